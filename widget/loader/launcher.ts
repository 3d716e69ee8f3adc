// What is done for a chat whose launcher the script tag has drawn: what the page has asked for all chats, a press that the element
// interrupts, the badge, and the buttons of the page.
import type { EarlySite } from '../chat/connection/http-api.ts';
import type { StorageName } from '../chat/storage.ts';
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

/** What the chat will ask for at once is on its way before the chat is; what it may be opened with is loaded when nothing else is. */
function prefetch({ chat, load }: Place): void {
  const site = chat.getAttribute('site') ?? 'default';
  // As storage.ts names it.
  const isKept = (name: StorageName) => localStorage.getItem(`agent-chat/${site}/${name}`);
  try {
    const hasLauncher = chat.shadowRoot;
    if (isKept('conversation')) {
      if (!hasLauncher) loadLog();
      else {
        chat.addEventListener('pointerenter', loadLog, { once: true });
        // It may have new messages, for the badge. Safari has no idle callbacks.
        window.requestIdleCallback?.(load, { timeout: 3_000 }) ?? setTimeout(load, 1_000);
      }
    }
    // Without a launcher it is loaded, and drawn when it comes. A session brings the texts with it.
    if (!hasLauncher) {
      // The chat waits for what knows tokens.
      if (chat.hasAttribute('user-token')) quietly(import('../elements/agent-chat/session/user-tokens.ts'));
      else isKept('token') || requestSite(chat, site);
    }
  } catch {}
}

/** Who has a conversation sees it when the chat has come: what draws it comes along. */
const loadLog = () => quietly(import('../elements/agent-chat-log/define.ts'));

/** Where it fails the chat asks again. */
function quietly(loading: Promise<unknown>): void {
  loading.catch(() => {});
}

/** Longest wait in milliseconds; the chat asks again then. */
const EARLY_TIMEOUT_MS = 5_000;

/** Asks for the texts of a site as http-api.ts does: with them the first drawing is complete. A failure is found out by the chat, which asks again. */
function requestSite(chat: Chat, site: string): void {
  const api = chat.getAttribute('api');
  const keep = (texts: EarlySite) => {
    chat.early = { [`${api} ${site}`]: texts };
  };
  const texts = fetch(`${api}/api/v1/site`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ site }),
    credentials: 'omit',
    signal: AbortSignal.timeout(EARLY_TIMEOUT_MS),
  })
    .then((response) => response.json())
    .then((reply) => reply.site)
    .catch(() => {});
  keep(texts);
  void texts.then(keep);
}

/** Buttons of the page say what they open; once the chat is loaded it sets that itself. */
export function tellTriggers(): void {
  if (customElements.get('agent-chat')) return;
  for (const trigger of document.querySelectorAll(TRIGGER)) {
    trigger.setAttribute('aria-haspopup', 'dialog');
    trigger.setAttribute('aria-expanded', 'false');
  }
}
