/// <reference types="mocha" />
import { expect } from 'chai';
import { fileSize } from '../../../../widget/shared/measures/file-size.ts';
import { createStrings } from '../../../../widget/shared/strings/strings.ts';

describe('the size of a file', () => {
  const strings = createStrings('en');

  it('is in bytes, kilobytes or megabytes, with one decimal below ten', () => {
    const sizes = [0, 1, 83, 12_400, 3_400_000, 25_000_000].map((bytes) => fileSize(bytes, strings));
    expect(sizes).to.deep.equal(['0 bytes', '1 byte', '83 bytes', '12 kB', '3.4 MB', '25 MB']);
  });

  it('is empty for what is no size', () => {
    expect([Number.NaN, -1].map((bytes) => fileSize(bytes, strings))).to.deep.equal(['', '']);
  });
});
