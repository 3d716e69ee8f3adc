import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkIndex } from '../../../../api/site-index/tables/check-index.ts';
import { openIndex } from '../../../../api/site-index/tables/open-index.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'agent-chat-index-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('counts the pages of an index that is whole, and says what is wrong with another', async () => {
  const path = join(folder, 'index.db');
  expect(checkIndex(path, ['shop'])).toEqual({ kind: 'missing' });
  const index = await openIndex(path);
  index.db.exec("INSERT INTO site_index_sites (id, site) VALUES (1, 'shop')");
  expect(checkIndex(path, ['shop', 'blog'])).toEqual({
    kind: 'sound',
    pages: new Map([
      ['shop', 0],
      ['blog', 0],
    ]),
  });
  index.close();
  writeFileSync(path, 'no database '.repeat(1_000));
  expect(checkIndex(path, ['shop'])).toEqual({ kind: 'damaged', reason: 'file is not a database' });
});
