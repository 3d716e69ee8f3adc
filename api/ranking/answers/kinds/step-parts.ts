// How to do something. With one of several things: the section with the steps says what is different for the one asked about in a paragraph of
// its own ("On the Mini, hold the brew button alone"), which answers with the steps below it. With what a whole page is about ("how do I return
// an item"): the one section of that page that has steps.
import { conceptWord } from '../../../text/concepts/find-concepts.ts';
import { baseLanguage } from '../../../text/languages.ts';
import { readBlocks, type TextBlock } from '../../../text/structure/blocks.ts';
import { CELL_BORDER } from '../../../text/structure/table-row.ts';
import { readAsking } from '../../question/question-kind.ts';
import type { AnswerPassage, ReadForAnswer } from '../answer.ts';
import { leadFrom } from '../asked-section.ts';
import { type AnswerPart, isWhole } from '../block-parts.ts';
import type { PagePassages } from '../find-topic.ts';
import { isAboutThing, namedThings } from '../named-things.ts';
import { shareOf, termsByConcept, termsIn } from '../sentences/match-terms.ts';

/** Lines of a list that are the steps of a procedure, at least. */
const MIN_STEPS = 3;
const PROCESS = conceptWord('process');
const STEP = /^\s*\d+[.)]\s/;
/** Share of the question that title and heading of the steps and the paragraph hold together. */
const LEAST_SHARE = 0.95;

/** Concepts that name no thing in particular: "an item", "my order". */
const ANY_THING: ReadonlySet<string> = new Set(['products', 'order', 'process', 'howuse']);

const isSteps = ({ kind, lines }: TextBlock, text: string): boolean =>
  kind === 'list' && lines.length >= MIN_STEPS && lines.every(({ start, end }) => STEP.test(text.slice(start, end)));

/** The section with the steps of what a page of those found first is about; none where it has several, or the question names more than that. */
export function stepsOfPage<Id>(
  { question, languages }: ReadForAnswer,
  passages: readonly AnswerPassage<Id>[],
  pageOf: PagePassages<Id> | undefined,
): AnswerPart<Id>[] {
  if (question.values.length > 0) return [];
  const asksProcess = question.concepts.some(({ word, strength }) => word === PROCESS && strength === 1);
  if (question.kinds[0] !== 'manner' && !asksProcess) return [];
  const vague = question.concepts.filter(({ word }) => ANY_THING.has(word.slice(1))).flatMap(({ words }) => words);
  const content = question.terms.flatMap(({ isMinor, asks, exact, stem }, at) =>
    isMinor || asks || vague.includes(exact) || vague.includes(stem) ? [] : [at],
  );
  const [first] = passages;
  const held = termsIn(`${first?.title ?? ''} ${first?.heading ?? ''}`, languages[0] ?? '', question);
  // Of the pages after the first only where that is about something else: "repair process", and how coffee is processed.
  const looked = content.some((at) => held.has(at)) ? passages.slice(0, 1) : passages;
  for (const [at, { title }] of looked.entries()) {
    const isFirstOfPage = passages.findIndex((other) => other.title === title) === at;
    const start = isFirstOfPage && stepsStart(question, content, passages[at]!, languages[at] ?? '', pageOf);
    if (start) return leadFrom(start, pageOf, { untilSteps: true });
  }
  return [];
}

/** The passage that the steps of a page begin with; undefined where it is not about all that is asked, or has steps in several sections. */
function stepsStart<Id>(
  question: ReadForAnswer['question'],
  content: readonly number[],
  first: AnswerPassage<Id>,
  lang: string,
  pageOf: PagePassages<Id> | undefined,
): AnswerPassage<Id> | undefined {
  const { title = '' } = first;
  const namedIn = (text: string) =>
    new Set([...termsIn(text, lang, question), ...termsByConcept(text, lang, question)]);
  const inTitle = namedIn(title);
  if (!content.some((at) => inTitle.has(at))) return undefined;
  const page = pageOf?.(first) ?? [first];
  const base = baseLanguage(lang);
  const isOfHow = (text: string) => readAsking(text, base).kinds.includes('manner');
  const starts = page.filter(({ heading = '', text }) => {
    const own = heading.split(' > ').at(-1) ?? '';
    // "If a payment fails" has steps, too.
    if (own !== title && !isOfHow(own) && !isOfHow(title)) return false;
    const named = namedIn(own);
    return (
      content.every((at) => inTitle.has(at) || named.has(at)) && readBlocks(text).some((block) => isSteps(block, text))
    );
  });
  const [start] = starts;
  return starts.every(({ heading }) => heading === start?.heading) ? start : undefined;
}

/** The paragraph with what belongs to it; none for a question that is not how to do something, or that names no thing. */
export function stepParts<Id>(
  { question, languages }: ReadForAnswer,
  passages: readonly AnswerPassage<Id>[],
  pageOf: PagePassages<Id> | undefined,
  more: readonly AnswerPassage<Id>[] = passages,
): AnswerPart<Id>[] {
  const [first] = passages;
  const things = namedThings(question, more);
  if (!first || question.kinds[0] !== 'manner' || question.values.length > 0 || things.length === 0) return [];
  // Steps of something else say nothing about it.
  if (question.terms.some(({ isMinor, asks, isKnown }) => !isMinor && !asks && !isKnown)) return [];
  const page = pageOf?.(first) ?? [first];
  const lang = languages[0] ?? '';
  for (const passage of page) {
    const section = page.filter(({ heading }) => heading === passage.heading);
    const steps = section.flatMap((one) =>
      readBlocks(one.text).flatMap((block) => (isSteps(block, one.text) ? [{ one, block }] : [])),
    )[0];
    // A heading that names the thing has its own steps.
    if (!steps || isAboutThing({ ...passage, title: '', text: '' }, question, things)) continue;
    for (const block of readBlocks(passage.text)) {
      const text = passage.text.slice(block.start, block.end).trim();
      if (block.kind !== 'paragraph' || text.includes(CELL_BORDER)) continue;
      if (!isAboutThing({ ...passage, title: '', heading: '', text }, question, things)) continue;
      const held = termsIn(`${passage.title ?? ''} ${passage.heading ?? ''} ${text}`, lang, question);
      if (shareOf(held, question) < LEAST_SHARE) continue;
      const said = { passageId: passage.passageId, text, form: 'text' as const };
      const list = steps.one.text.slice(steps.block.start, steps.block.end);
      return isWhole(steps.block, steps.one.text)
        ? [said, { passageId: steps.one.passageId, text: list, form: 'lines' }]
        : [said];
    }
  }
  return [];
}
