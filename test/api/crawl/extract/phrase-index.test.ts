import { describe, expect, it } from 'vitest';
import { leadsOf } from '../../../../api/crawl/extract/pattern-leads.ts';
import { PhraseIndex } from '../../../../api/crawl/extract/phrase-index.ts';

describe('leadsOf', () => {
  it('reads groups, classes, options and repetitions', () => {
    expect([...leadsOf(/\b(?:shop|e-?mail)\b|→/i)]).toEqual(['sho', 'ema', 'e-m', '→']);
    expect([...leadsOf(/m[aä]r|(?:te|le) amo/i)]).toEqual(['mar', 'mär', 'te ', 'le ']);
    expect([...leadsOf(/[ab]{1,2}c|by\b/)]).toEqual(['a', 'b', 'by']);
  });

  it('refuses what can begin with too many characters', () => {
    expect(() => leadsOf(/\w+ing/)).toThrow('too many characters');
    expect(() => leadsOf(/[a-z]x/)).toThrow('too many characters');
  });
});

describe('PhraseIndex', () => {
  const index = new PhraseIndex([/\b(?:share|ähnlich)\b/i, /^by\b/i, /[$€] ?\d|\d €/, /цена/i]);

  it('names the patterns that a text has the beginning of, in either case', () => {
    expect(index.candidates('to SHARE')).toBe(1);
    expect(index.candidates('By me')).toBe(2);
    expect(index.candidates('for €5')).toBe(4);
    expect(index.candidates('x12 €')).toBe(4);
    expect(index.candidates('ЦЕНА')).toBe(8);
    expect(index.candidates('xÄhnlich')).toBe(1);
  });

  it('names none for a text with none, inside of words either', () => {
    expect(index.candidates('')).toBe(0);
    expect(index.candidates('foreshare hereby')).toBe(0);
  });
});
