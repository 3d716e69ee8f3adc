// Dead links of the documents: relative ones whose file is not in the repository, and anchors whose heading is not in the
// file. `node .ci/links.mjs` lists them. Addresses of other hosts are not fetched: the check needs no network.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Files of the root and folders whose Markdown is read. */
const FOLDERS = ['docs', 'protocol', 'demo', 'bench', 'api', 'widget'];
/** Made by a build or an installation: present on this machine, dead links elsewhere. */
const NOT_COMMITTED = /^(dist|node_modules|data|\.agent-chat)(\/|$)/;

/** `[text](target "title")`, `![alt](target)`, `[label]: target`, and the attributes of embedded HTML. */
const LINKS = [
  /\]\(\s*<?([^)\s>]+)>?(?:\s+["'(][^)]*)?\)/g,
  /^ {0,3}\[[^\]]+\]:\s+<?([^\s>]+)>?/gm,
  /<[a-z][^>]*\s(?:href|src)="([^"]+)"/g,
];

/**
 * The dead links of `documents`.
 * @param {Map<string, string>} documents Markdown by its path from the root, with `/`
 * @param {(path: string) => boolean} exists whether a file or folder of that path is in the repository
 * @returns {string[]} one line each: file, line number, target, fault
 */
export function findDeadLinks(documents, exists) {
  const problems = [];
  const anchors = new Map();
  const anchorsOf = (path) => {
    if (!anchors.has(path)) anchors.set(path, toAnchors(documents.get(path)));
    return anchors.get(path);
  };
  for (const [path, text] of documents) {
    for (const { target, line } of linksOf(text)) {
      const problem = problemOf(path, target);
      if (problem) problems.push(`${path}:${line}: ${target} ${problem}`);
    }
  }
  return problems;

  function problemOf(from, target) {
    if (/^([a-z][a-z0-9+.-]*:|\/\/)/i.test(target)) return null;
    const [file = '', anchor] = target.split('#');
    const to = file === '' ? from : join(dirname(from), decodeURIComponent(file.split('?')[0])).replace(/\/$/, '');
    if (file.startsWith('/') || to.startsWith('..')) return 'leaves the repository';
    if (NOT_COMMITTED.test(to) || !exists(to)) return 'is no file of the repository';
    if (anchor === undefined || anchor === '' || !documents.has(to)) return null;
    return anchorsOf(to).has(decodeURIComponent(anchor)) ? null : `is no heading of ${to}`;
  }
}

function linksOf(text) {
  const prose = withoutCode(text);
  return LINKS.flatMap((pattern) =>
    [...prose.matchAll(pattern)].map((match) => ({
      target: match[1],
      line: prose.slice(0, match.index).split('\n').length,
    })),
  ).sort((a, b) => a.line - b.line);
}

/** The names GitHub gives to headings (`## A \`b\`, c` is `a-b-c`, a second one `a-b-c-1`), and ids of embedded HTML. */
function toAnchors(text) {
  const found = new Set([...text.matchAll(/<[a-z][^>]*\s(?:id|name)="([^"]+)"/g)].map((match) => match[1]));
  const counts = new Map();
  for (const [, heading] of withoutFences(text).matchAll(/^ {0,3}#{1,6}\s+(.+)$/gm)) {
    const name = heading
      .replace(/\s+#+\s*$/, '')
      .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
      .trim()
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
      .replace(/ /g, '-');
    const before = counts.get(name) ?? 0;
    counts.set(name, before + 1);
    found.add(before === 0 ? name : `${name}-${before}`);
  }
  return found;
}

/** Keeps line breaks, so that line numbers stay right. */
function withoutCode(text) {
  return withoutFences(text).replace(/(`+)(?!`)[^\n]*?[^`\n]\1(?!`)/g, (code) => ' '.repeat(code.length));
}

function withoutFences(text) {
  let fence = null;
  return text
    .split('\n')
    .map((line) => {
      const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1];
      if (fence === null && mark) fence = mark;
      else if (fence === null) return line;
      else if (mark?.startsWith(fence)) fence = null;
      return '';
    })
    .join('\n');
}

/** The dead links of the repository's own documents, or undefined. */
export function checkLinks() {
  const paths = [...readdirSync(root).filter((name) => name.endsWith('.md')), ...FOLDERS.flatMap(markdownUnder)];
  const documents = new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
  const problems = findDeadLinks(documents, (path) => existsSync(join(root, path)));
  return problems.length > 0 ? problems.join('\n') : undefined;
}

function markdownUnder(folder) {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder)).flatMap((name) => {
    if (name === 'node_modules') return [];
    const path = `${folder}/${name}`;
    if (statSync(join(root, path)).isDirectory()) return markdownUnder(path);
    return name.endsWith('.md') ? [path] : [];
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const problems = checkLinks();
  console.log(problems ?? 'no dead links');
  process.exit(problems ? 1 : 0);
}
