// Announcements to screen readers. Elements call `announce`; the outermost element with a live region speaks them.
// Does not know what is announced; streaming text is cut into finished sentences here, so that no token is read alone.
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { html, type TemplateResult } from 'lit';
import { keyed } from './keyed.ts';
import { sentenceEnds } from './sentences/sentence-ends.ts';

/** Fired by `announce`; cancelled by the Announcer that handles it. */
export const ANNOUNCE_EVENT = 'agent-chat-announce';

/** `assertive` interrupts the screen reader: only for approvals and questions that wait for the visitor. */
export type AnnounceDetail = { message: string; assertive: boolean };

/** Asks the nearest Announcer above (or at) `element` to announce `message`. Without one nothing is announced. */
export function announce(element: HTMLElement, message: string, assertive = false): void {
  const detail: AnnounceDetail = { message, assertive };
  element.dispatchEvent(new CustomEvent(ANNOUNCE_EVENT, { detail, bubbles: true, composed: true, cancelable: true }));
}

/** How long a message stays for those who read the page, in ms: a screen reader takes it when it comes, and what is left is no part of the page. */
const KEPT_MS = 10_000;

/**
 * Owns one polite and one assertive region of its host. Put `regions()` once in the host's template.
 * An Announcer further out goes first (capture), so nested elements stay silent inside a chat.
 */
export class Announcer implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  /** Newest last. A message is appended and replaces no other, which may not have been read yet. */
  #said: readonly AnnounceDetail[] = [];

  constructor(host: ReactiveControllerHost & HTMLElement) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    this.#host.addEventListener(ANNOUNCE_EVENT, this.#take, { capture: true });
  }

  hostDisconnected(): void {
    this.#host.removeEventListener(ANNOUNCE_EVENT, this.#take, { capture: true });
  }

  /** Announces `message` in the host's own region. An identical message is announced again. */
  say(message: string, assertive = false): void {
    const one = { message, assertive };
    this.#keep([...this.#said, one]);
    setTimeout(() => this.#keep(this.#said.filter((each) => each !== one)), KEPT_MS);
  }

  /** Nothing of what was said is in the next drawing. Call where the regions are drawn anew: they would say it a second time. */
  clear(): void {
    this.#said = [];
  }

  regions(): TemplateResult {
    const polite = this.#said.filter(({ assertive }) => !assertive);
    return html`<div class="sr" aria-live="polite" aria-atomic="false" aria-relevant="additions">${list(polite)}</div>
      <div class="sr" role="alert" aria-live="assertive">${list(this.#said.filter(({ assertive }) => assertive).slice(-1))}</div>`;
  }

  #keep(said: readonly AnnounceDetail[]): void {
    this.#said = said;
    this.#host.requestUpdate();
  }

  #take = (event: Event): void => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    const { message, assertive } = (event as CustomEvent<AnnounceDetail>).detail;
    this.say(message, assertive);
  };
}

const list = (said: readonly AnnounceDetail[]) =>
  keyed(
    said,
    (one) => one,
    ({ message }) => html`<p>${message}</p>`,
  );

/** Cuts a growing text into its complete sentences, each returned once. */
export class SentenceReader {
  #read = 0;

  /**
   * The sentences finished since the last call, joined, '' if none. `done`: the text will not grow, so its rest counts too.
   * Text that became shorter (a retraction) is read from its start.
   */
  next(text: string, done: boolean): string {
    if (text.length < this.#read) this.#read = 0;
    const rest = text.slice(this.#read);
    if (done) {
      this.#read = text.length;
      return rest.trim();
    }
    const finished = cutBeforeBracket(rest.slice(0, sentenceEnds(rest).at(-1) ?? 0));
    this.#read += finished.length;
    return finished.trim();
  }
}

/** Without a bracket at its end that is not closed on its line: a citation or a link must not be cut in two. */
function cutBeforeBracket(text: string): string {
  const open = text.lastIndexOf('[');
  return open > Math.max(text.lastIndexOf(']'), text.lastIndexOf('\n')) ? text.slice(0, open) : text;
}
