// Puts an answer together as a visitor reads it: the best statement with what belongs to it (the list after its colon, the rest of its
// paragraph), the rows asked for by their names, or the lead of the section that a short question names. All text is verbatim.
import { baseLanguage } from '../../text/analyse.ts';
import { detectLanguage } from '../../text/detect-language.ts';
import { readBlocks, type TextBlock } from '../../text/structure/blocks.ts';
import { CELL_BORDER, isTableHeader } from '../../text/structure/table-row.ts';
import type { Question } from '../question/question.ts';
import type { TermStatistics } from '../question/term-statistics.ts';
import type { Anchor } from './anchor.ts';
import { type AnswerPassage, type ReadForAnswer, readForAnswer } from './answer.ts';
import { askedSection, priceSection } from './asked-section.ts';
import {
  type AnswerPart,
  announces,
  blockParts,
  ENOUGH_COLUMNS,
  isContents,
  isWhole,
  leadOf,
  MAX_COLUMNS,
  MAX_ROWS,
  widthOf,
} from './block-parts.ts';
import { findTopic, type PagePassages } from './find-topic.ts';
import { hoursAnswer } from './hours-answer.ts';
import { isNavigation, isNoAnswer, isReference } from './no-answer.ts';
import { datedLabel, definitionAt, labelOf, titleLabel } from './part-label.ts';
import { SENTENCE_AT as F } from './sentences/answer-model.ts';
import { shareOf, termsByConcept, termsIn } from './sentences/match-terms.ts';
import type { SentenceCandidate } from './sentences/score-sentences.ts';
import { columnsOf } from './values/columns.ts';
import { compareSides } from './values/compare-sides.ts';
import { asksForValue, findFact } from './values/find-fact.ts';
import type { SiteTime } from './values/opening-hours.ts';
import { placeRows } from './values/place-rows.ts';
import { rowsAskedFor } from './values/rows-asked-for.ts';

export type AssembleOptions<Id> = {
  readonly statistics?: TermStatistics | undefined;
  /** All passages of the page of a passage; missing: only those found are known. */
  readonly pageOf?: PagePassages<Id> | undefined;
  /** More of what was found, best first, among which a row or a value may be that holds the whole question. Default: the passages. */
  readonly more?: readonly AnswerPassage<Id>[] | undefined;
  /** The query is one of two questions of a message: few words name no topic then ("and the duo? how much is the mini?"). */
  readonly isPart?: boolean | undefined;
  /** The site is somewhat likely to have an answer. */
  readonly isNear?: boolean | undefined;
  /** When the page of a passage was changed, in words of the question's language, where that is known. */
  readonly dateOf?: ((passage: AnswerPassage<Id>) => string | undefined) | undefined;
  /** The time at the site; missing: "open now" is not decided. */
  readonly now?: SiteTime | undefined;
};

/** A text shorter than this is followed by the next blocks of its section. */
const SHORT_COLUMNS = 150;
/** Columns up to which a statement from another place is added. */
const SECOND_COLUMNS = 480;
/** A second statement is shown if its probability is at least this share of the first one's. */
const SECOND_SHARE = 0.6;
/** Weight of a sentence without the value asked for. */
const NO_VALUE_SHARE = 0.2;
/** In a question for the rule of a page: what each passage further down costs, as an exponent, and the share of an item or row. */
const LATER_COST = 0.5;
const ITEM_SHARE = 0.25;
/** What one point of the search's score counts for a sentence, as an exponent. */
const RANK_WEIGHT = 0.1;
/** Passages whose headings may ask the question themselves, and the share of it that such a heading holds. */
const ASKING_HEADINGS = 3;
const ASKED_SHARE = 0.95;
/** Share of a question that a definition and the headings above it hold. */
const DEFINED_SHARE = 0.9;
const ASKS = /[?？؟]["'”’)）」]*$/;

/** Words of any kind in a question that is short enough to name a topic where the site is only somewhat likely to have an answer. */
const MAX_TOPIC_TERMS = 4;

/** The parts of the answer in the order in which they are shown; none when no passage holds a statement. */
export function assembleAnswer<Id>(
  query: string,
  passages: readonly AnswerPassage<Id>[],
  options: AssembleOptions<Id> = {},
): AnswerPart<Id>[] {
  const { statistics, pageOf } = options;
  const read = readForAnswer(query, passages, statistics);
  const both = compareSides(read, passages, pageOf);
  if (both.length > 0) return both;
  const places = placeRows(read, passages, options.more ?? passages, pageOf);
  if (places.length > 0) return places;
  const hours = hoursParts(read, passages, options);
  if (hours.length > 0) return hours;
  const asked = sectionParts(read, passages, options);
  if (asked.length > 0) return asked;
  // "Burrs grind s" names a line as much as a question for a value does.
  const wantsValue = asksForValue(read.question);
  const isShort = read.question.terms.length <= MAX_TOPIC_TERMS;
  const facts = wantsValue || isShort ? factParts(read, passages, options, { isStrict: !wantsValue }) : [];
  if (facts.length > 0) return facts;
  const prices = priceSection(read, options.more ?? passages, pageOf);
  if (prices.length > 0) return prices;
  const blocksOf = passages.map(({ text }) => readBlocks(text));
  const textOf = (sentence: SentenceCandidate) => (passages[sentence.passage] as AnswerPassage<Id>).text;
  const weights = passageWeights(passages);
  const isGeneral = asksForValue(read.question) && isAboutPage(read, passages) && !asksLikeHeading(read, passages);
  const anchors: Anchor[] = read.sentences
    .map((sentence) => {
      const blocks = blocksOf[sentence.passage] as TextBlock[];
      const at = blocks.findIndex(({ start, end }) => start <= sentence.start && sentence.end <= end);
      const passage = passages[sentence.passage] as AnswerPassage<Id>;
      const fit = isGeneral ? placeWeight(passage, blocks[at], pageOf) : 1;
      const value = sentence.probability * fit * (lacksAsked(sentence, read) ? NO_VALUE_SHARE : 1);
      return { sentence, blocks, at, value: value * (weights[sentence.passage] as number) };
    })
    .filter(({ sentence, blocks, at }) => isStatement(sentence, blocks[at], textOf(sentence)))
    .sort((a, b) => b.value - a.value);

  const rows = rowsAskedFor(anchors, passages, read);
  if (rows.length > 0) return rows.map((row) => rowPart(row.sentence, passages));
  const defined = definitionParts(read, passages, pageOf);
  if (defined.length > 0) return defined;
  const topic = findTopic(read, passages, pageOf);
  const lead = topic ? leadOf(topic, { untilSteps: read.question.kinds.includes('manner') }) : [];
  if (topic && lead[0]) {
    return [{ ...lead[0], ...labelOf(lead[0].text, topic.passage, topic.blocks, topic.from) }, ...lead.slice(1)];
  }
  const [best] = anchors;
  if (!best) return [];
  if (lacksAsked(best.sentence, read) && asksForValue(read.question)) {
    const near = factParts(read, passages, options, { isLoose: true });
    if (near.length > 0) return near;
    const about = sectionOfAttribute(read, passages, pageOf);
    if (about.length > 0) return about;
    // A text without any price does not say what something costs.
    if (asksPrice(read.question) && !anchors.some(({ sentence }) => hasFigures(sentence))) return [];
  }
  const parts = partsAround(best, read, passages, MAX_COLUMNS, pageOf);
  const passage = passages[best.sentence.passage] as AnswerPassage<Id>;
  if (!hasAskedValue(best.sentence) && parts.every(({ form }) => form === 'text') && widthOf(parts) < SHORT_COLUMNS) {
    const last = best.blocks.findLastIndex(({ start }) =>
      parts.some(({ text }) => passage.text.indexOf(text) >= start),
    );
    const topic = {
      passage,
      blocks: best.blocks,
      from: Math.max(last, best.at) + 1,
      more: sectionAfter(passage, pageOf),
    };
    parts.push(...leadOf(topic, { used: widthOf(parts) }));
  }
  const second = anchors.find(
    (other) =>
      other.value >= best.value * SECOND_SHARE &&
      other.sentence.passage !== best.sentence.passage &&
      other.blocks[other.at]?.kind !== 'table' &&
      (other.sentence.terms.length > 0 || other.sentence.isUnderTopic),
  );
  const room = SECOND_COLUMNS - widthOf(parts);
  if (second && columnsOf(second.sentence.text) <= room) {
    parts.push(...partsAround(second, read, passages, room, pageOf));
  }
  return parts;
}

/**
 * What answers without further confidence: the rows of a table that has both sides of a comparison, the fact that holds the whole
 * question in its names, or the lead of the section whose heading is the question. None for another question.
 */
export function answerSurely<Id>(
  query: string,
  passages: readonly AnswerPassage<Id>[],
  options: AssembleOptions<Id> = {},
): AnswerPart<Id>[] {
  const read = readForAnswer(query, passages, options.statistics);
  const both = compareSides(read, passages, options.pageOf);
  if (both.length > 0) return both;
  const places = placeRows(read, passages, options.more ?? passages, options.pageOf);
  if (places.length > 0) return places;
  const hours = hoursParts(read, passages, options);
  if (hours.length > 0) return hours;
  const { isPart, isNear } = options;
  const asked = sectionParts(read, passages, options);
  if (asked.length > 0) return asked;
  const facts = factParts(read, passages, options);
  if (facts.length > 0 || isPart) return facts;
  const prices = isNear ? priceSection(read, options.more ?? passages, options.pageOf) : [];
  if (prices.length > 0) return prices;
  const isShort = read.question.terms.length <= MAX_TOPIC_TERMS;
  const topic = findTopic(read, passages, options.pageOf, { isSure: !(isNear && isShort) });
  if (topic) return leadOf(topic);
  const [first] = passages;
  if (!first || !isNear || !isNamedAbove(read, first)) return [];
  // Where the question wants a value, the section has to show one.
  if (asksForValue(read.question))
    return read.sentences.some(hasValueIn(0)) ? assembleAnswer(query, [first], options) : [];
  const start = options.pageOf?.(first).find(({ heading }) => heading === first.heading) ?? first;
  return leadOf({ passage: start, blocks: readBlocks(start.text), from: 0, more: sectionAfter(start, options.pageOf) });
}

/**
 * The beginning of the best passage where that is the definition of one name, an option or a function say, and the question wants no value.
 * A few words name it whatever part of it was found.
 */
function definitionParts<Id>(
  { question, languages }: ReadForAnswer,
  passages: readonly AnswerPassage<Id>[],
  pageOf: PagePassages<Id> | undefined,
): AnswerPart<Id>[] {
  const [first] = passages;
  if (!first || question.values.length > 0) return [];
  const isShort = question.terms.length <= MAX_TOPIC_TERMS;
  const start = (isShort && pageOf?.(first).find(({ heading }) => heading === first.heading)) || first;
  const blocks = readBlocks(start.text);
  const { begins } = definitionAt(start, blocks);
  if (begins === 0) return [];
  const [lead, ...rest] = leadOf({ passage: start, blocks, from: begins, more: sectionAfter(start, pageOf) });
  const said = `${start.title ?? ''} ${start.heading ?? ''} ${lead?.text ?? ''}`;
  if (shareOf(termsIn(said, languages[0] ?? '', question), question) < DEFINED_SHARE) return [];
  return lead ? [{ ...lead, ...labelOf(lead.text, start, blocks, 0) }, ...rest] : [];
}

const hasValueIn = (passage: number) => (sentence: SentenceCandidate) =>
  sentence.passage === passage && hasAskedValue(sentence);

/** Whether the headings above a passage hold the whole question, some of it in other words ("my parcel is late", "Tracking, delay and damage"). */
function isNamedAbove<Id>(
  { question, languages }: ReadForAnswer,
  { title = '', heading = '' }: AnswerPassage<Id>,
): boolean {
  const above = `${title} ${heading}`;
  const lang = languages[0] ?? '';
  if (baseLanguage(lang) !== question.lang) return false;
  const held = new Set([...termsIn(above, lang, question), ...termsByConcept(above, lang, question)]);
  // A word that the site does not have may be all that the question is about.
  const isStrange = question.terms.some(
    ({ isMinor, asks, isKnown }, at) => !isMinor && !asks && !isKnown && !held.has(at),
  );
  return !isStrange && shareOf(held, question) >= ASKED_SHARE;
}

function hoursParts<Id>(
  read: ReadForAnswer,
  passages: readonly AnswerPassage<Id>[],
  { more = passages, now }: AssembleOptions<Id>,
): AnswerPart<Id>[] {
  return hoursAnswer(read, more, languagesOf(more), now ?? null);
}

const languagesOf = (passages: readonly { lang?: string | undefined; text: string }[]) =>
  passages.map(({ lang, text }) => lang || detectLanguage(text));

/** The section whose heading asks the question; of two questions in one message each is too short for that. */
function sectionParts<Id>(
  read: ReadForAnswer,
  passages: readonly AnswerPassage<Id>[],
  { more = passages, pageOf, isPart }: AssembleOptions<Id>,
): AnswerPart<Id>[] {
  return isPart ? [] : askedSection(read, more, pageOf);
}

/** The facts that the question names; none where a heading asks the question itself: its answer says more. */
function factParts<Id>(
  { question, languages }: ReadForAnswer,
  passages: readonly AnswerPassage<Id>[],
  { more = passages, dateOf }: AssembleOptions<Id>,
  looseness?: { isLoose?: boolean; isStrict?: boolean },
): AnswerPart<Id>[] {
  const isAsked = passages.slice(0, ASKING_HEADINGS).some(({ heading = '' }, at) => {
    const own = heading.split(' > ').at(-1) ?? '';
    return ASKS.test(own) && shareOf(termsIn(own, languages[at] as string, question), question) >= ASKED_SHARE;
  });
  if (isAsked) return [];
  const facts = findFact(question, more, languagesOf(more), looseness);
  const isDisputed = new Set(facts.map(({ passage }) => passage.title)).size > 1;
  return facts.map(({ passage, text, form }) => ({
    passageId: passage.passageId,
    text,
    form,
    ...(isDisputed ? datedLabel(passage, dateOf?.(passage)) : titleLabel(text, passage)),
  }));
}

/** How far each passage is below the first one of the search, as a factor: a stray word must not outdo the right section. */
function passageWeights<Id>(passages: readonly AnswerPassage<Id>[]): number[] {
  const top = Math.max(...passages.map(({ score }) => score));
  return passages.map(({ score }) => Math.exp((score - top) * RANK_WEIGHT));
}

/** Whether the title of the best page holds all words of a question for a value: "how long is the warranty" asks for the rule of the page. */
function isAboutPage<Id>({ question, languages }: ReadForAnswer, passages: readonly AnswerPassage<Id>[]): boolean {
  const title = passages[0]?.title ?? '';
  return shareOf(termsIn(title, languages[0] ?? '', question), question) >= ASKED_SHARE;
}

/** Whether the heading of the best section has the word that asks: "refund when" is "When the money comes", not the rule of its page. */
function asksLikeHeading<Id>({ question, languages }: ReadForAnswer, passages: readonly AnswerPassage<Id>[]): boolean {
  const [{ heading = '', title = '' } = {}] = passages;
  const own = heading.split(' > ').at(-1) ?? '';
  if (own === title) return false;
  const held = termsIn(own, languages[0] ?? '', question, { withMinor: true });
  const asking = question.terms.flatMap(({ asks }, at) => (asks && at !== question.attributeTerm ? [at] : []));
  return asking.length > 0 && asking.every((at) => held.has(at));
}

/**
 * The lead of the section whose heading names the wanted value ("Price list"), which shows values that cannot be recognised as such; none
 * without such a section.
 */
function sectionOfAttribute<Id>(
  { question, languages }: ReadForAnswer,
  passages: readonly AnswerPassage<Id>[],
  pageOf: PagePassages<Id> | undefined,
): AnswerPart<Id>[] {
  const { attributeTerm } = question;
  if (attributeTerm < 0) return [];
  const passage = passages.find(({ heading = '' }, at) =>
    termsIn(heading.split(' > ').at(-1) ?? '', languages[at] as string, question, { withMinor: true }).has(
      attributeTerm,
    ),
  );
  if (!passage) return [];
  return leadOf({ passage, blocks: readBlocks(passage.text), from: 0, more: sectionAfter(passage, pageOf) });
}

/** "how much is", "price": not a word that only may be about money ("salary"). */
const asksPrice = ({ values, attributeTerm }: Question) => values[0] === 'money' && attributeTerm >= 0;

/** Whether a sentence shows an amount or a share of one. */
function hasFigures({ text, features }: SentenceCandidate): boolean {
  return features[F.typed] === 1 || /\p{N}\s*[%％]/u.test(text);
}

/** What a sentence counts for the rule of a page: the beginning says it, the items of lists and tables further down have exceptions. */
function placeWeight<Id>(
  passage: AnswerPassage<Id>,
  block: TextBlock | undefined,
  pageOf: PagePassages<Id> | undefined,
): number {
  const place = pageOf?.(passage).findIndex(({ passageId }) => passageId === passage.passageId) ?? -1;
  const isItem = block?.kind === 'list' || block?.kind === 'table';
  return Math.exp(-LATER_COST * Math.max(0, place)) * (isItem ? ITEM_SHARE : 1);
}

/** Whether a sentence shows no value of the wanted kind, or no name where the question wants a person. */
function lacksAsked({ lacksValue, features, text }: SentenceCandidate, { question }: ReadForAnswer): boolean {
  if (lacksValue) return true;
  // The names of products are in capitals too: a row of a table or a label is no person.
  return question.kinds[0] === 'person' && (features[F.typed] === 0 || text.includes(CELL_BORDER));
}

function isStatement(sentence: SentenceCandidate, block: TextBlock | undefined, passage: string): boolean {
  if (!block || block.kind === 'code' || block.kind === 'image') return false;
  if (block.kind === 'table')
    return !isTableHeader(passage, sentence.text) && !isBareReference(sentence.text, block, passage);
  // A short line that shows the value asked for: a price below the name of the product.
  return (
    hasAskedValue(sentence) || (block.kind !== 'heading' && !isNoAnswer(sentence.text) && !isContents(block, passage))
  );
}

/** A row of links to other pages, or one whose value is elsewhere ("Default | See usage for details"). */
function isBareReference(text: string, block: TextBlock, passage: string): boolean {
  const cells = text.split(CELL_BORDER);
  return isContents(block, passage) || isNavigation(cells) || (cells.length === 2 && isReference(cells[1] ?? ''));
}

/** Whether the question asks for a value and the sentence shows one. */
function hasAskedValue({ features }: SentenceCandidate): boolean {
  return features[F.asksValue] === 1 && features[F.typed] === 1;
}

/** A statement with what belongs to it. */
function partsAround<Id>(
  { sentence, blocks, at }: Anchor,
  { question, sentences }: ReadForAnswer,
  passages: readonly AnswerPassage<Id>[],
  maxColumns: number,
  pageOf: PagePassages<Id> | undefined,
): AnswerPart<Id>[] {
  const passage = passages[sentence.passage] as AnswerPassage<Id>;
  const block = blocks[at] as TextBlock;
  const { passageId, text } = passage;
  if (block.kind === 'table') {
    if (isWhole(block, text, MAX_ROWS + 1)) return blockParts(passage, block);
    return [rowPart(sentence, passages)];
  }
  const before = blocks[at - 1];
  const intro = before?.kind === 'paragraph' && announces(text.slice(before.start, before.end)) ? before : null;
  if (block.kind === 'list' && block.lines.length > 1) {
    // The item with the value asked for, not the list that happens to hold it; ways of contact are all of use.
    if (isWhole(block, text) && (question.values[0] === 'contact' || !hasAskedValue(sentence))) {
      const head = intro ? [lastSentence(passage, intro, sentences, sentence.passage)] : [];
      return [...head, ...blockParts(passage, block)];
    }
    const line = block.lines.find(({ start, end }) => start <= sentence.start && sentence.end <= end) ?? sentence;
    const item = text.slice(line.start, line.end).trim();
    const said = columnsOf(item) <= maxColumns ? item : sentence.text;
    return [{ passageId, text: said, form: 'text', ...labelOf(said, passage, blocks, at) }];
  }
  const inBlock = sentences.filter(
    (other) => other.passage === sentence.passage && block.start <= other.start && other.end <= block.end,
  );
  // A paragraph is shown whole where it fits: the sentence before often says what this one is about.
  const fits = columnsOf(text.slice(block.start, block.end)) <= maxColumns;
  const start = fits ? (inBlock.find(({ text: said }) => !isNoAnswer(said))?.start ?? sentence.start) : sentence.start;
  let end = fits ? block.end : sentence.end;
  for (const next of inBlock) {
    if (next.end <= end) continue;
    if (end - start >= ENOUGH_COLUMNS || columnsOf(text.slice(start, next.end)) > maxColumns) break;
    end = next.end;
  }
  const closing = inBlock.findLast((other) => other.end <= end);
  if (closing && closing.start > sentence.start && isNoAnswer(closing.text)) end = closing.start;
  // A sentence that only announces what follows is kept with it, or left out.
  const parts: AnswerPart<Id>[] = [
    { passageId, text: text.slice(start, end).trim(), form: 'text', ...labelOf(sentence.text, passage, blocks, at) },
  ];
  const after = blocks[at + 1];
  if (end >= block.end && after && announces(text.slice(start, end))) {
    if (isWhole(after, text)) parts.push(...blockParts(passage, after));
  } else if (end >= block.end && !after && announces(text.slice(start, end))) {
    // A long section is cut into passages, at times behind the colon.
    const [next] = sectionAfter(passage, pageOf);
    const [first] = next ? readBlocks(next.text) : [];
    if (next && first && first.kind !== 'heading' && isWhole(first, next.text)) parts.push(...blockParts(next, first));
  }
  return parts;
}

/** The passages of the same section after a passage. */
function sectionAfter<Id>(passage: AnswerPassage<Id>, pageOf: PagePassages<Id> | undefined): AnswerPassage<Id>[] {
  const page = pageOf?.(passage) ?? [];
  const at = page.findIndex(({ passageId }) => passageId === passage.passageId);
  return at < 0 ? [] : page.slice(at + 1, at + 3).filter(({ heading }) => heading === passage.heading);
}

function lastSentence<Id>(
  { passageId, text }: AnswerPassage<Id>,
  block: TextBlock,
  sentences: readonly SentenceCandidate[],
  at: number,
): AnswerPart<Id> {
  const last = sentences.findLast(
    ({ passage, start, end }) => passage === at && start >= block.start && end <= block.end,
  );
  return { passageId, text: (last?.text ?? text.slice(block.start, block.end)).trim(), form: 'text' };
}

function rowPart<Id>(sentence: SentenceCandidate, passages: readonly AnswerPassage<Id>[]): AnswerPart<Id> {
  const passage = passages[sentence.passage] as AnswerPassage<Id>;
  return { passageId: passage.passageId, text: sentence.text, form: 'row', ...titleLabel(sentence.text, passage) };
}
