// POST /api/v1/conversations/import: a conversation of another client, in the shapes of the AI SDK or KorinAI, as finished turns of ours.
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { ApiError, type EventDraft } from '../../../protocol/index.ts';
import { countedAddress } from '../../plugins/client-address.ts';
import type { RouteContext } from '../../routes/context.ts';
import { errorReply, strict } from '../../routes/schemas.ts';
import { countBody } from '../count-body.ts';
import { CLIENT_BODY_BYTES, MAX_THREAD_CHARS } from '../limits.ts';
import { clientIdFor } from '../threads.ts';
import { IMPORTED_PART } from './imported-part.ts';
import { type AnswerPart, readUiMessages } from './read-ui-messages.ts';

const Body = Type.Object(
  {
    id: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: MAX_THREAD_CHARS,
        description: 'the name that the client goes on calling it by, such as the id of useChat',
      }),
    ),
    title: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
    messages: Type.Array(Type.Unknown(), {
      minItems: 1,
      maxItems: 10_000,
      description: 'with parts, of the AI SDK or KorinAI; parts of unknown types are kept and not shown',
    }),
  },
  strict,
);
const Reply = Type.Object({
  conversation_id: Type.String(),
  turns: Type.Integer({ description: 'questions with their answers' }),
  skipped: Type.Array(Type.Object({ index: Type.Integer(), reason: Type.String() }), {
    description: 'messages that are no part of the conversation',
  }),
});

export function importRoutes(context: RouteContext): FastifyPluginAsyncTypebox {
  const { authenticate, store, rates, admissions, newId, clock, sites } = context;
  const countImport = async (request: FastifyRequest) =>
    rates.conversation(await authenticate(request), countedAddress(request));
  return async (app) => {
    app.post(
      '/api/v1/conversations/import',
      {
        schema: { body: Body, response: { 201: Reply, ...errorReply } },
        bodyLimit: CLIENT_BODY_BYTES,
        // Before the body is read: one that is refused for what is in it costs as much as one that is taken.
        onRequest: [countBody(context), countImport],
      },
      async (request, reply) => {
        const owner = await authenticate(request);
        const { id: thread, title = null, messages } = request.body;
        if (thread?.startsWith('conv_'))
          throw new ApiError('invalid_request', 'id must not begin with conv_.', { details: { field: 'id' } });
        const { turns, skipped } = readUiMessages(messages);
        const id = newId('conv');
        const known = turns.flatMap(({ atMs, answeredMs }) => [atMs ?? answeredMs ?? []].flat());
        const timeOf = timesUntil(clock.now(), known[0]);
        const agent = { name: sites.get(owner.site)?.agent.name ?? '' };
        const conversation = {
          id,
          title,
          ...(thread === undefined ? {} : { thread }),
          turns: turns.map(({ question, answer, atMs, answeredMs }) => {
            const runId = newId('run');
            const asked = timeOf(atMs);
            const at = timeOf(answeredMs);
            return {
              at: asked,
              clientId: clientIdFor(id, question.id),
              messageId: newId('msg'),
              runId,
              content: [{ type: 'text' as const, text: question.text }],
              answer: toEvents(answer, { runId, at, agent, newId }),
            };
          }),
        };
        await store.inbox.importTurns(
          owner,
          conversation,
          admissions.ofImport(owner, countedAddress(request), turns.length),
        );
        return reply.code(201).send({ conversation_id: id, turns: turns.length, skipped });
      },
    );
  };
}

/**
 * Times in their order: none is after now or before the one in front of it, whose time a message without one has. `firstMs`: the first that is
 * known.
 */
function timesUntil(nowMs: number, firstMs = nowMs): (givenMs: number | undefined) => string {
  let lastMs = Math.min(nowMs, firstMs);
  return (givenMs) => {
    lastMs = Math.min(nowMs, Math.max(lastMs, givenMs ?? lastMs));
    return new Date(lastMs).toISOString();
  };
}

/** A whole run: its blocks, with calls and thoughts in groups as ours are (SPEC GR rules), and its end. */
function toEvents(
  parts: readonly AnswerPart[],
  { runId, at, agent, newId }: { runId: string; at: string; agent: { name: string }; newId(prefix: string): string },
): EventDraft[] {
  const message_id = newId('msg');
  const base = { run_id: runId, at };
  const events: EventDraft[] = [{ ...base, type: 'message_start', agent }];
  let index = 0;
  let isInGroup = false;
  const block = (content_block: (EventDraft & { type: 'content_block_start' })['content_block']) => {
    const place = { ...base, message_id, index: index++ };
    events.push({ ...place, type: 'content_block_start', message_type: 'chat', content_block });
    events.push({ ...place, type: 'content_block_stop' });
  };
  const group = (isWanted: boolean) => {
    if (isWanted === isInGroup) return;
    isInGroup = isWanted;
    const place = { ...base, message_id, index: index++ };
    events.push(isWanted ? { ...place, type: 'group_start' } : { ...place, type: 'group_end', summary: '' });
  };
  for (const part of parts) {
    group(part.type === 'tool' || part.type === 'reasoning');
    if (part.type === 'text') block({ type: 'text', text: part.text });
    else if (part.type === 'reasoning') block({ type: 'thinking', thinking: part.text });
    else if (part.type === 'source') {
      const { id, url, title } = part;
      block({ type: 'source', source: { sourceType: 'url', id, url, ...(title === '' ? {} : { title }) } });
    } else if (part.type === 'other') block({ type: 'data', name: IMPORTED_PART, data: { part: part.part } });
    else {
      const id = newId('call');
      const { name, title: tool_content_message, input, result } = part;
      block({ type: 'tool_use', id, name, input, tool_content_message });
      if (result) {
        const { isError, content } = result;
        const status = isError ? 'error' : 'success';
        block({ type: 'tool_result', tool_use_id: id, name, tool_content_message, status, content, trust: 'outside' });
      }
    }
  }
  group(false);
  return [...events, { ...base, type: 'message_stop', stop_reason: 'stop' }];
}
