// Odd requests of people without a token, as the bytes that are sent: each path, header and body at the limit of what is accepted.

export type AbuseCase = { name: string; text: string };

/** Bytes of a path or a header that fit into Node's 16 KiB of headers with the rest of a request. */
const LINE_CHARS = 15_500;
/** MAX_BODY_BYTES of api/config/limits.ts. */
const BODY_CHARS = 64 * 1024;

/** Inputs that make parsers and patterns backtrack, by name. */
const PIECES: Record<string, string> = {
  dashes: '-',
  dots: '.',
  slashes: '/',
  up: '../',
  'encoded up': '%2e%2e%2f',
  percents: '%25',
  'broken percents': '%',
  nulls: '%00',
  letters: 'a',
  'words and dashes': 'a-b_',
  'names with ends': '-a1B2c3D4.js',
  pairs: 'a=b&',
  questions: '?',
  semicolons: ';a=',
  'four bytes': '%f0%9f%98%80',
};

const BASES = [
  '/',
  '/assets/',
  '/gallery/',
  '/api/v1/',
  '/api/v1/favicon/',
  '/api/v1/search-entries/',
  '/api/v1/conversations/',
  '/api/v1/conversations?cursor=',
  '/api/v1/admin/index?site=',
  '/sitemap.xml?',
];

/** `assetName`: a file of the widget that is there. */
export function abuseCases(assetName: string): AbuseCase[] {
  return [...paths(), ...headers(assetName), ...bodies()];
}

function paths(): AbuseCase[] {
  return BASES.flatMap((base) =>
    Object.entries(PIECES).map(([name, piece]) =>
      get(`GET ${base} ${name}`, base + fill(piece, LINE_CHARS - base.length)),
    ),
  );
}

function headers(assetName: string): AbuseCase[] {
  const values: Record<string, string> = {
    Authorization: `Bearer ${fill('eyJ-', LINE_CHARS)}`,
    'Authorization ': `Bearer ${fill(' ', LINE_CHARS)}x`,
    'Authorization  ': `Bearer ${fill('eyJhbGciOiJIUzI1NiJ9.', LINE_CHARS)}`,
    Origin: `http://${fill('a.', LINE_CHARS)}`,
    'Origin ': `https://${fill('-', LINE_CHARS)}.example.com`,
    Cookie: fill('a=b; ', LINE_CHARS),
    Accept: fill('text/html;q=0.1, ', LINE_CHARS),
    'Accept-Encoding': fill('gzip;q=0.1, ', LINE_CHARS),
    'Accept-Language': fill('en-GB;q=0.5,', LINE_CHARS),
    'If-None-Match': fill('"abc", ', LINE_CHARS),
    'If-Modified-Since': fill('Mon, ', LINE_CHARS),
    Range: `bytes=${fill('0-1,', LINE_CHARS)}0-0`,
    'Last-Event-ID': fill('9', LINE_CHARS),
    'X-Forwarded-For': fill('1.2.3.4, ', LINE_CHARS),
    'X-Forwarded-For ': fill('a:', LINE_CHARS),
    Forwarded: fill('for=1;by=', LINE_CHARS),
    'Content-Type': `application/json;${fill(' charset=', LINE_CHARS)}`,
    'Sec-WebSocket-Protocol': fill('agent-chat.v1, ', LINE_CHARS),
  };
  const targets = ['/', `/${assetName}`, '/api/v1/conversations', '/widget.js'];
  const single = Object.entries(values).flatMap(([name, value]) =>
    targets.map((target) => get(`${name.trim()} of ${target.slice(0, 24)}`, target, `${name.trim()}: ${value}\r\n`)),
  );
  const many = Array.from({ length: 900 }, (_, n) => `X-${n}: ${n}\r\n`).join('');
  const upgrade = (extra: string) =>
    `Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n${extra}`;
  return [
    ...single,
    get('900 headers', '/api/v1/conversations', many),
    get('a long Host', '/sitemap.xml', '', fill('a.', LINE_CHARS)),
    get('a Host of dashes', '/robots.txt', '', fill('-', LINE_CHARS)),
    get(
      'an upgrade with protocols',
      '/api/v1/ws',
      upgrade(`Sec-WebSocket-Protocol: ${fill('a, ', LINE_CHARS - 300)}a\r\n`),
    ),
    get('an upgrade with a token', '/api/v1/ws', upgrade(`Sec-WebSocket-Protocol: bearer.${fill('eyJ.', 15_000)}\r\n`)),
    get(
      'an upgrade with extensions',
      '/api/v1/ws',
      upgrade(`Sec-WebSocket-Extensions: ${fill('a;b=c, ', 15_000)}a\r\n`),
    ),
  ];
}

function bodies(): AbuseCase[] {
  const half = BODY_CHARS / 2 - 100;
  const session = (fields: string) => `{"site":"default",${fields}}`;
  const texts: Record<string, string> = {
    'nested lists': '['.repeat(half) + ']'.repeat(half),
    'open lists': '['.repeat(BODY_CHARS - 10),
    'nested objects': '{"a":'.repeat(10_000) + '1' + '}'.repeat(10_000),
    'many fields': `{${Array.from({ length: 5_000 }, (_, n) => `"f${n}":${n}`).join(',')}}`,
    'one field again and again': `{${fill('"site":"a",', BODY_CHARS - 100)}"site":"b"}`,
    prototypes: `{${fill('"__proto__":{},', BODY_CHARS - 100)}"a":1}`,
    constructors: `{${fill('"constructor":{"prototype":{}},', BODY_CHARS - 100)}"a":1}`,
    escapes: session(`"visitor_token":"${fill('\\u0041', BODY_CHARS - 100)}"`),
    surrogates: session(`"visitor_token":"${fill('\\ud800', BODY_CHARS - 100)}"`),
    blanks: `${fill(' ', BODY_CHARS - 30)}{"site":"default"}`,
    digits: `{"site":${fill('9', BODY_CHARS - 20)}}`,
    exponents: `{"site":[${fill('1e308,', BODY_CHARS - 30)}1]}`,
    'a long site': `{"site":"${fill('-', BODY_CHARS - 20)}"}`,
    'a token of dots': session(`"visitor_token":"${fill('.', 1_024)}"`),
    'a token of parts': session(`"visitor_token":"${fill('eyJ.', 1_024)}"`),
    'a user token of dots': session(`"user_token":"${fill('.', 4_096)}"`),
    'a user token of parts': session(`"user_token":"eyJhbGciOiJIUzI1NiJ9.${fill('eyJ', 2_000)}.${fill('a', 2_000)}"`),
    'bytes that are no UTF-8': `{"site":"${fill('\xff', BODY_CHARS - 20)}"}`,
    'not JSON': fill('{"', BODY_CHARS - 10),
    'too large': fill('a', BODY_CHARS + 1_000),
  };
  return ['/api/v1/session', '/api/v1/conversations/c/messages'].flatMap((path) =>
    Object.entries(texts).map(([name, body]) => ({
      name: `POST ${path.slice(0, 24)} ${name}`,
      text: `POST ${path} HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
    })),
  );
}

function get(name: string, target: string, extra = '', host = 'localhost'): AbuseCase {
  return {
    name,
    text: `GET ${target} HTTP/1.1\r\nHost: ${host}\r\n${extra}${extra.includes('Upgrade') ? '' : 'Connection: close\r\n'}\r\n`,
  };
}

/** `piece` as often as fits into `chars`. */
function fill(piece: string, chars: number): string {
  return piece.repeat(Math.floor(chars / piece.length));
}
