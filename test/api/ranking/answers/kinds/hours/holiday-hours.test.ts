import { describe, expect, it } from 'vitest';
import { readForAnswer } from '../../../../../../api/ranking/answers/answer.ts';
import { holidayHours } from '../../../../../../api/ranking/answers/kinds/hours/holiday-hours.ts';

const page = (passageId: number, title: string, heading: string, text: string, lang = 'en') => ({
  passageId,
  score: 9 - passageId,
  title,
  heading,
  lang,
  text,
});
const WEEK = page(1, 'Welcome', 'Opening hours', 'Monday to Friday | 10am – 6pm\nSaturday | 10am – 4pm');
const BREAK = page(
  2,
  'Visit us',
  'Holidays',
  'We are closed on 25 and 26 December and 1 January. At 4pm we shut on Christmas Eve. On public holidays we open from 11am to 3pm.',
);
const POST = page(3, 'Delivery', 'Before Christmas', 'Order until 18 December. Parcels come on 24 December.');
const ALL = [WEEK, BREAK, POST];
const texts = (query: string, passages = ALL, find?: () => typeof ALL) =>
  holidayHours(readForAnswer(query, passages), passages, find).map(({ text }) => text);

describe('the hours of a holiday', () => {
  it.each([
    ['open boxing day?', 'We are closed on 25 and 26 December and 1 January.'],
    ['xmas eve', 'At 4pm we shut on Christmas Eve.'],
    ['are you open on new years day', 'We are closed on 25 and 26 December and 1 January.'],
    ['bank holiday hours', 'On public holidays we open from 11am to 3pm.'],
  ])('“%s” are in the sentence that names it or its date', (query, text) => {
    expect(texts(query)).toEqual([text]);
  });

  it('are all lines about days within it', () => {
    expect(texts('christmas opening hours')).toHaveLength(2);
  });

  it('are those of public holidays where no page names it', () => {
    expect(texts('are you open easter monday')).toEqual(['On public holidays we open from 11am to 3pm.']);
  });

  it('are rows of a table, with the title of their page', () => {
    const table = page(
      4,
      'Hours',
      'Holidays',
      'Day | Galleries | Café\n24 December to 2 January | Closed | Closed\nGood Friday | 10–16 | 10–14',
    );
    expect(holidayHours(readForAnswer('xmas eve', [table]), [table], undefined)).toEqual([
      { passageId: 4, text: '24 December to 2 January | Closed | Closed', form: 'row', label: 'Hours' },
    ]);
  });

  it('are looked for where the search found others', () => {
    expect(texts('open boxing day?', [WEEK], () => [BREAK])).toHaveLength(1);
  });

  it.each(['return a christmas present', 'got it for xmas dont want it', 'christmas delivery', 'open on monday'])(
    'are not what “%s” asks for',
    (query) => {
      expect(texts(query)).toEqual([]);
    },
  );

  it('are not said by a page that says something else of the day', () => {
    expect(texts('open boxing day?', [WEEK, POST])).toEqual([]);
  });
});
