// Serves the demo site at /, the gallery at /gallery/ and the page for the look at /make as static files; makes sitemap and robots.txt with this
// server's own origin. Knows the folders, not the pages.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../../protocol/index.ts';
import { isAllowedOrigin } from '../identity/origins.ts';

/** Only this origin: the demo shows that the widget works under a strict content security policy (EMB-2). */
const PAGE_POLICY =
  "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'self'";

type Page = { path: string; lang: string; lastmod?: string };

export async function addDemoSite(
  app: FastifyInstance,
  folders: { site: string; gallery: string | null },
): Promise<void> {
  if (folders.gallery && existsSync(folders.gallery)) {
    await app.register(fastifyStatic, {
      root: folders.gallery,
      prefix: '/gallery/',
      decorateReply: false,
      redirect: true,
      cacheControl: false,
      setHeaders: setPageHeaders,
    });
    app.get('/make', (_request, reply) => reply.redirect('/gallery/make/'));
  }
  app.get('/sitemap.xml', async (request, reply) => {
    const pages = readPages(folders.site);
    const origin = originOf(request);
    const urls = pages.map(({ path, lastmod }) => {
      const location = new URL(path, origin).href;
      return `<url><loc>${escapeXml(location)}</loc>${lastmod ? `<lastmod>${escapeXml(lastmod)}</lastmod>` : ''}</url>`;
    });
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`,
      );
  });
  app.get('/robots.txt', async (request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(`User-agent: *\nDisallow: /api/\n\nSitemap: ${originOf(request)}/sitemap.xml\n`),
  );

  await app.register(async (scope) => {
    await scope.register(fastifyStatic, {
      root: folders.site,
      prefix: '/',
      cacheControl: false,
      setHeaders: setPageHeaders,
      allowedPath: (path) => path !== '/pages.json',
    });
  });
}

/** Browsers get the site's own page for a missing one; null for programs, which get the wire error. */
export function answerMissingPage(folder: string) {
  return (request: FastifyRequest, reply: FastifyReply): FastifyReply | null => {
    const page = join(folder, '404.html');
    const wantsPage = request.headers.accept?.includes('text/html') && !request.url.startsWith('/api/');
    if (!wantsPage || !existsSync(page)) return null;
    setPageHeaders(reply);
    return reply.code(404).type('text/html; charset=utf-8').send(readFileSync(page, 'utf8'));
  };
}

/** The headers of a page of the demo. */
export function setPageHeaders(reply: FastifyReply): void {
  reply.header('content-security-policy', PAGE_POLICY);
  // Revalidated by ETag at every visit, so that an edited demo page appears at once.
  reply.header('cache-control', 'no-cache');
}

/** @throws {ApiError} `not_found` when the demo is not installed */
function readPages(folder: string): Page[] {
  const file = join(folder, 'pages.json');
  if (!existsSync(file)) throw new ApiError('not_found', 'The demo site is not installed.');
  return JSON.parse(readFileSync(file, 'utf8')) as Page[];
}

/** The origin the client used. An invalid Host header (or one with a path) falls back to loopback. */
function originOf(request: FastifyRequest): string {
  const candidate = `${request.protocol}://${request.host}`;
  const isOrigin = URL.canParse(candidate) && new URL(candidate).origin === candidate;
  if (isOrigin || isAllowedOrigin(candidate, ['loopback'])) return candidate;
  return `http://127.0.0.1:${request.socket.localPort ?? 80}`;
}

function escapeXml(text: string): string {
  const names: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
  return text.replace(/[&<>"']/g, (character) => names[character] ?? character);
}
