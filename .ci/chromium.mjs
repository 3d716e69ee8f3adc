// Where Chromium is; installs Debian's packages when they are missing and we may.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Chromium without windows: the same engine. Tests take half the time in it (chat elements: 20 s in place of 42, and 28 s of CPU in place of 65). */
const SHELLS = ['/usr/bin/chromium-headless-shell'];
const BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const PACKAGES = ['chromium', 'chromium-headless-shell', 'fonts-noto-core', 'fonts-noto-cjk'];

/** Flags that keep a headless Chromium to itself: no sandbox as root, no background traffic. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
];

/** Path of Chromium for tests ($CHROMIUM wins, then the headless shell), or null. */
export function findChromium() {
  return findFirst([process.env.CHROMIUM, ...SHELLS, ...BROWSERS]);
}

/** Path of the browser that people use, for what the headless shell lacks (the back/forward cache) and for measurements, or null. */
export function findWholeChromium() {
  return findFirst([...BROWSERS, process.env.CHROMIUM]);
}

function findFirst(paths) {
  return paths.find((path) => path && existsSync(path)) ?? null;
}

/** Path of Chromium for tests; both kinds are installed from Debian's packages if need be. Throws with the fix when there is none then. */
export function ensureChromium(log = console.log) {
  const isComplete = process.env.CHROMIUM ? findChromium() : findFirst(SHELLS) && findFirst(BROWSERS);
  if (!isComplete && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    log(`Chromium is missing or incomplete: installing the Debian packages ${PACKAGES.join(', ')}`);
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...PACKAGES]])
      spawnSync('apt-get', args, { stdio: 'inherit', env });
  }
  const found = findChromium();
  if (!found)
    throw new Error(
      'Chromium is missing. Install it (Debian: apt-get install chromium chromium-headless-shell) or name one in CHROMIUM.',
    );
  return found;
}
