// How likely the answer to a message is right, from what the answer shows beside what was asked. The search only says whether a passage answers;
// which sentence of it is shown, and how much of the message that holds, is known afterwards.
import { baseLanguage } from '../../../text/languages.ts';
import { TreeModel } from '../../../trees/tree-model.ts';
import { logistic, odds } from '../../odds.ts';
import { EVIDENCE } from '../../passages/confidence.ts';
import { knownShare, type Question } from '../../question/question.ts';
import type { TermStatistics } from '../../question/term-statistics.ts';
import { type AnswerPassage, sentencesOf } from '../answer.ts';
import type { AnswerPart } from '../block-parts.ts';
import { shareOf, termsIn } from '../sentences/match-terms.ts';
import { findValues } from '../values/answer-values.ts';
import { ANSWER_RULES } from './answer-rule.ts';
import * as firstData from './first-sureness-model-data.ts';
import * as data from './sureness-model-data.ts';

/** An answer with what it answers. */
export type JudgedAnswer<Id> = {
  /** The message by itself, and with what it takes from the questions before it; the same for one that takes nothing. */
  readonly message: Question;
  readonly question: Question;
  readonly parts: readonly AnswerPart<Id>[];
  /** The passages of the parts in their order, and those found first. */
  readonly answering: readonly Found<Id>[];
  readonly found: readonly Found<Id>[];
  readonly statistics: TermStatistics | undefined;
  /** The rules of the answer show it as one; else it is what is nearest. */
  readonly isAnswer: boolean;
  /** It says yes or no. */
  readonly saysYesOrNo: boolean;
  /** How the message and the answer continue what was said before; undefined for a question that continues none. */
  readonly continues: Continues | undefined;
};

/** `saysSo`: the words of the message say that it continues a question; `page`, `section`: the answer is from where the one before was from. */
export type Continues = { readonly saysSo: boolean; readonly page: boolean; readonly section: boolean };

type Found<Id> = AnswerPassage<Id> & {
  readonly confidence: number;
  readonly onSite: number;
  /** What these are made of, in the order of {@link EVIDENCE}; missing for a passage that was found by a question and the one before it. */
  readonly evidence?: Float64Array | undefined;
};

/** What the estimate is made of. `message…`: of the message by itself. */
export const SURENESS_INPUTS = [
  'absent',
  'messageAbsent',
  'text',
  'shown',
  'messageShown',
  'value',
  'money',
  'length',
  'messageHeading',
  'carried',
  'ownLanguage',
  'row',
  'lines',
  'yesOrNo',
  'best',
  'second',
  'elsewhere',
  'answer',
  'units',
  'otherScript',
  'heading',
  'confidence',
  'onSite',
  'saysSo',
  'samePage',
  'sameSection',
  'words',
  'shownLength',
] as const;

/**
 * The inputs of the estimate for a first question: further where its passage is among those found, by how much the first of them and the second one
 * are better or worse, what the search knows of the passage, and which rule put the answer together. The confidence is fitted on the same sites, so on others it is less sure than it looks to
 * a model that is fitted on it alone.
 */
export const FIRST_INPUTS = [
  ...SURENESS_INPUTS,
  'place',
  'behind',
  'topConfidence',
  'nextBehind',
  ...EVIDENCE,
  ...ANSWER_RULES.map((rule) => `by ${rule}`),
] as const;

/** By how much the first passage is better than a second where there is none. */
const NONE_BEHIND = 10;
/** Passages whose sentences the shown ones are compared with. */
const COMPARED = 8;
/** ASCII alone: with other letters a language writes its words apart by signs that few passages share. */
const OTHER_SCRIPT = /[^\p{ASCII}]/u;

/** The inputs of the estimate, in the order of {@link SURENESS_INPUTS}. */
export function surenessInputs<Id>({
  message,
  question,
  parts,
  answering,
  found,
  statistics,
  isAnswer,
  saysYesOrNo,
  continues,
}: JudgedAnswer<Id>): Float64Array {
  const [first] = answering;
  const lang = first?.lang ?? question.lang;
  const text = parts.map(({ label = '', text: own }) => `${label} ${own}`).join('\n');
  const headings = [...new Set(answering.map(({ title = '', heading = '' }) => `${title} ${heading}`))].join('\n');
  const held = (asked: Question, said: string) => shareOf(termsIn(said, lang, asked), asked);
  const [value] = question.values;
  const hasValue = value !== undefined && findValues(text, lang, value).length > 0;
  const [best = 0, second = 0] = sentencesOf(question.text, found.slice(0, COMPARED), statistics)
    .map(({ probability }) => probability)
    .sort((a, b) => b - a);
  const inputs: Record<(typeof SURENESS_INPUTS)[number], number> = {
    absent: 1 - knownShare(question),
    messageAbsent: 1 - knownShare(message),
    text: held(question, text),
    shown: held(question, `${text}\n${headings}`),
    messageShown: held(message, `${text}\n${headings}`),
    value: value === undefined ? 0 : hasValue ? 1 : -1,
    money: Number(value === 'money'),
    length: Math.log(Math.max(1, message.text.length)),
    messageHeading: held(message, headings),
    carried: Number(question !== message),
    ownLanguage: Number(baseLanguage(lang) === question.lang),
    row: Number(parts.some(({ form }) => form === 'row')),
    lines: Number(parts.some(({ form }) => form === 'lines')),
    yesOrNo: Number(saysYesOrNo),
    best,
    second,
    elsewhere: Number(question.isElsewhere),
    answer: Number(isAnswer),
    units: message.units.length,
    otherScript: Number(OTHER_SCRIPT.test(message.text)),
    heading: held(question, (first?.heading ?? '').split(' > ').at(-1) ?? ''),
    confidence: odds(first?.confidence ?? 0),
    onSite: odds(found[0]?.onSite ?? 0),
    saysSo: Number(continues?.saysSo === true),
    samePage: Number(continues?.page === true),
    sameSection: Number(continues?.section === true),
    words: message.terms.filter(({ isMinor, asks }) => !isMinor && !asks).length,
    shownLength: Math.log(Math.max(1, text.length)),
  };
  return Float64Array.from(SURENESS_INPUTS, (name) => inputs[name]);
}

/** The inputs of the estimate for a first question, in the order of {@link FIRST_INPUTS}. */
export function firstInputs<Id>(answer: JudgedAnswer<Id>): Float64Array {
  const { answering, found, parts } = answer;
  const { rule } = parts[0] ?? {};
  const [first] = answering;
  const [top, next] = found;
  const place = found.findIndex(({ passageId }) => passageId === first?.passageId);
  const best = top?.score ?? 0;
  return Float64Array.of(
    ...surenessInputs(answer),
    place < 0 ? found.length : place,
    (first?.score ?? best) - best,
    top?.confidence ?? 0,
    next ? next.score - best : -NONE_BEHIND,
    ...(first?.evidence ?? new Float64Array(EVIDENCE.length)),
    ...ANSWER_RULES.map((one) => Number(one === rule)),
  );
}

const model = new TreeModel<Float64Array>('sureness', data, Float64Array);
const firstModel = new TreeModel<Float64Array>('first-sureness', firstData, Float64Array);

/** The probability that an answer is right, 0 to 1. */
export function surenessOf<Id>(answer: JudgedAnswer<Id>): number {
  return logistic(answer.continues ? model.sumRow(surenessInputs(answer)) : firstModel.sumRow(firstInputs(answer)));
}
