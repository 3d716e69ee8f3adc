// What is done for a chat whose launcher the script tag has drawn: what the page has asked for all chats, a press that the element
// interrupts, the badge, and the buttons of the page.
import { welcome } from './calls.ts';
import { places } from './places.ts';
import type { Chat, Place } from './queue.ts';

/** Buttons and links of the page that open the chat: elements/agent-chat/open-triggers.ts. */
const TRIGGER = '[data-agent-chat-open]';

/** Adds a chat to those of the page, until it is removed by its own method: the page would keep it. */
export function attend(place: Place): void {
  const { chat } = place;
  const { remove } = chat;
  places.add(place);
  chat.remove = () => {
    remove();
    places.delete(place);
  };
  welcome(chat);
  observePress(chat);
  prefetch(place);
  tellTriggers();
}

/** The element may replace the launcher between pointerdown and pointerup; the browser then fires no click. */
function observePress(chat: Chat): void {
  const begin = () => {
    const button = chat.shadowRoot?.querySelector('button');
    if (!button || customElements.get('agent-chat')) return;
    const release = (event: Event) => {
      if (!button.isConnected && event.target === chat) chat.open(true);
    };
    addEventListener('pointerup', release, { once: true });
    addEventListener('pointercancel', () => removeEventListener('pointerup', release), { once: true });
  };
  chat.addEventListener('pointerdown', begin);
  // The press was what brought the pointer here.
  if (chat.matches(':active')) begin();
}

/** A conversation may have new messages for the badge; without one the rest is loaded when the visitor opens the chat. */
function prefetch({ chat, load }: Place): void {
  try {
    // As storage.ts names it.
    if (!localStorage.getItem(`agent-chat/${chat.getAttribute('site') ?? 'default'}/conversation`)) return;
  } catch {
    return;
  }
  // Safari has none.
  window.requestIdleCallback?.(load, { timeout: 3_000 }) ?? setTimeout(load, 1_000);
}

/** Buttons of the page say what they open; once the chat is loaded it sets that itself. */
export function tellTriggers(): void {
  if (customElements.get('agent-chat')) return;
  for (const trigger of document.querySelectorAll(TRIGGER)) {
    trigger.setAttribute('aria-haspopup', 'dialog');
    trigger.setAttribute('aria-expanded', 'false');
  }
}
