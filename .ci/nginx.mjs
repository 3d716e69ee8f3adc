// Where nginx is; installs Debian's package when it is missing and we may. The tests behind a proxy are left out without it.
import { spawnSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';

const PLACES = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/sbin/nginx'];
/** Debian asks this file whether a package may start its service: 101 forbids it (policy-rc.d, invoke-rc.d(8)). */
const POLICY = '/usr/sbin/policy-rc.d';

/** Path of nginx ($NGINX wins), or null. */
export function findNginx() {
  return [process.env.NGINX, ...PLACES].find((path) => path && existsSync(path)) ?? null;
}

/** Path of nginx, installed from Debian's packages if need be; null, with a message, when that fails. */
export function ensureNginx(log = console.log) {
  const found = findNginx();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    log('nginx is missing: installing the Debian package nginx');
    install();
  }
  const installed = findNginx();
  if (!installed) log(`nginx is missing: ${MISSING}`);
  return installed;
}

export const MISSING =
  'the tests behind a proxy are skipped. Install nginx (Debian: apt-get install nginx) or name one in NGINX.';

function install() {
  const forbids = !existsSync(POLICY);
  // The tests start an nginx of their own; the package's service would take port 80 and keep running.
  if (forbids) writeFileSync(POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'nginx']]) {
      spawnSync('apt-get', args, { stdio: 'inherit', env });
    }
  } finally {
    if (forbids) rmSync(POLICY, { force: true });
  }
}
