import { describe, expect, test } from 'vitest';
import { hasSensitive, MASK, maskSensitive, parameterTitle } from '../../../../api/tools/json/parameters.ts';

const order = {
  type: 'object',
  $defs: { card: { type: 'object', properties: { number: { type: 'string', 'x-sensitive': true }, holder: {} } } },
  properties: {
    order_id: { type: 'string', title: 'Order', 'x-titles': { vi: 'Đơn hàng' } },
    pin: { type: 'string', 'x-sensitive': true },
    cards: { type: 'array', items: { $ref: '#/$defs/card' } },
    way: { anyOf: [{ type: 'string' }, { type: 'object', properties: { iban: { 'x-sensitive': true } } }] },
    extra: { type: 'object', additionalProperties: { 'x-sensitive': true } },
    shipTo: { type: 'string' },
  },
};

describe('the values that a schema calls sensitive', () => {
  test('are masked wherever they are: in fields, lists, references, alternatives and free fields', () => {
    const input = {
      order_id: 'A-1',
      pin: '1234',
      cards: [{ number: '4111', holder: 'Ada' }],
      way: { iban: 'DE00', bank: 'B' },
      extra: { note: 'n' },
    };
    const shown = maskSensitive(order, input);
    expect(shown).toEqual({
      order_id: 'A-1',
      pin: MASK,
      cards: [{ number: MASK, holder: 'Ada' }],
      way: { iban: MASK, bank: 'B' },
      extra: { note: MASK },
    });
    expect(input.pin).toBe('1234');
  });

  test('a sensitive object is masked whole, and so is what is deeper than is read', () => {
    expect(maskSensitive({ properties: { a: { 'x-sensitive': true } } }, { a: { b: [1] } })).toEqual({ a: MASK });
    let deep: unknown = 'secret';
    for (let n = 0; n < 40; n++) deep = { deep };
    const loop = { properties: { deep: { $ref: '#' }, pin: { 'x-sensitive': true } } };
    expect(JSON.stringify(maskSensitive(loop, { deep }))).not.toContain('secret');
  });

  test('without any, the input is the same object', () => {
    const input = { a: 1 };
    expect(maskSensitive({ properties: { a: { type: 'integer' } } }, input)).toBe(input);
    expect(hasSensitive(order)).toBe(true);
  });
});

test('a parameter is called by its title in the language, by its title, or by its name made readable', () => {
  expect(parameterTitle(order, 'order_id', 'vi-VN')).toBe('Đơn hàng');
  expect(parameterTitle(order, 'order_id', 'zh')).toBe('Order');
  expect(parameterTitle(order, 'shipTo')).toBe('Ship To');
  expect(parameterTitle(order, 'constructor')).toBe('Constructor');
});
