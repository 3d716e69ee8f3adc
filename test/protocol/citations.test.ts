import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ContentBlock,
  type ConversationEvent,
  collectSources,
  historyToState,
  type initialState,
  reduceEvent,
  reduceEvents,
  shownNumber,
  sourcesOf,
  type TextBlock,
  toHistory,
  withShownNumbers,
} from '../../protocol/index.ts';
import { logArbitrary } from '../helpers/log-arbitrary.ts';

type Draft = { type: ConversationEvent['type']; run_id?: string } & Record<string, unknown>;

function logOf(...drafts: Draft[]): ConversationEvent[] {
  const base = { conversation_id: 'conv_1', run_id: 'run_1', at: '2026-03-25T02:00:00.000Z' };
  return drafts.map((draft, i) => ({ ...base, event_id: i + 1, ...draft }) as ConversationEvent);
}
const begin = (run_id = 'run_1'): Draft => ({ type: 'message_start', agent: { name: 'Alder' }, run_id });
const block = (message_id: string, content_block: ContentBlock, run_id = 'run_1'): Draft[] => [
  { type: 'content_block_start', message_id, index: 0, message_type: 'step', content_block, run_id },
  { type: 'content_block_stop', message_id, index: 0, run_id },
];
const search = (id: string, numbers: readonly number[], run_id = 'run_1'): Draft[] => [
  ...block(
    `call-${id}`,
    { type: 'tool_use', id, name: 'web_search', input: {}, tool_content_message: 'Searching' },
    run_id,
  ),
  ...block(
    `result-${id}`,
    {
      type: 'tool_result',
      tool_use_id: id,
      name: 'web_search',
      tool_content_message: 'Searched',
      status: 'success',
      content: '',
      artifact: {
        query: id,
        sources: numbers.map((number) => {
          const domain = `s${number}.example`;
          return { number, url: `https://${domain}/`, title: domain, snippet: '', domain, favicon: null };
        }),
      },
    },
    run_id,
  ),
];
const text = (message_id: string, words: string, run_id = 'run_1') =>
  block(message_id, { type: 'text', text: words }, run_id);
const delta = (message_id: string, words: string): Draft => ({
  type: 'content_block_delta',
  message_id,
  index: 0,
  delta: { type: 'text_delta', text: words },
});
const stop = (run_id = 'run_1'): Draft => ({ type: 'message_stop', stop_reason: 'stop', run_id });

const texts = (log: ConversationEvent[]) =>
  reduceEvents(log).blocks.filter((one): one is TextBlock => one.type === 'text');
const citedIn = (log: ConversationEvent[]) => (texts(log).at(-1)?.citations ?? []).map(({ number }) => number);
const answer = (words: string, numbers = [1, 2, 3, 4, 5, 6, 7, 8, 9]) =>
  citedIn(logOf(begin(), ...search('q', numbers), ...text('a', words), stop()));

describe('shown citation numbers', () => {
  it('[CI1] count 1, 2, 3 … in the order of first citation', () => {
    const log = logOf(
      begin(),
      ...search('q', [4, 5, 6, 7]),
      ...text('a', 'Steam [7]. Scale [4, 7], gasket [5][4].'),
      stop(),
    );
    const { citations = [] } = texts(log).at(-1)!;
    expect(citations.map(({ number }) => number)).toEqual([7, 4, 5]);
    expect([7, 4, 5, 6].map((number) => shownNumber(citations, number))).toEqual([1, 2, 3, undefined]);
    expect(withShownNumbers(texts(log).at(-1)!.text, citations)).toBe('Steam [1]. Scale [2, 1], gasket [3][2].');
  });

  it('[CI1] continue over the texts of one answer and start again with the next', () => {
    const log = logOf(
      begin(),
      ...search('q', [4, 5]),
      ...text('a', 'First [5].'),
      ...text('b', 'Then [4] and [5].'),
      stop(),
      begin('run_2'),
      ...search('r', [5, 6], 'run_2'),
      ...text('c', 'Anew [6].', 'run_2'),
      stop('run_2'),
    );
    expect(texts(log).map(({ citations }) => citations?.map(({ number }) => number))).toEqual([[5], [5, 4], [6]]);
    expect(
      collectSources(reduceEvents(log).blocks).map(({ run_id, citations }) => [run_id, citations?.length]),
    ).toEqual([
      ['run_1', 2],
      ['run_2', 1],
    ]);
  });

  it('[GR7] the searches of a superseded answer are not listed', () => {
    const again = { type: 'regenerate', message_id: 'u', client_id: 'c', replaces: 'run_1', run_id: 'run_2' } as const;
    const log = logOf(
      begin(),
      ...search('q', [4]),
      ...text('a', 'First [4].'),
      stop(),
      again,
      begin('run_2'),
      ...search('r', [4, 5], 'run_2'),
      ...text('c', 'Anew [5].', 'run_2'),
      stop('run_2'),
    );
    expect(sourcesOf(reduceEvents(log)).map(({ query }) => query)).toEqual(['r']);
  });

  it('[CI2] count only sources found before the text in its run', () => {
    expect(answer('Known [2], unknown [8].', [1, 2])).toEqual([2]);
    const log = logOf(begin(), ...search('q', [1]), stop(), begin('run_2'), ...text('a', 'Old [1].', 'run_2'));
    expect(citedIn(log)).toEqual([]);
  });

  it('[CI2] ignore code, escapes, pictures and brackets with any other content', () => {
    expect(answer('`items[1]` and ```\nrows[2]\n``` then [3], \\[4], ![5], [6a], [ 7 ]')).toEqual([3, 7]);
    expect(answer('a stray ` hides [1]\nto the end of its line [2]')).toEqual([2]);
  });

  it('[CI3] a number never changes once it is shown, wherever the text is cut into deltas', () => {
    const pieces = fc.array(fc.constantFrom('[1]', '[2, 3]', '[4', ']', '`', '``', '\n', '\\', '!', 'word ', '[', '9'));
    fc.assert(
      fc.property(pieces, fc.array(fc.nat({ max: 6 }), { minLength: 1 }), (parts, sizes) => {
        const whole = parts.join('');
        const head = logOf(begin(), ...search('q', [1, 2, 3, 4, 9, 49]), {
          type: 'content_block_start',
          message_id: 'a',
          index: 9,
          message_type: 'step',
          content_block: { type: 'text', text: '' },
        });
        let state = reduceEvents(head);
        let shown: readonly number[] = [];
        for (let at = 0, i = 0; at < whole.length; i++) {
          const size = 1 + (sizes[i % sizes.length] ?? 0);
          const event = { ...logOf(delta('a', whole.slice(at, at + size)))[0]!, event_id: 100 + i, index: 9 };
          state = reduceEvent(state, event as ConversationEvent);
          at += size;
          const last = state.blocks.at(-1) as TextBlock;
          const now = (last.citations ?? []).map(({ number }) => number);
          expect(now.slice(0, shown.length)).toEqual(shown);
          shown = now;
        }
        expect(shown).toEqual(answer(whole, [1, 2, 3, 4, 9, 49]));
      }),
    );
  });

  it('[CI3] are assigned again when a citation before them is retracted', () => {
    const log = logOf(
      begin(),
      ...search('q', [1, 2, 3]),
      ...text('a', 'Two [2].'),
      ...text('b', 'Three [3], two [2].'),
      { type: 'message_retract', message_id: 'a' },
    );
    expect(citedIn(log)).toEqual([3, 2]);
    const retracted = logOf(begin(), ...search('q', [1]), ...text('a', 'One [1].'), {
      type: 'message_retract',
      message_id: 'result-q',
    });
    expect(texts(retracted)[0]).not.toHaveProperty('citations');
  });

  it('[CI4] are the same from history, and the wire keeps the numbers of the log', () => {
    fc.assert(
      fc.property(logArbitrary, (log) => {
        const history = JSON.parse(
          JSON.stringify(toHistory(log, { id: 'conv_1', title: null, created_at: '', updated_at: '' })),
        ) as ReturnType<typeof toHistory>;
        const rest = log.filter((event) => event.event_id > history.last_event_id);
        const numbersOf = (state: typeof initialState) =>
          state.blocks.flatMap((one) => (one.type === 'text' ? [one.citations ?? null] : []));
        expect(numbersOf(reduceEvents(rest, historyToState(history)))).toEqual(numbersOf(reduceEvents(log)));
        const written = log.flatMap((event) =>
          event.type === 'content_block_start' && event.content_block.type === 'text' ? [event.content_block] : [],
        );
        for (const one of written) expect(one).not.toHaveProperty('citations');
        expect(JSON.stringify(history.messages)).not.toContain('"citations"');
      }),
      { numRuns: 200 },
    );
  });

  it('[CI5] the claim of a source is the sentence that its first citation ends', () => {
    const log = logOf(
      begin(),
      ...search('q', [1, 2, 3]),
      ...text(
        'a',
        'It is **covered**. Scale is the usual cause.[2]\n\n1. Check `x` the gasket [3], then the valve [2].',
      ),
    );
    expect(texts(log)[0]?.citations).toEqual([
      { number: 2, claim: 'Scale is the usual cause.' },
      { number: 3, claim: 'Check x the gasket' },
    ]);
  });
});
