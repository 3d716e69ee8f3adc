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

  /** What a database keeps under names. */
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

  it('is made at the first start: the file holds it for its owner alone, the database its hash', async () => {
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

  it('is told once: a later start says where it is', async () => {
    const { settings } = await first();
    expect(await prepareAdminKey({ configured: null, settings, file: file() })).toEqual({
      source: 'file',
      path: join(folder, 'admin.key'),
      file: 'current',
    });
  });

  it('of a file is used again with a new database, and a file with another key is said to be stale', async () => {
    const { key } = await first();
    const settings = emptySettings();
    expect(await prepareAdminKey({ configured: null, settings, file: file() })).toMatchObject({ file: 'current' });
    expect(await createAdminKeyCheck({ configured: null, settings })(key)).toBe(true);
    writeFileSync(join(folder, 'admin.key'), 'another one');
    expect(await prepareAdminKey({ configured: null, settings, file: file() })).toMatchObject({ file: 'stale' });
    rmSync(join(folder, 'admin.key'));
    expect(await prepareAdminKey({ configured: null, settings, file: file() })).toMatchObject({ file: 'stale' });
  });

  it('in a file that cannot be read keeps nobody from starting, and is still the key', async () => {
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

  it('stays in force when the new one cannot be kept', async () => {
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

  it('of the configuration wins, and writes nothing', async () => {
    const { settings, key } = await first();
    const isKey = createAdminKeyCheck({ configured: 'an admin key of 16+', settings });
    expect([await isKey('an admin key of 16+'), await isKey(key)]).toEqual([true, false]);
    const untouched = emptySettings();
    const state = await prepareAdminKey({ configured: 'an admin key of 16+', settings: untouched, file: file() });
    expect([state, untouched.values.size]).toEqual([{ source: 'configuration' }, 0]);
  });

  it('of a database in memory is printed and kept in no file', async () => {
    expect(adminKeyFile(':memory:')).toBe(null);
    const settings = emptySettings();
    const state = await prepareAdminKey({ configured: null, settings, file: null });
    expect(state).toMatchObject({ source: 'made', path: null });
    expect(await prepareAdminKey({ configured: null, settings, file: null })).toEqual({ source: 'database' });
  });

  it('is nobody’s before one was made', async () => {
    const isKey = createAdminKeyCheck({ configured: null, settings: emptySettings() });
    expect([await isKey(''), await isKey('null')]).toEqual([false, false]);
  });
});
