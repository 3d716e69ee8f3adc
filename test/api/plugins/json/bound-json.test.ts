import { describe, expect, it } from 'vitest';
import { MAX_JSON_LEVELS, MAX_JSON_VALUES } from '../../../../api/config/limits.ts';
import { parseFrame, requireBoundedJson } from '../../../../api/plugins/json/bound-json.ts';

const messageOf = (text: string) => {
  try {
    requireBoundedJson(text);
    return null;
  } catch (error) {
    return (error as Error).message;
  }
};
const nested = (levels: number, inner = '1') => '['.repeat(levels) + inner + ']'.repeat(levels);

describe('[API-1] requireBoundedJson', () => {
  it('takes as many levels and values as are allowed, and names the place of the first beyond', () => {
    expect(messageOf(nested(MAX_JSON_LEVELS))).toBeNull();
    expect(messageOf(nested(MAX_JSON_LEVELS + 1))).toContain('nested more than 64 levels deep');
    expect(messageOf(`{"a":1,"state":{"x":"[[","y":[0,${nested(80)}]}}`)).toMatch(/^state\.y\.1\.0\.0\.0.* levels/);
    const list = (length: number) => `[${'1,'.repeat(length - 1)}1]`;
    expect(messageOf(list(MAX_JSON_VALUES - 2))).toBeNull();
    expect(messageOf(`{"n":0,"list":${list(MAX_JSON_VALUES)}}`)).toMatch(/^list\.\d+ is beyond the 50000 values/);
    expect(messageOf(`[${'{},'.repeat(MAX_JSON_VALUES / 2)}1]`)).toMatch(/^\d+ is beyond/);
    const names = Array.from({ length: MAX_JSON_VALUES }, (_, n) => `"k${n}":1`).join();
    expect(messageOf(`{"o":{${names}}}`)).toMatch(/^o\.k49\d+ is beyond/);
  });

  it('reads nothing inside of texts', () => {
    const text = JSON.stringify({ 'a"[': ['[{,'.repeat(60_000), '\\', '\\"', '"[[['.repeat(100)] });
    expect(messageOf(text)).toBeNull();
    expect(messageOf(`["\\\\",${nested(70)}]`)).toMatch(/^1\.0\.0/);
    expect(messageOf(`{"a\\"b":${nested(70)}}`)).toMatch(/^a\\"b\.0/);
  });

  it('leaves what is no JSON to the parser, and ends on any text', () => {
    for (const text of ['', '"', '"\\', ']', '}}', '{[', ',', '{,', '[}', '{"a', 'nul', '{"a":1}}', '[,"a":[']) {
      expect(messageOf(text), text).toBeNull();
    }
    expect(() => parseFrame('{')).toThrow('not JSON');
    expect(() => parseFrame(nested(65))).toThrow('levels');
    expect(parseFrame('{"a":[1]}')).toEqual({ a: [1] });
    // A name of half a surrogate pair is shown as what can be sent.
    expect(messageOf(`{"\ud800":${nested(70)}}`)?.isWellFormed()).toBe(true);
  });
});
