// The visitor's conversations: list, search, create, rename, mark as read, delete and restore; and deletion of all data of the visitor.
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { ApiError } from '../../protocol/index.ts';
import { MAX_PAGE_ROWS, MAX_SEARCH_CHARS, MAX_TITLE_CHARS, MAX_UNDO_S, PAGE_ROWS } from '../config/limits.ts';
import { countedAddress } from '../plugins/client-address.ts';
import { requireOpen } from './accept-message.ts';
import type { RouteContext } from './context.ts';
import { ConversationReply, errorReply, IdParams, strict, toConversation } from './schemas.ts';

const ListQuery = Type.Object({
  cursor: Type.Optional(Type.String({ maxLength: 200, description: 'next_cursor of the last reply' })),
  limit: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,2}$', description: `rows, 1 to ${MAX_PAGE_ROWS}` })),
  q: Type.Optional(
    Type.String({ maxLength: MAX_SEARCH_CHARS, description: 'words that a message, an answer or the title has' }),
  ),
});
const Title = Type.String({ minLength: 1, maxLength: MAX_TITLE_CHARS, pattern: '\\S', description: 'not blank' });
const CreateBody = Type.Object({ title: Type.Optional(Title) }, strict);
const ReadBody = Type.Object(
  { event_id: Type.Integer({ minimum: 1, description: 'newest event that was shown' }) },
  strict,
);
const ReadReply = Type.Object({ unread: Type.Integer() });
const DeleteQuery = Type.Object({
  undo: Type.Optional(
    Type.String({ pattern: '^([1-9]|[1-5][0-9]|60)$', description: `seconds for \`restore\`, 1 to ${MAX_UNDO_S}` }),
  ),
});
const RestoreBody = Type.Union([Type.Object({}, strict), Type.Null()]);
const HiddenReply = Type.Object({ id: Type.String(), undo_until: Type.String() });
const RenameBody = Type.Object({ title: Title }, strict);

const ListReply = Type.Object({
  items: Type.Array(
    Type.Object({
      ...ConversationReply.properties,
      status: Type.Union([Type.Literal('idle'), Type.Literal('running')]),
    }),
  ),
  next_cursor: Type.Union([Type.String(), Type.Null()]),
});

/** The same error for missing and foreign ones (API-5). */
export const noSuchConversation = () => new ApiError('not_found', 'There is no such conversation.');

export function conversationRoutes(context: RouteContext): FastifyPluginAsyncTypebox {
  const { store, authenticate, newId, runner, connections } = context;
  return async (app) => {
    app.get(
      '/conversations',
      { schema: { querystring: ListQuery, response: { 200: ListReply, ...errorReply } } },
      async (request) => {
        const owner = await authenticate(request);
        const { cursor, limit, q } = request.query;
        if (q?.trim()) context.rates.change(owner);
        const page = await store.conversations.list(owner, {
          ...(cursor ? { cursor } : {}),
          limit: Math.min(MAX_PAGE_ROWS, Number(limit ?? PAGE_ROWS)),
          ...(q?.trim() ? { query: q } : {}),
        });
        const items = page.items.map((row) => ({
          ...toConversation(row),
          status: row.activeRunId ? ('running' as const) : ('idle' as const),
        }));
        return { items, next_cursor: page.nextCursor };
      },
    );

    app.post(
      '/conversations',
      { schema: { body: CreateBody, response: { 201: ConversationReply, ...errorReply } } },
      async (request, reply) => {
        const owner = await authenticate(request);
        requireOpen(context);
        context.rates.conversation(owner, countedAddress(request));
        const row = await store.conversations.create(owner, { id: newId('conv'), title: request.body.title ?? null });
        return reply.code(201).send(toConversation(row));
      },
    );

    app.patch(
      '/conversations/:id',
      { schema: { params: IdParams, body: RenameBody, response: { 200: ConversationReply, ...errorReply } } },
      async (request) => {
        const owner = await authenticate(request);
        context.rates.change(owner);
        const row = await store.conversations.rename(owner, request.params.id, request.body.title);
        if (!row) throw noSuchConversation();
        return toConversation(row);
      },
    );

    app.put(
      '/conversations/:id/read',
      { schema: { params: IdParams, body: ReadBody, response: { 200: ReadReply, ...errorReply } } },
      async (request) => {
        const owner = await authenticate(request);
        const { id } = request.params;
        const { event_id } = request.body;
        const unread = await store.conversations.markRead(owner, id, event_id);
        if (unread === null) throw noSuchConversation();
        store.notifier.publishProgress(id, {
          type: 'conversation_read',
          conversation_id: id,
          read_event_id: event_id,
        });
        return { unread };
      },
    );

    app.delete(
      '/conversations/:id',
      {
        schema: {
          params: IdParams,
          querystring: DeleteQuery,
          response: { 202: HiddenReply, 204: Type.Null(), ...errorReply },
        },
      },
      async (request, reply) => {
        const owner = await authenticate(request);
        const { id } = request.params;
        const { undo } = request.query;
        if (!(await store.conversations.get(owner, id))) throw noSuchConversation();
        const run = await store.runs.active(id);
        if (run) await runner.stop(run.id);
        const undoUntilMs = context.clock.now() + Number(undo ?? 0) * 1_000;
        if (undo === undefined) await store.conversations.delete(owner, id);
        else await store.conversations.hide(owner, id, undoUntilMs);
        connections.forgetConversation(owner, id);
        if (undo === undefined) return reply.code(204).send(null);
        return reply.code(202).send({ id, undo_until: new Date(undoUntilMs).toISOString() });
      },
    );

    app.post(
      '/conversations/:id/restore',
      { schema: { params: IdParams, body: RestoreBody, response: { 200: ConversationReply, ...errorReply } } },
      async (request) => {
        const row = await store.conversations.restore(await authenticate(request), request.params.id);
        if (!row) throw noSuchConversation();
        return toConversation(row);
      },
    );

    app.delete('/visitor', async (request, reply) => {
      const owner = await authenticate(request);
      for (const run of await store.runs.unfinished()) {
        if (run.site === owner.site && run.visitorId === owner.visitorId) await runner.stop(run.id);
      }
      await store.deleteVisitor(owner);
      connections.closeVisitor(owner, 'deleted');
      return reply.code(204).send();
    });
  };
}
