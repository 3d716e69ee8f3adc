import { describe, expect, test } from 'vitest';
import type { SummaryPassage } from '../../../../api/search/summary/summariser.ts';
import { checkCitations } from '../../../../api/search/summary/summary-citations.ts';

const passage = (number: number, text: string, extra: Partial<SummaryPassage> = {}): SummaryPassage => ({
  number,
  title: `Page ${number}`,
  url: `https://a.example/${number}`,
  heading: '',
  text,
  score: 1,
  ...extra,
});
const PASSAGES = [
  passage(1, 'The Alder Duo espresso machine costs 1,299 euros.\nIt weighs 14 kg with the boiler filled.'),
  passage(2, 'Orders are delivered within 4 to 6 working days by our own drivers.'),
  passage(3, 'The workshop answers within one working day, the engine says.', { isSnippet: true }),
];
const check = (text: string, options: { isGrounded?: boolean; prompt?: string } = {}) =>
  checkCitations({ text }, PASSAGES, { prompt: 'duo', ...options });

describe('[INJ-4] a summary written by a model', () => {
  test.each([
    [
      'keeps what holds',
      'The Duo espresso machine costs 1.299 euros [1].',
      'The Duo espresso machine costs 1.299 euros [1].',
    ],
    [
      'moves a mixed-up number',
      'Orders are delivered within 4–6 working days [1].',
      'Orders are delivered within 4–6 working days [2].',
    ],
    [
      'loses a number of no passage',
      'Orders are delivered by our own drivers [2][9].',
      'Orders are delivered by our own drivers [2].',
    ],
    [
      'loses a citation that nothing supports',
      'Grinders are cleaned with dry rice or with tablets [1].',
      'Grinders are cleaned with dry rice or with tablets.',
    ],
    [
      'removes a sentence with a figure that no passage contains, with its citation',
      'The Duo espresso machine costs 1,299 euros. [1] It was made 5,000 times. [1] Orders are delivered by our own drivers. [2]',
      'The Duo espresso machine costs 1,299 euros. [1] Orders are delivered by our own drivers. [2]',
    ],
    [
      'keeps a figure of the question',
      'For 25 guests the Duo espresso machine is fine [1].',
      'For 25 guests the Duo espresso machine is fine [1].',
    ],
  ])('%s', (_name, text, expected) => {
    expect(check(text, { prompt: 'Is the Duo enough for 25 guests?' }).text).toBe(expected);
  });

  test('gives each source the sentences of its page, verbatim, and none of the engine’s text about it', () => {
    const { quotes } = check(
      'The Duo espresso machine costs 1,299 euros [1]. The workshop answers within one working day [3].',
    );
    expect(quotes.get(1)?.every((quote) => PASSAGES[0]!.text.includes(quote))).toBe(true);
    expect(quotes.get(1)?.[0]).toContain('costs 1,299 euros');
    expect(quotes.get(3)).toBeUndefined();
  });
});

describe('an extractive summary', () => {
  test('keeps text of a page as quotes, apart from white space', () => {
    const quotes = [
      { number: 1, text: 'The Alder Duo espresso machine costs 1,299 euros. It weighs 14 kg with the boiler filled.' },
      { number: 2, text: 'Delivered by plane.' },
      { number: 3, text: 'The workshop answers within one working day, the engine says.' },
    ];
    const checked = checkCitations({ text: 'As said [1][4].', quotes }, PASSAGES, { prompt: 'duo' });
    expect(checked.text).toBe('As said [1].');
    expect([...checked.quotes]).toEqual([[1, [quotes[0]!.text]]]);
  });
});

describe('a summary of an engine that answers', () => {
  test('keeps its own citations, since its snippets do not show what it read, and has no quotes of unread pages', () => {
    const text = 'It was sold 5,000 times in Graz [3][7].';
    const checked = check(text, { isGrounded: true });
    expect(checked.text).toBe('It was sold 5,000 times in Graz [3].');
    expect(checked.quotes.size).toBe(0);
  });
});
