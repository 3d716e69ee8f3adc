// package-lock.json for every platform: npm leaves out optional packages that the registry it was made from does not have,
// and `npm ci` then refuses the lock file where they are wanted. Adds an entry for each, from its parent and its own name.
import { readFileSync, writeFileSync } from 'node:fs';

/** Parts of a package's name that give its platform, as npm's `os`, `cpu` and `libc` call it. */
const OS = {
  android: 'android',
  darwin: 'darwin',
  freebsd: 'freebsd',
  linux: 'linux',
  openbsd: 'openbsd',
  openharmony: 'openharmony',
  win32: 'win32',
};
const CPU = {
  arm: 'arm',
  arm64: 'arm64',
  armv7: 'arm',
  ia32: 'ia32',
  loong64: 'loong64',
  ppc64: 'ppc64',
  ppc64le: 'ppc64',
  riscv64: 'riscv64',
  s390x: 's390x',
  x64: 'x64',
};
const LIBC = { gnu: 'glibc', gnueabihf: 'glibc', musl: 'musl', musleabihf: 'musl' };

/**
 * The lock file with an entry for every optional dependency that has none: exact version, `os`, `cpu`, `libc`.
 * @template {{ packages: Record<string, any> }} Lock
 * @param {Lock} lock as parsed from package-lock.json; not changed
 * @returns {{ lock: Lock, added: string[] }} `added`: paths of the new entries
 * @throws {Error} naming a package without a platform in its name, or whose version is a range
 */
export function completeLock(lock) {
  const packages = { ...lock.packages };
  const added = [];
  for (const [parentPath, parent] of Object.entries(lock.packages)) {
    for (const [name, version] of Object.entries(parent.optionalDependencies ?? {})) {
      if (isThere(lock.packages, parentPath, name)) continue;
      const path = `node_modules/${name}`;
      packages[path] = entryOf(name, version, parent);
      added.push(path);
    }
  }
  const sorted = Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en'));
  return { lock: { ...lock, packages: Object.fromEntries(sorted) }, added };
}

/** Completes the file in place. Returns the entries that were missing. */
export function completeLockFile(path) {
  const text = readFileSync(path, 'utf8');
  const { lock, added } = completeLock(JSON.parse(text));
  if (added.length > 0) writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`);
  return added;
}

/** As Node looks a package up: in its parent's own folder, then in the folders above. */
function isThere(packages, parentPath, name) {
  let folder = parentPath;
  for (;;) {
    if (`${folder === '' ? '' : `${folder}/`}node_modules/${name}` in packages) return true;
    if (folder === '') return false;
    const up = folder.lastIndexOf('/node_modules/');
    folder = up === -1 ? '' : folder.slice(0, up);
  }
}

function entryOf(name, version, parent) {
  if (!/^\d/.test(version)) throw new Error(`${name}@${version}: an exact version is needed to complete the lock file`);
  const words = name.slice(name.indexOf('/') + 1).split('-');
  const os = words.map((word) => OS[word]).find(Boolean);
  const cpu = words.map((word) => CPU[word]).find(Boolean);
  if (!os || !cpu) throw new Error(`${name}: its name does not say for which platform it is`);
  const libc = os === 'linux' ? (words.map((word) => LIBC[word]).find(Boolean) ?? 'glibc') : undefined;
  return {
    version,
    cpu: [cpu],
    ...(parent.dev ? { dev: true } : {}),
    ...(libc ? { libc: [libc] } : {}),
    optional: true,
    os: [os],
  };
}
