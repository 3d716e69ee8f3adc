// What a page declares with a message, checked: which of its tools are offered, and why the others are not. Pure. A visitor
// can declare tools as well as a page can, so that names, schemas and amounts are bounded, and no pattern of theirs is ever run here.
import {
  type DeclaredPageTool,
  MAX_PAGE_TOOL_DESCRIPTION_CHARS,
  MAX_PAGE_TOOLS,
  MAX_PAGE_TOOLS_BYTES,
  type PageToolsDeclaration,
  type RefusedPageTool,
} from '../../../protocol/index.ts';
import { findSchemaMistakes, findValueSchemaMistakes } from '../../config/tools/check-json-schema.ts';
import { BUILT_IN_NAMES, type PageToolsConfig } from '../../config/tools/tools-config.ts';
import { isRecord } from '../../text/json-value.ts';
import { withoutPatterns } from '../openapi/to-json-schema.ts';
import { fitsPattern } from '../owner/apply-rules.ts';

const NAME = /^[A-Za-z][A-Za-z0-9_-]{0,63}$/;
/** Levels of a schema of a page. */
const MAX_SCHEMA_DEPTH = 20;
/** Keywords that make the cost of a check grow beyond the size of schema and value. */
const NOT_TAKEN = ['$ref', '$dynamicRef', '$recursiveRef', 'unevaluatedProperties', 'unevaluatedItems'];

/** `taken`: the refused names that tools of the server have. */
export type AcceptedPageTools = {
  declaration: PageToolsDeclaration;
  refused: readonly RefusedPageTool[];
  taken: readonly string[];
};

/** `taken`: names of tools that the site has beside the built-in ones. A tool that is wrong is left out alone. */
export function acceptPageTools(
  { tab, tools }: PageToolsDeclaration,
  options: { site: string; config: PageToolsConfig; taken: ReadonlySet<string> },
): AcceptedPageTools {
  const accepted: DeclaredPageTool[] = [];
  const refused: RefusedPageTool[] = [];
  let bytes = 0;
  for (const tool of tools) {
    const size = Buffer.byteLength(JSON.stringify(tool));
    const problem =
      findProblem(tool, options) ??
      (accepted.some(({ name }) => name === tool.name) ? { path: 'name', message: 'is declared twice' } : null) ??
      (accepted.length >= MAX_PAGE_TOOLS
        ? { path: '', message: `is one too many: a page has at most ${MAX_PAGE_TOOLS} tools` }
        : null) ??
      (bytes + size > MAX_PAGE_TOOLS_BYTES
        ? { path: '', message: `does not fit: the tools of a page have at most ${MAX_PAGE_TOOLS_BYTES} bytes together` }
        : null);
    if (problem) refused.push({ name: tool.name.slice(0, 64), ...problem });
    else {
      bytes += size;
      accepted.push(tool);
    }
  }
  const taken = refused.map(({ name }) => name).filter((name) => isTaken(name, options.taken));
  return { declaration: { tab, tools: accepted }, refused, taken };
}

function isTaken(name: string, taken: ReadonlySet<string>): boolean {
  return BUILT_IN_NAMES.includes(name) || taken.has(name);
}

/** The schema of a tool's arguments as the API uses it: fields that it does not name are refused, patterns are the page's to check. */
export function parametersOf({ parameters }: DeclaredPageTool): Readonly<Record<string, unknown>> {
  const schema = isRecord(parameters) ? (withoutPatterns(parameters) as Record<string, unknown>) : { type: 'object' };
  return { properties: {}, ...schema, additionalProperties: false };
}

/** The schema of a tool's result, without patterns as above; null for one that may be any JSON value. */
export function returnsOf({ returns }: DeclaredPageTool): Readonly<Record<string, unknown>> | null {
  return isRecord(returns) ? (withoutPatterns(returns) as Record<string, unknown>) : null;
}

type Problem = Omit<RefusedPageTool, 'name'>;

function findProblem(
  { name, description, parameters, returns }: DeclaredPageTool,
  { site, config, taken }: Parameters<typeof acceptPageTools>[1],
): Problem | null {
  if (!config.allowed || !(config.sites?.includes(site) ?? true))
    return {
      path: '',
      message: 'is not offered: this site allows no tools of the page (tools.page of the configuration)',
    };
  if (!NAME.test(name))
    return { path: 'name', message: 'must be letters, digits, - and _, at most 64, beginning with a letter' };
  if (isTaken(name, taken))
    return { path: 'name', message: 'is the name of a tool of the server; choose another name' };
  if (!config.names.some((pattern) => fitsPattern(name, pattern)))
    return { path: 'name', message: 'is not among tools.page.names of the configuration' };
  const text = description.trim();
  if (text === '' || text.length > MAX_PAGE_TOOL_DESCRIPTION_CHARS)
    return { path: 'description', message: `must have 1 to ${MAX_PAGE_TOOL_DESCRIPTION_CHARS} characters` };
  return (
    (parameters === undefined ? null : findSchemaProblem(parameters, 'parameters', findSchemaMistakes)) ??
    (returns === undefined ? null : findSchemaProblem(returns, 'returns', findValueSchemaMistakes))
  );
}

function findSchemaProblem(schema: unknown, at: string, find: typeof findSchemaMistakes): Problem | null {
  const [mistake] = find(schema, at);
  if (mistake) return mistake;
  const path = findNotTaken(schema, at, 0);
  return path === null ? null : { path, message: 'cannot be used in the schema of a page; write the schema out' };
}

/** The path of the first keyword that is not taken, or of what is too deep. */
function findNotTaken(value: unknown, path: string, depth: number): string | null {
  if (typeof value !== 'object' || value === null) return null;
  if (depth > MAX_SCHEMA_DEPTH) return path;
  for (const [name, inner] of Object.entries(value)) {
    const at = Array.isArray(value) ? `${path}[${name}]` : `${path}.${name}`;
    if (!Array.isArray(value) && NOT_TAKEN.includes(name)) return at;
    const found = findNotTaken(inner, at, depth + 1);
    if (found !== null) return found;
  }
  return null;
}
