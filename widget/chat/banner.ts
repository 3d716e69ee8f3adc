// Which banner is shown above the composer: one at a time, the most urgent first.
// Knows the delays before a banner appears and disappears; the shell has its texts and styles.
import type { Clock } from './clock.ts';
import type { ConnectionStatus } from './connection/connection.ts';

export type Banner =
  | { kind: 'unavailable' }
  | { kind: 'signed-out' }
  | { kind: 'offline' }
  | { kind: 'reconnecting' }
  | { kind: 'rate-limited'; seconds: number }
  /** A daily budget is used up: milliseconds since the epoch until it renews. */
  | { kind: 'limited-until'; atMs: number }
  | { kind: 'back-online' };

/** An interruption shorter than this is not shown, in milliseconds. */
const RECONNECTING_AFTER_MS = 1_000;
/** For a longer wait the banner shows the end time instead of a countdown, in seconds. */
const LONGEST_COUNTDOWN_S = 600;
/** How long "Back online" stays, in milliseconds. */
const BACK_ONLINE_MS = 2_000;

/** Keeps the banner. `onChange` is called after every change. */
export class BannerState {
  readonly #clock: Clock;
  readonly #onChange: () => void;
  #status: ConnectionStatus = 'connecting';
  /** What the time since the last status has made of it. */
  #passing: 'reconnecting' | 'back-online' | null = null;
  #limitedUntilMs = 0;
  #cancelStatusTimer: (() => void) | null = null;
  #cancelTick: (() => void) | null = null;
  #current: Banner | null = null;

  constructor(clock: Clock, onChange: () => void) {
    this.#clock = clock;
    this.#onChange = onChange;
  }

  /** The banner to show; the same object while its content is the same. */
  get current(): Banner | null {
    return this.#current;
  }

  setStatus(status: ConnectionStatus): void {
    const before = this.#status;
    // A further attempt of the same interruption.
    if (status === 'retrying' && before === status) return;
    const wasShown = before === 'offline' || this.#passing === 'reconnecting';
    this.#status = status;
    this.#passing = null;
    this.#cancelStatusTimer?.();
    if (status === 'retrying') this.#pass('reconnecting', RECONNECTING_AFTER_MS);
    else if (status === 'open' && wasShown) {
      this.#passing = 'back-online';
      this.#pass(null, BACK_ONLINE_MS);
    }
    this.#update();
  }

  /** Shows the countdown until `untilMs` on the clock. */
  setLimitedUntil(untilMs: number): void {
    this.#limitedUntilMs = untilMs;
    this.#tick();
  }

  dispose(): void {
    this.#cancelStatusTimer?.();
    this.#cancelTick?.();
  }

  #pass(to: 'reconnecting' | null, delayMs: number): void {
    this.#cancelStatusTimer = this.#clock.after(delayMs, () => {
      this.#passing = to;
      this.#update();
    });
  }

  #tick(): void {
    this.#cancelTick?.();
    if (this.#secondsLeft() > 0) this.#cancelTick = this.#clock.after(1_000, () => this.#tick());
    this.#update();
  }

  #secondsLeft(): number {
    return Math.max(0, Math.ceil((this.#limitedUntilMs - this.#clock.nowMs()) / 1000));
  }

  #pick(): Banner | null {
    if (this.#status === 'refused') return { kind: 'unavailable' };
    if (this.#status === 'signed-out') return { kind: 'signed-out' };
    if (this.#status === 'offline') return { kind: 'offline' };
    const seconds = this.#secondsLeft();
    if (this.#passing !== 'reconnecting' && seconds > 0)
      return seconds > LONGEST_COUNTDOWN_S
        ? { kind: 'limited-until', atMs: this.#limitedUntilMs }
        : { kind: 'rate-limited', seconds };
    return this.#passing && { kind: this.#passing };
  }

  #update(): void {
    const next = this.#pick();
    if (JSON.stringify(next) === JSON.stringify(this.#current)) return;
    this.#current = next;
    this.#onChange();
  }
}

/** No message can be sent before that time. */
export function isLimited(banner: Banner | null): boolean {
  return banner?.kind === 'rate-limited' || banner?.kind === 'limited-until';
}
