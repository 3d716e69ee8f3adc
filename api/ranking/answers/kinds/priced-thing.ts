// The item of a list or table with prices that a message names and says nothing else of: "knock box", "do you have scales". It may be on a page
// that the search finds far down, as the thing is one line there.
import { baseLanguage } from '../../../text/languages.ts';
import { readBlocks } from '../../../text/structure/blocks.ts';
import { CELL_BORDER, readTableRow } from '../../../text/structure/table-row.ts';
import type { Question } from '../../question/question.ts';
import { asksWhetherThere, sellingWords } from '../../question/whether-there.ts';
import type { AnswerPassage, ReadForAnswer } from '../answer.ts';
import type { AssembleOptions } from '../assemble-options.ts';
import type { AnswerPart } from '../block-parts.ts';
import { contentWords } from '../has-thing.ts';
import { titleLabel } from '../part-label.ts';
import { termsIn } from '../sentences/match-terms.ts';
import { findValues } from '../values/answer-values.ts';
import { readPricedItem } from '../values/priced-item.ts';

/** Words of content that a name has, at most. */
const MAX_WORDS = 3;
/** Words that a name may have besides those of a question whether there is such a thing ("scale with timer"). */
const MAX_EXTRA = 2;
/** Things of one name that are shown: "Steam tip with two holes", "with four". */
const MAX_THINGS = 3;

/** The lines of the things with the fewest other words in their names; none for a message that says more than a name. */
export function pricedThing<Id>(
  { question }: ReadForAnswer,
  found: readonly AnswerPassage<Id>[],
  find: AssembleOptions<Id>['find'] = () => [],
): AnswerPart<Id>[] {
  const things = thingsOf(question);
  if (things.length === 0) return [];
  const isForThing = asksWhetherThere(question.text, question.lang);
  const most = isForThing ? MAX_EXTRA : 0;
  const known = new Set(found.map(({ passageId }) => passageId));
  const byName = isForThing ? find(things.map((at) => question.terms[at]?.exact).join(' ')) : [];
  const more = [...found, ...byName.filter(({ passageId }) => !known.has(passageId))];
  // A section about the thing says more of it than its price.
  if (more.some((passage) => isAbout(passage, question, things, isForThing ? 0 : MAX_EXTRA))) return [];
  let best: { parts: AnswerPart<Id>[]; extra: number } | null = null;
  for (const passage of more) {
    const lang = baseLanguage(passage.lang ?? question.lang);
    if (question.isSiteLanguage && lang !== question.lang) continue;
    const found = linesOf(passage, lang).flatMap(({ name, text, form }) => {
      const held = termsIn(name, lang, question);
      if (!things.every((at) => held.has(at))) return [];
      return [{ extra: contentWords(name, lang).length - things.length, text, form }];
    });
    const extra = Math.min(...found.map((one) => one.extra));
    if (extra > most || (best !== null && extra >= best.extra)) continue;
    const named = found.filter((one) => one.extra === extra).slice(0, MAX_THINGS);
    const { passageId } = passage;
    best = { extra, parts: named.map(({ text, form }) => ({ passageId, text, form, ...titleLabel(text, passage) })) };
  }
  return best?.parts ?? [];
}

/** The terms of the thing; none where the message asks for a value of it, or has a word that the site does not have. */
function thingsOf({ terms, values, kinds, text, lang }: Question): number[] {
  const isForThing = asksWhetherThere(text, lang);
  if (values.length > 0 || (kinds.length > 0 && !isForThing)) return [];
  const selling = sellingWords(lang);
  const content = terms.flatMap(({ isMinor, asks, exact, isSure }, at) =>
    isMinor || asks || selling.has(exact) ? [] : [{ at, isSure }],
  );
  const isName = isForThing || content.length === terms.length;
  const isKnown = content.length <= MAX_WORDS && content.every(({ isSure }) => isSure);
  return isName && isKnown ? content.map(({ at }) => at) : [];
}

/** Whether the title or the heading of a passage names the things, with no more than `most` other words of content. */
function isAbout(
  { title = '', heading = '', lang: written = '' }: AnswerPassage<unknown>,
  question: Question,
  things: readonly number[],
  most: number,
): boolean {
  const lang = baseLanguage(written || question.lang);
  return [title, heading.split(' > ').at(-1) ?? ''].some((name) => {
    const held = termsIn(name, lang, question);
    return things.every((at) => held.has(at)) && contentWords(name, lang).length - things.length <= most;
  });
}

/** The lines of a passage that have a price, each with the name of what it is of. */
function linesOf({ text: whole }: AnswerPassage<unknown>, lang: string) {
  return readBlocks(whole).flatMap(({ kind, lines }) =>
    lines.flatMap(({ start, end }): { name: string; text: string; form: 'row' | 'text' }[] => {
      const text = whole.slice(start, end).trim();
      if (kind === 'table') {
        const { cells, header } = readTableRow(whole, text) ?? {};
        const isPriced = cells?.slice(1).some((cell) => findValues(cell, lang, 'money').length > 0);
        // "Descaler, 4 sachets of 25 g"
        return header && isPriced ? [{ name: cells?.[0]?.split(/[,，(（]/)[0] ?? '', text, form: 'row' }] : [];
      }
      const item = kind === 'list' && !text.includes(CELL_BORDER) ? readPricedItem(text, lang) : null;
      return item ? [{ name: item.cells[0] ?? '', text, form: 'text' }] : [];
    }),
  );
}
