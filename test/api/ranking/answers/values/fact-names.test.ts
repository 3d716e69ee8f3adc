import { describe, expect, test } from 'vitest';
import { readForAnswer } from '../../../../../api/ranking/answers/answer.ts';
import { FactNames, join, NOTHING } from '../../../../../api/ranking/answers/values/fact-names.ts';

const PAGES = [
  { title: 'Lamp One', text: 'Weight | 2.1 kg\nSwitch | E03\nDelivery in the United Kingdom takes three days.' },
  { title: 'Shipping', text: 'To | Days\nNorway | 3' },
];
const passages = PAGES.map((page, at) => ({ ...page, lang: 'en', passageId: at, score: -at }));

/** The names of a question, each term of content counting by its weight. */
function namesOf(query: string) {
  const { question } = readForAnswer(query, passages);
  const weights = question.terms.map(({ isMinor, asks, weight }) => (isMinor || asks ? 0 : weight));
  const names = new FactNames(question, weights, false, false);
  const exactOf = (terms: ReadonlySet<number>) => [...terms].map((at) => question.terms[at]?.exact);
  return { question, names, exactOf };
}

describe('what a name on a page holds of a question', () => {
  test('is its words, and the attribute asked for by another name', () => {
    const { names, exactOf, question } = namesOf('how heavy is the lamp');
    expect(exactOf(names.named(['Lamp One'], 'en').terms)).toEqual(['lamp']);
    const weight = names.named(['Weight'], 'en');
    expect(names.states(weight)).toBe(true);
    expect(weight.terms).toContain(question.attributeTerm);
    expect(names.states(names.named(['Switch'], 'en'))).toBe(false);
  });

  test('counts the further words', () => {
    const { names } = namesOf('lamp switch');
    expect(names.named(['Switch of the lamp'], 'en').extra).toBe(2);
    expect(names.named(['Switch lamp'], 'en').extra).toBe(0);
  });

  test('is a word in another one for headings only', () => {
    const { names } = namesOf('delivery norway');
    expect(names.shareOf(names.named(['Shipping'], 'en').terms)).toBe(0);
    expect(names.shareOf(names.named(['Shipping'], 'en', true).terms)).toBeGreaterThan(0);
  });

  test('is the initials of a name, and a code', () => {
    const initials = namesOf('delivery uae');
    expect(initials.exactOf(initials.names.named(['United Arab Emirates'], 'en').terms)).toEqual(['uae']);
    const code = namesOf('lamp e03');
    expect(code.names.holdsCode(code.names.named(['E03'], 'en'))).toBe(true);
    expect(code.names.holdsCode(code.names.named(['Lamp'], 'en'))).toBe(false);
  });

  test('adds up over heading and row', () => {
    const { names } = namesOf('lamp switch');
    const both = join(names.named(['Lamp One'], 'en'), names.named(['Switch'], 'en'));
    expect(names.shareOf(both.terms)).toBe(1);
    expect(names.isNamed(both)).toBe(true);
    expect(names.isNamed(NOTHING)).toBe(false);
  });
});
