// The licences of what a build has bundled, as one text: most packages have the same few texts, so each is there once, and each package has
// its own copyright notices and the number of its text. Nothing of a licence file is dropped but its repeated words.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** `Copyright (c) 2016 Somebody`, and not "copyright notice" within a sentence. */
const NOTICE = /^\W*(?:Portions )?Copyright\b.*(?:\d{4}|\(c\)|©)/i;
/** A heading says what the heading of the package says already. */
const TITLE = /^\W*(?:The )?(?:MIT|ISC) License\W*(?:\((?:MIT|ISC)\))?\W*$/i;

/** Writes the list of licences in place of the licenses.json that Vite has written there. */
export function writeLicenses(folder) {
  const json = join(folder, 'licenses.json');
  writeFileSync(join(folder, 'licenses.md'), licensesText(JSON.parse(readFileSync(json, 'utf8'))));
  rmSync(json);
}

/** @param {readonly { name: string, version: string, identifier?: string, text?: string }[]} packages */
export function licensesText(packages) {
  const numbers = new Map();
  const texts = [];
  const list = packages.map(({ name, version, identifier, text }) => {
    const heading = `## ${name} - ${version}${identifier ? ` (${identifier})` : ''}`;
    if (!text) return heading;
    const { notices, body } = readLicense(text);
    const words = body.replace(/\s+/g, ' ');
    if (!numbers.has(words)) numbers.set(words, texts.push(body));
    return [heading, ...notices, `License text ${numbers.get(words)}`].join('\n\n');
  });
  return [
    '# Licenses\n\nThe app bundles these packages. Below each are its copyright notices and the number of its license text; the texts follow.',
    ...list,
    ...texts.map((text, n) => `# License text ${n + 1}\n\n${text}`),
  ]
    .join('\n\n')
    .concat('\n');
}

function readLicense(text) {
  const lines = text.replaceAll('\r', '').split('\n');
  const first = lines.findIndex((line) => line.trim() !== '');
  const rest = TITLE.test(lines[first] ?? '') ? lines.slice(first + 1) : lines;
  return {
    notices: rest.filter((line) => NOTICE.test(line)).map((line) => line.trim()),
    body: rest
      .filter((line) => !NOTICE.test(line))
      .join('\n')
      .trim(),
  };
}
