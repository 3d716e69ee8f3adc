// How to do something with one of several things: the section with the steps says what is different for the one asked about in a paragraph of
// its own ("On the Mini, hold the brew button alone"), which answers with the steps below it.
import { readBlocks, type TextBlock } from '../../../text/structure/blocks.ts';
import { CELL_BORDER } from '../../../text/structure/table-row.ts';
import type { AnswerPassage, ReadForAnswer } from '../answer.ts';
import { type AnswerPart, isWhole } from '../block-parts.ts';
import type { PagePassages } from '../find-topic.ts';
import { isAboutThing, namedThings } from '../named-things.ts';
import { shareOf, termsIn } from '../sentences/match-terms.ts';

/** Lines of a list that are the steps of a procedure, at least. */
const MIN_STEPS = 3;
const STEP = /^\s*\d+[.)]\s/;
/** Share of the question that title and heading of the steps and the paragraph hold together. */
const LEAST_SHARE = 0.95;

const isSteps = ({ kind, lines }: TextBlock, text: string): boolean =>
  kind === 'list' && lines.length >= MIN_STEPS && lines.every(({ start, end }) => STEP.test(text.slice(start, end)));

/** Whether a passage has the steps of a procedure. */
export const hasSteps = ({ text }: AnswerPassage<unknown>): boolean =>
  readBlocks(text).some((block) => isSteps(block, text));

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
