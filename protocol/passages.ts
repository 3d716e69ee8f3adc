// The passages of each source in a search's result, parsed from the text that the model reads (SPEC.md, EV13).
import type { Source } from './blocks.ts';
import { PASSAGE_HEAD } from './citation-marks.ts';

/** A piece of a source's text. */
export type SourcePassage = { number: number; title: string; text: string };

/**
 * The passages of `content` by the headers of `sources`, in order, and the summary before them. A header counts only with the
 * right number and the right address: a page could contain a forged header, but not for another page.
 */
export function readPassages(
  content: string,
  sources: readonly Source[],
): { summary: string; passages: SourcePassage[] } {
  const urlOf = new Map(sources.flatMap(({ number, url }) => (number === undefined ? [] : [[number, url] as const])));
  const heads = [...content.matchAll(PASSAGE_HEAD)].filter(([, number, , url]) => urlOf.get(Number(number)) === url);
  const passages = heads.map((head, i) => ({
    number: Number(head[1]),
    title: head[2] as string,
    text: content.slice(head.index + head[0].length, heads[i + 1]?.index),
  }));
  return { summary: content.slice(0, heads[0]?.index ?? content.length), passages };
}
