// Brings what waits for the visitor into view where it has no room below a long answer. It looks for the log itself, as the log draws
// no approval or question before the agent has one.

/** What is called of `<agent-chat-log>`. */
type Log = HTMLElement & { jumpToLatest(): void };

/** Once a card is drawn: the log around it follows its end if the card is not all in view, unless the visitor has scrolled away. */
export function showEnd(card: Element | null): void {
  let node: Node | null = card;
  while (node && !(node instanceof Element && node.localName === 'agent-chat-log'))
    node = node instanceof ShadowRoot ? node.host : node.parentNode;
  const log = node as Log | null;
  const root = log?.shadowRoot?.querySelector('.log');
  if (!card || !log || !root) return;
  // Reported in the frame in which the card has its place, behind what the log does about its size.
  const observer = new IntersectionObserver(
    ([entry]) => {
      observer.disconnect();
      if (entry && entry.intersectionRatio < 1 && !root.matches('.away')) log.jumpToLatest();
    },
    { root },
  );
  observer.observe(card);
}
