// From what the model wrote to a tool's outcome: arguments checked, run once (journal), bounded in time and size.
// Knows tools and the journal; not events, groups or the model's stream.
import { createHash } from 'node:crypto';
import { Value } from 'typebox/value';
import { readableToolName } from '../../protocol/index.ts';
import { clipBytes } from '../models/envelope.ts';
import type { ModelToolCall } from '../models/model.ts';
import type { ToolJournal } from '../store/store.ts';
import { type Clock, orAborted } from '../time/clock.ts';
import type { Tool, ToolContext, ToolOutcome } from '../tools/tool.ts';
import { stripInvisible, stripInvisibleDeep } from './visible-text.ts';

/** A call as it will stand in the log. `problem`: why it must not run, in words for the model. */
export type CheckedCall = {
  id: string;
  name: string;
  input: Record<string, unknown>;
  label: string;
  tool: Tool | null;
  problem: string | null;
};

/**
 * Checks a call against the tools of this run (INJ-2: exact names, no extra fields). Never throws: what is wrong becomes
 * `problem`, naming the field and what is allowed. `id` is ours: providers repeat theirs, or leave them out.
 */
export function checkCall(
  call: ModelToolCall,
  options: {
    tools: readonly Tool[];
    id: string;
    lang: string;
    maxArgumentChars: number;
    redact(input: Record<string, unknown>): Record<string, unknown>;
  },
): CheckedCall {
  const { tools, id, lang, maxArgumentChars } = options;
  const tool = tools.find((candidate) => candidate.name === call.name) ?? null;
  const name = tool ? tool.name : printable(call.name) || 'unknown';
  const refuse = (problem: string): CheckedCall => ({
    id,
    name,
    input: {},
    label: readableToolName(name),
    tool: null,
    problem,
  });
  if (!tool) {
    const names = tools.map((candidate) => candidate.name).join(', ') || 'none';
    return refuse(`There is no tool called "${name}". Allowed tools: ${names}.`);
  }
  if (call.arguments.length > maxArgumentChars) {
    return refuse(
      `The arguments are ${call.arguments.length} characters long; at most ${maxArgumentChars} are allowed. Send less.`,
    );
  }
  let input: unknown;
  try {
    input = JSON.parse(call.arguments.trim() === '' ? '{}' : call.arguments);
  } catch {
    return refuse('The arguments are not valid JSON. Send one JSON object and nothing else.');
  }
  if (!isRecord(input)) {
    return refuse(`The arguments are ${kindOf(input)}; they must be one JSON object.`);
  }
  input = options.redact(input);
  if (!isRecord(input)) return refuse('The arguments must be one JSON object.');
  const problem = describeMismatch(tool, input);
  // What was asked for stays visible in the trace, although it is not run.
  if (problem) return { ...refuse(problem), input };
  return { id, name, input, label: tool.label(input, lang) || readableToolName(name), tool, problem: null };
}

/** The call as it stands in the log of an interrupted run, ready to be run. */
export function recheckCall(
  stored: { id: string; name: string; input: Record<string, unknown>; label: string },
  tools: readonly Tool[],
): CheckedCall {
  const tool = tools.find((candidate) => candidate.name === stored.name) ?? null;
  const problem = tool
    ? describeMismatch(tool, stored.input)
    : `There is no tool called "${stored.name}" any more. Go on without it.`;
  return { ...stored, tool: problem ? null : tool, problem };
}

export type ExecuteDeps = {
  journal: Pick<ToolJournal, 'get' | 'begin' | 'finish'>;
  clock: Clock;
  maxToolOutputBytes: number;
};

/** Says that a call was begun before a restart and nobody knows how it ended. */
const OUTCOME_UNKNOWN =
  'The API was restarted while this tool ran. Its outcome is unknown; it was not run again. Do not assume that it succeeded or failed.';

/**
 * Runs a checked call, at most once as far as the journal can tell: a recorded outcome is used, one begun and not
 * finished is run again only if the tool is idempotent. A tool that throws or takes too long gives an outcome with
 * status `error`. Rejects with the signal's reason after an abort, and with the store's error when the journal fails.
 */
export async function executeCall(
  call: CheckedCall,
  deps: ExecuteDeps,
  context: Omit<ToolContext, 'signal'> & { signal: AbortSignal },
): Promise<ToolOutcome> {
  const { tool } = call;
  if (!tool) return { status: 'error', content: `Error: ${call.problem}` };
  const entry = await deps.journal.get(context.runId, call.id);
  if (entry?.state === 'done' && entry.outcome !== null) return JSON.parse(entry.outcome) as ToolOutcome;
  if (entry && !tool.idempotent) return { status: 'error', content: OUTCOME_UNKNOWN };
  if (!entry) {
    const begin = { runId: context.runId, toolUseId: call.id, name: call.name, argsHash: hashArguments(call) };
    await deps.journal.begin(begin);
  }
  const outcome = withFailedLabel(await runBounded(tool, call.input, deps, context), call, context.lang);
  await deps.journal.finish(context.runId, call.id, JSON.stringify(outcome));
  return outcome;
}

/** A step that failed says so: "Searching…" would stand there for ever. */
function withFailedLabel(outcome: ToolOutcome, { tool, input }: CheckedCall, lang: string): ToolOutcome {
  if (outcome.status !== 'error' || outcome.label !== undefined) return outcome;
  const label = tool?.failedLabel?.(input, lang);
  return label === undefined ? outcome : { ...outcome, label };
}

async function runBounded(
  tool: Tool,
  input: Record<string, unknown>,
  deps: ExecuteDeps,
  context: ToolContext,
): Promise<ToolOutcome> {
  const timer = new AbortController();
  const finished = new AbortController();
  const signal = AbortSignal.any([context.signal, timer.signal]);
  void deps.clock.sleep(tool.timeoutMs, finished.signal).then(
    () => timer.abort(new ToolTimeout()),
    () => {},
  );
  try {
    const outcome = await orAborted(
      Promise.resolve().then(() => tool.run(input, { ...context, signal })),
      signal,
    );
    return clean(outcome, deps.maxToolOutputBytes);
  } catch (error) {
    if (context.signal.aborted) throw context.signal.reason;
    if (timer.signal.aborted) {
      return {
        status: 'error',
        content: `Error: ${tool.name} took longer than ${tool.timeoutMs / 1000} s and was cut.`,
      };
    }
    // The words of an unforeseen error may hold keys or paths: the model gets none of them (LOG-1).
    return { status: 'error', content: `Error: ${tool.name} failed${nameOf(error)}. Go on without it.` };
  } finally {
    finished.abort();
  }
}

/** The outcome as model, log and page will see it. */
function clean(outcome: ToolOutcome, maxBytes: number): ToolOutcome {
  return {
    ...outcome,
    content: clipBytes(stripInvisible(outcome.content), maxBytes),
    ...(outcome.label === undefined ? {} : { label: stripInvisible(outcome.label) }),
    ...(outcome.artifact === undefined ? {} : { artifact: stripInvisibleDeep(outcome.artifact) }),
  };
}

class ToolTimeout extends Error {
  override readonly name = 'ToolTimeout';
}

/** The `code` of a typed error, which is ours and short. */
function nameOf(error: unknown): string {
  const code = typeof error === 'object' && error !== null ? (error as { code?: unknown }).code : undefined;
  return typeof code === 'string' && /^[\w-]{1,40}$/.test(code) ? ` (${code})` : '';
}

function describeMismatch(tool: Tool, input: Record<string, unknown>): string | null {
  const properties = (tool.parameters as { properties?: Record<string, unknown> }).properties ?? {};
  const fields = Object.keys(properties);
  const extra = Object.keys(input).filter((field) => !Object.hasOwn(properties, field));
  if (extra.length > 0) {
    const names = extra.slice(0, 5).map((field) => `"${printable(field)}"`);
    return `Unknown field ${names.join(', ')}. Allowed fields: ${fields.join(', ')}.`;
  }
  const first = Value.Errors(tool.parameters, input)[0];
  if (!first) return null;
  const params = first.params as { requiredProperties?: string[] };
  const missing = params.requiredProperties?.[0];
  if (missing !== undefined) {
    const allowed = describeAllowed(properties[missing]);
    return `Field "${missing}" is missing${allowed === null ? '' : `; it must be ${allowed}`}.`;
  }
  const path = first.instancePath.slice(1).replaceAll('/', '.');
  const field = path === '' ? 'The input' : `Field "${path}"`;
  const allowed = describeAllowed(properties[path]);
  return allowed === null ? `${field} ${first.message}.` : `${field} must be ${allowed}.`;
}

/** What a field may hold, in words a model can act on; null where the schema says more than these words can. */
function describeAllowed(schema: unknown): string | null {
  const { type, enum: values, minimum, maximum, minLength, maxLength, pattern } = (schema ?? {}) as FieldSchema;
  if (Array.isArray(values)) return `one of: ${values.map(String).join(', ')}`;
  if (type === 'integer' && minimum !== undefined && maximum !== undefined) {
    return `a whole number from ${minimum} to ${maximum}`;
  }
  if (type !== 'string' || maxLength === undefined || (pattern !== undefined && pattern !== NOT_BLANK)) return null;
  return `text of ${minLength ?? 0} to ${maxLength} characters${pattern === NOT_BLANK ? ', not blank' : ''}`;
}

/** The pattern of texts that have to say something. */
const NOT_BLANK = '\\S';

type FieldSchema = {
  type?: string;
  enum?: unknown[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
};

/** SHA-256 of name and arguments in one order of keys. */
function hashArguments(call: CheckedCall): string {
  return createHash('sha256')
    .update(`${call.name}\n${canonicalJson(call.input)}`)
    .digest('hex');
}

function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (isRecord(value)) {
    const keys = Object.keys(value).sort();
    return `{${keys.map((key) => `${JSON.stringify(key)}:${canonicalJson(value[key])}`).join(',')}}`;
  }
  return JSON.stringify(value);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'a list' : `a ${typeof value}`;
}

/** A name the model made up, fit for a label: letters, digits and a few marks, at most 64. */
function printable(name: string): string {
  return name
    .replace(/[^\p{L}\p{N}_.-]+/gu, ' ')
    .trim()
    .slice(0, 64);
}
