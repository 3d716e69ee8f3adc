// Extracts the statement of a citation and the sentences of an answer from Markdown. Knows the marks of Markdown and the
// ends of sentences; support.ts checks sentences.
import { ONE_CITATION } from '../../protocol/index.ts';
import { splitSentences } from '../text/structure/sentences.ts';

/** Placeholder of a citation while a line is split; our texts do not contain it. */
const MARK = '\u0001';
/** Characters searched for the end of a sentence that begins with its citation. */
export const MAX_AHEAD = 300;

/** The end of a sentence in `text`, as an index after its mark; -1 when it is not known yet. */
export function sentenceEnd(text: string): number {
  const match = /[.!?…]["'”’)\]]*(?=\s)|[。！？；]/u.exec(text);
  return match ? match.index + match[0].length : -1;
}

/**
 * The statement of a citation after `before`, the line so far: the last sentence, or the text after the previous citation
 * of the same sentence if that is a statement of its own.
 */
export function statementBefore(before: string, saysSomething: (text: string) => boolean): string {
  const line = plainLine(before.replace(ONE_CITATION, MARK)).trimEnd();
  const whole = line.replaceAll(MARK, '').trim();
  const sentence = splitSentences(line.replace(new RegExp(`${MARK}+$`, 'u'), '').trimEnd()).at(-1)?.text ?? whole;
  const parts = sentence.split(MARK).map((part) => part.replace(/^[\s,;:，、]+/u, '').trim());
  const last = parts.findLast((part) => /[\p{L}\p{N}]/u.test(part)) ?? '';
  return parts.length > 1 && saysSomething(last) ? last : parts.join(' ').replace(/\s+/g, ' ').trim();
}

/** A line of Markdown as plain text: without marks of lists, headings and emphasis; links as their text, cells separated. */
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
