import { describe, expect, test } from 'vitest';
import { readForAnswer } from '../../../../../api/ranking/answers/answer.ts';
import { stepsOfPage } from '../../../../../api/ranking/answers/kinds/steps-of-page.ts';

const STEPS = '1. Switch off.\n2. Dissolve two sachets.\n3. Hold both buttons.';
const page = (passageId: number, title: string, heading: string, text: string) => ({
  ...{ passageId, lang: 'en', title, heading, text, score: 1 },
});

describe('how to do what a page is about', () => {
  const about = page(4, 'Returns', 'Returns', 'You have 30 days.');
  const how = page(5, 'Returns', 'Returns > How to send it back', STEPS);
  const trouble = page(6, 'Returns', 'Returns > If the label is lost', STEPS);
  const texts = (query: string, section = how) => {
    const passages = [about, section];
    return stepsOfPage(readForAnswer(query, passages), passages, () => passages).map(({ text }) => text);
  };

  test.each(['how do i return', 'how to return an item', 'how do i return my order'])(
    '“%s” is its one section with steps',
    (query) => {
      expect(texts(query)).toEqual([STEPS]);
    },
  );

  test('is the section with steps that names the thing, on a page of a title that says how', () => {
    const passages = [
      page(7, 'How to clean a grinder', 'How to clean a grinder', 'Clean it every month.'),
      page(8, 'How to clean a grinder', 'How to clean a grinder > Steps for the Hopper', STEPS),
      page(9, 'How to clean a grinder', 'How to clean a grinder > If it stops', STEPS),
    ];
    const found = stepsOfPage(readForAnswer('how do i clean my grinder hopper', passages), passages, () => passages);
    expect(found.map(({ passageId }) => passageId)).toEqual([8]);
  });

  test('is no section about something that went wrong', () => {
    expect(texts('how do i return', trouble)).toEqual([]);
  });

  test.each(['return policy', 'how long do i have to return', 'how do i return a grinder'])(
    'is not asked by “%s”',
    (query) => {
      expect(texts(query)).toEqual([]);
    },
  );
});

test('the steps may be of a page that was found second', () => {
  const passages = [
    page(10, 'Eleven families', 'Eleven families > How it is processed', STEPS),
    page(11, 'Repairs', 'Repairs > How a repair goes', STEPS),
  ];
  const pageOf = ({ passageId }: { passageId: number }) => passages.filter((one) => one.passageId === passageId);
  const found = stepsOfPage(readForAnswer('how do repairs work', passages), passages, pageOf);
  expect(found.map(({ passageId }) => passageId)).toEqual([11]);
});

describe('the section with the steps', () => {
  const idsOf = (query: string, passages: ReturnType<typeof page>[], found = passages) =>
    stepsOfPage(readForAnswer(query, found), found, () => passages, passages).map(({ passageId }) => passageId);
  const milk = [
    page(1, 'Steaming milk', 'Steaming milk', 'Air first, then a whirl.'),
    page(2, 'Steaming milk', 'Steaming milk > What you need', 'A jug and cold milk.'),
    page(3, 'Steaming milk', 'Steaming milk > Step by step', STEPS),
  ];

  test('is headed by nothing but that, on the page of what is asked', () => {
    expect(idsOf('how to steam milk', milk)).toEqual([3]);
  });

  test('is the first of a page that is about nothing else, but for one of a case', () => {
    const cleaning = [
      page(4, 'Cleaning a grinder', 'Cleaning a grinder > If it hums', STEPS),
      page(5, 'Cleaning a grinder', 'Cleaning a grinder > Each month', STEPS),
      page(6, 'Cleaning a grinder', 'Cleaning a grinder > Twice a year', STEPS),
    ];
    expect(idsOf('how do i clean my grinder', cleaning)).toEqual([5]);
  });

  test('is headed by all that is asked, whatever its page is about', () => {
    const renting = [
      page(7, 'Moving in', 'Moving in > To leave', STEPS),
      page(8, 'Moving in', 'Moving in > To rent a unit', STEPS),
    ];
    expect(idsOf('how do i rent a unit', renting, [page(9, 'Vans', 'Vans', 'We rent vans.')])).toEqual([8]);
    expect(idsOf('how do i rent a van', renting)).toEqual([]);
  });

  test('is none where another section names more of what is asked', () => {
    const visits = [
      page(
        10,
        'Book, change or cancel appointments',
        'Book, change or cancel appointments > How you get a first appointment',
        STEPS,
      ),
      page(11, 'Book, change or cancel appointments', 'Book, change or cancel appointments > Cancelling', 'Ring us.'),
    ];
    expect(idsOf('how do i cancel my appointment', visits)).toEqual([]);
    expect(idsOf('how do i book an appointment', visits)).toEqual([10]);
  });

  test('is found by a concept of several words', () => {
    const returns = [
      page(12, 'Returns and refunds', 'Returns and refunds', 'Thirty days.'),
      page(13, 'Returns and refunds', 'Returns and refunds > How to', STEPS),
    ];
    expect(idsOf('how do i send it back', returns)).toEqual([13]);
  });
});
