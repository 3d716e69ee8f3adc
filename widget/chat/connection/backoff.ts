// How long to wait before the next connection attempt, and the wait itself. The transports make the attempts.
import type { Clock } from '../clock.ts';
import { codeOf } from './connection-error.ts';

/** Upper bound of the first wait; doubled with every failed attempt. */
const FIRST_DELAY_MS = 500;
/** Upper bound of every later wait: the view is current within 5 s of the API being reachable again. */
const MAX_DELAY_MS = 4_000;

/**
 * Wait before attempt `attempt` (1 is the first retry), in milliseconds: full jitter, evenly between 0 and a bound
 * that doubles, so that many pages do not reconnect at the same moment (AWS Architecture Blog, "Exponential Backoff And Jitter").
 */
export function backoffDelayMs(attempt: number, random: () => number): number {
  const bound = Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** Math.min(Math.max(attempt, 1) - 1, 16));
  return Math.round(random() * bound);
}

/** Attempts of one read before its failure is shown: a lost reply is mostly followed by one that arrives. */
const READ_ATTEMPTS = 3;

/** What `read` returns; a read whose reply was lost on the way is made again. Rejects with the last failure, or once `signal` is aborted. */
export async function readAgain<Value>(
  read: () => Promise<Value>,
  { clock, random, signal }: { clock: Clock; random: () => number; signal: AbortSignal | undefined },
): Promise<Value> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await read();
    } catch (error) {
      const isLost = codeOf(error) === 'network';
      if (!isLost || attempt === READ_ATTEMPTS || signal?.aborted) throw error;
    }
    await new Promise<void>((resolve) => {
      const end = () => {
        cancel();
        signal?.removeEventListener('abort', end);
        resolve();
      };
      const cancel = clock.after(backoffDelayMs(attempt, random), end);
      signal?.addEventListener('abort', end);
    });
    signal?.throwIfAborted();
  }
}

/** The failed attempts of one connection, over all its transports. */
export class Backoff {
  readonly #clock: Clock;
  readonly #random: () => number;
  #failures = 0;
  #endWait: (() => void) | null = null;

  constructor(clock: Clock, random: () => number) {
    this.#clock = clock;
    this.#random = random;
  }

  /** Wait before the next attempt, in milliseconds; another random one on every call. */
  get delayMs(): number {
    return backoffDelayMs(this.#failures, this.#random);
  }

  /** An attempt has failed. */
  fail(): void {
    this.#failures += 1;
  }

  /** The API was reached: the next wait is a first one. */
  reset(): void {
    this.#failures = 0;
  }

  /** Waits until the time is over, or until `end`. */
  wait(): Promise<void> {
    return new Promise((resolve) => {
      const end = () => {
        cancel();
        this.#endWait = null;
        resolve();
      };
      const cancel = this.#clock.after(this.delayMs, end);
      this.#endWait = end;
    });
  }

  /** Ends the wait at once. False when nothing waits. */
  end(): boolean {
    if (!this.#endWait) return false;
    this.#endWait();
    return true;
  }
}
