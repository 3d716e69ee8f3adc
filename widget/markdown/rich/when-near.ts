// Work for elements that are in view or will soon be, and for all of them when the page is printed.

/** Around what is shown, in CSS pixels: about a screenful. Browsers without `scrollMargin` begin with what is shown. */
const NEAR = '800px';

const near = new WeakSet<Element>();
const promises = new WeakMap<Element, Promise<void>>();
/** What is done when an element comes near; nothing here holds one that leaves the page. */
const waiting = new Set<WeakRef<() => void>>();
let isPrinted = false;

/** It has come near, since {@link whenNear} was called for it. */
export function isNear(element: Element): boolean {
  return isPrinted || near.has(element);
}

/** Resolves when the element comes near; at once if it has been. Never rejects. */
export function whenNear(element: Element): Promise<void> {
  if (isNear(element)) return Promise.resolve();
  const promise = promises.get(element) ?? new Promise<void>((resolve) => observe(element, resolve));
  promises.set(element, promise);
  return promise;
}

/** An observer for each: one for all would outlive them. */
function observe(element: Element, resolve: () => void): void {
  const options: IntersectionObserverInit & { scrollMargin?: string } = { rootMargin: NEAR, scrollMargin: NEAR };
  const begin = () => {
    near.add(element);
    observer.disconnect();
    resolve();
  };
  const observer = new IntersectionObserver(
    (entries) => entries.some((entry) => entry.isIntersecting) && begin(),
    options,
  );
  observer.observe(element);
  for (const ref of waiting) if (!ref.deref()) waiting.delete(ref);
  waiting.add(new WeakRef(begin));
}

// Imported on a server there is no page.
globalThis.addEventListener?.('beforeprint', () => {
  isPrinted = true;
  for (const ref of waiting) ref.deref()?.();
});
globalThis.addEventListener?.('afterprint', () => {
  isPrinted = false;
});
