// `npm run screens`: pictures of every state of the gallery, compared with those that were last accepted.
//   --accept          the pictures of this run are the accepted ones
//   --all-languages   the twelve languages, not only English, Arabic and Chinese
//   --only <word>     states whose id contains the word
// Pictures, differences and a page that shows them side by side: .cache/screens (SCREENS_FOLDER names another folder). They are not in git:
// Chromium draws in another way with each version. Accept once on main, then compare a branch. Fonts are those of screen-fonts.mjs alone.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './build.mjs';
import { findWholeChromium } from './chromium.mjs';
import { differingParts, findFaces, madeWith, writeFontConfig } from './screen-fonts.mjs';

const words = process.argv.slice(2);
const only = words.indexOf('--only');
const known = ['--accept', '--all-languages', '--only'];
const unknown = words.find((word, at) => !known.includes(word) && (only < 0 || at !== only + 1));
if (unknown) {
  console.error(`${unknown} is unknown: ${known.join(', ')}.`);
  process.exit(2);
}
const root = join(import.meta.dirname, '..');
const folder = process.env.SCREENS_FOLDER ?? join(root, '.cache/screens');
const chromium = findWholeChromium() ?? '';
const { faces, missing } = findFaces();
if (missing.length) console.warn(`Fonts that this machine lacks: ${missing.join(', ')}.`);
const version = spawnSync(chromium, ['--version'], { encoding: 'utf8' }).stdout?.trim() ?? '';
const parts = madeWith(faces, version);
const partsFile = join(folder, 'accepted/made-with.json');
if (words.includes('--accept')) {
  mkdirSync(join(folder, 'accepted'), { recursive: true });
  writeFileSync(partsFile, `${JSON.stringify(parts, null, 2)}\n`);
}
await build({ names: ['gallery'] });
const { status } = spawnSync(
  process.execPath,
  [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--config', 'test/screens/vitest.config.ts'],
  {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      CHROMIUM: chromium,
      FONTCONFIG_FILE: writeFontConfig(faces, join(folder, 'fontconfig')),
      SCREENS_FOLDER: folder,
      SCREENS_ACCEPT: words.includes('--accept') ? '1' : '',
      SCREENS_LANGUAGES: words.includes('--all-languages') ? 'all' : '',
      SCREENS_ONLY: only < 0 ? '' : (words[only + 1] ?? ''),
    },
  },
);
const differing = existsSync(partsFile) ? differingParts(JSON.parse(readFileSync(partsFile, 'utf8')), parts) : [];
if (status && differing.length)
  console.warn(`The accepted pictures were made with another ${differing.join(', ')}: accept those of main first.`);
process.exit(status ?? 1);
