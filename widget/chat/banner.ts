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
  #isReconnecting = false;
  #isBack = false;
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
    const wasShown = this.#status === 'offline' || this.#isReconnecting;
    this.#status = status;
    this.#isBack = status === 'open' && wasShown;
    if (status === 'retrying') {
      this.#startTimer(RECONNECTING_AFTER_MS, () => {
        this.#isReconnecting = true;
      });
    } else {
      this.#isReconnecting = false;
      this.#cancelStatusTimer?.();
      this.#cancelStatusTimer = null;
    }
    if (this.#isBack) {
      this.#startTimer(BACK_ONLINE_MS, () => {
        this.#isBack = false;
      });
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

  #startTimer(delayMs: number, then: () => void): void {
    if (this.#cancelStatusTimer && delayMs === RECONNECTING_AFTER_MS) return;
    this.#cancelStatusTimer?.();
    this.#cancelStatusTimer = this.#clock.after(delayMs, () => {
      this.#cancelStatusTimer = null;
      then();
      this.#update();
    });
  }

  #tick(): void {
    this.#cancelTick?.();
    this.#cancelTick = null;
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
    if (this.#isReconnecting) return { kind: 'reconnecting' };
    const seconds = this.#secondsLeft();
    if (seconds > LONGEST_COUNTDOWN_S) return { kind: 'limited-until', atMs: this.#limitedUntilMs };
    if (seconds > 0) return { kind: 'rate-limited', seconds };
    return this.#isBack ? { kind: 'back-online' } : null;
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
