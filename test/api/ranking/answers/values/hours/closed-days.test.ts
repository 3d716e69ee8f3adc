// A day that a text says is closed is closed, also where all days have hours.
import { describe, expect, it } from 'vitest';
import { readOpeningHours } from '../../../../../../api/ranking/answers/values/hours/read-hours.ts';

const read = (text: string, lang: string) =>
  Array.from({ length: 7 }, (_, day) => {
    const spans = readOpeningHours(text, lang).get(day);
    return spans === undefined ? '?' : spans.length > 0 ? 'o' : '-';
  }).join('');

describe('days that are closed', () => {
  it.each([
    ['en', 'We are open daily from 10am to 9pm, closed Tuesdays.', 'o-ooooo'],
    ['en', 'Open daily 10:00–18:00, Tuesday closed', 'o-ooooo'],
    ['en', '10am–9pm. Closed on Tuesdays.', 'o-ooooo'],
    ['en', 'Open daily, closed Tuesdays and Wednesdays, 10am to 9pm', 'o--oooo'],
    ['en', 'Closed Monday, Tuesday to Friday 10:00–18:00', '-oooo??'],
    ['en', 'Monday closed, Tuesday 10:00–18:00', '-o?????'],
    ['en', 'Open Tuesday to Sunday 10:00–18:00, closed Monday', '-oooooo'],
    ['de', 'täglich 10–21 Uhr, Dienstag geschlossen', 'o-ooooo'],
    ['es', 'Abierto todos los días de 10:00 a 21:00, cerrado los martes.', 'o-ooooo'],
    ['fr', 'Ouvert tous les jours de 10 h à 21 h, fermé le mardi.', 'o-ooooo'],
    ['vi', 'mở 10h–21h, nghỉ thứ ba', 'o-ooooo'],
    ['zh', '每天10:00–21:00，周二休息。', 'o-ooooo'],
  ])('%s: %s', (lang, text, days) => {
    expect(read(text, lang)).toBe(days);
  });
});
