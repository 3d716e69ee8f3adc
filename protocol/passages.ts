// What a tool's result says of each source: its passages, and what its summary cites it for (SPEC.md, EV13 and EV15).
import type { CitedMark, PassageMark, Source } from './blocks.ts';
import { isSourceGroup } from './groups.ts';
import { CITATION_RUN, numbersOf, PASSAGE_HEAD } from './marks/citation-marks.ts';

/** What is read of a result: its block in the log, its message in a history, or as a tool gave it. */
export type ReadableResult = {
  content: string;
  passages?: readonly PassageMark[];
  cited?: readonly CitedMark[];
  artifact?: unknown;
};
/** A piece of a source's text, below its title and headings. */
export type SourcePassage = { number: number; title: string; text: string };
/** A line of a summary up to a citation, without it. */
export type CitedLine = { numbers: readonly number[]; line: string };
export type SourceTexts = { passages: SourcePassage[]; cited: CitedLine[] };

/** A passage as text for a model, up to the text itself: `[3] title > heading`, and its address on the next line (EV13). */
export function passageHead(number: number, heading: string, url: string): string {
  return `[${number}] ${heading}\n${url}\n`;
}

/** The passages of a result and the citations of its summary, in order, by the positions that the result has. */
export function readPassages(result: ReadableResult): SourceTexts {
  const { content, passages, cited, artifact } = result;
  if (!passages && !cited) return isSourceGroup(artifact) ? readHeads(content, artifact.sources) : NONE;
  return {
    passages: (passages ?? []).map(({ number, heading, position: [from, to] }) => ({
      number,
      title: heading,
      text: content.slice(from, to),
    })),
    cited: (cited ?? []).map(({ numbers, position: [, to] }) => ({
      numbers,
      line: content.slice(content.lastIndexOf('\n', to - 1) + 1, to),
    })),
  };
}

const NONE: SourceTexts = { passages: [], cited: [] };

/**
 * For results of earlier versions, which have no positions: by the headers of `sources`. A header counts only with the right
 * number and the right address: a page could contain a forged header, but not for another page.
 */
function readHeads(content: string, sources: readonly Source[]): SourceTexts {
  const urlOf = new Map(sources.flatMap(({ number, url }) => (number === undefined ? [] : [[number, url] as const])));
  const heads = [...content.matchAll(PASSAGE_HEAD)].filter(([, number, , url]) => urlOf.get(Number(number)) === url);
  const summary = content.slice(0, heads[0]?.index ?? content.length);
  return {
    passages: heads.map((head, i) => ({
      number: Number(head[1]),
      title: head[2] as string,
      text: content.slice(head.index + head[0].length, heads[i + 1]?.index),
    })),
    cited: summary.split('\n').flatMap((line) =>
      [...line.matchAll(CITATION_RUN)].map((match) => ({
        numbers: numbersOf(match[0]).filter((number) => urlOf.has(number)),
        line: line.slice(0, match.index),
      })),
    ),
  };
}
