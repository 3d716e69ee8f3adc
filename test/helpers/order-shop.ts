// A shop that cancels orders, and an API whose model asks before it does: what clients are tested with.
import { ApiProcess } from './api-process.ts';
import { inWords, ledBy } from './search-chat.ts';
import { type StandIn, startModel, startStandIn } from './stand-ins.ts';

/** A long answer, word by word. */
export const EVERYTHING = Array.from({ length: 80 }, (_, i) => `word${i + 1}`).join(' ');
/** Pause before each piece of the model's answer, in ms: there is much of it left when a connection is cut. */
const PIECE_MS = 25;

export type OrderShop = { shop: StandIn; model: StandIn; api: ApiProcess; close(): Promise<void> };

/**
 * "Cancel order A-1" asks for the visitor's approval; `more` has answers by words of the question; everything else gets {@link EVERYTHING}.
 * `before`: what the model says before that call.
 */
export async function startOrderShop(more: Readonly<Record<string, string>> = {}, before = ''): Promise<OrderShop> {
  const shop = await startStandIn((_request, reply) => {
    reply.writeHead(200, { 'content-type': 'application/json' }).end('{"state":"cancelled"}');
  });
  const model = await startModel(({ question, toolResults }) => {
    const answer = Object.entries(more).find(([words]) => question.includes(words))?.[1];
    if (answer !== undefined) return { text: [answer] };
    if (question !== 'Cancel order A-1') return { text: inWords(EVERYTHING) };
    if (toolResults.length > 0) return { text: ['The order is cancelled.'] };
    const toolCalls = [{ name: 'cancel_order', input: { order: 'A-1' } }];
    return before === '' ? { toolCalls } : { text: [before], toolCalls };
  }, PIECE_MS);
  const parameters = { type: 'object', required: ['order'], properties: { order: { type: 'string', title: 'Order' } } };
  const cancel = { name: 'cancel_order', description: 'Cancels an order.', parameters, method: 'POST' };
  const api = await ApiProcess.start({
    env: ledBy(model),
    config: {
      limits: { newVisitorBurst: 1000 },
      tools: { http: [{ ...cancel, url: `${shop.origin}/orders/{order}/cancel`, label: 'Cancel order {order}' }] },
    },
  });
  const close = async () => {
    await api.close();
    await Promise.all([shop.close(), model.close()]);
  };
  return { shop, model, api, close };
}
