// The texts of a step and of a group of steps: the action, its subject, the number of results; each shown once.
// Pure: reads blocks, returns texts; the elements draw rows and headers.
import '../../shared/strings/later-strings.ts';
import type { Source, StepStatus, ToolUseBlock } from '../../../protocol/blocks.ts';
import type { ToolProgress } from '../../../protocol/events.ts';
import { isSourceGroup, type StepGroup, stepStatus } from '../../../protocol/groups.ts';
import { durationBetween } from '../../shared/measures/durations.ts';
import { progressText } from '../../shared/measures/progress.ts';
import type { StringKey, Strings } from '../../shared/strings/strings.ts';
import { cleanText } from '../../shared/visible-text.ts';

/** The kind of a step, for counting it with others of its kind. */
type StepKind = 'search' | 'read' | 'other';

/** The texts in the row of a step; '' leaves one out. */
export type StepWords = {
  label: string;
  /** The search query. */
  query: string;
  meta: string;
  tone: '' | 'danger' | 'warning';
  /** For screen readers, before the label: the status of the step, unless the label contains it. */
  status: string;
};

const STATUS_WORDS: Record<StepStatus, StringKey> = {
  running: 'stepRunning',
  waiting: 'waitingForYou',
  success: 'stepSuccess',
  error: 'stepFailed',
  cancelled: 'stepCancelled',
  stopped: 'stepUnfinished',
};

/** The status of a step. Rejected and timed-out calls count as failed, whatever the result's own status is. */
export function shownStatus(step: ToolUseBlock, live: boolean): StepStatus {
  const decision = step.approvalOutcome?.decision;
  return decision === 'rejected' || decision === 'timeout' ? 'error' : stepStatus(step, live);
}

/** `question`: the visitor's question, which a query need not repeat. */
export function stepWords(
  step: ToolUseBlock,
  status: StepStatus,
  { strings, progress, question }: { strings: Strings; progress: ToolProgress | null; question: string },
): StepWords {
  const query = queryOf(step);
  const failure = status === 'error' ? failureLabel(step, strings) : '';
  const label = failure || labelOf(step);
  return {
    label,
    query: comparable(query) === comparable(question) ? '' : query,
    meta: failure === '' ? metaOf(step, status, label, strings, progress) : '',
    tone: status === 'error' || status === 'cancelled' ? 'danger' : status === 'waiting' ? 'warning' : '',
    status: failure === '' ? strings.t(STATUS_WORDS[status]) : '',
  };
}

/** The label of a step without the query and the count that older logs contain. */
export function labelOf(step: ToolUseBlock): string {
  const label = cleanText(step.toolResultMessage || step.tool_content_message || step.name).trim();
  const open = label.indexOf('“');
  const close = label.indexOf('”', open);
  if (open < 1 || close === -1) return label;
  const quoted = label
    .slice(open + 1, close)
    .replace(/…$/, '')
    .trim();
  const rest = label.slice(close + 1).trim();
  const isQuery = quoted !== '' && oneLine(queryOf(step)).startsWith(quoted);
  if (!isQuery || (rest !== '' && !rest.startsWith('·'))) return label;
  const words = label.slice(0, open).trimEnd();
  return /[:：]$/.test(words) ? words.slice(0, -1) : words;
}

/** The sources of a step's search; null when it is not a search. */
export function sourcesOf(step: ToolUseBlock): readonly Source[] | null {
  return isSourceGroup(step.artifact) ? step.artifact.sources : null;
}

/** The query of a step; '' when it is not a search. */
export function queryOf(step: ToolUseBlock): string {
  if (kindOf(step) !== 'search') return '';
  const asked = isSourceGroup(step.artifact) ? step.artifact.query : step.input?.query;
  return typeof asked === 'string' ? oneLine(cleanText(asked)) : '';
}

/**
 * The title of a group: its own summary; while it runs the running step; otherwise its steps counted by kind. `isThinking`: the
 * model's reasoning is running.
 */
export function groupLabel(
  group: StepGroup,
  { running, isThinking, strings }: { running: boolean; isThinking: boolean; strings: Strings },
): string {
  const steps = stepsOf(group);
  if (running) {
    const now = steps.findLast((step) => step.toolResult === null);
    return now ? labelOf(now) : strings.t(isThinking ? 'thinking' : 'working');
  }
  const summary = cleanText(group.summary).trim();
  // The API closes a group with the label of its last step when the model gave no summary.
  const isLabel = steps.some((step) => summary === step.tool_content_message || summary === step.toolResultMessage);
  if (summary !== '' && !isLabel) return summary;
  return counted(steps, strings) || strings.t('done');
}

/** The steps of a group, without reasoning and texts. */
export function stepsOf(group: StepGroup): ToolUseBlock[] {
  return group.blocks.filter((block): block is ToolUseBlock => block.type === 'tool_use');
}

function kindOf(step: ToolUseBlock): StepKind {
  if (step.name === 'web_crawl') return 'read';
  return step.name === 'web_search' || step.name === 'site_search' || isSourceGroup(step.artifact) ? 'search' : 'other';
}

/** "7 searches · 29 pages", "2 searches, 1 page read"; a page found twice counts once. */
function counted(steps: readonly ToolUseBlock[], strings: Strings): string {
  const count = (kind: StepKind) => steps.filter((step) => kindOf(step) === kind).length;
  const [searches, reads, others] = [count('search'), count('read'), count('other')];
  if (searches > 0 && reads + others === 0) {
    const pages = new Set(steps.flatMap((step) => sourcesOf(step) ?? []).map(({ number, url }) => number ?? url));
    const found = pages.size > 0 ? strings.t('pages', { n: pages.size }) : strings.t('noResults');
    const isAnswered = steps.some((step) => step.toolResultStatus === 'success' || sourcesOf(step) !== null);
    return [strings.t('searches', { n: searches }), ...(isAnswered ? [found] : [])].join(' · ');
  }
  return [
    searches > 0 ? strings.t('searches', { n: searches }) : '',
    reads > 0 ? strings.t('pagesRead', { n: reads }) : '',
    others > 0 ? strings.t(others < steps.length ? 'otherSteps' : 'steps', { n: others }) : '',
  ]
    .filter((part) => part !== '')
    .join(', ');
}

/** The label of a failed search or page; '' for other tools, which keep their label. */
function failureLabel(step: ToolUseBlock, strings: Strings): string {
  if (step.approvalOutcome) return '';
  if (kindOf(step) === 'search') return strings.t('searchFailed');
  const isOwn = step.toolResultMessage !== undefined && step.toolResultMessage !== step.tool_content_message;
  return kindOf(step) === 'read' && isOwn ? labelOf(step) : '';
}

function metaOf(
  step: ToolUseBlock,
  status: StepStatus,
  label: string,
  strings: Strings,
  progress: ToolProgress | null,
): string {
  switch (status) {
    case 'error': {
      const decision = step.approvalOutcome?.decision;
      return strings.t(decision === 'rejected' ? 'rejected' : decision === 'timeout' ? 'timedOut' : 'stepFailed');
    }
    case 'cancelled':
      return strings.t('stepCancelled');
    case 'stopped':
      return strings.t('stepUnfinished');
    case 'waiting':
      return strings.t('waitingForYou');
    case 'running':
      return progress && !isSaidByLabel(progress, kindOf(step)) ? progressText(progress, strings) : '';
    case 'success': {
      const found = sourcesOf(step);
      if (found && kindOf(step) === 'search' && !says(label, found.length)) {
        const unit = step.name === 'site_search' ? 'pages' : 'results';
        return found.length > 0 ? strings.t(unit, { n: found.length }) : strings.t('noResults');
      }
      // With an approval the time includes the visitor's wait, so it is not shown.
      return step.approval ? '' : durationBetween(step.at, step.resultAt, strings);
    }
  }
}

/** For a search that is running, and a page that is being read, the label already describes the progress. */
export function isSaidByLabel({ phase, total }: ToolProgress, kind: StepKind = 'search'): boolean {
  if (kind === 'search') return phase === 'searching' || phase === 'writing';
  return kind === 'read' && (phase === 'reading' ? (total ?? 1) <= 1 : phase === 'writing');
}

/** Whether a label contains the number already: then it is not repeated. */
function says(label: string, count: number): boolean {
  return label.match(/\d+/g)?.at(-1) === String(count);
}

function oneLine(text: string): string {
  return text.split(/\s/).filter(Boolean).join(' ');
}

/** Two texts that differ only in spaces, case or their final punctuation count as equal. */
function comparable(text: string): string {
  const line = oneLine(text).toLocaleLowerCase();
  return /[.?!。？！]$/.test(line) ? line.slice(0, -1).trimEnd() : line;
}
