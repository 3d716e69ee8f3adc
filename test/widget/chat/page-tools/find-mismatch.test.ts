// The check of arguments in the page, keyword by keyword.
import { expect } from 'chai';
import { findMismatch } from '../../../../widget/chat/page-tools/find-mismatch.ts';

const object = (properties: object, more: object = {}) => ({ type: 'object', properties, ...more });

describe('arguments in the page', () => {
  const cases: [schema: unknown, value: unknown, found: string | null][] = [
    [{ type: 'object' }, {}, null],
    [{ type: 'object' }, [], 'the input must be object'],
    [object({ a: { type: ['string', 'null'] } }), { a: null }, null],
    [object({ a: { type: 'integer' } }), { a: 1.5 }, 'a must be integer'],
    [object({ a: { minimum: 1, maximum: 3 } }), { a: 4 }, 'a is too large'],
    [object({ a: { exclusiveMinimum: 1 } }), { a: 1 }, 'a is too small'],
    [object({ a: { enum: ['x', 2, { k: 1 }] } }), { a: { k: 1 } }, null],
    [object({ a: { enum: ['x'] } }), { a: 'y' }, 'a is none of its values'],
    [object({ a: { const: 1 } }), { a: 2 }, 'a must be 1'],
    [object({ a: { minLength: 2 } }), { a: '😀' }, 'a is too short'],
    [object({ a: { pattern: '^A-[0-9]+$' } }), { a: 'B-1' }, 'a does not match ^A-[0-9]+$'],
    [object({}, { required: ['a'] }), {}, 'the input has no a'],
    [object({}, { additionalProperties: false }), { a: 1 }, 'a is not allowed'],
    [object({ a: { items: { type: 'string' }, maxItems: 2 } }), { a: ['x', 1] }, 'a[1] must be string'],
    [object({ a: { maxItems: 1 } }), { a: [1, 2] }, 'a has too many entries'],
    [object({ a: object({ b: { type: 'boolean' } }) }), { a: { b: 1 } }, 'a.b must be boolean'],
    [object({ a: { anyOf: [{ type: 'string' }, { type: 'null' }] } }), { a: 1 }, 'a fits none of its forms'],
    [object({ a: { oneOf: [{ minimum: 1 }, { minimum: 2 }] } }), { a: 3 }, 'a must fit one of its forms'],
    [object({ a: { allOf: [{ minimum: 1 }, { maximum: 2 }] } }), { a: 3 }, 'a is too large'],
    [object({ a: { not: { const: 1 } } }), { a: 1 }, 'a is not allowed'],
    [object({ a: { unknownKeyword: true } }), { a: 1 }, null],
  ];
  for (const [schema, value, found] of cases) {
    it(`${JSON.stringify(schema)} and ${JSON.stringify(value)}: ${found ?? 'fits'}`, () => {
      expect(findMismatch(schema, value)).to.equal(found);
    });
  }
});
