// The private style properties of the widget: a name that nothing sets would silently fall back to what is inherited.
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const folder = resolve(import.meta.dirname, '../widget');
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.includes('node_modules'))
  .map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') }));

it('every private property that a style reads is set somewhere', () => {
  const set = new Set(
    sources.flatMap(({ text }) => [...text.matchAll(/(--_[a-z\d-]+)['"]?\s*[:,]/g)].map(([, name]) => name)),
  );
  const read = sources.flatMap(({ path, text }) =>
    [...text.matchAll(/var\((--_[a-z\d-]+)\)/g)].map(([, name]) => `${path}: ${name}`),
  );
  expect(read.length).toBeGreaterThan(300);
  expect([...new Set(read)].filter((each) => !set.has(each.split(': ')[1]))).toEqual([]);
});
