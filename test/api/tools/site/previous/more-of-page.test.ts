import { describe, expect, it } from 'vitest';
import type { AnswerPart } from '../../../../../api/ranking/answers/block-parts.ts';
import type { Hit } from '../../../../../api/site-index/passage-index.ts';
import { moreOfPage } from '../../../../../api/tools/site/previous/more-of-page.ts';

const passage = (passageId: number, heading: string, text: string): Hit => ({
  ...{ passageId, url: 'https://shop.example/returns', fragment: '', title: 'Returns', heading, breadcrumb: [] },
  ...{ lang: 'en', text, score: 1, confidence: 0.5, onSite: 0.5 },
});
const LONG =
  'A machine may be used in that time, and so may a grinder. We look at it, and send the money within five working days.';
const PAGE = [
  passage(1, 'Returns', `You have 30 days from delivery.\n\n${LONG}`),
  passage(
    2,
    'Returns > How to send it back',
    'Write to us, and we send a label for the parcel within one working day.',
  ),
];
const more = (shown: string, at: number) => {
  const last: AnswerPart<number> = { passageId: PAGE[at]!.passageId, text: shown, form: 'text' };
  return moreOfPage(last, PAGE[at]!, { pageOf: () => PAGE }).map(({ text }) => text);
};

describe('what is behind an answer on its page', () => {
  it('is the rest of its section', () => {
    expect(more('You have 30 days from delivery.', 0)[0]).toBe(LONG);
  });

  it('is the next section where nothing of its own is left, and behind what is nowhere in its text', () => {
    expect(more(LONG, 0)).toEqual([PAGE[1]!.text]);
    expect(more('You have 30 days: put together', 0)).toEqual([PAGE[1]!.text]);
  });

  it('is nothing at the end of the page', () => {
    expect(more(PAGE[1]!.text, 1)).toEqual([]);
  });
});
