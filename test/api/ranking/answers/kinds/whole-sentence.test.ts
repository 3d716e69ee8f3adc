import { describe, expect, test } from 'vitest';
import { readForAnswer } from '../../../../../api/ranking/answers/answer.ts';
import { wholeSentence } from '../../../../../api/ranking/answers/kinds/whole-sentence.ts';

const text = 'Empty the tray in the evening. The Mini has no valve and must not be backflushed. People like the Mini.';
const passages = [{ passageId: 1, title: 'Care', heading: 'Care', text, score: 1, lang: 'en' }];
const answer = (query: string) =>
  wholeSentence(readForAnswer(query, passages), passages, undefined)
    .map((part) => part.text)
    .join(' ');

describe('a sentence that holds all that a few words name', () => {
  test('answers', () => {
    expect(answer('backflush mini')).toContain('must not be backflushed');
  });

  test.each(['backflush', 'backflush duo', 'how many people like the mini', 'backflush iphone mini'])(
    'is not enough for “%s”',
    (query) => {
      expect(answer(query)).toBe('');
    },
  );
});
