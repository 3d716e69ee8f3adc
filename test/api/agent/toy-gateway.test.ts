// A gateway in small: OpenAI-like requests in, chunks out. Tools of the client are passed through to it and answered by its next
// request; tools of the server run in between and stay out of sight.
import { describe, expect, test } from 'vitest';
import { runAgentLoop } from '../../../api/agent/agent-loop.ts';
import type { AgentTool } from '../../../api/agent/check-call.ts';
import { type Model, type ModelMessage, textParts } from '../../../api/models/model.ts';
import { RUN_LIMITS } from '../../../api/runs/input/limits.ts';
import { countedIds, ScriptedClock } from '../../helpers/scripted-clock.ts';
import { callTool, createScriptedModel, say, stop, toTools } from '../../helpers/scripted-model.ts';

type Chunk =
  | { content: string }
  | { tool_calls: { id: string; name: string; arguments: string }[] }
  | { finish_reason: string; total_tokens: number };

const parameters = {
  type: 'object',
  required: ['of'],
  properties: { of: { type: 'string' } },
  additionalProperties: false,
};
const SERVER_TOOL: AgentTool = { name: 'site_search', description: 'Searches the site.', parameters };
const CLIENT_TOOL: AgentTool = { name: 'get_cart', description: 'Reads the cart.', parameters };

/** A gateway with one tool of its own. What it keeps between requests is the context, which a client would send again. */
function createGateway(model: Model, clock: ScriptedClock) {
  const newId = countedIds();
  const searched: unknown[] = [];
  async function* answer(messages: readonly ModelMessage[], clientTools: readonly AgentTool[], kept: ModelMessage[]) {
    const isForeign = (name: string) => clientTools.some((tool) => tool.name === name);
    const loop = runAgentLoop(
      {
        model,
        tools: [SERVER_TOOL, ...clientTools],
        hooks: {
          beforeToolCall: async ({ name }) => (isForeign(name) ? { type: 'park' } : { type: 'approve' }),
          async executeTool({ name, input }) {
            searched.push([name, input.of]);
            return { status: 'success', trust: 'owner', content: 'Delivery takes 4 days.' };
          },
        },
        limits: RUN_LIMITS,
        clock,
        newId,
      },
      { messages },
      new AbortController().signal,
    );
    for await (const batch of loop) {
      for (const event of batch) {
        if (event.type === 'text_delta') yield { content: event.text } satisfies Chunk;
        if (event.type !== 'end') continue;
        kept.splice(0, kept.length, ...event.messages);
        const total_tokens = event.usage.input_tokens + event.usage.output_tokens;
        if (event.reason === 'parked') {
          const calls = event.calls.map(({ id, name, input }) => ({ id, name, arguments: JSON.stringify(input) }));
          yield { tool_calls: calls } satisfies Chunk;
          yield { finish_reason: 'tool_calls', total_tokens } satisfies Chunk;
        } else {
          const finish_reason = event.reason === 'answer' ? event.stopReason : 'error';
          yield { finish_reason, total_tokens } satisfies Chunk;
        }
      }
    }
  }
  return {
    searched,
    async ask(messages: readonly ModelMessage[], clientTools: readonly AgentTool[]) {
      const chunks: Chunk[] = [];
      const kept: ModelMessage[] = [];
      for await (const chunk of answer(messages, clientTools, kept)) chunks.push(chunk);
      return { chunks, kept };
    },
  };
}

describe('a gateway that passes tools of its client through', () => {
  const QUESTION: ModelMessage[] = [{ role: 'user', content: textParts('When does my cart arrive?') }];

  test('hands the foreign call to the client, runs its own, and goes on with the result of the client', async () => {
    const clock = new ScriptedClock();
    const model = createScriptedModel(clock, [
      [callTool('get_cart', { of: 'me' }, 'same'), callTool('site_search', { of: 'delivery' }, 'same'), toTools],
      [...say('Your mill arrives in 4 days.'), stop],
    ]);
    const gateway = createGateway(model, clock);

    const first = await gateway.ask(QUESTION, [CLIENT_TOOL]);
    expect(first.chunks).toEqual([
      { tool_calls: [{ id: 'toolu_1', name: 'get_cart', arguments: '{"of":"me"}' }] },
      { finish_reason: 'tool_calls', total_tokens: 120 },
    ]);
    expect(gateway.searched).toEqual([['site_search', 'delivery']]);

    const result: ModelMessage = {
      role: 'tool',
      toolCallId: 'toolu_1',
      name: 'get_cart',
      content: textParts('One mill.'),
    };
    const second = await gateway.ask([...first.kept, result], [CLIENT_TOOL]);
    expect(second.chunks.at(-1)).toEqual({ finish_reason: 'stop', total_tokens: 120 });
    expect(second.chunks.map((chunk) => ('content' in chunk ? chunk.content : '')).join('')).toBe(
      'Your mill arrives in 4 days.',
    );
    const sent = model.requests[1]!.messages;
    expect(sent.map(({ role }) => role)).toEqual(['user', 'assistant', 'tool', 'tool']);
    const answered = sent.flatMap((message) => (message.role === 'tool' ? [message.toolCallId] : []));
    expect(answered.toSorted()).toEqual(['toolu_1', 'toolu_2']);
    expect(gateway.searched).toHaveLength(1);
  });

  test('a foreign call that does not fit its schema goes back to the model, not to the client', async () => {
    const clock = new ScriptedClock();
    const model = createScriptedModel(clock, [
      [callTool('get_cart', { whose: 'me' }), toTools],
      [...say('I cannot tell.'), stop],
    ]);
    const { chunks } = await createGateway(model, clock).ask(QUESTION, [CLIENT_TOOL]);
    expect(chunks.some((chunk) => 'tool_calls' in chunk)).toBe(false);
    expect(chunks.at(-1)).toMatchObject({ finish_reason: 'stop' });
  });
});
