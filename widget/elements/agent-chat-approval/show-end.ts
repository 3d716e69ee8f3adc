// Brings what waits for the visitor into view where it has come below a long answer. Knows the log by its class alone: it draws no
// element of this part before the visitor is asked something.

/** Scrolls the log around an element to its end, unless the visitor has scrolled away from it. */
export function showEnd(element: Element): void {
  let node: Node | null = element;
  while (node && !(node instanceof Element && node.matches('.log')))
    node = node instanceof ShadowRoot ? node.host : node.parentNode;
  const log = node as Element | null;
  if (log && !log.matches('.away')) log.scrollTop = log.scrollHeight;
}
