// The clauses of a message: which hold the question, and which are small talk around it.
import { analyse, CODE, foldDiacritics } from '../../text/analyse.ts';
import { splitSentences } from '../../text/structure/sentences.ts';
import { answerKinds } from './question-kind.ts';
import { classWeightOf } from './question-terms.ts';

/** A message longer than this many words is also read clause by clause. */
const CLAUSE_WORDS = 6;
/** A clause with at most this share of content words is chat. */
const CHAT_SHARE = 0.2;

/** A piece of the message; `asks`: it belongs to the question. */
export type Clause = { readonly text: string; readonly asks: boolean };

/**
 * The clauses of a message; `asks` marks those that hold the question. In a short message all do. In a longer one a sentence
 * without a question does not when another has one, and neither does a piece that is nearly all function and chat words.
 */
export function askingClauses(text: string, lang: string): Clause[] {
  const whole = [{ text, asks: true }];
  if (analyse(text, lang).length <= CLAUSE_WORDS) return whole;
  const sentences = splitSentences(text);
  const askers = sentences.map(
    (sentence) => /[?？؟;]["'”’)）」]*$/.test(sentence.text) || answerKinds(sentence.text, lang).length > 0,
  );
  const anyAsks = askers.some(Boolean);
  const clauses = sentences.flatMap((sentence, at) => {
    const pieces = sentence.text.match(CLAUSE) ?? [sentence.text];
    return pieces.map((piece) => ({ text: piece, asks: (!anyAsks || askers[at] === true) && !isChat(piece, lang) }));
  });
  return clauses.some((clause) => clause.asks) ? clauses : whole;
}

const CLAUSE = /[^,:;，：；、،]+[,:;，：；、،]*/g;

/** Whether a piece of a message is nearly all function and chat words, without names and numbers. */
function isChat(piece: string, lang: string): boolean {
  const tokens = analyse(piece, lang);
  const isBare = piece === foldDiacritics(piece);
  let content = 0;
  let telling = false;
  tokens.forEach((token, at) => {
    if (classWeightOf(token.exact, lang, lang, isBare) === 1) content++;
    if ((token.code & CODE.number) !== 0 || ((token.code & CODE.capital) !== 0 && at > 0 && token.exact.length > 1))
      telling = true;
  });
  return !telling && content <= tokens.length * CHAT_SHARE;
}
