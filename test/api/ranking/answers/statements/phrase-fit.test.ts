import { describe, expect, test } from 'vitest';
import { readForAnswer } from '../../../../../api/ranking/answers/answer.ts';
import { deniesAsked, lacksPhrase, withRareWord } from '../../../../../api/ranking/answers/statements/phrase-fit.ts';

const section = (title: string, heading: string, text: string) => ({
  ...{ passageId: 0, score: 1, lang: 'en', title, heading: `${title} > ${heading}`, text },
});
const trade = section('Contact', 'Press and trade', 'Offices write to the trade address.');
const selling = section(
  'Refurbished',
  'Selling yours',
  'We buy back machines of ours and sell them as refurbished ones.',
);
const not = section('Water', 'What not to use', 'Distilled water: the boiler may overfill. It is of no use.');
const short = section('Water', 'The short answer', 'Use fresh water.');
const subscription = section('Coffee', 'Delivery', 'A subscription comes every two weeks.');
const journal = section('Journal', 'Notes', 'No newsletter, only this page.');
const PASSAGES = [trade, selling, not, short, subscription, journal];
const question = (query: string) => readForAnswer(query, PASSAGES).question;

describe('a phrase', () => {
  test('is not answered by a passage with one of its words that is about something else', () => {
    expect(lacksPhrase(question('trade in'), trade)).toBe(true);
    expect(lacksPhrase(question('trade in'), selling)).toBe(false);
  });

  test('is one where the question has nothing else', () => {
    expect(lacksPhrase(question('trade address of the office'), trade)).toBe(false);
  });
});

test('what a heading denies is no answer to what is asked with the same words, but to a yes or no', () => {
  expect(deniesAsked(question('what water should i use'), not)).toBe(true);
  expect(deniesAsked(question('what water should i use'), short)).toBe(false);
  expect(deniesAsked(question('can i use distilled water'), not)).toBe(false);
});

test('one rare word is answered by the passages that have it', () => {
  expect(withRareWord(question('newsletter'), PASSAGES)).toEqual([journal]);
  expect(withRareWord(question('newsletter delivery'), PASSAGES)).toEqual(PASSAGES);
  expect(withRareWord(question('guacamole'), PASSAGES)).toEqual(PASSAGES);
});
