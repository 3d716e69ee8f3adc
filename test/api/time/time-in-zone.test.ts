import { expect, test } from 'vitest';
import { isTimeZone, timeInZone } from '../../../api/time/time-in-zone.ts';

test('a moment has its day, minute and month in each zone, also across a change of summer time', () => {
  const evening = Date.UTC(2026, 10, 22, 22, 30);
  expect(timeInZone(evening, 'Europe/Amsterdam')).toEqual({ day: 6, minute: 23 * 60 + 30, month: 10 });
  expect(timeInZone(evening, 'Asia/Ho_Chi_Minh')).toEqual({ day: 0, minute: 5 * 60 + 30, month: 10 });
  expect(timeInZone(Date.UTC(2026, 6, 1, 22, 0), 'Europe/Amsterdam')).toEqual({ day: 3, minute: 0, month: 6 });
});

test('a zone is known by its IANA name', () => {
  expect(['Europe/Amsterdam', 'Etc/GMT+3', 'UTC'].every(isTimeZone)).toBe(true);
  expect(['Europe/Nowhere', 'Mars', ''].some(isTimeZone)).toBe(false);
});
