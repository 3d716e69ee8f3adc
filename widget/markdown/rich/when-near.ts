// Work for elements that are in view or will soon be, and for all of them when the page is printed.

/** Around what is shown, in CSS pixels: about a screenful. Browsers without `scrollMargin` begin with what is shown. */
const NEAR = '800px';

/** What is done for an element when it comes near. */
const waiting = new WeakMap<Element, () => void>();
const near = new WeakSet<Element>();
/** The elements that wait: they may leave the page. */
const refs = new Set<WeakRef<Element>>();
let isPrinted = false;
let observer: IntersectionObserver | null = null;

/** It has come near, since {@link whenNear} was called for it. */
export function isNear(element: Element): boolean {
  return isPrinted || near.has(element);
}

/** Resolves when the element comes near; at once if it has been. Never rejects. */
export function whenNear(element: Element): Promise<void> {
  if (isNear(element)) return Promise.resolve();
  observe();
  for (const ref of refs) if (!waiting.has(ref.deref()!)) refs.delete(ref);
  refs.add(new WeakRef(element));
  return new Promise((resolve) => {
    const before = waiting.get(element);
    waiting.set(element, () => {
      before?.();
      resolve();
    });
    observer!.observe(element);
  });
}

function observe(): void {
  if (observer) return;
  const options: IntersectionObserverInit & { scrollMargin?: string } = { rootMargin: NEAR, scrollMargin: NEAR };
  observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) begin(target);
  }, options);
  window.addEventListener('beforeprint', () => {
    isPrinted = true;
    for (const ref of refs) {
      const element = ref.deref();
      if (element) begin(element);
    }
  });
  window.addEventListener('afterprint', () => {
    isPrinted = false;
  });
}

function begin(element: Element): void {
  near.add(element);
  observer!.unobserve(element);
  waiting.get(element)?.();
  waiting.delete(element);
}
