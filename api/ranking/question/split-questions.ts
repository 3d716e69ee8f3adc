// Two questions in one message: "how much is the mini and how long does delivery take". Each is searched by itself, as no passage
// answers both. Splits only where both halves ask and name something; leaves everything else whole.
import { detectLanguage } from '../../text/detect-language.ts';
import { readAsking } from './question-kind.ts';

/** Where one question may end and the next begin. */
const BORDER = /[?？!！;；]|, (?:and )?| (?:and|also|và|dan|und|et|y) |，(?:还有|另外|以及)?|还有/giu;
/** Words of a question at least; of scripts without spaces characters. */
const MIN_WORDS = 3;
const MIN_CHARS = 4;

/** The questions of a message, two at most; the message itself when it is one. */
export function splitQuestions(message: string): readonly string[] {
  const lang = detectLanguage(message, []);
  const line = message.replace(/\s+/g, ' ');
  for (const border of line.matchAll(BORDER)) {
    const parts = [line.slice(0, border.index), line.slice(border.index + border[0].length)].map((part) => part.trim());
    if (parts.every((part) => isQuestion(part, lang))) return parts;
  }
  return [message];
}

function isQuestion(text: string, lang: string): boolean {
  const words = text.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  const isLong = words.length >= MIN_WORDS || (text.match(/\p{Script=Han}/gu)?.length ?? 0) >= MIN_CHARS;
  const { kinds, words: asking } = readAsking(text, lang);
  return isLong && kinds.length > 0 && words.some((word) => !asking.has(word.toLowerCase()) && word.length > 2);
}
