// The states of the gallery: which recorded log is shown, and up to which event. A new state is one more line here.
import type { ConversationEvent, EventType } from '../../protocol/index.ts';
import { artifactScenes } from './artifact-scenes.ts';
import { personScenes } from './person-scenes.ts';
import { textScenes } from './text-scenes.ts';

export type GalleryState = {
  id: string;
  title: string;
  /** Name of a log in test/fixtures/runs; none: the first view. */
  run?: string;
  /** A log made for this state, in place of a recorded one. */
  events?: () => readonly ConversationEvent[];
  /** How much of the log is played; all of it unless given. */
  upTo?: (event: ConversationEvent, index: number, log: readonly ConversationEvent[]) => boolean;
  /** A part of the chat on its own, made for this state. */
  isPart?: boolean;
  /** One element on its own instead of the whole chat. */
  element?: 'tool-group' | 'web-search-block' | 'sources-panel';
  lang?: string;
};

/** True for the nth event of that type, counted from 1. */
const nth =
  (type: EventType, n: number) =>
  (event: ConversationEvent, index: number, log: readonly ConversationEvent[]): boolean =>
    event.type === type && log.slice(0, index + 1).filter((each) => each.type === type).length === n;

/** True for the nth `content_block_start` of that kind of content. */
const block =
  (kind: string, n = 1) =>
  (event: ConversationEvent, index: number, log: readonly ConversationEvent[]): boolean =>
    isBlock(event, kind) && log.slice(0, index + 1).filter((each) => isBlock(each, kind)).length === n;

function isBlock(event: ConversationEvent, kind: string): boolean {
  return event.type === 'content_block_start' && event.content_block.type === kind;
}

const PERSON_TITLES = {
  'approval-waiting': 'A call waits for approval',
  'approval-low': 'Less than a minute is left',
  'approval-fields': 'Every kind of argument, and not to be asked again',
  'approval-confirmed': 'Confirmed with changes, running',
  'approval-rejected': 'Rejected with a reason',
  'approval-timeout': 'Nobody decided in time',
  'question-one': 'A question with choices',
  'question-many': 'Two questions, several choices',
  'question-text': 'A question that is answered by text',
  'question-answered': 'An answered question',
  'question-skipped': 'A skipped question',
};

const PART_TITLES = {
  'history-list': 'Conversations',
  'history-rename': 'A new name',
  'history-undo': 'Deleted, with undo',
  // After the two that open and close their own menu: the browser shows one of them at a time.
  'history-menu': 'Options of a conversation',
  'history-empty': 'No conversations yet',
  'history-nothing': 'Nothing found',
  'history-failed': 'Conversations could not be loaded',
  'log-loading': 'Opening an earlier conversation',
  'log-failed': 'It could not be loaded',
  'log-versions': 'A question with two versions',
  'feedback-card': 'What went wrong?',
  'composer-resting': 'The field, resting',
  'composer-text': 'With text',
  'composer-answering': 'Send becomes stop',
  'composer-files': 'Files: ready, uploading, too large',
  'log-queued': 'A message waits for the connection',
  'log-unsent': 'A message could not be sent',
  banners: 'What is said of the connection',
  thinking: 'The model thinks',
  'search-running': 'A search runs',
  'search-none': 'It found nothing',
  'search-failed': 'It failed',
  'sources-empty': 'No sources yet',
  'sources-searching': 'The first search runs',
};

export const states: readonly GalleryState[] = [
  { id: 'welcome', title: 'First view' },
  { id: 'sent', title: 'Sent, the run has begun', run: 'site-search-en', upTo: nth('message_start', 1) },
  { id: 'searching', title: 'A step is running', run: 'site-search-en', upTo: block('tool_use') },
  { id: 'streaming', title: 'The answer streams', run: 'site-search-en', upTo: nth('content_block_delta', 3) },
  { id: 'answered', title: 'Answered with citations', run: 'site-search-en' },
  { id: 'answered-vi', title: 'Vietnamese', run: 'site-search-vi', lang: 'vi' },
  { id: 'two-groups', title: 'Two groups and a web search', run: 'two-groups-web-search' },
  { id: 'page-tool', title: 'A tool of the page, permitted and done', run: 'page-tool-approved' },
  { id: 'page-tool-gone', title: 'A tool of a page that is gone', run: 'page-tool-tab-gone' },
  {
    id: 'second-group',
    title: 'The second group is running',
    run: 'two-groups-web-search',
    upTo: nth('group_start', 2),
  },
  { id: 'parallel', title: 'Parallel calls, one still running', run: 'parallel-calls', upTo: block('tool_result') },
  { id: 'parallel-done', title: 'Parallel calls, done', run: 'parallel-calls' },
  { id: 'two-questions', title: 'Two questions', run: 'two-questions' },
  { id: 'plain', title: 'An answer without a search', run: 'plain-answer' },
  { id: 'nothing', title: 'Nothing found here', run: 'nothing-found' },
  { id: 'tool-error', title: 'A failed step', run: 'tool-error' },
  {
    id: 'step-failed',
    title: 'A failed step that can be tried again',
    run: 'step-tried-again',
    upTo: nth('message_stop', 1),
  },
  { id: 'step-tried-again', title: 'The step, tried again', run: 'step-tried-again' },
  { id: 'stopped', title: 'Stopped by the visitor', run: 'stopped' },
  { id: 'error', title: 'The model failed', run: 'model-error' },
  { id: 'resumed', title: 'Went on after a crash', run: 'crash-resume' },
  { id: 'group-alone', title: '<tool-group> on its own', run: 'parallel-calls', element: 'tool-group' },
  {
    id: 'search-alone',
    title: '<web-search-block> on its own',
    run: 'two-groups-web-search',
    element: 'web-search-block',
  },
  ...Object.entries(textScenes).map(([id, scene]) => ({ id, ...scene })),
  ...Object.entries(artifactScenes).map(([id, scene]) => ({ id, ...scene })),
  ...Object.entries(PERSON_TITLES).map(([id, title]) => ({ id, title, events: personScenes[id]! })),
  ...Object.entries(PART_TITLES).map(([id, title]) => ({ id, title, isPart: true })),
  { id: 'sources-alone', title: '<sources-panel> on its own', run: 'two-groups-web-search', element: 'sources-panel' },
];

/** The part of a log that a state shows. */
export function eventsOf(state: GalleryState, log: readonly ConversationEvent[]): readonly ConversationEvent[] {
  if (!state.upTo) return log;
  const last = log.findIndex(state.upTo);
  if (last === -1) throw new Error(`State ${state.id}: nothing in ${state.run} matches upTo.`);
  return log.slice(0, last + 1);
}
