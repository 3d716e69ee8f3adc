// What a search's result says of each source, out of the text that the model reads (SPEC.md, EV13).
import type { Source } from './blocks.ts';

/** The head of a source's passage in a tool's content: `[3] title`, and its address on the next line. */
const HEAD = /^\[(\d{1,3})\] (.*)\n(\S+)$/gm;

/** A piece of a source's text. */
export type SourcePassage = { number: number; title: string; text: string };

/**
 * The passages of `content` by the heads of `sources`, in order, and the summary before them. A head counts with the right
 * number and the right address only: a page could write one itself, but not for another page.
 */
export function readPassages(
  content: string,
  sources: readonly Source[],
): { summary: string; passages: SourcePassage[] } {
  const urlOf = new Map(sources.flatMap(({ number, url }) => (number === undefined ? [] : [[number, url] as const])));
  const heads = [...content.matchAll(HEAD)].filter(([, number, , url]) => urlOf.get(Number(number)) === url);
  const passages = heads.map((head, i) => ({
    number: Number(head[1]),
    title: head[2] as string,
    text: content.slice(head.index + head[0].length, heads[i + 1]?.index),
  }));
  return { summary: content.slice(0, heads[0]?.index ?? content.length), passages };
}
