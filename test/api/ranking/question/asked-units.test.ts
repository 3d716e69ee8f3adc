import { describe, expect, it } from 'vitest';
import { analysePassage } from '../../../../api/ranking/passages/encode-passage.ts';
import { MemoryStatistics } from '../../../../api/ranking/passages/memory-statistics.ts';
import { knownShare, readQuestion } from '../../../../api/ranking/question/question.ts';

/** The units of a question to a site, each as its word and the concepts that match it; `of`: all, or the things alone. */
function unitsOf(query: string, ...texts: string[]): string[] {
  return named('units', query, texts);
}

function thingsOf(query: string, ...texts: string[]): string[] {
  return named('things', query, texts);
}

function named(of: 'units' | 'things', query: string, texts: readonly string[]): string[] {
  const statistics = new MemoryStatistics(
    texts.map((text) => analysePassage('', '', text, 'en')),
    texts.map(() => 'en'),
  );
  const question = readQuestion(query, statistics);
  return question[of].map(({ term, concepts }) =>
    [question.terms[term]?.exact ?? '-', ...concepts.map((at) => question.concepts[at]?.word)].join(' '),
  );
}

describe('the units of a question', () => {
  it('are words with the concepts that they name', () => {
    const [order] = unitsOf('cancel kayak', 'Calling a booking off: cancel it by telephone.', 'The kayak is blue.');
    expect(order).toMatch(/^cancel .*¤cancel/);
  });

  it('are concepts alone where the site has not the word', () => {
    const units = unitsOf('reimbursement kayak', 'You get your money back in two days.', 'The kayak is blue.');
    expect(units).toContainEqual(expect.stringMatching(/^- .*¤refund/));
    expect(units).toContainEqual(expect.stringMatching(/^kayak/));
  });

  it('leave out what neither a word nor a concept of the site matches', () => {
    expect(unitsOf('kayak guacamole', 'The kayak is blue.')).toEqual(['kayak']);
  });

  it('are the attribute asked for, once', () => {
    const units = unitsOf('how much is the kayak', 'The kayak: price €90.', 'The paddle is made of ash.');
    expect(units).toHaveLength(2);
    expect(units.join(', ')).toMatch(/kayak.*, money.*¤price|money.*¤price.*, kayak/);
  });

  it('are things without the ways of asking that name a concept', () => {
    const texts = [
      'The kayak is in stock.',
      'Dogs are welcome.',
      'Who can hire: conditions.',
      'When we open: at nine.',
    ];
    expect(thingsOf('do you have a kayak', ...texts)).toEqual([expect.stringMatching(/^kayak/)]);
    expect(thingsOf('can i bring dogs', ...texts).join()).not.toContain('¤eligible');
    expect(thingsOf('when is the kayak there', ...texts)).toEqual([expect.stringMatching(/^kayak/)]);
  });

  it('are a way of asking where there is nothing else', () => {
    expect(thingsOf('do you have', 'Everything is in stock.')).toEqual([expect.stringMatching(/^- .*¤stock/)]);
  });
});

/** The part of a question's words that a site of these texts does not know, 0 to 1. */
function absentPart(query: string, lang: string, ...texts: string[]): number {
  const statistics = new MemoryStatistics(
    texts.map((text) => analysePassage('', '', text, lang)),
    texts.map(() => lang),
  );
  return 1 - knownShare(readQuestion(query, statistics));
}

describe('what a site does not know of a question', () => {
  it('is no word that names a concept of the site', () => {
    expect(absentPart('do you have wifi', 'en', 'Wi-Fi is free.')).toBe(0);
    expect(absentPart('do you have guacamole', 'en', 'Wi-Fi is free.')).toBeGreaterThan(0.5);
  });

  it('is no function word of another language', () => {
    expect(absentPart('how do i get there by metro', 'zh', '乘坐地铁2号线到这里。')).toBe(0);
  });
});
