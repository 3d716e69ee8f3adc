// How to do something with what a page is about ("how do I return an item"), or with what a section is headed by ("To rent a unit"): the section
// of it that has steps.
import { analyse } from '../../../text/analyse.ts';
import type { Concept } from '../../../text/concepts/en.ts';
import { conceptWord, findConcepts } from '../../../text/concepts/find-concepts.ts';
import { baseLanguage } from '../../../text/languages.ts';
import { rarityOf } from '../../../text/rarity.ts';
import { segmentWords } from '../../../text/segment-words.ts';
import type { AskedConcept } from '../../question/asked-units.ts';
import type { Question } from '../../question/question.ts';
import { readAsking } from '../../question/question-kind.ts';
import type { QuestionTerm } from '../../question/term-statistics.ts';
import type { AnswerPassage, ReadForAnswer } from '../answer.ts';
import { leadFrom } from '../asked-section.ts';
import type { AnswerPart } from '../block-parts.ts';
import type { PagePassages } from '../find-topic.ts';
import { contentWords } from '../has-thing.ts';
import { termsByConcept, termsIn } from '../sentences/match-terms.ts';
import { limitsOf } from '../statements/limits.ts';
import { hasSteps } from './step-parts.ts';

const PROCESS = conceptWord('process');

/** Concepts that name no thing in particular: "an item", "my order". */
const ANY_THING: ReadonlySet<string> = new Set(['products', 'order', 'process', 'howuse']);
/** Concepts of headings that say nothing but that steps are below: "Step by step", "How it works". */
const OF_STEPS: readonly Concept[] = ['process', 'howuse'];
/** Words of such a heading at most. */
const MAX_STEPS_WORDS = 4;
/** Below this idf a word is in about every fifth passage of the site or more: "ticket" on the pages of a bus company. */
const COMMON_IDF = 1.5;
/** Below this rarity in the language a word is one of the hundred most common ones: "make", "get". */
const LIGHT_RARITY = 0.15;
/** From this rarity on a word that the site does not have means something that it may not have. */
const SAYING_RARITY = 0.5;

const ownHeading = ({ heading = '' }: AnswerPassage<unknown>): string => heading.split(' > ').at(-1) ?? '';

/** The section with the steps of what is asked; none where several fit equally, or the question names more than that. */
export function stepsOfPage<Id>(
  { question, languages }: ReadForAnswer,
  passages: readonly AnswerPassage<Id>[],
  pageOf: PagePassages<Id> | undefined,
  more: readonly AnswerPassage<Id>[] = passages,
  find: ((query: string) => readonly AnswerPassage<Id>[]) | undefined = undefined,
): AnswerPart<Id>[] {
  if (!asksForSteps(question)) return [];
  const content = contentOf(question);
  const [first] = passages;
  if (!first || content.length === 0) return [];
  const held = termsIn(`${first.title ?? ''} ${first.heading ?? ''}`, languages[0] ?? '', question);
  // Of the pages after the first only where that is about something else: "repair process", and how coffee is processed.
  const some = content.some((at) => held.has(at)) ? passages.slice(0, 1) : passages;
  // "How do I clean my machine": where a page has the word in its title no other one is meant that says "Rinse it".
  const titled = some.filter(
    ({ title = '' }, at) => content.length === 1 && hasStem(title, languages[at] ?? '', content, question),
  );
  const looked = titled.length > 0 ? titled : some;
  for (const passage of looked) {
    const at = passages.indexOf(passage);
    const isFirstOfPage = passages.findIndex(({ title }) => title === passage.title) === at;
    const start = isFirstOfPage && stepsStart(question, content, passage, languages[at] ?? '', pageOf);
    if (start) return leadFrom(start, pageOf, { untilSteps: true });
  }
  if (question.kinds[0] !== 'manner') return [];
  // A section that is headed by all that is asked, wherever it was found: "To rent a unit".
  const isHeaded = (one: AnswerPassage<Id>) =>
    isHeadedBy(one, content, question) && sectionOf(one, pageOf).some(hasSteps);
  const words = () => content.map((at) => question.terms[at]?.exact).join(' ');
  const headed = more.find(isHeaded) ?? find?.(words()).find(isHeaded);
  return headed ? leadFrom(headed, pageOf, { untilSteps: true }) : [];
}

function hasStem(text: string, lang: string, content: readonly number[], { terms }: Question): boolean {
  const stems = new Set(analyse(text, lang).map(({ stem }) => stem));
  return content.every((at) => stems.has(terms[at]?.stem ?? ''));
}

/** Whether a question asks how something is done and for no value. */
function asksForSteps({ kinds, values, concepts }: Question): boolean {
  if (values.length > 0) return false;
  return kinds[0] === 'manner' || concepts.some(({ word, strength }) => word === PROCESS && strength === 1);
}

/** The terms that say what is to be done with what; those that most pages of the site have, or that say little, only where there are no others. */
function contentOf({ terms, concepts, lang, kinds }: Question): number[] {
  const vague = concepts.filter(({ word }) => ANY_THING.has(word.slice(1))).flatMap(({ words }) => words);
  const named = terms.flatMap(({ isMinor, asks }, at) => (isMinor || asks ? [] : [at]));
  const content = named.filter((at) => {
    const { exact, stem, idf, isKnown } = terms[at] as QuestionTerm;
    if (vague.includes(exact) || vague.includes(stem) || idf < COMMON_IDF) return false;
    // "I forgot my appointment, what happens" is about having forgotten it.
    return kinds[0] !== 'manner' || rarityOf(stem, lang) >= (isKnown ? LIGHT_RARITY : SAYING_RARITY);
  });
  return content.length > 0 ? content : named;
}

/** The terms that a text names: by their words, or by the concept of one or several of them ("send it back": "Returns"). */
function termsNamed(text: string, lang: string, question: Question): Set<number> {
  const found = findConcepts(text, lang);
  const isNamed = ({ word, strength }: AskedConcept) => {
    const concept = word.slice(1) as Concept;
    return strength === 1 && !OF_STEPS.includes(concept) && found.get(concept)?.strength === 1;
  };
  const words = question.concepts.filter(isNamed).flatMap((concept) => concept.words);
  const ofConcept = question.terms.flatMap(({ exact, stem, isMinor }, at) =>
    !isMinor && (words.includes(exact) || words.includes(stem)) ? [at] : [],
  );
  return new Set([...termsIn(text, lang, question), ...termsByConcept(text, lang, question), ...ofConcept]);
}

const sectionOf = <Id>(passage: AnswerPassage<Id>, pageOf: PagePassages<Id> | undefined): AnswerPassage<Id>[] =>
  (pageOf?.(passage) ?? [passage]).filter(({ heading }) => heading === passage.heading);

function isHeadedBy<Id>(passage: AnswerPassage<Id>, content: readonly number[], question: Question): boolean {
  const own = ownHeading(passage);
  const lang = baseLanguage(passage.lang ?? question.lang);
  if (own === '' || own === passage.title || lang !== question.lang || isOfCase(own, lang, question)) return false;
  const held = termsIn(own, lang, question);
  return content.every((at) => held.has(at));
}

/** Whether a heading says nothing but that steps are below it. */
function isStepsHeading(own: string, lang: string): boolean {
  if (segmentWords(own).length > MAX_STEPS_WORDS) return false;
  const named = findConcepts(own, lang);
  return OF_STEPS.some((concept) => named.get(concept)?.strength === 1);
}

/** The passage that the steps of a page begin with; undefined where it is not about all that is asked, or where several sections are so equally. */
function stepsStart<Id>(
  question: Question,
  content: readonly number[],
  first: AnswerPassage<Id>,
  lang: string,
  pageOf: PagePassages<Id> | undefined,
): AnswerPassage<Id> | undefined {
  const { title = '' } = first;
  const namedIn = (text: string) => termsNamed(text, lang, question);
  const inTitle = namedIn(title);
  const base = baseLanguage(lang);
  const isOfHow = (text: string) => readAsking(text, base).kinds.includes('manner');
  const page = (pageOf?.(first) ?? [first]).map((passage) => {
    const own = ownHeading(passage);
    const named = own === title ? inTitle : namedIn(own);
    return { passage, own, count: content.filter((at) => named.has(at)).length, named };
  });
  const starts = page.filter(({ passage, own, count, named }) => {
    if (!content.every((at) => inTitle.has(at) || named.has(at)) || !hasSteps(passage)) return false;
    // "If a payment fails" has steps, too.
    const isOwn = own === title || isOfHow(own) || isOfHow(title) || isStepsHeading(own, base);
    return isOwn || (count === content.length && !isOfCase(own, base, question));
  });
  const most = Math.max(0, ...starts.map(({ count }) => count));
  const best = starts.filter(({ count }) => count === most);
  // Of "How to descale a machine" the section that says so: "Steps for the Alder One".
  const ofSteps = best.filter(({ own }) => own !== title && isStepsHeading(own, base));
  const [start, ...others] = ofSteps.length > 0 ? ofSteps : best;
  // "Moving or cancelling" is more about it than "How you get a first appointment", and not more than "How to".
  const isOfOther = start !== undefined && contentWords(start.own, base).length > 1 && !isStepsHeading(start.own, base);
  const namesMore = (named: ReadonlySet<number>) => content.some((at) => named.has(at) && !start?.named.has(at));
  if (isOfOther && page.some(({ own, named }) => own !== title && namesMore(named))) return undefined;
  if (start)
    return others.every(({ passage }) => passage.heading === start.passage.heading) ? start.passage : undefined;
  // "Cleaning a grinder" is about nothing else: its first steps, "Each month".
  const isAll = content.every((at) => inTitle.has(at)) && contentWords(title, base).length <= content.length;
  return isAll
    ? page.find(({ passage, own }) => hasSteps(passage) && !isOfCase(own, base, question))?.passage
    : undefined;
}

/** Whether a heading limits its section to a case that the question does not name: "If a payment fails". */
function isOfCase(own: string, lang: string, { terms }: Question): boolean {
  const word = limitsOf(lang)?.exec(own)?.[0].toLowerCase();
  return word !== undefined && !terms.some(({ exact }) => exact === word);
}
