import { describe, expect, it } from 'vitest';
import { chooseSpans, type SpanLimits } from '../../../../../api/ranking/answers/sentences/choose-spans.ts';
import type { SentenceCandidate } from '../../../../../api/ranking/answers/sentences/score-sentences.ts';

/** Passages of sentences with their probabilities; "/" between sentences is a line break. */
function passagesOf(...passages: [text: string, probability: number][][]) {
  const texts: string[] = [];
  const sentences: SentenceCandidate[] = [];
  passages.forEach((list, passage) => {
    let text = '';
    list.forEach(([piece, probability], position) => {
      const [gap, own] = piece.startsWith('/') ? ['\n', piece.slice(1)] : [position > 0 ? ' ' : '', piece];
      const start = text.length + gap.length;
      text += gap + own;
      const codes = Uint32Array.from(
        own.split(' '),
        (word) => [...word].reduce((sum, char) => sum * 31 + char.charCodeAt(0), 7) >>> 0,
      );
      sentences.push({
        text: own,
        start,
        end: text.length,
        passage,
        position,
        codes,
        terms: own.includes('word') ? [0] : [],
        isUnderTopic: own.includes('topic'),
        lacksValue: own.includes('vague'),
        features: new Float64Array(0),
        score: Math.log(probability),
        probability,
      });
    });
    texts.push(text);
  });
  const choose = (limits: Partial<SpanLimits> = {}) =>
    chooseSpans(sentences, texts, {
      maxSpans: 2,
      maxColumns: 100,
      columnPrice: 0.001,
      mustMatch: false,
      ...limits,
    }).map(({ passage, start, end }) => texts[passage]?.slice(start, end));
  return choose;
}

describe('chooseSpans', () => {
  it('takes the likeliest sentences, in the order of passages and text', () => {
    const choose = passagesOf(
      [
        ['first one here.', 0.1],
        ['/second one here.', 0.3],
      ],
      [['third piece is it.', 0.6]],
    );
    expect(choose()).toEqual(['second one here.', 'third piece is it.']);
  });

  it('joins neighbours on one line, and never across lines', () => {
    expect(
      passagesOf([
        ['alpha is this.', 0.5],
        ['beta is that.', 0.4],
      ])({ maxSpans: 1 }),
    ).toEqual(['alpha is this. beta is that.']);
    expect(
      passagesOf([
        ['alpha is this.', 0.5],
        ['/beta is that.', 0.4],
      ])({ maxSpans: 1 }),
    ).toEqual(['alpha is this.']);
  });

  it('leaves out sentences that are not worth their columns', () => {
    const choose = passagesOf([
      ['alpha is this.', 0.9],
      ['/a long tail of hardly any use to anyone at all.', 0.03],
    ]);
    expect(choose()).toEqual(['alpha is this.']);
    expect(choose({ columnPrice: 0.0001 })).toHaveLength(2);
  });

  it('prefers two short ones that complete each other to one that leaves no room', () => {
    const long = 'this goes on and on until there is no room for anything else to say it in.';
    const choose = passagesOf([[long, 0.4]], [['alpha is this.', 0.3]], [['beta has that.', 0.3]]);
    expect(choose({ maxColumns: 80, columnPrice: 0 })).toEqual(['alpha is this.', 'beta has that.']);
  });

  it('does not repeat itself', () => {
    const same: [string, number][] = [['the shop opens at nine in the morning.', 0.4]];
    expect(passagesOf(same, same)()).toHaveLength(1);
  });

  it('does not begin with a question, unless there is no other sentence', () => {
    expect(
      passagesOf([
        ['Is it covered?', 0.5],
        ['Yes, it is.', 0.45],
      ])({ maxSpans: 1 }),
    ).not.toContain('Is it covered? Yes, it is.');
    expect(passagesOf([['Is it covered?', 1]])()).toEqual(['Is it covered?']);
  });

  it('with mustMatch wants a word of the question, or its topic, in every span', () => {
    const choose = passagesOf([
      ['no such thing.', 0.5],
      ['/one word in it.', 0.3],
      ['/under the topic.', 0.2],
    ]);
    expect(choose({ mustMatch: true })).toEqual(['one word in it.', 'under the topic.']);
  });

  it('with mustMatch uses a sentence without the requested value only where there is no other', () => {
    const choose = passagesOf([
      ['a vague word of it.', 0.6],
      ['/the word 42 is there.', 0.4],
    ]);
    expect(choose({ mustMatch: true, maxSpans: 1 })).toEqual(['the word 42 is there.']);
    expect(choose({ maxSpans: 1 })).toEqual(['a vague word of it.']);
    expect(passagesOf([['a vague word of it.', 1]])({ mustMatch: true })).toEqual(['a vague word of it.']);
  });

  it('keeps one sentence that is too long, and is empty for no passages', () => {
    expect(passagesOf([['a sentence that is longer than there are columns.', 1]])({ maxColumns: 10 })).toHaveLength(1);
    expect(passagesOf()()).toEqual([]);
  });
});
