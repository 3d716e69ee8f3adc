import { describe, expect, it } from 'vitest';
import { bestCut } from '../../../../api/extract/content-model/expected-f1.ts';
import { parseHtml } from '../../../../api/extract/html/parse-html.ts';
import { cutSegments } from '../../../../api/extract/segments/segments.ts';

const segments = cutSegments(parseHtml('<p>aaaaaaaaaa<p>bbbbbbbbbb<p>cccccccccc'));

describe('bestCut', () => {
  it('cuts a page of certain probabilities between content and the rest', () => {
    const { threshold, f1 } = bestCut(segments, Float32Array.from([0.99, 0.98, 0.02]));
    expect(threshold).toBeCloseTo(0.98);
    expect(f1).toBeGreaterThan(0.97);
  });

  it('cuts a page of uncertain probabilities below one half, where leaving out costs more than taking in', () => {
    expect(bestCut(segments, Float32Array.from([0.45, 0.3, 0.02])).threshold).toBeCloseTo(0.3);
  });

  it('takes nothing when nothing is likely', () => {
    expect(bestCut(segments, Float32Array.from([0, 0, 0]))).toEqual({ threshold: 1, f1: 0 });
  });
});
