// POST /v1/chat/completions, streamed and whole.
import type { FastifyPluginAsync } from 'fastify';
import type { GatewayEvent } from '../drive-request.ts';
import { driveRequest } from '../drive-request.ts';
import { sendFrames } from '../event-stream.ts';
import { beginWork, errorOf, type GatewayContext, goneSignal, idempotencyKeyOf } from '../gateway-context.ts';
import { Idempotency, type Keep } from '../idempotency.ts';
import { HANDLER_MS } from '../limits.ts';
import { chatOperation } from '../openapi.ts';
import { EndedWork, type Readable } from '../work.ts';
import { readChat } from './read-chat.ts';
import { type ChatReply, chatChunks, chatCompletion } from './write-chat.ts';

type Entry = { work: Readable<GatewayEvent>; reply: ChatReply };
type Content = { events: GatewayEvent[]; reply: ChatReply };

export function chatRoutes(context: GatewayContext): FastifyPluginAsync {
  const { clock, newId, keyOf, names, limits } = context;
  const repeats = new Idempotency<Entry, Content>({
    surface: 'chat',
    store: context.store,
    now: () => clock.monotonic(),
    hasFailed: ({ work }) => work.hasFailed,
    restore: ({ events, reply }) => ({ work: new EndedWork(events), reply }),
    onError: context.onStoreError,
  });
  return async (app) => {
    app.post(
      '/chat/completions',
      { config: { access: 'gateway', operation: chatOperation }, handlerTimeout: HANDLER_MS },
      async (request, reply) => {
        const key = keyOf(request);
        const asked = readChat(request.body);
        const retry = idempotencyKeyOf(request);
        await limits.load(key);
        const chatReply: ChatReply = {
          id: newId('chatcmpl'),
          created: Math.floor(clock.now() / 1_000),
          model: asked.model || (names[0] ?? ''),
          includeUsage: asked.includeUsage,
          isLegacy: asked.isLegacy,
        };
        const entry = await repeats.join(key.id, retry, request.body, (keep) => ({
          work: beginWork(context, key, retry !== undefined, (signal) =>
            keptAtEnd(driveRequest(context.drive, asked, key, signal), chatReply, keep),
          ),
          reply: chatReply,
        }));
        const events = entry.work.follow(0, goneSignal(reply));
        try {
          if (!asked.stream) return await chatCompletion(events, entry.reply);
          await sendFrames(reply, toFrames(chatChunks(events, entry.reply)), {
            clock,
            toErrorFrame: (error) => `data: ${JSON.stringify(errorOf(error, request).toWire())}\n\n`,
          });
        } finally {
          await events.return();
        }
        return reply;
      },
    );
  };
}

/** The events, kept with the last of them. */
async function* keptAtEnd(
  events: AsyncIterable<GatewayEvent>,
  reply: ChatReply,
  keep: Keep<Content>,
): AsyncGenerator<GatewayEvent, void, void> {
  const all: GatewayEvent[] = [];
  for await (const event of events) {
    // Of no use for a reply, and as long as the conversation.
    all.push(event.type === 'end' ? { ...event, messages: [] } : event);
    if (event.type === 'end') await keep({ events: all, reply });
    yield event;
  }
}

async function* toFrames(chunks: AsyncIterable<object>): AsyncGenerator<string, void, void> {
  for await (const chunk of chunks) yield `data: ${JSON.stringify(chunk)}\n\n`;
  yield 'data: [DONE]\n\n';
}
