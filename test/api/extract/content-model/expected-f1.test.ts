import { describe, expect, it } from 'vitest';
import { bestCut, chooseCut } from '../../../../api/extract/content-model/expected-f1.ts';
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

describe('chooseCut', () => {
  it('takes the sure post and not forty unsure replies, which are content together or not at all', () => {
    const replies = '<p>bbbbbbbbbb'.repeat(40);
    const thread = cutSegments(parseHtml(`<p>${'a'.repeat(100)}${replies}`));
    const probability = Float32Array.from(thread, (_, i) => (i === 0 ? 0.96 : 0.35));
    expect(bestCut(thread, probability).threshold).toBeCloseTo(0.35);
    expect(chooseCut(thread, probability)).toBeCloseTo(0.96);
  });

  it('takes all of a page of which nothing is sure, and all that is likely beside something sure', () => {
    expect(chooseCut(segments, Float32Array.from([0.45, 0.44, 0.02]))).toBeCloseTo(0.44);
    expect(chooseCut(segments, Float32Array.from([0.95, 0.7, 0.6]))).toBeCloseTo(0.6);
  });

  it('takes nothing when nothing is likely', () => {
    expect(chooseCut(segments, Float32Array.from([0, 0, 0]))).toBe(1);
    expect(chooseCut([], new Float32Array(0))).toBe(1);
  });
});
