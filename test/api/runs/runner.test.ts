import { describe, expect, test } from 'vitest';
import { type Model, textOf } from '../../../api/models/model.ts';
import { MAX_PARALLEL_RUNS } from '../../../api/runs/input/limits.ts';
import { createRunner } from '../../../api/runs/runner.ts';
import { FencedError } from '../../../api/store/contract/runs.ts';
import type { Store } from '../../../api/store/contract/store.ts';
import { orAborted } from '../../../api/time/wait.ts';
import { joinProviders, type ToolProvider } from '../../../api/tools/tool-provider.ts';
import { ApiError, type Progress, reduceEvents } from '../../../protocol/index.ts';
import { countedIds, ScriptedClock } from '../../helpers/scripted-clock.ts';
import { callTool, createScriptedModel, say, stop, toTools } from '../../helpers/scripted-model.ts';
import { createScriptedRun, createScriptedStore, OWNER } from '../../helpers/scripted-run.ts';
import { createScriptedTool } from '../../helpers/scripted-tool.ts';
import { messageOf } from '../../helpers/store-contract.ts';
import { toolList } from '../../helpers/tool-list.ts';
import { problemsOf } from '../../helpers/well-formed.ts';

/** A store whose appends fail while `isBroken` says so. */
function brittle(store: Store, isBroken: () => boolean): Store {
  const full = () => Promise.reject(new ApiError('unavailable', 'The disk is full.'));
  return {
    ...store,
    log: { ...store.log, append: (...args) => (isBroken() ? full() : store.log.append(...args)) },
  };
}

const answer = (clock: ScriptedClock, text = 'All of it arrived.') => ({
  model: createScriptedModel(clock, [[...say(text, 30), stop]]),
  tools: [],
});

describe('a store that fails for a while', () => {
  test('is retried, and nothing is lost or written twice', async () => {
    const clock = new ScriptedClock();
    const start = clock.now();
    // Broken from 50 ms to 1 s: in the middle of the text.
    const store = brittle(createScriptedStore(clock), () => clock.now() - start > 50 && clock.now() - start < 1000);
    const run = createScriptedRun({ clock, store, agent: answer });
    const events = await run.ask('Question?');
    expect(reduceEvents(events).blocks.at(-1)).toMatchObject({ text: 'All of it arrived.' });
    expect(problemsOf(events, 'run_1')).toEqual([]);
    expect(run.errors).toEqual([]);
  });

  test('for longer, the run is abandoned and resumed later in the same process', async () => {
    const clock = new ScriptedClock();
    const start = clock.now();
    const store = brittle(createScriptedStore(clock), () => clock.now() - start > 50 && clock.now() - start < 8000);
    const run = createScriptedRun({ clock, store, agent: answer });
    const events = await run.ask('Question?');
    expect(run.errors).toMatchObject([{ code: 'unavailable' }]);
    expect(reduceEvents(events).blocks.at(-1)).toMatchObject({ text: 'All of it arrived.' });
    expect(events.some((event) => event.type === 'message_retract')).toBe(true);
    expect(problemsOf(events, 'run_1')).toEqual([]);
  });
});

describe('two processes with one store', () => {
  test('a run claimed by a newer process stops silently in the older one, and only one of them writes', async () => {
    const clock = new ScriptedClock();
    const store = createScriptedStore(clock);
    const first = createScriptedRun({
      clock,
      store,
      newId: countedIds('a'),
      agent: (c) => answer(c, 'word '.repeat(40)),
    });
    const second = createScriptedRun({
      clock,
      store,
      newId: countedIds('b'),
      agent: (c) => answer(c, 'word '.repeat(40)),
    });
    const runId = await first.send('Question?');
    await clock.sleep(300);
    await second.runner.reconcile();
    await second.ended(runId);
    const events = await store.log.read('conv_1', 0);
    expect(problemsOf(events, runId)).toEqual([]);
    expect(first.errors).toEqual([]);
    expect(first.runner.active).toBe(0);
    await expect(store.log.append('conv_1', [], { runId, token: 1 })).resolves.toEqual([]);
    await expect(
      store.log.append('conv_1', [{ type: 'terminal_user_stopped', run_id: runId, at: '' }], { runId, token: 1 }),
    ).rejects.toBeInstanceOf(FencedError);
  });
});

describe('drain', () => {
  test('waits for runs that end in time', async () => {
    const run = createScriptedRun({ agent: answer });
    await run.send('Question?');
    await run.clock.sleep(30);
    await run.runner.drain(10_000);
    expect((await run.events()).at(-1)?.type).toBe('message_stop');
    expect(run.runner.active).toBe(0);
  });

  test('counts as no attempt: after four orderly restarts the fifth process finishes the answer', async () => {
    const clock = new ScriptedClock();
    const store = createScriptedStore(clock);
    const text = 'word '.repeat(400);
    const first = createScriptedRun({ clock, store, newId: countedIds('a'), agent: (c) => answer(c, text) });
    const runId = await first.send('Question?');
    await clock.sleep(200);
    await first.runner.drain(100);
    for (const process of ['b', 'c', 'd']) {
      const run = createScriptedRun({ clock, store, newId: countedIds(process), agent: (c) => answer(c, text) });
      await run.runner.reconcile();
      await clock.sleep(200);
      await run.runner.drain(100);
      expect(run.errors).toEqual([]);
    }
    expect(await store.runs.get(runId)).toMatchObject({ status: 'queued', attempts: 0 });
    const last = createScriptedRun({ clock, store, newId: countedIds('e'), agent: (c) => answer(c, text) });
    await last.runner.reconcile();
    await last.ended(runId);
    expect(reduceEvents(await last.events()).blocks.at(-1)).toMatchObject({ type: 'text', text });
  });

  test('abandons the others without a terminal event, so that the next process resumes them', async () => {
    const clock = new ScriptedClock();
    const store = createScriptedStore(clock);
    const text = 'word '.repeat(400);
    const run = createScriptedRun({ clock, store, newId: countedIds('a'), agent: (c) => answer(c, text) });
    const runId = await run.send('Question?');
    await clock.sleep(500);
    await run.runner.drain(1000);
    expect(run.runner.active).toBe(0);
    expect((await store.runs.get(runId))?.status).toBe('queued');
    run.runner.start(runId);
    expect(run.runner.active).toBe(0);
    const next = createScriptedRun({ clock, store, newId: countedIds('b'), agent: (c) => answer(c, text) });
    await next.runner.reconcile();
    await next.ended(runId);
    expect(reduceEvents(await next.events()).blocks.at(-1)).toMatchObject({ text });
    expect(run.errors).toEqual([]);
  });
});

describe('stop', () => {
  test('of a run that no process drives ends it without asking the model', async () => {
    const clock = new ScriptedClock();
    const store = createScriptedStore(clock);
    const model = createScriptedModel(clock, [[...say('Never said.'), stop]]);
    const idle = createScriptedRun({ clock, store, agent: () => ({ model, tools: [] }) });
    await idle.runner.drain(0);
    const runId = await idle.send('Question?');
    const next = createScriptedRun({ clock, store, agent: () => ({ model, tools: [] }) });
    await next.runner.stop(runId);
    await next.ended(runId);
    const events = await store.log.read('conv_1', 0);
    expect(events.map((event) => event.type)).toEqual([
      'user_message',
      'message_start',
      'conversation_updated',
      'terminal_user_stopped',
    ]);
    expect(model.requests).toEqual([]);
  });

  test.each(['before', 'while'])('%s its tools are listed ends it with its terminal event', async (when) => {
    const clock = new ScriptedClock();
    const store = createScriptedStore(clock);
    const model = createScriptedModel(clock, [[...say('Never said.'), stop]]);
    // As the providers of a server: an aborted list rejects.
    const slow: ToolProvider = { list: (_request, { signal }) => clock.sleep(1000, signal).then(() => []) };
    const run = createScriptedRun({ clock, store, agent: () => ({ model, tools: joinProviders([slow]) }) });
    if (when === 'before') {
      await store.inbox.accept(OWNER, { ...messageOf(1), newConversationId: 'conv_1' });
    } else {
      await run.send('Question?');
      await clock.sleep(500);
    }
    await run.runner.stop('run_1');
    await clock.sleep(100);
    expect((await store.log.read('conv_1', 0)).at(-1)?.type).toBe('terminal_user_stopped');
    expect([model.requests, run.errors]).toEqual([[], []]);
  });

  test('of a run that has ended changes nothing', async () => {
    const run = createScriptedRun({ agent: answer });
    const before = await run.ask('Question?');
    await run.runner.stop('run_1');
    await run.clock.sleep(100);
    expect(await run.events()).toEqual(before);
  });
});

describe('conversations', () => {
  test('a follow-up sees the earlier turns, numbers go on, and only this run’s sources can be cited [INJ-4]', async () => {
    let model!: ReturnType<typeof createScriptedModel>;
    const run = createScriptedRun({
      agent: (clock) => {
        model = createScriptedModel(clock, (request) => {
          const last = request.messages.at(-1)!;
          if (last.role === 'user') return [callTool('web_search', { query: textOf(last.content) }), toTools];
          return [...say('Both [1] and [2].'), stop];
        });
        const sources = (input: Record<string, unknown>) => [
          { url: `https://example.com/${String(input.query)}`, title: 't', snippet: 's' },
        ];
        return { model, tools: [createScriptedTool(clock, { sources })] };
      },
    });
    await run.ask('one');
    const { blocks, title } = reduceEvents(await run.ask('two'));
    expect(title).toBe('one');
    expect(blocks.filter((block) => block.type === 'text').map((block) => block.text)).toEqual([
      'Both [1].',
      'Both [2].',
    ]);
    const roles = model.requests.at(-1)!.messages.map((message) => message.role);
    expect(roles).toEqual(['system', 'user', 'assistant', 'tool', 'assistant', 'user', 'assistant', 'tool']);
  });

  test('a title the visitor has given is kept', async () => {
    const clock = new ScriptedClock();
    const store = createScriptedStore(clock);
    const owner = { site: 'default', visitorId: 'visitor_1' };
    const quiet = createRunner({
      store,
      clock,
      siteAgent: () => ({ agent: { name: 'A' }, ...answer(clock), tools: toolList() }),
    });
    await store.conversations.create(owner, { id: 'conv_1', title: 'Mine' });
    const { result } = await store.inbox.accept(owner, {
      clientId: 'c',
      conversationId: 'conv_1',
      newConversationId: 'unused',
      messageId: 'm',
      runId: 'run_1',
      content: [{ type: 'text', text: 'Question?' }],
    });
    quiet.start(result.run_id);
    await quiet.drain(60_000);
    expect((await store.conversations.get(owner, 'conv_1'))?.title).toBe('Mine');
  });

  test('deleting a conversation in the middle of an answer ends the run without an error', async () => {
    const run = createScriptedRun({ agent: (clock) => answer(clock, 'word '.repeat(100)) });
    await run.send('Question?');
    await run.clock.sleep(200);
    await run.store.conversations.delete({ site: 'default', visitorId: 'visitor_1' }, 'conv_1');
    await run.runner.drain(60_000);
    expect(run.errors).toEqual([]);
    expect(run.runner.active).toBe(0);
  });
});

describe('more runs than slots', () => {
  /** As many conversations with one run each, whose model says nothing before `letGo`. */
  async function crowd(count: number, slotsPerSite?: number) {
    const clock = new ScriptedClock();
    const store = createScriptedStore(clock);
    let letGo = () => {};
    const isLetGo = new Promise<void>((resolve) => (letGo = resolve));
    const model: Model = {
      label: 'held',
      async *stream(_request, { signal }) {
        await orAborted(isLetGo, signal);
        yield { type: 'text_delta', text: 'An answer.' };
        yield { type: 'finish', reason: 'stop' };
      },
    };
    const runner = createRunner({
      store,
      clock,
      newId: countedIds(),
      siteAgent: () => ({ agent: { name: 'Alder' }, model, tools: toolList() }),
      ...(slotsPerSite === undefined ? {} : { slotsPerSite: () => slotsPerSite }),
    });
    const frames: Progress[] = [];
    const ask = async (n: number, site = 'shop') => {
      await store.inbox.accept({ site, visitorId: `vis_${n}` }, messageOf(n));
      store.notifier.subscribe(`conv_${n}`, (message) => {
        if ('progress' in message) frames.push(message.progress);
      });
      runner.start(`run_${n}`);
    };
    for (let n = 1; n <= count; n++) await ask(n);
    const statusOf = async (n: number) => (await store.runs.get(`run_${n}`))?.status;
    const typesOf = async (n: number) => (await store.log.read(`conv_${n}`, 0)).map((event) => event.type);
    return { clock, store, runner, frames, letGo, typesOf, ask, statusOf };
  }

  test('a waiting run sends run_queued to its followers, also to later ones, and begins when a slot is free', async () => {
    const { clock, runner, frames, letGo, typesOf } = await crowd(MAX_PARALLEL_RUNS + 1);
    const waits = MAX_PARALLEL_RUNS + 1;
    await clock.sleep(100);
    expect(runner.active).toBe(MAX_PARALLEL_RUNS);
    const frame = { type: 'run_queued', conversation_id: `conv_${waits}`, run_id: `run_${waits}` };
    expect(frames).toEqual([frame]);
    await clock.sleep(3000);
    expect(frames).toEqual([frame, frame]);
    letGo();
    await clock.sleep(10_000);
    expect((await typesOf(waits)).at(-1)).toBe('message_stop');
    expect(frames).toHaveLength(2);
  });

  test('a run stopped while it waits ends at once, with its terminal event, and the others keep their slots', async () => {
    const { clock, runner, letGo, typesOf } = await crowd(MAX_PARALLEL_RUNS + 2);
    const stopped = MAX_PARALLEL_RUNS + 1;
    await clock.sleep(100);
    await runner.stop(`run_${stopped}`);
    await clock.sleep(100);
    expect((await typesOf(stopped)).at(-1)).toBe('terminal_user_stopped');
    expect(runner.active).toBe(MAX_PARALLEL_RUNS);
    letGo();
    await clock.sleep(1000);
    expect((await typesOf(stopped + 1)).at(-1)).toBe('message_stop');
  });

  test('a site gets its share of the places, the others theirs at once, and every run its turn', async () => {
    const { clock, store, runner, frames, letGo, ask, statusOf } = await crowd(MAX_PARALLEL_RUNS, 48);
    await clock.sleep(100);
    expect(runner.active).toBe(48);
    expect(frames).toHaveLength(MAX_PARALLEL_RUNS - 48);
    await ask(100, 'blog');
    await clock.sleep(100);
    expect([runner.active, await statusOf(100), await statusOf(49)]).toEqual([49, 'running', 'queued']);
    // The place of a run that was stopped is for the next one of its site.
    await runner.stop('run_1');
    await clock.sleep(100);
    expect([runner.active, await statusOf(1), await statusOf(49)]).toEqual([49, 'stopped', 'running']);
    letGo();
    await clock.sleep(2000);
    expect(await store.runs.unfinished()).toEqual([]);
  });

  test('a free place is for the site that has the fewest, in whatever order they came', async () => {
    const { clock, runner, ask, statusOf, letGo } = await crowd(MAX_PARALLEL_RUNS + 2);
    await ask(100, 'blog');
    await clock.sleep(100);
    expect(await statusOf(100)).toBe('queued');
    await runner.stop('run_7');
    await clock.sleep(100);
    expect([await statusOf(100), await statusOf(MAX_PARALLEL_RUNS + 1)]).toEqual(['running', 'queued']);
    letGo();
    await clock.sleep(2000);
    expect([await statusOf(MAX_PARALLEL_RUNS + 1), await statusOf(MAX_PARALLEL_RUNS + 2)]).toEqual(['done', 'done']);
  });

  test('a run that is stopped while its site has its share leaves its turn to the next one', async () => {
    const { clock, runner, statusOf, store, letGo } = await crowd(4, 1);
    await clock.sleep(100);
    await runner.stop('run_2');
    await clock.sleep(100);
    expect([await statusOf(1), await statusOf(2), await statusOf(3)]).toEqual(['running', 'stopped', 'queued']);
    letGo();
    await clock.sleep(2000);
    expect(await store.runs.unfinished()).toEqual([]);
  });
});
