import { expect, it } from 'vitest';
import { canonicalJson } from '../../../api/text/canonical-json.ts';

it('is equal for the same fields in another order, at every depth', () => {
  const one = { b: [{ d: 1, c: null }], a: 'x' };
  const other = { a: 'x', b: [{ c: null, d: 1 }] };
  expect(canonicalJson(one)).toBe(canonicalJson(other));
  expect(JSON.stringify(one)).not.toBe(JSON.stringify(other));
});

it.each([
  [{ a: 1 }, { a: '1' }],
  [{ a: [1, 2] }, { a: [2, 1] }],
  [{ a: {} }, { a: null }],
  [
    { a: 'b', c: 'd' },
    { a: 'd', c: 'b' },
  ],
])('differs for %j and %j', (one, other) => {
  expect(canonicalJson(one)).not.toBe(canonicalJson(other));
});

it('keeps the form whose hashes are stored with sent messages', () => {
  const text = canonicalJson({ text: 'Hi', attachments: [{ name: 'a', id: 7 }] });
  expect(text).toBe('[["attachments",[[["id",7],["name","a"]]]],["text","Hi"]]');
});
