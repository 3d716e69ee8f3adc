// What `useChat` sends, whatever carries it: accepts what a request wants and gives the run that answers, and what writes it as chunks.
import { Type } from 'typebox';
import { ApiError } from '../../../protocol/index.ts';
import { acceptEdit, acceptMessage, acceptRegenerate } from '../../routes/accept-message.ts';
import type { RouteContext } from '../../routes/context.ts';
import type { ConversationRow } from '../../store/contract/conversations.ts';
import type { SignedOwner } from '../../store/contract/owner.ts';
import { decideAll } from '../decide.ts';
import { acceptWithFiles } from '../inline-files.ts';
import { clientIdFor, findQuestion, findThread, openThread, startOfRun } from '../threads.ts';
import { type ChatBody, readChat, type Wish } from './read-chat.ts';
import type { Dialect } from './sdk-version.ts';
import { ChunkWriter } from './write-chunks.ts';

/** The fields that are read; a client's own may be beside them. */
export const chatFields = {
  id: Type.String({ description: 'of the conversation: ours, or a name that the client gives it' }),
  messages: Type.Array(Type.Unknown(), { minItems: 1, maxItems: 10_000 }),
  trigger: Type.Optional(Type.Union([Type.Literal('submit-message'), Type.Literal('regenerate-message')])),
  messageId: Type.Optional(Type.Union([Type.String(), Type.Null()])),
};

/** Who asks, and from where. */
export type Asker = { owner: SignedOwner; address: string | null };
export type ChatRun = { run: { conversationId: string; runId: string; after: number }; writer: ChunkWriter };

/** @throws {ApiError} as the functions of all transports do */
export async function beginChat(
  context: RouteContext,
  asker: Asker,
  body: ChatBody,
  dialect: Dialect,
): Promise<ChatRun> {
  const { store } = context;
  const wish = readChat(body);
  if (wish.type !== 'decide') {
    const row = await openThread(context, asker.owner, asker.address, { name: body.id, field: 'id' });
    const run = await accept(context, asker, row, wish);
    return { run, writer: new ChunkWriter(run, dialect) };
  }
  const row = await findThread(store, asker.owner, body.id);
  if (!row) throw new ApiError('not_found', 'There is no such conversation.');
  const decisions = wish.decisions.map(({ toolName, input, ...rest }) => ({
    ...rest,
    shown: { name: toolName, input },
  }));
  const { runId, firstEventId, approvals } = await decideAll(context, asker.owner, row.id, decisions);
  const begin = await startOfRun(store, { id: runId, conversationId: row.id });
  const after = Math.max(begin, wish.after ?? (firstEventId ?? begin + 1) - 1);
  const run = { conversationId: row.id, runId, after };
  const writer = new ChunkWriter(run, dialect);
  writer.knows(approvals);
  return { run, writer };
}

/** The answer that is being written, from its first chunk on; null where there is none, also for a foreign conversation (API-5). */
export async function resumeChat(
  { store }: Pick<RouteContext, 'store'>,
  { owner }: Pick<Asker, 'owner'>,
  name: string,
  dialect: Dialect,
): Promise<ChatRun | null> {
  const row = await findThread(store, owner, name);
  const active = row && (await store.runs.active(row.id));
  if (!row || !active) return null;
  const run = { conversationId: row.id, runId: active.id, after: await startOfRun(store, active) };
  return { run, writer: new ChunkWriter(run, dialect) };
}

async function accept(
  context: RouteContext,
  { owner, address }: Asker,
  row: ConversationRow,
  wish: Exclude<Wish, { type: 'decide' }>,
): Promise<ChatRun['run']> {
  const { store } = context;
  const toRun = ({ run_id, event_id }: { run_id: string; event_id: number }) => ({
    conversationId: row.id,
    runId: run_id,
    after: event_id - 1,
  });
  if (wish.type === 'regenerate') {
    const question = await findQuestion(store, row.id, wish.questionId);
    if (!question) throw new ApiError('not_found', 'There is no such message.');
    const { message_id, content } = question.event;
    const client_id = context.newId('again');
    if (question.isNewest) return toRun(await acceptRegenerate(context, owner, address, { client_id, message_id }));
    return toRun(await acceptEdit(context, owner, address, { client_id, message_id, content }));
  }
  const { content, messageId } = wish;
  const former = wish.isEdit ? await findQuestion(store, row.id, messageId) : null;
  const message = { conversationId: row.id, id: messageId, isEdit: former !== null, content };
  return acceptWithFiles(context, owner, message, async (content) => {
    if (former) {
      const client_id = context.newId('edit');
      const { message_id } = former.event;
      return toRun(await acceptEdit(context, owner, address, { client_id, message_id, content }));
    }
    const client_id = clientIdFor(row.id, messageId);
    return toRun(await acceptMessage(context, owner, address, { client_id, conversation_id: row.id, content }));
  });
}
