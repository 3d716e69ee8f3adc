// A conversation as Markdown, for people, as it is on show: questions quoted, steps as a list, answers as they were written, and at the end the sources
// by the numbers that the answers cite.
import {
  type Approval,
  type ApprovalOutcome,
  type FlatMessage,
  type FlatToolCall,
  type History,
  isCutShort,
  numbersOf,
  ONE_CITATION,
  type SourceGroup,
  toHistory,
  type Versions,
} from '../../../protocol/index.ts';
import type { EventLog } from '../../store/contract/event-log.ts';
import { type TranscriptWords, transcriptWords } from '../../text/pack/transcript-words.ts';
import { readTurns, readVersions } from './read-turns.ts';

/** Longest arguments of a step, and longest text of a table or chart, in UTF-16 units; the JSON export has them whole. */
const MAX_ARGUMENT_CHARS = 500;
const MAX_ARTIFACT_CHARS = 20_000;

type Cited = { title: string; url: string };

/** Yields the document. `lang`: of its fixed words, a BCP 47 tag. The caller has checked permission. */
export async function* exportMarkdown(
  log: Pick<EventLog, 'read' | 'bounds'>,
  conversation: History['conversation'],
  lang: string,
): AsyncGenerator<string, void, void> {
  const words = transcriptWords(lang);
  const { last } = await log.bounds(conversation.id);
  const versions = await readVersions(log, conversation.id, last);
  const found = new Map<number, Cited>();
  const cited = new Set<number>();
  yield `# ${inline(conversation.title ?? words.conversation)}\n\n${minuteOf(conversation.created_at)}\n`;
  for await (const events of readTurns(log, conversation.id, last)) {
    const history = toHistory(events, conversation);
    noteSources(found, history.workspace.sources);
    yield writeTurn(history, versions, words, cited);
  }
  const sources = [...cited]
    .sort((a, b) => a - b)
    .flatMap((number) => {
      const source = found.get(number);
      // Not as the number of a list: Markdown counts on from the first one.
      return source ? [`- [${number}] ${inline(source.title || source.url)}: <${addressOf(source.url)}>`] : [];
    });
  if (sources.length > 0) yield `\n## ${words.sources}\n\n${sources.join('\n')}\n`;
}

function noteSources(found: Map<number, Cited>, groups: readonly SourceGroup[]): void {
  for (const { sources } of groups) {
    for (const { number, title, url } of sources) if (number !== undefined) found.set(number, { title, url });
  }
}

function writeTurn(
  history: History,
  { isHidden }: Pick<Versions, 'isHidden'>,
  words: TranscriptWords,
  cited: Set<number>,
): string {
  const isShown = ({ role, run_id, id }: FlatMessage) =>
    !isHidden({ type: role === 'user' ? 'user' : 'answer', run_id, message_id: id });
  const runs = history.runs.filter(({ run_id }) => !isHidden({ type: 'answer', run_id }));
  const results = new Map(
    history.messages.flatMap((one) => (one.tool_call_id ? [[one.tool_call_id, one] as const] : [])),
  );
  const pieces: string[] = [];
  let speaker = '';
  let isList = false;
  const heading = (name: string, at: string) => {
    if (speaker === name) return;
    speaker = name;
    pieces.push(`\n## ${inline(name)}, ${minuteOf(at)}\n\n`);
    isList = false;
  };
  const item = (text: string) => {
    if (!isList && !pieces.at(-1)?.endsWith('\n\n')) pieces.push('\n');
    pieces.push(text);
    isList = true;
  };
  for (const message of history.messages.filter(isShown)) {
    const { role, run_id, created_at, content, tool_calls } = message;
    if (role === 'user') heading(words.you, created_at);
    else heading(runs.find((run) => run.run_id === run_id)?.agent.name ?? '', created_at);
    for (const call of tool_calls ?? []) item(writeStep(call, results.get(call.id), words));
    if (role === 'tool' || typeof content === 'string') continue;
    for (const part of content) {
      if (part.type === 'approval_request') item(writeApproval(part.approval, part.outcome, words));
      if (role === 'user' && (part.type === 'image' || part.type === 'file')) {
        pieces.push(`> [${inline(part.name ?? part.url)}]\n`);
        isList = false;
      }
      if (part.type !== 'text' || part.text.trim() === '') continue;
      if (role === 'user') pieces.push(`${quote(part.text)}\n`);
      else {
        for (const run of part.text.match(ONE_CITATION) ?? []) for (const number of numbersOf(run)) cited.add(number);
        pieces.push(`${isList ? '\n' : ''}${part.text.trim()}\n\n`);
      }
      isList = false;
    }
  }
  for (const { status, stop_reason } of runs) {
    if (status === 'stopped') pieces.push(`\n*${words.stopped}*\n`);
    else if (status === 'error' || isCutShort(stop_reason)) pieces.push(`\n*${words.failed}*\n`);
  }
  return pieces.join('');
}

function writeStep(call: FlatToolCall, result: FlatMessage | undefined, words: TranscriptWords): string {
  const { tool_content_message: label, input, display } = call;
  const isMade = Object.keys(input).length > 0 && display !== 'content';
  const arguments_ = isMade ? ` ${code(cut(JSON.stringify(input), MAX_ARGUMENT_CHARS))}` : '';
  const line = `- ${inline(label)}${arguments_}: ${words.step[result?.status ?? 'unfinished']}\n`;
  const shown = result?.artifact as { type?: unknown } | undefined;
  // What is drawn has a text that says the same; a search has its sources.
  const isDrawn =
    typeof shown?.type === 'string' && typeof result?.content === 'string' && result.content.trim() !== '';
  return isDrawn ? `${line}\n${fence(cut(result.content as string, MAX_ARTIFACT_CHARS))}\n` : line;
}

function writeApproval(approval: Approval, outcome: ApprovalOutcome | undefined, words: TranscriptWords): string {
  const { questions = [], tool_content_message: label, name } = approval;
  const decision = words.decision[outcome?.decision ?? 'waiting'];
  if (approval.kind !== 'question') return `- ${inline(label ?? name)}: ${decision}\n`;
  return questions
    .map(({ id, question, options }) => {
      const answer = outcome?.answers?.[id];
      const chosen = options.filter((option) => answer?.options?.includes(option.id)).map(({ label: text }) => text);
      const said = [...chosen, ...(answer?.text ? [answer.text] : [])].join(', ');
      return `- ${words.question}: ${inline(question)}: ${said === '' ? decision : inline(said)}\n`;
    })
    .join('');
}

/** A text of one line in which nothing is markup: titles and labels come from pages and visitors. */
function inline(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_[\]<>#|~]/g, '\\$&');
}

/** Line by line, so that nothing that a visitor typed begins a part of the document. */
function quote(text: string): string {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => `> ${line.replaceAll('<', '\\<')}`)
    .join('\n');
}

/** In more backticks than the text has in a row. */
function ticks(text: string, least: number): string {
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));
  return '`'.repeat(Math.max(least, longest + 1));
}

function code(text: string): string {
  const around = ticks(text, 1);
  const isBlank = /^`|`$/.test(text);
  return isBlank ? `${around} ${text} ${around}` : around + text + around;
}

function fence(text: string): string {
  const around = ticks(text, 3);
  return `${around}\n${text}\n${around}\n`;
}

/** An address between < and >: those and blanks are escaped. */
function addressOf(url: string): string {
  return url.replace(/[<>\s]/g, encodeURIComponent);
}

function cut(text: string, max: number): string {
  return text.length <= max ? text : `${text.slice(0, max)}…`;
}

/** The minute in UTC: the file is read anywhere. */
function minuteOf(at: string): string {
  return `${at.slice(0, 10)} ${at.slice(11, 16)} UTC`;
}
