// /try of `agent-chat <address>`: the chat of one site as a page of its own, and the tag to paste. Scripts and styles are files of
// this origin, as the policy of pages wants.
import type { FastifyInstance } from 'fastify';
import type { SiteConfig } from '../../config/config.ts';
import { setPageHeaders } from '../demo-site.ts';
import { tagOf } from './widget-tag.ts';

export const TRY_PATH = '/try';

const STYLE = `:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0; display: grid; grid-template: auto minmax(0, 1fr) / minmax(0, 1fr); height: 100dvh; }
header { padding: 0.75rem 1rem; border-bottom: 1px solid color-mix(in srgb, currentColor 15%, transparent); }
h1 { margin: 0; font-size: 1.125rem; overflow-wrap: anywhere; }
p { margin: 0.25rem 0 0; font-size: 0.875rem; }
pre { margin: 0.5rem 0 0; padding: 0.5rem 0.75rem; overflow-x: auto; font-size: 0.8125rem; border-radius: 6px;
  background: color-mix(in srgb, currentColor 8%, transparent); }
main { min-height: 0; }
agent-chat { height: 100%; }
`;

/** `pageCount`: pages of the site that are read; `language`: that of most of them, in which the chat is shown. */
export function addTryPage(
  app: FastifyInstance,
  {
    site,
    basePath,
    pageCount,
    language,
  }: { site(): SiteConfig | undefined; basePath: string; pageCount(): number; language(): string | null },
): void {
  app.get(TRY_PATH, async (request, reply) => {
    setPageHeaders(reply);
    const base = `${request.protocol}://${request.host}${basePath}`;
    const { key = 'default', address, sitemap } = site() ?? {};
    const lang = language();
    const place = escapeHtml(address ?? sitemap ?? key);
    return reply.type('text/html; charset=utf-8').send(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Try the chat of ${place}</title>
<link rel="stylesheet" href="${basePath}${TRY_PATH}.css">
</head>
<body>
<header>
<h1>Chat of ${place}</h1>
<p>${pageCount()} pages are read; reload to count again. To show it on your pages, paste this before <code>&lt;/body&gt;</code>, with the public address of this server once it has one:</p>
<pre><code>${escapeHtml(tagOf(base, key))}</code></pre>
</header>
<main id="chat"></main>
<script src="${basePath}/widget.js" data-site="${escapeHtml(key)}" data-layout="full" data-target="#chat"${lang ? ` data-lang="${escapeHtml(lang)}"` : ''} async></script>
</body>
</html>
`);
  });
  app.get(`${TRY_PATH}.css`, async (_request, reply) => {
    setPageHeaders(reply);
    return reply.type('text/css; charset=utf-8').send(STYLE);
  });
  app.get('/', async (_request, reply) => reply.redirect(`${basePath}${TRY_PATH}`));
}

function escapeHtml(text: string): string {
  const names: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
  return text.replace(/[&<>"']/g, (character) => names[character] ?? character);
}
