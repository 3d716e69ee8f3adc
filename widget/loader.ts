// The one script tag: reads its own attributes, draws the launcher, and imports the rest when it is wanted.
// A classic script without imports, small enough to load on every page; everything else is in index.ts.

/** Path of the main module relative to this script; the build puts it here. */
declare const __AGENT_CHAT_ENTRY__: string;

/** Attributes of the tag that become attributes of <agent-chat>. */
const PASSED = ['site', 'layout', 'theme', 'lang', 'conversation', 'user-token'];

const MARK = Symbol.for('agent-chat');

/** Looks of the launcher before its element is there: the place of placement.styles.ts, the circle of agent-chat-launcher. */
const CSS = `:host{all:initial!important;color-scheme:inherit!important;display:var(--agent-chat-display,block)!important;position:fixed!important;z-index:var(--agent-chat-z,2147483647)!important;inset-block:auto var(--agent-chat-offset,24px)!important;inset-inline:auto var(--agent-chat-offset,24px)!important}
:host::before,:host::after,:host::backdrop,:host([hidden]){content:none!important;display:none!important}
:host([theme=light]){color-scheme:light!important}:host([theme=dark]){color-scheme:dark!important}
button{all:unset;box-sizing:border-box;display:grid;place-items:center;width:56px;height:56px;border-radius:50%;cursor:pointer;background:var(--agent-chat-accent,#2e65cf);color:var(--agent-chat-on-accent,#fff);box-shadow:0 10px 28px -8px color-mix(in oklab,var(--agent-chat-accent,#2e65cf) 55%,transparent),0 4px 12px -4px rgb(16 20 32/.25)}
button:focus-visible{outline:2px solid var(--agent-chat-accent,#2e65cf);outline-offset:2px}
button[aria-busy=true]{cursor:progress}
svg{width:26px;height:26px;fill:none;stroke:currentColor;stroke-width:1.75;stroke-linecap:round;stroke-linejoin:round}
@media(forced-colors:active){button{border:1px solid ButtonText}}`;

/** The chat icon of shared/icons.ts. */
const ICON = 'M5 4h14a2 2 0 0 1 2 2v9.5a2 2 0 0 1-2 2h-6.5L7.5 21v-3.5H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2z';

/** "Open chat" in the languages of shared/strings. */
const OPEN: Record<string, string> = { vi: 'Mở trò chuyện', zh: '打开对话', id: 'Buka obrolan' };

type Chat = HTMLElement & { open?: () => void };

function start(tag: HTMLScriptElement | null): void {
  const page = window as unknown as Record<symbol, boolean | undefined>;
  if (page[MARK]) {
    console.warn('agent-chat: the script is on this page already; this second tag does nothing.');
    return;
  }
  page[MARK] = true;
  if (!tag?.src) {
    console.warn('agent-chat: load widget.js by <script src="…/widget.js" async></script>, as a classic script.');
    return;
  }
  const data = (name: string) => tag.getAttribute(`data-${name}`);
  const chat: Chat = document.createElement('agent-chat');
  for (const name of PASSED) {
    const value = data(name);
    if (value !== null) chat.setAttribute(name, value);
  }
  chat.setAttribute('api', (data('api') ?? new URL('.', tag.src).href).replace(/\/+$/, ''));

  let loading: Promise<unknown> | null = null;
  /** Imports the rest, once; after a failure the next wish tries again. */
  const load = (): Promise<unknown> => {
    loading ??= import(/* @vite-ignore */ new URL(__AGENT_CHAT_ENTRY__, tag.src).href).catch((error: unknown) => {
      loading = null;
      console.error('agent-chat: the chat could not be loaded.', error);
      throw error;
    });
    return loading;
  };
  const quietly = () => void load().catch(() => {});

  const place = () => {
    const target = data('target');
    const parent = target ? document.querySelector(target) : document.body;
    if (!parent) {
      console.warn(`agent-chat: data-target="${target}" is not on this page; nothing was added.`);
      return;
    }
    const layout = data('layout') ?? 'floating';
    const remembered = recall(data('site') ?? 'default');
    if (data('open') !== null && data('open') !== 'false') chat.setAttribute('open', '');
    const isWanted = layout === 'full' || layout === 'inline' || remembered.open || chat.hasAttribute('open');
    if (!isWanted) draw(chat, load, quietly);
    parent.append(chat);
    if (!isWanted) raise(chat);
    if (isWanted) quietly();
    else
      whenIdle(() => {
        // A conversation may have news for the badge; without one the rest waits for the visitor.
        if (remembered.conversation) quietly();
      });
  };
  if (document.body) place();
  else document.addEventListener('DOMContentLoaded', place, { once: true });
}

/** Draws the launcher into the element's shadow root; the element takes its place when it is defined. */
function draw(chat: Chat, load: () => Promise<unknown>, prefetch: () => void): void {
  const root = chat.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(CSS);
  root.adoptedStyleSheets = [sheet];
  const button = document.createElement('button');
  button.type = 'button';
  const language = (chat.lang || document.documentElement.lang || navigator.language || '').slice(0, 2).toLowerCase();
  button.setAttribute('aria-label', OPEN[language] ?? 'Open chat');
  button.setAttribute('aria-haspopup', 'dialog');
  button.setAttribute('aria-expanded', 'false');
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  path.setAttribute('d', ICON);
  svg.append(path);
  button.append(svg);
  for (const wish of ['pointerenter', 'focus', 'touchstart']) {
    button.addEventListener(wish, prefetch, { once: true, passive: true });
  }
  button.addEventListener('click', () => {
    button.setAttribute('aria-busy', 'true');
    load().then(
      () => customElements.whenDefined('agent-chat').then(() => chat.open?.()),
      () => button.removeAttribute('aria-busy'),
    );
  });
  // The element may take the button's place between press and release, and no click comes of the two halves.
  button.addEventListener('pointerdown', () => {
    const release = new AbortController();
    const { signal } = release;
    addEventListener('pointercancel', () => release.abort(), { signal });
    addEventListener(
      'pointerup',
      (event) => {
        release.abort();
        if (!button.isConnected && event.target === chat) chat.open?.();
      },
      { signal },
    );
  });
  root.append(button);
}

/** Into the top layer, as elements/agent-chat/top-layer.ts does for the element. */
function raise(chat: Chat): void {
  if (!chat.showPopover || getComputedStyle(chat).getPropertyValue('--agent-chat-z').trim()) return;
  chat.popover = 'manual';
  chat.showPopover();
}

/** What storage.ts remembers of this site; nothing where the browser refuses storage. */
function recall(site: string): { open: boolean; conversation: boolean } {
  try {
    const key = `agent-chat/${site}/`;
    return {
      open: sessionStorage.getItem(`${key}open`) === '1',
      conversation: localStorage.getItem(`${key}conversation`) !== null,
    };
  } catch {
    return { open: false, conversation: false };
  }
}

function whenIdle(run: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: 3_000 });
  else setTimeout(run, 1_000);
}

start(document.currentScript as HTMLScriptElement | null);
