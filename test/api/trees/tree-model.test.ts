import { describe, expect, it } from 'vitest';
import { TreeModel } from '../../../api/trees/tree-model.ts';

/** Two trees over two numbers: one splits on the first number at 0.5, the other is a single leaf. */
const DATA = {
  FEATURE_COUNT: 2,
  SHAPE: '1000',
  FEATURES: '0',
  THRESHOLDS: '.5',
  LEAVES: '-2,3,1',
};

describe('TreeModel', () => {
  it('adds the leaves of all trees', () => {
    const rows = Float32Array.from([0, 9, 1, 9]);
    const [low, high] = new TreeModel('test', DATA, Float32Array).sum({ width: 2, stride: 2, count: 2, rows });
    expect(low).toBeCloseTo(-1);
    expect(high).toBeCloseTo(4);
  });

  it('skips the gap between rows', () => {
    const rows = Float32Array.from([0, 9, 7, 7, 1, 9, 7, 7]);
    const answers = new TreeModel('test', DATA, Float32Array).sum({ width: 2, stride: 4, count: 2, rows });
    expect(answers[1]).toBeCloseTo(4);
  });

  it('throws with the model, both widths and the fix when rows are of another width', () => {
    const table = { width: 3, stride: 3, count: 1, rows: new Float32Array(3) };
    expect(() => new TreeModel('test', DATA, Float32Array).sum(table)).toThrow(
      'test model: 3 features, fitted on 2; run bench/extraction/fit-content-model.mjs',
    );
  });

  it('gives no answers for no rows', () => {
    expect(
      new TreeModel('test', DATA, Float32Array).sum({ width: 0, stride: 0, count: 0, rows: new Float32Array(0) }),
    ).toHaveLength(0);
  });

  it('adds the leaf of each tree that one row falls into; a value at the threshold goes left', () => {
    // Two trees: x0 <= 0.1 ? (x1 <= 2 ? 1 : 10) : 100, and a single leaf of 0.25.
    const data = {
      FEATURE_COUNT: 2,
      SHAPE: '110000',
      FEATURES: '0,1',
      THRESHOLDS: '.1,2',
      LEAVES: '1,10,100,.25',
    };
    const model = new TreeModel('test', data, Float64Array);
    expect(model.sumRow(Float64Array.of(0.1, 2))).toBe(1.25);
    expect(model.sumRow(Float64Array.of(0, 2.1))).toBe(10.25);
    expect(model.sumRow(Float64Array.of(0.10000000000000002, 0))).toBe(100.25);
    const single = new TreeModel('test', data, Float32Array);
    expect(single.sumRow(Float32Array.of(0.10000000000000002, 0))).toBe(1.25);
    expect([...single.sum({ width: 2, stride: 2, count: 1, rows: Float32Array.of(0, 2.5) })]).toEqual([10.25]);
  });
});
