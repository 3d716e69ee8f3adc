import { describe, expect, it } from 'vitest';
import { sentencesOf } from '../../../../../api/ranking/answers/answer.ts';
import { SENTENCE_AT as F } from '../../../../../api/ranking/answers/sentences/answer-model.ts';

const PASSAGES = [
  {
    passageId: 1,
    score: 2,
    lang: 'en',
    title: 'Orders',
    heading: 'Orders > Sending things back',
    text: 'Our shop is in a side street.\n\nYou may send it back within 30 days and get your money back.\n\nThe street is quiet.',
  },
  { passageId: 2, score: 1, lang: 'en', title: 'Orders', heading: 'Orders > Music', text: 'We play the piano.' },
];
const sentences = (question: string) => sentencesOf(question, PASSAGES);
const has = (question: string, start: string, name: keyof typeof F) =>
  sentences(question).find(({ text }) => text.startsWith(start))?.features[F[name]] ?? -1;

describe('the features of a sentence', () => {
  it('name what is asked about in other words of the same business concept', () => {
    expect(has('refund policy', 'You may send', 'coverage')).toBe(0);
    expect(has('refund policy', 'You may send', 'conceptCover')).toBeGreaterThan(0.5);
    expect(has('refund policy', 'The street', 'conceptCover')).toBe(0);
  });

  it('count the concepts of the headings above a sentence for it, but not as its own', () => {
    expect(has('returns', 'The street', 'units')).toBe(0);
    expect(has('returns', 'The street', 'unitsWithHeading')).toBeGreaterThan(0);
  });

  it('rank the sentences by what they and their headings have', () => {
    const [best] = sentences('refund policy').toSorted((a, b) => b.probability - a.probability);
    expect(best?.text).toMatch(/^You may send/);
    expect(best?.features[F.unitsRank]).toBe(0);
    expect(best?.features[F.unitsBest]).toBe(1);
  });

  it('mark rows of tables', () => {
    const [row] = sentencesOf('price', [
      { passageId: 1, score: 1, lang: 'en', text: '| Lamp | Price |\n| --- | --- |\n| Lumo | €20 |' },
    ]).filter(({ text }) => text.includes('Lumo'));
    expect(row?.features[F.isRow]).toBe(1);
  });
});
