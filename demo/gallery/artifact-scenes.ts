// Event logs with charts, tables, files and plans, written by hand: the tools that make them need a model.
import type { ConversationEvent } from '../../protocol/index.ts';
import { EventLog } from './event-log.ts';

const drawn = (tool: string, artifact: unknown, text: string) =>
  new EventLog()
    .asks('Show me.')
    .says('Here it is.')
    .calls('toolu_1', tool, {}, 'Show it')
    .returns('toolu_1', tool, text, artifact)
    .ends().events;

export const barChart = {
  type: 'chart',
  kind: 'bar',
  title: 'Khối lượng giao dịch HPG',
  unit: 'Triệu cổ phiếu, tuần 23/03/2026',
  data: { labels: ['T2', 'T3', 'T4', 'T5', 'T6'], series: [{ name: 'HPG', values: [8.1, 9.4, 7.6, 8.8, 12.3] }] },
};
export const lineChart = {
  type: 'chart',
  kind: 'line',
  title: 'HPG against VNINDEX',
  unit: 'Indexed to 100 in October 2025',
  data: {
    labels: ['Oct', 'Nov', 'Dec', 'Jan', 'Feb', 'Mar'],
    series: [
      { name: 'HPG', values: [100, 99, 106, 109, 111, 119] },
      { name: 'VNINDEX', values: [100, 101, 101, 104, 104.5, 108] },
    ],
  },
};
export const slots = {
  type: 'table',
  title: 'Repair slots near EC1A',
  columns: ['Day', 'Window', 'Workshop', 'Distance in km'],
  rows: [
    ['Fri 27 Mar', '9:00 to 12:00', 'Farringdon', 0.6],
    ['Fri 27 Mar', '13:00 to 16:00', 'Farringdon', 0.6],
    ['Mon 30 Mar', '9:00 to 12:00', 'Bermondsey', 3.1],
    ['Tue 31 Mar', '10:00 to 13:00', 'Hackney', 3.8],
    ['Wed 1 Apr', '9:00 to 12:00', 'Hackney', 3.8],
  ],
};
export const prices = {
  type: 'file',
  name: 'HPG prices.csv',
  content_type: 'text/csv',
  content: 'day,price\n1,2\n',
  size: 14,
};
export const plan = {
  type: 'todos',
  items: [
    { text: 'Look up the order', status: 'completed' },
    { text: 'Find a collection slot', status: 'in_progress' },
    { text: 'Write to the workshop', status: 'pending' },
  ],
};
const fiveSeries = {
  ...lineChart,
  title: 'Five series',
  data: { labels: ['A', 'B'], series: [1, 2, 3, 4, 5].map((n) => ({ name: `S${n}`, values: [n, n * 2] })) },
};

export const artifactScenes: Readonly<Record<string, { title: string; events: () => readonly ConversationEvent[] }>> = {
  'artifact-bar': { title: 'A bar chart', events: () => drawn('show_chart', barChart, 'T2 8.1, T3 9.4, T4 7.6') },
  'artifact-line': { title: 'A line chart', events: () => drawn('show_chart', lineChart, 'HPG 119, VNINDEX 108') },
  'artifact-table': { title: 'A table', events: () => drawn('show_table', slots, 'Fri 27 Mar, 9:00 to 12:00') },
  'artifact-series': { title: 'More than four series', events: () => drawn('show_chart', fiveSeries, 'S1 1, 2') },
  'artifact-file': { title: 'A file', events: () => drawn('show_file', prices, 'HPG prices.csv') },
  'artifact-todos': { title: 'A plan', events: () => drawn('write_todos', plan, '1. Look up the order (done)') },
  'artifact-broken': {
    title: 'A chart that cannot be drawn',
    events: () => drawn('show_chart', { ...barChart, data: { labels: ['T2'], series: [] } }, 'T2 8.1'),
  },
  'artifact-pending': {
    title: 'A chart is being made',
    events: () => new EventLog().asks('Show me.').calls('toolu_1', 'show_chart', {}, 'Show it').events,
  },
};
