// POST /agui: clients of AG-UI 1.0, such as HttpAgent. A run of theirs is one of ours, or the rest of one after its interrupts.
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { ApiError, type Approval, type UserContent } from '../../../protocol/index.ts';
import { countedAddress } from '../../plugins/client-address.ts';
import type { Operation } from '../../plugins/openapi.ts';
import { acceptMessage } from '../../routes/accept-message.ts';
import type { RouteContext } from '../../routes/context.ts';
import { errorReply } from '../../routes/schemas.ts';
import type { RunRow } from '../../store/contract/runs.ts';
import { countBody } from '../count-body.ts';
import { decideAll } from '../decide.ts';
import type { RunItem } from '../follow-run.ts';
import { acceptWithFiles, filePart } from '../inline-files.ts';
import { CLIENT_BODY_BYTES } from '../limits.ts';
import { sendRun } from '../send-run.ts';
import { clientIdFor, openThread } from '../threads.ts';
import { readResume } from './interrupts.ts';
import { type AguiEvent, AguiWriter } from './write-events.ts';

/** `state`, `tools`, `context` and further fields of a client are taken and not read. */
const Body = Type.Object({
  threadId: Type.String({ description: 'the conversation: its id of ours, or a name that the client gives it' }),
  runId: Type.String({ minLength: 1, maxLength: 200 }),
  messages: Type.Array(Type.Unknown(), { maxItems: 10_000 }),
  resume: Type.Optional(
    Type.Array(
      Type.Object({
        interruptId: Type.String({ maxLength: 200 }),
        status: Type.Union([Type.Literal('resolved'), Type.Literal('cancelled')]),
        payload: Type.Optional(Type.Unknown()),
      }),
      { maxItems: 20 },
    ),
  ),
});

const AGUI: Operation = {
  summary: 'A run of AG-UI 1.0. Of messages the newest one is read, of a client that resumes the decisions.',
  stream: 'the events of AG-UI, from RUN_STARTED to RUN_FINISHED or RUN_ERROR',
  examples: {
    question: {
      threadId: 'support',
      runId: 'run-1',
      messages: [{ id: 'message-1', role: 'user', content: 'How long is the warranty?' }],
      state: {},
      tools: [],
      context: [],
      forwardedProps: {},
    },
  },
};

export function aguiRoutes(context: RouteContext): FastifyPluginAsyncTypebox {
  const { store, runner, authenticate } = context;
  return async (app) => {
    app.post(
      '/agui',
      {
        config: { access: 'visitor', operation: AGUI },
        schema: { body: Body, response: { '4xx': errorReply['4xx'] } },
        bodyLimit: CLIENT_BODY_BYTES,
        onRequest: countBody(context),
      },
      async (request, reply) => {
        const owner = await authenticate(request);
        const { threadId, runId, messages, resume = [] } = request.body;
        const address = countedAddress(request);
        const row = await openThread(context, owner, address, { name: threadId, field: 'threadId' });
        const writer = new AguiWriter({ threadId, runId });
        const active = await store.runs.active(row.id);
        const open = active ? await openApprovals(context, active) : [];
        let run: { conversationId: string; runId: string; after: number };
        try {
          if (resume.length > 0) {
            const decisions = readResume(resume, open);
            const decided = await decideAll(context, owner, row.id, decisions);
            run = { conversationId: row.id, runId: decided.runId, after: (decided.firstEventId ?? 1) - 1 };
          } else {
            if (open.length > 0) {
              const ids = open.map(({ approval_id }) => approval_id).join(', ');
              throw new ApiError('conflict', `Interrupts are open: answer them with resume (${ids}).`);
            }
            const { id, content } = readQuestion(messages);
            const client_id = clientIdFor(row.id, id);
            const sent = { conversationId: row.id, id, content };
            const { run_id, event_id } = await acceptWithFiles(context, owner, sent, (content) =>
              acceptMessage(context, owner, address, { client_id, conversation_id: row.id, content }),
            );
            run = { conversationId: row.id, runId: run_id, after: event_id - 1 };
          }
        } catch (error) {
          // The protocol has an event for what does not fit the open interrupts; everything else is a failed call.
          const isOfInterrupts = resume.length > 0 || open.length > 0;
          if (!(error instanceof ApiError) || !isOfInterrupts) throw error;
          const frames: unknown = writer.failed(error.message, error.code).map(toFrame).join('');
          return reply
            .type('text/event-stream; charset=utf-8')
            .header('cache-control', 'no-store, no-transform')
            .send(frames as never);
        }
        const toText = (events: readonly AguiEvent[]) => events.map(toFrame).join('');
        return sendRun(
          context,
          { request, reply, owner },
          run,
          {
            item: (item: RunItem) => toText(writer.write(item)),
            failed: () => toText(writer.failed()),
            end: () => '',
          },
          // AG-UI has no call to stop: `abortRun` closes the connection.
          { onLeave: () => void runner.stop(run.runId).catch((error: unknown) => request.log.error({ err: error })) },
        );
      },
    );
  };
}

async function openApprovals({ store }: Pick<RouteContext, 'store'>, run: RunRow): Promise<Approval[]> {
  const turn = await store.log.turnBefore(run.conversationId, Number.MAX_SAFE_INTEGER);
  const open = new Map<string, Approval>();
  for (const event of turn?.events ?? []) {
    if (event.run_id !== run.id) continue;
    if (event.type === 'approval_request') open.set(event.approval.approval_id, event.approval);
    if (event.type === 'approval_result') open.delete(event.approval_id);
  }
  return [...open.values()];
}

/** Of a client's messages the newest one alone is read: the log is the conversation. */
function readQuestion(messages: readonly unknown[]): { id: string; content: UserContent[] } {
  const at = messages.length - 1;
  const last = messages[at] as { id?: unknown; role?: unknown; content?: unknown } | null | undefined;
  const field = `messages.${at}`;
  if (typeof last !== 'object' || last === null || last.role !== 'user')
    throw invalid('messages', 'messages must end with a message of the role user.');
  if (typeof last.id !== 'string' || last.id === '' || last.id.length > 200)
    throw invalid(`${field}.id`, `${field}.id must be the id of the message, 1 to 200 characters.`);
  if (typeof last.content === 'string') return { id: last.id, content: [{ type: 'text', text: last.content }] };
  if (!Array.isArray(last.content))
    throw invalid(`${field}.content`, `${field}.content must be text or a list of parts.`);
  const content = last.content.map((part: unknown, n): UserContent => {
    const { type, text, source, metadata } = (part ?? {}) as Record<string, unknown>;
    if (type === 'text' && typeof text === 'string') return { type, text };
    const at = `${field}.content.${n}`;
    if (type !== 'image' && type !== 'document')
      throw invalid(at, `${at} must be a part of the type text, image or document.`);
    const { type: kind, value, mimeType } = (source ?? {}) as Record<string, unknown>;
    const { filename } = (metadata ?? {}) as Record<string, unknown>;
    const url = kind === 'data' ? `data:${String(mimeType)};base64,${String(value)}` : value;
    return filePart(url, filename, `${at}.source`);
  });
  return { id: last.id, content };
}

const toFrame = (event: AguiEvent) => `data: ${JSON.stringify(event)}\n\n`;
const invalid = (field: string, message: string) => new ApiError('invalid_request', message, { details: { field } });
