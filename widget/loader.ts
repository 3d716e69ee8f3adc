// The one script tag: reads its own attributes, draws the launcher, and imports the rest when the visitor opens the chat.
// A classic script without imports but of types, small enough to load on every page; everything else is in index.ts.

import type { AgentChatPage, PageTool } from './chat/page-tools/page-tool.ts';

/** Paths relative to this script of the main module, and of those that it imports; the build puts them here. */
declare const __AGENT_CHAT_FILES__: [entry: string, ...imports: string[]];

/** Attributes of the tag that are copied to <agent-chat>; the colours become custom properties of it. */
const PASSED = 'site layout theme lang conversation user-token page-context accent on-accent'.split(' ');

/** Methods of <agent-chat> that work before it is loaded. */
const CALLS =
  'open close toggle ask send setDraft focusComposer openConversation newConversation signOut setPageContext registerTool signIn stop';
/** Buttons and links of the page that open the chat: elements/agent-chat/open-triggers.ts. */
const TRIGGER = 'data-agent-chat-open';

/** On the window: the chats of this page by place, or `true` from an older copy of the script. On a chat: it is inserted again when it is removed, so it keeps its state. */
const MARK = Symbol.for('agent-chat');
/** Marks the chats of this script, so that their copies are recognised: Turbo caches clones of whole pages. */
const OURS = 'from-script-tag';

/** A chat that another script removes is inserted again, at most this often within this time in milliseconds, so that two such scripts do not repeat it for ever. */
const MAX_RETURNS = 20;
const RETURNS_MS = 10_000;

/** Style of the launcher before its element is loaded: the place of placement.styles.ts, the circle of agent-chat-launcher, its sign black or white as in tokens.styles.ts. */
const CSS = `:host{all:initial!important;color-scheme:inherit!important;color:#fff!important;display:var(--agent-chat-display,block)!important;position:fixed!important;z-index:var(--agent-chat-z,2147483647)!important;inset-block:auto var(--agent-chat-offset,24px)!important;inset-inline:auto var(--agent-chat-offset,24px)!important}:host::before,:host::after,:host::backdrop,:host([hidden]){display:none!important}:host([theme=light]){color-scheme:light!important}:host([theme=dark]){color-scheme:dark!important}button{all:unset;--a:var(--agent-chat-accent,#2e65cf);display:grid;place-items:center;box-sizing:border-box;width:56px;height:56px;border:1px solid transparent;border-radius:50%;cursor:pointer;background:var(--a);color:var(--agent-chat-on-accent,color(from var(--a) xyz calc((.179 - y)*9999) calc((.179 - y)*9999) calc((.179 - y)*9999)));box-shadow:0 10px 28px -8px color-mix(in oklab,var(--a) 55%,transparent),0 4px 12px -4px #10142040}:focus-visible{outline:2px solid var(--a);outline-offset:2px}[aria-busy]{cursor:progress}svg,output{display:block}svg{width:26px;fill:none;stroke:currentColor;stroke-width:1.75;stroke-linejoin:round}output{position:absolute;bottom:12px;inset-inline-end:68px;width:max-content;max-width:calc(100vw - 120px);padding:8px 12px;border-radius:10px;background:#1c1d21;font:14px system-ui}output:empty{display:none}:host([layout=inline]),:host([layout=full]){position:static!important}:host([layout=inline]) output,:host([layout=full]) output{position:static;margin-top:8px}`;

/** The chat icon of shared/icons/icons.ts. */
const ICON = 'M5 4h14a2 2 0 012 2v9.5a2 2 0 01-2 2h-6.5L7.5 21v-3.5H5a2 2 0 01-2-2V6a2 2 0 012-2z';

/** Words by language; in others they are English. */
type Texts = { en: string; [language: string]: string };

/** `open` of shared/strings. */
const OPEN: Texts = {
  en: 'Open chat',
  vi: 'Mở trò chuyện',
  zh: '打开对话',
  id: 'Buka obrolan',
  ar: 'فتح المحادثة',
  de: 'Chat öffnen',
  es: 'Abrir el chat',
  fr: 'Ouvrir le chat',
  ja: 'チャットを開く',
  ko: '채팅 열기',
  pl: 'Otwórz czat',
  pt: 'Abrir o chat',
  th: 'เปิดแชต',
};

/** Methods that are a wish for the chat: a visitor sees why it does not come. */
const WISHES = /open|toggle|ask|send/;
/** Those of a question, which is rejected and not asked later. */
const QUESTIONS = /ask|send/;

/** `unavailable` of shared/strings, in some of its languages: seen only where the rest cannot be loaded. */
const UNAVAILABLE: Texts = {
  en: 'The chat is not available right now.',
  vi: 'Hiện không thể trò chuyện.',
  zh: '对话暂时不可用。',
  id: 'Obrolan sedang tidak tersedia.',
};

type Words<Text> = Text extends `${infer First} ${infer Rest}` ? First | Words<Rest> : Text;
type Call = Words<typeof CALLS>;
const calls = CALLS.split(' ') as Call[];

type Chat = HTMLElement & {
  [MARK]?: boolean;
  registerTool?: (tool: PageTool) => () => void;
  signIn?: (token: string) => unknown;
  open?: (byUser: boolean) => unknown;
} & { [Name in Exclude<Call, 'registerTool' | 'signIn' | 'open'>]?: (...words: never[]) => unknown };

type Stubs = { [Name in Call]?: (...words: unknown[]) => unknown };

/** One chat of this page. `put` inserts it in its place; false without such a place, and it is then due once the page has one. */
type Placed = { chat: Chat; tag: HTMLScriptElement; selector: string | undefined; put: () => boolean };

/** The chats of the page by place, '' for the one over it; `user`: the token of the one who signed in, `uses`: called with each chat, both for those to come, too. */
type Chats = Map<string, Placed> & { user?: string; uses: Set<(chat: Chat) => void> };

const warn = (...words: unknown[]) => console.warn('agent-chat:', ...words);

function start(tag: HTMLScriptElement, placed: Chats): void {
  const { target: selector, layout, site, api, open, lang } = tag.dataset;
  const isInPage = layout === 'full' || layout === 'inline';
  const key = isInPage ? `in ${selector ?? 'body'}` : '';
  const before = placed.get(key);
  if (before?.tag.isConnected) {
    warn('on this page already; a second chat needs data-layout and data-target.');
    return;
  }
  if (before?.chat.getAttribute('site') === (site ?? null)) {
    // The page around the first tag was replaced, and this is the tag of the new one.
    if (!lang && before.tag.dataset.lang) before.chat.removeAttribute('lang');
    before.tag = tag;
    pass(tag, before.chat);
    before.put();
    return;
  }
  before?.chat.remove();

  const chat: Chat = document.createElement('agent-chat');
  pass(tag, chat);
  set(chat, 'user-token', placed.user || null);
  set(chat, OURS, '');
  set(chat, 'api', (api ?? new URL('.', tag.src).href).replace(/\/+$/, ''));
  chat[MARK] = true;
  // Removed by this call it stays removed; removed by anything else it is inserted again.
  chat.remove = () => {
    chat[MARK] = false;
    placed.delete(key);
    Element.prototype.remove.call(chat);
  };

  /** The methods of the element are no longer covered by those of this script. */
  const unveiled = customElements.whenDefined('agent-chat').then(() => {
    for (const name of calls) delete chat[name];
  });
  let loading: Promise<boolean> | undefined;
  /** Imports the rest, once; false after a failure, and the next call tries again. `isWish`: for a visitor, who sees where that fails. */
  const load = async (isWish?: boolean): Promise<boolean> => {
    // All files are requested at once, instead of each when the one that imports it has come.
    loading ??= Promise.all(
      __AGENT_CHAT_FILES__.map((file) => import(/* @vite-ignore */ new URL(file, tag.src).href)),
    ).then(
      () => true,
      (error: unknown) => {
        loading = undefined;
        warn('the chat could not be loaded. Is it in script-src?', error);
        return false;
      },
    );
    const isLoaded = await loading;
    if (!isLoaded && isWish) {
      draw();
      say();
      addEventListener('online', again, { once: true });
    }
    return isLoaded;
  };
  const wish = () => load(true);
  const again = () => void wish();
  const prefetch = () => void load();
  let say = () => {};
  /** Draws the launcher, unless the element has drawn itself. */
  const draw = () => {
    if (chat.shadowRoot) return;
    say = drawLauncher(chat, wish, prefetch);
    lift();
  };
  /** Over the page, until the element does that itself. */
  const lift = () => {
    if (!isInPage && !customElements.get('agent-chat')) raise(chat);
  };
  for (const name of calls) {
    (chat as Stubs)[name] = async (...words) => {
      if (!(await load(WISHES.test(name))) && QUESTIONS.test(name)) throw Error('The chat could not be loaded.');
      await unveiled;
      return (chat as Stubs)[name]?.(...words);
    };
  }
  // Tools do not make the chat load: they wait until something else does.
  chat.registerTool = (tool) => {
    let undo: (() => void) | undefined;
    let isWanted = true;
    const register = () => {
      if (isWanted) undo = chat.registerTool?.(tool);
    };
    unveiled.then(register).catch(console.error);
    return () => {
      isWanted = false;
      undo?.();
    };
  };
  // Nothing is being written.
  chat.stop = () => {};
  // Does not make the chat load either: with a conversation to take along it loads by itself.
  chat.signIn = async (token) => {
    if (!token) throw TypeError('signIn needs a token.');
    set(chat, 'user-token', token);
  };
  for (const use of placed.uses) use(chat);

  let isDue = false;
  let isNew = true;
  const put = (): boolean => {
    const parent = isDue && document.querySelector(selector || 'body');
    if (!parent) return false;
    if (chat.isConnected) return true;
    parent.append(chat);
    if (chat.shadowRoot) lift();
    if (isNew) {
      isNew = false;
      // The hash is a link from another device (device-link-controller.ts).
      if ((open ?? 'false') !== 'false' || location.hash.startsWith('#agent-chat-continue=')) set(chat, 'open', '');
      if (isInPage || chat.hasAttribute('open') || recall('session', site, 'open') === '1') void wish();
      else {
        draw();
        // A conversation may have new messages for the badge; without one the rest is loaded when the visitor opens the chat.
        if (recall('local', site, 'conversation')) {
          // Safari has none.
          window.requestIdleCallback?.(prefetch, { timeout: 3_000 }) ?? setTimeout(prefetch, 1_000);
        }
      }
    }
    return true;
  };
  const begin = () => {
    isDue = true;
    if (!put()) warn(`data-target="${selector}" is not on this page yet.`);
  };
  placed.set(key, { chat, tag, selector, put });
  if (document.body && (document.readyState !== 'loading' || !selector)) begin();
  else {
    // Its place is there, and may still be read.
    if (isInPage && document.querySelector(selector!)) prefetch();
    document.addEventListener('DOMContentLoaded', begin, { once: true });
  }
}

/** Sets an attribute, unless it has that value; null leaves it as it is. */
function set(element: Element, name: string, value: string | null): void {
  if (value !== null && value !== element.getAttribute(name)) element.setAttribute(name, value);
}

/** Copies the settings of the tag to attributes of the chat. */
function pass(tag: HTMLScriptElement, chat: Chat): void {
  for (const name of PASSED) {
    const value = tag.getAttribute(`data-${name}`);
    // By the object model: a policy of the page may forbid styles in its HTML.
    if (!/accent/.test(name)) set(chat, name, value);
    else if (value) chat.style.setProperty(`--agent-chat-${name}`, value);
  }
}

/** Puts chats back that went with the body, or with the part of the page around them. */
function keep(placed: Chats): void {
  let returns = 0;
  const observer = new MutationObserver(() => {
    watch();
    // A script may restore a cached page, with a copy of the chat in it.
    for (const found of document.querySelectorAll<Chat>(`agent-chat[${OURS}]`)) if (!found[MARK]) found.remove();
    for (const [key, { chat, put }] of placed) {
      if (chat.isConnected || !put()) continue;
      setTimeout(() => {
        returns -= 1;
      }, RETURNS_MS);
      returns += 1;
      if (returns < MAX_RETURNS) continue;
      placed.delete(key);
      warn('another script keeps removing the chat.');
    }
  });
  const watch = () => {
    // A script replaces the body element or its children; a place inside the page is removed with any element around it.
    const subtree = [...placed.values()].some(({ selector }) => selector);
    for (const node of [document, document.documentElement, document.body]) {
      if (node) observer.observe(node, { childList: true, subtree });
    }
  };
  watch();
}

/**
 * Draws the launcher into the element's shadow root; the element takes its place when it is defined. Returns what says that the chat
 * cannot be loaded.
 */
function drawLauncher(chat: Chat, load: () => Promise<boolean>, prefetch: () => void): () => void {
  const root = chat.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(CSS);
  root.adoptedStyleSheets = [sheet];
  const near = chat.closest<HTMLElement>('[lang]:not([lang=""])');
  const language = (near?.lang || navigator.language || '').slice(0, 2).toLowerCase();
  /** The text for an element, which is marked as English where it is that in a page in another language. */
  const text = (element: HTMLElement, texts: Texts): string => {
    if (!texts[language]) element.lang = 'en';
    return texts[language] ?? texts.en;
  };
  // A region that speaks its text.
  const said = document.createElement('output');
  const button = document.createElement('button');
  set(button, 'part', 'launcher');
  set(button, 'aria-label', text(button, OPEN));
  announceDialog(button);
  const svg = shape('svg', 'viewBox', '0 0 24 24');
  set(svg, 'aria-hidden', 'true');
  svg.append(shape('path', 'd', ICON));
  const icon = document.createElement('slot');
  icon.name = 'launcher-icon';
  icon.append(svg);
  button.append(icon);
  button.onpointerenter = button.onfocus = prefetch;
  button.onclick = async () => {
    set(button, 'aria-busy', 'true');
    if (await load()) chat.open?.(true);
    else button.removeAttribute('aria-busy');
  };
  // The element may replace the button between pointerdown and pointerup; the browser then fires no click.
  const release = (event: Event) => {
    if (!button.isConnected && event.target === chat) chat.open?.(true);
  };
  button.onpointerdown = () => {
    addEventListener('pointerup', release, { once: true });
    addEventListener('pointercancel', () => removeEventListener('pointerup', release), { once: true });
  };
  root.append(button, said);
  return () => {
    said.textContent = text(said, UNAVAILABLE);
  };
}

function shape(name: string, attribute: string, value: string): Element {
  const made = document.createElementNS('http://www.w3.org/2000/svg', name);
  set(made, attribute, value);
  return made;
}

function announceDialog(button: Element): void {
  set(button, 'aria-haspopup', 'dialog');
  set(button, 'aria-expanded', button.getAttribute('aria-expanded') ?? 'false');
}

/** The buttons of the page open a chat that is not loaded; once it is, it listens to them itself. */
function offerTriggers(placed: Chats): void {
  const tell = () => document.querySelectorAll(`[${TRIGGER}]`).forEach(announceDialog);
  tell();
  addEventListener('load', tell);
  document.addEventListener('click', (event) => {
    const from = event.composedPath()[0] as Partial<Element>;
    const trigger = from.closest?.(`[${TRIGGER}]`);
    // One in the page is shown anyway.
    const chat = placed.get('')?.chat;
    if (!trigger || !chat || event.defaultPrevented || customElements.get('agent-chat')) return;
    const site = trigger.getAttribute(TRIGGER);
    if (site && site !== (chat.getAttribute('site') ?? 'default')) return;
    event.preventDefault();
    chat.open?.(true);
  });
}

/** Into the top layer, as elements/agent-chat/top-layer.ts does for the element. */
function raise(chat: Chat): void {
  if (!chat.showPopover || getComputedStyle(chat).getPropertyValue('--agent-chat-z').trim()) return;
  chat.popover = 'manual';
  chat.showPopover();
}

/** What storage.ts remembers of this site; nothing where the browser refuses storage. */
function recall(kind: 'session' | 'local', site = 'default', name: string): string | null | undefined {
  try {
    return window[`${kind}Storage`].getItem(`agent-chat/${site}/${name}`);
  } catch {
    return null;
  }
}

/** Makes `window.AgentChat`, and does what its queue holds. */
function offerTools(placed: Chats): void {
  const before: unknown = window.AgentChat ?? [];
  if (!Array.isArray(before)) return;
  const each = <Result>(use: (chat: Chat) => Result) => [...placed.values()].map(({ chat }) => use(chat));
  const page: AgentChatPage = {
    registerTool(tool) {
      const undo: ((() => void) | undefined)[] = [];
      const use = (chat: Chat) => void undo.push(chat.registerTool?.(tool));
      placed.uses.add(use);
      each(use);
      return () => {
        placed.uses.delete(use);
        for (const off of undo) off?.();
      };
    },
    async signIn(token) {
      await Promise.all(each((chat) => chat.signIn?.(token)));
      placed.user = token;
    },
    signOut() {
      placed.user = '';
      each((chat) => chat.signOut?.());
    },
    push(use) {
      // One that fails must not keep the others out.
      try {
        use(page);
      } catch (error) {
        console.error(error);
      }
    },
  };
  window.AgentChat = page;
  before.forEach(page.push);
}

const page = window as { [MARK]?: Chats | true };
const current = document.currentScript as HTMLScriptElement | null;
const known = page[MARK];
if (known === true) warn('an older script is on this page.');
else {
  const placed: Chats = known ?? Object.assign(new Map<string, Placed>(), { uses: new Set<(chat: Chat) => void>() });
  page[MARK] = placed;
  // A module has no current script, and runs once for all tags that name it.
  const tags = current?.src
    ? [current]
    : [...document.scripts].filter(
        ({ type, src }) => type === 'module' && /^[^?#]*\/widget[^?#/]*\.js($|[?#])/.test(src),
      );
  if (!tags[0]) warn('load widget.js by <script async src=…>');
  if (!known) {
    offerTools(placed);
    offerTriggers(placed);
  }
  for (const tag of tags) start(tag, placed);
  if (!known) keep(placed);
}
