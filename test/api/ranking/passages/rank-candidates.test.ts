import { describe, expect, it } from 'vitest';
import { analysePassage } from '../../../../api/ranking/passages/encode-passage.ts';
import { MemoryStatistics } from '../../../../api/ranking/passages/memory-statistics.ts';
import { rankCandidates } from '../../../../api/ranking/passages/rank-candidates.ts';
import { AT } from '../../../../api/ranking/passages/ranking-weights.ts';
import { readQuestion } from '../../../../api/ranking/question/question.ts';

const PASSAGES = [
  ['invoices', 'Invoices', 'Invoices', 'This article is about writing, changing and repeating invoices.'],
  ['invoices', 'Invoices', 'Invoices > Opened', 'Beside each of them is an eye. A blue one means opened.'],
  ['terms', 'Invoices and terms', 'Invoices and terms', 'Every one is due after two weeks.'],
] as const;

const analysed = PASSAGES.map(([, title, heading, text]) => analysePassage(title, heading, text, 'en'));
const question = readQuestion('invoices', new MemoryStatistics(analysed, ['en', 'en', 'en']));
const ranked = rankCandidates(
  question,
  10,
  PASSAGES.map(([page, , , text], key) => ({ key, page, encoded: analysed[key]!.encoded, text })),
);
const featuresOf = (key: number) => ranked.find((entry) => entry.key === key)!.features;

describe('the beginning of a page', () => {
  it('is known where other passages of the page are found, with what its title says of the question', () => {
    expect(featuresOf(0)[AT.leadOfPage]).toBe(1);
    expect(featuresOf(0)[AT.leadOfPageTop]).toBeGreaterThan(0);
  });

  it('is no beginning where it is all of the page, nor is a section below it', () => {
    expect([1, 2].map((key) => featuresOf(key)[AT.leadOfPage])).toEqual([0, 0]);
  });
});
