import { describe, expect, test } from 'vitest';
import { readForAnswer } from '../../../../../api/ranking/answers/answer.ts';
import { measuredParts } from '../../../../../api/ranking/answers/kinds/measured-parts.ts';

const text = 'One boiler makes the coffee. At one metre we measure 46 dB, against 61 dB for the Solo. It weighs 24 kg.';
const passages = [
  { passageId: 1, title: 'Alder Duo', heading: 'Alder Duo', text, score: 1, lang: 'en' },
  {
    passageId: 2,
    title: 'Alder Solo',
    heading: 'Alder Solo',
    text: 'The Solo has one boiler.',
    score: 0.5,
    lang: 'en',
  },
];
const answer = (query: string) =>
  measuredParts(readForAnswer(query, passages), passages, undefined)
    .map((part) => part.text)
    .join(' ');

describe('a sentence that measures the thing asked about', () => {
  test('answers from the page of another thing', () => {
    expect(answer('how loud is the solo')).toContain('61 dB for the Solo');
  });

  test.each(['how loud is the trio', 'how loud is it', 'how heavy is the solo', 'voltage of the solo'])(
    'is none for “%s”',
    (query) => {
      expect(answer(query)).toBe('');
    },
  );
});
