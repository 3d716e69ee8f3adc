import { describe, expect, test } from 'vitest';
import { type AnswerPassage, readForAnswer } from '../../../../api/ranking/answers/answer.ts';
import {
  findTopic,
  isOneTopic,
  pageOfOneWord,
  sectionOfWhole,
  sectionWithTime,
} from '../../../../api/ranking/answers/find-topic.ts';
import { analysePassage } from '../../../../api/ranking/passages/encode-passage.ts';
import { MemoryStatistics } from '../../../../api/ranking/passages/memory-statistics.ts';
import { readQuestion } from '../../../../api/ranking/question/question.ts';

type Given = [title: string, heading: string, text: string];

/** The beginning of the section found for a question; null when it names none. Pages are given in order, and found from their end. */
function sectionOf(query: string, given: Given[], options?: { isSure: boolean }): string | null {
  const passages: AnswerPassage<number>[] = given.map(([title, heading, text], passageId) => ({
    title,
    heading,
    text,
    passageId,
    score: -passageId,
    lang: 'en',
  }));
  const pageOf = (passage: AnswerPassage<number>) => passages.filter(({ title }) => title === passage.title);
  const found = passages.toReversed();
  const topic = findTopic(readForAnswer(query, found), found, pageOf, options);
  return topic ? topic.passage.text : null;
}

const RETURNS: Given[] = [
  ['Returns and refunds', 'Returns and refunds', 'You have 30 days.'],
  ['Returns and refunds', 'Returns and refunds > Exchange', 'Order the new one first and return the old one.'],
];
const SUBSCRIPTION: Given[] = [
  ['Subscription', 'Subscription > Change, pause, end', 'Use the link in each mail.'],
  ['Subscription', 'Subscription > As a present', 'A subscription can be given for three deliveries.'],
];
const DELIVERY: Given[] = [
  ['Shipping times and prices', 'Shipping times and prices', 'Orders leave the same working day.'],
  ['Three coffees', 'Three coffees > Delivery', 'Two bags fit through a letter box.'],
];
const DESCALING: Given[] = [
  ['How to descale a machine', 'How to descale a machine', 'Descale every three months.'],
  ['Accessories', 'Accessories > Why our own descaler?', 'It is made of lactic acid.'],
];
const VARIABLES: Given[] = [
  ['Environment variables in the server', '', 'There are two kinds.'],
  ['Environment variables in the server', 'CGI environment variables', 'The specification defines a number of them.'],
];

describe('the section that a question names', () => {
  test('a common word that the site does not have says which kind of text is wanted', () => {
    expect(sectionOf('return details', RETURNS)).toBe('You have 30 days.');
    expect(sectionOf('return guacamole', RETURNS)).toBe(null);
  });

  test('a heading may name a word in another one, beside a word of the question', () => {
    expect(sectionOf('cancel subscription', SUBSCRIPTION)).toBe('Use the link in each mail.');
  });

  test('a section about a part of what the title names comes after the page', () => {
    expect(sectionOf('environment variables', VARIABLES)).toBe('There are two kinds.');
    expect(sectionOf('cgi environment variables', VARIABLES)).toBe('The specification defines a number of them.');
  });

  test('one word names the page about it, and not a section of that name on a page about something else', () => {
    expect(sectionOf('delivery', DELIVERY)).toBe('Orders leave the same working day.');
    expect(sectionOf('descaling', DESCALING)).toBe('Descale every three months.');
    const asked: Given[] = [
      ...RETURNS,
      ['Returns and refunds', 'Returns and refunds > Can I return a grinder?', 'Yes.'],
    ];
    expect(sectionOf('return', asked)).toBe('You have 30 days.');
  });

  test('a section of that name is named where no page is about it', () => {
    expect(sectionOf('delivery', DELIVERY.slice(1))).toBe('Two bags fit through a letter box.');
  });

  test('a section of the page that was found may name the rest of the question in other words', () => {
    const found = [['Subscription', 'Subscription', 'Fresh coffee without a fixed term.'], ...SUBSCRIPTION] as Given[];
    expect(sectionOf('cancel my subscription', found)).toBe('Use the link in each mail.');
  });

  test('the title names the one concept of which the question is made', () => {
    expect(sectionOf('can i send it back', RETURNS.slice(0, 1))).toBe('You have 30 days.');
  });

  test('is none elsewhere in other words, where the first passage has the words themselves', () => {
    const roasted: Given = ['Machines', 'Machines > Coffee, roasted on Tuesdays', 'We roast in the same building.'];
    const taste: Given = ['Espresso', 'Espresso > Taste before you measure', 'Coffee that tastes bitter ran too long.'];
    expect(sectionOf('coffee tastes bitter', [roasted, taste])).toBe(null);
  });

  test('is no beginning of a page of which the first passage has a section with a word of the question', () => {
    const booking: Given[] = [
      ['Book, change or cancel', 'Book, change or cancel > How you get a first appointment', 'Your doctor refers you.'],
      ['Book, change or cancel', 'Book, change or cancel > Moving or cancelling', 'Change an appointment by the link.'],
    ];
    expect(sectionOf('cancel appointment', booking)).not.toBe('Your doctor refers you.');
  });

  test('without confidence all words have to be in the heading, and be known', () => {
    expect(sectionOf('cancel subscription', SUBSCRIPTION, { isSure: true })).toBe(null);
    expect(sectionOf('return details', RETURNS, { isSure: true })).toBe(null);
    expect(sectionOf('exchange returns', RETURNS, { isSure: true })).not.toBe(null);
  });

  test('function words of the question in a heading are no further words', () => {
    const lights: Given[] = [
      ['What the lights mean', 'What the lights mean', 'White is good.'],
      ['What the lights mean', 'What the lights mean > No light at all', 'Look at the plug.'],
    ];
    expect(sectionOf('no lights at all', lights)).toBe('Look at the plug.');
    expect(sectionOf('lights', lights)).toBe('White is good.');
  });
});

describe('one topic', () => {
  const isOne = (query: string) => isOneTopic(readForAnswer(query, []).question);

  test('is a word, or the words of one thing of any business', () => {
    expect(['warranty', 'gift card', 'boiler'].filter(isOne)).toEqual(['warranty', 'boiler']);
  });

  test('asks nothing in particular and names nothing besides', () => {
    expect(['how much', 'warranty grinder', 'where is the boiler', ''].filter(isOne)).toEqual([]);
  });
});

describe('the page about one word', () => {
  const statistics = new MemoryStatistics(
    ['Terms and conditions', 'Returns and refunds', 'Returns', 'air conditioning grinder sell'].map((text) =>
      analysePassage('', '', text, 'en'),
    ),
    ['en'],
  );
  const page = (passageId: number, title: string) => ({
    passageId,
    title,
    heading: title,
    text: title,
    score: 1,
    lang: 'en',
  });
  const found = [page(1, 'Terms and conditions'), page(2, 'Returns and refunds'), page(3, 'Returns')];
  const grinders = page(4, 'Two grinders');
  const titleOf = (query: string) => pageOfOneWord(readQuestion(query, statistics), found, () => [grinders])?.title;

  test.each([
    ['returns', 'Returns'],
    ['whats your return policy', 'Returns'],
    ['can i return it', 'Returns'],
    ['do you sell grinders', 'Two grinders'],
  ])('“%s”: %s', (query, title) => expect(titleOf(query)).toBe(title));

  test.each([
    'is there aircon',
    'how do i return it',
    'return not refunded',
    'why return',
    'return the grinder',
    'sell',
  ])('is none for “%s”', (query) => expect(titleOf(query)).toBeUndefined());
});

describe('the section that is headed by all that a question is a phrase for', () => {
  const given = (title: string, heading: string, text: string, passageId: number) => ({
    ...{ title, heading, text, passageId, score: -passageId, lang: 'en' },
  });
  const passages = [
    given('Machines', 'Machines > What you get', 'Spare parts for ten years. We sell old machines, too.', 0),
    given('Accessories', 'Accessories > Parts', 'All 412 parts can be ordered.', 1),
    given('Refurbished', 'Refurbished > Selling yours', 'We pay up to half of the price.', 2),
  ];
  const pageOf = ({ title }: AnswerPassage<number>) => passages.filter((one) => one.title === title);
  const found = (query: string) => sectionOfWhole(readForAnswer(query, passages), passages, pageOf)?.passage.passageId;

  test.each([
    ['spare parts', 1],
    ['sell my old', 2],
    ['can i sell my old', undefined],
    ['what you get', undefined],
  ])('%s', (query, passageId) => expect(found(query)).toBe(passageId));
});

describe('the section that says the time of what it is headed by in other words', () => {
  const given = (title: string, heading: string, text: string, passageId: number) => ({
    ...{ title, heading, text, passageId, score: -passageId, lang: 'en' },
  });
  const passages = [
    given('Spa', 'Spa > May I use the pool before check-in or after check-out?', 'Yes, on both days, from 8:00.', 0),
    given('House rules', 'House rules > Arrival of guests with parcels', 'Parcels are kept at the desk.', 1),
    given('House rules', 'House rules > Arrival and departure', 'Rooms are yours from 15:00, until 11:00.', 2),
    given('Work with us', 'Work with us > Openings', 'A porter, from 22:00 to 6:00.', 3),
  ];
  const found = (query: string) =>
    sectionWithTime(readForAnswer(query, passages), passages, undefined)?.passage.passageId;

  test.each([
    ['check in time', 2],
    ['what time is check in', 2],
    ['check out time', 2],
    ['check in', undefined],
    ['check in price', undefined],
  ])('%s', (query, passageId) => expect(found(query)).toBe(passageId));
});
