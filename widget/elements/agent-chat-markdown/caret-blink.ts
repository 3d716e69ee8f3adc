// The caret blinks only while no text arrives: an animation that runs costs a second style pass at every frame. A class through the object
// model; the templates stay pure.
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { type Clock, systemClock } from '../../chat/clock.ts';

/** Without new text for so long, the caret blinks. */
const PAUSE_MS = 600;

type Host = ReactiveControllerHost & { readonly renderRoot: HTMLElement | DocumentFragment };

/** `pausing` on the `.text` of the host. */
export class CaretBlink implements ReactiveController {
  readonly #host: Host;
  readonly #isStreaming: () => boolean;
  readonly #clock: Clock;
  #cancel: (() => void) | null = null;

  constructor(host: Host, isStreaming: () => boolean, clock: Clock = systemClock) {
    this.#host = host;
    this.#isStreaming = isStreaming;
    this.#clock = clock;
    host.addController(this);
  }

  hostUpdated(): void {
    if (!this.#cancel && !this.#isStreaming()) return;
    this.#still();
    if (!this.#isStreaming()) return;
    this.#cancel = this.#clock.after(PAUSE_MS, () => this.#text?.classList.add('pausing'));
  }

  hostDisconnected(): void {
    this.#still();
  }

  hostConnected(): void {
    this.#host.requestUpdate();
  }

  #still(): void {
    this.#cancel?.();
    this.#cancel = null;
    this.#text?.classList.remove('pausing');
  }

  get #text(): Element | null {
    return this.#host.renderRoot?.querySelector('.text') ?? null;
  }
}
