// A model that fails for good: the extractive model takes the turn, and one line of its answer says so.
import { describe, expect, test } from 'vitest';
import { createExtractiveModel } from '../../../api/models/extractive/extractive.ts';
import { type Model, ModelError, type ModelErrorCode, type ModelEvent } from '../../../api/models/model.ts';
import { createStandIn } from '../../../api/models/stand-in.ts';
import { createTools } from '../../../api/tools/index.ts';
import { type ConversationEvent, reduceEvents } from '../../../protocol/index.ts';
import { createScriptedRun } from '../../helpers/scripted-run.ts';
import { createSmallSite } from '../../helpers/small-site.ts';
import { toolList } from '../../helpers/tool-list.ts';

const LINE = 'The assistant is unavailable at the moment.';

/** A model of scripted turns: the events of each, then its failure. */
function createFailing(turns: readonly { says?: ModelEvent[]; fails?: ModelErrorCode }[]): Model & { asked: number } {
  const model = {
    label: 'failing',
    asked: 0,
    async *stream() {
      const { says = [], fails } = turns[Math.min(model.asked++, turns.length - 1)] ?? {};
      yield* says;
      if (fails) throw new ModelError(fails, `It said ${fails}.`);
    },
  };
  return model;
}

function setUp(model: Model, tools = createTools({ index: createSmallSite() })) {
  return createScriptedRun({
    agent: (clock) => ({ model, fallback: createStandIn(createExtractiveModel({ clock })), tools }),
  });
}

const answerOf = (events: readonly ConversationEvent[]) =>
  reduceEvents(events)
    .blocks.flatMap((block) => (block.type === 'text' ? [block.text] : []))
    .join('\n');

const search: ModelEvent[] = [
  { type: 'tool_call', call: { id: 'c', name: 'site_search', arguments: '{"query":"warranty of a machine"}' } },
  { type: 'finish', reason: 'tool_calls' },
];

describe('a model that fails for good', () => {
  test.each(['auth', 'unavailable', 'bad_request', 'bad_response', 'context_length', 'content_filter'] as const)(
    '%s before its first word: the answer has sources, and the log has the failure',
    async (code) => {
      const model = createFailing([{ fails: code }]);
      const run = setUp(model);
      const events = await run.ask('How long is the warranty of a machine?');
      expect(answerOf(events)).toMatch(/two-year warranty[\s\S]*\[1\]/);
      expect(answerOf(events)).toContain(LINE);
      expect(events.at(-1)?.type).toBe('message_stop');
      expect(run.errors).toMatchObject([{ code }]);
      expect(model.asked).toBe(1);
    },
  );

  test('in the middle of its answer: what it wrote is replaced, from the results that are there', async () => {
    const model = createFailing([
      { says: search },
      { says: [{ type: 'text_delta', text: 'The warranty is half a' }], fails: 'unavailable' },
    ]);
    const run = setUp(model);
    const events = await run.ask('How long is the warranty of a machine?');
    const calls = events.filter(
      (event) => event.type === 'content_block_start' && event.content_block.type === 'tool_use',
    );
    expect(calls).toHaveLength(1);
    expect(answerOf(events)).toMatch(/two-year warranty[\s\S]*\[1\]/);
    expect(answerOf(events)).not.toContain('half a');
  });

  test('an empty answer is a failure too', async () => {
    const run = setUp(createFailing([{ says: [{ type: 'finish', reason: 'stop' }] }]));
    expect(answerOf(await run.ask('How long is the warranty of a machine?'))).toContain('two-year warranty');
  });

  test('without anything to search the run ends as an error', async () => {
    const run = setUp(createFailing([{ fails: 'auth' }]), toolList());
    expect((await run.ask('How long is the warranty?')).at(-1)?.type).toBe('terminal_error');
  });

  test('an error of our own is not covered up', async () => {
    const broken: Model = {
      label: 'broken',
      // biome-ignore lint/correctness/useYield: it fails before its first event
      async *stream() {
        throw new TypeError('ours');
      },
    };
    expect((await setUp(broken).ask('How long is the warranty?')).at(-1)?.type).toBe('terminal_error');
  });

  test.each([
    ['vi', 'Máy pha cà phê được bảo hành bao lâu?', 'Trợ lý hiện không hoạt động'],
    ['zh', '咖啡机的保修期是多久？', '助手暂时无法使用'],
    ['id', 'Berapa lama garansi mesin espresso?', 'Asisten sedang tidak tersedia'],
  ])('the line is in the language of the question: %s', async (_lang, question, line) => {
    expect(answerOf(await setUp(createFailing([{ fails: 'auth' }])).ask(question))).toContain(line);
  });
});
