// The one script tag: reads its own attributes, draws the launcher, and imports the rest when the visitor opens the chat.
// A classic script without imports but of types: all that a page with a closed chat loads. What only some pages need waits in a queue for
// loader/on-demand.ts; everything else is in index.ts.

import type { AgentChatPage } from './chat/page-tools/page-tool.ts';
import type { Chat, MARK as mark, Queued } from './loader/queue.ts';
import type { Words } from './loader/words.ts';

/** Paths relative to this script: loader/on-demand.ts, the main module, and what that imports; the build puts them here. */
declare const __AGENT_CHAT_FILES__: [onDemand: string, entry: string, ...imports: string[]];

/** Attributes of the tag that are copied to <agent-chat>; the colours become custom properties of it. */
const PASSED = 'conversation layout on-accent theme accent page-context site user-token lang';

/** Methods of <agent-chat> that make it load. */
const CALLS =
  'ask focusComposer toggle open newConversation setPageContext send close openConversation setDraft signOut';
/** Those that a visitor waits for, who sees why the chat does not come; and those of a question, which is rejected and not asked later. */
const WISHES = /open|toggle|ask|send/;
const QUESTIONS = /ask|send/;

/** `unavailable` of shared/strings: what a visitor reads, and what the owner does in the console. */
const UNAVAILABLE = 'The chat is not available right now.';

// The words of these lists and the declarations of the style sheet have the order in which they compress best.
/** Style of the launcher before its element is loaded: the place of placement.styles.ts, the circle of agent-chat-launcher, its sign black or white as in tokens.styles.ts. */
const CSS = `:host{all:initial!important;position:fixed!important;inset-block:auto var(--agent-chat-offset,24px)!important;inset-inline:auto var(--agent-chat-offset,24px)!important;z-index:var(--agent-chat-z,2147483647)!important;color:#fff!important;color-scheme:inherit!important;display:var(--agent-chat-display,flex)!important}:host([hidden]),:host::after,:host::before,:host::backdrop{display:none!important}:host([theme=light]){color-scheme:light!important}:host([theme=dark]){color-scheme:dark!important}button{all:unset;height:54px;place-items:center;cursor:pointer;width:54px;flex:none;--a:var(--agent-chat-accent,#2e65cf);border:1px solid #0000;border-radius:50%;background:var(--a);box-shadow:0 10px 28px -8px color-mix(in oklab,var(--a) 55%,#0000),0 4px 12px -4px #10142040;display:grid;color:var(--agent-chat-on-accent,color(from var(--a) xyz calc((.179 - y)*9999) calc((.179 - y)*9999) calc((.179 - y)*9999)))}:focus-visible{outline:2px solid var(--a);outline-offset:2px}[aria-busy]{cursor:progress}svg{stroke:currentColor;width:26px;fill:none;stroke-width:1.75;stroke-linejoin:round}output:not(:empty){margin:auto 12px;background:#222;border-radius:8px;padding:8px;font:14px system-ui}`;

/** The chat icon of shared/icons/icons.ts. */
const ICON = 'M5 4h14a2 2 0 012 2v9.5a2 2 0 01-2 2h-6.5L7.5 21v-3.5H5a2 2 0 01-2-2V6a2 2 0 012-2z';

/** Languages of loader/words.ts. */
const LANGUAGES = /fr|pl|ko|de|ar|pt|th|es|vi|id|zh|ja/;

/** As in loader/queue.ts, which a classic script cannot import. On the window: the queue for on-demand.ts. */
const MARK: typeof mark = Symbol.for('agent-chat') as typeof mark;

type Methods = { [name: string]: (...words: unknown[]) => unknown };

// biome-ignore lint/suspicious/noAssignInExpressions: shorter, in a script that every page loads.
const queue = ((window as { [MARK]?: Queued[] })[MARK] ??= []);

const warn = (error: unknown) => console.warn('agent-chat: script-src:', error);

/** Adds an element to `parent`. */
function add(parent: ParentNode, name: string, attributes: Record<string, string>): HTMLElement {
  const space = /svg|path/.test(name) ? '2000/svg' : '1999/xhtml';
  const made = document.createElementNS(`http://www.w3.org/${space}`, name) as HTMLElement;
  for (const attribute in attributes) made.setAttribute(attribute, attributes[attribute]!);
  parent.append(made);
  return made;
}

function start(tag: HTMLScriptElement): unknown {
  const { target, layout, site = 'default', api, open = 'false' } = tag.dataset;
  const isInPage = /full|inline/.test(layout as string);
  const chat = document.createElement('agent-chat') as Chat;
  for (const name of PASSED.split(' ')) {
    const value = tag.getAttribute(`data-${name}`);
    // By the object model: a policy of the page may forbid styles in its HTML.
    if (/accent/.test(name)) chat.style.setProperty(`--agent-chat-${name}`, value);
    else if (value !== null) chat.setAttribute(name, value);
  }
  chat.setAttribute('from-script-tag', '');
  chat.setAttribute('api', `${api ?? new URL('.', tag.src)}`.replace(/\/+$/, ''));
  chat[MARK] = true;
  /** Ends the listeners that have it as their options, of which `signal` is one: the page would keep the chat by them. */
  const end = new AbortController();
  // Removed by this call it stays removed; removed by anything else it is inserted again.
  chat.remove = () => {
    end.abort();
    chat[MARK] = false;
    chat.replaceWith();
  };

  const get = <File>(file: string): Promise<File> => import(/* @vite-ignore */ `${new URL(file, tag.src)}`);
  /** Imports what only some pages need; nobody waits for it. */
  const need = async () => void get(__AGENT_CHAT_FILES__[0]).catch(warn);
  let loading: Promise<unknown> | undefined;
  /** Imports the rest, once; after a failure the next call tries again. `name`: the method that is called, or an event, which is none. */
  const load: (name?: unknown) => unknown = async (name = '') => {
    try {
      // All files are requested at once, instead of each when the one that imports it has come. The page may have the element itself.
      loading ??= customElements.get('agent-chat') ? need() : Promise.all(__AGENT_CHAT_FILES__.map(get));
      await loading;
    } catch (error) {
      // Once for all that wait.
      loading &&= void warn(error);
      if (WISHES.test(name as string)) fail();
      if (QUESTIONS.test(name as string)) throw Error(UNAVAILABLE);
    }
  };
  /** Gives a chat, or `window.AgentChat`, its methods, which on-demand.ts carries out. */
  const offer = (of: object, names: string, ready: (name: string) => unknown) => {
    for (const name of names.split(' ') as 'registerTool'[]) {
      (of as Methods)[name] = (...words) => {
        const result = (ready(name) as Promise<unknown>).then(
          () => new Promise((resolve) => queue.push([of as Chat, name, words, resolve])),
        );
        // What takes the tool back.
        return name === 'registerTool' ? () => void result.then((undo) => (undo as () => void)()) : result;
      };
    }
  };
  offer(chat, CALLS, load);
  // These do not make it load.
  offer(chat, 'registerTool signIn stop', need);

  let button: HTMLElement;
  let said: HTMLElement;
  let unavailable = UNAVAILABLE;
  /** Draws the launcher, unless the element has drawn itself; the element takes its place when it is defined. */
  const draw = () => {
    if (chat.shadowRoot) return;
    const root = chat.attachShadow({ mode: 'open' });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(isInPage ? CSS.replace('fixed', 'static') : CSS);
    root.adoptedStyleSheets = [sheet];
    // A region that speaks its text.
    said = add(root, 'output', {});
    button = add(root, 'button', {
      part: 'launcher',
      'aria-label': 'Open chat',
      'aria-haspopup': 'dialog',
      'aria-expanded': 'false',
    });
    const icon = add(button, 'slot', { name: 'launcher-icon' });
    add(add(icon, 'svg', { viewBox: '0 0 24 24' }), 'path', { d: ICON });
    button.onpointerenter = button.onfocus = load;
    button.onclick = () => {
      button.ariaBusy = 'true';
      chat.open(true);
    };
    const around = chat.closest<HTMLElement>('[lang]:not([lang=""])')?.lang;
    const language = (around || navigator.language).slice(0, 2).toLowerCase();
    button.lang = said.lang = 'en';
    if (LANGUAGES.test(language))
      void get<Words>(__AGENT_CHAT_FILES__[0].replace('on-demand', `words-${language}`))
        .then((words) => {
          button.ariaLabel = words.open;
          button.lang = '';
          if (!words.unavailable) return;
          unavailable = words.unavailable;
          said.lang = '';
          said.textContent &&= unavailable;
        })
        .catch(warn);
    raise();
  };
  const fail = () => {
    draw();
    button.ariaBusy = null;
    said.textContent = unavailable;
    addEventListener('online', load, end);
  };

  /** Into the top layer, as placement/top-layer.ts does for the element, until the element does that itself. */
  const raise = () => {
    if (isInPage || customElements.get('agent-chat') || getComputedStyle(chat).getPropertyValue('--agent-chat-z'))
      return;
    chat.popover = 'manual';
    chat.showPopover?.();
  };

  let observer: MutationObserver | undefined;
  /** Inserts the chat; the first time it draws the launcher, or loads the rest. */
  const put = (): unknown => {
    document.querySelector(target || 'body')?.append(chat);
    // on-demand.ts puts it there when the page has one.
    if (!chat.isConnected) return need();
    if (chat.shadowRoot) raise();
    if (observer) return;
    // A chat that was removed is back before the next frame; page-changes.ts sees to it from then on, also where scripts fight about it.
    observer = new MutationObserver(() => {
      if (chat.isConnected) return;
      observer!.disconnect();
      if (!chat[MARK]) return;
      put();
      queue.push(place);
      void need();
    });
    observer.observe(document, { childList: true, subtree: true });
    // The hash is a link from another device (device-link-controller.ts).
    let isOpen: unknown = open !== 'false' || /#agent-chat-continue/.test(location.hash);
    if (isOpen) chat.setAttribute('open', '');
    // What storage.ts remembers of this site; nothing where the browser refuses storage.
    let conversation: string | null | undefined;
    try {
      isOpen ||= isInPage || sessionStorage.getItem(`agent-chat/${site}/open`);
    } catch {}
    // It opens by itself, requested before more is read; where it cannot be loaded, the visitor sees why.
    if (isOpen) load('open');
    else draw();
    try {
      conversation = localStorage.getItem(`agent-chat/${site}/conversation`);
    } catch {}
    // Buttons and links of the page that open the chat: elements/agent-chat/open-triggers.ts.
    const trigger = `[data-agent-chat-open=""],[data-agent-chat-open="${site}"]`;
    const look = () => void ((conversation || document.querySelector(trigger)) && need());
    look();
    addEventListener('load', look, end);
    const press = (event: Event) => {
      const from = event.composedPath()[0] as Partial<Element>;
      if (isInPage || event.defaultPrevented || customElements.get('agent-chat') || !from.closest?.(trigger)) return;
      event.preventDefault();
      chat.open(true);
    };
    document.addEventListener('click', press, end);
  };

  const place: Queued = [{ chat, tag, put, load }];
  // Not the first chat: page-changes.ts decides. What an older script has on the window is no queue.
  if (queue.push?.(place) !== 1) return need();
  // A place in the page may still be read: what comes in it belongs before the chat, which is requested meanwhile.
  if (!document.body || (target && document.readyState === 'loading')) {
    if (document.querySelector(target!)) load();
    document.addEventListener('DOMContentLoaded', put, end);
  } else put();
  const waiting = (window.AgentChat ?? []) as Parameters<AgentChatPage['push']>[0][];
  // The methods of another tag.
  if (!waiting.forEach) return;
  const methods = {} as AgentChatPage;
  window.AgentChat = methods;
  offer(methods, 'signOut', load);
  offer(methods, 'registerTool signIn push', need);
  waiting.forEach(methods.push);
}

const current = document.currentScript as HTMLScriptElement | null;
if (current?.src) start(current);
else {
  // A module has no current script, and runs once for all tags that name it: on-demand.ts finds them.
  queue.push([start]);
  import(/* @vite-ignore */ `./${__AGENT_CHAT_FILES__[0]}`).catch(warn);
}
