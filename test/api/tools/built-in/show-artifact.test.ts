import { describe, expect, test } from 'vitest';
import { SHOW_TOOLS, toTable } from '../../../../api/tools/built-in/show-artifact.ts';
import type { Tool, ToolContext } from '../../../../api/tools/tool.ts';
import { readArtifact } from '../../../../protocol/index.ts';

const context = {} as ToolContext;
const named = (name: string): Tool => SHOW_TOOLS.find((tool) => tool.name === name)!;
const series = (count: number) => Array.from({ length: count }, (_, n) => ({ name: `s${n + 1}`, values: [n, null] }));
const chart = (count: number) => ({
  kind: 'bar',
  title: 'Use',
  unit: 'kWh',
  labels: ['Mon', 'Tue'],
  series: series(count),
});

describe('show_chart', () => {
  test('gives a chart that a reader takes, and the same in words', async () => {
    const outcome = await named('show_chart').run(chart(2), context);
    expect(readArtifact(outcome.artifact)).toEqual({
      type: 'chart',
      kind: 'bar',
      title: 'Use',
      unit: 'kWh',
      data: { labels: ['Mon', 'Tue'], series: series(2) },
    });
    expect(outcome).toMatchObject({
      status: 'success',
      text: 'Bar chart: Use (kWh)\nMon: s1 0, s2 1\nTue: s1 –, s2 –',
    });
  });

  test('[AR2] of more than four series is a table of the same figures', async () => {
    const { artifact } = await named('show_chart').run(chart(5), context);
    expect(readArtifact(artifact)).toMatchObject({
      type: 'table',
      title: 'Use (kWh)',
      columns: ['', 's1', 's2', 's3', 's4', 's5'],
      rows: [
        ['Mon', 0, 1, 2, 3, 4],
        ['Tue', null, null, null, null, null],
      ],
    });
  });

  test('whose series has another number of values gives an error that names it', async () => {
    const broken = { ...chart(2), series: [...series(1), { name: 'x', values: [1] }] };
    expect(await named('show_chart').run(broken, context)).toEqual({
      status: 'error',
      trust: 'owner',
      text: 'Error: series.1.values must have one value for each of the 2 labels.',
    });
  });

  test('as a table keeps its unit', () => {
    const data = { labels: ['a'], series: [{ name: 's', values: [1] }] };
    expect(toTable({ type: 'chart', kind: 'line', title: 'T', unit: 'l', data }).title).toBe('T (l)');
  });
});

describe('show_table and show_file', () => {
  test('a table is an artifact, and its rows are words', async () => {
    const input = {
      columns: ['Day', 'Slots'],
      rows: [
        ['Fri', 2],
        ['Mon', null],
      ],
    };
    const { artifact, text } = await named('show_table').run(input, context);
    expect(readArtifact(artifact)).toEqual({ type: 'table', ...input });
    expect(text).toBe('Table:\nFri: Slots 2\nMon: Slots –');
    expect(named('show_table').label(input, 'vi')).toBe('Bảng');
    expect(named('show_table').label({ ...input, title: 'Slots' }, 'vi')).toBe('Slots');
  });

  test('a file has its size in bytes, and is plain text unless it says otherwise', async () => {
    const { artifact } = await named('show_file').run({ name: 'giá.csv', content: 'giá,1' }, context);
    expect(readArtifact(artifact)).toEqual({
      type: 'file',
      name: 'giá.csv',
      content_type: 'text/plain',
      content: 'giá,1',
      size: 6,
    });
  });

  test.each([
    ['show_table', { columns: ['a', 'b'], rows: [['x']] }, 'rows.0'],
    ['show_file', { name: '../x', content: 'x' }, 'name'],
  ])('%s refuses %j, naming %s', async (name, input, field) => {
    const { status, text } = await named(name).run(input, context);
    expect(status).toBe('error');
    expect(text).toContain(field);
  });
});
