// The set-up of the fault tests with a shop behind it: one tool that notes an order at once and one that cancels it after the visitor's approval.
// Neither is idempotent; the shop counts what was carried out, for I4.
import type { ApiOptions } from './api-process.ts';
import { type FaultScene, startFaultScene } from './fault-scene.ts';
import { type ModelReply, type ModelTurn, startStandIn } from './stand-ins.ts';

export type FaultShop = FaultScene & {
  /** How often each was carried out, by tool and order: `cancel_order A-1`. */
  readonly effects: Map<string, number>;
};

const SAID = ['The order ', 'is dealt ', 'with.'];

/** Two calls, one after the other, for the order that the question names; then an answer. Any other question is searched for. */
function dealWithOrder({ question, toolResults }: ModelTurn): ModelReply {
  const order_id = /order ([\w.-]+)/.exec(question)?.[1] ?? 'none';
  if (toolResults.length === 0) return { toolCalls: [{ name: 'note_order', input: { order_id } }] };
  if (toolResults.length === 1) return { toolCalls: [{ name: 'cancel_order', input: { order_id } }] };
  return { text: SAID };
}

/** `paceMs`: pause between pieces of an answer; `otherwise`: the model's reply to a question that names no order. */
export async function startFaultShop(
  paceMs: number,
  start: Omit<ApiOptions, 'config'> = {},
  otherwise: (turn: ModelTurn) => ModelReply = dealWithOrder,
): Promise<FaultShop> {
  const effects = new Map<string, number>();
  const shop = await startStandIn((request, reply) => {
    const name = request.path.slice(1).replace('/', ' ');
    effects.set(name, (effects.get(name) ?? 0) + 1);
    reply.writeHead(200, { 'content-type': 'application/json' }).end('{"state":"done"}');
  });
  const http = ['note_order', 'cancel_order'].map((name) => ({
    name,
    description: `Does ${name} in the shop.`,
    url: `${shop.origin}/${name}/{order_id}`,
    method: 'POST',
    approval: name === 'note_order' ? 'never' : 'always',
    parameters: { type: 'object', required: ['order_id'], properties: { order_id: { type: 'string' } } },
  }));
  const scene = await startFaultScene(
    paceMs,
    (turn) => (/order /.test(turn.question) ? dealWithOrder(turn) : otherwise(turn)),
    { ...start, config: { tools: { http } } },
  );
  return {
    ...scene,
    effects,
    async close() {
      await scene.close();
      await shop.close();
    },
  };
}
