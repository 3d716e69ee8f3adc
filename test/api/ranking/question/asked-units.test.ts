import { describe, expect, it } from 'vitest';
import { analysePassage } from '../../../../api/ranking/passages/encode-passage.ts';
import { MemoryStatistics } from '../../../../api/ranking/passages/memory-statistics.ts';
import { readQuestion } from '../../../../api/ranking/question/question.ts';

/** The units of a question to a site, each as its word and the concepts that match it. */
function unitsOf(query: string, ...texts: string[]): string[] {
  const statistics = new MemoryStatistics(
    texts.map((text) => analysePassage('', '', text, 'en')),
    texts.map(() => 'en'),
  );
  const question = readQuestion(query, statistics);
  return question.units.map(({ term, concepts }) =>
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
});
