// Which words a citation stands for, and the sentences of an answer, out of Markdown. Knows the marks of Markdown and the
// ends of sentences; whether a sentence is supported is support.ts.
import { splitSentences } from '../../site-index/sentences.ts';

/** A citation, or several in a row: `[1]`, `[1, 3]`, `[1][3]`. */
export const CITATION_RUN =
  /([ \t]?)\[(\d{1,3}(?:\s*[,;，、]\s*\d{1,3})*)\](?:\[\d{1,3}(?:\s*[,;，、]\s*\d{1,3})*\])*/g;
const ONE_CITATION = /\[\d{1,3}(?:\s*[,;，、]\s*\d{1,3})*\]/g;
/** Stands for a citation while a line is taken apart; no text of ours holds it. */
const MARK = '\u0001';
/** Characters looked ahead for the end of a sentence that opens with its citation. */
export const MAX_AHEAD = 300;

/** The numbers of a run of citations, each once, in order. */
export function numbersOf(run: string): number[] {
  return [...new Set((run.match(/\d{1,3}/g) ?? []).map(Number))];
}

/** Where a sentence ends in `text`, as an index behind its mark; -1 when that cannot be seen yet. */
export function sentenceEnd(text: string): number {
  const match = /[.!?…]["'”’)\]]*(?=\s)|[。！？；]/u.exec(text);
  return match ? match.index + match[0].length : -1;
}

/**
 * The statement of a citation that stands behind `before`, the line so far: the last sentence, or what follows the citation
 * before it in the same sentence when that says something of its own.
 */
export function statementBefore(before: string, saysSomething: (text: string) => boolean): string {
  const line = plainLine(before.replace(ONE_CITATION, MARK)).trimEnd();
  const whole = line.replaceAll(MARK, '').trim();
  const sentence = splitSentences(line.replace(new RegExp(`${MARK}+$`, 'u'), '').trimEnd()).at(-1)?.text ?? whole;
  const parts = sentence.split(MARK).map((part) => part.replace(/^[\s,;:，、]+/u, '').trim());
  const last = parts.findLast((part) => /[\p{L}\p{N}]/u.test(part)) ?? '';
  return parts.length > 1 && saysSomething(last) ? last : parts.join(' ').replace(/\s+/g, ' ').trim();
}

/** A line of Markdown as plain text: marks of lists, headings and emphasis away, links as their text, cells set apart. */
export function plainLine(line: string): string {
  const plain = line
    .replace(/^\s*(?:>\s*)*(?:#{1,6}\s+|[-*+]\s+(?:\[[ x]\]\s+)?|\d{1,3}[.)]\s+)?/u, '')
    .replace(/!?\[([^\][]{0,500})\]\([^()\s]{0,2000}(?:\s+"[^"]{0,500}")?\)/g, '$1')
    .replace(/`[^`]*`/g, ' ')
    .replace(/(\*\*|__|~~)/g, '')
    .replace(/(^|[\s(“"'])[*_](?=\S)|(?<=\S)[*_](?=[\s).,;:!?”"']|$)/gu, '$1')
    .replace(/\\([\\`*_[\]<>|~$#+.()-])/g, '$1');
  const cells = plain.split('|');
  const last = cells.length - 1;
  return cells
    .map((cell, n) => (n === 0 ? cell : cell.trimStart()))
    .map((cell, n) => (n === last ? cell : cell.trimEnd()))
    .join(' | ');
}

/** The sentences of an answer in Markdown as plain text, without code, rules and citations. Headings are left out. */
export function sentencesOf(markdown: string): string[] {
  const sentences: string[] = [];
  let fence = '';
  for (const line of markdown.split('\n')) {
    const mark = /^\s*(```+|~~~+)/.exec(line)?.[1];
    if (mark) fence = fence === '' ? mark : mark.startsWith(fence) ? '' : fence;
    else if (fence === '' && !/^\s*#{1,6}\s/.test(line)) {
      const plain = plainLine(line.replace(ONE_CITATION, '')).replace(/ +/g, ' ').trim();
      for (const { text } of splitSentences(plain)) if (/[\p{L}\p{N}]/u.test(text)) sentences.push(text);
    }
  }
  return sentences;
}
