// Decides whether a passage supports a statement, by words, figures and names. Knows no source numbers and no runs.
// The thresholds were measured with bench/citation-support.ts.
import { analyseWord } from '../text/analyse.ts';
import { detectLanguage } from '../text/detect-language.ts';
import { baseLanguage, packOf } from '../text/languages.ts';
import { stopWordsOf } from '../text/stop-words.ts';
import { type Figure, isClaim, isSameFigure, isWorkedOut, readFigures } from './figures.ts';
import { foldName, type Name, readNames } from './names.ts';

/** Share of a statement's content words that its passage must contain, in languages whose pack has no `supportingShare`. */
const MIN_SHARE = 0.5;
/**
 * Of a statement with fewer content words than this all of them have to be there, unless it has a figure, which decides then: half of the
 * words of "Delivery is free" are on every page about deliveries.
 */
const MIN_WORDS = 3;

/** Most figures of a statement that are checked, and small counts used in calculations: bounds the work on hostile text. */
const MAX_FIGURES = 60;
const MAX_COUNTS = 12;

/** The required share of content words of a statement in a language. */
export function minShareFor(lang: string): number {
  return packOf(baseLanguage(lang))?.supportingShare ?? MIN_SHARE;
}

/** Text of a source. Each part is analysed at its first use, and cached. */
export interface Passage {
  readonly lang: string;
  /** Content words as stems, see stemsOf. */
  readonly stems: ReadonlySet<string>;
  readonly figures: readonly Figure[];
  /** Folded words, for names. */
  readonly words: ReadonlySet<string>;
  /** Folded, lower case, without spaces: `Ha Noi` matches `Hanoi`. */
  readonly joined: string;
}

/** A statement, analysed once and compared with several passages. */
export type Statement = {
  readonly text: string;
  readonly lang: string;
  readonly stems: readonly string[];
  /** Figures that a source must contain. */
  readonly figures: readonly Figure[];
  /** Others, such as small counts, which calculations may use. */
  readonly counts: readonly Figure[];
  readonly names: readonly Name[];
};

/** A passage. `context` (title, heading) supports as the text does. `likely`: the language it is taken for in doubt. */
export function readPassage(text: string, context = '', likely = ''): Passage {
  return new LazyPassage(`${context}\n${text}`.normalize('NFC'), likely);
}

class LazyPassage implements Passage {
  #text: string;
  #likely: string;
  #lang: string | undefined;
  #stems: ReadonlySet<string> | undefined;
  #figures: readonly Figure[] | undefined;
  #words: ReadonlySet<string> | undefined;
  #joined: string | undefined;

  constructor(text: string, likely: string) {
    this.#text = text;
    this.#likely = likely;
  }

  get lang(): string {
    this.#lang ??= writingOf(this.#text, detectLanguage(this.#text, this.#likely === '' ? [] : [this.#likely]));
    return this.#lang;
  }

  get stems(): ReadonlySet<string> {
    this.#stems ??= stemsOf(this.#text, this.lang);
    return this.#stems;
  }

  get figures(): readonly Figure[] {
    this.#figures ??= readFigures(this.#text);
    return this.#figures;
  }

  get words(): ReadonlySet<string> {
    this.#words ??= new Set(
      (this.#text.normalize('NFKC').replace(UNSPACED, ' ').match(NAME_WORDS) ?? []).flatMap(withParts),
    );
    return this.#words;
  }

  get joined(): string {
    this.#joined ??= foldName(this.#text).replace(/\s+/g, '');
    return this.#joined;
  }
}

/** Characters that only one of the two ways of writing Chinese has, among the commonest of each. */
const TRADITIONAL = /[這個們說時後會來為國學經發對開關點樣從與無過還間買賣價網電機飲業務員頁費單號貨]/gu;
const SIMPLIFIED = /[这个们说时后会来为国学经发对开关点样从与无过还间买卖价网电机饮业务员页费单号货]/gu;

/** The language for comparing words: base code; Chinese with its way of writing, whose characters do not match the other's. */
function writingOf(text: string, lang: string): string {
  const base = baseLanguage(lang);
  if (base !== 'zh') return base;
  const traditional = (text.match(TRADITIONAL) ?? []).length;
  const simplified = (text.match(SIMPLIFIED) ?? []).length;
  return traditional === simplified ? base : traditional > simplified ? 'zh-hant' : 'zh-hans';
}

/** Whether words of the two can be compared. */
export function isSameWriting(a: string, b: string): boolean {
  return a === b || (baseLanguage(a) === baseLanguage(b) && (a === 'zh' || b === 'zh'));
}

function withParts(word: string): string[] {
  const parts = word.split(/[’'&+-]/);
  return parts.length === 1 ? [foldName(word)] : [foldName(word), ...parts.map(foldName)];
}

/** Reads a sentence of plain text in a language, base code. */
export function readStatement(text: string, lang: string): Statement {
  const nfc = text.normalize('NFC');
  const all = readFigures(nfc);
  const figures = all.filter(isClaim).slice(0, MAX_FIGURES);
  let rest = nfc;
  for (const { start, end } of figures) rest = rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end);
  return {
    text: nfc,
    lang: writingOf(nfc, lang),
    stems: [...stemsOf(rest, lang)],
    figures,
    counts: all.filter((figure) => !isClaim(figure)).slice(0, MAX_COUNTS),
    names: readNames(nfc),
  };
}

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]+/gu;
const WORDS = /[\p{L}\p{N}\p{M}]+/gu;
const NAME_WORDS = /[\p{L}\p{M}\p{N}]+(?:[’'&+-][\p{L}\p{M}\p{N}]+)*/gu;

/**
 * Stems of words; of scripts without spaces pairs of characters: one text is cut into words differently from another, and
 * cutting takes its time.
 */
function stemsOf(text: string, lang: string): Set<string> {
  const stems = new Set<string>();
  const nfkc = text.normalize('NFKC');
  for (const [run] of nfkc.matchAll(UNSPACED)) for (let i = 0; i + 2 <= run.length; i++) stems.add(run.slice(i, i + 2));
  const stop = stopWordsOf(lang).functionWords;
  // "Yes." says nothing that a source could hold.
  const { yes = '', no = '' } = packOf(baseLanguage(lang))?.polar ?? {};
  const answers = `${yes} ${no}`.toLowerCase().split(/[\s.]+/);
  for (const [word] of nfkc.replace(UNSPACED, ' ').matchAll(WORDS)) {
    const { exact, stem, parts } = analyseWord(word, lang);
    if (word.length < 2 || stop.has(exact) || answers.includes(exact)) continue;
    stems.add(stem);
    for (const part of parts) stems.add(part.stem);
  }
  return stems;
}

/** Share of the statement's content words in the passage, 0 to 1; 1 for a statement without content words. */
export function wordShare(statement: Statement, passage: Passage): number {
  if (statement.stems.length === 0) return 1;
  let held = 0;
  for (const stem of statement.stems) if (passage.stems.has(stem)) held++;
  return held / statement.stems.length;
}

/** Whether a passage contains the figure. */
export function holdsFigure(figure: Figure, passages: readonly Passage[]): boolean {
  return passages.some((passage) => passage.figures.some((other) => isSameFigure(figure, other)));
}

/** Whether the passages contain every word of the name. */
export function holdsName(name: Name, passages: readonly Passage[]): boolean {
  return name.words.every((word) =>
    passages.some((passage) => passage.words.has(word) || (word.length >= 5 && passage.joined.includes(word))),
  );
}

/** The figures of a statement that no passage contains and that are not calculated from two supported ones. */
export function findMissing(statement: Statement, passages: readonly Passage[]): Figure[] {
  const missing = statement.figures.filter((figure) => !holdsFigure(figure, passages));
  if (missing.length === 0) return missing;
  const standing = [...statement.counts, ...statement.figures.filter((figure) => !missing.includes(figure))];
  return missing.filter((figure) => !isWorkedOut(figure, standing));
}

/** A statement of this many characters without spaces is supported where the passage has it word for word. */
const VERBATIM_CHARS = 20;

/** Why a statement is not supported, for the model and for tests. */
export type Verdict = {
  readonly isSupported: boolean;
  readonly share: number;
  readonly missingFigures: readonly Figure[];
  readonly missingNames: readonly Name[];
};

/**
 * Whether the passages of one source support a statement: they contain its figures and names (those in `neutral`, such
 * as the visitor's question, need no source), and one of them contains enough of its content words. Words of another language
 * are not compared: then figures and names decide, as they do for a short statement with a figure.
 */
export function supports(
  statement: Statement,
  passages: readonly Passage[],
  neutral: readonly Passage[] = [],
  minShare = minShareFor(statement.lang),
): Verdict {
  // Word for word: the language that was detected for a passage, by a name in it, must not decide then.
  const joined = foldName(statement.text).replace(/\s+/g, '');
  if (joined.length >= VERBATIM_CHARS && passages.some((passage) => passage.joined.includes(joined))) {
    return { isSupported: true, share: 1, missingFigures: [], missingNames: [] };
  }
  const missingFigures = findMissing(statement, [...passages, ...neutral]);
  const same = passages.filter((passage) => isSameWriting(passage.lang, statement.lang));
  const missingNames = statement.names.filter(
    (name) => (same.length > 0 || name.isCode) && !holdsName(name, passages) && !holdsName(name, neutral),
  );
  const share = same.length === 0 ? 1 : Math.max(...same.map((passage) => wordShare(statement, passage)));
  const isShort = statement.stems.length < MIN_WORDS;
  const hasWords = isShort ? share === 1 || statement.figures.length > 0 : share >= minShare;
  return {
    isSupported: passages.length > 0 && missingFigures.length === 0 && missingNames.length === 0 && hasWords,
    share,
    missingFigures,
    missingNames,
  };
}
