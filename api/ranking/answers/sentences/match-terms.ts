// Which terms of a question a short text holds: a heading, a title, the first cell of a row. Compares stems, as ranking does.
import { analyse, CODE } from '../../../text/analyse.ts';
import type { Question } from '../../question/question.ts';

/**
 * The terms of the question that the text holds, as indexes into its terms. `withMinor`: also the function words, of which a name may
 * be made ("Alder One").
 */
export function termsIn(text: string, lang: string, question: Question, { withMinor = false } = {}): Set<number> {
  const terms = new Set<number>();
  for (const { code } of analyse(text, lang)) {
    const match = question.lookup.get(code >>> CODE.stemShift);
    if (match && (withMinor || question.terms[match.term]?.isMinor === false)) terms.add(match.term);
  }
  return terms;
}

/** A word that the site does not have counts this much of its weight: it cannot be in any heading. */
const UNKNOWN_SHARE = 0.3;

/** The weight of terms as a share of all that the question asks for; 0 for a question without such words. */
export function shareOf(terms: Iterable<number>, question: Question): number {
  let total = 0;
  for (const term of question.terms) {
    if (!term.isMinor && !term.asks) total += term.isKnown ? term.weight : term.weight * UNKNOWN_SHARE;
  }
  let held = 0;
  for (const at of terms) if (!question.terms[at]?.asks) held += question.terms[at]?.weight ?? 0;
  return total > 0 ? Math.min(held / total, 1) : 0;
}
