// A semaphore with a total limit and a limit per key, first come first served.

export interface Slots {
  /**
   * Waits for a free slot and gives the function that frees it again (calling it twice does no harm).
   * A null key counts only towards the total. @throws the signal's reason when it aborts while waiting.
   */
  acquire(key: string | null, signal: AbortSignal): Promise<() => void>;
}

type Waiter = { key: string | null; start: () => void };

/** Slots for at most `total` at once, of which at most `perKey` share a key. */
export function createSlots(limits: { total: number; perKey: number }): Slots {
  const busy = new Map<string, number>();
  const waiting: Waiter[] = [];
  let running = 0;

  const isFree = (key: string | null): boolean =>
    running < limits.total && (key === null || (busy.get(key) ?? 0) < limits.perKey);
  const change = (key: string | null, by: 1 | -1): void => {
    running += by;
    if (key === null) return;
    const count = (busy.get(key) ?? 0) + by;
    if (count === 0) busy.delete(key);
    else busy.set(key, count);
  };
  const wakeWaiting = (): void => {
    // Not only the head: a waiter whose host is busy must not block the others behind it.
    for (let index = 0; index < waiting.length && running < limits.total; ) {
      const waiter = waiting[index] as Waiter;
      if (isFree(waiter.key)) {
        waiting.splice(index, 1);
        waiter.start();
      } else index++;
    }
  };
  const take = (key: string | null): (() => void) => {
    change(key, 1);
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      change(key, -1);
      wakeWaiting();
    };
  };

  return {
    acquire(key, signal) {
      if (signal.aborted) return Promise.reject(signal.reason);
      if (isFree(key)) return Promise.resolve(take(key));
      return new Promise((resolve, reject) => {
        const handleAbort = (): void => {
          waiting.splice(waiting.indexOf(waiter), 1);
          reject(signal.reason);
        };
        const waiter: Waiter = {
          key,
          start: () => {
            signal.removeEventListener('abort', handleAbort);
            resolve(take(key));
          },
        };
        signal.addEventListener('abort', handleAbort, { once: true });
        waiting.push(waiter);
      });
    },
  };
}
