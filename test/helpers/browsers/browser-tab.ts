// A tab of a browser that playwright does not drive, as the tests use it: the same for Firefox and WebKit, whose drivers differ.
// And what finds elements in its page, through shadow roots.

/** Longest wait for something that is to appear or to go, in milliseconds. */
export const WAIT_MS = 30_000;

/** An element of the page. */
export type Found = {
  click(): Promise<void>;
  /** What a function makes of the element, in the page; it may also do something with it. */
  read<T>(look: (element: HTMLElement) => T): Promise<T>;
};

/** A window of a visitor of its own. All of its waits reject after WAIT_MS. */
export type BrowserTab = {
  /** Errors that pages had. */
  readonly problems: readonly string[];
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Types text into what has the focus. */
  type(text: string): Promise<void>;
  press(key: 'Enter' | 'Escape' | 'Tab'): Promise<void>;
  /** What a function gives in the page. */
  run<T>(inPage: () => T): Promise<T>;
  /** The last drawn element for a selector that has the text in it or as its label, once there is one. */
  find(selector: string, text?: string): Promise<Found>;
  /** Resolves when nothing is drawn for the selector any more. */
  gone(selector: string): Promise<void>;
  close(): Promise<void>;
};

/** Runs in the page. The last drawn element for the selector and the text, through shadow roots; null for none. */
export function findDrawn(selector: string, text: string): HTMLElement | null {
  const all: HTMLElement[] = [];
  const walk = (root: Document | ShadowRoot) => {
    for (const element of root.querySelectorAll<HTMLElement>('*')) {
      if (element.matches(selector) && element.getClientRects().length > 0) all.push(element);
      if (element.shadowRoot) walk(element.shadowRoot);
    }
  };
  walk(document);
  const name = (element: Element) => `${element.getAttribute('aria-label') ?? ''} ${element.textContent ?? ''}`;
  return all.filter((element) => name(element).includes(text)).at(-1) ?? null;
}
