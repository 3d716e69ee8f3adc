// [INJ-4] A sentence stays readable when a citation that is part of its grammar is removed. Here 1 is a source and 9 is not.
import { describe, expect, test } from 'vitest';
import { filterCitations } from '../../../api/citations/filter-citations.ts';

const without = (text: string): string => filterCitations(text, (number) => number === 1);

describe('[INJ-4] a removed citation that is part of its sentence', () => {
  test.each([
    ['who says it, before the sentence', 'According to [9], the pump is covered.', 'The pump is covered.'],
    ['without a comma', 'According to [9] the pump is covered.', 'The pump is covered.'],
    ['with a noun', 'According to the source [9], the pump is covered.', 'The pump is covered.'],
    ['behind another sentence', 'Yes. According to [9], it is.', 'Yes. It is.'],
    ['in a list', '- According to [9], the pump is covered.', '- The pump is covered.'],
    ['behind a label', 'Pump: according to [9], covered.', 'Pump: covered.'],
    ['in the middle', 'The pump, according to [9], is covered.', 'The pump is covered.'],
    ['at the end', 'The pump is covered according to [9].', 'The pump is covered.'],
    ['at the end, set off', 'The pump is covered, as stated in [9].', 'The pump is covered.'],
    ['as part of another phrase', "According to [9]'s table, it is.", "According to the page's table, it is."],
    ['as a clause', 'The pump is covered, as [9] says.', 'The pump is covered.'],
    ['as a clause of two', 'The pump is covered, as [8] and [9] say.', 'The pump is covered.'],
    ['one of two', 'The pump is covered, as [1] and [9] say.', 'The pump is covered, as [1] say.'],
    ['both kept', 'Covered, as [1] and [1] say.', 'Covered, as [1] say.'],
    ['what it rests on', 'Based on [9], the pump is covered.', 'The pump is covered.'],
    ['what it rests on, as its predicate', 'The rule is based on [9].', 'The rule is based on the page.'],
    ['a pointer in brackets', 'The pump is covered (see [9]).', 'The pump is covered.'],
    ['a pointer in brackets, inside', 'The pump (see [9]) is covered.', 'The pump is covered.'],
    ['a pointer with more in its brackets', 'Covered (see [9], table 2).', 'Covered (see the page, table 2).'],
    ['a pointer as a sentence', 'Covered. See [9] for more details. Next.', 'Covered. Next.'],
    ['a pointer as the first sentence', 'See [9]. It is covered.', 'It is covered.'],
    ['a pointer that its sentence needs', 'If it fails, see [9].', 'If it fails, see the page.'],
    ['a pointer to something', 'See [9] for the list of parts.', 'See the page for the list of parts.'],
    ['a word that looks like a pointer', 'Covered, as you can see [9].', 'Covered, as you can see.'],
    ['behind a preposition', 'The price in [9] is lower.', 'The price in the page is lower.'],
    ['as the speaker', '[9] says that the pump is covered.', 'The pump is covered.'],
    ['as the speaker, behind another sentence', 'Yes. [9] says it is.', 'Yes. It is.'],
    ['as the subject', '[9] lists the prices of all the parts.', 'The page lists the prices of all the parts.'],
    ['before its sentence', '[9] The pump is covered.', 'The pump is covered.'],
    ['behind its sentence', 'The pump is covered. [9] It is new.', 'The pump is covered. It is new.'],
    ['an ordinary one', 'The pump is covered [9], and new.', 'The pump is covered, and new.'],
    ['several ordinary ones', 'The pump is covered [8], [9].', 'The pump is covered.'],
    ['in emphasis', '**According to [9]**, it is.', '**According to the page**, it is.'],
  ])('en: %s', (_case, text, expected) => {
    expect(without(text)).toBe(expected);
  });

  test.each([
    ['vi', 'Theo [9], máy được bảo hành hai năm.', 'Máy được bảo hành hai năm.'],
    ['vi', 'Máy được bảo hành hai năm theo [9].', 'Máy được bảo hành hai năm theo trang này.'],
    ['vi', 'Máy được bảo hành (xem [9]).', 'Máy được bảo hành.'],
    ['vi', 'Máy được bảo hành, như [9] đã nêu.', 'Máy được bảo hành.'],
    ['vi', '[9] cho biết máy được bảo hành.', 'Máy được bảo hành.'],
    ['vi', 'Giá trong [9] thấp hơn.', 'Giá trong trang này thấp hơn.'],
    ['vi', 'Theo [8] và [9], máy được bảo hành.', 'Máy được bảo hành.'],
    ['id', 'Menurut [9], mesin dijamin dua tahun.', 'Mesin dijamin dua tahun.'],
    ['id', 'Mesin dijamin, seperti disebutkan dalam [9].', 'Mesin dijamin.'],
    ['id', 'Mesin dijamin (lihat [9]).', 'Mesin dijamin.'],
    ['id', '[9] menyatakan bahwa mesin dijamin.', 'Mesin dijamin.'],
    ['id', 'Harga di [9] lebih rendah.', 'Harga di halaman tersebut lebih rendah.'],
    ['zh', '根据[9]，咖啡机保修两年。', '咖啡机保修两年。'],
    ['zh', '根据[9]的说法，咖啡机保修两年。', '咖啡机保修两年。'],
    ['zh', '咖啡机保修两年（参见[9]）。', '咖啡机保修两年。'],
    ['zh', '咖啡机保修两年。详见[9]。请保留凭证。', '咖啡机保修两年。请保留凭证。'],
    ['zh', '咖啡机保修两年，如[9]所述。', '咖啡机保修两年。'],
    ['zh', '[9]指出，咖啡机保修两年。', '咖啡机保修两年。'],
    ['zh', '价格在[9]中更低。', '价格在该页面中更低。'],
    ['zh', '这是真实数据[9]。', '这是真实数据。'],
    ['ja', '[9]によると、保証は2年です。', '保証は2年です。'],
    ['ja', '保証は2年です（出典：[9]）。', '保証は2年です。'],
    ['th', 'รับประกันสองปี (ดู [9])', 'รับประกันสองปี'],
    ['th', '[9] ระบุว่ารับประกันสองปี', 'รับประกันสองปี'],
  ])('%s: %j', (_lang, text, expected) => {
    expect(without(text)).toBe(expected);
  });

  test('a phrase stays where its citation stays', () => {
    const text = 'According to [1], it is covered, as [1] says. See [1]. 根据[1]，是。Theo [1], có.';
    expect(without(text)).toBe(text);
  });
});
