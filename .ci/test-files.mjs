// Selects test files by the words after `npm test --`, and which runner each belongs to: element tests run in Chromium
// by web-test-runner, test/e2e, test/long, test/faults and test/clients against the built API, the rest in Node.
import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

const RUNNER_OF = [
  { prefix: 'test/widget/', runner: 'widget' },
  { prefix: 'test/e2e/', runner: 'e2e' },
  { prefix: 'test/long/', runner: 'long' },
  { prefix: 'test/faults/', runner: 'faults' },
  { prefix: 'test/clients/', runner: 'clients' },
  { prefix: 'test/deploy/', runner: 'deploy' },
  { prefix: 'test/docs/', runner: 'docs' },
  { prefix: 'test/answers/', runner: 'answers' },
  { prefix: 'test/', runner: 'node' },
];

/** Every test file under `root`, from there and with `/`, in order. */
export function listTestFiles(root) {
  return readdirSync(join(root, 'test'), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.test.ts'))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

/**
 * @param {readonly string[]} words each a path, a folder or a part of a path: `test/api/live`, `follow-log`
 * @param {readonly string[]} files all test files, as {@link listTestFiles} gives them
 * @returns {{ node: string[], widget: string[], e2e: string[], long: string[], faults: string[], clients: string[], deploy: string[], docs: string[], answers: string[] }} the files to run, by runner
 * @throws {Error} naming the word that no test file contains, or an option, which no two runners share
 */
export function chooseTestFiles(words, files) {
  const chosen = new Set(words.flatMap((word) => filesOf(word, files)));
  const groups = {
    node: [],
    widget: [],
    e2e: [],
    long: [],
    faults: [],
    clients: [],
    deploy: [],
    docs: [],
    answers: [],
  };
  for (const file of files) {
    if (chosen.has(file)) groups[RUNNER_OF.find(({ prefix }) => file.startsWith(prefix)).runner].push(file);
  }
  return groups;
}

function filesOf(word, files) {
  if (word.startsWith('-'))
    throw new Error(
      `npm test takes paths and no options like ${word}: use npm run test:node -- ${word} for vitest's own.`,
    );
  const part = word.replaceAll('\\', '/').replace(/^\.\//, '');
  const exact = files.filter((file) => file === part);
  const found = exact.length > 0 ? exact : files.filter((file) => file.includes(part));
  if (found.length === 0) throw new Error(`No test file has ${word} in its path. Test files are test/**/*.test.ts.`);
  return found;
}
