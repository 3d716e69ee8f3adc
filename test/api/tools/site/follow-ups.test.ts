import { describe, expect, test } from 'vitest';
import { followUpsOf } from '../../../../api/tools/site/follow-ups.ts';

let id = 0;
const section = (heading: string, fields: { title?: string; url?: string; lang?: string; score?: number } = {}) => ({
  ...{ passageId: ++id, url: '/warranty', title: 'Warranty', lang: 'en', score: 10 },
  heading,
  ...fields,
});
const alone = () => [];

describe('questions to go on with', () => {
  test('are the other sections of the page of the answer, those after it first', () => {
    const page = ['Proof', 'What is covered', 'What is not covered', 'Who pays'].map((name) => section(name));
    expect(followUpsOf('is it covered', [page[1]!], [page[1]!], () => page)).toEqual([
      'Warranty: What is not covered',
      'Warranty: Who pays',
    ]);
    expect(followUpsOf('who pays', [page[3]!], [page[3]!], () => page)).toEqual([
      'Warranty: Proof',
      'Warranty: What is covered',
    ]);
  });

  test('end with one of another page that was found nearly as well, and are never more than three', () => {
    const page = ['A part', 'B part', 'C part', 'D part'].map((name) => section(name));
    const other = { url: '/returns', title: 'Returns' };
    const hits = [
      page[0]!,
      section('Far away', { ...other, score: 8 }),
      section('Sending it back', { ...other, score: 9 }),
      section('Who pays for it?', { ...other, score: 7.5 }),
    ];
    expect(followUpsOf('x', [page[0]!], hits, () => page)).toEqual([
      'Warranty: B part',
      'Warranty: C part',
      'Returns: Sending it back',
    ]);
    expect(followUpsOf('x', [page[0]!], hits, alone)).toEqual(['Returns: Sending it back', 'Who pays for it?']);
  });

  test.each([
    ['fr', 'Garantie\u00a0: Partie B'],
    ['zh', 'Garantie：Partie B'],
  ])('are written as %s writes a label', (lang, said) => {
    const page = ['Partie A', 'Partie B'].map((name) => section(name, { lang, title: 'Garantie' }));
    expect(followUpsOf('x', [page[0]!], [page[0]!], () => page)).toEqual([said]);
  });

  test('are in the language of the answer', () => {
    const [answer, next] = [section('A part'), section('Phần B', { lang: 'vi' })];
    expect(followUpsOf('x', [answer], [answer], () => [answer, next])).toEqual([]);
  });

  test('repeat neither the question, nor what the answer said, nor each other', () => {
    const answer = section('A part');
    const said = section('B part');
    const page = [answer, said, section('How long does it take?'), section('C part'), section('C part')];
    expect(followUpsOf('how long does it take', [answer, said], [answer], () => page)).toEqual(['Warranty: C part']);
  });

  test('leave out a page without sections, and headings that do not fit into a line', () => {
    const answer = section('A part');
    const page = [answer, section(''), section('Warranty'), section('long '.repeat(20)), section('B', { title: '' })];
    expect(followUpsOf('x', [answer], [answer], () => page)).toEqual([]);
    expect(followUpsOf('x', [], [answer], () => page)).toEqual([]);
  });
});
