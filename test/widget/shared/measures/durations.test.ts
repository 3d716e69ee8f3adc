/// <reference types="mocha" />
import { expect } from 'chai';
import { durationBetween } from '../../../../widget/shared/measures/durations.ts';
import { createStrings } from '../../../../widget/shared/strings/strings.ts';

describe('a length of time', () => {
  const from = '2026-03-25T02:00:00.000Z';
  const afterMs = (ms: number) =>
    durationBetween(from, new Date(Date.parse(from) + ms).toISOString(), createStrings('en'));

  it('is tenths of a second below ten seconds, whole ones above, and nothing that would be 0', () => {
    expect([800, 1_940, 12_400].map(afterMs)).to.deep.equal(['0.8 s', '1.9 s', '12 s']);
    expect([0, 40, -5].map(afterMs)).to.deep.equal(['', '', '']);
  });
});
