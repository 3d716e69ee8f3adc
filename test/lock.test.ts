import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { completeLock } from '../.ci/lock.mjs';

const lockOf = (optional: Record<string, string>, more: object = {}) => ({
  lockfileVersion: 3,
  packages: {
    '': { name: 'site' },
    'node_modules/tool': { version: '1.2.3', dev: true, optionalDependencies: optional },
    ...more,
  },
});

describe('completeLock', () => {
  it('adds the optional packages that have no entry, each with its platform, and no other', () => {
    const lock = lockOf(
      {
        '@tool/linux-x64-gnu': '1.2.3',
        '@tool/linux-arm-musleabihf': '1.2.3',
        '@tool/cli-win32-arm64-msvc': '1.2.3',
        'tool-darwin-x64': '1.2.3',
        '@tool/nested-freebsd-x64': '1.2.3',
      },
      {
        'node_modules/@tool/linux-x64-gnu': { version: '1.2.3', integrity: 'sha512-x' },
        'node_modules/tool/node_modules/@tool/nested-freebsd-x64': { version: '1.2.3' },
      },
    );
    const before = structuredClone(lock);
    const { lock: whole, added } = completeLock(lock);
    expect(lock).toEqual(before);
    expect(added).toHaveLength(3);
    const rest = { version: '1.2.3', dev: true, optional: true };
    expect(whole.packages).toEqual({
      ...lock.packages,
      'node_modules/@tool/linux-arm-musleabihf': { ...rest, os: ['linux'], cpu: ['arm'], libc: ['musl'] },
      'node_modules/@tool/cli-win32-arm64-msvc': { ...rest, os: ['win32'], cpu: ['arm64'] },
      'node_modules/tool-darwin-x64': { ...rest, os: ['darwin'], cpu: ['x64'] },
    });
    expect(completeLock(whole).added).toEqual([]);
  });

  it('names a package whose platform or version it cannot tell', () => {
    expect(() => completeLock(lockOf({ 'tool-extra': '1.2.3' }))).toThrow(/tool-extra: its name does not say/);
    expect(() => completeLock(lockOf({ 'tool-linux-x64': '^1.2.3' }))).toThrow(/an exact version is needed/);
  });

  it('finds nothing missing in the lock file of this repository, which names Linux, macOS and Windows', () => {
    const lock = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'));
    expect(completeLock(lock).added).toEqual([]);
    for (const os of ['linux-x64-gnu', 'darwin-arm64', 'win32-x64-msvc']) {
      expect(lock.packages[`node_modules/@rollup/rollup-${os}`]).toMatchObject({ optional: true });
    }
  });

  it('has no package that wants a newer Node than the one the README names', () => {
    const { packages } = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'));
    const tooNew = Object.entries(packages as Record<string, { engines?: { node?: string } }>).filter(
      ([, { engines }]) => /^>=\s*2[1-9]/.test(engines?.node ?? ''),
    );
    expect(tooNew.map(([path]) => path)).toEqual([]);
  });
});
