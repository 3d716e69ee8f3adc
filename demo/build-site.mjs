// Makes demo/site/ from demo/content/: reads each fragment with its front matter, wraps it in the layout, writes plain HTML.
// demo/content/ has the text of the pages, demo/site-strings.mjs the text around it; styles and pictures in demo/site/ are edited by hand.
// `node demo/build-site.mjs` writes; `node demo/build-site.mjs --check` writes nothing and exits with 1 when a page is outdated.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LANGUAGES, SECTIONS, STRINGS } from './site-strings.mjs';

const HERE = dirname(fileURLToPath(import.meta.url));
const CONTENT = join(HERE, 'content');
const SITE = join(HERE, 'site');
const REQUIRED = ['title', 'description', 'lang', 'date', 'section'];

/** All files below `folder` ending in `.html`, as paths with forward slashes, sorted. */
function listHtml(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => name.split(sep).join('/'))
    .sort();
}

/** Reads one fragment: `<!-- key: value ... -->` on top, HTML below. Throws naming the file and the missing field. */
function readFragment(file) {
  const text = readFileSync(join(CONTENT, file), 'utf8');
  const match = /^<!--\n([\s\S]*?)\n-->\n/.exec(text);
  if (!match) throw new Error(`demo/content/${file}: begins without a front-matter comment; add <!-- title: ... -->`);
  const page = { file, path: file === 'index.html' ? '/' : `/${file}`, body: text.slice(match[0].length).trim() };
  for (const line of match[1].split('\n')) {
    const at = line.indexOf(':');
    if (at < 1) throw new Error(`demo/content/${file}: front-matter line "${line}" is not "key: value"`);
    page[line.slice(0, at).trim()] = line.slice(at + 1).trim();
  }
  for (const field of REQUIRED) {
    if (!page[field]) throw new Error(`demo/content/${file}: front matter lacks "${field}"`);
  }
  if (!STRINGS[page.lang])
    throw new Error(`demo/content/${file}: lang "${page.lang}" is none of ${LANGUAGES.join(', ')}`);
  if (!SECTIONS.includes(page.section)) {
    throw new Error(`demo/content/${file}: section "${page.section}" is none of ${SECTIONS.join(', ')}`);
  }
  return page;
}

/** Reading order of the whole site: language, section, `order`, newest post first, path. */
function compare(a, b) {
  return (
    LANGUAGES.indexOf(a.lang) - LANGUAGES.indexOf(b.lang) ||
    SECTIONS.indexOf(a.section) - SECTIONS.indexOf(b.section) ||
    Number(a.order ?? 50) - Number(b.order ?? 50) ||
    (a.kind === 'post' && b.kind === 'post' ? b.date.localeCompare(a.date) : 0) ||
    (a.path < b.path ? -1 : 1)
  );
}

const escapeHtml = (text) =>
  text
    .replace(/&(?!#?\w+;)/g, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const formatDate = (date, lang) =>
  new Intl.DateTimeFormat(STRINGS[lang].locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );

const lastmodOf = (page) => page.updated ?? page.date;

/** Structured data for products and posts; a data block, which browsers never run. `<` is escaped so that no text can end it. */
function jsonLd(page) {
  const shared = { '@context': 'https://schema.org', description: page.description, inLanguage: page.lang };
  let data;
  if (page.kind === 'product') {
    data = {
      ...shared,
      '@type': 'Product',
      name: page.product ?? page.title,
      sku: page.sku,
      image: page.image,
      brand: { '@type': 'Brand', name: 'Alder' },
      offers: {
        '@type': 'Offer',
        price: page.price,
        priceCurrency: 'EUR',
        availability: 'https://schema.org/InStock',
        url: page.path,
      },
    };
  } else if (page.kind === 'post') {
    data = {
      ...shared,
      '@type': 'BlogPosting',
      headline: page.title,
      datePublished: page.date,
      dateModified: lastmodOf(page),
      author: { '@type': 'Person', name: page.author },
      publisher: { '@type': 'Organization', name: 'Alder Coffee' },
      mainEntityOfPage: page.path,
    };
  } else return '';
  return `<script type="application/ld+json">\n${JSON.stringify(data, null, 2).replaceAll('<', '\\u003c')}\n</script>\n`;
}

/** `<link rel="alternate">` lines for the same page in the other languages, found by the front-matter field `twin`. */
function alternates(page, pages) {
  if (!page.twin) return '';
  return pages
    .filter((other) => other.twin === page.twin)
    .map((other) => `<link rel="alternate" hreflang="${other.lang}" href="${other.path}">\n`)
    .join('');
}

function header(page, strings) {
  const isListed = strings.nav.some(([, href]) => href === page.path);
  const items = strings.nav.map(([label, href, section]) => {
    let current = '';
    if (href === page.path) current = ' aria-current="page"';
    else if (!isListed && section === page.section) current = ' aria-current="true"';
    return `<li><a href="${href}"${current}>${label}</a></li>`;
  });
  return `<a class="skip" href="#content">${strings.skip}</a>
<header class="site-header">
<a class="brand" href="/">Alder</a>
<nav aria-label="${strings.mainNav}">
<ul>
${items.join('\n')}
</ul>
</nav>
</header>`;
}

function crumbs(page, strings) {
  const section = strings.crumbs[page.section];
  if (!section || section[1] === page.path) return '';
  const label = escapeHtml(page.crumb ?? page.title);
  return `<nav class="crumbs" aria-label="${strings.breadcrumb}"><a href="${section[1]}">${section[0]}</a> / <span>${label}</span></nav>\n`;
}

function dateLine(page, strings) {
  if (page.path === '/' || page.kind === 'product') return '';
  const time = `<time datetime="${lastmodOf(page)}">${formatDate(lastmodOf(page), page.lang)}</time>`;
  if (page.kind !== 'post') return `\n<p class="updated">${strings.updated} ${time}.</p>`;
  return '';
}

function byline(page) {
  if (page.kind !== 'post') return '';
  return `<p class="byline">${escapeHtml(page.author)}, <time datetime="${page.date}">${formatDate(page.date, page.lang)}</time></p>\n`;
}

/** The side column: pages named in `related`, then how to reach a person. */
function aside(page, pages, strings) {
  if (page.path === '/') return '';
  const links = (page.related ?? '')
    .split(',')
    .map((path) => path.trim())
    .filter(Boolean)
    .map((path) => {
      const other = pages.find((candidate) => candidate.path === path);
      if (!other) throw new Error(`demo/content/${page.file}: related page ${path} does not exist`);
      return `<li><a href="${path}">${escapeHtml(other.crumb ?? other.title)}</a></li>`;
    });
  const related = links.length === 0 ? '' : `<h2>${strings.related}</h2>\n<ul>\n${links.join('\n')}\n</ul>\n`;
  return `<aside>\n${related}<h2>${strings.helpTitle}</h2>\n<p>${strings.helpText}</p>\n</aside>\n`;
}

function footer(strings) {
  const columns = strings.footer.map(([title, links]) => {
    const items = links.map(([label, href]) => `<li><a href="${href}">${label}</a></li>`);
    return `<section>\n<h2>${title}</h2>\n<ul>\n${items.join('\n')}\n</ul>\n</section>`;
  });
  return `<footer class="site-footer">
<div class="footer-columns">
${columns.join('\n')}
</div>
<p class="small">${strings.legal}</p>
</footer>`;
}

function layout(page, pages) {
  const strings = STRINGS[page.lang];
  const title = page.path === '/' ? escapeHtml(page.title) : `${escapeHtml(page.title)} | Alder`;
  const lead = page.lead ? `<p class="lead">${page.lead}</p>\n` : '';
  return `<!doctype html>
<html lang="${page.lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<meta name="description" content="${escapeHtml(page.description)}">
<link rel="canonical" href="${page.path}">
${page.listed === 'no' ? '<meta name="robots" content="noindex">\n' : ''}${alternates(page, pages)}<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/styles.css">
${jsonLd(page)}</head>
<body>
${header(page, strings)}
<div class="page${page.path === '/' ? ' wide' : ''}">
<main id="content">
${crumbs(page, strings)}<article>
<h1>${escapeHtml(page.heading ?? page.title)}</h1>
${byline(page)}${lead}${page.body}${dateLine(page, strings)}
</article>
</main>
${aside(page, pages, strings)}</div>
${footer(strings)}
<script src="/widget.js" async></script>
</body>
</html>
`;
}

/** Every generated file as [path below demo/site, text]. Pages with `listed: no` are no part of the shop: robots do not get them. */
function makeFiles() {
  const all = listHtml(CONTENT).map(readFragment).sort(compare);
  const listed = all.filter((page) => page.listed !== 'no');
  const files = all.map((page) => [page.file, layout(page, listed)]);
  const rows = listed.map(
    (page) => `  ${JSON.stringify({ path: page.path, lang: page.lang, lastmod: lastmodOf(page) })}`,
  );
  files.push(['pages.json', `[\n${rows.join(',\n')}\n]\n`]);
  return files;
}

function main() {
  const files = makeFiles();
  const made = new Set(files.map(([name]) => name));
  const orphans = listHtml(SITE).filter((name) => !made.has(name));
  if (process.argv.includes('--check')) {
    const stale = files.filter(
      ([name, text]) => !existsSync(join(SITE, name)) || readFileSync(join(SITE, name), 'utf8') !== text,
    );
    const wrong = [...stale.map(([name]) => name), ...orphans];
    if (wrong.length > 0) console.error(`Stale in demo/site: ${wrong.join(', ')}. Run: node demo/build-site.mjs`);
    process.exitCode = wrong.length > 0 ? 1 : 0;
    return;
  }
  for (const [name, text] of files) {
    mkdirSync(dirname(join(SITE, name)), { recursive: true });
    writeFileSync(join(SITE, name), text);
  }
  for (const name of orphans) rmSync(join(SITE, name));
  console.log(`Wrote ${files.length} files into ${relative(process.cwd(), SITE) || '.'}.`);
}

main();
