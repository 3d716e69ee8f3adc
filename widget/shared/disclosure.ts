// Opening and closing a body: block size and opacity over the base duration, at once under reduced motion.
// Knows one element at a time; its owner decides whether it is open.

/** Milliseconds and curve of opening and closing; exits take 80% of the time. */
const OPEN_MS = 220;
const CLOSE_MS = OPEN_MS * 0.8;
const EASE = 'cubic-bezier(0.2, 0.8, 0.2, 1)';

export function reducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Slides a body that was just drawn into view. */
export function slideOpen(body: HTMLElement | null): void {
  void slide(body, false);
}

/** Slides a body away; resolves when it may be removed. Never rejects. */
export function slideClosed(body: HTMLElement | null): Promise<void> {
  return slide(body, true);
}

async function slide(body: HTMLElement | null, closing: boolean): Promise<void> {
  if (!body || reducedMotion() || body.offsetHeight === 0) return;
  const full = { blockSize: `${body.offsetHeight}px`, opacity: 1, overflow: 'clip' };
  const none = { blockSize: '0px', opacity: 0, overflow: 'clip' };
  const animation = body.animate(closing ? [full, none] : [none, full], {
    duration: closing ? CLOSE_MS : OPEN_MS,
    easing: EASE,
    fill: closing ? 'forwards' : 'none',
  });
  // A cancelled animation (the element left the page) counts as finished.
  await animation.finished.catch(() => {});
}

/** Cross-fades a label whose text changed. */
export function fadeLabel(label: HTMLElement | null): void {
  if (label && !reducedMotion()) label.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 120, easing: EASE });
}
