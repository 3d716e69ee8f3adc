import { describe, expect, it } from 'vitest';
import { readForAnswer } from '../../../../../api/ranking/answers/answer.ts';
import { pricedThing } from '../../../../../api/ranking/answers/kinds/priced-thing.ts';
import { analysePassage } from '../../../../../api/ranking/passages/encode-passage.ts';
import { MemoryStatistics } from '../../../../../api/ranking/passages/memory-statistics.ts';

const section = (passageId: number, heading: string, text: string) => ({
  ...{ passageId, score: 5, title: 'Accessories', heading: `Accessories > ${heading}`, text, lang: 'en' },
});
const PASSAGES = [
  section(1, 'Steam', 'Steam tip with two holes, €14.\nSteam tip with four holes, €14.\nJug, 0.35 l €22.'),
  section(2, 'Counter', 'Scale with timer, €59.\nKnock box, beech, €39.\nTimer for the knock box, €5.'),
  section(3, 'Care', 'Article | Lasts | Price\nDescaler, 4 sachets | a year | €12\nBrush | for ever | €3'),
  section(4, 'Cups', 'Cup, thick, €9.\nSaucer, €4.'),
];
const statistics = new MemoryStatistics(
  PASSAGES.map(({ title, heading, text }) => analysePassage(title, heading, text, 'en')),
  ['en'],
);
const found = (query: string) =>
  pricedThing(readForAnswer(query, PASSAGES, statistics), PASSAGES).map(({ text }) => text);

describe('a thing with a price, named and nothing else said of it', () => {
  it.each([
    ['jug', ['Jug, 0.35 l €22.']],
    ['knock box', ['Knock box, beech, €39.']],
    ['descaler', ['Descaler, 4 sachets | a year | €12']],
    ['do you have scales', ['Scale with timer, €59.']],
    ['do you sell steam tips', ['Steam tip with two holes, €14.', 'Steam tip with four holes, €14.']],
  ])('“%s”', (query, texts) => {
    expect(found(query)).toEqual(texts);
  });

  it('is looked for by its name alone where the question whether there is one does not find it', () => {
    const read = readForAnswer('do you have scales', PASSAGES, statistics);
    const asked: string[] = [];
    const find = (query: string) => {
      asked.push(query);
      return [PASSAGES[1]!];
    };
    expect(pricedThing(read, [PASSAGES[0]!], find).map(({ text }) => text)).toEqual(['Scale with timer, €59.']);
    expect(asked).toEqual(['scales']);
  });

  it.each([
    ['has a section of its own', 'cups'],
    ['is only part of a name', 'scale'],
    ['is asked something', 'how do i use the jug'],
    ['is not there', 'do you have spoons'],
  ])('is not shown where it %s: “%s”', (_, query) => {
    expect(found(query)).toEqual([]);
  });
});
