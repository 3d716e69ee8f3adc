// Time, frames and randomness for the widget's logic, so that tests control them.
// The only module of widget/chat that uses timers; its callers decide the delays.

/** Clock and timers. `after` returns the cancel function. */
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

/** A hidden tab gets no animation frames; there a timer of this length replaces them, so that unread counts stay right. */
const HIDDEN_FRAME_MS = 250;
/** If no frame has come by then, the timer runs the function: the tab was hidden after the request. */
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

/** Between two drawings of text that pours: every second frame of a 60 Hz screen, with room for a frame that is early. */
const TEXT_MS = 27;

/** Frames for text that pours: about 30 a second, the first at once. Nobody reads faster, and each drawing costs layout and paint. */
export function createTextScheduler(frames: FrameScheduler, clock: Clock): FrameScheduler {
  let ranAtMs = Number.NEGATIVE_INFINITY;
  return (run) => {
    const whenDue = () => {
      const nowMs = clock.nowMs();
      // A clock that was set back must not hold the text.
      const isEarly = nowMs >= ranAtMs && nowMs - ranAtMs < TEXT_MS;
      if (isEarly) return frames(whenDue);
      ranAtMs = nowMs;
      run();
    };
    frames(whenDue);
  };
}
