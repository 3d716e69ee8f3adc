// What every store must do, written once. An implementation's test file calls describeStore with a way to open one.
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MAX_STORED_DELTA_CHARS } from '../../api/store/merge-deltas.ts';
import { type Admission, FencedError, jobOf, type Load, type Owner, type Store } from '../../api/store/store.ts';
import {
  ApiError,
  type ConversationEvent,
  collectSources,
  type EventDraft,
  MAX_CONVERSATION_BYTES,
  MAX_CONVERSATION_MESSAGES,
  reduceEvents,
  toTurns,
} from '../../protocol/index.ts';
import { longLogArbitrary } from './log-arbitrary.ts';

export const visitorA: Owner = { site: 'shop', visitorId: 'vis_a' };
export const visitorB: Owner = { site: 'shop', visitorId: 'vis_b' };
const otherSite: Owner = { site: 'blog', visitorId: 'vis_a' };

export const at = '2026-03-25T02:00:00.000Z';

/** A message as the routes pass it to the inbox; ids follow `n`. */
export function messageOf(n: number, conversationId: string | null = null, text = `question ${n}`) {
  return {
    clientId: `client_${n}`,
    conversationId,
    newConversationId: `conv_${n}`,
    messageId: `msg_${n}`,
    runId: `run_${n}`,
    content: [{ type: 'text' as const, text }],
  };
}

/** A whole answer: one text in `deltas` pieces. */
export function answerOf(runId: string, deltas = ['Two ', 'years.']): EventDraft[] {
  const base = { run_id: runId, at, message_id: `${runId}_m`, index: 0 };
  return [
    { type: 'message_start', run_id: runId, at, agent: { name: 'Alder' } },
    { ...base, type: 'content_block_start', message_type: 'chat', content_block: { type: 'text', text: '' } },
    ...deltas.map((text) => ({
      ...base,
      type: 'content_block_delta' as const,
      delta: { type: 'text_delta' as const, text },
    })),
    { ...base, type: 'content_block_stop' },
    { type: 'message_stop', run_id: runId, at, stop_reason: 'stop' },
  ];
}

function admissionOf(accounts: string[], admit: Admission['admit']): Admission {
  return { accounts, admit };
}

export function codeOf(error: unknown): string {
  return error instanceof ApiError ? error.code : String(error);
}

/** An empty store, and the clock behind it. */
export type OpenStore = {
  store: Store;
  /** Moves the store's `now` by so many ms. */
  advance: (ms: number) => void;
  /** A second connection to the same data; left out when there can be none (a database in memory). */
  openAgain?: () => Store;
};

/** `open` gives an empty store each time. */
export function describeStore(name: string, open: () => OpenStore): void {
  describe(`store contract: ${name}`, () => {
    let store: Store;
    let advance: (ms: number) => void;
    let openAgain: OpenStore['openAgain'];
    /** Waits for the write while the clock runs, so that group commit needs no real time. */
    const settle = async <T>(write: Promise<T>): Promise<T> => {
      await Promise.resolve();
      advance(10);
      return write;
    };

    /** An append for each draft, so that each is an event of its own. */
    const appendEach = async (id: string, drafts: readonly EventDraft[]) => {
      for (const draft of drafts) await settle(store.log.append(id, [draft]));
    };

    /** All that is read, while the clock runs: the first reader stores what it has collected. */
    const piecesOf = async (reading: AsyncIterable<string>): Promise<string[]> => {
      const pieces: string[] = [];
      const read = (async () => {
        for await (const piece of reading) pieces.push(piece);
        return true;
      })();
      const turn = () => new Promise<false>((resolve) => setImmediate(resolve, false));
      while (!(await Promise.race([read, turn()]))) advance(10);
      return pieces;
    };

    beforeEach(() => {
      ({ store, advance, openAgain } = open());
    });
    afterEach(() => store.close());

    it('[WS-6] numbers events from 1 without gaps, each conversation for itself', async () => {
      await settle(store.conversations.create(visitorA, { id: 'c1' }));
      await settle(store.conversations.create(visitorA, { id: 'c2' }));
      const first = await settle(store.log.append('c1', answerOf('run_x')));
      const second = await settle(store.log.append('c2', answerOf('run_y').slice(0, 2)));
      expect(first.map((event) => event.event_id)).toEqual([1, 2, 3, 4, 5]);
      expect(second.map((event) => event.event_id)).toEqual([1, 2]);
      expect(await store.log.read('c1', 4)).toEqual(first.slice(4));
      expect(await store.log.read('c1', 0, 2)).toEqual(first.slice(0, 2));
      expect(await store.log.bounds('c1')).toEqual({ last: 5, floor: 0, lastSource: 0 });
      expect(await store.log.bounds('nowhere')).toEqual({ last: 0, floor: 0, lastSource: 0 });
    });

    it('[EV9] stores deltas of one block that are appended together as one, as long as it stays short', async () => {
      await settle(store.conversations.create(visitorA, { id: 'c1' }));
      const [start, block, delta, stop] = answerOf('run_x', ['Two ']) as [
        EventDraft,
        EventDraft,
        EventDraft,
        EventDraft,
      ];
      const textOf = (events: readonly ConversationEvent[]) =>
        events.map((event) => (event.type === 'content_block_delta' ? event.delta : event.type));
      const deltaOf = (text: string, index = 0) =>
        ({ ...delta, index, delta: { type: 'text_delta', text } }) as EventDraft;
      const thinking = { ...delta, delta: { type: 'thinking_delta', thinking: 'Hm.' } } as EventDraft;
      const half = 'é'.repeat(MAX_STORED_DELTA_CHARS / 2);
      const written = await settle(
        store.log.append('c1', [
          start,
          block,
          deltaOf('Two '),
          { ...deltaOf('years'), at: '2026-03-25T02:00:01.000Z' },
          deltaOf('.', 1),
          thinking,
          stop,
          ...[half, half, '!'].map((text) => deltaOf(text)),
        ]),
      );
      expect(written.map((event) => event.event_id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
      expect(written[2]).toEqual({
        ...deltaOf('Two years'),
        at: '2026-03-25T02:00:01.000Z',
        event_id: 3,
        conversation_id: 'c1',
      });
      const last = [half + half, '!'].map((text) => ({ type: 'text_delta', text }));
      const dot = { type: 'text_delta', text: '.' };
      const thought = { type: 'thinking_delta', thinking: 'Hm.' };
      expect(textOf(written).slice(3)).toEqual([dot, thought, 'content_block_stop', ...last]);
      expect(await store.log.read('c1', 0)).toEqual(written);
    });

    it('[WS-6] announces events only once they can be read', async () => {
      await settle(store.conversations.create(visitorA, { id: 'c1' }));
      const heard: ConversationEvent[] = [];
      const readable: Promise<ConversationEvent[]>[] = [];
      // The connection that writes reads its own open transaction: only another one shows what is committed.
      const reader = openAgain?.() ?? store;
      store.notifier.subscribe('c1', (message) => {
        if (!('events' in message)) return;
        heard.push(...message.events);
        readable.push(reader.log.read('c1', 0));
      });
      const append = store.log.append('c1', answerOf('run_x'));
      expect(heard).toEqual([]);
      const written = await settle(append);
      expect(heard).toEqual(written);
      expect(await readable[0]).toEqual(written);
      if (reader !== store) await reader.close();
    });

    it('keeps the order of writes that wait together', async () => {
      await settle(store.conversations.create(visitorA, { id: 'c1' }));
      const writes = Array.from({ length: 50 }, (_, n) =>
        store.log.append('c1', [{ type: 'conversation_updated', run_id: 'r', at, title: `t${n}` }]),
      );
      await Promise.resolve();
      advance(10);
      const written = (await Promise.all(writes)).flat();
      expect(written.map((event) => event.event_id)).toEqual(Array.from({ length: 50 }, (_, n) => n + 1));
      expect((await store.conversations.get(visitorA, 'c1'))?.title).toBe('t49');
    });

    it('[WS-7] accepts a message once per client_id and gives the same result again', async () => {
      const first = await settle(store.inbox.accept(visitorA, messageOf(1)));
      const again = await settle(
        store.inbox.accept(visitorA, { ...messageOf(2), clientId: 'client_1', content: messageOf(1).content }),
      );
      expect(first).toMatchObject({
        duplicate: false,
        result: { conversation_id: 'conv_1', run_id: 'run_1', event_id: 1 },
      });
      expect(again.duplicate).toBe(true);
      expect(again.result).toEqual(first.result);
      expect(await store.log.read('conv_1', 0)).toHaveLength(1);
      expect((await store.conversations.list(visitorA, { limit: 10 })).items).toHaveLength(1);
    });

    it('[WS-7] refuses the same client_id with another text, but not that of another visitor', async () => {
      await settle(store.inbox.accept(visitorA, messageOf(1)));
      const other = store.inbox.accept(visitorA, { ...messageOf(2), clientId: 'client_1' });
      expect(codeOf(await settle(other.catch((error) => error)))).toBe('conflict');
      const foreign = await settle(store.inbox.accept(visitorB, { ...messageOf(3), clientId: 'client_1' }));
      expect(foreign.duplicate).toBe(false);
    });

    it('takes 100 sends of one client_id at once as one message', async () => {
      const sends = Array.from({ length: 100 }, (_, n) =>
        store.inbox.accept(visitorA, { ...messageOf(n, null, 'same'), clientId: 'client_1' }),
      );
      await Promise.resolve();
      advance(10);
      const results = await Promise.all(sends);
      expect(results.filter((result) => !result.duplicate)).toHaveLength(1);
      expect(new Set(results.map((result) => result.result.run_id)).size).toBe(1);
      expect((await store.conversations.list(visitorA, { limit: 100 })).items).toHaveLength(1);
    });

    it('refuses a second message while a run is active, and accepts it after the run', async () => {
      await settle(store.inbox.accept(visitorA, messageOf(1)));
      const early = await settle(store.inbox.accept(visitorA, messageOf(2, 'conv_1')).catch((error) => error));
      expect(codeOf(early)).toBe('conflict');
      expect((early as ApiError).details).toEqual({ run_id: 'run_1' });
      await settle(store.log.append('conv_1', answerOf('run_1')));
      const later = await settle(store.inbox.accept(visitorA, messageOf(2, 'conv_1')));
      expect(later.result.event_id).toBe(7);
    });

    it('[EV14] begins another run for the newest message, once per client_id, and for no other', async () => {
      await settle(store.inbox.accept(visitorA, messageOf(1)));
      const wish = (clientId: string, runId: string, messageId = 'msg_1') => ({ clientId, runId, messageId });
      const refused = async (...[owner, asked]: [Owner, ReturnType<typeof wish>]) =>
        codeOf(await settle(store.inbox.regenerate(owner, asked)).catch((error: unknown) => error));
      expect(await refused(visitorA, wish('again', 'run_2'))).toBe('conflict');
      await settle(store.log.append('conv_1', answerOf('run_1')));
      const first = await settle(store.inbox.regenerate(visitorA, wish('again', 'run_2')));
      expect(first.event).toMatchObject({
        type: 'regenerate',
        run_id: 'run_2',
        message_id: 'msg_1',
        replaces: 'run_1',
      });
      const repeat = await settle(store.inbox.regenerate(visitorA, wish('again', 'run_3')));
      expect(repeat).toMatchObject({ duplicate: true, result: first.result });
      expect((await store.runs.active('conv_1'))?.id).toBe('run_2');
      await settle(store.log.append('conv_1', answerOf('run_2')));
      const second = await settle(store.inbox.regenerate(visitorA, wish('once more', 'run_4')));
      expect(second.event).toMatchObject({ run_id: 'run_4', replaces: 'run_2' });
      await settle(store.log.append('conv_1', answerOf('run_4')));
      await settle(store.inbox.accept(visitorA, messageOf(5, 'conv_1')));
      await settle(store.log.append('conv_1', answerOf('run_5')));
      expect(await refused(visitorA, wish('late', 'run_6'))).toBe('invalid_request');
      expect(await refused(visitorB, wish('foreign', 'run_6', 'msg_5'))).toBe('not_found');
      expect(await refused(visitorA, wish('again', 'run_6', 'msg_5'))).toBe('conflict');
    });

    it('[API-5] hides a conversation from other visitors and sites', async () => {
      await settle(store.inbox.accept(visitorA, messageOf(1)));
      for (const owner of [visitorB, otherSite]) {
        expect(await store.conversations.get(owner, 'conv_1')).toBeNull();
        expect((await store.conversations.list(owner, { limit: 10 })).items).toEqual([]);
        expect(await settle(store.conversations.rename(owner, 'conv_1', 'x'))).toBeNull();
        expect(await settle(store.conversations.delete(owner, 'conv_1'))).toBe(false);
        expect(await store.runs.getOwned(owner, 'run_1')).toBeNull();
        const send = await settle(store.inbox.accept(owner, messageOf(9, 'conv_1')).catch((error) => error));
        const missing = await settle(store.inbox.accept(owner, messageOf(9, 'conv_none')).catch((error) => error));
        expect((send as ApiError).toWire()).toEqual((missing as ApiError).toWire());
      }
      expect(await store.conversations.get(visitorA, 'conv_1')).not.toBeNull();
    });

    it('keeps the first words of the newest answer for the list, and the older ones when a run writes none', async () => {
      const preview = async () => (await store.conversations.list(visitorA, { limit: 1 })).items[0]?.preview;
      await settle(store.inbox.accept(visitorA, messageOf(1)));
      await settle(store.log.append('conv_1', answerOf('run_1', ['**Two** ', 'years. ', 'x'.repeat(400)])));
      expect(await preview()).toBe(`**Two** years. ${'x'.repeat(285)}`);
      await settle(store.inbox.accept(visitorA, messageOf(2, 'conv_1')));
      await settle(store.log.append('conv_1', [{ type: 'terminal_user_stopped', run_id: 'run_2', at }]));
      expect(await preview()).toMatch(/^\*\*Two\*\* years/);
      await settle(store.inbox.accept(visitorA, messageOf(3, 'conv_1')));
      await settle(store.log.append('conv_1', answerOf('run_3', ['Free.'])));
      expect(await preview()).toBe('Free.');
    });

    it('lists newest first and continues at the cursor', async () => {
      for (let n = 1; n <= 5; n++) {
        await settle(store.inbox.accept(visitorA, messageOf(n)));
        advance(1000);
      }
      await settle(store.log.append('conv_2', answerOf('run_2')));
      const first = await store.conversations.list(visitorA, { limit: 2 });
      expect(first.items.map((item) => [item.id, item.activeRunId, item.preview])).toEqual([
        ['conv_2', null, 'Two years.'],
        ['conv_5', 'run_5', null],
      ]);
      const second = await store.conversations.list(visitorA, { limit: 3, cursor: first.nextCursor ?? '' });
      expect(second.items.map((item) => item.id)).toEqual(['conv_4', 'conv_3', 'conv_1']);
      expect(second.nextCursor).toBeNull();
      await expect(store.conversations.list(visitorA, { limit: 2, cursor: 'x' })).rejects.toMatchObject({
        code: 'invalid_request',
      });
    });

    it('lets only the newest claim of a run write', async () => {
      await settle(store.inbox.accept(visitorA, messageOf(1)));
      const stale = await settle(store.runs.claim('run_1', 'run_1.0'));
      const fresh = await settle(store.runs.claim('run_1', 'run_1.0'));
      expect([stale?.token, fresh?.token, fresh?.attempts]).toEqual([1, 2, 2]);
      const drafts = answerOf('run_1', ['Two years.']);
      const refused = store.log.append('conv_1', drafts.slice(0, 1), { runId: 'run_1', token: 1 });
      expect(await settle(refused.catch((error) => error))).toBeInstanceOf(FencedError);
      const status = store.runs.setStatus({ runId: 'run_1', token: 1 }, 'waiting');
      expect(await settle(status.catch((error) => error))).toBeInstanceOf(FencedError);
      await settle(store.log.append('conv_1', drafts, { runId: 'run_1', token: 2 }));
      expect(await store.log.read('conv_1', 0)).toHaveLength(1 + drafts.length);
    });

    it('ends a run together with its terminal event, and accepts no later event of it', async () => {
      const ends: [EventDraft['type'], string][] = [
        ['message_stop', 'done'],
        ['terminal_user_stopped', 'stopped'],
        ['terminal_error', 'error'],
      ];
      for (const [n, [type, status]] of ends.entries()) {
        const runId = `run_${n}`;
        await settle(store.inbox.accept(visitorA, messageOf(n)));
        await settle(store.runs.claim(runId, jobOf(runId, 0)));
        const terminal = {
          type,
          run_id: runId,
          at,
          stop_reason: 'stop',
          error: { code: 'x', message: 'y', retryable: true },
        };
        await settle(store.log.append(`conv_${n}`, [terminal as EventDraft], { runId, token: 1 }));
        expect((await store.runs.get(runId))?.status).toBe(status);
        expect(await store.runs.active(`conv_${n}`)).toBeNull();
        expect(await settle(store.runs.claim(runId, jobOf(runId, 0)))).toBeNull();
        const after = store.log.append(`conv_${n}`, answerOf(runId), { runId, token: 1 });
        expect(await settle(after.catch((error) => error))).toBeInstanceOf(FencedError);
        await settle(store.runs.setStatus({ runId, token: 1 }, (await store.runs.get(runId))!.status));
      }
      expect(await store.runs.unfinished()).toEqual([]);
    });

    it('[WS-4] counts a message and accepts it in one transaction: of many at once the budget is never exceeded', async () => {
      const seen: Load[] = [];
      const admission = admissionOf(['visitor:a', 'site:shop'], (loads) => {
        seen.push(...loads);
        if ((loads[1]?.messages ?? 0) >= 5) throw new ApiError('rate_limited', 'Enough for today.');
      });
      const sends = Array.from({ length: 20 }, (_, n) =>
        store.inbox.accept(visitorA, messageOf(n), admission).catch((error) => codeOf(error)),
      );
      await Promise.resolve();
      advance(10);
      const outcomes = await Promise.all(sends);
      expect(outcomes.filter((outcome) => outcome === 'rate_limited')).toHaveLength(15);
      expect((await store.conversations.list(visitorA, { limit: 100 })).items).toHaveLength(5);
      expect(await store.runs.unfinished()).toHaveLength(5);
      expect(seen.slice(-2)).toEqual([
        { activeRuns: 5, messages: 5, tokens: 0, costMicros: 0 },
        { activeRuns: 5, messages: 5, tokens: 0, costMicros: 0 },
      ]);
      // A repeat is answered without being counted; another account begins at 0.
      const repeat = await settle(store.inbox.accept(visitorA, messageOf(0), admission));
      expect(repeat.duplicate).toBe(true);
      let load: readonly Load[] = [];
      const other = admissionOf(['visitor:b'], (loads) => (load = loads));
      await settle(store.inbox.accept(visitorB, messageOf(30), other));
      expect(load).toEqual([{ activeRuns: 0, messages: 0, tokens: 0, costMicros: 0 }]);
    });

    it('[WS-4] adds what a run spends to its accounts with the append, also with its last one, and resets them each day', async () => {
      const accounts = ['visitor:a', 'site:shop'];
      const loadsOf = async (n: number) => {
        let found: readonly Load[] = [];
        const look = admissionOf(accounts, (loads) => {
          found = loads;
          throw new ApiError('rate_limited', 'Only looking.');
        });
        await settle(store.inbox.accept(visitorA, messageOf(n), look).catch(() => null));
        return found;
      };
      await settle(
        store.inbox.accept(
          visitorA,
          messageOf(1),
          admissionOf(accounts, () => {}),
        ),
      );
      const first = await settle(store.runs.claim('run_1', 'run_1.0'));
      const job = await settle(
        store.runs.release({ runId: 'run_1', token: first!.token }, { tokens: 10, costMicros: 1 }),
      );
      const second = await settle(store.runs.claim('run_1', job));
      expect([second?.attempts, second?.status]).toEqual([1, 'running']);
      const fence = { runId: 'run_1', token: second!.token };
      const drafts = answerOf('run_1');
      await settle(store.log.append('conv_1', drafts.slice(0, -1), fence, { tokens: 20, costMicros: 2 }));
      await settle(store.log.append('conv_1', drafts.slice(-1), fence, { tokens: 30, costMicros: 3 }));
      const load = { activeRuns: 0, messages: 1, tokens: 60, costMicros: 6 };
      expect(await loadsOf(2)).toEqual([load, load]);
      const late = store.log.append('conv_1', drafts, fence, { tokens: 1000, costMicros: 1000 });
      expect(await settle(late.catch((error) => error))).toBeInstanceOf(FencedError);
      expect(await loadsOf(3)).toEqual([load, load]);
      advance(24 * 3_600_000);
      expect((await loadsOf(4)).map(({ tokens, messages }) => [tokens, messages])).toEqual([
        [0, 0],
        [0, 0],
      ]);
    });

    it('lets a run be claimed by its job alone, and again by the same job after its process was lost', async () => {
      await settle(store.inbox.accept(visitorA, messageOf(1)));
      expect((await store.runs.get('run_1'))?.job).toBe('run_1.0');
      for (const other of ['run_1.1', 'run_1', '']) {
        expect(await settle(store.runs.claim('run_1', other)), other).toBeNull();
      }
      expect(await store.runs.get('run_1')).toMatchObject({ status: 'queued', attempts: 0, token: 0 });
      const lost = await settle(store.runs.claim('run_1', 'run_1.0'));
      const taken = await settle(store.runs.claim('run_1', 'run_1.0'));
      expect([lost?.token, taken?.token, taken?.attempts, taken?.job]).toEqual([1, 2, 2, 'run_1.0']);
      const late = store.log.append('conv_1', answerOf('run_1'), { runId: 'run_1', token: 1 });
      expect(await settle(late.catch((error) => error))).toBeInstanceOf(FencedError);
      await settle(store.log.append('conv_1', answerOf('run_1'), { runId: 'run_1', token: 2 }));
    });

    it('claims for a job the run that is next, and gives its job to the other one', async () => {
      const free = { perSite: Number.POSITIVE_INFINITY };
      const office = admissionOf(['visitor:a', 'address:office', 'site:shop'], () => {});
      const home = admissionOf(['visitor:b', 'address:home', 'site:shop'], () => {});
      await settle(store.inbox.accept(visitorA, messageOf(1), office));
      await settle(store.inbox.accept(visitorA, messageOf(2), office));
      await settle(store.inbox.accept(visitorB, messageOf(3), home));
      await settle(store.inbox.accept(otherSite, messageOf(4)));
      const first = await settle(store.runs.claimNext('run_1.0', free));
      expect([first.run?.id, first.run?.status, first.queued]).toEqual(['run_1', 'running', null]);
      // A site without a running run goes first, then an address without one.
      const second = await settle(store.runs.claimNext('run_2.0', free));
      expect([second.run?.id, second.run?.job, second.queued]).toEqual(['run_4', 'run_2.0', 'run_2']);
      expect((await store.runs.get('run_2'))?.job).toBe('run_4.0');
      const third = await settle(store.runs.claimNext('run_4.0', free));
      expect([third.run?.id, third.queued]).toEqual(['run_3', 'run_2']);
      const fourth = await settle(store.runs.claimNext('run_3.0', free));
      expect([fourth.run?.id, fourth.queued]).toEqual(['run_2', null]);
      expect(await settle(store.runs.claimNext('run_5.0', free))).toEqual({ run: null, queued: null });
      // Delivered again after its process was lost, a job takes over the run that it had claimed.
      const again = await settle(store.runs.claimNext('run_2.0', free));
      expect([again.run?.id, again.run?.token, again.run?.attempts]).toEqual(['run_4', 2, 2]);
    });

    it('claims no queued run of a site that has its share, and goes on with those that wait or are claimed', async () => {
      for (let n = 1; n <= 3; n++) await settle(store.inbox.accept(visitorA, messageOf(n)));
      const first = await settle(store.runs.claimNext('run_1.0', { perSite: 1 }));
      const held = { run: null, queued: 'run_2' };
      expect(await settle(store.runs.claimNext('run_2.0', { perSite: 1 }))).toEqual(held);
      expect(await store.runs.get('run_2')).toMatchObject({ status: 'queued', token: 0, attempts: 0 });
      const job = await settle(store.runs.wait({ runId: 'run_1', token: first.run!.token }, Date.parse(at)));
      // A run that waits takes no share.
      const second = await settle(store.runs.claimNext('run_2.0', { perSite: 1 }));
      expect(second.run?.id).toBe('run_2');
      expect((await settle(store.runs.claimNext(job, { perSite: 1 }))).run?.id).toBe('run_1');
      expect(await settle(store.runs.claimNext('run_3.0', { perSite: 1 }))).toEqual({ run: null, queued: 'run_3' });
      await settle(store.log.append('conv_1', answerOf('run_1')));
      await settle(store.log.append('conv_2', answerOf('run_2')));
      expect(await settle(store.runs.claimNext('run_2.0', { perSite: 1 }))).toEqual({ run: null, queued: null });
      expect((await settle(store.runs.claimNext('run_3.0', { perSite: 1 }))).run?.id).toBe('run_3');
    });

    it('writes that a run waits together with its new job, and gives the attempt back', async () => {
      await settle(store.inbox.accept(visitorA, messageOf(1)));
      const untilMs = Date.parse(at) + 3_600_000;
      let job = 'run_1.0';
      for (let n = 1; n <= 5; n++) {
        const claim = await settle(store.runs.claim('run_1', job));
        expect([claim?.status, claim?.attempts, claim?.waitUntilMs]).toEqual(['running', 1, null]);
        const fence = { runId: 'run_1', token: claim!.token };
        const next = await settle(store.runs.wait(fence, untilMs));
        expect(next).not.toBe(job);
        expect(await store.runs.get('run_1')).toMatchObject({
          status: 'waiting',
          waitUntilMs: untilMs,
          attempts: 0,
          job: next,
        });
        expect(await settle(store.runs.claim('run_1', job))).toBeNull();
        for (const write of [
          () => store.log.append('conv_1', answerOf('run_1'), fence),
          () => store.runs.wait(fence, untilMs),
          () => store.runs.release(fence),
        ]) {
          expect(await settle(write().catch((error: unknown) => error))).toBeInstanceOf(FencedError);
        }
        expect((await store.runs.unfinished()).map(({ id, status }) => [id, status])).toEqual([['run_1', 'waiting']]);
        job = next;
      }
    });

    it('refuses writes with a released claim', async () => {
      await settle(store.inbox.accept(visitorA, messageOf(1)));
      const claim = await settle(store.runs.claim('run_1', 'run_1.0'));
      const fence = { runId: 'run_1', token: claim!.token };
      const job = await settle(store.runs.release(fence));
      expect(await store.runs.get('run_1')).toMatchObject({ status: 'queued', attempts: 0, job });
      expect(await settle(store.runs.claim('run_1', 'run_1.0'))).toBeNull();
      for (const write of [
        () => store.log.append('conv_1', answerOf('run_1'), fence),
        () => store.runs.release(fence),
      ]) {
        expect(await settle(write().catch((error: unknown) => error))).toBeInstanceOf(FencedError);
      }
    });

    it('lists the runs that have not ended, oldest first', async () => {
      for (let n = 1; n <= 3; n++) {
        await settle(store.inbox.accept(visitorA, messageOf(n)));
        advance(1000);
      }
      await settle(store.log.append('conv_2', answerOf('run_2')));
      await settle(store.runs.claim('run_1', 'run_1.0'));
      await settle(store.runs.setStatus({ runId: 'run_1', token: 1 }, 'waiting'));
      expect((await store.runs.unfinished()).map((run) => [run.id, run.status])).toEqual([
        ['run_1', 'waiting'],
        ['run_3', 'queued'],
      ]);
    });

    it('keeps a tool call from being begun twice, and its outcome', async () => {
      await settle(store.inbox.accept(visitorA, messageOf(1)));
      const entry = { runId: 'run_1', toolUseId: 'toolu_1', name: 'web_search', argsHash: 'h' };
      expect(await store.journal.get('run_1', 'toolu_1')).toBeNull();
      await settle(store.journal.begin(entry));
      expect(
        await settle(
          store.journal.begin(entry).then(
            () => 'begun',
            () => 'refused',
          ),
        ),
      ).toBe('refused');
      expect(await store.journal.get('run_1', 'toolu_1')).toEqual({
        ...entry,
        state: 'executing',
        input: null,
        outcome: null,
      });
      await settle(store.journal.finish('run_1', 'toolu_1', '{"a":1}'));
      expect(await store.journal.get('run_1', 'toolu_1')).toEqual({
        ...entry,
        state: 'done',
        input: null,
        outcome: '{"a":1}',
      });
    });

    it('keeps a parked call until it is begun, once', async () => {
      await settle(store.inbox.accept(visitorA, messageOf(1)));
      const entry = { runId: 'run_1', toolUseId: 'toolu_1', name: 'refund', argsHash: 'h' };
      await settle(store.journal.park(entry));
      await settle(store.journal.park(entry));
      expect(await store.journal.get('run_1', 'toolu_1')).toEqual({
        ...entry,
        state: 'parked',
        input: null,
        outcome: null,
      });
      const changed = { ...entry, argsHash: 'changed by the owner' };
      await settle(store.journal.begin(changed));
      await settle(store.journal.park(entry));
      expect(await store.journal.get('run_1', 'toolu_1')).toEqual({
        ...changed,
        state: 'executing',
        input: null,
        outcome: null,
      });
      const again = store.journal.begin(entry).then(
        () => 'begun',
        () => 'refused',
      );
      expect(await settle(again)).toBe('refused');
      const gone = store.journal.park({ ...entry, runId: 'run_9' });
      expect(await settle(gone.catch((error) => error))).toBeInstanceOf(FencedError);
    });

    it('stores the request to stop and announces it once it is stored', async () => {
      await settle(store.inbox.accept(visitorA, messageOf(1)));
      let heard = 0;
      const off = store.notifier.onStop('run_1', () => heard++);
      expect(await store.signals.isStopRequested('run_1')).toBe(false);
      await settle(store.signals.requestStop('run_1'));
      expect([heard, await store.signals.isStopRequested('run_1')]).toEqual([1, true]);
      off();
      await settle(store.log.append('conv_1', answerOf('run_1')));
      await settle(store.signals.requestStop('run_1'));
      expect(heard).toBe(1);
    });

    it('folds ended runs into whole blocks that reduce to the same conversation', async () => {
      await settle(store.inbox.accept(visitorA, messageOf(1)));
      await appendEach('conv_1', answerOf('run_1', ['T', 'wo ', 'years', ' 🙂.']));
      await settle(store.inbox.accept(visitorA, messageOf(2, 'conv_1')));
      await appendEach('conv_1', answerOf('run_2').slice(0, 4));
      const before = reduceEvents(await store.log.read('conv_1', 0));
      advance(60_000);
      expect(await settle(store.log.compact(Date.UTC(2030, 0)))).toBe(1);
      const log = await store.log.read('conv_1', 0);
      expect(log.map((event) => event.event_id)).toEqual([1, 2, 3, 8, 9, 10, 11, 12, 13, 14]);
      expect(reduceEvents(log)).toEqual(before);
      expect(await store.log.bounds('conv_1')).toEqual({ last: 14, floor: 9, lastSource: 0 });
      expect(await settle(store.log.compact(Date.UTC(2030, 0)))).toBe(0);
    });

    it('[HI6] [HI7] gives any log turn by turn from its end, and the sources of the turns above', async () => {
      let n = 0;
      const check = async (id: string, log: readonly ConversationEvent[]) => {
        const turns = toTurns(log);
        let before = Number.MAX_SAFE_INTEGER;
        for (const turn of turns.toReversed()) {
          const stored = await store.log.turnBefore(id, before);
          expect(stored?.events).toEqual(turn);
          expect(stored?.isFirst).toBe(turn === turns[0]);
          before = turn[0]!.event_id;
        }
        expect(await store.log.turnBefore(id, before)).toBeNull();
        for (const turn of turns) {
          const start = turn[0]!.event_id;
          const groups = await piecesOf(store.log.sourcesBefore(id, start));
          const above = log.filter((event) => event.event_id < start);
          expect(JSON.parse(`[${groups.join()}]`)).toEqual(collectSources(reduceEvents(above).blocks));
        }
      };
      await fc.assert(
        fc.asyncProperty(longLogArbitrary, async (events) => {
          const id = `conv_${++n}`;
          await settle(store.conversations.create(visitorA, { id }));
          const drafts = events.map(({ event_id, conversation_id, ...draft }) => draft as EventDraft);
          const log = await settle(store.log.append(id, drafts));
          await check(id, log);
          // The first read has stored its fold, and the second reads it.
          advance(10);
          await check(id, log);
        }),
        { numRuns: 25 },
      );
    });

    it('keeps the sources of folded runs, those of a run that was retracted left out', async () => {
      const search = (run: string, message: string): EventDraft[] => {
        const base = { run_id: run, at, index: 0, message_id: message };
        const source = {
          id: `src_${message}`,
          number: 7,
          url: 'https://a.example/',
          title: 'A',
          snippet: '',
          domain: 'a',
          favicon: null,
        };
        const content_block = {
          type: 'tool_result' as const,
          tool_use_id: message,
          name: 's',
          tool_content_message: 'S',
          status: 'success' as const,
          content: 'found',
          artifact: { query: message, sources: [source] },
        };
        return [
          { ...base, type: 'content_block_start', message_type: 'step', content_block },
          { ...base, type: 'content_block_stop' },
        ];
      };
      for (const n of [1, 2, 3]) {
        await settle(store.inbox.accept(visitorA, messageOf(n, n === 1 ? null : 'conv_1')));
        const run = `run_${n}`;
        const retract: EventDraft = { type: 'message_retract', run_id: run, at, message_id: `gone_${n}` };
        const found = [...search(run, `gone_${n}`), retract, ...search(run, `kept_${n}`)];
        await settle(store.log.append('conv_1', [...found, ...answerOf(run)]));
      }
      advance(60_000);
      expect(await settle(store.log.compact(Date.UTC(2030, 0)))).toBe(3);
      const third = (await store.log.turnBefore('conv_1', Number.MAX_SAFE_INTEGER))!.events[0]!.event_id;
      const pieces = await piecesOf(store.log.sourcesBefore('conv_1', third));
      const queries = pieces.map((piece) => JSON.parse(piece).query);
      expect(queries).toEqual(['kept_1', 'kept_2']);
      expect((await store.log.bounds('conv_1')).lastSource).toBe(7);
    });

    it('[HI9] takes no message in a conversation of 20,000 messages or of 20 MB, and continues the run it has', async () => {
      const begin = async (n: number) => {
        await settle(store.inbox.accept(visitorA, messageOf(n)));
        await settle(store.log.append(`conv_${n}`, answerOf(`run_${n}`)));
      };
      let sent = 10;
      const next = (n: number) =>
        settle(store.inbox.accept(visitorA, messageOf(++sent, `conv_${n}`)).then(() => 'taken', codeOf));
      const start = answerOf('run_x')[1]!;
      const blocks = (count: number): EventDraft[] => Array(count).fill(start);
      await begin(1);
      await settle(store.log.append('conv_1', blocks(MAX_CONVERSATION_MESSAGES - 3)));
      expect(await next(1)).toBe('taken');
      expect(await settle(store.log.append('conv_1', answerOf('run_11')))).toHaveLength(5);
      expect(await next(1)).toBe('conversation_full');
      await begin(2);
      const text = 'hơi nước '.repeat(50_000);
      const delta = { ...answerOf('run_2')[2]!, delta: { type: 'text_delta', text } } as EventDraft;
      const parts = Math.ceil(MAX_CONVERSATION_BYTES / Buffer.byteLength(text));
      await settle(store.log.append('conv_2', Array(parts - 1).fill(delta)));
      const last = await settle(store.log.append('conv_2', [delta]));
      expect(last).toHaveLength(1);
      expect(await next(2)).toBe('conversation_full');
    });

    it('deletes a conversation with all that hangs on it', async () => {
      await settle(store.inbox.accept(visitorA, messageOf(1)));
      await settle(store.journal.begin({ runId: 'run_1', toolUseId: 't', name: 'n', argsHash: 'h' }));
      expect(await settle(store.conversations.delete(visitorA, 'conv_1'))).toBe(true);
      expect(await store.log.read('conv_1', 0)).toEqual([]);
      expect(await store.runs.get('run_1')).toBeNull();
      expect(await store.journal.get('run_1', 't')).toBeNull();
      const append = store.log.append('conv_1', answerOf('run_1'), { runId: 'run_1', token: 1 });
      expect(await settle(append.catch((error) => error))).toBeInstanceOf(FencedError);
      expect((await settle(store.inbox.accept(visitorA, messageOf(1)))).duplicate).toBe(false);
    });

    it('keeps a search entry by its id as long as its conversation, and none for a conversation that is gone', async () => {
      await settle(store.inbox.accept(visitorA, messageOf(1)));
      await settle(store.inbox.accept(visitorB, messageOf(2)));
      const html = '<style>a{}</style><div title="Bảo tàng">chips</div>';
      await settle(store.searchEntries.put({ id: 'e1', conversationId: 'conv_1', html }));
      await settle(store.searchEntries.put({ id: 'e2', conversationId: 'conv_1', html }));
      await settle(store.searchEntries.put({ id: 'e3', conversationId: 'conv_2', html }));
      expect(await store.searchEntries.get('e1')).toEqual({ site: 'shop', html });
      expect(await store.searchEntries.get('e')).toBeNull();
      await settle(store.conversations.delete(visitorA, 'conv_1'));
      expect([await store.searchEntries.get('e1'), await store.searchEntries.get('e2')]).toEqual([null, null]);
      expect(await store.searchEntries.get('e3')).not.toBeNull();
      await settle(store.deleteVisitor(visitorB));
      expect(await store.searchEntries.get('e3')).toBeNull();
      const late = store.searchEntries.put({ id: 'e4', conversationId: 'conv_1', html });
      expect(codeOf(await settle(late.catch((error) => error)))).toBe('not_found');
    });

    it('deletes all data of a visitor and none of the others', async () => {
      await settle(store.inbox.accept(visitorA, messageOf(1)));
      await settle(store.inbox.accept(visitorB, messageOf(2)));
      await settle(store.deleteVisitor(visitorA));
      expect((await store.conversations.list(visitorA, { limit: 10 })).items).toEqual([]);
      expect((await store.conversations.list(visitorB, { limit: 10 })).items).toHaveLength(1);
    });

    it('[PRIV-1] deletes what nothing was added to for long, oldest first, a batch at a time, and nothing that is running', async () => {
      const ask = async (n: number, owner = visitorA, isOver = true) => {
        await settle(store.inbox.accept(owner, messageOf(n)));
        if (isOver) await appendEach(`conv_${n}`, answerOf(`run_${n}`));
        advance(1_000);
      };
      for (const n of [1, 2, 3]) await ask(n);
      await ask(4, visitorA, false);
      await ask(5, otherSite);
      await settle(store.searchEntries.put({ id: 'e1', conversationId: 'conv_1', html: 'x' }));
      // A further question renews a conversation.
      await settle(store.inbox.accept(visitorA, messageOf(6, 'conv_2')));
      await settle(store.log.append('conv_2', answerOf('run_6')));
      const updatedAtMs = async (id: string) => (await store.conversations.get(visitorA, id))?.updatedAtMs ?? 0;
      const before = (await updatedAtMs('conv_2')) - 1;
      expect(await store.sites()).toEqual(['blog', 'shop']);
      const some = { conversations: 1, events: 1_000 };
      expect(await settle(store.expire('shop', before, some))).toEqual({ removed: 1, isMore: true });
      expect(await store.conversations.get(visitorA, 'conv_1')).toBeNull();
      expect([await store.searchEntries.get('e1'), await store.log.read('conv_1', 0)]).toEqual([null, []]);
      // A longer one is deleted by its events, the oldest first, in as many calls as it takes.
      const few = { conversations: 10, events: 3 };
      expect(await settle(store.expire('shop', before, few))).toEqual({ removed: 0, isMore: true });
      expect((await store.log.read('conv_3', 0)).map((event) => event.event_id)).toEqual([4, 5, 6, 7]);
      expect(await settle(store.expire('shop', before, few))).toEqual({ removed: 0, isMore: true });
      expect(await settle(store.expire('shop', before, few))).toEqual({ removed: 1, isMore: false });
      expect(await settle(store.expire('shop', before, few))).toEqual({ removed: 0, isMore: false });
      const { items } = await store.conversations.list(visitorA, { limit: 10 });
      expect(items.map(({ id }) => id).sort()).toEqual(['conv_2', 'conv_4']);
      expect((await store.conversations.list(otherSite, { limit: 10 })).items).toHaveLength(1);
    });

    it('[NET-17] keeps a source by its id as long as its conversation, with any icon in its artifact', async () => {
      await settle(store.inbox.accept(visitorA, messageOf(1)));
      const source = { title: 't', snippet: '', domain: 'a.example', favicon: 'https://icons.example/a.png' };
      const artifact = {
        query: 'q',
        sources: [
          { ...source, id: 'src_1', url: 'https://a.example/1' },
          { ...source, id: 'src_2', url: 'javascript:alert(1)' },
          { ...source, id: '../x', url: 'https://a.example/3' },
        ],
      };
      const [event] = await settle(
        store.log.append('conv_1', [
          {
            type: 'content_block_start',
            run_id: 'run_1',
            at,
            message_id: 'm',
            index: 0,
            message_type: 'step',
            content_block: {
              type: 'tool_result',
              tool_use_id: 'u',
              name: 'web_search',
              tool_content_message: 'Searched',
              status: 'success',
              content: '',
              artifact,
            },
          },
        ]),
      );
      expect(JSON.stringify(event)).not.toContain('icons.example');
      expect(await store.sources.get('src_1')).toEqual({ site: 'shop', url: 'https://a.example/1' });
      expect([await store.sources.get('src_2'), await store.sources.get('../x')]).toEqual([null, null]);
      await settle(store.conversations.delete(visitorA, 'conv_1'));
      expect(await store.sources.get('src_1')).toBeNull();
    });

    it('[API-8] gives text back exactly as it came', async () => {
      const text = 'hơi nước 蒸汽 🙂 \u202e\u0001\u007f "\'`\\ e\u0301 \ufffe \u{e0041} </script>\r\n';
      await settle(store.inbox.accept(visitorA, messageOf(1, null, text)));
      const [event] = await store.log.read('conv_1', 0);
      expect(event).toMatchObject({ content: [{ type: 'text', text }] });
    });

    it('keeps a pushed document in place of those with the same id or address, and lists those of a site by id', async () => {
      const source = (id: string, path: string, site = 'shop') => ({
        site,
        id,
        url: `https://shop.example/${path}`,
        title: null,
        lang: 'en',
        format: 'text',
        content: `content of ${id}`,
        pushedAtMs: 1,
      });
      const { documents } = store;
      const all = [source('b', '2'), source('a', '1'), source('c', '3'), source('a', '1', 'blog')];
      for (const one of all) await settle(documents.put(one));
      expect(await documents.get('shop', 'a')).toEqual(source('a', '1'));
      await settle(documents.put({ ...source('c', '1'), title: 'Both' }));
      const ids = async (after?: string) =>
        (await documents.list('shop', { limit: 2, ...(after ? { after } : {}) })).map(({ id }) => id);
      expect([await ids(), await ids('b')]).toEqual([['b', 'c'], ['c']]);
      expect([await documents.get('shop', 'a'), await documents.findByUrl('shop', 'https://shop.example/3')]).toEqual([
        null,
        null,
      ]);
      const found = await documents.findByUrl('shop', 'https://shop.example/1');
      expect(found).toMatchObject({ id: 'c', title: 'Both', pushedAtMs: 1 });
      expect((await documents.sites()).sort()).toEqual(['blog', 'shop']);
      expect([await settle(documents.remove('shop', 'c')), await settle(documents.remove('shop', 'c'))]).toEqual([
        true,
        false,
      ]);
      expect(await ids()).toEqual(['b']);
    });

    it('makes a setting once and keeps it', async () => {
      expect(await settle(store.settings.getOrCreate('secret', () => 'one'))).toBe('one');
      expect(await settle(store.settings.getOrCreate('secret', () => 'two'))).toBe('one');
    });

    it('reads a value, and replaces it', async () => {
      expect(await settle(store.settings.get('colour'))).toBe(null);
      await settle(store.settings.set('colour', 'red'));
      await settle(store.settings.set('colour', 'blue'));
      expect(await settle(store.settings.get('colour'))).toBe('blue');
    });

    it('can be checked, and refuses writes once it is closed', async () => {
      await settle(store.check());
      await store.close();
      await expect(store.conversations.create(visitorA, { id: 'late' })).rejects.toMatchObject({ code: 'unavailable' });
    });
  });
}
