// GET /llms.txt and /llms-full.txt (llmstxt.org): the indexed pages of one site as Markdown, for language models. Public, as the pages are,
// and off unless configured.
import { Readable } from 'node:stream';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { GatewayContext, SitePages } from './gateway-context.ts';
import { LLMS_TEXT } from './limits.ts';

/** Pages read from the index at a time. */
const BATCH = 100;

/** `onCall`: counts a call; throws over the limit of its address. */
export function llmsTextRoutes(
  { pages, sites }: Pick<GatewayContext, 'pages' | 'sites'>,
  { site, onCall }: { site: string; onCall(request: FastifyRequest): void },
): FastifyPluginAsync {
  const options = { config: { access: 'anyone' as const } };
  const head = () => {
    const agent = sites.get(site)?.agent;
    const description = agent?.description ? `\n> ${oneLine(agent.description)}\n` : '';
    return `# ${oneLine(agent?.name ?? site)}\n${description}`;
  };
  return async (app) => {
    for (const [path, write] of [
      ['/llms.txt', listPages],
      ['/llms-full.txt', wholePages],
    ] as const) {
      app.get(path, options, async (request, reply) => {
        onCall(request);
        const text = pages ? write(pages, site) : [];
        return reply
          .type('text/plain; charset=utf-8')
          .header('cache-control', 'public, max-age=3600')
          .send(Readable.from(inOrder(head(), text)));
      });
    }
  };
}

function* inOrder(head: string, rest: Iterable<string>): Generator<string, void, void> {
  yield head;
  yield* rest;
}

function* listPages(pages: SitePages, site: string): Generator<string, void, void> {
  yield '\n## Pages\n\n';
  let listed = 0;
  for (const { url, title } of allPages(pages, site)) {
    if (listed === LLMS_TEXT.pages) {
      yield `\nThere are more than these ${listed} pages.\n`;
      return;
    }
    listed += 1;
    yield `- [${oneLine(title || url).replace(/[[\]\\]/g, '\\$&')}](${url.replace(/[()\s]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`)})\n`;
  }
}

function* wholePages(pages: SitePages, site: string): Generator<string, void, void> {
  let chars = 0;
  for (const { url, title } of allPages(pages, site)) {
    const passages = pages.passagesOf(site, url);
    const parts = passages.map(({ heading, text }) =>
      heading === '' || heading === title ? text : `### ${oneLine(heading)}\n\n${text}`,
    );
    const text = `\n## ${oneLine(title || url)}\n\n${url}\n\n${parts.join('\n\n')}\n`;
    chars += text.length;
    if (chars > LLMS_TEXT.chars) {
      yield '\nThere are more pages: /llms.txt lists them.\n';
      return;
    }
    yield text;
  }
}

function* allPages(pages: SitePages, site: string) {
  let after = '';
  for (;;) {
    const batch = pages.listPages(site, { after, limit: BATCH });
    yield* batch;
    const last = batch.at(-1);
    if (!last || batch.length < BATCH) return;
    after = last.url;
  }
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
