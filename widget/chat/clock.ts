// Time, frames and randomness as the widget's logic sees them, so that tests drive them by hand.
// The only module of widget/chat that touches timers; who waits for what is decided by its callers.

/** Clock and timers. `after` returns the way to cancel. */
export interface Clock {
  nowMs(): number;
  after(delayMs: number, run: () => void): () => void;
}

/** The browser's clock. */
export const systemClock: Clock = {
  nowMs: () => Date.now(),
  after(delayMs, run) {
    const timer = setTimeout(run, delayMs);
    return () => clearTimeout(timer);
  },
};

/** Runs a function once before the next paint. */
export type FrameScheduler = (run: () => void) => void;

/** A hidden tab gets no animation frames; then a timer of this length stands in, so that unread counts stay right. */
const HIDDEN_FRAME_MS = 250;
/** A frame that has not come by then is overtaken by the timer: the tab was hidden after the request. */
const LATE_FRAME_MS = 1_000;

/** Animation frames of the page, with a timer in hidden tabs. */
export function createFrameScheduler(clock: Clock, page: Document = document): FrameScheduler {
  return (run) => {
    let done = false;
    const once = () => {
      if (done) return;
      done = true;
      cancel();
      run();
    };
    const cancel = clock.after(page.visibilityState === 'hidden' ? HIDDEN_FRAME_MS : LATE_FRAME_MS, once);
    if (page.visibilityState !== 'hidden') requestAnimationFrame(once);
  };
}
