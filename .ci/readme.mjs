// Keeps the generated parts of README.md and docs/ current: elements from custom-elements.json, error codes from
// protocol/errors.ts, limits from api/config/limits.ts, the shapes of the protocol from its schemas, bundle sizes from dist/, the drawing of the rooms from the imports. `node .ci/readme.mjs` writes them;
// `--check` only reports. Build first.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { cssOf, EXAMPLE } from '../demo/gallery/make/choices.mjs';
import { bundleParts } from './bundle-parts.mjs';
import { elementsDoc } from './elements-doc.mjs';
import { withIncludedFiles } from './included-files.mjs';
import { limitsTable } from './limits-doc.mjs';
import { code, table } from './markdown-table.mjs';
import {
  protocolBlocks,
  protocolCommands,
  protocolEvents,
  protocolFrames,
  protocolHistory,
  protocolShapes,
} from './protocol-doc.mjs';
import { drawRooms } from './rooms.mjs';

const root = join(fileURLToPath(import.meta.url), '../..');
/** The generated sections: their name in the markers, the file they are in, what makes them. */
const SECTIONS = [
  { name: 'elements', file: 'docs/elements.md', make: elements },
  { name: 'error-codes', file: 'docs/errors.md', make: errorCodes },
  { name: 'limits', file: 'docs/settings.md', make: limitsTable },
  { name: 'theming-example', file: 'README.md', make: themingExample },
  { name: 'sizes', file: 'README.md', make: sizes },
  { name: 'part-sizes', file: 'docs/numbers.md', make: partSizes },
  { name: 'protocol-history', file: 'docs/protocol.md', make: protocolHistory },
  { name: 'protocol-events', file: 'docs/protocol.md', make: protocolEvents },
  { name: 'protocol-blocks', file: 'docs/protocol.md', make: protocolBlocks },
  { name: 'protocol-commands', file: 'docs/protocol.md', make: protocolCommands },
  { name: 'protocol-frames', file: 'docs/protocol.md', make: protocolFrames },
  { name: 'protocol-shapes', file: 'docs/protocol.md', make: protocolShapes },
  { name: 'rooms', file: 'docs/architecture.md', make: drawRooms },
];

/** Folders of documents that show files of the repository, see included-files.mjs. */
const INCLUDING = ['docs/frameworks'];

/** Rewrites the text between `<!-- name -->` and `<!-- /name -->`. Returns `file: name` of each section that was not current. */
export async function updateReadme({ write }) {
  const stale = [];
  for (const { name, file, make } of SECTIONS) {
    const path = join(root, file);
    const before = readFileSync(path, 'utf8');
    const pattern = new RegExp(`(<!-- ${name} -->\n)[\\s\\S]*?(<!-- /${name} -->)`);
    if (!pattern.test(before)) throw new Error(`${file} has no section ${name}: add its two markers.`);
    const body = (await make()).trim();
    const after = before.replace(pattern, (_, open, close) => `${open}\n${body}\n\n${close}`);
    if (after === before) continue;
    stale.push(`${file}: ${name}`);
    if (write) writeFileSync(path, after);
  }
  for (const file of INCLUDING.flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => `${folder}/${name}`),
  )) {
    if (!file.endsWith('.md')) continue;
    const path = join(root, file);
    const before = readFileSync(path, 'utf8');
    const after = withIncludedFiles(before, (name) => readFileSync(join(root, name), 'utf8'));
    if (after === before) continue;
    stale.push(`${file}: included files`);
    if (write) writeFileSync(path, after);
  }
  return stale;
}

function elements() {
  const manifest = JSON.parse(readFileSync(join(root, 'custom-elements.json'), 'utf8'));
  return elementsDoc(manifest, readFileSync(join(root, 'widget/shared/events.ts'), 'utf8'));
}

/** As /make of the demo gives it to copy. */
function themingExample() {
  return `<!-- short: theming -->\n\n\`\`\`css\n${cssOf(EXAMPLE)}\n\`\`\``;
}

async function errorCodes() {
  const { ERROR_CODES } = await import(pathToFileURL(join(root, 'widget/dist/protocol.js')));
  return table(
    ['code', 'status', 'meaning'],
    Object.entries(ERROR_CODES).map(([name, { status, meaning }]) => [code(name), status, meaning]),
  );
}

/** To the tenth of a KB: the build is the same everywhere, but for a byte or two of compression. */
const kilobytes = (bytes) => `${(bytes / 1024).toFixed(1)} KB`;

/** What every page loads, and the sum of what is loaded later. */
function sizes() {
  const parts = bundleParts(root);
  const isLater = ({ what }) => what.startsWith('later: ');
  const later = parts.filter(isLater).reduce((sum, { bytes }) => sum + bytes, 0);
  return table(
    ['what', 'gzip'],
    [
      ...parts.filter((part) => !isLater(part)).map(({ what, bytes }) => [what, kilobytes(bytes)]),
      ['all that is loaded later, when it is used', kilobytes(later)],
    ],
  );
}

function partSizes() {
  return table(
    ['what', 'gzip'],
    bundleParts(root).map(({ what, bytes }) => [what, kilobytes(bytes)]),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const stale = await updateReadme({ write: !process.argv.includes('--check') });
  console.log(stale.length > 0 ? `not current: ${stale.join(', ')}` : 'current');
}
