/**
 * Guesses the charset of bytes that declare none and are not UTF-8: decodes a sample with every candidate and scores how
 * much the result looks like the language that charset was made for. Declarations are read in `declared-charset.ts`.
 */
import { TextDecoder } from '@exodus/bytes/encoding.js';
import { decodeTcvn, decodeViscii } from './vietnamese-tables.ts';

/** Size of the sample, in bytes: enough for letter statistics, little enough for 20 trial decodings. */
const SAMPLE_BYTES = 48 * 1024;

/** Lowest plausibility (0 to 1) at which a guess is used; random bytes reach about 0.1. */
const MIN_SCORE = 0.3;

/** A charset and how much its decoding looks like text, 0 to 1. */
export interface CharsetGuess {
  charset: string;
  score: number;
}

/** Very common characters: each list covers about two fifths of running text. Not ordered by rank. */
const SIMPLIFIED =
  '的一是不了在人有我他这个们中来上大为和国地到以说时要就出会可也你对生能而子那得于着下自之年过发后作里用道行所然家种事成方多经么去法学如都同现当没动面起看定天分还进好小部其些主样理心她本前开但因只从想实';
const TRADITIONAL =
  '的一是不了在人有我他這個們中來上大為和國地到以說時要就出會可也你對生能而子那得於著下自之年過發後作裡用道行所然家種事成方多經麼去法學如都同現當沒動面起看定天分還進好小部其些主樣理心她本前開但因只從想實';
const HANGUL = '이다는의에을를가은로고하지도기사어서리자대시해그라인아정부한스나있게일보수전으원상제들면만';

interface WideCharset {
  charset: string;
  score(text: string): number;
}

/** Charsets of two and more bytes a character. */
const WIDE: readonly WideCharset[] = [
  { charset: 'shift_jis', score: japaneseShare },
  { charset: 'euc-jp', score: japaneseShare },
  { charset: 'euc-kr', score: (text) => shareOf(text, HANGUL) },
  { charset: 'gbk', score: (text) => shareOf(text, SIMPLIFIED) },
  { charset: 'big5', score: (text) => shareOf(text, TRADITIONAL) },
];

interface NarrowCharset {
  charset: string;
  /** Lower-case letters outside ASCII, the most frequent first. */
  letters: string;
  /** Whether words are written in ASCII with a few other letters, rather than wholly outside ASCII. */
  latin: boolean;
}

const WESTERN = 'éäüáóñíàöèçßêãúåøôâîûæõïëìòùœÿ';
const CENTRAL = 'áíéęěšřąóčžýłöüőśżůúćńľťňďôŕźűäăâîşţș';
const RUSSIAN = 'оеаинтсрвлкмдпуяыьгзбчйхжшюцщэфъёіїєґў';
const GREEK = 'αοιετσνηυρπκλμςωγδάίχθόέύφήβξώζψϊϋ';
const ARABIC = 'اليمنوترعبدسفهكقحجشةصىطخأذزءثضإغظئؤآ';
const HEBREW = 'יוהלאתרבשמנכעדחקפסטםזגןצךףץ';
const THAI = 'านรอก่เ้งมยลวดัทตสิีะปบคหุพแจูไชขใโ็ผฝถฐญณธศษ์ื์ำซึฟฉภ';
const VIETNAMESE = 'àáđưạôảâìấếêộớịủờóíầăọùềệậúãéứốợồừụặữựểỉòđýỏằổẻắửẽèẹũẩẫễõĩởỡỗỷỹỳỵỹơ';

/** Charsets of one byte a character. Between equals the first wins, so the more common one of a language is first. */
const NARROW: readonly NarrowCharset[] = [
  { charset: 'windows-1252', letters: WESTERN, latin: true },
  { charset: 'windows-1251', letters: RUSSIAN, latin: false },
  { charset: 'koi8-u', letters: RUSSIAN, latin: false },
  { charset: 'koi8-r', letters: RUSSIAN, latin: false },
  { charset: 'ibm866', letters: RUSSIAN, latin: false },
  { charset: 'iso-8859-5', letters: RUSSIAN, latin: false },
  { charset: 'windows-1250', letters: CENTRAL, latin: true },
  { charset: 'iso-8859-2', letters: CENTRAL, latin: true },
  { charset: 'windows-1253', letters: GREEK, latin: false },
  { charset: 'iso-8859-7', letters: GREEK, latin: false },
  { charset: 'windows-1254', letters: 'ıüşçğöâîûİ', latin: true },
  { charset: 'windows-1255', letters: HEBREW, latin: false },
  { charset: 'windows-1256', letters: ARABIC, latin: false },
  { charset: 'iso-8859-6', letters: ARABIC, latin: false },
  { charset: 'windows-1257', letters: 'āīšēūžņļėčąģķęųįõäöü', latin: true },
  { charset: 'windows-874', letters: THAI, latin: false },
  { charset: 'windows-1258', letters: VIETNAMESE, latin: true },
  { charset: 'tcvn-5712', letters: VIETNAMESE, latin: true },
  { charset: 'viscii', letters: VIETNAMESE, latin: true },
];

/** The most plausible charset, or null when nothing looks like a language. Linear; reads a bounded sample. */
export function detectCharset(bytes: Uint8Array): CharsetGuess | null {
  const wideUnicode = guessUtf16(bytes);
  if (wideUnicode) return wideUnicode;
  const sample = sampleOf(bytes);
  let best: CharsetGuess | null = null;
  for (const { charset, score } of WIDE) {
    const text = decodeSample(sample, charset);
    if (replacementShare(text) > 0.02) continue;
    best = better(best, { charset, score: Math.min(1, score(text) * 1.6) });
  }
  // A page of double bytes is never plausible as single ones, but short ones come close: prefer what is structurally valid.
  if (best && best.score >= 0.45) return best;
  for (const narrow of NARROW) {
    best = better(best, { charset: narrow.charset, score: narrowScore(decodeSample(sample, narrow.charset), narrow) });
  }
  if (best?.charset === 'koi8-u' && !/[іїєґ]/i.test(decodeSample(sample, 'koi8-u')))
    best = { ...best, charset: 'koi8-r' };
  return best && best.score >= MIN_SCORE ? best : null;
}

function better(a: CharsetGuess | null, b: CharsetGuess): CharsetGuess {
  return a && a.score >= b.score ? a : b;
}

/** UTF-16 without a mark: markup is ASCII, so nearly every second byte is zero, all on the same side. */
function guessUtf16(bytes: Uint8Array): CharsetGuess | null {
  const length = Math.min(bytes.length, 4096) & ~1;
  if (length < 16) return null;
  let even = 0;
  let odd = 0;
  for (let i = 0; i < length; i += 2) {
    if (bytes[i] === 0) even += 1;
    if (bytes[i + 1] === 0) odd += 1;
  }
  const pairs = length / 2;
  if (odd > pairs * 0.4 && even < pairs * 0.05) return { charset: 'utf-16le', score: 1 };
  if (even > pairs * 0.4 && odd < pairs * 0.05) return { charset: 'utf-16be', score: 1 };
  return null;
}

/** A piece that starts at the first byte outside ASCII: many pages open with kilobytes of ASCII scripts. */
function sampleOf(bytes: Uint8Array): Uint8Array {
  let first = 0;
  while (first < bytes.length && (bytes[first] ?? 0) < 0x80) first += 1;
  return bytes.subarray(Math.max(0, first - 1), first + SAMPLE_BYTES);
}

function decodeSample(sample: Uint8Array, charset: string): string {
  if (charset === 'tcvn-5712') return decodeTcvn(sample);
  if (charset === 'viscii') return decodeViscii(sample);
  const text = new TextDecoder(charset).decode(sample);
  return charset === 'windows-1258' ? text.normalize('NFC') : text;
}

function replacementShare(text: string): number {
  let bad = 0;
  let wide = 0;
  for (let i = 0; i < text.length - 2; i += 1) {
    const code = text.charCodeAt(i);
    if (code < 0x80) continue;
    wide += 1;
    if (code === 0xfffd) bad += 1;
  }
  return wide === 0 ? 1 : bad / wide;
}

/** Share of the given characters among all outside ASCII and general punctuation. */
function shareOf(text: string, common: string): number {
  const set = new Set(common);
  let hits = 0;
  let all = 0;
  for (const char of text) {
    const code = char.charCodeAt(0);
    if (code < 0x80 || (code >= 0x2000 && code < 0x3040) || code >= 0xff00) continue;
    all += 1;
    if (set.has(char)) hits += 1;
  }
  return all < 4 ? 0 : hits / all;
}

/** Kana against everything else; half-width katakana are what other charsets look like when read as Shift_JIS. */
function japaneseShare(text: string): number {
  let kana = 0;
  let all = 0;
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    if (code < 0x80) continue;
    if (code >= 0xff61 && code <= 0xff9f) {
      all += 2;
    } else if (code >= 0x3041 && code <= 0x3096) {
      kana += 1;
      all += 1;
    } else if (code >= 0x30a1 && code <= 0x30fc) {
      kana += 0.6;
      all += 1;
    } else if (code < 0x2000 || code > 0x303f) {
      all += 1;
    }
  }
  return all < 4 ? 0 : kana / all;
}

const TYPOGRAPHIC = new Set('“”‘’„‚–—…«»€•·©®™°№§¿¡ªº\u00a0\u200e\u200f\u00ad،؛؟');

/** Mean plausibility of the characters outside ASCII, by letter frequency, case and neighbours. */
function narrowScore(text: string, { letters, latin }: NarrowCharset): number {
  const rank = new Map<string, number>();
  for (const [i, letter] of [...letters].entries())
    if (!rank.has(letter)) rank.set(letter, 1 - (0.8 * i) / letters.length);
  let sum = 0;
  let count = 0;
  for (let i = 0; i < text.length; i += 1) {
    if (text.charCodeAt(i) < 0x80) continue;
    count += 1;
    sum += plausibility(text, i, rank, latin);
  }
  return count === 0 ? 0 : sum / count;
}

function plausibility(text: string, at: number, rank: ReadonlyMap<string, number>, latin: boolean): number {
  const char = text[at] ?? '';
  const before = text.charCodeAt(at - 1);
  const after = text.charCodeAt(at + 1);
  if (TYPOGRAPHIC.has(char)) return isAsciiLetter(before) && isAsciiLetter(after) && char !== '’' ? -0.3 : 0.5;
  const lower = char.toLowerCase();
  const weight = rank.get(lower);
  if (weight === undefined) return -0.7;
  const strange = latin
    ? before >= 0xc0 && after >= 0xc0 && rank.size < 60 // whole words outside ASCII are not Latin script
    : isAsciiLetter(before) || isAsciiLetter(after);
  if (strange) return -0.6;
  if (lower === char) return weight;
  const previous = text[at - 1] ?? ' ';
  return previous !== previous.toUpperCase() ? -0.6 : weight * 0.6; // a capital after a small letter
}

function isAsciiLetter(code: number): boolean {
  return (code | 0x20) >= 0x61 && (code | 0x20) <= 0x7a;
}
