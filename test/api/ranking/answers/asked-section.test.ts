import { describe, expect, it } from 'vitest';
import { readForAnswer } from '../../../../api/ranking/answers/answer.ts';
import { askedSection } from '../../../../api/ranking/answers/asked-section.ts';
import { assembleAnswer } from '../../../../api/ranking/answers/assemble-answer.ts';

const passage = (passageId: number, title: string, heading: string, text: string) => ({
  passageId,
  score: 5 - passageId,
  title,
  heading,
  lang: 'en',
  text,
});
const PASSAGES = [
  passage(1, 'Privacy', 'How long', 'What | How long\nRepair notes | 10 years\nServer log | 7 days'),
  passage(
    2,
    'Questions',
    'How long does a repair take?',
    'Seven working days at most from the day it reaches the workshop.',
  ),
  passage(3, 'Coffee subscription', 'Holidays', 'A subscription delivery of €3 postage comes in the week before.'),
  passage(
    4,
    'Coffee subscription',
    'What it costs',
    'Coffee | Single | Subscription\nHouse | €14.00 | €12.60\nDecaf | €15.00 | €13.50',
  ),
];
const answer = (query: string) =>
  assembleAnswer(query, PASSAGES)
    .map(({ text }) => text)
    .join('\n');

describe('the section that a heading asks for', () => {
  it('is the entry of an FAQ with the same words and the same kind of question', () => {
    expect(answer('how long repair')).toContain('Seven working days');
    expect(answer('how long repair')).not.toContain('10 years');
  });

  it('says when, where the question is how long it takes', () => {
    const returns = [
      passage(1, 'Returns', 'Returns', 'You have 30 days from delivery to send back a machine.'),
      passage(2, 'Returns', 'When the money comes', 'We check the parcel and refund within five working days.'),
    ];
    const said = (query: string) => assembleAnswer(query, returns)[0]?.text ?? '';
    expect(said('how long do refunds take')).toContain('five working days');
    expect(said('how long can i return')).toContain('30 days');
  });

  it('is no entry that asks something else', () => {
    expect(answer('repair price')).not.toContain('Seven working days');
  });

  it('names what the question asks with a phrase of small words, too', () => {
    const list = [
      passage(1, 'Grinders', 'Can I return a grinder?', 'Yes, within 30 days.'),
      passage(2, 'Alder One', 'Is a grinder included?', 'No, it is sold by itself.'),
    ];
    const asked = (some: typeof list) =>
      askedSection(readForAnswer('does it come with a grinder', list), some, undefined).map(({ text }) => text);
    expect(asked(list)).toEqual(['No, it is sold by itself.']);
    expect(asked(list.slice(0, 1))).toEqual([]);
  });

  it('is none for a word alone, which names a topic', () => {
    const asked = askedSection(readForAnswer('repair', PASSAGES), PASSAGES, undefined);
    expect(asked).toEqual([]);
  });

  it('begins at its first amount where its lead has none', () => {
    const shipping = passage(
      1,
      'Shipping',
      'Times and prices of shipping',
      'Orders leave on the same day.\n\nTo | Days | Price\nGermany | 1 to 2 | €6.90\nFrance | 2 to 4 | €9.90',
    );
    const parts = assembleAnswer('how much is shipping', [shipping]).map(({ text }) => text);
    expect(parts).toEqual(['Germany | 1 to 2 | €6.90', 'France | 2 to 4 | €9.90']);
  });

  it('is the list of prices of the page that the question names', () => {
    expect(answer('subscription price')).toContain('€12.60');
    expect(answer('subscription price')).toContain('€13.50');
  });
});
