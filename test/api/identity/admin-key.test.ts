import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createAdminKeyCheck, prepareAdminKey, replaceAdminKey } from '../../../api/identity/admin-key.ts';
import { adminKeyFile } from '../../../api/identity/admin-key-file.ts';

describe('the admin key', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'agent-chat-key-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  /** The settings of a database, by name. */
  const emptySettings = () => {
    const values = new Map<string, string>();
    return {
      values,
      get: async (name: string) => values.get(name) ?? null,
      set: async (name: string, value: string) => void values.set(name, value),
    };
  };
  const file = () => adminKeyFile(join(folder, 'agent-chat.db'))!;
  const first = async (settings = emptySettings()) => {
    const state = await prepareAdminKey({ configured: null, settings, file: file() });
    if (state.source !== 'made') throw new Error(`the key was not made: ${state.source}`);
    return { settings, key: state.key, isKey: createAdminKeyCheck({ configured: null, settings }) };
  };

  it('is made at the first start: stored in a file for its owner only, and as a hash in the database', async () => {
    const { settings, key, isKey } = await first();
    expect(readFileSync(join(folder, 'admin.key'), 'utf8')).toBe(`${key}\n`);
    expect(statSync(join(folder, 'admin.key')).mode & 0o777).toBe(0o600);
    expect(key.length).toBeGreaterThan(40);
    expect([...settings.values.values()].join()).not.toContain(key);
    expect([
      await isKey(key),
      await isKey(`${key} `),
      await isKey(''),
      await isKey(settings.values.get('admin_key_hash')!),
    ]).toEqual([true, false, false, false]);
  });

  it('is printed once: a later start prints where it is stored', async () => {
    const { settings } = await first();
    expect(await prepareAdminKey({ configured: null, settings, file: file() })).toEqual({
      source: 'file',
      path: join(folder, 'admin.key'),
      file: 'current',
    });
  });

  it('of a file is reused with a new database, and a file with another key is reported as stale', async () => {
    const { key } = await first();
    const settings = emptySettings();
    expect(await prepareAdminKey({ configured: null, settings, file: file() })).toMatchObject({ file: 'current' });
    expect(await createAdminKeyCheck({ configured: null, settings })(key)).toBe(true);
    writeFileSync(join(folder, 'admin.key'), 'another one');
    expect(await prepareAdminKey({ configured: null, settings, file: file() })).toMatchObject({ file: 'stale' });
    rmSync(join(folder, 'admin.key'));
    expect(await prepareAdminKey({ configured: null, settings, file: file() })).toMatchObject({ file: 'stale' });
  });

  it('in a file that cannot be read is still valid, and the server starts', async () => {
    const { settings, key, isKey } = await first();
    rmSync(join(folder, 'admin.key'));
    mkdirSync(join(folder, 'admin.key'));
    expect(await prepareAdminKey({ configured: null, settings, file: file() })).toMatchObject({ file: 'unreadable' });
    expect(await isKey(key)).toBe(true);
  });

  it('can be replaced: the former one is refused at once by a check that was made before', async () => {
    const { settings, key, isKey } = await first();
    const next = await replaceAdminKey({ settings, file: file() });
    expect([await isKey(key), await isKey(next)]).toEqual([false, true]);
    expect(readFileSync(join(folder, 'admin.key'), 'utf8')).toBe(`${next}\n`);
    expect(statSync(join(folder, 'admin.key')).mode & 0o777).toBe(0o600);
  });

  it('stays valid when the new one cannot be stored', async () => {
    const { settings, key, isKey } = await first();
    const gone = adminKeyFile(join(folder, 'none/agent-chat.db'))!;
    await expect(replaceAdminKey({ settings, file: gone })).rejects.toThrow(
      /none\/admin\.key cannot be written: .* set adminKey/,
    );
    expect(await isKey(key)).toBe(true);
    await expect(
      replaceAdminKey({ settings: { ...settings, set: () => Promise.reject(new Error('disk full')) }, file: file() }),
    ).rejects.toThrow('disk full');
    expect(readFileSync(join(folder, 'admin.key'), 'utf8')).toBe(`${key}\n`);
  });

  it('of the configuration takes precedence and is not written', async () => {
    const { settings, key } = await first();
    const isKey = createAdminKeyCheck({ configured: 'an admin key of 16+', settings });
    expect([await isKey('an admin key of 16+'), await isKey(key)]).toEqual([true, false]);
    const untouched = emptySettings();
    const state = await prepareAdminKey({ configured: 'an admin key of 16+', settings: untouched, file: file() });
    expect([state, untouched.values.size]).toEqual([{ source: 'configuration' }, 0]);
  });

  it('of a database in memory is printed and stored in no file', async () => {
    expect(adminKeyFile(':memory:')).toBe(null);
    const settings = emptySettings();
    const state = await prepareAdminKey({ configured: null, settings, file: null });
    expect(state).toMatchObject({ source: 'made', path: null });
    expect(await prepareAdminKey({ configured: null, settings, file: null })).toEqual({ source: 'database' });
  });

  it('is matched by no text before a key was made', async () => {
    const isKey = createAdminKeyCheck({ configured: null, settings: emptySettings() });
    expect([await isKey(''), await isKey('null')]).toEqual([false, false]);
  });
});
