import { describe, expect, test } from 'vitest';
import type { Target } from '../../../api/config/config.ts';
import { type Model, ModelError } from '../../../api/models/model.ts';
import { createRouter } from '../../../api/models/router.ts';
import { reduceEvents } from '../../../protocol/index.ts';
import {
  callTool,
  createScriptedModel,
  type ScriptedPart,
  say,
  stepOf,
  stop,
  think,
  toTools,
} from '../../helpers/scripted-model.ts';
import { createScriptedRun } from '../../helpers/scripted-run.ts';
import { createScriptedTool } from '../../helpers/scripted-tool.ts';
import { problemsOf } from '../../helpers/well-formed.ts';

const broken: ScriptedPart = { type: 'fail', error: new ModelError('unavailable', 'broke off', { retryable: true }) };

/** A run whose model routes over the given targets, each with its turns. */
function routed(turns: Record<string, ScriptedPart[][]>) {
  return createScriptedRun({
    agent: (clock) => {
      const target = (id: string): Target => ({
        id,
        provider: 'p',
        type: 'openai',
        model: id,
        baseUrl: '',
        apiKey: '',
      });
      const models = new Map<string, Model>(
        Object.entries(turns).map(([id, script]) => [
          id,
          createScriptedModel(clock, (request) => script[Math.min(stepOf(request), script.length - 1)]!),
        ]),
      );
      const pools = [{ id: 'p', priority: 0, targets: Object.keys(turns).map(target) }];
      const { model } = createRouter({
        clock,
        routing: {
          longContextTokens: 1e6,
          routes: { default: pools, coding: [], longcontext: [], search: [], web_search: [] },
        },
        createTargetModel: ({ id }) => models.get(id)!,
      });
      return { model, tools: [createScriptedTool(clock)] };
    },
  });
}

describe('failover of a run', () => {
  test('before the first token: the next target answers and the log shows nothing of it', async () => {
    const run = routed({ a: [[broken]], b: [[...say('From b.'), stop]] });
    const events = await run.ask('Hi');
    expect(events.some((event) => event.type === 'message_retract')).toBe(false);
    expect(reduceEvents(events).blocks.at(-1)).toMatchObject({ type: 'text', text: 'From b.' });
  });

  test('in the middle of the text: the first half is retracted and only the answer of the next target is left', async () => {
    const run = routed({ a: [[...think('Hm.'), ...say('Half an'), broken]], b: [[...say('Whole answer.'), stop]] });
    const events = await run.ask('Hi');
    expect(problemsOf(events, events[0]!.run_id!)).toEqual([]);
    expect(events.some((event) => event.type === 'content_block_delta')).toBe(true);
    const { blocks } = reduceEvents(events);
    const shown = blocks.flatMap((block) => (block.type === 'text' || block.type === 'thinking' ? [block] : []));
    expect(shown).toMatchObject([{ type: 'text', text: 'Whole answer.', is_final: true }]);
    expect(events.at(-1)?.type).toBe('message_stop');
    expect(run.errors).toEqual([]);
  });

  test('in a later step: the steps before it stay, and only the broken turn is repeated', async () => {
    const run = routed({
      a: [
        [callTool('web_search', { query: 'x' }), toTools],
        [...say('Half'), broken],
      ],
      b: [
        [...say('never'), stop],
        [...say('Found it.'), stop],
      ],
    });
    const events = await run.ask('Question?');
    expect(problemsOf(events, events[0]!.run_id!)).toEqual([]);
    const { blocks } = reduceEvents(events);
    expect(blocks.filter((block) => block.type === 'tool_use')).toHaveLength(1);
    expect(blocks.at(-1)).toMatchObject({ type: 'text', text: 'Found it.' });
    expect(JSON.stringify(blocks)).not.toContain('Half');
  });

  test('in the thinking before calls: nothing of it stays, and the calls are made once', async () => {
    const run = routed({
      a: [[...think('Let me'), ...say('I look'), callTool('web_search', { query: 'a' }), broken]],
      b: [
        [callTool('web_search', { query: 'b' }), toTools],
        [...say('Done.'), stop],
      ],
    });
    const events = await run.ask('Question?');
    expect(problemsOf(events, events[0]!.run_id!)).toEqual([]);
    const uses = reduceEvents(events).blocks.filter((block) => block.type === 'tool_use');
    expect(uses).toMatchObject([{ input: { query: 'b' } }]);
  });

  test('when every target breaks off, the last half stays with an error', async () => {
    const run = routed({ a: [[...say('One'), broken]], b: [[...say('Two'), broken]] });
    const events = await run.ask('Hi');
    expect(problemsOf(events, events[0]!.run_id!)).toEqual([]);
    expect(events.at(-1)).toMatchObject({ type: 'terminal_error', error: { code: 'upstream_unavailable' } });
    const texts = reduceEvents(events).blocks.flatMap((block) => (block.type === 'text' ? [block.text] : []));
    expect(texts).toEqual(['Two']);
  });
});
