import { describe, expect, test } from 'vitest';
import { type Evidence, judgeCitations } from '../../../api/citations/judge-citations.ts';
import { readPassage } from '../../../api/citations/support.ts';

/** Sources by number, each with one passage. */
function judge(texts: Record<number, string>, statement: string, cited: number[]): number[] {
  const evidence: Evidence = {
    numbers: Object.keys(texts).map(Number),
    passagesOf: (number) => (texts[number] === undefined ? [] : [readPassage(texts[number], '', 'en')]),
    neutral: [],
  };
  return judgeCitations(statement, 'en', cited, evidence);
}

describe('a citation whose source does not support its statement', () => {
  const statement = 'The boiler of the espresso machine holds half a litre of fresh water.';

  test('is moved to the source that supports it best, wherever that is among the others', () => {
    const part = 'The boiler of an espresso machine holds half a litre of water, and more.';
    const whole = 'The boiler of the espresso machine holds half a litre of fresh water.';
    const other = 'Beans are roasted on Mondays in a drum of cast iron.';
    expect(judge({ 1: other, 2: part, 3: whole }, statement, [1])).toEqual([3]);
    expect(judge({ 1: other, 2: whole, 3: part }, statement, [1])).toEqual([2]);
  });

  test('is dropped when no source supports it', () => {
    expect(judge({ 1: 'Beans are roasted on Mondays.', 2: 'Grinders have steel burrs.' }, statement, [1])).toEqual([]);
  });

  test('is dropped, and not moved, when the statement has too little to distinguish sources', () => {
    expect(judge({ 1: 'Beans are roasted.', 2: 'It weighs 12 kg in total.' }, 'It weighs 12 kg.', [1])).toEqual([]);
  });
});
