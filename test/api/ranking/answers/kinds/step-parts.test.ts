import { describe, expect, test } from 'vitest';
import { readForAnswer } from '../../../../../api/ranking/answers/answer.ts';
import { stepParts, stepsOfPage } from '../../../../../api/ranking/answers/kinds/step-parts.ts';

const STEPS = '1. Switch off.\n2. Dissolve two sachets.\n3. Hold both buttons.';
const page = (passageId: number, title: string, heading: string, text: string) => ({
  ...{ passageId, lang: 'en', title, heading, text, score: 1 },
});
const descaling = page(
  1,
  'How to descale a machine',
  'How to descale a machine > Steps for the One',
  `${STEPS}\n\nOn the Mini, hold the brew button alone. On the Duo choose the menu.`,
);
const machines = [
  page(2, 'Alder Mini', 'Alder Mini', 'The small machine: the Mini is ready soon, and the Mini is light.'),
  page(3, 'Alder Duo', 'Alder Duo', 'The large machine: the Duo has two boilers, and the Duo is heavy.'),
];
const textsOf = (query: string) =>
  stepParts(readForAnswer(query, [descaling]), [descaling], undefined, [descaling, ...machines]).map(
    ({ text }) => text,
  );

describe('how to do something with one of several things', () => {
  test('is the paragraph about it, with the steps', () => {
    expect(textsOf('how to descale the mini')).toEqual([
      'On the Mini, hold the brew button alone. On the Duo choose the menu.',
      STEPS,
    ]);
  });

  test.each(['how to descale', 'mini descaling time', 'how to clean the mini'])('is not asked by “%s”', (query) => {
    expect(textsOf(query)).toEqual([]);
  });
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
