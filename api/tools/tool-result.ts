// The one place where the outcome of a tool becomes text: for the model, for the log, and for those who read either. Passages
// and citations keep their positions in it, so that nobody has to find them in the text again.
import {
  type CitedMark,
  type PassageMark,
  passageHead,
  type ToolResultContent,
  type ToolStatus,
  type ToolTrust,
  type WholeResult,
} from '../../protocol/index.ts';
import { CUT_NOTE, clipBytes } from '../models/openai/envelope.ts';
import type { ToolOutcome } from './tool.ts';

/** A tool call's result as the journal, the log and the model get it. */
export type ToolResult = {
  status: ToolStatus;
  trust: ToolTrust;
  content: string;
  label?: string;
  /** It failed and may be run once more with the same arguments. */
  retryable?: true;
  /** `content` is cut, and this much of it can be downloaded. */
  whole?: WholeResult;
  passages?: PassageMark[];
  cited?: CitedMark[];
  artifact?: unknown;
};

/** `uncut`: the content before it was cut; null when it is not. */
export type BoundedResult = { result: ToolResult; uncut: string | null };

/** The result of an outcome; `content` has at most `maxBytes` of UTF-8, and no position lies outside of it. */
export function toToolResult(outcome: ToolOutcome, maxBytes: number): BoundedResult {
  const { status, trust, label, sources, artifact } = outcome;
  const written = write(outcome);
  const content = clipBytes(written.content, maxBytes);
  const end = content === written.content ? content.length : content.length - CUT_NOTE.length;
  const within = <Mark extends PassageMark | CitedMark>(marks: readonly Mark[]): Mark[] =>
    marks
      .filter(({ position: [from] }) => from < end)
      .map((mark) => ({ ...mark, position: [mark.position[0], Math.min(mark.position[1], end)] }));
  const result: ToolResult = {
    status,
    trust,
    content,
    ...(label === undefined ? {} : { label }),
    // Also when empty: a result without them is one of an earlier version.
    ...(sources ? { passages: within(written.passages) } : {}),
    ...(written.cited.length > 0 ? { cited: within(written.cited) } : {}),
    ...(sources ? { artifact: { ...artifact, sources } } : artifact ? { artifact } : {}),
  };
  return { result, uncut: content === written.content ? null : written.content };
}

/** What is kept of a content that is too long for the log, at most `maxBytes`; `contentType` is JSON for what is whole and JSON. */
export function toWholeResult(uncut: string, maxBytes: number) {
  const kept = clipBytes(uncut, maxBytes);
  const content = Buffer.from(kept);
  const isWhole = kept === uncut;
  const contentType = isWhole && isJson(uncut) ? ('application/json' as const) : ('text/plain' as const);
  const whole: WholeResult = { size: content.length, ...(isWhole ? {} : { total: Buffer.byteLength(uncut) }) };
  return { content, contentType, whole };
}

function isJson(text: string): boolean {
  if (!/^[[{]/.test(text)) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** A result of our own, in words for the model. */
export function failedResult(content: string, status: 'error' | 'cancelled' = 'error'): ToolResult {
  return { status, trust: 'owner', content };
}

/** A result from the journal. Those of earlier versions do not say whom to trust. */
export function readToolResult(json: string): ToolResult {
  return { trust: 'outside', ...(JSON.parse(json) as Omit<ToolResult, 'trust'>) };
}

/** The fields of a result that its block in the log has too. */
export function toResultBlock(
  result: ToolResult,
): Omit<ToolResultContent, 'type' | 'tool_use_id' | 'name' | 'tool_content_message'> {
  const { label: _, ...block } = result;
  return block;
}

/** The parts of an outcome as one text, separated by blank lines. */
function write({ text = '', summary = [], passages = [], sources = [] }: ToolOutcome) {
  const urls = new Map(sources.map(({ number, url }) => [number, url]));
  const written = { content: '', passages: [] as PassageMark[], cited: [] as CitedMark[] };
  const add = (part: string): [number, number] => {
    const from = written.content.length;
    written.content += part;
    return [from, written.content.length];
  };
  const begin = () => add(written.content === '' ? '' : '\n\n');
  if (text.trim() !== '') {
    begin();
    add(text);
  }
  if (summary.some((part) => part.text.trim() !== '' || part.numbers.length > 0)) {
    begin();
    for (const { text: said, numbers } of summary) {
      const position = add(said);
      if (numbers.length > 0) written.cited.push({ numbers: [...numbers], position });
      add(numbers.map((number) => `[${number}]`).join(''));
    }
  }
  for (const { text: said, heading, source } of passages) {
    begin();
    add(passageHead(source, heading, urls.get(source) ?? ''));
    written.passages.push({ number: source, heading, position: add(said) });
  }
  return written;
}
