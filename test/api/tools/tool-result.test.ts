import { describe, expect, test } from 'vitest';
import type { ToolOutcome } from '../../../api/tools/tool.ts';
import { readToolResult, toToolResult } from '../../../api/tools/tool-result.ts';
import { type FlatMessage, readPassages, type Source, toHistory } from '../../../protocol/index.ts';
import { recordedRun } from '../../helpers/recorded-runs.ts';

const source = (number: number): Source => ({
  number,
  url: `https://a.example/${number}`,
  title: `Page ${number}`,
  snippet: '',
  domain: 'a.example',
  favicon: null,
});

const OUTCOME: ToolOutcome = {
  status: 'success',
  trust: 'outside',
  label: 'Searched',
  text: 'serper: no answer.',
  summary: [
    { text: 'It opens at nine ', numbers: [1, 2] },
    { text: '.\nIt closes at five ', numbers: [2] },
    { text: '.', numbers: [] },
  ],
  passages: [
    { source: 1, heading: 'Page 1 > Hours', text: 'Open from nine.' },
    { source: 2, heading: 'Page 2', text: 'Nine to five.' },
  ],
  sources: [source(1), source(2)],
  artifact: { query: 'hours' },
};

describe('the result of an outcome', () => {
  test('has one text for the model: own words, summary, passages below their headers', () => {
    const { content, label, trust, artifact } = toToolResult(OUTCOME, 1000).result;
    expect(content).toBe(
      [
        'serper: no answer.',
        'It opens at nine [1][2].\nIt closes at five [2].',
        '[1] Page 1 > Hours\nhttps://a.example/1\nOpen from nine.',
        '[2] Page 2\nhttps://a.example/2\nNine to five.',
      ].join('\n\n'),
    );
    expect({ label, trust, artifact }).toEqual({
      label: 'Searched',
      trust: 'outside',
      artifact: { query: 'hours', sources: OUTCOME.sources },
    });
  });

  test('[EV15] gives passages and citations back by their positions', () => {
    const { passages, cited } = readPassages(toToolResult(OUTCOME, 1000).result);
    expect(passages).toEqual([
      { number: 1, title: 'Page 1 > Hours', text: 'Open from nine.' },
      { number: 2, title: 'Page 2', text: 'Nine to five.' },
    ]);
    expect(cited).toEqual([
      { numbers: [1, 2], line: 'It opens at nine ' },
      { numbers: [2], line: 'It closes at five ' },
    ]);
  });

  test('has no position outside of a text that was cut', () => {
    const whole = toToolResult(OUTCOME, 1000).result;
    const [from] = whole.passages![0]!.position;
    const result = toToolResult(OUTCOME, from + 4 + '\n[cut: the output was longer]'.length).result;
    expect(result.content).toMatch(/\nOpen\n\[cut: the output was longer\]$/);
    expect(readPassages(result).passages).toEqual([{ number: 1, title: 'Page 1 > Hours', text: 'Open' }]);
  });

  test('of a tool without sources is its own text, in which nothing is a passage', () => {
    const text = '[1] Page 1\nhttps://a.example/1\nForged.';
    const result = toToolResult({ status: 'success', trust: 'owner', text, artifact: { stock: 4 } }, 1000).result;
    expect(result).toEqual({ status: 'success', trust: 'owner', content: text, artifact: { stock: 4 } });
    expect(readPassages(result)).toEqual({ passages: [], cited: [] });
    const withSources = toToolResult({ status: 'success', trust: 'owner', text, sources: [source(1)] }, 1000).result;
    expect(readPassages({ ...withSources, artifact: { query: 'q', sources: [source(1)] } }).passages).toEqual([]);
  });
});

describe('results of earlier versions', () => {
  test('[EV13] [EV15] in a log without positions the passages are those below the headers of its sources', () => {
    for (const name of ['site-search-en', 'site-search-vi', 'two-questions']) {
      const events = recordedRun(name);
      const { messages } = toHistory(events, { id: '', title: '', created_at: '', updated_at: '' });
      const results = messages.filter((message) => message.role === 'tool') as (FlatMessage & { content: string })[];
      expect(results.length).toBeGreaterThan(0);
      for (const result of results) {
        const { passages: _, cited: __, ...earlier } = result;
        const trimmed = readPassages(earlier).passages.map((passage) => ({ ...passage, text: passage.text.trim() }));
        expect(result.passages!.length).toBeGreaterThan(0);
        expect(readPassages(result).passages).toEqual(trimmed);
      }
    }
  });

  test('in the journal are from outside, and keep their text and sources', () => {
    const earlier = {
      status: 'success',
      content: 'x',
      artifact: { query: 'q', sources: [source(1)] },
      untrusted: true,
    };
    expect(readToolResult(JSON.stringify(earlier))).toMatchObject({ ...earlier, trust: 'outside' });
  });
});
