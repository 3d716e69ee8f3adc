import { describe, expect, test } from 'vitest';
import { sayHours } from '../../../../../../api/ranking/answers/kinds/hours/say-hours.ts';
import type { AskedTime } from '../../../../../../api/ranking/answers/values/hours/opening-hours.ts';

/** Closed on Mondays; opens at nine on Tuesdays, and at half past one on Wednesdays. */
const hours = new Map([
  [0, []],
  [1, [[9 * 60, 18 * 60]]],
  [2, [[13 * 60 + 30, 18 * 60]]],
] as [number, [number, number][]][]);
const MONDAY_NOON = { day: 0, minute: 12 * 60 };
const say = (lang: string, asked: AskedTime, { day = 0, isWhen = false } = {}) =>
  sayHours({ text: '9:00–18:00', hours, asked, day, now: MONDAY_NOON, isWhen }, lang)?.replaceAll('\u00a0', '_');
const NOW: AskedTime = { day: 'today', isNow: true };

describe('hours in the words of a language', () => {
  test.each([
    ['en', 'No, closed now; opens tomorrow 09:00 (it is Monday, 12:00)'],
    ['de', 'Nein, jetzt geschlossen; öffnet morgen um 9 Uhr (es ist Montag, 12 Uhr)'],
    ['es', 'No, cerrado ahora; abre mañana a las 9:00 (es lunes, 12:00)'],
    ['fr', 'Non, fermé maintenant ; ouvre demain à 9_h (nous sommes lundi, il est 12_h)'],
  ])('closed now, in %s', (lang, said) => expect(say(lang, NOW)?.replace('_;', ' ;')).toBe(said));

  test.each([
    ['de', 'öffnet am Mittwoch um 13:30 Uhr'],
    ['es', 'abre el miércoles a las 13:30'],
    ['fr', 'ouvre mercredi à 13_h_30'],
  ])('opens two days later, in %s', (lang, said) => {
    const twoDays = new Map([...hours].filter(([day]) => day !== 1));
    const it = { text: '', hours: twoDays, asked: NOW, day: 0, now: MONDAY_NOON, isWhen: false };
    expect(sayHours(it, lang)?.replaceAll('\u00a0', '_')).toContain(said);
  });

  test.each([
    ['de', 'Nein, montags geschlossen'],
    ['es', 'No, cerrado el lunes'],
    ['fr', 'Non, fermé le lundi'],
  ])('closed on a day, in %s', (lang, said) => expect(say(lang, { day: 0, isNow: false })).toBe(said));

  test.each([
    ['de', 'today', 'Heute ist Sonntag'],
    ['de', 'tomorrow', 'Morgen ist Sonntag'],
    ['es', 'tomorrow', 'Mañana es domingo'],
    ['fr', 'tomorrow', 'Demain, nous serons dimanche'],
  ] as const)('a day that is not mentioned, in %s (%s)', (lang, asked, said) =>
    expect(say(lang, { day: asked, isNow: false }, { day: 6 })).toBe(said),
  );

  test('a part of a day or an hour gets the hours of the day, and no yes', () => {
    expect(say('en', { day: 1, isNow: false }, { day: 1 })).toBe('Yes, Tuesday: 09:00–18:00');
    expect(say('en', { day: 1, isNow: false, isOfPart: true }, { day: 1 })).toBe('Tuesday: 09:00–18:00');
    expect(say('en', { day: 0, isNow: false, isOfPart: true })).toBe('No, closed Monday');
  });

  test.each([
    ['fr', 'mardi_: 09:00–18:00'],
    ['zh', '星期二：09:00–18:00'],
  ])('when it opens, in %s', (lang, said) =>
    expect(say(lang, { day: 1, isNow: false }, { day: 1, isWhen: true })).toBe(said),
  );
});
