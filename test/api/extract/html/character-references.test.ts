import { describe, expect, it } from 'vitest';
import { decodeAttribute, decodeText } from '../../../../api/extract/html/character-references.ts';

describe('decodeText', () => {
  it('decodes names, decimal and hexadecimal numbers', () => {
    expect(decodeText('a &amp; b &#8217; &#x2019; &Eacute;')).toBe('a & b ’ ’ É');
  });

  it('decodes once, and gives the same for a repeated reference', () => {
    expect(decodeText('&amp;lt; &amp;lt;')).toBe('&lt; &lt;');
  });

  it('decodes the old names that need no semicolon, and keeps text that is no reference', () => {
    expect(decodeText('AT&T &copy 2024 &notin; &nosuch; & &;')).toBe('AT&T © 2024 ∉ &nosuch; & &;');
  });

  it('reads what looks like markup as text', () => {
    expect(decodeText('<b> &lt; "x"')).toBe('<b> < "x"');
  });
});

describe('decodeAttribute', () => {
  it('keeps the parameters of an address that look like old names', () => {
    expect(decodeAttribute('/a?b=1&copy=2&amp;c=3')).toBe('/a?b=1&copy=2&c=3');
  });
});
