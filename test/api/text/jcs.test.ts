import { describe, expect, test } from 'vitest';
import { NoCanonicalForm, toJcs } from '../../../api/text/jcs.ts';

describe('the form of RFC 8785', () => {
  test('is that of the example in its section 3.2.4', () => {
    const value = JSON.parse(
      '{"numbers":[333333333.33333329,1E30,4.50,2e-3,0.000000000000000000000000001],"string":"\\u20ac$\\u000F\\u000aA\'\\u0042\\u0022\\u005c\\\\\\"\\/","literals":[null,true,false]}',
    ) as Record<string, unknown>;
    // 1e30 is whole and beyond 2^53: here such numbers are refused.
    (value.numbers as number[])[1] = 0.5;
    expect(toJcs(value)).toBe(
      '{"literals":[null,true,false],"numbers":[333333333.3333333,0.5,4.5,0.002,1e-27],"string":"€$\\u000f\\nA\'B\\"\\\\\\\\\\"/"}',
    );
  });

  test('orders keys by their UTF-16 units, as in section 3.2.3', () => {
    const value = { '€': 1, '\r': 2, '\ufb33': 3, '1': 4, '😀': 5, '\u0080': 6, ö: 7 };
    expect(Object.values(JSON.parse(toJcs(value)) as object)).toHaveLength(7);
    expect(toJcs(value)).toBe('{"\\r":2,"1":4,"\u0080":6,"ö":7,"€":1,"😀":5,"\ufb33":3}');
  });

  test('leaves out what is undefined, and nothing else', () => {
    expect(toJcs({ a: undefined, b: null, c: [false, 0, -0, ''] })).toBe('{"b":null,"c":[false,0,0,""]}');
  });

  test.each([
    [{ a: { b: 2 ** 53 } }, 'a.b'],
    [{ a: [1, Number.NaN] }, 'a.1'],
    [{ a: Number.POSITIVE_INFINITY }, 'a'],
    [{ a: '\ud83d' }, 'a'],
    [{ a: 1n }, 'a'],
  ])('refuses %o, naming %s', (value, path) => {
    expect(() => toJcs(value)).toThrow(NoCanonicalForm);
    expect(() => toJcs(value)).toThrow(path);
  });

  test('refuses what is nested too deeply', () => {
    let deep: unknown = 1;
    for (let n = 0; n < 200; n++) deep = [deep];
    expect(() => toJcs(deep)).toThrow('nested too deeply');
  });
});
