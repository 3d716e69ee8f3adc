// Debian's manuals asked as hurried visitors ask: is the right page first or among three, and can the answer be used?
//   npm run bench:docs -- [--only git,apache] [--keep] [--answers] [--unseen | --unseen-late]
// The packages are fetched once by apt-get into .cache/docs, served on loopback and crawled by our crawler; the questions are in
// bench/docs/*.tsv. --keep asks the index of the run before; --answers prints each question with its answer; --unseen and --unseen-late ask the
// lists of that folder, which nobody read answers of, and print totals only. Needs Debian.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { PassageIndex } from '../api/site-index/passage-index.ts';
import { openIndex } from '../api/site-index/tables/open-index.ts';
import { OWNER } from '../test/helpers/scripted-run.ts';
import { askManual, crawlFolder, MANUAL_HEAD } from './docs/ask-manual.ts';

/** Where a manual is in its package, and which of its pages are listed: pages of signs only (indexes, C interfaces) are not. */
type Manual = { package: string; folder: string; pages: RegExp };
const MANUALS: Record<string, Manual> = {
  git: { package: 'git-doc', folder: 'git-doc', pages: /^[^/]+\.html$/ },
  postgresql: {
    package: 'postgresql-doc-15',
    folder: 'postgresql-doc-15/html',
    pages: /^(?!bookindex|release).*\.html$/,
  },
  python: {
    package: 'python3.11-doc',
    folder: 'python3.11/html',
    pages: /^(tutorial|library|faq|howto|reference|using|installing)\/.*\.html$|^glossary\.html$/,
  },
  handbook: {
    package: 'debian-handbook',
    folder: 'debian-handbook/html',
    pages: /^(en-US|vi-VN|zh-CN|id-ID)\/[^/]+\.html$/,
  },
  apache: {
    package: 'apache2-doc',
    folder: 'apache2-doc/manual',
    pages: /^en\/(?!mod\/.*dict|mod\/quickref|mod\/directives|sitemap).*\.html$/,
  },
  'apache-two-languages': {
    package: 'apache2-doc',
    folder: 'apache2-doc/manual',
    pages: /^(en|fr)\/(?!mod\/.*dict|mod\/quickref|mod\/directives|sitemap).*\.html$/,
  },
};

// bench/run.mjs runs the bundle in the project's folder.
const root = process.cwd();
const cache = join(root, '.cache/docs');
const has = (name: string) => process.argv.includes(`--${name}`);
const unseen = ['unseen', 'unseen-late'].find(has) ?? '';
const only = process.argv[process.argv.indexOf('--only') + 1];

let rows = 0;
for (const [name, manual] of Object.entries(MANUALS)) {
  if (has('only') && !only?.split(',').includes(name)) continue;
  const questions = questionsOf(name);
  if (questions === null) continue;
  if (rows++ === 0) console.log(MANUAL_HEAD);
  const { line, asked } = await askManual(await indexOf(name, manual), questions);
  for (const { question, verdict, isUnsure, place, text } of has('answers') && unseen === '' ? asked : [])
    console.log(
      `${verdict.toUpperCase()}${isUnsure ? ' (unsure)' : ''} (page ${place || '-'}) ${question}\n    ${text.replace(/\n+/g, '\n    ')}`,
    );
  console.log(`| ${name} | ${line}`);
}

/** Null where there is no such list. */
function questionsOf(name: string): string | null {
  const file = join(root, 'bench/docs', unseen, `${name}.tsv`);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

/** The pages of a package as files, fetched and unpacked at the first call. */
function unpack({ package: name, folder }: Manual): string {
  const files = join(cache, 'files');
  const pages = join(files, 'usr/share/doc', folder);
  if (!existsSync(pages)) {
    mkdirSync(files, { recursive: true });
    execFileSync('apt-get', ['download', '-q', name], { cwd: cache, stdio: ['ignore', 'ignore', 'inherit'] });
    const archive = readdirSync(cache).find((file) => file.startsWith(`${name}_`) && file.endsWith('.deb'));
    execFileSync('dpkg', ['-x', join(cache, archive as string), files]);
  }
  return realpathSync(pages);
}

async function indexOf(name: string, manual: Manual): Promise<PassageIndex> {
  const file = join(cache, `${name}.db`);
  if (has('keep') && existsSync(file)) return openIndex(file).passages;
  const folder = unpack(manual);
  for (const end of ['', '-wal', '-shm']) rmSync(`${file}${end}`, { force: true });
  const { index, failedCount } = await crawlFolder(folder, manual.pages, file);
  if (has('answers'))
    console.log(
      `${name}: ${index.pageCount(OWNER.site)} pages, ${index.passageCount(OWNER.site)} passages, ${failedCount} failed`,
    );
  return index;
}
