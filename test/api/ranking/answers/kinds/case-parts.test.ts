import { describe, expect, it } from 'vitest';
import { assembleAnswer } from '../../../../../api/ranking/answers/assemble-answer.ts';

const page = (passageId: number, title: string, heading: string, text: string) => ({
  passageId,
  score: 9 - passageId,
  title,
  heading,
  lang: 'en',
  text,
});
const CLUBS = page(
  1,
  'Children',
  'Clubs',
  'Clubs meet weekly.\n\nClub | Age | Price per session\nWrens | 18 months to 4 | £5\nSwifts | 5 to 7 | £11\nHawks | 8 to 12 | £13',
);
const PARTIES = page(
  2,
  'Birthday parties',
  '',
  'Party | Children | Price\nSmall | up to 8 | £148\nLarge | up to 12 | £210\nHuge | up to 20 | £315',
);
const CANCEL = page(
  3,
  'Cancel a course',
  '',
  'What we charge:\n\n- more than 14 days before: nothing\n- 7 to 14 days before: 30 %\n- less than 7 days before: 60 %',
);
const PLANS = page(4, 'Health plan', '', 'Dog up to 10 kg: £12\nDog 10.1 to 25 kg: £16\nDog over 25 kg: £21');
const ALL = [CLUBS, PARTIES, CANCEL, PLANS];
const texts = (query: string, passages = ALL) => assembleAnswer(query, passages).map(({ text }) => text);

describe('a question that tells of an amount of its own', () => {
  it.each([
    ['club for my 6 year old', 'Swifts | 5 to 7 | £11'],
    ['which club, she is 3', 'Wrens | 18 months to 4 | £5'],
    ['birthday party for 10 kids', 'Large | up to 12 | £210'],
    ['birthday party for 8 kids', 'Small | up to 8 | £148'],
    ['cancel the course 10 days before, what do i pay', '7 to 14 days before: 30 %'],
    ['health plan for a 30 kilo dog', 'Dog over 25 kg: £21'],
  ])('“%s” gets the line that it fits', (query, line) => {
    const [first, ...more] = texts(query);
    expect(first?.replace(/^[-•]\s*/, '')).toBe(line);
    expect(more).toEqual([]);
  });

  it('gets no line of a table that is about something else, or that none of its lines is for', () => {
    const parking = page(
      0,
      'Parking',
      '',
      'Parking behind the house is free for customers. Larger cars park in the street.',
    );
    expect(texts('parking for 10 people', [parking, PARTIES])).toEqual([parking.text]);
    expect(texts('birthday party for 200 kids', [PARTIES])).not.toHaveLength(1);
  });
});
