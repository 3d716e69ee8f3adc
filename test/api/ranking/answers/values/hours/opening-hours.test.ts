import { describe, expect, test } from 'vitest';
import {
  askedTime,
  closesAt,
  dayOf,
  isOpenAt,
  opensNext,
} from '../../../../../../api/ranking/answers/values/hours/opening-hours.ts';
import { readOpeningHours } from '../../../../../../api/ranking/answers/values/hours/read-hours.ts';

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
    ['id', 'Sen–Sel 9.00–17.00, Min: tutup', ['Mo 9:00-17:00', 'Tu 9:00-17:00', 'Su –']],
    ['de', 'Mo, Do 8–12 und 14–18', ['Mo 8:00-12:00 14:00-18:00', 'Th 8:00-12:00 14:00-18:00']],
    [
      'pt',
      'Quinta a sábado das 9h às 18h30, domingo fechado',
      ['Th 9:00-18:30', 'Fr 9:00-18:30', 'Sa 9:00-18:30', 'Su –'],
    ],
    ['pt', 'Sex-Sáb: 10:00–22:00', ['Fr 10:00-22:00', 'Sa 10:00-22:00']],
    ['pl', 'pt–sob 9:00–17:00, niedziela nieczynne', ['Fr 9:00-17:00', 'Sa 9:00-17:00', 'Su –']],
    ['ja', '金曜日～土曜日 10:00～19:00、日曜日は定休日', ['Fr 10:00-19:00', 'Sa 10:00-19:00', 'Su –']],
    ['ja', '土・日 午前10時～午後5時30分', ['Sa 10:00-17:30', 'Su 10:00-17:30']],
    ['ko', '금요일~토요일 오전 10시~오후 7시, 일요일 휴무', ['Fr 10:00-19:00', 'Sa 10:00-19:00', 'Su –']],
    ['th', 'วันศุกร์ถึงวันเสาร์ 09.00–18.00 น. หยุดวันอาทิตย์', ['Fr 9:00-18:00', 'Sa 9:00-18:00', 'Su –']],
    ['ar', 'من الخميس إلى الجمعة 9:00 ص إلى 5:00 م، الأحد مغلق', ['Th 9:00-17:00', 'Fr 9:00-17:00', 'Su –']],
    ['de', 'Montag bis Dienstag 9 Uhr – 17 Uhr', ['Mo 9:00-17:00', 'Tu 9:00-17:00']],
    ['es', 'Lunes a martes de 10 a 14 h y de 17 a 20 h.', ['Mo 10:00-14:00 17:00-20:00', 'Tu 10:00-14:00 17:00-20:00']],
    ['es', 'Viernes a sábados de 10 a 20 hs. Domingos cerrado', ['Fr 10:00-20:00', 'Sa 10:00-20:00', 'Su –']],
    [
      'es',
      'Abrimos lunes y martes de 9 a 14 y de 17 a 20.30, y los sábados de 10 a 14.',
      ['Mo 9:00-14:00 17:00-20:30', 'Tu 9:00-14:00 17:00-20:30', 'Sa 10:00-14:00'],
    ],
    ['es', 'Vie 9-18, S 10:00-14:00. Habitaciones con vistas al mar', ['Fr 9:00-18:00', 'Sa 10:00-14:00']],
    ['es', 'El viernes, para niños de 3 a 5 años.', []],
    ['en', 'Mon-Tue 9-5, Wed 9–12:30', ['Mo 9:00-17:00', 'Tu 9:00-17:00', 'We 9:00-12:30']],
    ['en', 'Thursday 9-5pm, Friday 1-5 pm', ['Th 9:00-17:00', 'Fr 13:00-17:00']],
    [
      'en',
      'We are open 9am to 5pm Monday and Tuesday and 10am–noon on Saturday.',
      ['Mo 9:00-17:00', 'Tu 9:00-17:00', 'Sa 10:00-12:00'],
    ],
    ['en', 'Open from 9 a.m. to 5 p.m. Monday to Tuesday.', ['Mo 9:00-17:00', 'Tu 9:00-17:00']],
    ['en', 'Monday: 9:00 to 17:00 (closed 12:00 to 13:00)', ['Mo 9:00-12:00 13:00-17:00']],
    ['en', 'Monday 8:00–18:00, lunch break 12:00–13:30', ['Mo 8:00-12:00 13:30-18:00']],
    ['en', 'Weekend: 24 hours', ['Sa 0:00-24:00', 'Su 0:00-24:00']],
    ['en', 'An optician for 24 hours a week, $23 to $28 an hour with experience, every other Saturday', []],
    ['en', 'We are closed on Sunday and Monday. Tuesday 10:00–14:00', ['Mo –', 'Tu 10:00-14:00', 'Su –']],
    [
      'en',
      'Weekdays except Friday 10:00–16:00',
      ['Mo 10:00-16:00', 'Tu 10:00-16:00', 'We 10:00-16:00', 'Th 10:00-16:00', 'Fr –'],
    ],
    ['en', 'Friday 18:00 to midnight', ['Fr 18:00-24:00']],
    ['zh', '周六下午2点至晚上9点，周日上午9点30分到12点', ['Sa 14:00-21:00', 'Su 9:30-12:00']],
    [
      'vi',
      'Cuối tuần: 8h30 - 17h30 (nghỉ trưa 12h00 - 13h00)',
      ['Sa 8:30-12:00 13:00-17:30', 'Su 8:30-12:00 13:00-17:30'],
    ],
    ['id', 'Akhir pekan pukul 10.00–20.00', ['Sa 10:00-20:00', 'Su 10:00-20:00']],
    ['es', 'sábado de 9:00 a 14:00 y de 17:00 a 20:00; domingo cerrado', ['Sa 9:00-14:00 17:00-20:00', 'Su –']],
    ['fr', 'Samedi : 9h-12h et 14h-18h30, dimanche fermé', ['Sa 9:00-12:00 14:00-18:30', 'Su –']],
    ['fr', 'du lundi au mardi de 10 h à 18 h 30', ['Mo 10:00-18:30', 'Tu 10:00-18:30']],
    ['fr', 'Lun.-mar. 9h00-12h30 / 14h-18h', ['Mo 9:00-12:30 14:00-18:00', 'Tu 9:00-12:30 14:00-18:00']],
    ['fr', 'Ouvert le samedi de 9h à midi. Fermé le dimanche et le lundi.', ['Mo –', 'Sa 9:00-12:00', 'Su –']],
    ['fr', 'Le week-end : 8h-13h', ['Sa 8:00-13:00', 'Su 8:00-13:00']],
    [
      'fr',
      'Ouvert tous les jours sauf le mardi, 11h à 23h',
      [
        'Mo 11:00-23:00',
        'Tu –',
        'We 11:00-23:00',
        'Th 11:00-23:00',
        'Fr 11:00-23:00',
        'Sa 11:00-23:00',
        'Su 11:00-23:00',
      ],
    ],
    ['fr', 'Vendredi 18h à minuit', ['Fr 18:00-24:00']],
    ['fr', 'Mercredi 8h30-18h (pause de midi 12h-13h30)', ['We 8:30-12:00 13:30-18:00']],
    ['de', 'Sa und So 10–18 Uhr', ['Sa 10:00-18:00', 'Su 10:00-18:00']],
  ])('in %s: %s', (lang, text, hours) => {
    expect(hoursOf(text, lang)).toEqual(hours);
  });

  test('are not read from prices, dates and days alone', () => {
    expect(hoursOf('On Saturday 7 November 2026 we sell 31 machines from 9.50 euros.', 'en')).toEqual([]);
    expect(hoursOf('Coffee is roasted on Tuesdays and leaves on Wednesdays.', 'en')).toEqual([]);
    expect(hoursOf('On Saturday 7-9 people came, on Sunday 5-7%.', 'en')).toEqual([]);
  });

  test('are not read where it is not clear of which days they are', () => {
    expect(hoursOf('From 10:00 to 18:00 on Thursday, from 9:00 to 12:00.', 'en')).toEqual([]);
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
    ['en', 'open friday till sundays?', { day: 6, isNow: false }],
    ['pt', 'abre domingo?', { day: 6, isNow: false }],
    ['pl', 'czynne w niedzielę', { day: 6, isNow: false }],
    ['ja', '日曜日は営業していますか', { day: 6, isNow: false }],
    ['ko', '일요일 영업하나요', { day: 6, isNow: false }],
    ['th', 'เปิดวันอาทิตย์ไหม', { day: 6, isNow: false }],
    ['ar', 'هل تفتحون يوم الأحد', { day: 6, isNow: false }],
    ['ja', '今日やってますか', { day: 'today', isNow: false }],
    ['en', 'open saturday afternoon?', { day: 5, isNow: false, isOfPart: true }],
    ['en', 'are you open at 3 on saturday', { day: 5, isNow: false, isOfPart: true }],
    ['de', 'samstag nachmittag offen?', { day: 5, isNow: false, isOfPart: true }],
    ['vi', 'chiều thứ 7 có mở không', { day: 5, isNow: false, isOfPart: true }],
    ['vi', 'thứ 7 có mở không', { day: 5, isNow: false }],
    ['ja', '土曜の午後は開いてますか', { day: 5, isNow: false, isOfPart: true }],
    ['ko', '토요일 저녁에 해요?', { day: 5, isNow: false, isOfPart: true }],
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

describe('the next change', () => {
  const hours = readOpeningHours(
    'Monday 9:00–12:00 and 14:00–18:00, Friday 20:00–2:00, Saturday 2:00–4:00, Sunday closed',
    'en',
  );

  test('is the end of the span, over midnight and over spans that follow each other', () => {
    expect(closesAt(hours, { day: 0, minute: 10 * 60 })).toBe(12 * 60);
    expect(closesAt(hours, { day: 0, minute: 13 * 60 })).toBe(null);
    expect(closesAt(hours, { day: 4, minute: 21 * 60 })).toBe(28 * 60);
    expect(closesAt(hours, { day: 5, minute: 60 })).toBe(4 * 60);
  });

  test('is the next begin, in how many days', () => {
    expect(opensNext(hours, { day: 0, minute: 12 * 60 })).toEqual({ inDays: 0, minute: 14 * 60 });
    expect(opensNext(hours, { day: 6, minute: 600 })).toEqual({ inDays: 1, minute: 9 * 60 });
    expect(opensNext(hours, { day: 0, minute: 19 * 60 })).toEqual({ inDays: 4, minute: 20 * 60 });
    expect(opensNext(new Map([[6, []]]), { day: 0, minute: 0 })).toBe(null);
  });
});
