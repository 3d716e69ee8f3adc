// Runs a call at most once, as far as the tool journal can tell. Knows tools and the journal; not the model's stream or events.
import { createHash } from 'node:crypto';
import type { WholeResult } from '../../../protocol/index.ts';
import type { CheckedCall } from '../../agent/check-call.ts';
import { runTool } from '../../agent/run-tool.ts';
import type { ToolJournal } from '../../store/contract/journal.ts';
import type { NewWholeResult } from '../../store/contract/whole-results.ts';
import { canonicalJson } from '../../text/canonical-json.ts';
import type { Clock } from '../../time/clock.ts';
import { hasSensitive } from '../../tools/json/parameters.ts';
import { labelsFor } from '../../tools/labels.ts';
import type { Tool, ToolContext } from '../../tools/tool.ts';
import { failedResult, readToolResult, type ToolResult, toWholeResult } from '../../tools/tool-result.ts';
import { WHOLE_RESULT_BYTES } from '../input/limits.ts';

export type ExecuteDeps = {
  tools: readonly Tool[];
  journal: Pick<ToolJournal, 'get' | 'begin' | 'finish'>;
  clock: Clock;
  maxToolOutputBytes: number;
  /** As in RunDeps. */
  keepWhole?: ((result: NewWholeResult) => Promise<boolean>) | undefined;
};

/** For a call that was begun before a restart and whose end is unknown. */
const OUTCOME_UNKNOWN =
  'The API was restarted while this tool ran. Its outcome is unknown; it was not run again. Do not assume that it succeeded or failed.';

/**
 * Runs a checked call, at most once as far as the journal can tell: a recorded result is used, one begun and not
 * finished is run again only if the tool is idempotent. A tool that throws or takes too long gives a result with
 * status `error`. Rejects with the signal's reason after an abort, and with the store's error when the journal fails.
 */
export async function executeCall(
  call: CheckedCall,
  deps: ExecuteDeps,
  context: Omit<ToolContext, 'signal'> & { signal: AbortSignal },
): Promise<ToolResult> {
  const tool = deps.tools.find((candidate) => candidate.name === call.name);
  if (!tool) throw new Error(`The call of ${call.name} was not checked.`);
  const entry = await deps.journal.get(context.runId, call.id);
  if (entry?.state === 'done' && entry.outcome !== null) return readToolResult(entry.outcome);
  const isBegun = entry?.state === 'executing';
  // What runs here of a page's tool only reads the result that the page has sent.
  if (isBegun && !tool.idempotent && !tool.page) {
    return { ...failedResult(OUTCOME_UNKNOWN), label: labelsFor(context.lang).mayHaveRun };
  }
  if (!isBegun) {
    await deps.journal.begin(toEntry(call, context.runId, tool));
  }
  const { result: bounded, uncut } = await runTool(tool, call.input, deps, context);
  // Kept before the outcome is: a result that says that it can be downloaded can be.
  const whole = uncut === null ? null : await keepUncut(uncut, { ...context, toolUseId: call.id }, deps);
  const ended = whole ? { ...bounded, whole } : bounded;
  const result = withFailedLabel(mayBeTriedAgain(tool, ended) ? { ...ended, retryable: true } : ended, {
    tool,
    input: call.input,
    lang: context.lang,
  });
  await deps.journal.finish(context.runId, call.id, JSON.stringify(result));
  return result;
}

/** Keeps what the log has in part; null when there is no room for it. */
async function keepUncut(
  uncut: string,
  { conversationId, toolUseId }: { conversationId: string; toolUseId: string },
  { keepWhole }: ExecuteDeps,
): Promise<WholeResult | null> {
  const { content, contentType, whole } = toWholeResult(uncut, WHOLE_RESULT_BYTES.result);
  const isKept = (await keepWhole?.({ conversationId, toolUseId, contentType, content })) ?? false;
  return isKept ? whole : null;
}

/** Notes a call that somebody else decides about: its step is not done again when the run goes on. */
export function parkCall(
  call: CheckedCall,
  runId: string,
  deps: { tools: readonly Tool[]; journal: Pick<ToolJournal, 'park'> },
): Promise<void> {
  const tool = deps.tools.find((candidate) => candidate.name === call.name);
  return deps.journal.park(toEntry(call, runId, tool));
}

/** With the arguments where the log has some of them masked: after a restart the call needs them. */
function toEntry(call: CheckedCall, runId: string, tool: Tool | undefined) {
  const entry = { runId, toolUseId: call.id, name: call.name, argsHash: hashArguments(call) };
  return tool && hasSensitive(tool.parameters) ? { ...entry, input: JSON.stringify(call.input) } : entry;
}

/** Whether a visitor can have a failed call made once more. Sensitive arguments are not kept for that. */
function mayBeTriedAgain({ idempotent, readOnly, parameters }: Tool, { status }: ToolResult): boolean {
  return status === 'error' && (idempotent || readOnly === true) && !hasSensitive(parameters);
}

/** A failed step gets a label of its own: otherwise "Searching…" would stay there. */
function withFailedLabel(
  result: ToolResult,
  { tool, input, lang }: { tool: Tool; input: Record<string, unknown>; lang: string },
): ToolResult {
  if (result.status !== 'error' || result.label !== undefined) return result;
  const label = tool.failedLabel?.(input, lang);
  return label === undefined ? result : { ...result, label };
}

/** SHA-256 of name and arguments in one order of keys. */
function hashArguments(call: CheckedCall): string {
  return createHash('sha256')
    .update(`${call.name}\n${canonicalJson(call.input)}`)
    .digest('hex');
}
