import { describe, expect, test } from 'vitest';
import { ModelError, type ModelRequest, textOf } from '../../../../api/models/model.ts';
import { type ConversationEvent, reduceEvents } from '../../../../protocol/index.ts';
import { createCrashingStore } from '../../../helpers/crashing-store.ts';
import { countedIds, ScriptedClock } from '../../../helpers/scripted-clock.ts';
import {
  callTool,
  createScriptedModel,
  type ScriptedPart,
  say,
  stop,
  toTools,
} from '../../../helpers/scripted-model.ts';
import { createScriptedRun, createScriptedStore } from '../../../helpers/scripted-run.ts';
import { createScriptedTool } from '../../../helpers/scripted-tool.ts';
import { problemsOf } from '../../../helpers/well-formed.ts';

const PAGES = [
  {
    url: 'https://alder.example/duo',
    title: 'Alder Duo',
    snippet: 'The Alder Duo espresso machine costs 1,299 euros and has a warranty of two years.',
  },
  {
    url: 'https://alder.example/shipping',
    title: 'Shipping',
    snippet: 'Orders are delivered within 4 to 6 working days by our own drivers.',
  },
];
const WRONG = 'The Duo espresso machine costs 1,399 euros [1]. Orders are delivered within 4–6 working days [1].';
const RIGHT = 'The Duo espresso machine costs 1.299 euros [1]. Orders are delivered within 4–6 working days [2].';

const isCheck = (request: ModelRequest) =>
  request.messages.some((message) => message.role === 'tool' && message.name === 'check_answer');

/** A run that searches once and then says `first`; asked to correct it, `second`. */
function runWith(
  first: ScriptedPart[],
  second: ScriptedPart[],
  setup: Partial<Parameters<typeof createScriptedRun>[0]> = {},
) {
  const models: ReturnType<typeof createScriptedModel>[] = [];
  const run = createScriptedRun({
    agent: (clock) => {
      const model = createScriptedModel(clock, (request) => {
        if (isCheck(request)) return second;
        const hasSearched = request.messages.some((message) => message.role === 'tool');
        return hasSearched ? first : [callTool('web_search', { query: 'duo' }), toTools];
      });
      models.push(model);
      return { model, tools: [createScriptedTool(clock, { ms: 1, sources: () => PAGES })] };
    },
    ...setup,
  });
  return { run, model: models[0]! };
}

const answerOf = (events: readonly ConversationEvent[]) => {
  const texts = reduceEvents(events).blocks.filter((block) => block.type === 'text');
  expect(texts).toHaveLength(1);
  return texts[0]!.text;
};

describe('an answer whose figures and names are in the results', () => {
  test('streams with its citations, the wrong number replaced, and needs no further call', async () => {
    const { run, model } = runWith([...say(RIGHT.replace('[2]', '[1]')), stop], [...say('never'), stop]);
    const events = await run.ask('What does the Duo cost?');
    expect(answerOf(events)).toBe(RIGHT);
    expect(model.requests).toHaveLength(2);
    expect(events.some((event) => event.type === 'message_retract')).toBe(false);
  });

  test('figures of the question and of the instructions need no source', async () => {
    const { run, model } = runWith([...say('For 25 guests on 2026-03-25 the Duo fits well.'), stop], []);
    await run.ask('Is the Duo enough for 25 guests?');
    expect(model.requests).toHaveLength(2);
  });

  test('an answer without any search is not checked', async () => {
    const run = createScriptedRun({
      agent: (clock) => ({ model: createScriptedModel(clock, [[...say('It has 42 parts.'), stop]]), tools: [] }),
    });
    const events = await run.ask('How many parts?');
    expect(answerOf(events)).toBe('It has 42 parts.');
    expect(events.filter((event) => event.type === 'message_stop')).toHaveLength(1);
  });
});

describe('an answer with a figure that is in no result', () => {
  test('[EV10] is requested once more and replaced in one append, after it was shown whole', async () => {
    const { run, model } = runWith([...say(WRONG), stop], [...say(RIGHT), stop]);
    const appends: ConversationEvent[][] = [];
    run.store.notifier.subscribe('conv_1', (message) => {
      if ('events' in message) appends.push([...message.events]);
    });
    const events = await run.ask('What does the Duo cost?');
    expect(answerOf(events)).toBe(RIGHT);
    expect(problemsOf(events, 'run_1')).toEqual([]);
    expect(reduceEvents(events).blocks.at(-1)).toMatchObject({ is_final: true, isStreaming: false });

    const at = appends.findIndex((list) => list.some((event) => event.type === 'message_retract'));
    expect(appends[at]!.map((event) => event.type)).toEqual([
      'content_block_stop',
      'message_retract',
      'content_block_start',
      'content_block_stop',
      'message_stop',
    ]);
    const before = reduceEvents(events.filter((event) => event.event_id < appends[at]![0]!.event_id));
    // While the answer streamed, the citation of the wrong price was removed and the wrong number was replaced.
    expect(before.blocks.at(-1)).toMatchObject({
      text: 'The Duo espresso machine costs 1,399 euros. Orders are delivered within 4–6 working days [2].',
      isStreaming: true,
    });

    expect(model.requests).toHaveLength(3);
    const { messages, tools } = model.requests[2]!;
    expect(tools).toEqual([]);
    expect(messages.at(-2)).toMatchObject({ role: 'assistant', toolCalls: [{ name: 'check_answer' }] });
    expect(textOf(messages.at(-1)!.content)).toContain('\n- 1,399 euros\n');
    expect(textOf(messages.at(-1)!.content)).not.toContain('4–6');
    expect(messages.filter((message) => message.role === 'user')).toHaveLength(1);
    expect(events.at(-1)).toMatchObject({ type: 'message_stop', usage: { input_tokens: 300, output_tokens: 60 } });
  });

  test('is not requested a third time: what is still unsupported in the second answer loses its citation', async () => {
    const second =
      'The Duo espresso machine costs 1,499 euros [1] and was built by hand. It comes within 4–6 working days [2].';
    const first = `${WRONG} It was designed by Anna Berger [1].`;
    const { run, model } = runWith([...say(first), stop], [...say(second), stop]);
    expect(answerOf(await run.ask('What does the Duo cost?'))).toBe(
      'The Duo espresso machine costs 1,499 euros and was built by hand. It comes within 4–6 working days [2].',
    );
    expect(model.requests).toHaveLength(3);
  });

  const STANDING = 'The Duo espresso machine costs 1,399 euros. Orders are delivered within 4–6 working days [2].';
  test.each<[string, ScriptedPart[]]>([
    ['has as many unsupported figures', [...say(WRONG.replace('1,399', '1,599')), stop]],
    ['is empty', [stop]],
    ['is much too short', [...say('Sorry.'), stop]],
    ['is cut by its length', [...say(RIGHT), { type: 'finish', reason: 'length' }]],
    ['fails', [{ type: 'fail', error: new ModelError('unavailable', 'gone') }]],
    [
      'breaks off',
      [...say('The Duo'), { type: 'fail', error: new ModelError('unavailable', 'cut', { isRepeatable: true }) }],
    ],
    ['never comes', [{ type: 'hang' }]],
    ['calls a tool instead', [callTool('web_search', { query: 'again' }), toTools]],
  ])('is kept without its unsupported citations when the second answer %s', async (_name, second) => {
    const { run } = runWith([...say(WRONG), stop], second);
    const events = await run.ask('What does the Duo cost?');
    expect(answerOf(events)).toBe(STANDING);
    expect(events.at(-1)?.type).toBe('message_stop');
    expect(events.some((event) => event.type === 'message_retract')).toBe(false);
    expect(problemsOf(events, 'run_1')).toEqual([]);
  });

  test('stays when the visitor stops the run while it is being corrected', async () => {
    const { run, model } = runWith([...say(WRONG), stop], [{ type: 'hang' }]);
    const runId = await run.send('What does the Duo cost?');
    while (model.requests.length < 3) await run.clock.sleep(50);
    await run.runner.stop(runId);
    await run.ended(runId);
    const events = await run.events();
    expect(events.at(-1)?.type).toBe('terminal_user_stopped');
    expect(answerOf(events)).toBe(STANDING);
  });

  test('is written to its end after a crash at any event, with one answer left', async () => {
    const whole = await runWith([...say(WRONG), stop], [...say(RIGHT), stop]).run.ask('What does the Duo cost?');
    for (let events = 8; events <= whole.length; events += 3) {
      const clock = new ScriptedClock();
      const store = createScriptedStore(clock);
      const dying = createCrashingStore(store, { events });
      const before = runWith([...say(WRONG), stop], [...say(RIGHT), stop], { clock, store: dying });
      const runId = await before.run.send('What does the Duo cost?');
      await Promise.race([dying.crashed, before.run.ended(runId)]);
      const newId = countedIds('again_');
      const after = runWith([...say(WRONG), stop], [...say(RIGHT), stop], { clock, store, newId });
      await after.run.runner.reconcile();
      await after.run.ended(runId);
      const log = await store.log.read('conv_1', 0);
      expect(answerOf(log), `crash after ${events} events`).toBe(RIGHT);
      expect(problemsOf(log, runId), `crash after ${events} events`).toEqual([]);
      await store.close();
    }
  });
});
