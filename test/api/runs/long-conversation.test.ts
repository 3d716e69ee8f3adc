import { describe, expect, test } from 'vitest';
import { textOf } from '../../../api/models/model.ts';
import type { EventDraft } from '../../../protocol/index.ts';
import { isSourceGroup } from '../../../protocol/index.ts';
import { callTool, createScriptedModel, say, stop, toTools } from '../../helpers/scripted-model.ts';
import { createScriptedRun } from '../../helpers/scripted-run.ts';
import { createScriptedTool } from '../../helpers/scripted-tool.ts';
import { answerOf, at } from '../../helpers/store-contract.ts';

/** A question and an answer of about 250 tokens, with the turn's number in both. */
function turnOf(n: number): EventDraft[] {
  const run_id = `old_${n}`;
  const content = [{ type: 'text' as const, text: `old question ${n}` }];
  const words = `Old answer ${n}. `.repeat(55);
  return [
    { type: 'user_message', run_id, at, message_id: `u_${n}`, client_id: `c_${n}`, content },
    ...answerOf(run_id, [words]),
  ];
}

describe('a run in a long conversation', () => {
  test('reads only what its context takes, and numbers its sources after all that came before', async () => {
    let asked = 0;
    const run = createScriptedRun({
      limits: { maxHistoryTokens: 1_000 },
      agent: (clock) => ({
        model: createScriptedModel(clock, [
          [callTool('web_search', { query: 'steam' }), toTools],
          [...say('Yes.'), stop],
        ]),
        tools: [
          createScriptedTool(clock, {
            sources: () => [{ url: `https://a.example/${++asked}`, title: 'A', snippet: 'steam' }],
          }),
        ],
      }),
    });
    await run.ask('first question');
    const drafts = Array.from({ length: 300 }, (_, n) => turnOf(n)).flat();
    await run.store.log.append(run.conversationId, drafts);
    let read = 0;
    const { log } = run.store;
    const { turnBefore, readTurn, read: readLog } = log;
    log.turnBefore = async (...args) => {
      const turn = await turnBefore(...args);
      read += turn?.events.length ?? 0;
      return turn;
    };
    log.readTurn = async (...args) => {
      const turn = await readTurn(...args);
      read += turn.events.length;
      return turn;
    };
    log.read = async (...args) => {
      const events = await readLog(...args);
      if (args[1] === 0) read += events.length;
      return events;
    };
    const runId = await run.send('second question');
    await new Promise<void>((resolve) => {
      const leave = run.store.notifier.subscribe(run.conversationId, (message) => {
        if (!('events' in message) || !message.events.some((event) => event.type === 'message_stop')) return;
        leave();
        resolve();
      });
    });
    // The newest turn, three or four that fit, and the one that does not: seven events each.
    expect(read).toBeLessThan(50);
    log.read = readLog;
    const numbers = (await run.events()).flatMap((event) => {
      if (event.type !== 'content_block_start' || event.content_block.type !== 'tool_result') return [];
      const { artifact } = event.content_block;
      return isSourceGroup(artifact) ? artifact.sources.map((source) => [event.run_id === runId, source.number]) : [];
    });
    expect(numbers).toEqual([
      [false, 1],
      [true, 2],
    ]);
  });

  test('gives the model the newest turns that fit, oldest first, and no title to a conversation that has begun long ago', async () => {
    let model: ReturnType<typeof createScriptedModel> | null = null;
    const run = createScriptedRun({
      limits: { maxHistoryTokens: 1_000 },
      agent: (clock) => {
        model = createScriptedModel(clock, [[...say('Yes.'), stop]]);
        return { model, tools: [] };
      },
    });
    await run.ask('first question');
    await run.store.log.append(run.conversationId, Array.from({ length: 20 }, (_, n) => turnOf(n)).flat());
    await run.ask('second question');
    const { messages } = model!.requests.at(-1)!;
    const questions = messages.flatMap((message) => (message.role === 'user' ? [textOf(message.content)] : []));
    expect(questions).toEqual([...[16, 17, 18, 19].map((n) => `old question ${n}`), 'second question']);
    const titles = (await run.events()).filter((event) => event.type === 'conversation_updated');
    expect(titles).toHaveLength(1);
  });

  test('gives a model that only quotes fewer of them', async () => {
    let model: ReturnType<typeof createScriptedModel> | null = null;
    const run = createScriptedRun({
      limits: { maxHistoryTokens: 1_000, maxQuotedHistoryTokens: 500 },
      agent: (clock) => {
        model = createScriptedModel(clock, [[...say('Yes.'), stop]]);
        return { model: { ...model, capabilities: { writes: false } }, tools: [] };
      },
    });
    await run.ask('first question');
    await run.store.log.append(run.conversationId, Array.from({ length: 20 }, (_, n) => turnOf(n)).flat());
    await run.ask('second question');
    const { messages } = model!.requests.at(-1)!;
    const questions = messages.flatMap((message) => (message.role === 'user' ? [textOf(message.content)] : []));
    expect(questions).toEqual(['old question 18', 'old question 19', 'second question']);
  });

  test('reads of the log only the turn that was added since the last question', async () => {
    let model: ReturnType<typeof createScriptedModel> | null = null;
    const run = createScriptedRun({
      agent: (clock) => {
        model = createScriptedModel(clock, [[...say('Yes.'), stop]]);
        return { model, tools: [] };
      },
    });
    const { log } = run.store;
    const { readTurn } = log;
    const read: string[] = [];
    log.readTurn = async (...args) => {
      const turn = await readTurn(...args);
      for (const event of turn.events) if (event.type === 'user_message') read.push(event.message_id);
      return turn;
    };
    for (const question of ['first', 'second', 'third', 'fourth']) await run.ask(question);
    expect(read).toHaveLength(3);
    expect(new Set(read).size).toBe(3);
    const asked = model!.requests.at(-1)!.messages.filter((message) => message.role === 'user');
    expect(asked.map((message) => textOf(message.content))).toEqual(['first', 'second', 'third', 'fourth']);
  });
});
