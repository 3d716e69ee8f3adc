// Whether a page's Content Security Policy lets the chat work: Content Security Policy Level 3, sections 6.7.2 and 6.8. Pure.

/** What the chat needs; `add`: the sources that a directive lacks. */
export type Blocked = { directive: string; add: string; isFatal: boolean };

type Need = { names: readonly string[]; url: URL; isFatal: boolean };

/** `policies`: the values of the headers and meta elements; each of them must allow. `nonce`: of the tag on the page. */
export function findBlocked(
  policies: readonly string[],
  { api, page, nonce }: { api: URL; page: URL; nonce?: string | undefined },
): Blocked[] {
  const socket = new URL(api);
  socket.protocol = api.protocol === 'https:' ? 'wss:' : 'ws:';
  const needs: Need[] = [
    { names: ['script-src-elem', 'script-src', 'default-src'], url: api, isFatal: true },
    { names: ['connect-src', 'default-src'], url: api, isFatal: true },
    // Without it the chat uses server-sent events.
    { names: ['connect-src', 'default-src'], url: socket, isFatal: false },
    { names: ['img-src', 'default-src'], url: api, isFatal: false },
  ];
  return policies
    .flatMap((text) => text.split(','))
    .map(readPolicy)
    .flatMap((policy) => [
      ...needs.flatMap(({ names, url, isFatal }): Blocked[] => {
        const directive = names.find((name) => policy.has(name));
        if (directive === undefined) return [];
        const sources = policy.get(directive) ?? [];
        if (names[0] === 'script-src-elem' && allowsScript(sources, nonce)) return [];
        if (sources.some((source) => matches(source, url, page))) return [];
        const shown = directive === 'default-src' ? (names.at(-2) ?? directive) : directive;
        return [{ directive: shown, add: `${url.protocol}//${url.host}`, isFatal }];
      }),
      ...(policy.has('trusted-types') &&
      !(policy.get('trusted-types') ?? []).some((one) => one === 'agent-chat' || one === '*')
        ? [{ directive: 'trusted-types', add: 'agent-chat', isFatal: true }]
        : []),
    ]);
}

function readPolicy(text: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const part of text.split(';')) {
    const [name = '', ...sources] = part.trim().split(/\s+/);
    // The first of two directives of one name counts.
    if (name !== '' && !found.has(name.toLowerCase())) found.set(name.toLowerCase(), sources);
  }
  return found;
}

/** The tag itself; what it loads is trusted by `'strict-dynamic'`. */
function allowsScript(sources: readonly string[], nonce: string | undefined): boolean {
  return nonce !== undefined && sources.includes(`'nonce-${nonce}'`) && sources.includes("'strict-dynamic'");
}

function matches(source: string, url: URL, page: URL): boolean {
  const text = source.toLowerCase();
  if (text === '*') return true;
  if (text === "'self'") return url.host === page.host;
  if (text.startsWith("'")) return false;
  if (/^[a-z][a-z0-9+.-]*:$/.test(text)) return schemeMatches(text, url.protocol);
  // A path narrows a source further; that of the chat's files is not judged.
  const [, scheme, host = '', port] = /^(?:([a-z][a-z0-9+.-]*:)\/\/)?([^/:]+)(?::(\d+|\*))?(?:\/.*)?$/.exec(text) ?? [];
  if (host === '' || (scheme !== undefined && !schemeMatches(scheme, url.protocol))) return false;
  const isHost = host === '*' || (host.startsWith('*.') ? url.hostname.endsWith(host.slice(1)) : url.hostname === host);
  const usual = url.protocol === 'https:' || url.protocol === 'wss:' ? '443' : '80';
  return isHost && (port === '*' || (port ?? usual) === (url.port || usual));
}

/** A scheme also allows its secure form. */
function schemeMatches(allowed: string, scheme: string): boolean {
  return allowed === scheme || `${allowed.slice(0, -1)}s:` === scheme;
}
