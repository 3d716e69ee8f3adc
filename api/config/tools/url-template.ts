// The address of an HTTP tool with `{argument}` in its path and query. Arguments are percent-encoded and cannot change the origin
// or the number of path segments: a value that would is refused, with a sentence for the model.

import { VISITOR_ID } from './visitor-template.ts';

/** Text between placeholders; of a placeholder the name of its argument, or that it is the visitor's id. */
type Piece = { text: string } | { argument: string } | { isVisitor: true };
/** A pair of the query; it is left out when one of its arguments is. */
type Pair = { name: string; value: readonly Piece[] };

export type UrlTemplate = {
  /** With scheme, host and port as the owner wrote them. */
  origin: string;
  segments: readonly (readonly Piece[])[];
  query: readonly Pair[];
  /** Arguments of the path, which a call must have. */
  pathArguments: readonly string[];
  arguments: readonly string[];
  /** It has `{visitor.id}`. */
  needsVisitor: boolean;
  /** Names of the pairs of the query that have it. */
  visitorPairs: readonly string[];
};

/**
 * `ofOwner`: the owner wrote it, so `{visitor.id}` is the visitor's; in the address of a document it is an argument as any other.
 * @throws {Error} whose message is the end of a sentence about the address
 */
export function parseUrlTemplate(template: string, { ofOwner = false } = {}): UrlTemplate {
  const [origin = ''] = /^https?:\/\/[^/?#]*/i.exec(template) ?? [];
  const rest = template.slice(origin.length);
  if (origin === '' || rest.includes('#'))
    throw new Error('must be an address without # that begins with https:// or http://');
  if (/[{}]/.test(origin)) throw new Error('has a placeholder before its path; arguments cannot choose the host');
  const parsed = URL.canParse(origin) ? new URL(origin) : null;
  if (!parsed || parsed.hostname === '') throw new Error('has no valid host');
  if (parsed.username !== '' || parsed.password !== '') throw new Error('has a user name; send it as a header');
  const [path = '', ...queries] = rest.split('?');
  const segments = path
    .split('/')
    .slice(1)
    .map((segment) => toPieces(segment, ofOwner));
  const query = queries
    .join('?')
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => {
      const [name = '', ...value] = pair.split('=');
      if (/[{}]/.test(name))
        throw new Error(`has a placeholder in the name ${name} of its query; only values can have one`);
      return { name, value: toPieces(value.join('='), ofOwner) };
    });
  const pathArguments = segments.flatMap(namesOf);
  return {
    origin: parsed.origin,
    segments,
    query,
    pathArguments,
    arguments: [...new Set([...pathArguments, ...query.flatMap(({ value }) => namesOf(value))])],
    needsVisitor: [...segments, ...query.map(({ value }) => value)].some(hasVisitor),
    visitorPairs: query.flatMap(({ name, value }) => (hasVisitor(value) ? [name] : [])),
  };
}

/**
 * The address for these arguments, or the problem as a sentence for the model. A list in the query is repeated; an argument that is
 * missing there leaves its pair out. `userId`: of a visitor who is signed in.
 */
export function fillUrlTemplate(
  { origin, segments, query, needsVisitor }: UrlTemplate,
  input: Readonly<Record<string, unknown>>,
  userId?: string,
): { url: URL } | { problem: string } {
  if (needsVisitor && userId === undefined) return { problem: 'The visitor is not signed in.' };
  const visitor = userId ?? '';
  const path: string[] = [];
  for (const pieces of segments) {
    let segment = '';
    for (const piece of pieces) {
      if ('text' in piece) {
        segment += piece.text;
        continue;
      }
      if ('isVisitor' in piece) {
        if (hasSeparator(visitor)) return { problem: NO_PART };
        segment += encode(visitor);
        continue;
      }
      const given = input[piece.argument];
      const value = Array.isArray(given) ? given.map(toText).join(',') : toText(given);
      if (value === '') return { problem: `Field "${piece.argument}" is missing; it is a part of the address.` };
      if (hasSeparator(value))
        return { problem: `Field "${piece.argument}" must not have slashes or control characters.` };
      segment += encode(value);
    }
    // `..` would remove the segment before it, also as `%2e%2e` and when two arguments make it.
    const isDots = /^(\.|%2e){1,2}$/i.test(segment);
    if (isDots && hasVisitor(pieces)) return { problem: NO_PART };
    if (isDots && namesOf(pieces).length > 0)
      return { problem: `Field "${namesOf(pieces)[0]}" must not be only dots.` };
    path.push(segment);
  }
  const pairs = query.flatMap(({ name, value }) => {
    const [only] = value;
    if (value.length === 1 && only && 'argument' in only && Array.isArray(input[only.argument]))
      return (input[only.argument] as unknown[]).map((item) => `${name}=${encode(toText(item))}`);
    if (namesOf(value).some((argument) => input[argument] === undefined || input[argument] === null)) return [];
    const texts = value.map((piece) => {
      if ('text' in piece) return piece.text;
      return encode('isVisitor' in piece ? visitor : toText(input[piece.argument]));
    });
    return [`${name}=${texts.join('')}`];
  });
  const url = new URL(`${origin}/${path.join('/')}${pairs.length > 0 ? `?${pairs.join('&')}` : ''}`);
  return url.origin === origin ? { url } : { problem: 'The arguments do not fit the address.' };
}

/** An argument as a text of an address or header: JSON for lists and objects, '' for none. */
export function toText(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** Lone surrogates have no encoding. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

const NO_PART = 'The id of the visitor cannot be a part of this address. Go on without this tool.';

/** A slash, however encoded, is a new segment to some servers. */
function hasSeparator(value: string): boolean {
  return /[/\\\u0000-\u001f\u007f]/.test(value);
}

function toPieces(text: string, ofOwner: boolean): Piece[] {
  return text.split(/(\{[^{}]*\})/).flatMap((part): Piece[] => {
    if (part === '') return [];
    const name = /^\{([A-Za-z_][\w.-]*)\}$/.exec(part)?.[1];
    if (ofOwner && name === VISITOR_ID) return [{ isVisitor: true }];
    if (ofOwner && name?.startsWith('visitor.'))
      throw new Error(`has ${part}; of the visitor there is only {${VISITOR_ID}}`);
    if (name !== undefined) return [{ argument: name }];
    if (/[{}]/.test(part)) throw new Error(`has ${part}, which is no {argument}`);
    return [{ text: part }];
  });
}

function hasVisitor(pieces: readonly Piece[]): boolean {
  return pieces.some((piece) => 'isVisitor' in piece);
}

function namesOf(pieces: readonly Piece[]): string[] {
  return pieces.flatMap((piece) => ('argument' in piece ? [piece.argument] : []));
}
