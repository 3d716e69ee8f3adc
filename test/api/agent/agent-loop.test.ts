import { describe, expect, test } from 'vitest';
import type { AgentEnd, AgentEvent } from '../../../api/agent/agent-event.ts';
import { runAgentLoop } from '../../../api/agent/agent-loop.ts';
import type { AgentSetup, ToolDecision } from '../../../api/agent/agent-setup.ts';
import type { StreamStage } from '../../../api/agent/stages.ts';
import { ModelError, type ModelMessage, textOf, textParts } from '../../../api/models/model.ts';
import { RUN_LIMITS } from '../../../api/runs/input/limits.ts';
import { countedIds, ScriptedClock } from '../../helpers/scripted-clock.ts';
import {
  callTool,
  createScriptedModel,
  type ScriptedPart,
  say,
  stop,
  think,
  toTools,
} from '../../helpers/scripted-model.ts';

const QUESTION: ModelMessage[] = [{ role: 'user', content: textParts('How tall is the mill?') }];

/** A tool with one field, `of`. */
const tool = (name: string) => ({
  name,
  description: `Gives the ${name}.`,
  parameters: {
    type: 'object',
    required: ['of'],
    properties: { of: { type: 'string' } },
    additionalProperties: false,
  },
});

type Change = Partial<AgentSetup> & {
  signal?: AbortSignal;
  decide?: (of: unknown) => ToolDecision;
  resume?: Parameters<typeof runAgentLoop>[1]['resume'];
  onBatch?: (batch: readonly AgentEvent[]) => void;
};

/** The loop driven by arrays: turns in, events out. No store, no log. */
async function drive(turns: ScriptedPart[][], change: Change = {}) {
  const clock = new ScriptedClock();
  const model = createScriptedModel(clock, turns);
  const ran: [string, unknown][] = [];
  const spent: number[] = [];
  const { signal = new AbortController().signal, decide, resume, onBatch, ...setup } = change;
  const events: AgentEvent[] = [];
  const loop = runAgentLoop(
    {
      model,
      tools: [tool('height'), tool('weight')],
      hooks: {
        async executeTool(call, context) {
          ran.push([call.name, call.input.of]);
          if (call.name === 'height') context.onProgress({ phase: 'measuring' });
          await clock.sleep(call.name === 'weight' ? 500 : 20, context.signal);
          return { status: 'success', trust: 'owner', content: `The ${call.name} is 12.` };
        },
        onSpent: (usage) => spent.push(usage.output_tokens),
        ...(decide ? { beforeToolCall: async (call) => decide(call.input.of) } : {}),
      },
      limits: RUN_LIMITS,
      clock,
      newId: countedIds(),
      ...setup,
    },
    { messages: QUESTION, ...(resume ? { resume } : {}) },
    signal,
  );
  for await (const batch of loop) {
    events.push(...batch);
    onBatch?.(batch);
  }
  return { model, ran, spent, events, end: events.at(-1) as AgentEnd };
}

const typesOf = (events: readonly AgentEvent[]) =>
  events.map(({ type }) => type).filter((type, i, all) => type !== 'text_delta' || all[i - 1] !== type);
const wordsOf = (events: readonly AgentEvent[]) =>
  events.map((event) => (event.type === 'text_delta' ? event.text : '')).join('');

describe('the agent loop, driven by arrays', () => {
  test('gives turns, words, calls, progress, results and the end, in this order', async () => {
    const { events, end, model } = await drive([
      [...think('Look.'), callTool('height', { of: 'mill' }), toTools],
      [...say('It is 12 m tall.'), stop],
    ]);
    expect(typesOf(events)).toEqual([
      'turn_begin',
      'thinking_delta',
      'turn_end',
      'tool_calls',
      'tool_progress',
      'tool_result',
      'turn_begin',
      'text_delta',
      'turn_end',
      'end',
    ]);
    expect(end).toMatchObject({
      reason: 'answer',
      text: 'It is 12 m tall.',
      stopReason: 'stop',
      usage: { input_tokens: 200, output_tokens: 40 },
    });
    expect(end.messages.map(({ role }) => role)).toEqual(['user', 'assistant', 'tool']);
    expect(model.requests[1]!.messages).toEqual(end.messages);
    expect(QUESTION).toHaveLength(1);
  });

  test('no tool runs before the consumer has taken the batch with its call', async () => {
    const atCall: number[] = [];
    const ran: string[] = [];
    await drive(
      [
        [callTool('height', { of: 'mill' }), toTools],
        [...say('Done.'), stop],
      ],
      {
        hooks: {
          async executeTool(call) {
            ran.push(call.name);
            return { status: 'success', trust: 'owner', content: '12' };
          },
        },
        onBatch: (batch) => {
          if (batch.some(({ type }) => type === 'tool_calls')) atCall.push(ran.length);
        },
      },
    );
    expect(atCall).toEqual([0]);
    expect(ran).toEqual(['height']);
  });

  test('results come in the order in which the calls finish', async () => {
    const { events } = await drive([
      [callTool('weight', { of: 'mill' }), callTool('height', { of: 'mill' }), toTools],
      [...say('Done.'), stop],
    ]);
    expect(events.flatMap((event) => (event.type === 'tool_result' ? [event.call.name] : []))).toEqual([
      'height',
      'weight',
    ]);
  });

  test('a call that does not fit its schema is reported and answered, and does not run', async () => {
    const { events, ran } = await drive([
      [callTool('height', { in: 'm' }), toTools],
      [...say('Sorry.'), stop],
    ]);
    expect(ran).toEqual([]);
    expect(events.find((event) => event.type === 'tool_result')).toMatchObject({
      call: { input: { in: 'm' } },
      result: { status: 'error', trust: 'owner', content: 'Error: Unknown field "in". Allowed fields: of.' },
    });
  });

  test('a limit that is passed in ends the calls: the last turn has no tools', async () => {
    const again: ScriptedPart[] = [...say('Again.'), callTool('height', { of: 'mill' }), toTools];
    const { model, end } = await drive([again], { limits: { ...RUN_LIMITS, maxSteps: 2 } });
    expect(model.requests.map(({ tools }) => tools.length)).toEqual([2, 2, 0]);
    expect(end).toMatchObject({ reason: 'answer', text: 'Again.' });
  });

  test('a turn that broke off is taken back and asked for again, and both are paid for', async () => {
    let tries = 0;
    const clock = new ScriptedClock();
    const broken: ScriptedPart = { type: 'fail', error: new ModelError('unavailable', 'cut', { isRepeatable: true }) };
    const model = createScriptedModel(clock, () => {
      tries += 1;
      return tries === 1 ? [...say('Half an'), broken] : [...say('Whole.'), stop];
    });
    const { events, end, spent } = await drive([], { model, clock });
    expect(typesOf(events).filter((type) => type !== 'text_delta')).toEqual([
      'turn_begin',
      'turn_retract',
      'turn_begin',
      'turn_end',
      'end',
    ]);
    expect(end).toMatchObject({ reason: 'answer', text: 'Whole.' });
    expect(spent).toEqual([2, 20]);
  });

  test('a failure is the last event, after the words before it', async () => {
    const error = new ModelError('unavailable', 'gone');
    const { events, end } = await drive([[...say('Half an'), { type: 'fail', error }]]);
    expect(wordsOf(events)).toBe('Half an');
    expect(end).toMatchObject({ reason: 'failed', error });
  });

  test('an abort cancels the tools that run and keeps the results that have come', async () => {
    const controller = new AbortController();
    const { events, end } = await drive(
      [[callTool('weight', { of: 'mill' }), callTool('height', { of: 'mill' }), toTools]],
      {
        signal: controller.signal,
        onBatch: (batch) => {
          if (batch.some(({ type }) => type === 'tool_result')) controller.abort(new Error('stop'));
        },
      },
    );
    expect(events.flatMap((event) => (event.type === 'tool_result' ? [event.result.status] : []))).toEqual([
      'success',
      'cancelled',
    ]);
    expect(end).toMatchObject({ reason: 'aborted', error: { message: 'stop' } });
  });

  test('goes on with pending calls, and counts the steps before', async () => {
    const { events, ran, model } = await drive(
      [
        [...say('Never.'), stop],
        [...say('Done.'), stop],
      ],
      {
        resume: { pending: [{ id: 'call_1', name: 'height', input: { of: 'mill' } }], steps: 8, toolCalls: 1 },
      },
    );
    expect(ran).toEqual([['height', 'mill']]);
    expect(typesOf(events).slice(0, 2)).toEqual(['tool_progress', 'tool_result']);
    expect(model.requests.map(({ tools }) => tools.length)).toEqual([0]);
  });
});

describe('stages', () => {
  const upper: StreamStage = { openText: () => ({ push: (text) => text.toUpperCase(), flush: () => '' }) };
  /** Holds the last four characters back. */
  const late = (): StreamStage => ({
    openText() {
      let held = '';
      return {
        push(text) {
          held += text;
          const decided = held.slice(0, -4);
          held = held.slice(-4);
          return decided;
        },
        flush: () => held,
      };
    },
  });

  test('work on text in their order, and what one holds back passes the next at the end', async () => {
    const { events, end } = await drive([[...say('It is 12 m tall.'), stop]], { stages: [late(), upper] });
    expect(wordsOf(events)).toBe('IT IS 12 M TALL.');
    expect(end).toMatchObject({ text: 'IT IS 12 M TALL.' });
  });

  test('work on the inputs of calls before these are reported and run', async () => {
    const redaction: StreamStage = {
      filterInput: (input) => ({ ...input, of: String(input.of).replace('sk-secret', '[redacted]') }),
    };
    const { events, ran, end } = await drive(
      [
        [callTool('height', { of: 'mill sk-secret' }), toTools],
        [...say('Done.'), stop],
      ],
      { stages: [redaction] },
    );
    expect(ran).toEqual([['height', 'mill [redacted]']]);
    expect(JSON.stringify([events, end.messages])).not.toContain('sk-secret');
  });
});

describe('beforeToolCall', () => {
  const turns = [
    [callTool('height', { of: 'mill' }), callTool('height', { of: 'tower' }), toTools],
    [...say('Done.'), stop],
  ];
  const decideTower = (decision: ToolDecision) => (of: unknown) =>
    of === 'tower' ? decision : ({ type: 'approve' } as const);

  test('refuses: the call is reported, does not run, and the model reads why', async () => {
    const { ran, end } = await drive(turns, { decide: decideTower({ type: 'refuse', reason: 'Not the tower.' }) });
    expect(ran).toEqual([['height', 'mill']]);
    expect(end.messages.some(({ content }) => textOf(content).includes('Error: Not the tower.'))).toBe(true);
    expect(end.reason).toBe('answer');
  });

  test('replaces: the new input is reported, run and shown to the model', async () => {
    const { ran, events, end } = await drive(turns, {
      decide: decideTower({ type: 'replace', input: { of: 'roof' } }),
    });
    expect(ran.map(([, of]) => of)).toEqual(['mill', 'roof']);
    expect(JSON.stringify([events, end.messages])).not.toContain('tower');
  });

  test('replaces with an input that does not fit: it is checked like the input of the model', async () => {
    const { ran, end } = await drive(turns, { decide: decideTower({ type: 'replace', input: { of: 7 } }) });
    expect(ran).toEqual([['height', 'mill']]);
    expect(end.messages.some(({ content }) => textOf(content).includes('Error: Field "of"'))).toBe(true);
  });

  test('parks: the other calls are run, then the loop ends with the parked one', async () => {
    const { ran, end, model } = await drive(turns, { decide: decideTower({ type: 'park' }) });
    expect(ran).toEqual([['height', 'mill']]);
    expect(end).toMatchObject({ reason: 'parked', calls: [{ name: 'height', input: { of: 'tower' } }] });
    expect(end.messages.map(({ role }) => role)).toEqual(['user', 'assistant', 'tool']);
    expect(model.requests).toHaveLength(1);
  });

  test('is not asked about a call that does not fit its schema', async () => {
    const asked: unknown[] = [];
    await drive(
      [
        [callTool('height', {}), toTools],
        [...say('Done.'), stop],
      ],
      {
        decide: (of) => {
          asked.push(of);
          return { type: 'approve' };
        },
      },
    );
    expect(asked).toEqual([]);
  });

  test('an abort while it decides cancels the call', async () => {
    const controller = new AbortController();
    const { ran, events, end } = await drive(turns, {
      signal: controller.signal,
      decide: () => {
        controller.abort(new Error('stop'));
        return { type: 'park' };
      },
    });
    expect(ran).toEqual([]);
    expect(events.flatMap((event) => (event.type === 'tool_result' ? [event.result.status] : []))).toEqual([
      'cancelled',
      'cancelled',
    ]);
    expect(end.reason).toBe('aborted');
  });
});
