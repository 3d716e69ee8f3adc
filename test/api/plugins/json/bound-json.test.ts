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
  it('takes as many levels as are allowed, and names the place of the first beyond', () => {
    expect(messageOf(nested(MAX_JSON_LEVELS))).toBeNull();
    expect(messageOf(nested(MAX_JSON_LEVELS + 1))).toContain('nested more than 64 levels deep');
    expect(messageOf(`{"a":1,"state":{"x":"[[","y":[0,${nested(80)}]}}`)).toMatch(/^state\.y\.1\.0\.0\.0.* levels/);
  });

  it.each([
    ['small', 1, 10_000],
    ['large', 70_000, 50_000],
  ] as const)('takes as many values as are allowed in a %s body, and names the first beyond', (kind, pad, max) => {
    expect(MAX_JSON_VALUES[kind]).toBe(max);
    const padded = (text: string) => text + ' '.repeat(pad);
    const list = (length: number) => `[${'1,'.repeat(length - 1)}1]`;
    const beyond = new RegExp(`is beyond the ${max} values`);
    expect(messageOf(padded(list(max - 1)))).toBeNull();
    expect(messageOf(padded(list(max)))).toMatch(beyond);
    expect(messageOf(padded(`{"n":0,"list":${list(max)}}`))).toMatch(new RegExp(`^list\\.\\d+ ${beyond.source}`));
    expect(messageOf(padded(`[${'{},'.repeat(max / 2)}1]`))).toMatch(new RegExp(`^\\d+ ${beyond.source}`));
    const names = Array.from({ length: max }, (_, n) => `"k":${n % 10}`).join();
    expect(messageOf(padded(`{"o":{${names}}}`))).toMatch(new RegExp(`^o\\.k ${beyond.source}`));
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
