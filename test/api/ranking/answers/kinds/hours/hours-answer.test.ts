import { describe, expect, test } from 'vitest';
import { assembleAnswer } from '../../../../../../api/ranking/answers/assemble-answer.ts';
import type { SiteTime } from '../../../../../../api/ranking/answers/values/hours/opening-hours.ts';

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
    const label = 'Yes, until 18:00 (it is Friday, 11:00)';
    expect(open).toEqual([{ passageId: 2, text: SHOP, form: 'text', rule: 'hours', label, concluded: label }]);
    expect(answer('are you open now', { day: 4, minute: 18 * 60 })[0]?.label).toBe(
      'No, closed now; opens tomorrow 10:00 (it is Friday, 18:00)',
    );
  });

  test('says no more than the day where the hours do not mention it, and nothing without the time of the site', () => {
    expect(answer('are you open now', { day: 0, minute: 600 })[0]).toMatchObject({
      text: SHOP,
      label: 'It is Monday, 10:00',
    });
    expect(answer('are you open now')).toEqual([{ passageId: 2, text: SHOP, form: 'text', rule: 'hours' }]);
  });

  test('a word for the shop does not make it a question about something else', () => {
    const about = ['About', 'The shop is open from Thursday to Saturday; the hours are on the contact page.'];
    for (const query of ['opening hours of your shop', 'when is the store open'])
      expect(answer(query, undefined, [about, ...PAGES])).toEqual([
        { passageId: 3, text: SHOP, form: 'text', rule: 'hours' },
      ]);
  });

  test('on a day that is named, or today, shows the hours', () => {
    expect(answer('are you open on sunday')).toEqual([{ passageId: 2, text: SHOP, form: 'text', rule: 'hours' }]);
    expect(answer('what time do you close on saturday')[0]?.label).toBe('Saturday: 10:00–16:00');
    expect(answer('are you open today', { day: 5, minute: 17 * 60 })[0]?.label).toBe(
      'No longer today (10:00–16:00); opens Thursday 10:00',
    );
    expect(answer('are you open today', { day: 5, minute: 0 })[0]).toMatchObject({
      text: SHOP,
      label: 'Yes, Saturday: 10:00–16:00',
    });
  });

  test('of a table with a column for each place takes the row of the day', () => {
    const table =
      'Day | Maple Street | Quarry Plaza\nMonday | 9:00–17:30 | 10:00–19:00\nSaturday | 9:00–14:00 | 10:00–16:00\nSunday | Closed | 12:00–16:00';
    const rows = (query: string) => answer(query, undefined, [['Opening hours', table]]).map(({ text }) => text);
    expect(rows('are you open on sunday')).toEqual(['Sunday | Closed | 12:00–16:00']);
    expect(rows('opening hours')).toHaveLength(3);
  });

  test('takes a list of days whole', () => {
    const week = 'Monday | 9:00–17:00\nTuesday | 9:00–17:00\nSunday | closed';
    const parts = answer('are you open now', { day: 6, minute: 720 }, [['Opening hours', week]]);
    expect(parts.map(({ text }) => text)).toEqual(week.split('\n'));
    expect(parts[0]?.label).toBe('No, closed now; opens tomorrow 09:00 (it is Sunday, 12:00)');
  });

  test('prefers hours that mention the day, and in a table of days the column of what is asked', () => {
    const pages = [
      ['News', 'We are open on Saturday mornings again, 8.30 to 12.30.'],
      [
        'Contact',
        'Practice open | Phone answered\nMonday | 8.00 – 19.00 | 8.00 – 17.00\nTuesday | 8.00 – 20.30 | 8.00 – 13.00\nSunday | closed | –',
      ],
    ];
    const now = { day: 1, minute: 14 * 60 };
    expect(answer('what time do you close on tuesday', now, pages)[0]?.label).toBe('Tuesday: 08:00–20:30');
    expect(answer('are you open now', now, pages)[0]?.label).toBe('Yes, until 20:30 (it is Tuesday, 14:00)');
    expect(answer('are you open on tuesday by phone', now, pages)[0]?.label).toBe('Yes, Tuesday: 08:00–13:00');
    expect(answer('are you open on sunday', now, pages)[0]?.label).toBe('No, closed Sunday');
  });

  test('is not needed for all hours; those of something else are not meant', () => {
    expect(answer('opening hours')).toEqual([{ passageId: 2, text: SHOP, form: 'text', rule: 'hours' }]);
    expect(answer('opening hours hanoi')[0]?.text).not.toBe(SHOP);
  });

  test('says no more than the day by the hours of a telephone', () => {
    const phone = [['Call us', 'Telephone +31 10 555 0142, Monday to Friday, 9:00 to 17:00.']];
    expect(answer('are you open now', { day: 1, minute: 600 }, phone)[0]?.label).toBe('It is Tuesday, 10:00');
  });

  test('shows both of two pages with other hours, the newer first', () => {
    const dates: Record<string, number> = { News: Date.UTC(2026, 8, 1), Contact: Date.UTC(2026, 1, 1) };
    const stated = (title: string, text: string, at: number) => ({
      passageId: at,
      title,
      heading: 'Opening hours',
      lang: 'en',
      score: -at,
      text,
    });
    const passages = [
      stated('Contact', 'We are open Monday to Friday, 9:00 to 17:00.', 0),
      stated('News', 'We are now open Monday to Friday, 10:00 to 18:00.', 1),
    ];
    const dateOf = ({ title = '' }: { title?: string | undefined }) => ({ ms: dates[title] ?? 0, text: title });
    const both = assembleAnswer('are you open now', passages, { now: { day: 1, minute: 570 }, dateOf });
    expect(both.map(({ text, label }) => [label, text])).toEqual([
      ['News, News', 'We are now open Monday to Friday, 10:00 to 18:00.'],
      ['Contact, Contact', 'We are open Monday to Friday, 9:00 to 17:00.'],
    ]);
  });

  test('does not read hours into other questions', () => {
    expect(answer('what happens on wednesday')[0]?.text).not.toBe(SHOP);
  });
});

describe('hours of a part of the year', () => {
  const WEEK = 'Monday to Friday | 9:00 – 22:00\nSaturday and Sunday | 8:00 – 23:00';
  const WINTER_WEEK = 'Monday to Friday | closed\nSaturday and Sunday | 11:00 – 17:00';
  const headed = [
    ['Opening hours > Summer (April to October)', WEEK],
    ['Opening hours > Winter (November to March)', WINTER_WEEK],
  ];
  const inSentences = [
    [
      'Opening hours',
      `We are open from April to October.\n\nMonday to Sunday | 9:00 – 18:00\n\nIn winter (November to March) we are open on Saturdays only, 10:00 – 16:00.`,
    ],
  ];
  const columns = [
    ['Opening hours', 'Day | Summer | Winter\nMonday | 9:00–17:00 | closed\nSunday | 10:00–16:00 | 11:00–15:00'],
  ];
  /** Saturday, 28 November, 9:30. */
  const november = { day: 5, minute: 570, month: 10 };
  const said = (query: string, pages: string[][], now?: SiteTime) => answer(query, now, pages);

  test.each([
    ['are you open on monday', headed, 'No, closed Monday · Winter (November to March)'],
    ['are you open tomorrow', headed, 'Yes, Sunday: 11:00–17:00 · Winter (November to March)'],
    [
      'are you open now',
      headed,
      'No, closed now; opens today 11:00 (it is Saturday, 09:30) · Winter (November to March)',
    ],
    ['are you open on sunday in july', headed, 'Yes, Sunday: 08:00–23:00 · Summer (April to October)'],
    ['are you open on monday in summer', headed, 'Yes, Monday: 09:00–22:00 · Summer (April to October)'],
    ['are you open on saturday in december', inSentences, 'Yes, Saturday: 10:00–16:00'],
    ['are you open on sunday in may', inSentences, 'Yes, Sunday: 09:00–18:00'],
    ['are you open on monday in winter', columns, 'No, closed Monday · Winter'],
    ['are you open on sunday in summer', columns, 'Yes, Sunday: 10:00–16:00 · Summer'],
  ])('%s', (query, pages, label) => {
    const parts = said(query, pages, november);
    expect(parts.find((part) => part.label)?.label).toBe(label);
  });

  test('are all shown, without yes or no, where it is not known which hold', () => {
    const parts = said('are you open on monday', headed);
    expect(parts.map(({ label }) => label).filter(Boolean)).toEqual([
      'Summer (April to October)',
      'Winter (November to March)',
    ]);
    expect(
      said('opening hours', headed, november)
        .map(({ text }) => text)
        .join('\n'),
    ).toBe(`${WEEK}\n${WINTER_WEEK}`);
    expect(said('are you open on sunday', columns, november).map(({ label }) => label)).not.toContain(
      expect.anything(),
    );
  });

  test('say neither yes nor no of a day that those of the season leave out', () => {
    const parts = said('are you open on sunday in january', inSentences, november);
    expect(parts[0]).toMatchObject({ text: expect.stringContaining('In winter (November to March)') });
    expect(parts[0]?.label).toBeUndefined();
  });

  test('are found by the name of the season alone, with the closed days', () => {
    const parts = said('opening hours in winter', headed);
    expect(parts.map(({ text }) => text).join('\n')).toBe(WINTER_WEEK);
  });

  test('end at the next heading', () => {
    const two = [
      [
        'Opening hours',
        `We are open from April to October.\n\nMonday | 9:00–18:00\n\nThe café, all year\n\nMonday | 8:00–20:00`,
      ],
    ];
    const parts = said('are you open on monday', two, november);
    expect(parts.map(({ text }) => text)).toEqual(['Monday | 8:00–20:00']);
  });

  test('are not read into the date of a page', () => {
    const dated = [['Opening hours', `Updated on 3 May 2026.\n\n${WEEK}`]];
    expect(said('are you open on monday', dated, november)[0]?.label).toBe('Yes, Monday: 09:00–22:00');
  });
});

describe('a table of days under its heading', () => {
  const ask = (lang: string, query: string, pages: readonly (readonly [string, string])[]) =>
    assembleAnswer(
      query,
      pages.map(([heading, text], at) => ({
        passageId: at,
        heading,
        text,
        title: `${heading} ${at}`,
        lang,
        score: -at,
      })),
      { now: { day: 5, minute: 12 * 60 } },
    );

  test.each([
    ['de', 'habt ihr jetzt offen', 'Öffnungszeiten', 'Montag | geschlossen\nSamstag | 9:00–14:00', 'Ja, bis 14 Uhr'],
    ['es', 'estais abiertos ahora', 'Horario', 'Lunes | cerrado\nSábado | 13:00–16:00', 'No, cerrado ahora'],
    ['fr', 'vous êtes ouverts maintenant', 'Horaires', 'Lundi | fermé\nSamedi | 10:00–22:00', 'Oui'],
  ])('%s says yes or no', (lang, query, heading, table, said) => {
    expect(ask(lang, query, [[heading, table]])[0]?.label).toContain(said);
  });

  test('a pause that another page leaves out is no contradiction', () => {
    const pages = [
      ['Opening hours', 'Saturday | 9:00–12:30, 13:30–17:30'],
      ['Opening hours', 'Saturday | 9:00–17:30'],
    ] as const;
    expect(ask('en', 'are you open on saturday', pages)).toHaveLength(1);
  });

  test('hours of something else are not those of the thing that is named', () => {
    const pages = [
      ['Reception', 'The reception is open daily from 7:00 to 22:00.'],
      ['Spa', 'Open daily from 10:00 to 21:00.'],
    ] as const;
    expect(ask('en', 'is the spa open today', pages)[0]?.label).toContain('10:00–21:00');
  });
});

describe('in languages without business concepts', () => {
  test.each([
    [
      'pt',
      'vocês abrem no domingo?',
      'Horário de funcionamento',
      'Segunda a sábado: 9h às 18h\nDomingo: fechado',
      'Não, fechado: domingo',
    ],
    [
      'pl',
      'czy otwarte w niedzielę',
      'Godziny otwarcia',
      'Poniedziałek – sobota: 9:00–17:00\nNiedziela: zamknięte',
      'Nie, niedziela: zamknięte',
    ],
    [
      'ja',
      '日曜日は営業していますか',
      '営業時間',
      '月曜日～土曜日 10:00～19:00\n日曜日 定休日',
      'いいえ、日曜日は休みです',
    ],
    [
      'ko',
      '일요일에도 영업하나요',
      '영업시간',
      '월요일~토요일 10:00~19:00\n일요일 휴무',
      '아니요, 일요일은 휴무입니다',
    ],
    ['th', 'เปิดวันอาทิตย์ไหม', 'เวลาทำการ', 'วันจันทร์ - วันเสาร์ 09.00 - 18.00 น.\nวันอาทิตย์ ปิด', 'ปิด วันอาทิตย์'],
    [
      'ar',
      'هل تفتحون يوم الأحد',
      'ساعات العمل',
      'الاثنين إلى السبت: 9:00 ص إلى 5:00 م\nالأحد: مغلق',
      'لا، مغلق يوم الأحد',
    ],
  ])('%s: %s', (lang, query, heading, text, label) => {
    const parts = assembleAnswer(query, [{ passageId: 0, heading, text, title: 'Contact', lang, score: 0 }], {});
    expect(parts[0]).toMatchObject({ text, label });
  });
});

describe('hours of one part of a place', () => {
  const HALL = [
    'Opening hours',
    'Day | Walls | Last entry\nMonday to Friday | 10am – 10pm | 9pm\nSaturday | 9am – 7pm | 6pm',
  ];
  const SHOP_HOURS = ['Shop hours', 'Monday | Closed\nTuesday to Friday | 12 noon – 7pm\nSaturday | 10am – 5pm'];

  test('are those that its name is above, with a day alone as well', () => {
    for (const query of ['shop monday', 'is the shop open on monday'])
      expect(answer(query, undefined, [HALL, SHOP_HOURS])[0]).toMatchObject({
        passageId: 1,
        label: 'No, closed Monday',
      });
    expect(answer('open monday', undefined, [HALL, SHOP_HOURS])[0]?.passageId).toBe(0);
  });

  test('are found by a part of a German word', () => {
    const pages = [
      { passageId: 0, title: 'Simulator', heading: 'Zeiten', text: 'Montag bis Freitag: 12:00–16:00 Uhr' },
      { passageId: 1, title: 'Kontakt', heading: 'Bürozeiten', text: 'Montag bis Freitag: 9:00–12:00 Uhr' },
    ].map((page) => ({ ...page, lang: 'de', score: -page.passageId }));
    expect(assembleAnswer('buero freitag auf bis', pages)[0]?.passageId).toBe(1);
  });
});

describe('days on a line of their own', () => {
  const grid = ['Opening hours', 'Monday\n\nclosed\n\nTuesday to Friday\n\n6.45 to 19.30\n\nSaturday\n\n8.00 to 13.00'];

  test('have the hours of the next line', () => {
    const parts = answer('opening hours', undefined, [grid]);
    expect(parts.map(({ label, text }) => [label, text])).toEqual([
      ['Monday', 'closed'],
      ['Tuesday to Friday', '6.45 to 19.30'],
      ['Saturday', '8.00 to 13.00'],
    ]);
  });

  test('are named before what is known of the day asked for', () => {
    expect(answer('open on monday?', undefined, [grid])[0]?.label).toBe('No, closed Monday · Monday');
  });
});

test('days without opening are those of the section of that name, and no hours', () => {
  const passages = [
    ['Büro', 'Sprechzeit der Leitung: dienstags 8 bis 10 Uhr.'],
    ['Schließtage', 'Weihnachten: 24. Dezember bis 1. Januar\n\nZwei Teamtage im März'],
  ].map(([heading, text = ''], at) => ({ passageId: at, heading, text, title: 'Kontakt', lang: 'de', score: -at }));
  expect(assembleAnswer('schließtage', passages).map(({ passageId }) => passageId)).toContain(1);
  expect(assembleAnswer('öffnungszeiten', passages).map(({ passageId }) => passageId)).toEqual([0]);
});
