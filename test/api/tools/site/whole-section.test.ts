import { describe, expect, test } from 'vitest';
import type { AnswerPart } from '../../../../api/ranking/answers/block-parts.ts';
import type { Hit } from '../../../../api/site-index/passage-index.ts';
import { wholeSection } from '../../../../api/tools/site/whole-section.ts';

const TITLE = 'Our bread';
const passage = (passageId: number, heading: string, text: string): Hit => ({
  ...{ passageId, url: 'https://shop.example/bread', fragment: '', title: TITLE, heading },
  ...{ breadcrumb: [], lang: 'en', text, score: 1, confidence: 0.8, onSite: 0.9 },
});
const page = [
  passage(1, TITLE, 'Bread from one oven.'),
  passage(
    2,
    `${TITLE} > Sourdough`,
    'It rises for eighteen hours.\n\nIt keeps for four days in a cloth, never in the fridge.',
  ),
  passage(3, `${TITLE} > Sourdough`, '- Small: €3\n- Large: €5'),
  passage(4, `${TITLE} > Ingrid Holm`, 'Bakes since 1998.'),
  passage(5, `${TITLE} > Cakes`, `To order.\n\n${'Cakes are baked on Friday for those who ask. '.repeat(25)}`),
];
const hitOf = (id: number) => page[id - 1] as Hit;
const part = (passageId: number, text: string, more: Partial<AnswerPart<number>> = {}): AnswerPart<number> => ({
  ...{ passageId, text, form: 'text' },
  ...more,
});
const show = (parts: AnswerPart<number>[], question = 'does it keep') =>
  wholeSection(parts, question, { hitOf, pageOf: () => page }).map(({ text, label }) => (label ? [label, text] : text));

describe('an answer in sentences', () => {
  test('is shown with all of its short section, below its heading', () => {
    expect(show([part(2, 'It rises for eighteen hours.')])).toEqual([
      ['Sourdough', 'It rises for eighteen hours.'],
      'It keeps for four days in a cloth, never in the fridge.',
      '- Small: €3\n- Large: €5',
    ]);
  });

  test('has no heading that the question says', () => {
    expect(show([part(2, 'It rises for eighteen hours.')], 'keep sourdough')[0]).toBe('It rises for eighteen hours.');
  });

  test('has a heading that names who or what the section is about', () => {
    expect(show([part(4, 'Bakes since 1998.')], 'who bakes')).toEqual([['Ingrid Holm', 'Bakes since 1998.']]);
  });

  test('has no title of its page for a heading', () => {
    expect(show([part(1, 'Bread from one oven.')], 'oven')).toEqual(['Bread from one oven.']);
  });

  test('stays as it is where its section is long', () => {
    expect(show([part(5, 'To order.')], 'cakes')).toEqual(['To order.']);
  });

  test('stays as it is where it has a label of its own', () => {
    const text = 'It rises for eighteen hours.';
    expect(show([part(2, text, { label: 'Yes, Saturday' })])).toEqual([['Yes, Saturday', text]]);
  });

  test('stays as it is where it is from two sections, a row, or nothing', () => {
    expect(show([part(2, 'It rises for eighteen hours.'), part(4, 'Bakes since 1998.')])).toEqual([
      'It rises for eighteen hours.',
      'Bakes since 1998.',
    ]);
    expect(show([part(3, '- Small: €3', { form: 'row' })])).toEqual(['- Small: €3']);
    expect(show([])).toEqual([]);
  });

  test('keeps the terms above the texts of its section', () => {
    const section = passage(
      1,
      `${TITLE} > Parking`,
      'Cars\n\nIn the yard.\n\nMotorbikes\n\nFree, in the covered rack.',
    );
    const source = { hitOf: () => section, pageOf: () => [section] };
    expect(wholeSection([part(1, 'In the yard.')], 'parking', source)).toMatchObject([
      { label: 'Cars', text: 'In the yard.' },
      { label: 'Motorbikes', text: 'Free, in the covered rack.' },
    ]);
  });
});
