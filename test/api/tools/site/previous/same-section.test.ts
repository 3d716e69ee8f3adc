import Database from 'better-sqlite3';
import { beforeAll, describe, expect, it } from 'vitest';
import { MemoryStatistics } from '../../../../../api/ranking/passages/memory-statistics.ts';
import { readQuestion } from '../../../../../api/ranking/question/question.ts';
import { PassageIndex } from '../../../../../api/site-index/passage-index.ts';
import { answerQuestion, readSiteQuery } from '../../../../../api/tools/site/answer-question.ts';
import { askedAlone } from '../../../../../api/tools/site/previous/same-section.ts';

/** A farm with rooms: each page has its own prices, hours and lengths of time. */
const PAGES: readonly [url: string, title: string, sections: readonly [heading: string, text: string][]][] = [
  [
    'rooms',
    'Rooms and prices',
    [
      ['Prices', 'Room | Price\nOak room | €90\nLoft | €120\nBarn | €150'],
      ['Breakfast', 'Breakfast is served in the kitchen and costs €12. Guests with a dog sit on the terrace.'],
    ],
  ],
  [
    'riding',
    'Riding lessons',
    [
      ['Lessons for beginners', 'Beginners ride on the lead rein in the hall. The horses are calm and old.'],
      ['What a lesson costs', 'A lesson of 45 minutes costs €38, a card of ten €340.'],
    ],
  ],
  [
    'bus',
    'Getting here by bus',
    [
      ['The last bus', 'The last bus leaves the village at 20.15. On Sundays it leaves at 17.40.'],
      ['Taxi', 'A taxi from the station is about €25.'],
    ],
  ],
  ['shop', 'Farm shop', [['Opening hours', 'Monday to Saturday 9:00 to 18:00, Sunday 10:00 to 12:00.']]],
];

let index: PassageIndex;

beforeAll(() => {
  index = new PassageIndex(new Database(':memory:'));
  for (const [path, title, sections] of PAGES)
    index.replacePage('s', {
      url: `https://farm.example/${path}`,
      title,
      lang: 'en',
      contentHash: path,
      fetchedAtMs: 0,
      passages: sections.map(([heading, text]) => ({ heading, text })),
    });
});

/** What the last message of a conversation gets. */
function ask(...messages: string[]): string {
  const answer = answerQuestion(index, {
    site: 's',
    continued: readSiteQuery(index, 's', messages.join('\n')),
    limit: 8,
    dateOf: () => undefined,
    now: undefined,
  });
  return answer.parts.map(({ text }) => text).join(' ');
}

describe('a price', () => {
  it.each([
    ['A lesson costs €38.', true],
    ['Whoever comes first has a free chair by the window.', false],
  ])('is said by "%s": %s', (statement, isSaid) => {
    const question = readQuestion('how much is that', new MemoryStatistics([], []));
    expect(askedAlone(question)?.isSaid(statement, 'en')).toBe(isSaid);
  });
});

describe('a message that only asks for a value or names a day', () => {
  it.each([
    ['the section of the answer before', 'is there breakfast', 'how much is that', '€12'],
    ['another section of its page, where that section has no such value', 'riding for beginners', 'price?', '€38'],
    ['the day in the section of the answer before', 'last bus', 'sundays?', '17.40'],
  ])('is answered from %s: %s, %s', (_, before, message, value) => {
    expect(ask(before, message)).toContain(value);
  });

  it('is about the question before those that only ask for a value, too', () => {
    expect(ask('riding for beginners', 'price?', 'how long')).toContain('45 minutes');
  });

  it.each([
    ['names a thing of its own', 'is there breakfast', 'how much is the loft', '€120'],
    ['stands alone', undefined, 'how much is breakfast', '€12'],
    ['names a day that the section lacks', 'is there breakfast', 'sundays?', '10:00 to 12:00'],
  ])('is asked of the whole site where it %s', (_, before, message, value) => {
    expect(ask(...(before === undefined ? [] : [before]), message)).toContain(value);
  });
});
