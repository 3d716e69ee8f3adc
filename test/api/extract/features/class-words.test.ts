import { describe, expect, it } from 'vitest';
import { CLASS_KINDS, kindsOf } from '../../../../api/extract/features/class-words.ts';

const kinds = (name: string): string[] => CLASS_KINDS.filter((_, i) => (kindsOf(name) >> i) & 1);

describe('kindsOf', () => {
  it('reads words joined by hyphens, underscores and capitals alike', () => {
    for (const name of ['post-footer', 'post_footer', 'postFooter']) expect(kinds(name)).toEqual(['content', 'footer']);
  });

  it('finds stems inside of long words', () => {
    expect(kinds('relatedpoststitle')).toContain('related');
    expect(kinds('footerwrap')).toEqual(['footer']);
  });

  it('does not search short words for stems', () => {
    expect(kinds('shared')).toEqual([]);
  });

  it('reads no more than the first part of an endless name', () => {
    expect(kinds(`${'x '.repeat(400)}footer`)).toEqual([]);
  });
});
