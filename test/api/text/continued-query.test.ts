import { describe, expect, test } from 'vitest';
import { readContinuedQuery, writeContinuedQuery } from '../../../api/text/continued-query.ts';

describe('a continued query', () => {
  test('is read as it was written', () => {
    const query = { question: 'and the Duo?', before: ['price of the One?'] };
    expect(writeContinuedQuery(query, 400)).toBe('price of the One?\nand the Duo?');
    expect(readContinuedQuery(writeContinuedQuery(query, 400))).toEqual(query);
    expect(readContinuedQuery('price?')).toEqual({ question: 'price?', before: [] });
  });

  test('a message of several lines is one question', () => {
    expect(writeContinuedQuery({ question: 'price?\n\nof the Duo', before: [] }, 400)).toBe('price? of the Duo');
  });

  test('keeps within its length: the question first, then the latest before it, three at most', () => {
    const before = ['one', 'two', 'three', 'four'];
    expect(writeContinuedQuery({ question: 'five', before }, 400)).toBe('two\nthree\nfour\nfive');
    expect(writeContinuedQuery({ question: 'five', before }, 10)).toBe('four\nfive');
    expect(writeContinuedQuery({ question: 'abc😀', before }, 4)).toBe('abc');
  });
});
