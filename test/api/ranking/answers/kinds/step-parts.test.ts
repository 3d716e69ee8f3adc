import { describe, expect, test } from 'vitest';
import { readForAnswer } from '../../../../../api/ranking/answers/answer.ts';
import { stepParts } from '../../../../../api/ranking/answers/kinds/step-parts.ts';

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
