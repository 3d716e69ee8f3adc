// How long README.md may be: the whole, and each code block that a new user copies (marked by `<!-- short: name -->` above it).
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const MAX_LINES = 150;
/** Lines of code in one block, without its fences. */
const MAX_BLOCK_LINES = 25;
const BLOCKS = ['tag', 'keys', 'configuration', 'theming'];

/**
 * What is too long or missing in the text of README.md.
 * @param {string} text
 * @returns {string[]} one line each, with the number of lines found and allowed
 */
export function findLongParts(text) {
  const lines = text.replace(/\n$/, '').split('\n');
  const problems =
    lines.length > MAX_LINES ? [`${lines.length} lines, at most ${MAX_LINES}: move a part to docs/`] : [];
  for (const name of BLOCKS) {
    const marker = lines.indexOf(`<!-- short: ${name} -->`);
    const start = marker < 0 ? -1 : lines.findIndex((line, i) => i > marker && line !== '');
    if (start < 0 || !/^```\w/.test(lines[start])) {
      problems.push(`no code block follows <!-- short: ${name} -->`);
      continue;
    }
    const end = lines.indexOf('```', start + 1);
    const length = (end < 0 ? lines.length : end) - start - 1;
    if (length > MAX_BLOCK_LINES)
      problems.push(
        `the block "${name}" has ${length} lines, at most ${MAX_BLOCK_LINES}: keep only what a first use needs`,
      );
  }
  return problems;
}

/** The problems of the repository's own README.md, or undefined. */
export function checkReadme() {
  const problems = findLongParts(readFileSync(fileURLToPath(new URL('../README.md', import.meta.url)), 'utf8'));
  return problems.length > 0 ? problems.map((problem) => `README.md: ${problem}`).join('\n') : undefined;
}
