import { expect, it } from 'vitest';
import { ownAmounts } from '../../../../api/ranking/answers/values/case-amounts.ts';
import { readOpeningHours } from '../../../../api/ranking/answers/values/hours/read-hours.ts';
import { statedAmounts } from '../../../../api/ranking/answers/values/stated-amounts.ts';
import { analyse } from '../../../../api/text/analyse.ts';
import { withAsciiDigits } from '../../../../api/text/letters/ascii-digits.ts';
import { joinThaiLetters } from '../../../../api/text/letters/thai-letters.ts';
import { placeTones } from '../../../../api/text/letters/vietnamese-tones.ts';

it.each([
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['๐๑๒๓๔๕๖๗๘๙', '0123456789'],
  ['١٬٢٥٠٫٥', '1,250.5'],
  ['no digits', 'no digits'],
])('reads the digits of %s', (written, read) => {
  expect(withAsciiDigits(written)).toBe(read);
  expect(withAsciiDigits(written)).toHaveLength(written.length);
});

it('joins the vowel that NFKC takes apart, wherever its tone is, and two for one', () => {
  expect(joinThaiLetters('น้ำ ทำ'.normalize('NFKC'))).toBe('น้ำ ทำ');
  expect(joinThaiLetters('น\u0e4d\u0e49\u0e32')).toBe('น้ำ');
  expect(joinThaiLetters('เเพงไหม')).toBe('แพงไหม');
});

it('finds a number of one script by that of another', () => {
  expect(analyse('٢٥ ريال', 'ar')[0]?.stem).toBe('25');
  expect(statedAmounts('التوصيل خلال ٣ أيام', 'ar', 'timespan')).toMatchObject([{ low: 3, high: 3 }]);
});

it('reads the age of a child between letters without spaces', () => {
  expect(ownAmounts('ลูก4ขวบเรียนได้ไหม', 'th')).toMatchObject([{ dimension: 'age', value: 4 }]);
  expect(ownAmounts('ไปกัน 6 คน', 'th')[0]).toMatchObject({ dimension: 'people', value: 6 });
});

it('reads "open" as no "closed", which is written in it, and hours in other digits', () => {
  const thai = readOpeningHours('เปิดวันจันทร์-ศุกร์ 9.00-18.00 น. ปิดวันอาทิตย์', 'th');
  expect([...thai]).toEqual([...[0, 1, 2, 3, 4].map((day) => [day, [[540, 1080]]]), [6, []]]);
  expect(readOpeningHours('السبت ٩:٠٠ - ١٧:٠٠', 'ar').get(5)).toEqual([[540, 1020]]);
});

it.each([
  ['hoà', 'hòa'],
  ['KHOẺ Thuỷ huỷ', 'KHỎE Thủy hủy'],
  ['quý hoàn tuyết', 'quý hoàn tuyết'],
])('places the tones of %s on the first vowel', (written, placed) => {
  expect(placeTones(written)).toBe(placed);
});
