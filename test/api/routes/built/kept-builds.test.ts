import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../helpers/test-app.ts';

describe('the files of builds before', () => {
  let root: string;
  let widget: string;
  let keptWidget: string;
  let app: TestApp;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'agent-chat-kept-'));
    widget = join(root, 'widget');
    keptWidget = join(root, 'data/widget');
    mkdirSync(join(root, 'data'));
  });
  afterEach(async () => {
    await app.close();
    rmSync(root, { recursive: true, force: true });
  });

  /** Another version is installed in the place of the one before. */
  const install = (id: string) => {
    rmSync(widget, { recursive: true, force: true });
    mkdirSync(join(widget, 'assets'), { recursive: true });
    writeFileSync(join(widget, 'widget.js'), `/* ${id} */`);
    writeFileSync(join(widget, `assets/history-${id}.js`), `export const build = '${id}';`);
    writeFileSync(join(widget, 'assets/notes.txt'), id);
  };
  const start = async (folders: { widget: string; keptWidget?: string } = { widget, keptWidget }) => {
    app = await createTestApp({ folders });
  };
  const upgrade = async (id: string) => {
    await app.close();
    install(id);
    await start();
  };
  const get = (name: string) => app.server.inject(`/assets/${name}`);
  const statusOf = async (id: string) => (await get(`history-${id}.js`)).statusCode;

  it('are served after an upgrade, to loaders that are cached and to pages that are open', async () => {
    install('aaaaaaaaaa');
    await start();
    await upgrade('bbbbbbbbbb');
    const before = await get('history-aaaaaaaaaa.js');
    expect([before.statusCode, before.body]).toEqual([200, "export const build = 'aaaaaaaaaa';"]);
    expect(before.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(before.headers['content-type']).toContain('javascript');
    expect((await get('history-bbbbbbbbbb.js')).body).toContain('bbbbbbbbbb');
    expect((await app.server.inject('/widget.js')).body).toBe('/* bbbbbbbbbb */');
    // A name without a hash is that of the present build.
    expect((await get('notes.txt')).body).toBe('bbbbbbbbbb');
  });

  it('are those of this build, too, while another one is being installed in its place', async () => {
    install('aaaaaaaaaa');
    await start();
    install('bbbbbbbbbb');
    expect(await statusOf('aaaaaaaaaa')).toBe(200);
  });

  it('are kept for the newest builds, also when one of them came back', async () => {
    const ids = ['a', 'b', 'c', 'd', 'e', 'f'].map((letter) => letter.repeat(10));
    install(ids[0]!);
    await start();
    for (const [n, id] of ids.slice(1).entries()) {
      // The times of folders are those of the disk, too coarse for starts in one millisecond.
      utimesSync(join(keptWidget, ids[n]!), n, n);
      await upgrade(id);
    }
    expect(await Promise.all(ids.map(statusOf))).toEqual([404, 200, 200, 200, 200, 200]);
    utimesSync(join(keptWidget, ids[5]!), 5, 5);
    await upgrade(ids[1]!);
    expect(await Promise.all(ids.slice(1).map(statusOf))).toEqual([200, 200, 200, 200, 200]);
    utimesSync(join(keptWidget, ids[1]!), 6, 6);
    await upgrade(ids[0]!);
    expect(await Promise.all(ids.map(statusOf))).toEqual([200, 200, 404, 200, 200, 200]);
    expect(readdirSync(keptWidget).length).toBe(5);
  });

  it('are copied anew at each start: a copy that was broken off counts for nothing', async () => {
    install('aaaaaaaaaa');
    mkdirSync(join(keptWidget, '.new'), { recursive: true });
    writeFileSync(join(keptWidget, '.new/half-aaaaaaaaaa.js'), '');
    mkdirSync(join(keptWidget, 'aaaaaaaaaa'));
    writeFileSync(join(keptWidget, 'aaaaaaaaaa/history-aaaaaaaaaa.js'), 'of another build');
    await start();
    expect((await get('history-aaaaaaaaaa.js')).body).toContain('aaaaaaaaaa');
    expect(existsSync(join(keptWidget, '.new'))).toBe(false);
    expect((await get('half-aaaaaaaaaa.js')).statusCode).toBe(404);
  });

  it('are not kept without a place for them; where it cannot be written this build is served all the same', async () => {
    install('aaaaaaaaaa');
    await start({ widget });
    expect(await statusOf('aaaaaaaaaa')).toBe(200);
    await app.close();
    writeFileSync(keptWidget, 'a file in the place of the folder');
    await start();
    expect(await statusOf('aaaaaaaaaa')).toBe(200);
  });
});
