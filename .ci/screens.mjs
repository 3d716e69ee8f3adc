// `npm run screens`: pictures of every state of the gallery, compared with those that were last accepted.
//   --accept          the pictures of this run are the accepted ones
//   --all-languages   the twelve languages, not only English, Arabic and Chinese
//   --only <word>     states whose id contains the word
// Pictures, differences and a page that shows them side by side: .cache/screens (SCREENS_FOLDER names another folder). They are not in git:
// fonts differ from machine to machine. Accept once on main, then compare a branch on the same machine.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { build } from './build.mjs';
import { findWholeChromium } from './chromium.mjs';

const words = process.argv.slice(2);
const only = words.indexOf('--only');
const known = ['--accept', '--all-languages', '--only'];
const unknown = words.find((word, at) => !known.includes(word) && (only < 0 || at !== only + 1));
if (unknown) {
  console.error(`${unknown} is unknown: ${known.join(', ')}.`);
  process.exit(2);
}
const root = join(import.meta.dirname, '..');
await build({ names: ['gallery'] });
const { status } = spawnSync(
  process.execPath,
  [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--config', 'test/screens/vitest.config.ts'],
  {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      CHROMIUM: findWholeChromium() ?? '',
      SCREENS_FOLDER: process.env.SCREENS_FOLDER ?? join(root, '.cache/screens'),
      SCREENS_ACCEPT: words.includes('--accept') ? '1' : '',
      SCREENS_LANGUAGES: words.includes('--all-languages') ? 'all' : '',
      SCREENS_ONLY: only < 0 ? '' : (words[only + 1] ?? ''),
    },
  },
);
process.exit(status ?? 1);
