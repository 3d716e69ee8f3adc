import { describe, expect, test } from 'vitest';
import { assembleAnswer } from '../../../../../api/ranking/answers/assemble-answer.ts';
import type { SiteTime } from '../../../../../api/ranking/answers/values/opening-hours.ts';

const SHOP = 'The shop is open on Thursday and Friday from 10:00 to 18:00 and on Saturday from 10:00 to 16:00.';
const PAGES = [
  ['Subscription', 'Coffee is roasted on Tuesdays and leaves on Wednesdays.'],
  ['Contact > Partners', 'Place | Telephone | Hours\nHanoi | +84 24 5550 0162 | Monday to Sunday, 8:30 to 17:30'],
  ['Contact', `Telephone: +31 10 555 0142, Monday to Friday, 9:00 to 17:00\n\n${SHOP} You can try all machines.`],
];

function answer(query: string, now?: SiteTime, pages = PAGES) {
  const passages = pages.map(([heading, text = ''], at) => ({
    passageId: at,
    heading,
    text,
    title: 'Contact',
    lang: 'en',
    score: -at,
  }));
  return assembleAnswer(query, passages, { now });
}

describe('"are you open"', () => {
  test('now is decided by the hours of the shop and the time of the site', () => {
    const open = answer('are you open now', { day: 4, minute: 11 * 60 });
    expect(open).toEqual([
      { passageId: 2, text: SHOP, form: 'text', label: 'Open now by these hours (Friday, 11:00)' },
    ]);
    expect(answer('are you open now', { day: 4, minute: 18 * 60 })[0]?.label).toBe(
      'Closed now by these hours (Friday, 18:00)',
    );
  });

  test('says no more than the day where the hours do not mention it, and nothing without the time of the site', () => {
    expect(answer('are you open now', { day: 0, minute: 600 })[0]).toMatchObject({
      text: SHOP,
      label: 'It is Monday, 10:00',
    });
    expect(answer('are you open now')).toEqual([{ passageId: 2, text: SHOP, form: 'text' }]);
  });

  test('on a day that is named, or today, shows the hours', () => {
    expect(answer('are you open on sunday')).toEqual([{ passageId: 2, text: SHOP, form: 'text' }]);
    expect(answer('are you open today', { day: 5, minute: 0 })[0]).toMatchObject({
      text: SHOP,
      label: 'It is Saturday',
    });
  });

  test('takes a list of days whole', () => {
    const week = 'Monday | 9:00–17:00\nTuesday | 9:00–17:00\nSunday | closed';
    const parts = answer('are you open now', { day: 6, minute: 720 }, [['Opening hours', week]]);
    expect(parts.map(({ text }) => text)).toEqual(week.split('\n'));
    expect(parts[0]?.label).toBe('Closed now by these hours (Sunday, 12:00)');
  });

  test('is not needed for all hours; those of something else are not meant', () => {
    expect(answer('opening hours')).toEqual([{ passageId: 2, text: SHOP, form: 'text' }]);
    expect(answer('opening hours hanoi')[0]?.text).not.toBe(SHOP);
  });

  test('does not read hours into other questions', () => {
    expect(answer('what happens on wednesday')[0]?.text).not.toBe(SHOP);
  });
});
