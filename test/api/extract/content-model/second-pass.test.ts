import { describe, expect, it } from 'vitest';
import { describeSecondPass } from '../../../../api/extract/content-model/second-pass.ts';
import { parseHtml } from '../../../../api/extract/html/parse-html.ts';
import { cutSegments } from '../../../../api/extract/segments/segments.ts';

const HTML =
  '<body><main><h2>One</h2><p>first words here</p><p>second words here</p></main><footer><p>third words here</p></footer>';

function rowsFor(answers: readonly number[]): number[][] {
  const tree = parseHtml(HTML);
  const segments = cutSegments(tree);
  const { width, stride, rows } = describeSecondPass(tree, segments, Float32Array.from(answers));
  return segments.map((_, i) => [...rows.subarray(i * stride, i * stride + width)]);
}

describe('describeSecondPass', () => {
  it('gives the answers of the neighbours, and a marker past the ends', () => {
    const rows = rowsFor([0.1, 0.9, 0.8, 0.2]);
    const [own, before, after] = [0, 3, 4];
    expect(rows[1]?.[own]).toBeCloseTo(0.9);
    expect(rows[1]?.[before]).toBeCloseTo(0.1);
    expect(rows[1]?.[after]).toBeCloseTo(0.8);
    expect(rows[0]?.[before]).toBeCloseTo(-0.1);
  });

  it('gives the mean answer inside an element without the segment itself', () => {
    const rows = rowsFor([0, 0.9, 0.5, 0.2]);
    const parentMean = 1 + 6 + 2 + 2;
    // Besides the first paragraph, main holds the heading (3 letters, 0) and the second paragraph (15 letters, 0.5).
    expect(rows[1]?.[parentMean]).toBeCloseTo((15 * 0.5) / 18);
  });

  it('is finite when all answers are 0', () => {
    for (const row of rowsFor([0, 0, 0, 0])) expect(row.every(Number.isFinite)).toBe(true);
  });
});
