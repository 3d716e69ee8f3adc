// Finds private words (private-words.mjs) in comments, names of tests and prose of documents. `node .ci/plain-words.mjs` lists them.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path/posix';
import { fileURLToPath } from 'node:url';
import { PRIVATE_WORDS } from './private-words.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const FOLDERS = ['.ci', 'api', 'bench', 'demo', 'docs', 'protocol', 'test', 'widget'];
const SKIPPED = new Set(['node_modules', 'dist', 'migrations', 'artefacts', 'site', 'pages']);
/** The list itself, and the test that quotes it. */
const OWN = new Set(['.ci/private-words.mjs', 'test/plain-words.test.ts']);

/**
 * The private words of one file.
 * @param {string} path decides whether it is Markdown or code
 * @param {string} text
 * @returns {string[]} one line each: file, line number, word, what to write
 */
export function findPrivateWords(path, text) {
  const prose = path.endsWith('.md') ? proseOfDocument(text) : proseOfCode(text);
  return prose.flatMap(({ line, words }) =>
    PRIVATE_WORDS.flatMap(([pattern, instead]) => {
      const found = pattern.exec(words);
      return found ? [`${path}:${line}: "${found[0]}": write ${instead}`] : [];
    }),
  );
}

/** Lines of a document outside code. */
function proseOfDocument(text) {
  let isCode = false;
  return text.split('\n').flatMap((line, i) => {
    if (/^ {0,3}(```|~~~)/.test(line)) isCode = !isCode;
    return isCode ? [] : [{ line: i + 1, words: line.replace(/`[^`]*`/g, '') }];
  });
}

/** Comments, and the first string of `it`, `test` and `describe`. Quoted code in them is left out. */
function proseOfCode(text) {
  let isBlock = false;
  return text.split('\n').flatMap((line, i) => {
    const begins = /^\s*\/\*/.test(line);
    const inBlock = isBlock || begins;
    if (inBlock) isBlock = !line.includes('*/');
    const comment = inBlock ? line : /(?:^|\s)\/\/\s(.*)$/.exec(line)?.[1];
    const name = /^\s*(?:it|test|describe)\b[^'"`]{0,80}\(\s*(['"`])(.*)/.exec(line)?.[2];
    const words = [comment, name]
      .filter(Boolean)
      .join(' ')
      .replace(/`[^`]*`/g, '');
    return words === '' ? [] : [{ line: i + 1, words }];
  });
}

function filesUnder(folder) {
  return readdirSync(join(root, folder)).flatMap((name) => {
    const path = `${folder}/${name}`;
    if (SKIPPED.has(name)) return [];
    if (statSync(join(root, path)).isDirectory()) return filesUnder(path);
    return /\.(ts|mjs|md)$/.test(name) && !OWN.has(path) ? [path] : [];
  });
}

/** The private words of the repository, or undefined. */
export function checkWords() {
  const documents = readdirSync(root).filter((name) => name.endsWith('.md'));
  const problems = [...documents, ...FOLDERS.flatMap(filesUnder)].flatMap((path) =>
    findPrivateWords(path, readFileSync(join(root, path), 'utf8')),
  );
  return problems.length > 0 ? problems.join('\n') : undefined;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const problems = checkWords();
  console.log(problems ?? 'no private words');
  process.exit(problems ? 1 : 0);
}
