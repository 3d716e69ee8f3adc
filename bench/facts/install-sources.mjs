/** Puts the pages and the peers of the facts bench into a cache folder: npm packages by name and version, Debian packages by name. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const PEERS = ['@mozilla/readability@0.6.0', 'defuddle@0.19.4', 'linkedom@0.18.14'];

/** Longest installation of one package, in milliseconds. */
const TIMEOUT_MS = 5 * 60_000;

/** The folder that the paths of a source are relative to; null when it cannot be installed. */
export function installSource({ kind, name, folder }, cache, made) {
  if (kind === 'made') return made;
  const target = path.join(cache, kind, name.replaceAll('/', '+'));
  if (!fs.existsSync(target)) {
    const draft = `${target}.draft`;
    fs.rmSync(draft, { recursive: true, force: true });
    fs.mkdirSync(draft, { recursive: true });
    const isDone = kind === 'npm' ? unpackNpm(name, draft) : unpackDebian(name, draft);
    if (!isDone) return null;
    fs.renameSync(draft, target);
  }
  return path.join(target, kind === 'npm' ? 'package' : folder);
}

function unpackNpm(name, folder) {
  if (!run('npm', ['pack', '--silent', name], folder)) return false;
  const [archive] = fs.readdirSync(folder).filter((file) => file.endsWith('.tgz'));
  return archive !== undefined && run('tar', ['xzf', archive], folder) && removed(path.join(folder, archive));
}

/** Downloads a package without installing it. Where `apt-get` is missing, its pages are left out. */
function unpackDebian(name, folder) {
  if (!run('apt-get', ['download', name], folder)) return false;
  const [archive] = fs.readdirSync(folder).filter((file) => file.endsWith('.deb'));
  return archive !== undefined && run('dpkg', ['-x', archive, '.'], folder) && removed(path.join(folder, archive));
}

function removed(file) {
  fs.rmSync(file);
  return true;
}

function run(command, args, cwd) {
  return spawnSync(command, args, { cwd, stdio: ['ignore', 'ignore', 'ignore'], timeout: TIMEOUT_MS }).status === 0;
}

/**
 * The peers as functions of HTML and address to `{ title, text }`, and `mainText`, the words of a page's hand-chosen main part.
 * @throws {Error} when npm cannot install them.
 */
export async function installPeers(cache) {
  const folder = path.join(cache, 'peers');
  if (!fs.existsSync(path.join(folder, 'node_modules/linkedom'))) {
    fs.mkdirSync(folder, { recursive: true });
    fs.writeFileSync(path.join(folder, 'package.json'), '{"private":true,"type":"module"}');
    const args = ['install', '--ignore-scripts', '--no-audit', '--no-fund', ...PEERS];
    if (!run('npm', args, folder)) throw new Error(`bench/facts: npm ${args.join(' ')} failed`);
  }
  // The peers are resolved from their own folder, so the file that imports them is written there.
  const entry = path.join(folder, 'entry.mjs');
  fs.writeFileSync(
    entry,
    `export { parseHTML } from 'linkedom';\nexport { Readability } from '@mozilla/readability';\nexport { Defuddle } from 'defuddle/node';\n`,
  );
  const { parseHTML, Readability, Defuddle } = await import(pathToFileURL(entry).href);
  const { linesOf } = await import('./html-lines.mjs');
  const toText = (html) => linesOf(parseHTML(`<html><body>${html ?? ''}</body></html>`).document.body);
  return {
    readability(html) {
      const article = new Readability(parseHTML(html).document).parse();
      return { title: article?.title ?? '', text: toText(article?.content) };
    },
    async defuddle(html, url) {
      const { title, content } = await Defuddle(html, url, { useAsync: false });
      return { title: title ?? '', text: toText(content) };
    },
    mainText(html, page) {
      const { document } = parseHTML(html);
      const without = `script, style, noscript, template, svg, select${page.without === '' ? '' : `, ${page.without}`}`;
      const parts = [...document.querySelectorAll(page.main)].filter(
        (part, _, all) => !all.some((other) => other !== part && other.contains(part)),
      );
      for (const part of parts) for (const element of part.querySelectorAll(without)) element.remove();
      const outside = page.without === '' ? [] : [...document.querySelectorAll(page.without)];
      return parts
        .filter((part) => !outside.includes(part))
        .map((part) => linesOf(part))
        .join('\n');
    },
  };
}
