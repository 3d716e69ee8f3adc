// Makes protocol/vectors/*.jsonl from the recorded runs and small logs, with the reducer, the grouping and the history of protocol/.
// test/protocol/vectors.test.ts compares, and writes them with -u. Their format is protocol/vectors/README.md.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Block,
  type ConversationEvent,
  type ConversationState,
  groupBlocks,
  type History,
  historyToEvents,
  historyToState,
  initialState,
  PageBuilder,
  prependHistory,
  reduceEvent,
  reduceEvents,
  toHistory,
  toTurns,
} from '../../../protocol/index.ts';
import { DIALOGUES } from './dialogues.ts';
import { SMALL_LOGS, type VectorLog } from './small-logs.ts';

/** The state as vectors have it. */
export function toVectorState(state: ConversationState) {
  const { conversationId, lastEventId, run, title, suggestions, head, feedback, blocks } = state;
  const entries = groupBlocks(blocks, run !== null, [], head).map((entry) =>
    entry.type === 'block'
      ? entry.key
      : {
          group: entry.key,
          run_id: entry.run_id,
          summary: entry.summary,
          open: entry.isOpen,
          blocks: entry.blocks.map(keyOf),
        },
  );
  const shown = blocks.map((block) =>
    block.type === 'text' && block.citations
      ? { ...block, citations: block.citations.map(({ number }) => number) }
      : block,
  );
  return { conversationId, lastEventId, run, title, suggestions, head, feedback, blocks: shown, entries };
}

const keyOf = (block: Block) => block.key;

/** Recorded runs whose history is no variant of another one's. */
const RUNS_IN_HISTORY = [
  'plain-answer',
  'parallel-calls',
  'approval-approved',
  'question-answered',
  'stopped',
  'model-error',
  'step-tried-again',
  'two-questions',
  'two-groups-web-search',
].map((name) => `run ${name}`);

/** Every file with its text. `root`: of the repository. */
export function makeVectors(root: string): Map<string, string> {
  const runs = readdirSync(join(root, 'test/fixtures/runs'))
    .filter((file) => file.endsWith('.events.jsonl'))
    .sort()
    .map((file): VectorLog => {
      const text = readFileSync(join(root, 'test/fixtures/runs', file), 'utf8');
      const events = text
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as ConversationEvent);
      return { name: `run ${file.replace('.events.jsonl', '')}`, rules: ['RD9', 'GR1'], events };
    });
  const read = (file: string) => JSON.parse(readFileSync(join(root, 'protocol/vectors', file), 'utf8'));
  const { before } = read('feedback.json') as { before: ConversationEvent[] };
  const versions: VectorLog = {
    name: 'versions of questions and answers',
    rules: ['VE1', 'VE2', 'VE6', 'GR7', 'RD10'],
    events: (read('versions.json') as { events: ConversationEvent[] }).events,
  };
  const ratings: VectorLog = {
    name: 'ratings of an answer',
    rules: ['EV18', 'RD11'],
    events: withRatings(before),
  };
  const logs = [...SMALL_LOGS, versions, ratings, ...runs];
  const inHistory = logs.filter(({ name }) => !runs.some((run) => run.name === name) || RUNS_IN_HISTORY.includes(name));
  return new Map([
    ['fold.jsonl', toLines(logs.map(toFold))],
    ['history.jsonl', toLines([...inHistory.flatMap(toHistories), ...runs.flatMap(toPages)])],
    ['dialogues.jsonl', toLines(DIALOGUES)],
    ['event-streams.jsonl', toLines(STREAMS)],
  ]);
}

const toLines = (vectors: readonly object[]) => `${vectors.map((one) => JSON.stringify(one)).join('\n')}\n`;

/** The log, and the state after some of its events and after all. */
function toFold({ name, rules, events }: VectorLog) {
  const points = [...new Set([Math.floor(events.length / 3), Math.floor((2 * events.length) / 3), events.length])];
  const after = isLong(events) ? points.slice(1) : points;
  const expect = after
    .filter((count) => count > 0)
    .map((count) => ({ after: count, state: toVectorState(fold(events.slice(0, count))) }));
  return { name, rules, events, expect };
}

/** So long that one point less of it is enough. */
function isLong(events: readonly ConversationEvent[]): boolean {
  return JSON.stringify(events).length > 8_000;
}

/** Event by event, as a client gets them. */
function fold(events: readonly ConversationEvent[]): ConversationState {
  return events.reduce(reduceEvent, initialState);
}

const PAGE = { id: 'conv_1', title: null, created_at: '', updated_at: '' };

/** A log cut in the middle and at its end, as its snapshot and the events that follow. */
function toHistories({ name, rules, events }: VectorLog) {
  // A log with repeated or unknown events is none that a server keeps.
  if (rules.some((rule) => rule === 'RD1' || rule === 'RD2')) return [];
  return (isLong(events) ? [0.6] : [0.5, 1]).map((part) => {
    const log = events.slice(0, Math.ceil(events.length * part));
    const history = asSent(toHistory(log, PAGE));
    const state = historyToState(history);
    const rest = events.filter((event) => event.event_id > history.last_event_id);
    return {
      name: `${name}, after ${log.length} of ${events.length} events`,
      rules: ['HI1', 'HI2', 'HI4'],
      history,
      events: historyToEvents(history),
      state: toVectorState(state),
      ...(rest.length > 0 ? { later: rest, state_later: toVectorState(reduceEvents(rest, state)) } : {}),
    };
  });
}

/** A log of several turns in pages of one turn each. */
function toPages({ name, events }: VectorLog) {
  const turns = toTurns(events);
  if (turns.length < 2) return [];
  const whole = asSent(toHistory(events, PAGE));
  const pages = turns.map((turn, i) => {
    const page = new PageBuilder({ messages: 1, chars: 1 });
    page.add(turn, JSON.stringify(turn).length);
    const { workspace, feedback } = whole;
    const newest = i === turns.length - 1;
    return asSent({
      ...page.toHistory(PAGE, i > 0),
      feedback: feedback ?? {},
      workspace: newest ? workspace : { sources: [] },
    });
  });
  const [newest, ...above] = pages.reverse();
  const state = historyToState(newest as History);
  return [
    {
      name: `${name}, in ${turns.length} pages`,
      rules: ['HI6', 'HI7', 'HI8'],
      history: newest,
      events: historyToEvents(newest as History),
      state: toVectorState(state),
      above,
      state_above: toVectorState(above.reduce(prependHistory, state)),
    },
  ];
}

const asSent = (history: History): History => JSON.parse(JSON.stringify(history)) as History;

/** The log of an answer with a rating that changes, and is taken back. */
function withRatings(events: readonly ConversationEvent[]): ConversationEvent[] {
  const last = events.at(-1) as ConversationEvent;
  const answer = events.findLast((event) => event.type === 'content_block_start');
  const message_id = answer?.type === 'content_block_start' ? answer.message_id : '';
  const base = { conversation_id: last.conversation_id, run_id: last.run_id, at: last.at, message_id };
  const ratings = [
    { rating: 1 as const },
    { rating: -1 as const, reasons: ['outdated' as const], comment: 'The price has changed.' },
    { rating: 0 as const },
    { rating: 1 as const },
  ];
  const rated = ratings.map((rating, i): ConversationEvent => {
    return { ...base, event_id: last.event_id + i + 1, type: 'feedback', ...rating };
  });
  return [...events, ...rated];
}

const bytesOf = (text: string) => Buffer.from(text).toString('base64');
const cut = (text: string, ...at: number[]) => {
  const bytes = Buffer.from(text);
  const ends = [...at, bytes.length];
  return ends.map((end, i) => bytes.subarray(i === 0 ? 0 : ends[i - 1], end).toString('base64'));
};
const EVENT =
  '{"event_id":3,"conversation_id":"conv_1","run_id":"run_1","at":"2026-03-25T02:00:00.000Z","type":"conversation_updated","title":"Cà phê ☕"}';

/** Server-sent events as bytes, and the frames in them. */
const STREAMS = [
  {
    name: 'a comment, an event with its id, and a frame without one',
    rules: ['EV8'],
    chunks: [
      bytesOf(`: agent-chat.v1\n\nid: 3\ndata: ${EVENT}\n\ndata: {"type":"reset","conversation_id":"conv_1"}\n\n`),
    ],
    messages: [
      { id: '3', frame: JSON.parse(EVENT) as unknown },
      { id: '3', frame: { type: 'reset', conversation_id: 'conv_1' } },
    ],
  },
  {
    name: 'bytes in any pieces: inside a character, inside a line, between the line ends',
    rules: ['EV8'],
    chunks: cut(`id: 3\r\ndata: ${EVENT}\r\n\r\n: still here\r\n\r\n`, 2, 6, 7, 150, 151, 160, 161, 162, 163),
    messages: [{ id: '3', frame: JSON.parse(EVENT) as unknown }],
  },
  {
    name: 'an event that was not finished is no event',
    rules: ['EV2'],
    chunks: [bytesOf(`id: 3\ndata: ${EVENT}\n\nid: 4\ndata: {"event_id":4}\n`)],
    messages: [{ id: '3', frame: JSON.parse(EVENT) as unknown }],
  },
];
