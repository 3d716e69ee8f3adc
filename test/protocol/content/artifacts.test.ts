import { describe, expect, it } from 'vitest';
import { ARTIFACT_LIMITS, problemOfArtifact, readArtifact } from '../../../protocol/index.ts';

const chart = {
  type: 'chart',
  kind: 'bar',
  title: 'Consumption',
  unit: 'kWh',
  data: { labels: ['Mon', 'Tue'], series: [{ name: 'Alder One', values: [1.5, null] }] },
};
const table = { type: 'table', columns: ['Day', 'Slots'], rows: [['Fri 27 Mar', 2]] };
const file = { type: 'file', name: 'prices.csv', content_type: 'text/csv', content: 'a,b', size: 3 };
const todos = { type: 'todos', items: [{ text: 'Look up the order', status: 'in_progress' }] };
const series = (count: number) => Array.from({ length: count }, (_, n) => ({ name: `s${n}`, values: [1, 2] }));

describe('artifacts', () => {
  it('[AR1] reads the four types as they are, and nothing else', () => {
    for (const value of [chart, table, file, todos]) expect(readArtifact(value)).toBe(value);
    for (const value of [null, undefined, 'chart', [], {}, { type: 'map' }, { query: 'q', sources: [] }]) {
      expect(readArtifact(value)).toBeNull();
    }
  });

  it.each([
    ['kind', { ...chart, kind: 'pie' }],
    ['title', { ...chart, title: ' ' }],
    ['title', { ...chart, title: 'x'.repeat(ARTIFACT_LIMITS.titleChars + 1) }],
    ['labels', { ...chart, data: { ...chart.data, labels: [] } }],
    ['series', { ...chart, data: { labels: ['a', 'b'], series: series(5) } }],
    ['series.0.values', { ...chart, data: { labels: ['a'], series: series(1) } }],
    [
      'series.1.values.1',
      { ...chart, data: { ...chart.data, series: [...series(1), { name: 'x', values: [1, '2'] }] } },
    ],
    ['series.0.values.0', { ...chart, data: { labels: ['a'], series: [{ name: 'x', values: [Number.NaN] }] } }],
    ['rows.0 ', { ...table, rows: [['Fri']] }],
    ['rows.0.1', { ...table, rows: [['Fri', {}]] }],
    ['columns', { ...table, columns: Array.from({ length: 13 }, () => 'c') }],
    ['name', { ...file, name: '../etc/passwd' }],
    ['name', { ...file, name: '.htaccess' }],
    ['content_type', { ...file, content_type: 'text/html' }],
    ['content', { ...file, content: 'x'.repeat(ARTIFACT_LIMITS.fileChars + 1) }],
    ['items.0.status', { ...todos, items: [{ text: 'x', status: 'done' }] }],
    ['items', { ...todos, items: [] }],
  ])('[AR1] what does not fit is no artifact, and the problem names %s', (field, value) => {
    expect(problemOfArtifact(value)).toContain(field);
    expect(readArtifact(value)).toBeNull();
  });

  it('[AR2] a chart has one to four series', () => {
    for (const count of [1, 4]) {
      const data = { labels: ['a', 'b'], series: series(count) };
      expect(problemOfArtifact({ ...chart, data })).toBeNull();
    }
  });
});
