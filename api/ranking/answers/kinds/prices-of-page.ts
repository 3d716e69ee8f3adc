// The prices of the page that a question names in another word than the table there does: "beans price", where a page has a section "Whole beans
// only" and a table of coffees. Otherwise a sentence elsewhere that mentions the word and any amount would be the answer.
import { baseLanguage } from '../../../text/languages.ts';
import type { AnswerPassage, ReadForAnswer } from '../answer.ts';
import type { AnswerPart } from '../block-parts.ts';
import type { PagePassages } from '../find-topic.ts';
import { asksPrice } from '../question-fit.ts';
import { termsIn } from '../sentences/match-terms.ts';
import { priceParts } from './price-overview.ts';

/** The prices; none where the question names more than one thing, or no page found has a heading with it and a table of prices. */
export function pricesOfPage<Id>(
  { question }: ReadForAnswer,
  more: readonly AnswerPassage<Id>[],
  pageOf: PagePassages<Id> | undefined,
): AnswerPart<Id>[] {
  const named = question.terms.flatMap(({ isMinor, asks }, at) =>
    isMinor || asks || at === question.attributeTerm ? [] : [at],
  );
  const [thing] = named;
  if (!asksPrice(question) || thing === undefined || named.length > 1 || !pageOf) return [];
  for (const passage of more) {
    const lang = baseLanguage(passage.lang ?? question.lang);
    if (question.isSiteLanguage && lang !== question.lang) continue;
    const page = pageOf(passage);
    if (!page.some(({ title = '', heading = '' }) => termsIn(`${title} ${heading}`, lang, question).has(thing)))
      continue;
    for (const section of page) {
      const parts = priceParts(section, lang);
      if (parts.length > 0) return parts;
    }
  }
  return [];
}
