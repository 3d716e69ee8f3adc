// How the strings of a chat reach the elements inside it: an element asks upwards when it is connected, and gets every change.
import type { Strings } from './strings.ts';

const ASK = 'agent-chat-ask-strings';

/** What the event carries: who wants the strings, and what ends that, set by who has them. */
type Ask = { take(strings: Strings): void; end(): void };

/** `take` gets the strings of the chat around `element`, if there is one, now and after each change. Returns what ends that. */
export function followStrings(element: EventTarget, take: (strings: Strings) => void): () => void {
  const detail: Ask = { take, end() {} };
  element.dispatchEvent(new CustomEvent(ASK, { bubbles: true, composed: true, detail }));
  return () => detail.end();
}

/** The strings that `host` has for the elements inside it. */
export class ProvidedStrings {
  readonly #asked = new Set<Ask>();
  #current: Strings;

  constructor(host: EventTarget, current: Strings) {
    this.#current = current;
    host.addEventListener(ASK, (event) => {
      event.stopPropagation();
      const { detail } = event as CustomEvent<Ask>;
      this.#asked.add(detail);
      detail.end = () => void this.#asked.delete(detail);
      detail.take(this.#current);
    });
  }

  set(strings: Strings): void {
    this.#current = strings;
    for (const { take } of this.#asked) take(strings);
  }
}
