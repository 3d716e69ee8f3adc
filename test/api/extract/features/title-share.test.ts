import { describe, expect, it } from 'vitest';
import { TitleWords } from '../../../../api/extract/features/title-share.ts';

describe('TitleWords', () => {
  const title = new TitleWords('The new reading room opens');

  it('gives the share of words that occur in the title, ignoring case and signs', () => {
    expect(title.shareOf('Reading ROOM, opens: the-new!')).toBe(1);
    expect(title.shareOf('the new garden of the town hall')).toBeCloseTo(3 / 7);
  });

  it('measures a short text by the words of the title', () => {
    expect(title.shareOf('room')).toBeCloseTo(1 / 3.5);
    expect(title.shareOf('…')).toBe(0);
  });

  it('counts each Han letter as a word, except within a word of other letters', () => {
    const han = new TitleWords('新书房 2024年');
    expect(han.shareOf('新房')).toBeCloseTo(2 / (4 * 0.7));
    expect(han.shareOf('2024年 新书房')).toBe(1);
    expect(han.shareOf('2023年')).toBe(0);
  });

  it('knows letters beyond the first plane', () => {
    const gothic = new TitleWords('𐌰𐌱 room');
    expect(gothic.shareOf('𐌰𐌱 room')).toBe(1);
    expect(gothic.shareOf('𐌰 room')).toBe(0.5);
  });

  it('shares nothing with a page that has no title', () => {
    expect(new TitleWords('').shareOf('room')).toBe(0);
  });
});
