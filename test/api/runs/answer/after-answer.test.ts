import { describe, expect, test, vi } from 'vitest';
import { ModelError, type ModelRequest } from '../../../../api/models/model.ts';
import { MAX_AFTER_ANSWERS } from '../../../../api/runs/input/limits.ts';
import type { SiteAgent } from '../../../../api/runs/input/prepare-run.ts';
import { type ConversationEvent, isTerminal, reduceEvents } from '../../../../protocol/index.ts';
import { createScriptedModel, type ScriptedPart, say, stop } from '../../../helpers/scripted-model.ts';
import { createScriptedRun, OWNER } from '../../../helpers/scripted-run.ts';

const QUESTION = 'Is my espresso machine covered by the warranty if it loses steam after eight months of use?';
const CUT = 'Is my espresso machine covered by the warranty if it loses…';
const WRITTEN = {
  title: 'Warranty for steam loss',
  questions: ['Who pays the postage?', 'How long does a repair take?'],
};
const isCaption = (request: ModelRequest) =>
  request.messages.some((message) => message.role === 'tool' && message.name === 'read_conversation');
const json = (value: unknown): ScriptedPart[] => [...say(JSON.stringify(value), 0), stop];

function runWith(
  caption: ScriptedPart[] | ((number: number) => ScriptedPart[]),
  captions: SiteAgent['captions'] | null = { titles: true, followUps: true },
  more: { writes?: boolean } = {},
) {
  const models: ReturnType<typeof createScriptedModel>[] = [];
  let asked = 0;
  const run = createScriptedRun({
    agent: (clock) => {
      const model = createScriptedModel(clock, (request) => {
        if (!isCaption(request)) return [...say('It is.'), stop];
        asked += 1;
        return typeof caption === 'function' ? caption(asked) : caption;
      });
      models.push(model);
      const capabilities = more.writes === false ? { capabilities: { writes: false } } : {};
      return { model: Object.assign(model, capabilities), tools: [], ...(captions ? { captions } : {}) };
    },
  });
  const captionRequests = () => models[0]!.requests.filter(isCaption);
  const settle = async () => {
    await run.clock.sleep(20_000);
    return run.events();
  };
  return { run, captionRequests, settle };
}

const updates = (events: readonly ConversationEvent[]) =>
  events.flatMap((event) =>
    event.type === 'conversation_updated' ? [{ title: event.title, suggestions: event.suggestions }] : [],
  );

describe('after an answer', () => {
  test('[EV19] the model writes the title and the questions, once the run has ended', async () => {
    const { run, captionRequests, settle } = runWith(json(WRITTEN));
    await run.ask(QUESTION);
    const events = await settle();
    expect(updates(events)).toEqual([
      { title: CUT, suggestions: undefined },
      { title: WRITTEN.title, suggestions: WRITTEN.questions },
    ]);
    expect([events.at(-1)?.type, isTerminal(events.at(-2)!)]).toEqual(['conversation_updated', true]);
    expect((await run.store.conversations.get(OWNER, run.conversationId))?.title).toBe(WRITTEN.title);
    expect(captionRequests()).toHaveLength(1);
    // The title is written once.
    await run.ask('And the grinder?');
    expect(updates(await settle()).slice(2)).toEqual([{ title: undefined, suggestions: WRITTEN.questions }]);
    expect(JSON.stringify(captionRequests()[1]?.messages[0])).not.toContain('title');
  });

  // Node 20 keeps an entry in each source of `AbortSignal.any` for as long as that source lives (seen in snapshots of the heap).
  test('no signal outlives its answer as a source of a combined one', async () => {
    const any = vi.spyOn(AbortSignal, 'any');
    const { run, settle } = runWith(json(WRITTEN));
    const sourcesOf = async () => {
      any.mockClear();
      await run.ask(QUESTION);
      expect(updates(await settle()).at(-1)?.suggestions).toEqual(WRITTEN.questions);
      return new Set(any.mock.calls.flatMap(([signals]) => [...signals]));
    };
    const first = await sourcesOf();
    const second = await sourcesOf();
    any.mockRestore();
    expect(first.size).toBeGreaterThan(0);
    expect([...second].filter((signal) => first.has(signal))).toEqual([]);
  });

  test('the end of the run does not wait for it', async () => {
    const { run, settle } = runWith([{ type: 'wait', ms: 5_000 }, ...json(WRITTEN)]);
    const events = await run.ask(QUESTION);
    expect(updates(events)).toEqual([{ title: CUT, suggestions: undefined }]);
    expect(run.clock.now() - Date.parse(events[0]!.at)).toBeLessThan(1_000);
    expect(updates(await settle())).toHaveLength(2);
  });

  test.each([
    ['a model that fails', [{ type: 'fail', error: new ModelError('unavailable', 'Not now.') }] as ScriptedPart[]],
    ['one that takes too long', [{ type: 'wait', ms: 16_000 }, ...json(WRITTEN)] as ScriptedPart[]],
    ['a reply that is not taken', json({ title: 'https://evil.example', questions: [] })],
  ])('%s leaves the first question as the title, and the run as it is', async (_, caption) => {
    const { run, settle } = runWith(caption);
    await run.ask(QUESTION);
    const events = await settle();
    expect(updates(events)).toEqual([{ title: CUT, suggestions: undefined }]);
    expect(events.at(-1)?.type).toBe('message_stop');
  });

  test('a title of the visitor stays, also one given meanwhile', async () => {
    const { run, settle } = runWith([{ type: 'wait', ms: 1_000 }, ...json(WRITTEN)]);
    await run.ask(QUESTION);
    await run.store.conversations.rename(OWNER, run.conversationId, 'Mine');
    await settle();
    expect((await run.store.conversations.get(OWNER, run.conversationId))?.title).toBe('Mine');
  });

  test('questions for an answer that is no longer the last one are not shown', async () => {
    const { run, settle } = runWith((n) => [
      { type: 'wait', ms: n === 1 ? 5_000 : 0 },
      ...json({ questions: [`Question ${n}?`] }),
    ]);
    await run.ask(QUESTION);
    await run.ask('And the grinder?');
    expect(reduceEvents(await settle()).suggestions).toEqual(['Question 2?']);
  });

  test('without a model that writes, and where the site has it off, nothing is asked', async () => {
    for (const off of [
      runWith(json(WRITTEN), undefined, { writes: false }),
      runWith(json(WRITTEN), { titles: false, followUps: false }),
      runWith(json(WRITTEN), null),
    ]) {
      await off.run.ask(QUESTION);
      expect(updates(await off.settle())).toEqual([{ title: CUT, suggestions: undefined }]);
      expect(off.captionRequests()).toEqual([]);
    }
    const titles = runWith(json(WRITTEN), { titles: true, followUps: false });
    await titles.run.ask(QUESTION);
    expect(updates(await titles.settle())[1]).toEqual({ title: WRITTEN.title, suggestions: undefined });
    await titles.run.ask('And the grinder?');
    await titles.settle();
    expect(titles.captionRequests()).toHaveLength(1);
  });

  test(`at most ${MAX_AFTER_ANSWERS} are written at a time, and a process that ends breaks them off`, async () => {
    const { run, captionRequests } = runWith([{ type: 'wait', ms: 14_000 }, ...json({ questions: ['Why?'] })]);
    for (let n = 0; n <= MAX_AFTER_ANSWERS; n += 1) await run.ask(`Question ${n}?`);
    expect(captionRequests()).toHaveLength(MAX_AFTER_ANSWERS);
    await run.runner.drain(1_000);
    expect(updates(await run.events())).toHaveLength(1);
    expect(run.errors).toEqual([]);
  });
});
