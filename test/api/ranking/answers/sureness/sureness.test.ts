import { describe, expect, it } from 'vitest';
import {
  FIRST_INPUTS,
  firstInputs,
  SURENESS_INPUTS,
  surenessInputs,
  surenessOf,
} from '../../../../../api/ranking/answers/sureness/sureness.ts';
import { EVIDENCE } from '../../../../../api/ranking/passages/confidence.ts';
import { MemoryStatistics } from '../../../../../api/ranking/passages/memory-statistics.ts';
import { readQuestion } from '../../../../../api/ranking/question/question.ts';

/** An answer of one sentence to a message after "meeting room". */
function judged(message: string, text: string) {
  const statistics = new MemoryStatistics([], []);
  const passage = {
    passageId: 1,
    text,
    score: 1,
    title: 'Room hire',
    heading: 'Terms',
    lang: 'en',
    confidence: 0.5,
    onSite: 0.6,
  };
  return {
    message: readQuestion(message, statistics),
    question: readQuestion(`meeting room ${message}`, statistics),
    parts: [{ passageId: 1, text, form: 'text' as const }],
    answering: [passage],
    found: [passage],
    statistics,
    isAnswer: true,
    saysYesOrNo: false,
    continues: { saysSo: false, page: false, section: false },
  };
}

const inputOf = (name: (typeof SURENESS_INPUTS)[number], answer: ReturnType<typeof judged>) =>
  surenessInputs(answer)[SURENESS_INPUTS.indexOf(name)];

describe('how likely an answer is right', () => {
  it('is a probability for any answer, also to a message without words', () => {
    for (const message of ['charity discount', '?', 'how much'])
      expect(surenessOf(judged(message, 'Charities: 30% off.'))).toSatisfy((value: number) => value > 0 && value < 1);
  });

  it('knows whether the value is there that the message asks for', () => {
    expect(inputOf('value', judged('how much is it', 'It costs €45 an hour.'))).toBe(1);
    expect(inputOf('value', judged('how much is it', 'Ask at the desk.'))).toBe(-1);
    expect(inputOf('value', judged('is there tea', 'Tea is served.'))).toBe(0);
  });

  it('tells apart what the message asks and what it takes from the question before', () => {
    const answer = judged('tea', 'The meeting room holds 20 people.');
    expect(inputOf('carried', answer)).toBe(1);
    expect(inputOf('carried', { ...answer, question: answer.message })).toBe(0);
  });

  it('is higher for an answer of which the search is surer', () => {
    const sure = judged('charity discount', 'Charities: 30% off.');
    const unsure = { ...sure, answering: [{ ...sure.answering[0]!, confidence: 0.1 }] };
    expect(surenessOf(sure)).toBeGreaterThan(surenessOf(unsure));
  });

  it('is also estimated for a first question, from where its passage is among those found and what the search knows of it', () => {
    const first = { ...judged('charity discount', 'Charities: 30% off.'), continues: undefined };
    const better = { ...first.found[0]!, passageId: 2, score: 3, confidence: 0.7 };
    const evidence = new Float64Array(EVIDENCE.length).fill(0.25);
    const second = { ...first, answering: [{ ...first.answering[0]!, evidence }], found: [better, first.found[0]!] };
    const inputs = Object.fromEntries(FIRST_INPUTS.map((name, at) => [name, firstInputs(second)[at]]));
    expect(inputs).toMatchObject({ place: 1, behind: -2, topConfidence: 0.7, nextBehind: -2, coverage: 0.25 });
    expect(surenessOf(second)).toSatisfy((value: number) => value > 0 && value < 1);
    expect(firstInputs(first)).toHaveLength(FIRST_INPUTS.length);
  });

  it('knows which rule put the answer to a first question together', () => {
    const first = { ...judged('charity discount', 'Charities: 30% off.'), continues: undefined };
    const inputOfRule = (answer: typeof first, rule: string) =>
      firstInputs(answer)[(FIRST_INPUTS as readonly string[]).indexOf(`by ${rule}`)];
    const byTopic = { ...first, parts: [{ ...first.parts[0]!, rule: 'topic' as const }] };
    expect([inputOfRule(byTopic, 'topic'), inputOfRule(byTopic, 'fact'), inputOfRule(first, 'topic')]).toEqual([
      1, 0, 0,
    ]);
  });
});
