// Conversations and messages by the names that clients of other protocols give them. Ours are found by our own ids too.
import { createHash } from 'node:crypto';
import { ApiError, type EventOf } from '../../protocol/index.ts';
import type { RouteContext } from '../routes/context.ts';
import { noSuchConversation } from '../routes/conversations.ts';
import type { ConversationRow } from '../store/contract/conversations.ts';
import type { Owner } from '../store/contract/owner.ts';
import type { RunRow } from '../store/contract/runs.ts';
import type { Store } from '../store/contract/store.ts';
import { MAX_THREAD_CHARS } from './limits.ts';

/** The conversation with this id, or that a client named so; null when there is none. */
export async function findThread(store: Pick<Store, 'conversations'>, owner: Owner, name: string) {
  return (await store.conversations.get(owner, name)) ?? store.conversations.ofThread(owner, name);
}

/**
 * As {@link findThread}; makes one for a name that is not known. An id of ours that this visitor does not have is not found.
 * @throws {ApiError} `not_found`, `rate_limited`, `invalid_request`
 */
export async function openThread(
  { store, rates, newId }: Pick<RouteContext, 'store' | 'rates' | 'newId'>,
  owner: Owner,
  address: string | null,
  { name, field }: { name: string; field: string },
): Promise<ConversationRow> {
  if (name.trim() === '' || name.length > MAX_THREAD_CHARS) {
    throw new ApiError('invalid_request', `${field} must be 1 to ${MAX_THREAD_CHARS} characters.`, {
      details: { field },
    });
  }
  const known = await findThread(store, owner, name);
  if (known) return known;
  if (name.startsWith('conv_')) throw noSuchConversation();
  rates.conversation(owner, address);
  return store.conversations.openThread(owner, name, newId('conv'));
}

/** The key under which a client's message is accepted once: the ids of clients are unique within their conversation alone. */
export function clientIdFor(conversationId: string, messageId: string): string {
  const hash = createHash('sha256').update(`${conversationId}\n${messageId}`).digest('base64url');
  return `c.${hash}`;
}

/** The question that a client calls by its own id or ours, and whether it is the newest one; null when there is none. */
export async function findQuestion(
  { log }: Pick<Store, 'log'>,
  conversationId: string,
  id: string,
): Promise<{ event: EventOf<'user_message'>; isNewest: boolean } | null> {
  const clientId = clientIdFor(conversationId, id);
  let turn = await log.turnBefore(conversationId, Number.MAX_SAFE_INTEGER);
  for (let isNewest = true; turn; isNewest = false) {
    for (const event of turn.events) {
      if (event.type === 'user_message' && (event.message_id === id || event.client_id === clientId))
        return { event, isNewest };
    }
    turn = turn.isFirst ? null : await log.turnBefore(conversationId, turn.events[0]!.event_id);
  }
  return null;
}

/** The event before the first one of a run that has not ended. */
export async function startOfRun(
  { log }: Pick<Store, 'log'>,
  run: Pick<RunRow, 'id' | 'conversationId'>,
): Promise<number> {
  const turn = await log.turnBefore(run.conversationId, Number.MAX_SAFE_INTEGER);
  const first = turn?.events.find((event) => event.run_id === run.id);
  return first ? first.event_id - 1 : 0;
}
