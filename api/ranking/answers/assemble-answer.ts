import { baseLanguage } from '../../text/languages.ts';
import { stopWordsOf } from '../../text/stop-words.ts';
import { readBlocks, type TextBlock } from '../../text/structure/blocks.ts';
import { splitSentences } from '../../text/structure/sentences.ts';
import { readTableRow } from '../../text/structure/table-row.ts';
import type { Question } from '../question/question.ts';
import { readAsking } from '../question/question-kind.ts';
import { asksWhetherThere } from '../question/whether-there.ts';
import type { Anchor } from './anchor.ts';
import { type AnswerPassage, type ReadForAnswer, readForAnswer } from './answer.ts';
import { priceSection } from './asked-section.ts';
import type { AssembleOptions } from './assemble-options.ts';
import { type AnswerPart, leadOf, MAX_COLUMNS, type SectionStart, THIN_COLUMNS, widthOf } from './block-parts.ts';
import { findTopic, isOneTopic, type PagePassages, sectionOfWhole } from './find-topic.ts';
import { withCode } from './kinds/code-along.ts';
import { factParts } from './kinds/fact-parts.ts';
import { measuredParts } from './kinds/measured-parts.ts';
import { pricedThing } from './kinds/priced-thing.ts';
import { pricesOfPage } from './kinds/prices-of-page.ts';
import { stepParts } from './kinds/step-parts.ts';
import { wholeSentence } from './kinds/whole-sentence.ts';
import { isAboutThing, isBeginningOfThing, namedThings, outsideNames, priceOfThing } from './named-things.ts';
import { isNoAnswer } from './no-answer.ts';
import { definitionAt, labelOf, sourceOf, withTerms } from './part-label.ts';
import { partsByKind } from './parts-by-kind.ts';
import {
  asksLikeHeading,
  asksPrice,
  hasFigures,
  isAboutPage,
  isAboutPrice,
  isNamedAbove,
  lacksAsked,
  passageWeights,
  placeWeight,
} from './question-fit.ts';
import { shareOf, termsIn } from './sentences/match-terms.ts';
import type { SentenceCandidate } from './sentences/score-sentences.ts';
import { hasAskedValue, isStatement, partsAround, rowPart, sectionAfter } from './statement-parts.ts';
import { withContradiction } from './statements/with-contradiction.ts';
import { by } from './sureness/answer-rule.ts';
import { columnsOf } from './values/columns.ts';
import { asksForValue } from './values/find-fact.ts';
import { rowsAskedFor } from './values/rows-asked-for.ts';
import { wholeTable } from './values/whole-table.ts';

/** A text shorter than this is followed by the next blocks of its section. */
const SHORT_COLUMNS = 150;
/** Columns from which on, and up to which, the first sentence of a section is shown before a statement of it. */
const LEAST_OPENING_COLUMNS = 20;
const OPENING_COLUMNS = 160;
/** Columns up to which a statement from another place is added. */
const SECOND_COLUMNS = 480;
/** A second statement is shown if its probability is at least this share of the first one's. */
const SECOND_SHARE = 0.6;
/** From this value on the best statement of the first passage answers, and not the section elsewhere that the words name. */
const SURE_STATEMENT = 0.6;
/** Weight of a sentence without the value asked for. */
const NO_VALUE_SHARE = 0.2;
/** Passages whose pages may have the line that a few words name. */
const LEADING_PASSAGES = 3;
const MANNER = 'manner';
/** Share of a question that a definition and the headings above it hold. */
const DEFINED_SHARE = 0.9;

/** From this confidence on a passage that was not found first answers a few words. */
const LIKELY_CONFIDENCE = 0.5;

/** Words of any kind in a question that is short enough to name a topic where the site is only somewhat likely to have an answer. */
const MAX_TOPIC_TERMS = 4;

/** Words that may name a thing: a question with more is about something else besides. */
const MAX_NAME_TERMS = 4;

/** Whether a statement for a few words is more likely wrong than right: it is not from the first passage while the search is not sure. */
const isWeak = <Id>({ sentence }: Anchor, passages: readonly AnswerPassage<Id>[], isSure = true): boolean =>
  sentence.passage > 0 && !isSure && (passages[sentence.passage]?.confidence ?? 0) < LIKELY_CONFIDENCE;

/** Whether a question asks how to do something and for no value. */
const asksHow = ({ question }: ReadForAnswer): boolean =>
  question.kinds[0] === 'manner' && question.values.length === 0;

/** Of what was found the passages of the pages that were found first: a line of an index elsewhere names the page that is meant. */
function ofLeadingPages<Id>(
  passages: readonly AnswerPassage<Id>[],
  more: readonly AnswerPassage<Id>[] = passages,
): AnswerPassage<Id>[] {
  const titles = new Set(passages.slice(0, LEADING_PASSAGES).map(({ title }) => title));
  return more.filter(({ title }) => titles.has(title));
}

/** The question and what may answer it. */
type Subject<Id> = {
  readonly query: string;
  readonly read: ReadForAnswer;
  readonly passages: readonly AnswerPassage<Id>[];
  readonly options: AssembleOptions<Id>;
};

/** The question with the passages about the things that it names; null where none is. */
function readSubject<Id>(
  query: string,
  passages: readonly AnswerPassage<Id>[],
  options: AssembleOptions<Id>,
): Subject<Id> | null {
  const { statistics, more = passages } = options;
  const read = asHowTo(readForAnswer(query, passages, statistics), passages, more);
  const { question } = read;
  const starts = startsOfThings(question, more, options.find);
  const own = namedThings(question, [...more, ...starts]);
  const things = own.length > 0 ? own : outsideNames(question, more);
  if (things.length === 0) return { query, read, passages, options };
  const about = (some: readonly AnswerPassage<Id>[]) => some.filter((one) => isAboutThing(one, question, things));
  const found = about(passages);
  const pool = [...about(more), ...starts.filter((start) => isBeginningOfThing(start, question, things))];
  // "Skip one delivery" counts, where nothing that was found is about the One.
  const { functionWords } = stopWordsOf(question.lang);
  const isCount = things.every((at) => functionWords.has(question.terms[at]?.exact ?? ''));
  if (found.length === 0 && isCount) return { query, read, passages, options };
  const kept = found.length > 0 ? found : pool.slice(0, 1);
  if (kept.length === 0) return null;
  const asked = priceOfThing(question, things, kept) ?? query;
  const isSame = asked === query && found.length === passages.length;
  return {
    query: asked,
    read: isSame ? read : asHowTo(readForAnswer(asked, kept, statistics), kept, more),
    passages: kept,
    options: { ...options, more: pool },
  };
}

/**
 * What was read as a question how to do something, where it is a few words that ask nothing and the page found first says in its title how to do that: "descale
 * duo" for "How to descale an Alder machine".
 */
function asHowTo<Id>(
  read: ReadForAnswer,
  [first]: readonly AnswerPassage<Id>[],
  more: readonly AnswerPassage<Id>[],
): ReadForAnswer {
  const { question } = read;
  const { terms, kinds, values, lang } = question;
  const isName =
    terms.length <= MAX_TOPIC_TERMS && kinds.length + values.length === 0 && !terms.some(({ isMinor }) => isMinor);
  const title = first?.title ?? '';
  if (!isName || !readAsking(title, lang).kinds.includes(MANNER)) return read;
  const held = termsIn(title, lang, question, { withMinor: true });
  const things = new Set(namedThings(question, more));
  const isDone = held.size > 0 && terms.every((_, at) => things.has(at) || held.has(at));
  return isDone && held.size < terms.length ? { ...read, question: { ...question, kinds: [MANNER] } } : read;
}

/**
 * For the price of a thing the beginnings of pages that its name finds: "€899 with VAT" below a title has no word of "how much is the Alder
 * One", so the search for the whole question may not find it.
 */
function startsOfThings<Id>(
  question: Question,
  more: readonly AnswerPassage<Id>[],
  find: AssembleOptions<Id>['find'],
): AnswerPassage<Id>[] {
  if (!find || !(asksPrice(question) || question.kinds[0] === 'number')) return [];
  const names = question.terms.filter(
    ({ isMinor, asks, isThing }, at) => isThing || (!isMinor && !asks && at !== question.attributeTerm),
  );
  if (names.length === 0 || names.length > MAX_NAME_TERMS) return [];
  const known = new Set(more.map(({ passageId }) => passageId));
  return find(names.map(({ exact }) => exact).join(' ')).filter(
    ({ passageId, title, heading }) => !known.has(passageId) && (!heading || heading === title),
  );
}

/** The parts of the answer in the order in which they are shown; none when no passage holds a statement. */
export function assembleAnswer<Id>(
  query: string,
  passages: readonly AnswerPassage<Id>[],
  options: AssembleOptions<Id> = {},
): AnswerPart<Id>[] {
  const subject = readSubject(query, passages, options);
  if (subject === null) return [];
  return asShown(assemble(subject), subject);
}

/** Parts as they are shown: with what they are of, and with what contradicts them. */
function asShown<Id>(parts: readonly AnswerPart<Id>[], { read, passages, options }: Subject<Id>): AnswerPart<Id>[] {
  return withContradiction(withTerms(parts, passages, options), read, passages, options);
}

function assemble<Id>(subject: Subject<Id>): AnswerPart<Id>[] {
  const parts = by('statement', assembleParts(subject));
  const { question, languages } = subject.read;
  // A text that shows no price does not say what something costs, but for "we do not ship there".
  const isPriced = (part: AnswerPart<Id>) =>
    part.rule === 'place' || isAboutPrice(withNames(part, subject), question, languages);
  if (!asksPrice(question) || parts.some(isPriced)) return parts;
  return by('fact', factParts(subject.read, subject.passages, subject.options, { isLoose: true }));
}

/** The text of a part, of a row with the names of its table and columns: "Price" may be said there alone, and the currency nowhere. */
function withNames<Id>(part: AnswerPart<Id>, { passages, options }: Subject<Id>): string {
  const { text, form } = part;
  if (form !== 'row') return text;
  const { title = '', heading = '', text: table = '' } = sourceOf(part, passages, options) ?? {};
  return [title, heading, ...(readTableRow(table, text)?.header ?? []), text].join('\n');
}

/**
 * The facts that a question asks for. "Burrs grind s" names a line as much as a question for a value does, but only one of the pages found first: a
 * line of a list of pages names what another page says. A longer question that asks for no value gets none: what its words name is mostly about something
 * else.
 */
function factsOf<Id>({ read, passages, options }: Subject<Id>, isShort: boolean): AnswerPart<Id>[] {
  const { question } = read;
  if (asksForValue(question)) return factParts(read, passages, options);
  // "Do you have a tamper" names no more than "tamper".
  if (!isShort && !asksWhetherThere(question.text, question.lang)) return [];
  const things = () => pricedThing(read, options.more ?? passages, options.find);
  if (!isShort) return things();
  const more = ofLeadingPages(passages, options.more);
  const facts = factParts(read, passages, { ...options, more }, { isStrict: true });
  return facts.length > 0 ? facts : things();
}

function assembleParts<Id>(subject: Subject<Id>): AnswerPart<Id>[] {
  const { read, passages, options } = subject;
  const { pageOf } = options;
  const clear = partsByKind(read, passages, options);
  if (clear.length > 0) return clear;
  const isShort = read.question.terms.length <= MAX_TOPIC_TERMS;
  const facts = factsOf(subject, isShort);
  if (facts.length > 0) return by('fact', facts);
  const table = wholeTable(read, options.more ?? passages);
  if (table.length > 0) return by('table', table);
  const prices = priceSection(read, options.more ?? passages, pageOf);
  if (prices.length > 0) return by('prices', prices);
  const ofPage = pricesOfPage(read, options.more ?? passages, pageOf);
  if (ofPage.length > 0) return by('prices', ofPage);
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

  // "How to descale the Mini" wants steps, not the row of what is needed.
  const rows = asksHow(read) ? [] : rowsAskedFor(anchors, passages, read);
  if (rows.length > 0)
    return by(
      'rows',
      rows.map((row) => rowPart(row.sentence, passages)),
    );
  const steps = stepParts(read, passages, pageOf, options.more);
  if (steps.length > 0) return by('steps', steps);
  const defined = definitionParts(read, passages, pageOf);
  if (defined.length > 0) return by('definition', defined);
  const topic = topicOf(subject, anchors[0]);
  const begin = topic ? leadOf(topic, { untilSteps: read.question.kinds.includes('manner') }) : [];
  if (topic && begin[0]) {
    const lead = [
      { ...begin[0], ...labelOf(begin[0].text, topic.passage, topic.blocks, topic.from) },
      ...begin.slice(1),
    ];
    return by('topic', withCode(lead, [topic.passage, ...topic.more], pageOf));
  }
  const [best] = anchors;
  if (!best) return [];
  if (lacksAsked(best.sentence, read) && asksForValue(read.question)) {
    const near = factParts(read, passages, options, { isLoose: true });
    if (near.length > 0) return by('fact', near);
    const about = sectionOfAttribute(read, passages, pageOf);
    if (about.length > 0) return by('topic', about);
    // No statement shows a price: what is put together from them below would only mention one.
    if (asksPrice(read.question) && !anchors.some(({ sentence }) => hasFigures(sentence))) return [];
  }
  if (isShort && !isGeneral && isWeak(best, passages, options.isSure)) return [];
  const passage = passages[best.sentence.passage] as AnswerPassage<Id>;
  const around = partsAround(best, read, passages, MAX_COLUMNS, pageOf);
  const opening = openingOf(passage, around, best, pageOf);
  const parts = [...opening, ...around];
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
  const shown = asksForValue(read.question)
    ? parts
    : withCode(parts, [passage, ...sectionAfter(passage, pageOf)], pageOf);
  if (shown.length > parts.length) return shown;
  const how = howParts(read, passage, best, pageOf);
  if (how.length > 0) return how;
  const second = anchors.find(
    (other) =>
      other.value >= best.value * SECOND_SHARE &&
      other.sentence.passage !== best.sentence.passage &&
      other.blocks[other.at]?.kind !== 'table' &&
      (other.sentence.terms.length > 0 || other.sentence.isUnderTopic),
  );
  const room = SECOND_COLUMNS - widthOf(parts) + widthOf(opening);
  if (second && columnsOf(second.sentence.text) <= room) {
    parts.push(...partsAround(second, read, passages, room, pageOf));
  }
  return parts;
}

/**
 * The first sentence of the section that a statement of its text is from, where the statement does not hold it: the rule that the statement is
 * an exception to ("you have 30 days"), or what to do about the trouble that it describes. None before a value, a list or a table.
 */
function openingOf<Id>(
  passage: AnswerPassage<Id>,
  parts: readonly AnswerPart<Id>[],
  { sentence }: Anchor,
  pageOf: PagePassages<Id> | undefined,
): AnswerPart<Id>[] {
  if (hasAskedValue(sentence) || parts.some(({ form }) => form !== 'text')) return [];
  const start = pageOf?.(passage).find(({ heading }) => heading === passage.heading) ?? passage;
  const [lead, next] = leadOf({ passage: start, blocks: readBlocks(start.text), from: 0, more: [] });
  // The line above a list says nothing without it.
  if (lead?.form !== 'text' || (next?.form === 'lines' && columnsOf(lead.text) < THIN_COLUMNS)) return [];
  const text = splitSentences(lead.text, start.lang)[0]?.text.trim() ?? '';
  // "Congratulations!" is no rule.
  if (columnsOf(text) < LEAST_OPENING_COLUMNS || isNoAnswer(text) || columnsOf(text) > OPENING_COLUMNS) return [];
  if (parts.some((part) => part.text.includes(text))) return [];
  return [{ passageId: start.passageId, text, form: 'text' }];
}

/** To "how to clean the shower screen" the section of that name from its beginning: the best statement may be one of its last steps. */
function howParts<Id>(
  read: ReadForAnswer,
  passage: AnswerPassage<Id>,
  best: Anchor,
  pageOf: PagePassages<Id> | undefined,
): AnswerPart<Id>[] {
  const heading = (passage.heading ?? '').split(' > ').at(-1) ?? '';
  if (!asksHow(read) || heading === passage.title) return [];
  if (termsIn(heading, read.languages[best.sentence.passage] ?? '', read.question).size === 0) return [];
  const first = pageOf?.(passage).find((other) => other.heading === passage.heading) ?? passage;
  return leadOf(
    { passage: first, blocks: readBlocks(first.text), from: 0, more: sectionAfter(first, pageOf) },
    { untilSteps: true },
  );
}

/** The section that the question names, but for one that says less than the best statement of the first passage; a word alone always names one. */
function topicOf<Id>(
  { read, passages, options: { pageOf, more = passages } }: Subject<Id>,
  best: Anchor | undefined,
): SectionStart<Id> | null {
  const whole = sectionOfWhole(read, more, pageOf);
  if (whole) return whole;
  const topic = findTopic(read, passages, pageOf, { more });
  const [first] = passages;
  if (isOneTopic(read.question) || !topic || !first || best?.sentence.passage !== 0 || best.value < SURE_STATEMENT)
    return topic;
  const { title, heading } = topic.passage;
  return title === first.title && heading === first.heading ? topic : null;
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
  const subject = readSubject(query, passages, options);
  if (subject === null) return [];
  return asShown(assembleSurely(subject), subject);
}

function assembleSurely<Id>(subject: Subject<Id>): AnswerPart<Id>[] {
  const { read, passages, options } = subject;
  const { isPart, isNear } = options;
  const clear = partsByKind(read, passages, options);
  if (clear.length > 0) return clear;
  const isShort = read.question.terms.length <= MAX_TOPIC_TERMS;
  const found = factsOf(subject, isShort);
  const facts = options.isUnlikely && areOfLanguage(found, subject) ? [] : found;
  if (facts.length > 0 || isPart) return by('fact', facts);
  const measured = measuredParts(read, passages, options.pageOf);
  const [first] = passages;
  if (measured.length > 0 || !isNear || !first) return by('fact', measured);
  const prices = priceSection(read, options.more ?? passages, options.pageOf);
  if (prices.length > 0) return by('prices', prices);
  const topic = findTopic(read, passages, options.pageOf, { isSure: !isShort, more: options.more });
  if (topic) return by('topic', leadOf(topic));
  const said = wholeSentence(read, passages, options.pageOf);
  if (said.length > 0) return by('statement', said);
  // The headings hold the question: of a section with a value that it wants, the statement with that is the answer.
  const hasValue = isNamedAbove(read, first) && asksForValue(read.question) && read.sentences.some(hasValueIn(0));
  return hasValue ? assembleAnswer(subject.query, [first], options) : [];
}

/** Whether parts are of pages in the question's language: the search finds those of others by names alone, and is unsure of them. */
function areOfLanguage<Id>(parts: readonly AnswerPart<Id>[], { read, passages, options }: Subject<Id>): boolean {
  const known = [...passages, ...(options.more ?? [])];
  return parts.every(({ passageId }) => {
    const lang = known.find((passage) => passage.passageId === passageId)?.lang;
    return lang !== undefined && baseLanguage(lang) === read.question.lang;
  });
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
