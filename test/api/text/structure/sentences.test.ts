// The day of a date ends no sentence.
import { describe, expect, it } from 'vitest';
import { splitSentences } from '../../../../api/text/structure/sentences.ts';

const split = (text: string, lang: string) => splitSentences(text, lang).map((sentence) => sentence.text);

describe('sentences with dates', () => {
  it('keeps a day and its month together', () => {
    const text = 'Wir haben vom 23. Dezember bis einschließlich 6. Januar geschlossen.';
    expect(split(text, 'de')).toEqual([text]);
    const notice = 'Weihnachten: 23. Dezember 2026 bis 6. Januar 2027.';
    expect(split(notice, 'de')).toEqual([notice]);
  });

  it('ends a sentence at a number before another word', () => {
    expect(split('Wir haben geöffnet von 9 bis 18. Montag ist geschlossen.', 'de')).toHaveLength(2);
    expect(split('Wir haben geöffnet von 9 bis 18. Danach ist geschlossen.', 'de')).toHaveLength(2);
  });
});
