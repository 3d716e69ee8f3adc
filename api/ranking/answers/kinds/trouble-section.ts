// What to do where something is missing or does not work: "mesin ga keluar uap" is answered by the page "Tidak ada uap", although the search may
// find other passages with its words first. A heading says that it is about the trouble when it denies the same thing.
import { baseLanguage, packOf } from '../../../text/languages.ts';
import { rarityOf } from '../../../text/rarity.ts';
import { segmentWords } from '../../../text/segment-words.ts';
import { stopWordsOf } from '../../../text/stop-words.ts';
import { readBlocks } from '../../../text/structure/blocks.ts';
import type { QuestionTerm } from '../../question/term-statistics.ts';
import type { AnswerPassage, ReadForAnswer } from '../answer.ts';
import { type AnswerPart, leadOf } from '../block-parts.ts';
import type { PagePassages } from '../find-topic.ts';
import { termsIn } from '../sentences/match-terms.ts';

/** Words of content in a question about a trouble, at most. */
const MAX_WORDS = 4;
/** A further word that the site does not have is no rarer than this. */
const COMMON_RARITY = 0.75;
/** Share of a heading's own words that the question has, at least. */
const LEAST_SHARE = 0.5;

/** The lead of the section whose heading denies what the question denies, or of the page of that title; none for another question. */
export function troubleSection<Id>(
  { question }: ReadForAnswer,
  passages: readonly AnswerPassage<Id>[],
  pageOf: PagePassages<Id> | undefined,
): AnswerPart<Id>[] {
  const { terms, values, lang } = question;
  const negations = new Set((packOf(lang)?.negations ?? '').split('|'));
  // At the end it asks ("jual kopi ga").
  const denies = terms.slice(0, -1).some(({ exact }) => negations.has(exact));
  const content = terms.flatMap((term, at) => (isContent(term) && !negations.has(term.exact) ? [at] : []));
  if (!denies || values.length > 0 || content.length === 0 || content.length > MAX_WORDS) return [];
  const isStrange = (term: QuestionTerm) => !term.isKnown && rarityOf(term.stem, lang) > COMMON_RARITY;
  if (content.some((at) => isStrange(terms[at] as QuestionTerm))) return [];
  // What is missing comes after the word that denies, or else before it ("uap ga keluar").
  const from = terms.findIndex(({ exact }) => negations.has(exact));
  const sure = content.filter((at) => terms[at]?.isSure);
  const after = sure.filter((at) => at > from);
  // "Won't turn on, no light": what is right behind a word that denies is missing by itself.
  const besides = sure.filter((at) => at > from + 1 && negations.has(terms[at - 1]?.exact ?? ''));
  const lists = [after.length > 0 ? after : sure, ...besides.map((at) => [at])].filter((list) => list.length > 0);
  // "Uap tidak keluar": nothing is said of what comes after it, but of what is before.
  const before = sure.filter((at) => at < from);
  return sectionAbout(lists) ?? (after.length > 0 && before.length > 0 ? sectionAbout([before]) : undefined) ?? [];

  function sectionAbout(some: readonly (readonly number[])[]): AnswerPart<Id>[] | undefined {
    for (const passage of passages) {
      const { title = '', heading = '' } = passage;
      if (baseLanguage(passage.lang ?? lang) !== lang) continue;
      const page = pageOf?.(passage) ?? [passage];
      const own = heading.split(' > ').at(-1) ?? '';
      for (const [name, start] of [
        [own, page.find((other) => other.heading === heading) ?? passage],
        [title, page[0] ?? passage],
      ] as const) {
        if (name === '' || !some.some((missing) => isAbout(name, `${title} ${own}`, missing))) continue;
        const at = page.findIndex(({ passageId }) => passageId === start.passageId);
        const more = page.slice(at + 1).filter((other) => name === title || other.heading === start.heading);
        return leadOf({ passage: start, blocks: readBlocks(start.text), from: 0, more });
      }
    }
    return undefined;
  }

  function isAbout(name: string, above: string, missing: readonly number[]): boolean {
    const words = segmentWords(name.toLowerCase());
    if (!words.some((word) => negations.has(word))) return false;
    const held = termsIn(name, lang, question);
    const all = termsIn(above, lang, question);
    if (!missing.some((term) => held.has(term)) || !missing.every((term) => all.has(term))) return false;
    const { functionWords } = stopWordsOf(lang);
    const further = new Set(words.filter((word) => !functionWords.has(word) && !negations.has(word)));
    return held.size >= further.size * LEAST_SHARE;
  }
}

const isContent = ({ isMinor, asks }: QuestionTerm): boolean => !isMinor && !asks;
