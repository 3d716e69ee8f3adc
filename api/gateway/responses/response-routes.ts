// /v1/responses: made, streamed, read again, followed from an event on, cancelled and deleted.
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { GatewayKey } from '../../config/gateway.ts';
import type { Operation } from '../../plugins/openapi.ts';
import { driveRequest } from '../drive-request.ts';
import { sendFrames } from '../event-stream.ts';
import { beginWork, errorOf, type GatewayContext, goneSignal, idempotencyKeyOf } from '../gateway-context.ts';
import { GatewayError, invalid } from '../gateway-error.ts';
import { Idempotency, type Keep } from '../idempotency.ts';
import { HANDLER_MS } from '../limits.ts';
import { responseOperations } from '../openapi.ts';
import { EndedWork, WorkCancelled } from '../work.ts';
import { namedIn, type ResponseRequest, readResponse } from './read-response.ts';
import { type StoredResponse, StoredResponses } from './stored-responses.ts';
import { type ResponseEvent, type ResponseObject, ResponseWriter } from './write-response.ts';

type ById = { Params: { id: string } };

export function responseRoutes(context: GatewayContext): FastifyPluginAsync {
  const { clock, keyOf, limits } = context;
  const stored = new StoredResponses(context.store, () => clock.monotonic());
  const repeats = new Idempotency<StoredResponse, ResponseEvent[]>({
    surface: 'responses',
    store: context.store,
    now: () => clock.monotonic(),
    hasFailed: ({ failure }) => failure !== null,
    restore: (events) => toEnded(events),
    onError: context.onStoreError,
  });
  const options = (operation: Operation) => ({
    config: { access: 'gateway' as const, operation },
    handlerTimeout: HANDLER_MS,
  });

  const find = async (request: FastifyRequest<ById>) => {
    const { id } = request.params;
    const found = await stored.get(keyOf(request).id, id);
    if (!found)
      throw new GatewayError(404, `There is no response "${id.slice(0, 80)}", or it is stored no longer.`, {
        code: 'not_found',
      });
    return found;
  };

  return async (app) => {
    app.post('/responses', options(responseOperations.create), async (request, reply) => {
      const key = keyOf(request);
      const asked = readResponse(request.body, await stored.load(key.id, namedIn(request.body)));
      const retry = idempotencyKeyOf(request);
      await limits.load(key);
      const entry = await repeats.join(key.id, retry, request.body, (keep) =>
        begin(key, asked, request, { mayReturn: retry !== undefined, keepRepeat: keep }),
      );
      if (asked.stream) return stream(request, reply, entry, 0);
      const gone = goneSignal(reply);
      let last: ResponseEvent | undefined;
      for await (const event of entry.work.follow(0, gone)) last = event;
      // Without a stream a failure has a status of its own; the response is still there to be read.
      if (entry.failure) throw entry.failure;
      return last?.response;
    });

    app.get<ById & { Querystring: { stream?: string; starting_after?: string } }>(
      '/responses/:id',
      options(responseOperations.get),
      async (request, reply) => {
        const found = await find(request);
        const { stream: wantsStream, starting_after: after } = request.query;
        if (wantsStream !== 'true') return found.response();
        if (after !== undefined && !/^\d{1,9}$/.test(after))
          throw invalid('starting_after', 'must be the sequence_number of the last event that you have.');
        return stream(request, reply, found, after === undefined ? 0 : Number(after) + 1);
      },
    );

    app.post<ById>('/responses/:id/cancel', options(responseOperations.cancel), async (request) => {
      const found = await find(request);
      if (!found.work.isOpen)
        throw new GatewayError(400, 'The response has ended already.', { code: 'response_ended' });
      found.work.cancel();
      for await (const _ of found.work.follow(found.work.items.length, new AbortController().signal));
      return found.response();
    });

    app.delete<ById>('/responses/:id', options(responseOperations.delete), async (request) => {
      const { work } = await find(request);
      // Before its end, which would keep it.
      await stored.delete(keyOf(request).id, request.params.id);
      if (work.isOpen) work.cancel();
      return { id: request.params.id, object: 'response', deleted: true };
    });
  };

  /** `mayReturn`: its client may come back for it. `keepRepeat`: keeps the whole reply for a retry. */
  function begin(
    key: GatewayKey,
    asked: ResponseRequest,
    request: FastifyRequest,
    { mayReturn, keepRepeat }: { mayReturn: boolean; keepRepeat: Keep<ResponseEvent[]> },
  ): StoredResponse {
    const { newId, names } = context;
    const nowS = () => Math.floor(clock.now() / 1_000);
    const id = newId('resp');
    const { previousId, includeSources, store, echo, model } = asked;
    const writer = new ResponseWriter({
      id,
      createdAt: nowS(),
      model: model || (names[0] ?? ''),
      previousId,
      includeSources,
      store,
      echo,
      newId,
      nowS,
    });
    async function* write(signal: AbortSignal): AsyncGenerator<ResponseEvent, void, void> {
      const events = driveRequest(context.drive, asked, key, signal);
      let hasBegun = false;
      try {
        for await (const event of events) {
          // Not before the model has said something: a failure until then has a status of its own.
          const isSilent = event.type === 'turn' || event.type === 'known';
          if (!hasBegun && !isSilent) {
            hasBegun = true;
            const written = writer.begin();
            // Nobody waits for it: the first word is on its way.
            if (mayFollow) void keep(written);
            yield* written;
          }
          const written = writer.write(event);
          if (event.type === 'end') {
            if (store) entry.messages = event.messages;
            await keep(written);
            await keepRepeat([...entry.work.items, ...written]);
          }
          yield* written;
        }
      } catch (error) {
        const cause = signal.aborted ? signal.reason : error;
        const known = errorOf(cause, request);
        entry.failure = known;
        // A request that was refused has no response.
        if (!hasBegun && !(cause instanceof WorkCancelled)) throw known;
        const written = writer.fail(cause instanceof WorkCancelled ? null : known.toWire().error);
        await keep(written);
        yield* written;
      } finally {
        if (!hasFailedToKeep) stored.close(key.id, id);
      }
    }
    // Before its last events are sent: who has read them can go on from it, also after a restart.
    let hasFailedToKeep = false;
    async function keep(last: readonly ResponseEvent[]): Promise<void> {
      if (!stored.isOpen(key.id, id)) return;
      await stored.keep(key.id, id, entry, [...entry.work.items, ...last]).catch((error: unknown) => {
        hasFailedToKeep = true;
        request.log.error({ err: error, reqId: request.id }, 'a response could not be stored');
      });
    }
    const mayFollow = store && asked.stream;
    const entry: StoredResponse = {
      work: beginWork(context, key, mayReturn || mayFollow, write),
      response: () => writer.response,
      messages: null,
      failure: null,
    };
    if (store) stored.open(key.id, id, entry);
    return entry;
  }

  /** The events from position `from` on; they are numbered from 0, so that a position is a `sequence_number`. */
  async function stream(request: FastifyRequest, reply: FastifyReply, { work }: StoredResponse, from: number) {
    const events = work.follow(from, goneSignal(reply));
    async function* frames(): AsyncGenerator<string, void, void> {
      for await (const event of events) yield `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`;
    }
    try {
      await sendFrames(reply, frames(), {
        clock,
        toErrorFrame: (error) => {
          const { message, code, param } = errorOf(error, request);
          const event = { type: 'error', sequence_number: work.items.length, message, code, param };
          return `event: error
data: ${JSON.stringify(event)}

`;
        },
      });
    } finally {
      await events.return();
    }
    return reply;
  }
}

/** A reply that another process has kept. */
function toEnded(events: ResponseEvent[]): StoredResponse {
  const { response } = events.at(-1) as ResponseEvent & { response: ResponseObject };
  return { work: new EndedWork(events), response: () => response, messages: null, failure: null };
}
