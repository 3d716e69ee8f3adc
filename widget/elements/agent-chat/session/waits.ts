// What a page waits for after a call: that the API has its question, that its visitor is signed in. Loaded with the first such call.
import type { ChatController } from '../../../chat/chat-controller.ts';
import type { FollowedChat } from './followed-chat.ts';

/** Resolves when the API has a message, or it was withdrawn; rejects when it could not be sent. One that waits for the network is waited for. */
export function untilSent(controller: ChatController, clientId: string): Promise<void> {
  return settled(controller, () => {
    const item = controller.view.pending.find((one) => one.clientId === clientId);
    if (item?.status === 'failed') throw new Error(`agent-chat: the question was not sent: ${item.error ?? 'unknown'}`);
    return item === undefined || item.status === 'accepted';
  });
}

/** The element with what decides who its visitor is. */
type Host = EventTarget & { readonly userToken: string; readonly getUserToken: (() => Promise<string>) | null };

/**
 * Resolves with the session of a controller; rejects when the API refuses the element's token and the page gives no other one: the chat
 * then waits for none, and shows at once that the visitor is signed out.
 */
export async function untilSignedIn(
  host: Host,
  { controller, isOwn }: Pick<FollowedChat, 'controller' | 'isOwn'>,
  tokens: { giveToken: ((token: string) => void) | null },
): Promise<void> {
  const refused = () => new Error('agent-chat: the visitor could not be signed in; see above.');
  if (!controller) throw refused();
  if (!isOwn)
    throw new Error(
      'agent-chat: this chat has a controller of the page; sign in with its client, by `userToken` of createClient.',
    );
  const { userToken } = host;
  let isRefused = false;
  const refuse = () => {
    isRefused ||= host.getUserToken === null && host.userToken === userToken;
  };
  // It was refused while this file was loading.
  if (tokens.giveToken) refuse();
  // Fired when the API has refused the token that it was given.
  host.addEventListener('agent-chat-token-needed', refuse);
  try {
    await settled(
      controller,
      () => {
        if (isRefused) throw refused();
        const { status } = controller;
        const goesOn = status === 'connecting' || status === 'retrying' || status === 'offline';
        if (!goesOn && status !== 'open') throw refused();
        return !goesOn;
      },
      (look) => host.addEventListener('agent-chat-token-needed', look, { once: true }),
    );
  } catch (error) {
    if (isRefused) tokens.giveToken?.('');
    throw error;
  } finally {
    host.removeEventListener('agent-chat-token-needed', refuse);
  }
}

/** Resolves when `isDone` is true of a view, now or later; rejects with what it throws. `also` calls back when it may be for another reason. */
function settled(controller: ChatController, isDone: () => boolean, also?: (look: () => void) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const look = () => {
      try {
        if (!isDone()) return;
        resolve();
      } catch (error) {
        reject(error);
      }
      unsubscribe();
    };
    const unsubscribe = controller.subscribe(look);
    also?.(look);
    look();
  });
}
