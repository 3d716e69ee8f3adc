// Finds regular expressions with catastrophic backtracking (ReDoS): every regular expression of api, widget and protocol is
// judged by recheck (https://makenowjust-labs.github.io/recheck/), and those it cannot clear have to be in slow-patterns.mjs
// with its bound. Verdicts are kept in .cache, so that only new patterns take time: a first run some 20 s, later ones one.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { check } from 'recheck';
import { parseSync } from 'vite';
import { COMPOSED, SLOW } from './slow-patterns.mjs';

const FOLDERS = ['api', 'widget', 'protocol'];
const CACHE = '.cache/patterns.json';
/**
 * `timeout`: far above what any pattern takes on a busy machine, in ms; one that takes longer is not cleared. Within it steps
 * decide and not time, so that a busy machine gives the same verdicts: by default recheck takes 250 ms without an end as a finding.
 */
const OPTIONS = { timeout: 120_000, randomSeed: 1, incubationTimeout: null, attackTimeout: null };
const LANES = 2;

/** The faults, a line each; undefined without any. */
export async function checkPatterns() {
  const found = FOLDERS.flatMap(filesIn).flatMap((file) => patternsIn(file, readFileSync(file, 'utf8')));
  const literals = found.filter(({ pattern }) => pattern !== null);
  const verdicts = await judge(
    new Map(literals.map(({ pattern, flags }) => [`/${pattern}/${flags}`, { pattern, flags }])),
  );
  const suspects = literals.filter(({ pattern, flags }) => verdicts.get(`/${pattern}/${flags}`) !== 'safe');
  const composed = found.filter(({ pattern }) => pattern === null);
  const isListed = ({ file, pattern }) => SLOW.some((entry) => entry.pattern === pattern && entry.files.includes(file));
  const problems = [
    ...suspects
      .filter((one) => !isListed(one))
      .map(({ file, line, pattern, flags }) => {
        const verdict = verdicts.get(`/${pattern}/${flags}`);
        return `${file}:${line} /${pattern}/${flags} ${verdict}: write it without going back, or list it with its bound in .ci/slow-patterns.mjs`;
      }),
    ...SLOW.flatMap(({ files, pattern }) => files.map((file) => ({ file, pattern })))
      .filter(({ file, pattern }) => !literals.some((one) => one.file === file && one.pattern === pattern))
      .map(({ file, pattern }) => `.ci/slow-patterns.mjs lists /${pattern}/ of ${file}, which is not there`),
    ...composed
      .filter(({ file }) => !COMPOSED.some((entry) => entry.file === file))
      .map(
        ({ file, line }) =>
          `${file}:${line} new RegExp of what is not written there: list the file in .ci/slow-patterns.mjs`,
      ),
    ...COMPOSED.filter(({ file }) => !composed.some((one) => one.file === file)).map(
      ({ file }) => `.ci/slow-patterns.mjs lists ${file}, which composes no pattern`,
    ),
  ];
  return problems.length > 0 ? problems.join('\n') : undefined;
}

/** Every regular expression of a source: `pattern` is null for one that is put together when the code runs. */
export function patternsIn(file, source) {
  const found = [];
  const visit = (node) => {
    if (typeof node !== 'object' || node === null) return;
    if (Array.isArray(node)) return node.forEach(visit);
    const at = () => ({ file, line: source.slice(0, node.start).split('\n').length });
    if (node.type === 'Literal' && node.regex) found.push({ ...at(), ...node.regex });
    const isCall = node.type === 'NewExpression' || node.type === 'CallExpression';
    if (isCall && node.callee.name === 'RegExp') {
      const [text, flags] = node.arguments.map((one) => (one.type === 'Literal' ? one.value : undefined));
      if (typeof text === 'string') found.push({ ...at(), pattern: text, flags: flags ?? '' });
      else found.push({ ...at(), pattern: null, flags: '' });
    }
    for (const [key, value] of Object.entries(node)) if (key !== 'parent') visit(value);
  };
  visit(parseSync(file, source).program);
  return found;
}

/**
 * `safe`, or recheck's verdict, by literal.
 * @param {Map<string, { pattern: string, flags: string }>} patterns
 * @param {{ cache?: string | null }} [options] `cache`: the file that keeps verdicts; null keeps none
 */
export async function judge(patterns, { cache = CACHE } = {}) {
  const known = cache && existsSync(cache) ? JSON.parse(readFileSync(cache, 'utf8')) : {};
  const waiting = [...patterns].filter(([literal]) => known[literal] === undefined);
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [literal, { pattern, flags }] = next;
      const { status, complexity, error } = await check(pattern, flags, OPTIONS);
      known[literal] = status === 'safe' ? 'safe' : `${status} (${complexity?.summary ?? error?.kind})`;
    }
  };
  const isNew = waiting.length > 0;
  await Promise.all(Array.from({ length: LANES }, lane));
  if (cache && isNew) {
    mkdirSync('.cache', { recursive: true });
    const kept = Object.fromEntries([...patterns.keys()].map((literal) => [literal, known[literal]]));
    writeFileSync(cache, `${JSON.stringify(kept, null, 1)}\n`);
  }
  return new Map([...patterns.keys()].map((literal) => [literal, known[literal]]));
}

function filesIn(folder) {
  return readdirSync(folder, { recursive: true })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((name) => name.endsWith('.ts'));
}
