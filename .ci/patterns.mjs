// Finds regular expressions with catastrophic backtracking (ReDoS): every regular expression of api, widget and protocol is
// judged by recheck (https://makenowjust-labs.github.io/recheck/), and those it cannot clear have to be in slow-patterns.mjs
// with its bound. Verdicts are kept in judged-patterns.json, by hash, so that only new patterns take time: all of them take a minute.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { check } from 'recheck';
import { parseSync } from 'vite';
import { COMPOSED, SLOW } from './slow-patterns.mjs';

const FOLDERS = ['api', 'widget', 'protocol'];
/** `recheck`: the version that judged. `safe`: hashes of literals, sorted; `slow`: the verdict by hash. Written by the check, and committed. */
const JUDGED = '.ci/judged-patterns.json';
const HASH_CHARS = 16;
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
 * @param {{ file?: string | null }} [options] `file`: the verdicts so far, written anew when one is missing; null has none
 */
export async function judge(patterns, { file = JUDGED } = {}) {
  const { version } = JSON.parse(readFileSync('node_modules/recheck/package.json', 'utf8'));
  const written = file === null ? null : JSON.parse(readFileSync(file, 'utf8'));
  const { safe = [], slow = {} } = written?.recheck === version ? written : {};
  const known = new Map([...safe.map((hash) => [hash, 'safe']), ...Object.entries(slow)]);
  const verdicts = new Map([...patterns.keys()].map((literal) => [literal, known.get(hashOf(literal))]));
  const waiting = [...patterns].filter(([literal]) => verdicts.get(literal) === undefined);
  const isNew = waiting.length > 0;
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [literal, { pattern, flags }] = next;
      const { status, complexity, error } = await check(pattern, flags, OPTIONS);
      verdicts.set(literal, status === 'safe' ? 'safe' : `${status} (${complexity?.summary ?? error?.kind})`);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  if (file !== null && isNew) writeFileSync(file, `${JSON.stringify(listOf(version, verdicts), null, 2)}\n`);
  return verdicts;
}

function listOf(recheck, verdicts) {
  const hashes = [...verdicts]
    .map(([literal, verdict]) => [hashOf(literal), verdict])
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    recheck,
    safe: hashes.filter(([, verdict]) => verdict === 'safe').map(([hash]) => hash),
    slow: Object.fromEntries(hashes.filter(([, verdict]) => verdict !== 'safe')),
  };
}

const hashOf = (literal) => createHash('sha256').update(literal).digest('base64url').slice(0, HASH_CHARS);

function filesIn(folder) {
  return readdirSync(folder, { recursive: true })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((name) => name.endsWith('.ts'));
}
