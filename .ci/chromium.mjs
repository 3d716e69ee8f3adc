// Where Chromium is; installs Debian's package when it is missing and we may.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

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

/** Path of Chromium ($CHROMIUM wins), or null. */
export function findChromium() {
  return [process.env.CHROMIUM, ...PLACES].find((path) => path && existsSync(path)) ?? null;
}

/** Path of Chromium, installed from Debian's packages if need be. Throws with the fix when that fails. */
export function ensureChromium(log = console.log) {
  const found = findChromium();
  if (found) return found;
  const fix = 'Install Chromium (Debian: apt-get install chromium) or name one in CHROMIUM.';
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) throw new Error(`Chromium is missing. ${fix}`);
  log('Chromium is missing: installing the Debian packages chromium and fonts-noto-core');
  const apt = (...args) =>
    spawnSync('apt-get', args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }).status;
  apt('update');
  const failed = apt('install', '-y', '--no-install-recommends', 'chromium', 'fonts-noto-core', 'fonts-noto-cjk') !== 0;
  const installed = findChromium();
  if (failed || !installed) throw new Error(`Chromium could not be installed. ${fix}`);
  return installed;
}
