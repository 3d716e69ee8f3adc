// Arabic stems: a word without the article and the words written together with it, and without its endings. Forms that change inside ("سعر",
// "أسعار") stay apart. The article goes first, so that a word has one stem with it and without it.
import { foldArabic } from '../letters/arabic-letters.ts';

/** Letters that stay at least. */
const MIN_LEFT = 3;
/** "And", "with", "for", "as" with the article behind; "for the" has lost its alef. */
const ARTICLE = /^(?:[وف]?(?:[بك]?ال|لل)|و(?=ا[نلسحعقكجمبطخ].{3}))/;
/** Words whose own beginning looks like the article: "إلغاء" is often typed without its hamza. */
const NO_ARTICLE = /^(?:[وفبل]|و?ال|بال|لل)?(?=الغا|الغي|الكترون|الوان|العاب|التهاب|التزام|التحاق)/;
/** Egyptian and Levantine "b" before a verb: "بيوصل", "بتفتحوا". */
const SPOKEN_VERB = /^(?:ب(?!يت|يان|ين|نك|نت|نا)(?=[يتن].{3})|ه(?=[يت].{3}))/;
/** Whose: "your", "our", "her", "their". */
const POSSESSOR = /(?:كم|كو|هم|ها|(?<!ا)نا|ك)$/;
/** They: "تفتحون", "بتوصلوا", "توصلو". */
const PLURAL_VERB = /^(?:([تيمن].{3,})(?:ون|وا)|([تين].{3,})و)$/;
/** The ending of "خدمة" before another one, "خدمتكم", and not that of "خدمات". */
const BOUND_ENDING = /(?<=.{3})(?<!ا)ت$/;

/** The stem of a word. */
export function stemArabic(written: string): string {
  let word = foldArabic(written);
  if (!/^[\u0621-\u064a]+$/.test(word)) return word;
  const isOwn = NO_ARTICLE.test(word);
  word = isOwn ? word.replace(NO_ARTICLE, '') : without(word, ARTICLE);
  if (word === foldArabic(written) && word.startsWith('لل') && word.length > MIN_LEFT) word = word.slice(1);
  if (word.length > 4) word = without(word, SPOKEN_VERB);
  if (word.endsWith('ء')) word = word.slice(0, -1);
  const owned = word.length > 4 ? without(word, POSSESSOR) : word;
  word = owned !== word ? without(owned, BOUND_ENDING) : word;
  if (word.length > 4 && PLURAL_VERB.test(word)) return word.replace(PLURAL_VERB, '$1$2');
  if (word.length > 4) word = without(word, /(?<=.{4})ا$/);
  const dual = without(word, /ين$/);
  word = dual !== word ? without(dual, BOUND_ENDING) : word;
  word = without(word, /ات$/);
  word = without(word, /ه$/);
  const mine = without(word, /ي$/);
  return mine !== word ? without(mine, BOUND_ENDING) : word;
}

function without(word: string, pattern: RegExp): string {
  const rest = word.replace(pattern, '');
  return rest.length < MIN_LEFT ? word : rest;
}
