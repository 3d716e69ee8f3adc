// A heading is the term of its text only where the text begins with it as a whole word; definitions are shown with their terms.
import { expect, it } from 'vitest';
import { definitionAt, withTerms } from '../../../../api/ranking/answers/part-label.ts';
import { readBlocks } from '../../../../api/text/structure/blocks.ts';

const read = (heading: string, text: string) =>
  definitionAt({ passageId: 1, score: 1, heading, text }, readBlocks(text));

it('a heading is no term of a sentence that goes on with its word', () => {
  expect(read('医生团队 > 招聘', '招聘口腔护士2名，普通挂号费10元。').term).toBe('');
});

it('a name with its arguments is one', () => {
  expect(read('functools.partial', 'functools.partial(func, /, *args)').line).toBe('functools.partial(func, /, *args)');
});

const PARKING =
  'Members\n\nTwo hours free.\n\nMotorbikes and bicycles\n\nFree, in the rack. Bring a lock.\n\nThe gate closes at 11 pm.';
const labelOf = (text: string, more: { form?: 'row'; label?: string } = {}) =>
  withTerms(
    [{ passageId: 1, text, form: 'text', ...more }],
    [{ passageId: 1, score: 1, heading: 'Parking', text: PARKING }],
  )[0]?.label;

it('a definition is shown with the term above it', () => {
  expect(labelOf('Two hours free.')).toBe('Members');
  expect(labelOf('Bring a lock.')).toBe('Motorbikes and bicycles');
});

it('what has no term right above it, has a name already or is a row of a table gets none', () => {
  expect(labelOf('The gate closes at 11 pm.')).toBeUndefined();
  expect(labelOf('Two hours free.', { label: 'Gym, 3 May 2026' })).toBe('Gym, 3 May 2026');
  expect(labelOf('Two hours free.', { form: 'row' })).toBeUndefined();
});

it('a price above a text is no term of it', () => {
  const passage = {
    passageId: 1,
    score: 1,
    title: 'Duo',
    heading: 'Duo',
    text: '€1,690 with VAT\n\nThe pump is quiet.',
  };
  expect(withTerms([{ passageId: 1, text: 'The pump is quiet.', form: 'text' }], [passage])[0]?.label).toBeUndefined();
});

it('a byline at the beginning of a page is no term, another dated line is', () => {
  const label = (line: string, heading: string) => {
    const text = `${line}\n\nIn 2025 we repaired 1,284 machines.`;
    const passage = { passageId: 1, score: 1, title: 'Repairs', heading, text };
    return withTerms([{ passageId: 1, text: 'In 2025 we repaired 1,284 machines.', form: 'text' }], [passage])[0]
      ?.label;
  };
  expect(label('Ties van der Berg, 19 January 2026', 'Repairs')).toBeUndefined();
  expect(label('2026年1月19日 林', '')).toBeUndefined();
  expect(label('Fair, 19 January 2026', 'Repairs > Fairs')).toBe('Fair, 19 January 2026');
  expect(label('Prices 2026', 'Repairs')).toBe('Prices 2026');
});

it('parts of several sections are shown with their headings, and those of one are not', () => {
  const passages = ['No, none.', 'Yes, a third of our customers are.'].map((text, at) => ({
    passageId: at,
    score: 1,
    title: 'Questions',
    heading: `Questions > ${['Do you have servers?', 'May I be abroad?'][at]}`,
    text,
  }));
  const parts = passages.map(({ passageId, text }) => ({ passageId, text, form: 'text' as const }));
  expect(withTerms(parts, passages).map(({ label }) => label)).toEqual(['Do you have servers?', 'May I be abroad?']);
  expect(withTerms(parts.slice(1), passages)[0]?.label).toBeUndefined();
});

it('a later part of the same section, found only on its page, does not make them several sections', () => {
  const section = ['Free, in the rack.', 'Bring a lock.'].map((text, at) => ({
    passageId: at,
    score: 1,
    title: 'Gym',
    heading: 'Gym > Bicycles',
    text,
  }));
  const parts = section.map(({ passageId, text }) => ({ passageId, text, form: 'text' as const }));
  const labels = withTerms(parts, section.slice(0, 1), { pageOf: () => section }).map(({ label }) => label);
  expect(labels).toEqual([undefined, undefined]);
});
