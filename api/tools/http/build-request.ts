// From the arguments of a call to the request of an HTTP tool: which argument is in the address, the query, a header or the body.
// Pure. What the arguments cannot be is a problem, in a sentence for the model.
import { fillUrlTemplate, toText, type UrlTemplate } from '../../config/tools/url-template.ts';
import { fillVisitorHeaders } from '../../config/tools/visitor-template.ts';
import { isRecord } from '../../text/json-value.ts';
import type { ServiceRequest } from './service-call.ts';

/**
 * How lists and objects are written in a query. `repeated`: a pair for each item, an object as JSON; `spread`: also a pair for each
 * field; `deep`: `name[field]=value`; `json`: both as JSON; the others: the items with a separator between them.
 */
export type QueryStyle = 'repeated' | 'spread' | 'comma' | 'space' | 'pipe' | 'deep' | 'json';
/** Where an argument goes, and its name there. `style`: repeated if left out. */
export type Placement =
  | { in: 'query'; name: string; style?: QueryStyle }
  | { in: 'header'; name: string }
  /** A field of the body, or the body itself. */
  | { in: 'body'; name: string | null };

export type RequestShape = {
  method: string;
  template: UrlTemplate;
  /** Of the owner, which no argument replaces. */
  headers: Readonly<Record<string, string>>;
  body: 'json' | 'form';
  /** By argument. One that is neither here nor in the template is in the query of GET and DELETE, else a field of the body. */
  placements: Readonly<Record<string, Placement>>;
};

const ACCEPT = 'application/json, text/*;q=0.9, */*;q=0.1';

/** The request for checked arguments. `userId`: of a visitor who is signed in; never one of the arguments (ID-4). */
export function buildRequest(
  shape: RequestShape,
  input: Readonly<Record<string, unknown>>,
  userId?: string,
): { request: ServiceRequest } | { problem: string } {
  const filled = fillUrlTemplate(shape.template, input, userId);
  if ('problem' in filled) return filled;
  const own = fillVisitorHeaders(shape.headers, userId);
  if ('problem' in own) return own;
  const { url } = filled;
  const isBodiless = shape.method === 'GET' || shape.method === 'DELETE';
  const pairs: string[] = [];
  const headers: Record<string, string> = { accept: ACCEPT };
  let fields: Record<string, unknown> | null = null;
  let whole: unknown;
  for (const [argument, value] of Object.entries(input)) {
    if (value === undefined || shape.template.arguments.includes(argument)) continue;
    const placement =
      (Object.hasOwn(shape.placements, argument) ? shape.placements[argument] : undefined) ??
      (isBodiless ? ({ in: 'query', name: argument } as const) : ({ in: 'body', name: argument } as const));
    if (placement.in === 'query') pairs.push(...toPairs(placement, value));
    else if (placement.in === 'header') {
      const text = Array.isArray(value) ? value.map(toText).join(',') : toText(value);
      // undici would refuse these too, but with an error that the model cannot read.
      if (/[^\t\u0020-\u007e]/.test(text))
        return { problem: `Field "${argument}" must be printable ASCII characters.` };
      headers[placement.name.toLowerCase()] = text;
    } else if (placement.name === null) whole = value;
    else {
      fields ??= {};
      fields[placement.name] = value;
    }
  }
  const query = [url.search.slice(1), ...pairs].filter((part) => part !== '').join('&');
  url.search = query;
  const content = whole ?? fields ?? (isBodiless ? undefined : {});
  if (content !== undefined)
    headers['content-type'] = shape.body === 'form' ? 'application/x-www-form-urlencoded' : 'application/json';
  for (const [name, value] of Object.entries(own.headers)) headers[name.toLowerCase()] = value;
  const body = content === undefined ? null : shape.body === 'form' ? toForm(content) : JSON.stringify(content);
  return { request: { url, method: shape.method, headers, body } };
}

/** The pairs of one argument in a query, encoded. */
function toPairs({ name, style = 'repeated' }: Extract<Placement, { in: 'query' }>, value: unknown): string[] {
  const pair = (key: string, text: string) => `${encode(key)}=${encode(text)}`;
  if (style === 'json') return [pair(name, JSON.stringify(value))];
  if (isRecord(value) && style === 'deep')
    return Object.entries(value).map(([key, inner]) => pair(`${name}[${key}]`, toText(inner)));
  if (isRecord(value) && style === 'spread')
    return Object.entries(value).map(([key, inner]) => pair(key, toText(inner)));
  const separator = { comma: ',', space: '%20', pipe: '|' }[style as string];
  const items = isRecord(value) && separator ? Object.entries(value).flat() : value;
  if (!Array.isArray(items)) return [pair(name, toText(value))];
  if (!separator) return items.map((item) => pair(name, toText(item)));
  return items.length === 0 ? [] : [`${encode(name)}=${items.map((item) => encode(toText(item))).join(separator)}`];
}

function toForm(content: unknown): string {
  if (typeof content !== 'object' || content === null) return encode(toText(content));
  return Object.entries(content)
    .flatMap(([name, value]) => toPairs({ in: 'query', name, style: 'deep' }, value))
    .join('&');
}

function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
