// Rate limit per host: the interval between the starts of requests (NET-13). Does not read robots.txt.
import type { Clock } from '../time/clock.ts';
import { sleep as realSleep } from '../time/wait.ts';

export interface Pacer {
  /** Waits for this host's turn, `intervalMs` after the turn before. @throws the signal's reason. */
  wait(host: string, intervalMs: number, signal: AbortSignal): Promise<void>;
}

/** `now`: milliseconds that only go forward. `sleep` is passed in so that tests need not wait. */
export function createPacer(deps: { now: () => number; sleep?: Clock['sleep'] }): Pacer {
  const sleep = deps.sleep ?? realSleep;
  const nextTurn = new Map<string, number>();
  return {
    async wait(host, intervalMs, signal) {
      const now = deps.now();
      const turn = Math.max(now, nextTurn.get(host) ?? 0);
      nextTurn.set(host, turn + intervalMs);
      if (nextTurn.size > 1_000) for (const [key, at] of nextTurn) if (at < now) nextTurn.delete(key);
      if (turn > now) await sleep(turn - now, signal);
    },
  };
}
