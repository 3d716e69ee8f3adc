import { describe, expect, it } from 'vitest';
import { extractPage } from '../../../../api/extract/extract-page.ts';

const PROSE =
  'We have baked bread in the old mill since 1974. The dough rests for a night, and the oven is fired with beech wood from the valley. ';

/** The lines of a page with this markup around its text. */
const linesOf = (around: string) =>
  extractPage(
    `<html lang="en"><head><title>Mill bakery</title></head><body><main><h1>Mill bakery</h1><p>${PROSE.repeat(3)}</p><p>${PROSE}</p></main>${around}</body></html>`,
    { url: 'https://bakery.example/' },
  ).contactLines;

describe('findContactLines', () => {
  it('takes the lines of the footer with the address beside telephone and mail, and no navigation', () => {
    const footer = `<footer><div class="col"><p>Mill Bakery</p><p>4 Weir Lane, Otley LS21 3BX</p><p>Tel. 01943 555 0142</p>
      <p><a href="mailto:hello@bakery.example">hello@bakery.example</a></p><p>Tue to Sat 7 to 14</p></div>
      <ul><li><a href="/bread">Bread</a></li><li><a href="/cake">Cake</a></li></ul></footer>`;
    expect(linesOf(footer)).toEqual([
      'Mill Bakery',
      '4 Weir Lane, Otley LS21 3BX',
      'Tel. 01943 555 0142',
      'hello@bakery.example',
      'Tue to Sat 7 to 14',
    ]);
  });

  it('separates the parts of a line by points: bars make a row of a table', () => {
    expect(linesOf('<div class="foot">4 Weir Lane, Otley | 01943 555 0142 | hello@bakery.example</div>')).toEqual([
      '4 Weir Lane, Otley · 01943 555 0142 · hello@bakery.example',
    ]);
  });

  it.each([
    ['without a number or an address of mail', '<footer><p>© 1974–2026 Mill Bakery. All rights reserved.</p></footer>'],
    ['that is hidden', '<footer hidden><p>Tel. 01943 555 0142</p></footer>'],
    ['with dates alone', '<footer><p>Updated 2026-11-27, 10:15</p></footer>'],
  ])('finds none in a footer %s', (_, footer) => {
    expect(linesOf(footer)).toBe(undefined);
  });

  it('is bounded: of many numbers the first are taken', () => {
    const many = Array.from(
      { length: 200 },
      (__, i) => `<section><p>Branch ${i}, Tel. 01943 555 ${1000 + i}</p></section>`,
    );
    expect(linesOf(`<footer>${many.join('')}</footer>`)!.join('').length).toBeLessThanOrEqual(600);
  });
});
