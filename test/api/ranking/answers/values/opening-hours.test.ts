import { describe, expect, test } from 'vitest';
import {
  askedTime,
  dayOf,
  isOpenAt,
  readOpeningHours,
} from '../../../../../api/ranking/answers/values/opening-hours.ts';

const NAMES = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];

/** "Mo 10:00-18:00", days in order, a dash where closed. */
function hoursOf(text: string, lang: string): string[] {
  const clock = (minute: number) => `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`;
  return [...readOpeningHours(text, lang)]
    .sort(([a], [b]) => a - b)
    .map(
      ([day, spans]) => `${NAMES[day]} ${spans.map(([from, to]) => `${clock(from)}-${clock(to)}`).join(' ') || '–'}`,
    );
}

describe('opening hours in a text', () => {
  test.each([
    [
      'en',
      'open on Thursday and Friday from 10:00 to 18:00 and on Saturday from 10:00 to 16:00.',
      ['Th 10:00-18:00', 'Fr 10:00-18:00', 'Sa 10:00-16:00'],
    ],
    ['en', 'Monday to Wednesday, 9:00 to 17:00', ['Mo 9:00-17:00', 'Tu 9:00-17:00', 'We 9:00-17:00']],
    ['en', 'Mon – Tue | 9 am – 5.30 pm\nSunday | closed', ['Mo 9:00-17:30', 'Tu 9:00-17:30', 'Su –']],
    ['en', 'Saturday 10:00 to 12:00 and 14:00 to 16:00', ['Sa 10:00-12:00 14:00-16:00']],
    ['en', 'Friday to Sunday 18:00 to 2:00', ['Fr 18:00-2:00', 'Sa 18:00-2:00', 'Su 18:00-2:00']],
    [
      'vi',
      'từ thứ Hai đến thứ Tư, 8:30 đến 17:30, chủ nhật nghỉ',
      ['Mo 8:30-17:30', 'Tu 8:30-17:30', 'We 8:30-17:30', 'Su –'],
    ],
    ['zh', '周一至周三 9:30 至 18:00，周日休息', ['Mo 9:30-18:00', 'Tu 9:30-18:00', 'We 9:30-18:00', 'Su –']],
    ['id', 'Senin sampai Selasa pukul 9.00–17.00, Minggu tutup', ['Mo 9:00-17:00', 'Tu 9:00-17:00', 'Su –']],
    ['de', 'Montag bis Dienstag 9 Uhr – 17 Uhr', ['Mo 9:00-17:00', 'Tu 9:00-17:00']],
  ])('in %s: %s', (lang, text, hours) => {
    expect(hoursOf(text, lang)).toEqual(hours);
  });

  test('are not read from prices, dates and days alone', () => {
    expect(hoursOf('On Saturday 7 November 2026 we sell 31 machines from 9.50 euros.', 'en')).toEqual([]);
    expect(hoursOf('Coffee is roasted on Tuesdays and leaves on Wednesdays.', 'en')).toEqual([]);
  });
});

describe('the time that a question asks for', () => {
  test.each([
    ['en', 'are you open now', { day: 'today', isNow: true }],
    ['en', 'open today?', { day: 'today', isNow: false }],
    ['en', 'are you open on sunday', { day: 6, isNow: false }],
    ['vi', 'mai có mở cửa không', { day: 'tomorrow', isNow: false }],
    ['zh', '现在营业吗', { day: 'today', isNow: true }],
    ['id', 'hari ini buka?', { day: 'today', isNow: false }],
    ['en', 'opening hours', null],
  ])('in %s: %s', (lang, question, asked) => {
    expect(askedTime(question, lang)).toEqual(asked);
  });

  test('is known without a clock only for a day that is named', () => {
    expect(dayOf({ day: 6, isNow: false }, null)).toBe(6);
    expect(dayOf({ day: 'today', isNow: true }, null)).toBe(null);
    expect(dayOf({ day: 'tomorrow', isNow: false }, { day: 6, minute: 0 })).toBe(0);
  });
});

test('open or closed is only said of a day that is mentioned, and hours may go on after midnight', () => {
  const hours = readOpeningHours('Friday 18:00 to 2:00, Sunday closed', 'en');
  const at = (day: number, hour: number) => isOpenAt(hours, { day, minute: hour * 60 });
  expect([at(4, 17), at(4, 19), at(5, 1), at(5, 3), at(6, 12), at(0, 12)]).toEqual([
    false,
    true,
    true,
    null,
    false,
    null,
  ]);
});
