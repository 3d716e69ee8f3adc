// From the reply of an MCP server to the outcome of a tool: its texts, its data, its resources as sources. The reply is checked as
// any text from outside, and against the schema that the server itself gives for it.
import { isRecord } from '../../text/json-value.ts';
import { findProblem } from '../json/check-data.ts';
import type { JsonSchema, ToolContext, ToolOutcome, ToolPassage, UnnumberedSource } from '../tool.ts';

/** Characters of one result; a model reads 32 KiB of them, the rest is kept. */
const MAX_RESULT_CHARS = 1024 * 1024;
const MODEL_CHARS = 32 * 1024;
/** Parts of one result, and sources among them. */
const MAX_PARTS = 200;
const MAX_SOURCES = 20;
const MAX_TITLE_CHARS = 200;
const MAX_SNIPPET_CHARS = 300;

export function toMcpOutcome(
  result: Record<string, unknown>,
  options: { name: string; outputSchema: JsonSchema | null; numberSources: ToolContext['numberSources'] },
): ToolOutcome {
  const { name, outputSchema, numberSources } = options;
  const failure = (text: string): ToolOutcome => ({ status: 'error', trust: 'outside', text: `Error: ${text}` });
  const read = readContent(Array.isArray(result.content) ? result.content.slice(0, MAX_PARTS) : []);
  const said = read.texts.join('\n\n');
  if (result.isError === true) return failure(cut(said) || `${name} failed.`);
  const data = result.structuredContent;
  if (outputSchema) {
    const problem = data === undefined ? 'no data' : findProblem(outputSchema, data);
    if (problem)
      return failure(`${name} answered with ${problem}, which its own schema does not allow. Do not use its result.`);
  }
  // The text of a result with data repeats it, as the protocol asks.
  const text = said !== '' || data === undefined ? said : JSON.stringify(data);
  if (text.length > MAX_RESULT_CHARS)
    return failure(`The result of ${name} is larger than ${MAX_RESULT_CHARS / 1024} KiB. Ask for less.`);
  const sources = numberSources(read.sources.map(({ source }) => source));
  const passages = read.sources.flatMap(({ text: body, source }, n): ToolPassage[] =>
    body === '' ? [] : [{ text: body, heading: source.title, source: sources[n]?.number ?? 0 }],
  );
  const isEmpty = text === '' && sources.length === 0;
  return {
    status: 'success',
    trust: 'outside',
    text: isEmpty ? `${name} is done; it returned nothing.` : text,
    ...(sources.length > 0 ? { sources, passages, artifact: { query: name } } : {}),
    ...(sources.length === 0 && text.length > MODEL_CHARS ? { artifact: { type: 'json', data: data ?? text } } : {}),
  };
}

/** The contents of a resource as those of a result. */
export function toResourceOutcome(
  result: Record<string, unknown>,
  options: { name: string; numberSources: ToolContext['numberSources'] },
): ToolOutcome {
  const contents = (Array.isArray(result.contents) ? result.contents : []).map((resource) => ({
    type: 'resource',
    resource,
  }));
  return toMcpOutcome({ content: contents }, { ...options, outputSchema: null });
}

type Found = { source: UnnumberedSource; text: string };

function readContent(content: readonly unknown[]): { texts: string[]; sources: Found[] } {
  const texts: string[] = [];
  const sources: Found[] = [];
  for (const part of content.filter(isRecord)) {
    if (part.type === 'text' && typeof part.text === 'string') texts.push(part.text);
    else if (part.type === 'image' || part.type === 'audio')
      texts.push(`[${part.type} of type ${short(part.mimeType)}, ${sizeOf(part.data)}, not shown]`);
    else if (part.type === 'resource' || part.type === 'resource_link') {
      const resource = part.type === 'resource' ? part.resource : part;
      if (!isRecord(resource)) continue;
      const body = typeof resource.text === 'string' ? resource.text : '';
      const source = toSource(resource, body);
      if (source && sources.length < MAX_SOURCES) sources.push({ source, text: body });
      else if (body !== '') texts.push(`Resource ${short(resource.uri)}:\n${body}`);
      else {
        const facts = ['resource', short(resource.uri), short(resource.title ?? resource.name), describeBlob(resource)];
        texts.push(`[${facts.filter((fact) => fact !== '').join(' ')}]`);
      }
    }
  }
  return { texts, sources };
}

/** A resource on the web is a source that can be cited and opened; one of the server's own machine is text. */
function toSource({ uri, title, name, description }: Record<string, unknown>, body: string): UnnumberedSource | null {
  if (typeof uri !== 'string' || uri.length > 2_048 || !URL.canParse(uri)) return null;
  const { protocol, hostname, username } = new URL(uri);
  if (!/^https?:$/.test(protocol) || username !== '') return null;
  const words = [title, name].find((one): one is string => typeof one === 'string' && one.trim() !== '');
  return {
    url: uri,
    title: oneLine(words ?? hostname, MAX_TITLE_CHARS),
    snippet: oneLine(typeof description === 'string' ? description : body, MAX_SNIPPET_CHARS),
    domain: hostname,
  };
}

function describeBlob({ blob, mimeType }: Record<string, unknown>): string {
  return typeof blob === 'string' ? `of type ${short(mimeType)}, ${sizeOf(blob)}, not shown` : '';
}

function sizeOf(base64: unknown): string {
  return `${typeof base64 === 'string' ? Math.floor((base64.length * 3) / 4) : 0} bytes`;
}

function short(value: unknown): string {
  return typeof value === 'string' ? oneLine(value, MAX_TITLE_CHARS) : '';
}

function oneLine(text: string, maxChars: number): string {
  return text
    .slice(0, maxChars * 4)
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, maxChars)
    .toWellFormed();
}

function cut(text: string): string {
  return text.slice(0, MODEL_CHARS);
}
