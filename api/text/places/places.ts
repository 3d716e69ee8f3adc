// Places that a text names, and what they belong to: a page that has no row for France may have one for the rest of the EU. Names of
// countries are those of Intl; cities and regions are a short list of those that visitors ask for most.
import { foldDiacritics } from '../analyse.ts';
import { languageOf } from '../question-language.ts';

/** `names`: the place itself and the areas around it, the nearest first, folded; without the country. */
export type Place = { readonly country: string; readonly names: readonly string[]; readonly words: string };

const EU = 'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE'.split(' ');
/** Languages whose names of countries are read. */
const NAMED_IN = ['en', 'vi', 'zh', 'id', 'de', 'fr', 'es'];
/** Names of countries that Intl does not have. */
const ALSO: Readonly<Record<string, string>> = {
  GB: 'uk|great britain|britain|england|scotland|wales|nước anh|inggris raya',
  US: 'usa|america|united states of america|mỹ|amerika',
  NL: 'holland',
  CN: 'mainland china|中国大陆|tiongkok|cina',
  KR: 'korea',
  CZ: 'czech republic',
  HK: 'hong kong|hongkong|香港',
  MO: 'macau|macao|澳门',
  TW: 'taiwan|đài loan|台湾',
  AE: 'uae|dubai',
  RU: 'russia',
};
/** Cities and regions by country; `city/area`, other names after `=`. */
const CITIES: Readonly<Record<string, string>> = {
  VN: 'hanoi=ha noi=河内|ho chi minh=saigon=sai gon=hcmc=hcm=tphcm=胡志明|da nang=danang|hai phong|can tho|hue|nha trang|da lat|vung tau|bien hoa|binh duong|dong nai|quang ninh|phu quoc',
  ID: 'jakarta=jkt=雅加达|bandung/java/jawa|surabaya=sby/java/jawa|semarang/java/jawa|yogyakarta=jogja=yogya/java/jawa|malang/java/jawa|solo/java/jawa|bogor/java/jawa|bekasi/java/jawa|tangerang/java/jawa|depok/java/jawa|java=jawa|bali=denpasar|medan/sumatra|palembang/sumatra|sumatra=sumatera|makassar/sulawesi|sulawesi|papua|kalimantan=borneo|balikpapan/kalimantan|lombok|batam|maluku',
  CN: '上海=shanghai|深圳=shenzhen|北京=beijing|广州=guangzhou|杭州=hangzhou|成都=chengdu|重庆|武汉|南京|西安|苏州|天津|青岛|厦门|长沙|昆明',
  NL: 'amsterdam|rotterdam|utrecht|the hague=den haag|eindhoven',
  DE: 'berlin|munich=munchen|hamburg|cologne=koln|frankfurt|stuttgart|dusseldorf|leipzig|dresden|bavaria=bayern',
  FR: 'paris|lyon|marseille|toulouse|bordeaux|nantes|lille|strasbourg|corsica',
  ES: 'madrid|barcelona|valencia|sevilla|mallorca|canary islands',
  IT: 'rome=roma|milan=milano|turin=torino|florence=firenze|venice|naples|sicily|sardinia',
  GB: 'london|manchester|edinburgh|glasgow|birmingham|liverpool|leeds|bristol|cardiff|belfast|northern ireland',
  BE: 'brussels|antwerp|ghent',
  AT: 'vienna=wien',
  CH: 'zurich|geneva|basel|bern',
  AU: 'sydney|melbourne|brisbane|perth|adelaide|canberra|tasmania',
  NZ: 'auckland|wellington',
  US: 'new york=nyc|california|texas|florida|los angeles|san francisco|chicago|boston|seattle|washington|houston|dallas|austin|miami|atlanta|denver|philadelphia|las vegas|san diego|hawaii|alaska|arizona|ohio|michigan|colorado|oregon|virginia|pennsylvania|new jersey|massachusetts',
  CA: 'toronto|vancouver|montreal|ottawa|calgary|quebec|ontario|british columbia|alberta',
  MX: 'mexico city|guadalajara|cancun',
  BR: 'sao paulo|rio de janeiro',
  IN: 'mumbai=bombay|delhi|bangalore=bengaluru|chennai|hyderabad|kolkata',
  PT: 'lisbon=lisboa|madeira|azores',
  IE: 'dublin|galway',
  DK: 'copenhagen',
  SE: 'stockholm|gothenburg|malmo',
  NO: 'oslo|bergen|trondheim',
  FI: 'helsinki|tampere',
  PL: 'warsaw|krakow|wroclaw|gdansk',
  CZ: 'prague|brno',
  HU: 'budapest',
  GR: 'athens|thessaloniki|crete',
  RO: 'bucharest',
  TR: 'istanbul|ankara',
  IL: 'tel aviv|jerusalem',
  SA: 'riyadh|jeddah',
  ZA: 'cape town|johannesburg|durban',
  KR: 'seoul|busan',
  PH: 'manila|cebu',
  JP: 'tokyo|osaka',
  TH: 'bangkok',
  MY: 'kuala lumpur',
};
const UNION =
  /(?<![\p{L}])(?:eu|european union|europe|europa|eropa|uni eropa|chau au|lien minh chau au)(?![\p{L}])|欧盟|欧洲/u;
/** Words for the places that no other row names. */
const OTHERS =
  /(?<![\p{L}])(?:elsewhere|rest|other|others|anywhere else|khac|con lai|lain|lainnya|selain|ubrige[sn]?|andere[sn]?|sonstige|autres?|reste|otros?|otras?|resto)(?![\p{L}])|其他|其它|其余/u;

/** Words, and Han characters, of a name at most, and what is read of a text. */
const MAX_WORDS = 5;
const MAX_HAN = 8;
const MAX_READ = 200;
/** A name of so few letters without its marks is a word of other languages: "my" is mine, and the United States in Vietnamese. */
const MAX_UNCLEAR = 3;

/** `marked`: the name with its marks, where it is unclear without them, and the language that it is of. */
type Named = Omit<Place, 'words'> & { readonly marked?: { readonly name: string; readonly lang: string } };
let table: ReadonlyMap<string, Named> | undefined;

/** Lower case without marks, words with one space between them and around. */
export const foldPlace = (text: string): string => toWords(foldDiacritics(text.normalize('NFKC').toLowerCase()));

const toWords = (text: string): string =>
  ` ${text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

/** The places that a text names, the last one first, without the countries of cities that it names; `words`: as written, folded. */
export function placesIn(text: string): Place[] {
  table ??= readTable();
  const folded = foldPlace(text);
  const found: Place[] = [];
  for (const name of piecesOf(folded)) {
    const named = table.get(name);
    if (!named) continue;
    const { marked, ...place } = named;
    if (!marked || hasMarks(text, marked)) found.push({ ...place, words: name });
  }
  const isInside = (place: Place) => found.some(({ words }) => words !== place.words && words.includes(place.words));
  const isOfCity = ({ country, names }: Place) =>
    names.length === 0 && found.some((other) => other.country === country && other.names.length > 0);
  const last = ({ words }: Place) => folded.lastIndexOf(words);
  return found.filter((place) => !isInside(place) && !isOfCity(place)).sort((a, b) => last(b) - last(a));
}

/** A text without the words of the places that it names. */
export function withoutPlaces(text: string): string {
  const named = placesIn(text).map(({ words }) => ` ${words} `);
  if (named.length === 0) return text;
  const words = text.split(/\s+/);
  const folded = words.map((word) => foldPlace(word).trim());
  const isNamed = new Set<number>();
  for (let from = 0; from < words.length; from++)
    for (let to = from + 1; to <= Math.min(words.length, from + MAX_WORDS); to++)
      if (named.includes(` ${folded.slice(from, to).join(' ')} `)) for (let at = from; at < to; at++) isNamed.add(at);
  return words.filter((_, at) => !isNamed.has(at)).join(' ');
}

/** Whether a text writes a name with its marks, or is in the language of the name, in which they are often left out. */
function hasMarks(text: string, { name, lang }: NonNullable<Named['marked']>): boolean {
  return hasName(toWords(text), name) || languageOf(text) === lang;
}

/** What may be a name in a folded text: runs of words, and pieces of runs of Han characters. */
function piecesOf(folded: string): Set<string> {
  const pieces = new Set<string>();
  const words = folded.trim().split(' ').slice(0, MAX_READ);
  words.forEach((_, at) => {
    for (let length = 1; length <= MAX_WORDS && at + length <= words.length; length++)
      pieces.add(words.slice(at, at + length).join(' '));
  });
  for (const run of folded.slice(0, MAX_READ).match(/\p{Script=Han}+/gu) ?? [])
    for (let at = 0; at < run.length; at++)
      for (let length = 2; length <= MAX_HAN && at + length <= run.length; length++)
        pieces.add(run.slice(at, at + length));
  return pieces;
}

/** Whether a folded text has the name as a word of its own; anywhere for Han characters. */
export function hasName(folded: string, name: string): boolean {
  return /\p{Script=Han}/u.test(name) ? folded.includes(name) : folded.includes(` ${name} `);
}

/** Whether a text names the European Union, which the country is in. */
export const namesUnionOf = (text: string, country: string): boolean =>
  EU.includes(country) && UNION.test(foldPlace(text));

/** Whether a text is about the places that are not named: "elsewhere", "rest of the EU". */
export const namesOthers = (text: string): boolean => OTHERS.test(foldPlace(text));

function readTable(): Map<string, Named> {
  const places = new Map<string, Named>();
  const add = (name: string, country: string, lang: string) => {
    const folded = foldPlace(name).trim();
    const written = toWords(name).trim();
    const isUnclear = folded !== written && folded.length <= MAX_UNCLEAR;
    places.set(folded, { country, names: [], ...(isUnclear ? { marked: { name: written, lang } } : {}) });
  };
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  for (const lang of NAMED_IN) {
    const names = new Intl.DisplayNames([lang], { type: 'region', fallback: 'none' });
    for (const first of letters)
      for (const second of letters) {
        const name = names.of(first + second);
        if (!name) continue;
        // Former codes have names too: DD is Germany.
        const country = new Intl.Locale(`und-${first}${second}`).region ?? first + second;
        add(name, country, lang);
      }
  }
  for (const [country, list] of Object.entries(ALSO)) for (const name of list.split('|')) add(name, country, 'vi');
  for (const [country, list] of Object.entries(CITIES))
    for (const entry of list.split('|')) {
      const [own = '', ...areas] = entry.split('/');
      const aliases = own.split('=');
      for (const alias of aliases) places.set(alias, { country, names: [...aliases, ...areas] });
    }
  return places;
}
