// From what the model wrote to a call that may run: the name is exact, the arguments fit the tool's schema (INJ-2).
// Knows names and schemas; not how tools run or what they are called in a log.
import { Errors } from 'typebox/schema';
import type { ModelTool, ModelToolCall } from '../models/model.ts';
import { findRepeatedKey } from './repeated-key.ts';

/** A tool as the loop needs it: what the model is offered, and what its calls are checked against. */
export type AgentTool = Readonly<ModelTool> & {
  /** Somebody else checks and answers its calls: every JSON object fits. */
  readonly isForeign?: true;
};

/** A call with an id of ours. `problem`: why it must not run, in words for the model. */
export type CheckedCall = {
  readonly id: string;
  readonly name: string;
  readonly input: Record<string, unknown>;
  readonly problem: string | null;
};

/**
 * Checks a call against the tools that were offered: exact names, no extra fields. Never throws: what is wrong becomes
 * `problem`, which names the field and what is allowed. `id` is ours: services repeat theirs, or omit them.
 * `filter`: applied to the input before it is checked.
 */
export function checkCall(
  call: ModelToolCall,
  options: {
    tools: readonly AgentTool[];
    id: string;
    maxArgumentChars: number;
    filter(input: Record<string, unknown>): Record<string, unknown>;
  },
): CheckedCall {
  const { tools, id, maxArgumentChars } = options;
  const tool = tools.find((candidate) => candidate.name === call.name);
  const name = tool ? tool.name : printable(call.name) || 'unknown';
  const refuse = (problem: string, input = {}): CheckedCall => ({ id, name, input, problem });
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
    const twice = findRepeatedKey(call.arguments);
    if (twice !== null) return refuse(`The field "${printable(twice)}" is there twice. Send it once.`);
  } catch {
    return refuse('The arguments are not valid JSON. Send one JSON object and nothing else.');
  }
  if (!isRecord(input)) return refuse(`The arguments are ${kindOf(input)}; they must be one JSON object.`);
  input = options.filter(input);
  if (!isRecord(input)) return refuse('The arguments must be one JSON object.');
  // The input is kept although it is not run: a reader sees what was asked for.
  return { id, name, input, problem: tool.isForeign ? null : describeMismatch(tool, input) };
}

/** A call that is already recorded, or whose input was replaced, checked once more. */
export function recheckCall(
  call: { id: string; name: string; input: Record<string, unknown> },
  tools: readonly AgentTool[],
): CheckedCall {
  const { id, name, input } = call;
  const tool = tools.find((candidate) => candidate.name === name);
  const problem = tool
    ? tool.isForeign
      ? null
      : describeMismatch(tool, input)
    : `There is no tool called "${name}" any more. Go on without it.`;
  return { id, name, input, problem };
}

/** What the model sees of its own call: the checked input, or the beginning of its own words. */
export function toArguments(call: CheckedCall, written: ModelToolCall): string {
  if (call.problem === null) return JSON.stringify(call.input);
  // Services refuse a history whose arguments are not JSON.
  return JSON.stringify({ refused: written.arguments.slice(0, 200) });
}

function describeMismatch(tool: AgentTool, input: Record<string, unknown>): string | null {
  return findMismatch(tool, input)?.problem ?? null;
}

/** The first field that does not fit the schema, with dots between names, and what is allowed; null when all fit. */
export function findMismatch(
  tool: AgentTool,
  input: Record<string, unknown>,
): { field: string; problem: string } | null {
  const properties = (tool.parameters as { properties?: Record<string, unknown> }).properties ?? {};
  const fields = Object.keys(properties);
  const extra = Object.keys(input).filter((field) => !Object.hasOwn(properties, field));
  if (extra.length > 0) {
    const names = extra.slice(0, 5).map((field) => `"${printable(field)}"`);
    const problem = `Unknown field ${names.join(', ')}. Allowed fields: ${fields.join(', ')}.`;
    return { field: printable(extra[0]!), problem };
  }
  const first = firstError(tool, input);
  if (!first) return null;
  if (typeof first === 'string') return { field: '', problem: first };
  const params = first.params as { requiredProperties?: string[] };
  const missing = params.requiredProperties?.[0];
  const inside = first.instancePath.slice(1).replaceAll('/', '.');
  if (missing !== undefined) {
    const allowed = inside === '' ? describeAllowed(properties[missing]) : null;
    const field = inside === '' ? missing : `${inside}.${missing}`;
    return { field, problem: `Field "${field}" is missing${allowed === null ? '' : `; it must be ${allowed}`}.` };
  }
  const field = inside === '' ? 'The input' : `Field "${inside}"`;
  const allowed = describeAllowed(properties[inside]);
  return { field: inside, problem: allowed === null ? `${field} ${first.message}.` : `${field} must be ${allowed}.` };
}

/** The first mistake. A schema that cannot be checked lets nothing through. */
function firstError({ name, parameters }: AgentTool, input: Record<string, unknown>) {
  try {
    return Errors(parameters, input)[1][0];
  } catch {
    return `The schema of ${name} cannot be checked. Go on without it.`;
  }
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
