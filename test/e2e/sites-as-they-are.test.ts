// Sites as owners have them, crawled from their address alone: one without a list of pages, one in two languages with untranslated
// copies, one with the archives of a WordPress. The first source of an answer must be the right page.
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { collectSources } from '../../protocol/groups.ts';
import { ApiProcess } from '../helpers/api-process.ts';
import { type StandIn, startStandIn } from '../helpers/stand-ins.ts';
import { WireClient } from '../helpers/wire-client.ts';

type Pages = Record<string, { type?: string; body: string }>;

const html = (lang: string, title: string, main: string, links: readonly string[] = [], head = '') => ({
  body: `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>${title}</title>${head}</head><body>
    <nav>${links.map((link) => `<a href="${link}">${link}</a> `).join('')}</nav>
    <main><h1>${title}</h1>${main}</main><footer>© The shop</footer></body></html>`,
});
const paragraphs = (...texts: string[]) => texts.map((text) => `<p>${text}</p>`).join('');

const KETTLES = paragraphs(
  'The kettle of one litre boils in three minutes and switches itself off. Its handle stays cold.',
  'Every kettle is tested for two hours before it leaves the workshop.',
);
const RETURNS = paragraphs(
  'You can return a kettle within forty days of delivery. The parcel back costs four euros, which we take off the refund.',
  'A kettle that has been used is taken back too, if it is clean.',
);
const COURSES = paragraphs(
  'The course on tea begins on the first Sunday of each month at ten and lasts three hours. A place costs 35 euros.',
  'Bring nothing: cups, water and tea are there.',
);

/** No sitemap: pages are found two links away from the front page. */
const linked: Pages = {
  '/': html('en', 'The kettle shop', paragraphs('We make kettles by hand in a small workshop by the river.'), [
    '/kettles',
    '/help',
  ]),
  '/kettles': html('en', 'Kettles', KETTLES, ['/']),
  '/help': html('en', 'Help', paragraphs('Choose what you need help with, and we show you what to do.'), [
    '/help/returns',
    '/help/courses#top',
  ]),
  '/help/returns': html('en', 'Returns', RETURNS, ['/help']),
  '/help/courses': html('en', 'Courses', COURSES, ['/help']),
};

/** Two trees of languages. The courses are not translated: their Vietnamese page has the English text and says it is Vietnamese. */
const alternates = (path: string) =>
  ['en', 'vi'].map((lang) => `<link rel="alternate" hreflang="${lang}" href="/${lang}${path}">`).join('');
const bilingual: Pages = {
  '/en/returns': html('en', 'Returns', RETURNS, [], alternates('/returns')),
  '/vi/returns': html(
    'vi',
    'Trả hàng',
    paragraphs(
      'Quý khách có thể trả lại ấm trong vòng bốn mươi ngày kể từ ngày nhận hàng. Phí gửi trả là bốn euro và được trừ vào tiền hoàn lại.',
      'Ấm đã dùng cũng được nhận lại, nếu ấm sạch.',
    ),
    [],
    alternates('/returns'),
  ),
  '/vi/courses': html('vi', 'Courses', COURSES, [], alternates('/courses')),
  '/en/courses': html('en', 'Courses', COURSES, [], alternates('/courses')),
};

/** Posts, and lists that repeat how they begin. */
const excerpt = (title: string, path: string, text: string) =>
  `<article><h2><a href="${path}">${title}</a></h2><p>${text} […]</p></article>`;
const blog: Pages = {
  '/descaling-a-kettle/': html(
    'en',
    'Descaling a kettle',
    paragraphs(
      'A kettle is descaled once in every quarter, with forty grams of citric acid for a litre of water.',
      'Let it stand for half an hour without boiling, then rinse it twice and boil fresh water once.',
    ),
  ),
  '/choosing-a-teapot/': html(
    'en',
    'Choosing a teapot',
    paragraphs(
      'A teapot of clay keeps the heat for an hour, one of glass for twenty minutes.',
      'Take half a litre for two people, and a litre for four.',
    ),
  ),
  '/tag/care/': html(
    'en',
    'Care',
    excerpt(
      'Descaling a kettle',
      '/descaling-a-kettle/',
      'A kettle is descaled once in every quarter, with forty grams of citric acid for a litre of water. Let it stand',
    ),
  ),
  '/author/mai/': html(
    'en',
    'Mai',
    excerpt(
      'Descaling a kettle',
      '/descaling-a-kettle/',
      'A kettle is descaled once in every quarter, with forty grams of citric acid for a litre of water. Let it',
    ) +
      excerpt(
        'Choosing a teapot',
        '/choosing-a-teapot/',
        'A teapot of clay keeps the heat for an hour, one of glass for twenty minutes.',
      ),
  ),
  '/2026/05/': html(
    'en',
    'May 2026',
    excerpt(
      'Choosing a teapot',
      '/choosing-a-teapot/',
      'A teapot of clay keeps the heat for an hour, one of glass for twenty minutes.',
    ),
  ),
};

const sitemapOf = (origin: string, pages: Pages) => ({
  type: 'application/xml',
  body: `<urlset>${Object.keys(pages)
    .map((path) => `<url><loc>${origin}${path}</loc></url>`)
    .join('')}</urlset>`,
});

describe('a site as it is', () => {
  const servers: StandIn[] = [];
  let api: ApiProcess;

  /** A server of its own for a site; `sitemap`: the path of its list, `robots`: whether robots.txt names it. */
  const serve = async (pages: Pages, sitemap?: { path: string; robots: boolean }) => {
    const server = await startStandIn(({ path, headers }, response) => {
      const origin = `http://${headers.host}`;
      const named = sitemap?.robots ? `Sitemap: ${origin}${sitemap.path}\n` : '';
      const page =
        path === '/robots.txt'
          ? { type: 'text/plain', body: `User-agent: *\nDisallow: /wp-admin/\n${named}` }
          : path === sitemap?.path
            ? sitemapOf(origin, pages)
            : pages[path];
      if (page === undefined)
        return void response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not found</h1>');
      response.writeHead(200, { 'content-type': page.type ?? 'text/html; charset=utf-8' }).end(page.body);
    });
    servers.push(server);
    return server;
  };

  beforeAll(async () => {
    const sites = {
      linked: await serve(linked),
      bilingual: await serve(bilingual, { path: '/languages.xml', robots: true }),
      blog: await serve(blog, { path: '/wp-sitemap.xml', robots: false }),
    };
    api = await ApiProcess.start({
      config: {
        sites: [
          ...Object.entries(sites).map(([key, { origin }]) => ({ key, origins: ['loopback'], address: `${origin}/` })),
          { key: 'empty', origins: ['loopback'] },
        ],
        crawler: { allowHosts: servers.map(({ host }) => host) },
      },
    });
    for (const key of Object.keys(sites)) await indexed(key);
  });
  afterAll(async () => {
    await api?.close();
    await Promise.all(servers.map((server) => server.close()));
  });

  const indexed = async (site: string) => {
    for (let tries = 0; tries < 300; tries++) {
      const { status } = (await (await api.admin(`/api/v1/admin/index?site=${site}`)).json()) as { status: string };
      if (status === 'done') return;
      await delay(100);
    }
    throw new Error(`${site} was not indexed:\n${api.output}`);
  };
  /** The text of the answer, and the paths of its sources in their order. */
  const ask = async (site: string, question: string) => {
    const client = await WireClient.open(api.origin, site);
    await client.connect();
    const { run_id } = await client.send(question);
    await client.untilEnd(run_id);
    client.close();
    const sources = collectSources(client.state.blocks).flatMap((group) =>
      group.sources.map(({ url }) => new URL(url).pathname),
    );
    return { text: client.answer(run_id), sources };
  };

  it.each([
    ['how long can i return a kettle', '/help/returns', 'forty days'],
    ['when is the tea course', '/help/courses', 'first Sunday'],
    ['how fast does the kettle boil', '/kettles', 'three minutes'],
  ])('without a list of pages: %s', async (question, path, words) => {
    const { text, sources } = await ask('linked', question);
    expect(text).toContain(words);
    expect(sources[0]).toBe(path);
  });

  it.each([
    ['when does the course on tea begin?', '/en/courses', 'first Sunday'],
    ['within how many days can I return a kettle?', '/en/returns', 'forty days'],
    ['trả lại ấm trong bao nhiêu ngày?', '/vi/returns', 'bốn mươi ngày'],
  ])('in two languages, one page untranslated: %s', async (question, path, words) => {
    const { text, sources } = await ask('bilingual', question);
    expect(text).toContain(words);
    expect(sources[0]).toBe(path);
    expect(sources.filter((source) => source.endsWith('/courses')).length).toBeLessThan(2);
  });

  it.each([
    ['how often is a kettle descaled?', '/descaling-a-kettle/', 'once in every quarter'],
    ['how long does a teapot of clay keep the heat?', '/choosing-a-teapot/', 'an hour'],
  ])('with archives of tags, authors and months: %s', async (question, path, words) => {
    const { text, sources } = await ask('blog', question);
    expect(text).toContain(words);
    expect(sources[0]).toBe(path);
  });

  it('names a site without any pages, at the start and in /readyz', async () => {
    const note = 'Site empty has no pages to search: set address or sitemap in its configuration, or push documents.';
    expect(api.output).toContain(note);
    expect(await (await fetch(`${api.origin}/readyz`)).json()).toEqual({ status: 'ready', notes: [note] });
  });
});
