// The words around figures, as data: units with their size, currencies, scales, months and number words of English,
// Vietnamese, Indonesian and Chinese. figures.ts uses them. A language is more words in these rows.

/** A unit: figures of one `dimension` compare by value times `factor`. */
export type Unit = { readonly dimension: string; readonly factor: number };

/** Written behind a figure. Lower case, NFKC; longest first is made from this by figures.ts. */
const UNIT_ROWS: readonly (readonly [dimension: string, factor: number, words: string])[] = [
  // Days and months are two dimensions: 30 days are not a month in a contract.
  ['time', 1 / 86_400, 'second seconds sec secs giây detik 秒 秒钟'],
  ['time', 1 / 1440, 'minute minutes min mins phút menit 分钟 分鐘'],
  ['time', 1 / 24, 'hour hours hr hrs giờ tiếng jam 小时 小時'],
  ['time', 1, 'day days workday workdays ngày hari 天 日 个工作日 個工作日 工作日'],
  ['time', 7, 'week weeks tuần minggu pekan 周 週 星期'],
  ['months', 1, 'month months tháng bulan 个月 個月'],
  ['months', 12, 'year years yr yrs năm tahun 年'],
  ['percent', 1, '% ％ percent pct phần_trăm persen'],
  ['weight', 0.001, 'mg milligram milligrams'],
  ['weight', 1, 'g gr gram grams gam 克'],
  ['weight', 1000, 'kg kgs kilo kilos kilogram kilograms 公斤 千克'],
  ['weight', 1e6, 'tonne tonnes ton tons tấn 吨 噸'],
  ['volume', 1, 'ml millilitre millilitres milliliter milliliters mililiter 毫升'],
  ['volume', 1000, 'l litre litres liter liters lít 升'],
  ['length', 1, 'mm millimetre millimetres millimeter millimeters 毫米'],
  ['length', 10, 'cm centimetre centimetres centimeter centimeters 厘米 公分'],
  ['length', 1000, 'm metre metres meter meters mét 米'],
  ['length', 1e6, 'km kilometre kilometres kilometer kilometers 公里 千米'],
  ['pressure', 1, 'bar bars 巴'],
  ['power', 1, 'w watt watts 瓦'],
  ['power', 1000, 'kw kilowatt kilowatts 千瓦'],
  ['voltage', 1, 'v volt volts vôn 伏'],
  ['heat', 1, '°c ℃ °f degrees độ derajat 度'],
  ['bytes', 1 / 1024, 'kb'],
  ['bytes', 1, 'mb'],
  ['bytes', 1024, 'gb'],
  ['bytes', 1_048_576, 'tb'],
];

/** Written before or behind a figure; each is its own dimension. `$` and `¥` stand for more than one currency. */
const CURRENCY_ROWS: readonly (readonly [code: string, words: string])[] = [
  ['dollar', '$ us$ s$ usd sgd dollar dollars đô_la đô dolar 美元 新元'],
  ['EUR', '€ eur euro euros 欧元 歐元'],
  ['GBP', '£ gbp pounds pound_sterling'],
  ['VND', '₫ đ vnd vnđ đồng dong 越南盾'],
  ['IDR', 'rp rp. idr rupiah 印尼盾'],
  ['yuan or yen', '¥ ￥ cny rmb yuan 元 块 人民币 jpy yen 日元'],
];

/** Multiplies the figure before it. */
const SCALE_ROWS: readonly (readonly [factor: number, words: string])[] = [
  [1e2, '百'],
  [1e3, 'k thousand nghìn ngàn ribu rb 千'],
  [1e4, '万 萬'],
  [1e6, 'million millions mio triệu tr juta jt 百万 百萬'],
  [1e7, '千万 千萬'],
  [1e8, '亿 億'],
  [1e9, 'billion billions bn tỷ tỉ miliar milyar'],
  [1e12, 'trillion trillions triliun'],
];

/** Month names that stand between day and year. Numbers of months (`tháng 5`, `5月`) are read by figures.ts. */
const MONTH_ROWS: readonly (readonly [month: number, words: string])[] = [
  [1, 'january jan januari'],
  [2, 'february feb februari'],
  [3, 'march mar maret'],
  [4, 'april apr'],
  [5, 'may mei'],
  [6, 'june jun juni'],
  [7, 'july jul juli'],
  [8, 'august aug agustus agu'],
  [9, 'september sep sept'],
  [10, 'october oct oktober okt'],
  [11, 'november nov'],
  [12, 'december dec desember des'],
];

/** Weekday and month names: written with a capital, and no names of anything else. */
export const CALENDAR_WORDS: ReadonlySet<string> = new Set(
  (
    'monday tuesday wednesday thursday friday saturday sunday senin selasa rabu kamis jumat sabtu minggu thứ hai ba tư năm sáu bảy chủ nhật ' +
    MONTH_ROWS.map(([, words]) => words).join(' ')
  ).split(' '),
);

const split = (words: string): string[] => words.split(' ').map((word) => word.replaceAll('_', ' '));

export const UNITS: ReadonlyMap<string, Unit> = new Map([
  ...UNIT_ROWS.flatMap(([dimension, factor, words]) =>
    split(words).map((word) => [word, { dimension, factor }] as const),
  ),
  ...CURRENCY_ROWS.flatMap(([code, words]) =>
    split(words).map((word) => [word, { dimension: code, factor: 1 }] as const),
  ),
]);

/** The marks and words that may stand before a figure: `$5`, `Rp 5.000`. */
export const PREFIX_UNITS: readonly string[] = [
  'us$',
  's$',
  '$',
  '€',
  '£',
  '₫',
  '¥',
  '￥',
  'rp.',
  'rp',
  'usd',
  'eur',
  'vnd',
  'idr',
  'rmb',
  'sgd',
];

export const SCALES: ReadonlyMap<string, number> = new Map(
  SCALE_ROWS.flatMap(([factor, words]) => split(words).map((word) => [word, factor] as const)),
);

export const MONTHS: ReadonlyMap<string, number> = new Map(
  MONTH_ROWS.flatMap(([month, words]) => split(words).map((word) => [word, month] as const)),
);

/** Number words: what adds (`two`, `twenty`, `hai mươi`) and what multiplies (`hundred`, `trăm`, `puluh`). */
export const NUMBER_WORDS: ReadonlyMap<string, number> = new Map([
  ...'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
    .split(' ')
    .map((word, value) => [word, value] as const),
  ...'twenty thirty forty fifty sixty seventy eighty ninety'
    .split(' ')
    .map((word, index) => [word, (index + 2) * 10] as const),
  ...'không một hai ba bốn năm sáu bảy tám chín mười'.split(' ').map((word, value) => [word, value] as const),
  ['mốt', 1] as const,
  ['tư', 4] as const,
  ['lăm', 5] as const,
  ...'nol satu dua tiga empat lima enam tujuh delapan sembilan sepuluh sebelas'
    .split(' ')
    .map((word, value) => [word, value] as const),
  ['seratus', 100] as const,
  ['seribu', 1000] as const,
]);

export const NUMBER_FACTORS: ReadonlyMap<string, number> = new Map([
  ['hundred', 100],
  ['thousand', 1000],
  ['mươi', 10],
  ['trăm', 100],
  ['nghìn', 1000],
  ['ngàn', 1000],
  ['puluh', 10],
  ['ratus', 100],
  ['ribu', 1000],
]);

/** `belas` adds ten: `dua belas` is twelve. */
export const TEEN_WORD = 'belas';
