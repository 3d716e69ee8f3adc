// One page of the owner's site: whether the tag is on it, once, with the right address, and whether the page's policy lets the chat work.
import { Parser } from 'htmlparser2';
import { causeOf, type Finding, failed, ok, unknown, warning } from './finding.ts';
import { findBlocked } from './policy.ts';
import { call, readBytes } from './server.ts';

/** Most of a page that is read, in bytes: tags are in its head or at its end. */
const MAX_BYTES = 4_000_000;

export type Tag = { src: string; site: string; nonce?: string };
export type PageFacts = { tags: Tag[]; policies: string[] };

/** The page at `url`, also after redirects; or why it cannot be read. */
export async function readPage(url: URL): Promise<{ facts: PageFacts; url: URL } | Finding> {
  try {
    const reply = await call(url.href, { redirect: 'follow', headers: { accept: 'text/html' } });
    if (!reply.ok)
      return failed('page', `${url.href} answers ${reply.status}`, 'Give the address of a page that visitors see.');
    const facts = readFacts((await readBytes(reply, MAX_BYTES)).toString('utf8'));
    const header = reply.headers.get('content-security-policy');
    return {
      facts: { ...facts, policies: [...(header === null ? [] : [header]), ...facts.policies] },
      url: new URL(reply.url || url.href),
    };
  } catch (error) {
    return failed(
      'page',
      `${url.href} cannot be read (${causeOf(error)})`,
      'Give the address of a page that this machine can open.',
    );
  }
}

/** The chat's tags and the policies in `html`. */
export function readFacts(html: string): PageFacts {
  const facts: PageFacts = { tags: [], policies: [] };
  const parser = new Parser({
    onopentag(name, attributes) {
      const { src = '', nonce, content = '' } = attributes;
      if (name === 'script' && /\/widget\.js(\?|#|$)/.test(src))
        facts.tags.push({ src, site: attributes['data-site'] ?? 'default', ...(nonce === undefined ? {} : { nonce }) });
      if (name === 'meta' && /^content-security-policy$/i.test(attributes['http-equiv'] ?? ''))
        facts.policies.push(content);
    },
  });
  parser.end(html);
  return facts;
}

/** The address of the API that the tag's script belongs to, without a slash at its end; null where it has none. */
export function baseOf(tag: Tag, page: URL): string | null {
  if (!URL.canParse(tag.src, page.href)) return null;
  const url = new URL(tag.src, page.href);
  return url.origin + url.pathname.replace(/\/widget\.js$/, '');
}

/** `base`: the address of the API. */
export function judgePage({ tags, policies }: PageFacts, { page, base }: { page: URL; base: string }): Finding[] {
  const api = new URL(base);
  const [tag] = tags;
  const findings: Finding[] = [];
  if (tag === undefined) {
    findings.push(
      warning(
        'page',
        `the tag is not in the HTML of ${page.href}`,
        `Paste <script src="${base}/widget.js" async></script> before </body>. A tag manager or an app of the platform that adds it later cannot be seen here.`,
      ),
    );
  } else {
    const own = baseOf(tag, page);
    if (tags.length > 1)
      findings.push(
        warning(
          'page',
          `the tag is there ${tags.length} times`,
          'Remove all but one: a plugin and the theme may both print it.',
        ),
      );
    if (own !== base)
      findings.push(
        failed(
          'page',
          `the tag loads from ${own ?? tag.src}, not from ${base}`,
          `Change it to <script src="${base}/widget.js" async></script>`,
        ),
      );
    else findings.push(ok('page', `${page.href} has the tag`));
  }
  if (page.protocol === 'https:' && api.protocol === 'http:')
    findings.push(
      failed(
        'page',
        `browsers block ${base} on a page with https://`,
        'Give the API a certificate: docs/behind-a-proxy.md',
      ),
    );
  return [...findings, ...judgePolicies(policies, { page, api, nonce: tag?.nonce })];
}

function judgePolicies(policies: readonly string[], at: { page: URL; api: URL; nonce: string | undefined }): Finding[] {
  if (policies.length === 0) return [ok('policy', 'the page has no Content Security Policy')];
  const blocked = findBlocked(policies, at);
  if (blocked.length === 0) return [ok('policy', 'the Content Security Policy allows the chat')];
  return blocked.map(({ directive, add, isFatal }) =>
    (isFatal ? failed : warning)(
      'policy',
      `${directive} of the page's Content Security Policy lacks ${add}`,
      `Add ${add} to ${directive}: docs/embedding.md, "Content Security Policy".`,
    ),
  );
}

/** For a page that was not named. */
export const noPage = (): Finding =>
  unknown('page', 'no page was named', 'agent-chat doctor --page https://www.example.com/ looks at one of yours.');
