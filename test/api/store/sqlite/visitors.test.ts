// Every table that names a visitor takes part in the two things that are done with a visitor as a whole.

import { getTableName } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createSqliteStore } from '../../../../api/store/sqlite/sqlite-store.ts';
import { OF_VISITORS } from '../../../../api/store/sqlite/visitors.ts';

it('[ID-3] [PRIV-2] moves and deletes the rows of every table that has a visitor', async () => {
  const store = createSqliteStore({ url: ':memory:' });
  const named = store.db.$client
    .prepare(
      `SELECT DISTINCT m.name FROM sqlite_schema m JOIN pragma_table_info(m.name) c
       WHERE m.type = 'table' AND c.name LIKE '%visitor%' ORDER BY m.name`,
    )
    .pluck()
    .all();
  await store.close();
  const known = OF_VISITORS.map((table) => getTableName(table)).sort();
  expect(named, 'a table with a visitor belongs into OF_VISITORS of api/store/sqlite/visitors.ts').toEqual(known);
});
