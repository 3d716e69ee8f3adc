import { describe, expect, test } from 'vitest';
import { readForAnswer } from '../../../../../api/ranking/answers/answer.ts';
import { contactParts } from '../../../../../api/ranking/answers/kinds/contact-parts.ts';
import { LANGUAGES } from '../../../../../api/text/languages.ts';

const page = (passageId: number, lang: string, title: string, heading: string, text: string) => ({
  ...{ passageId, lang, title, heading: `${title} > ${heading}`, text, score: 10 - passageId },
});
const passages = [
  page(1, 'id', 'Bantuan', 'Siapkan sebelum menghubungi kami', '1. Nomor seri di bawah nampan.\n2. Sebuah video.'),
  page(
    2,
    'id',
    'Garansi',
    'Cara klaim',
    '1. Tulis ke help@alder.coffee atau telepon +62 21 5550 0173.\n2. Kami menjawab.',
  ),
  page(
    3,
    'id',
    'Bantuan',
    'Mitra servis',
    'Mitra kami menyimpan 60 suku cadang. Telepon +62 21 5550 0173, pukul 09.00.',
  ),
  page(
    4,
    'en',
    'Contact',
    'Rotterdam',
    '- Mail: help@alder.coffee, within one working day\n- Telephone: +31 10 555 0142, 9:00 to 17:00',
  ),
  page(5, 'en', 'Contact', 'Partners', 'Place | Telephone\nHanoi | +84 24 5550 0162\nJakarta | +62 21 5550 0199'),
];
const answer = (query: string) =>
  contactParts(readForAnswer(query, passages), passages, undefined).map(({ text }) => text);

describe('a way of contact', () => {
  test('is the place that states one in the language of the question, not what to prepare, nor a step of something else', () => {
    const query = LANGUAGES.find(({ code }) => code === 'id')?.dialogue?.contactQuery ?? '';
    expect(answer(query).join(' ')).toContain('Telepon +62 21 5550 0173, pukul 09.00');
  });

  test('for a person may be without hours, which a line about something else has', () => {
    const site = [
      page(1, 'en', 'Contact', 'How to reach us', 'Telephone 01943 555 0142. Email: desk@practice.example.'),
      page(
        2,
        'en',
        'Jobs',
        'Physiotherapist',
        'Hours: three days a week.\n\nSend a CV to jobs@practice.example, hours as you like.',
      ),
    ];
    const query = LANGUAGES.find(({ code }) => code === 'en')?.dialogue?.contactQuery ?? '';
    const parts = contactParts(readForAnswer(query, site), site, undefined);
    expect(parts.map(({ passageId }) => passageId)).toEqual([1]);
  });

  test('of the site is what is stated on the most pages, and found by a search for contact', () => {
    const search = LANGUAGES.find(({ code }) => code === 'en')?.dialogue?.contactQuery ?? '';
    const medicines = page(1, 'en', 'Before you come', 'Medicines', 'Ask by telephone: 01632 960 999.');
    const desk = page(2, 'en', 'Visits', 'Desk', 'Telephone 01632 960 100.');
    const clinic = page(3, 'en', 'Clinics', 'Eyes', 'The telephone is 01632 960 100.');
    const texts = (query: string, found: typeof passages, more: typeof passages = []) => {
      const find = (asked: string) => (asked === search ? more : []);
      return contactParts(readForAnswer(query, found), found, undefined, undefined, find).map(({ text }) => text);
    };
    expect(texts('phone', [medicines, desk, clinic]).join()).toContain('960 100');
    const own = page(4, 'en', 'Contact', 'Contact', 'Phone 01632 960 500 · hello@clinic.example');
    for (const query of ['phone', 'phone number', 'email', 'contact'])
      expect(texts(query, [medicines, desk, clinic], [own]).join(), query).toContain('960 500');
    expect(texts('phone of the eye clinic', [medicines, clinic], [own]).join()).not.toContain('960 500');
  });

  test('of the site is the whole table of whom each number reaches', () => {
    const table =
      'About | Phone\nSwitchboard | 01632 960 100\nNoise at night, 21:00 to 3:00 | 01632 960 182\nRooms | ask';
    const site = [page(1, 'en', 'Contact us', 'Numbers', table)];
    const rows = contactParts(readForAnswer('phone', site), site, undefined).map(({ text }) => text);
    expect(rows).toEqual(['Switchboard | 01632 960 100', 'Noise at night, 21:00 to 3:00 | 01632 960 182']);
  });

  test.each([
    ['en', 'where are you', 'Visit us', '14 Quarry Hill Road, Pellbridge PB4 7QH', 'Telephone 01632 960 118.'],
    ['pt', 'endereço', 'Onde estamos', 'Rua Brigadeiro Franco, 4187, Curitiba', 'Telefone (41) 3555-0164.'],
    ['ja', '住所', 'アクセス', '福岡市中央区薬院4丁目 21-7', 'TEL 092-555-0142'],
    ['ko', '주소', '오시는 길', '제주시 구좌읍 세화리 돌담길 38-2', '전화 064-555-0173'],
    ['th', 'อยู่ตรงไหน', 'แผนที่', '27/3 ซอยต้นลำไย ถนนเจริญราษฎร์ เชียงใหม่ 50000', 'โทร 053-004-172'],
    ['ar', 'وين مكانكم', 'العنوان', 'شارع وصفي التل، عمارة الزيتونة رقم 118، عمّان', 'هاتف 06 500 4127'],
  ])('for a question in %s where something is has the address: %s', (lang, question, heading, address, phone) => {
    const site = [page(1, lang, 'Site', 'Contact', phone), page(2, lang, 'Site', heading, `${address}\n\n${phone}`)];
    const parts = contactParts(readForAnswer(question, site), site, undefined);
    expect(parts.map(({ text }) => text).join(' ')).toContain(address);
  });

  test('comes with the others of its list', () => {
    expect(answer('phone number')).toEqual([expect.stringMatching(/Mail: help@.*\n.*Telephone: \+31/s)]);
  });

  test('is that of the place asked for', () => {
    expect(answer('phone number jakarta')).toEqual(['Jakarta | +62 21 5550 0199']);
    expect(answer('phone number of the president')).toEqual([]);
  });

  test('answers no other question', () => {
    expect(answer('how long does a repair take')).toEqual([]);
  });

  test('has the street above the telephone, where the section is named, or the question asks where', () => {
    const found = [
      page(
        1,
        'en',
        'Finding us',
        'Address',
        'Mill Bakery\n4 Weir Lane\nOtley LS21 3BX\n\nTel. 01943 555 0142\nhello@mill.example',
      ),
    ];
    const said = (query: string) =>
      contactParts(readForAnswer(query, found), found, undefined)
        .map(({ text }) => text)
        .join('\n');
    expect(said('address')).toContain('4 Weir Lane');
    expect(said('where are you')).toContain('4 Weir Lane');
    expect(said('phone number')).not.toContain('4 Weir Lane');
    expect(said('phone number')).toContain('01943 555 0142');
  });
});
