// The tools of the configured MCP servers. What a server says about its tools is checked and bounded: names are made unique, schemas
// that are none leave their tool out, and whether a tool changes something is believed only if the owner says so.

import { findSchemaMistakes } from '../../config/tools/check-json-schema.ts';
import { BUILT_IN_NAMES, type McpServerConfig } from '../../config/tools/tools-config.ts';
import { isRecord } from '../../text/json-value.ts';
import { iconOfName, labelOfName } from '../labels.ts';
import { withoutPatterns } from '../openapi/to-json-schema.ts';
import { applyRule, fitsPattern } from '../owner/apply-rules.ts';
import type { JsonSchema, Tool, ToolContext, ToolOutcome } from '../tool.ts';
import type { ToolDeps } from '../tool-deps.ts';
import { fromService, type ToolProvider } from '../tool-provider.ts';
import { describeFailure } from './connect.ts';
import { toMcpOutcome, toResourceOutcome } from './mcp-result.ts';
import type { McpServer, RawTool, ReportingServer } from './mcp-server.ts';

/** Tools of one server that are offered: each goes to the model with every question. */
export const MAX_TOOLS = 64;
/** Characters of a description and of a schema. */
const MAX_DESCRIPTION_CHARS = 1_000;
const MAX_SCHEMA_CHARS = 20_000;
const DEFAULT_TIMEOUT_MS = 30_000;
/** The run loop's own limit is this much later, in ms. */
const GRACE_MS = 1_000;
/** Least time between two reports of progress of a call, in ms. */
const PROGRESS_MS = 100;
const EMPTY: JsonSchema = { type: 'object', properties: {}, additionalProperties: false };

export function mcpTools({ mcp = [], ownerTools = [] }: ToolDeps): ToolProvider {
  const known = new Map<McpServer, { version: number; tools: readonly Tool[] }>();
  const others = new Set([...BUILT_IN_NAMES, ...ownerTools.map(({ tool }) => tool.name)]);
  const isTaken = (server: McpServer) => (name: string) =>
    others.has(name) ||
    [...known].some(([other, { tools }]) => other !== server && tools.some((tool) => tool.name === name));
  const listOne = async (one: ReportingServer, signal: AbortSignal): Promise<readonly Tool[]> => {
    const { tools, version, hasResources } = await one.server.tools(signal);
    const before = known.get(one.server);
    if (before?.version === version) return before.tools;
    const made = toTools(one, { raw: tools, hasResources, isTaken: isTaken(one.server) });
    known.set(one.server, { version, tools: made });
    return made;
  };
  return {
    async list({ site }, { signal }) {
      const servers = mcp.filter(({ server }) => server.config.sites?.includes(site) ?? true);
      const lists = await Promise.all(servers.map((one) => fromService((late) => listOne(one, late), signal)));
      return lists.flat();
    },
  };
}

/** `isTaken`: names of tools that are not of this server. */
function toTools(
  { server, setNotes, monotonic }: ReportingServer,
  listed: { raw: readonly RawTool[]; hasResources: boolean; isTaken(name: string): boolean },
): Tool[] {
  const { raw, hasResources, isTaken } = listed;
  const { config } = server;
  const { path, tools: wanted, resources } = config;
  const offered = raw.filter(isRecord).filter(({ name }) => typeof name === 'string' && isWanted(name, wanted));
  const found: Tool[] = resources && hasResources ? resourceTools(server) : [];
  const notes: string[] = [];
  const leaveOut = (name: string, why: string) =>
    notes.push(`${path}: the tool ${name.slice(0, 64)} is left out: ${why}`);
  for (const one of offered.slice(0, MAX_TOOLS)) {
    const theirs = String(one.name);
    const name = nameOf(theirs, config);
    if (name === '') leaveOut(theirs, 'its name has no letter');
    else if (isTaken(name) || found.some((other) => other.name === name))
      leaveOut(theirs, `there is another tool ${name}`);
    else if (isRecord(one.execution) && one.execution.taskSupport === 'required')
      leaveOut(theirs, 'it runs as a task alone, which is an experiment of the protocol');
    else {
      const parameters = readSchema(one.inputSchema ?? EMPTY);
      if (typeof parameters === 'string') leaveOut(theirs, parameters);
      else found.push(toTool(server, { theirs, name, parameters, raw: one, monotonic }));
    }
  }
  if (offered.length > MAX_TOOLS)
    notes.push(
      `${path}: the server has ${offered.length} tools, and the first ${MAX_TOOLS} of them are offered. List those that are wanted in ${path}.tools.`,
    );
  setNotes(notes);
  return found;
}

function toTool(
  server: McpServer,
  made: { theirs: string; name: string; parameters: JsonSchema; raw: RawTool; monotonic(): number },
): Tool {
  const { theirs, name, parameters, raw, monotonic } = made;
  const { rule, trustHints } = server.config;
  const hints = trustHints && isRecord(raw.annotations) ? raw.annotations : {};
  const readOnly = rule.readOnly ?? hints.readOnlyHint === true;
  const timeoutMs = rule.timeoutMs ?? DEFAULT_TIMEOUT_MS;
  const output = raw.outputSchema === undefined ? null : readSchema(raw.outputSchema);
  const title = [raw.title, hints.title].find((one) => trustHints && typeof one === 'string' && one.trim() !== '');
  const label = (lang: string) => (typeof title === 'string' ? clean(title, 80) : labelOfName(name, lang));
  const { timeoutMs: _, ...rest } = rule;
  return applyRule(
    {
      name,
      description: clean(typeof raw.description === 'string' ? raw.description : label('en'), MAX_DESCRIPTION_CHARS),
      parameters,
      readOnly,
      idempotent: rule.idempotent ?? (readOnly || hints.idempotentHint === true),
      approval: readOnly ? 'never' : 'always',
      timeoutMs: timeoutMs + GRACE_MS,
      ...iconOfName(name),
      label: (_input, lang) => label(lang),
      async run(input, context) {
        const params = { name: theirs, arguments: input };
        const sent = await send(server, 'tools/call', params, { name, timeoutMs, readOnly, context, monotonic });
        if ('outcome' in sent) return sent.outcome;
        // A schema of results that is none is no promise that could be broken.
        const outputSchema = typeof output === 'string' ? null : output;
        return toMcpOutcome(sent.result, { name, outputSchema, numberSources: context.numberSources });
      },
    },
    rest,
  );
}

/** Reads and lists the resources of a server, which changes nothing by the protocol. */
function resourceTools(server: McpServer): Tool[] {
  const { prefix, rule } = server.config;
  const timeoutMs = rule.timeoutMs ?? DEFAULT_TIMEOUT_MS;
  const facts = { readOnly: true, idempotent: true, approval: 'never', timeoutMs: timeoutMs + GRACE_MS } as const;
  const { readOnly: _, idempotent: __, approval: ___, timeoutMs: ____, ...rest } = rule;
  const list: Tool = {
    ...facts,
    name: `${prefix}list_resources`,
    description: 'Lists the resources that can be read, with their URIs.',
    parameters: EMPTY,
    label: (_input, lang) => labelOfName(`${prefix}list_resources`, lang),
    async run(_input, context) {
      const name = `${prefix}list_resources`;
      const sent = await send(server, 'resources/list', {}, { name, timeoutMs, readOnly: true, context });
      if ('outcome' in sent) return sent.outcome;
      const resources = (Array.isArray(sent.result.resources) ? sent.result.resources : [])
        .filter(isRecord)
        .slice(0, 200);
      const lines = resources.map(({ uri, name: own, title, description }) =>
        [uri, title ?? own, description]
          .filter((one) => typeof one === 'string')
          .map((one) => clean(String(one), 300))
          .join(' — '),
      );
      return { status: 'success', trust: 'outside', text: lines.join('\n') || 'There are no resources.' };
    },
  };
  const read: Tool = {
    ...facts,
    name: `${prefix}read_resource`,
    description: `Reads one resource by its URI, as ${prefix}list_resources or another result names it.`,
    parameters: {
      type: 'object',
      required: ['uri'],
      properties: { uri: { type: 'string', minLength: 1, maxLength: 2_048, title: 'URI' } },
      additionalProperties: false,
    },
    label: (_input, lang) => labelOfName(`${prefix}read_resource`, lang),
    async run({ uri }, context) {
      const name = `${prefix}read_resource`;
      const sent = await send(server, 'resources/read', { uri }, { name, timeoutMs, readOnly: true, context });
      return 'outcome' in sent
        ? sent.outcome
        : toResourceOutcome(sent.result, { name, numberSources: context.numberSources });
    },
  };
  return [list, read].map((tool) => applyRule(tool, rest));
}

/** The reply of the server, or the outcome of a call that failed, in words for the model. */
async function send(
  server: McpServer,
  method: string,
  params: Record<string, unknown>,
  options: { name: string; timeoutMs: number; readOnly: boolean; context: ToolContext; monotonic?: () => number },
): Promise<{ result: Record<string, unknown> } | { outcome: ToolOutcome }> {
  const { name, timeoutMs, readOnly, context, monotonic = () => 0 } = options;
  let nextMs = Number.NEGATIVE_INFINITY;
  const onProgress = (progress: { done: number; total?: number }) => {
    if (monotonic() < nextMs) return;
    nextMs = monotonic() + PROGRESS_MS;
    context.onProgress({ phase: 'running', ...progress });
  };
  try {
    const { signal, ask } = context;
    const notes: string[] = [];
    const onNote = (text: string) => void notes.push(`(${text})`);
    const result = await server.request(method, params, { signal, timeoutMs, onProgress, onNote, ask });
    return { result: withNotes(result, notes) };
  } catch (error) {
    if (context.signal.aborted) throw context.signal.reason;
    const { kind, message } = describeFailure(error);
    const unsure = readOnly ? '' : ' It may have been carried out all the same: do not repeat it on your own.';
    const sentences = {
      closed: `The service of ${name} ended or cannot be reached.${unsure}`,
      session: `The service of ${name} cannot be reached.`,
      timeout: `${name} did not answer within ${timeoutMs / 1000} s.${unsure}`,
      refused: `${name} refused the call: ${clean(message, 500)}`,
    };
    return {
      outcome: { status: 'error', trust: kind === 'refused' ? 'outside' : 'owner', text: `Error: ${sentences[kind]}` },
    };
  }
}

/** The result with sentences of ours after its content. */
function withNotes(result: Record<string, unknown>, notes: readonly string[]): Record<string, unknown> {
  if (notes.length === 0) return result;
  const content = Array.isArray(result.content) ? result.content : [];
  return { ...result, content: [...content, ...notes.map((text) => ({ type: 'text', text }))] };
}

/** The schema in a form that can be checked and that a model can be sent, or why there is none. */
function readSchema(schema: unknown): JsonSchema | string {
  const size = JSON.stringify(schema)?.length ?? 0;
  if (size > MAX_SCHEMA_CHARS) return `its schema has ${size} characters, more than ${MAX_SCHEMA_CHARS}`;
  const [mistake] = findSchemaMistakes(schema, 'its schema');
  if (mistake) return `${mistake.path} ${mistake.message}`;
  const { $schema: _, ...rest } = withoutPatterns(schema) as Record<string, unknown>;
  return { properties: {}, ...rest };
}

function isWanted(name: string, wanted: readonly string[] | undefined): boolean {
  return wanted === undefined || wanted.some((pattern) => fitsPattern(name, pattern));
}

/** A name that services of models accept: letters, digits, - and _, at most 64. */
function nameOf(theirs: string, { names, prefix }: McpServerConfig): string {
  if (Object.hasOwn(names, theirs)) return names[theirs]!;
  if (!/[A-Za-z0-9]/.test(theirs)) return '';
  return `${prefix}${theirs.replace(/[^A-Za-z0-9_-]+/g, '_')}`.slice(0, 64);
}

/** Words of a server on few lines, without characters that nobody sees. */
function clean(text: string, maxChars: number): string {
  return text
    .replace(/[^\P{C}\n\t]/gu, '')
    .trim()
    .slice(0, maxChars)
    .toWellFormed();
}
