// Methods of <agent-chat> before it is loaded, and `window.AgentChat`, which is for all chats of the page.
import type { AgentChatPage, PageTool } from '../chat/page-tools/page-tool.ts';
import { presentChats } from './places.ts';
import type { Chat } from './queue.ts';

/** As in loader.ts, which covers those of the element by its own. */
const CALLS =
  'open close toggle ask send setDraft focusComposer openConversation newConversation signOut setPageContext registerTool signIn stop';

type Methods = { [name: string]: ((...words: readonly unknown[]) => unknown) | undefined };

const unveiled = new WeakMap<Chat, Promise<void>>();

/** When the methods of the element are no longer covered. */
function unveil(chat: Chat): Promise<void> {
  let promise = unveiled.get(chat);
  if (!promise) {
    // Weakly: a page that never loads the element waits for ever.
    const waiting = new WeakRef(chat as unknown as Methods);
    promise = customElements.whenDefined('agent-chat').then(() => {
      for (const name of CALLS.split(' ')) delete waiting.deref()?.[name];
    });
    unveiled.set(chat, promise);
  }
  return promise;
}

const isLoaded = (chat: Chat) => chat.matches(':defined');

/** Carries out a call of a chat, which may not be loaded. Rejects where the method throws. */
export async function call(chat: Chat, name: string, words: readonly unknown[]): Promise<unknown> {
  if (name === 'registerTool') return registerTool(chat, words[0] as PageTool);
  if (!isLoaded(chat)) {
    // Nothing is being written.
    if (name === 'stop') return;
    // With a conversation to take along it loads by itself.
    if (name === 'signIn') {
      if (!words[0]) throw TypeError('signIn needs a token.');
      chat.setAttribute('user-token', words[0] as string);
      return;
    }
  }
  await unveil(chat);
  return (chat as unknown as Methods)[name]?.(...words);
}

/** Tools do not make the chat load: they wait until something else does. */
function registerTool(chat: Chat, tool: PageTool): () => void {
  let undo: (() => void) | undefined;
  let isWanted = true;
  const register = () => {
    if (isWanted) undo = chat.registerTool?.(tool);
  };
  unveil(chat).then(register).catch(console.error);
  return () => {
    isWanted = false;
    undo?.();
  };
}

/** The token of the one who signed in, and what is to be done with each chat, both for those to come, too. */
let user = '';
const uses = new Set<(chat: Chat) => void>();

/** Does with a new chat what the page has asked for all. */
export function welcome(chat: Chat): void {
  void unveil(chat);
  if (user) chat.setAttribute('user-token', user);
  for (const use of uses) use(chat);
}

/** Of `window.AgentChat`. */
export const pageMethods: AgentChatPage = {
  registerTool(tool) {
    // By chat, weakly: what takes the tool back from a chat that was removed would keep that chat.
    const undo = new WeakMap<Chat, (() => void) | undefined>();
    const use = (chat: Chat) =>
      void undo.set(chat, isLoaded(chat) ? chat.registerTool?.(tool) : registerTool(chat, tool));
    uses.add(use);
    presentChats().forEach(use);
    return () => {
      uses.delete(use);
      for (const chat of presentChats()) undo.get(chat)?.();
    };
  },
  async signIn(token) {
    await Promise.all(presentChats().map((chat) => call(chat, 'signIn', [token])));
    user = token;
  },
  signOut() {
    user = '';
    for (const chat of presentChats()) chat.signOut?.();
  },
  push(use) {
    // One that fails must not keep the others out.
    try {
      use(window.AgentChat as AgentChatPage);
    } catch (error) {
      console.error(error);
    }
  },
};

/** Makes `window.AgentChat` what it is, and does what the page has pushed, unless the script tag has handed it over. */
export function openPage(): void {
  const page: object = window.AgentChat ?? [];
  if (Array.isArray(page)) {
    window.AgentChat = pageMethods;
    page.forEach(pageMethods.push);
  } else if ('registerTool' in page) Object.assign(page, pageMethods);
}
