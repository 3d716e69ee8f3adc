// "Tell me more": what stands behind the answer on its page, the rest of its section or the next one.
import type { AssembleOptions } from '../../../ranking/answers/assemble-options.ts';
import { type AnswerPart, leadOf } from '../../../ranking/answers/block-parts.ts';
import type { Hit } from '../../../site-index/passage-index.ts';
import { readBlocks } from '../../../text/structure/blocks.ts';

/** The beginning of what follows the parts that were shown, `last` in its passage; none at the end of a page. */
export function moreOfPage(
  last: AnswerPart<number>,
  passage: Hit,
  { pageOf }: Pick<AssembleOptions<number>, 'pageOf'>,
): AnswerPart<number>[] {
  const page = pageOf?.(passage) ?? [passage];
  const at = page.findIndex(({ passageId }) => passageId === passage.passageId);
  const blocks = readBlocks(passage.text);
  // What is cut, or put together, is nowhere in the text: the next section follows.
  const begin = passage.text.indexOf(last.text);
  const from = begin < 0 ? -1 : blocks.findIndex(({ start }) => start >= begin + last.text.length);
  const rest = from < 0 ? [] : leadOf({ passage, blocks, from, more: page.slice(at + 1) });
  if (rest.length > 0) return rest;
  for (const [n, next] of page.slice(at + 1).entries()) {
    const lead = leadOf({ passage: next, blocks: readBlocks(next.text), from: 0, more: page.slice(at + 2 + n) });
    if (lead.length > 0) return lead;
  }
  return [];
}
