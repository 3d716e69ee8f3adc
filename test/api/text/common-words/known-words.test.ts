import { describe, expect, it } from 'vitest';
import { knownWords } from '../../../../api/text/common-words/known-words.ts';

describe('knownWords', () => {
  it.each([
    ['nghi tet', 'vi', 'en'],
    ['gratis ongkir', 'id', 'en'],
    ['uap lemah', 'id', 'en'],
    ['combien coûte la livraison', 'fr', 'vi'],
    ['cuanto cuesta el envio', 'es', 'en'],
    ['grind s vs l', 'en', 'fr'],
  ])('“%s” has more words of %s than of %s', (text, more, less) => {
    expect(knownWords(text, more)).toBeGreaterThan(knownWords(text, less));
  });

  it('knows no word of a script without spaces, nor of a language without a pack', () => {
    expect(knownWords('保修几年', 'zh')).toBe(0);
    expect(knownWords('warranty', 'xx')).toBe(0);
  });
});
