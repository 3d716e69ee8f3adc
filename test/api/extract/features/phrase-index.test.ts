import { describe, expect, it } from 'vitest';
import { prefixesOf } from '../../../../api/extract/features/literal-prefixes.ts';
import { PhraseIndex } from '../../../../api/extract/features/phrase-index.ts';

describe('prefixesOf', () => {
  it('reads groups, classes, options and repetitions', () => {
    expect([...prefixesOf(/\b(?:shop|e-?mail)\b|→/i)]).toEqual(['sho', 'ema', 'e-m', '→']);
    expect([...prefixesOf(/m[aä]r|(?:te|le) amo/i)]).toEqual(['mar', 'mär', 'te ', 'le ']);
    expect([...prefixesOf(/[ab]{1,2}c|by\b/)]).toEqual(['a', 'b', 'by']);
  });

  it('refuses a pattern that can begin with too many characters', () => {
    expect(() => prefixesOf(/\w+ing/)).toThrow('too many characters');
    expect(() => prefixesOf(/[a-z]x/)).toThrow('too many characters');
  });
});

describe('PhraseIndex', () => {
  const index = new PhraseIndex([/\b(?:share|ähnlich)\b/i, /^by\b/i, /[$€] ?\d|\d €/, /цена/i]);

  it('finds the patterns whose prefix is in the text, in either case', () => {
    expect(index.candidates('to SHARE')).toBe(1);
    expect(index.candidates('By me')).toBe(2);
    expect(index.candidates('for €5')).toBe(4);
    expect(index.candidates('x12 €')).toBe(4);
    expect(index.candidates('ЦЕНА')).toBe(8);
    expect(index.candidates('xÄhnlich')).toBe(1);
  });

  it('finds none in a text without prefixes, nor inside of words', () => {
    expect(index.candidates('')).toBe(0);
    expect(index.candidates('foreshare hereby')).toBe(0);
  });
});
