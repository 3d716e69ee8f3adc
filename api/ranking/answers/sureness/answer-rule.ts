// Which rule put a part of an answer together. Some are right nearly always, others are guesses: how likely the answer to a first question is right
// is also judged by that. On small sites left out of the fit 1 of 100 more is then answered right at the same share of wrong ones.

/** The rules in the order in which they are tried, see ../parts-by-kind.ts and ../assemble-answer.ts. `named`: the beginning of a page of that name;
 * `nearest`: the beginning of the section found first, where nothing else is said. */
export const ANSWER_RULES = [
  'named',
  'comparison',
  'superlative',
  'case',
  'place',
  'holiday',
  'hours',
  'lead',
  'prices',
  'contact',
  'asked',
  'steps',
  'mishap',
  'trouble',
  'fact',
  'table',
  'rows',
  'definition',
  'topic',
  'statement',
  'nearest',
] as const;
export type AnswerRule = (typeof ANSWER_RULES)[number];

/** Parts with the rule that put them together; one that has its rule keeps it. */
export function by<Part extends { readonly rule?: AnswerRule }>(rule: AnswerRule, parts: readonly Part[]): Part[] {
  return parts.map((part) => (part.rule ? part : { ...part, rule }));
}
