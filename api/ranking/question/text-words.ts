// Words for a kind of text at the end or the beginning of a message: "return policy", "kebijakan garansi". Pages about returns need not say so.
import { packOf } from '../../text/languages.ts';
import { segmentWords } from '../../text/segment-words.ts';
import { hasDistinctDiacritics } from '../../text/spelt-words.ts';
import { stopWordsOf } from '../../text/stop-words.ts';

/**
 * The message without such a word beside another word of content; the message itself where it has none, or only asks for the text of something
 * ("my policy"). Words of two syllables that are written apart (Vietnamese) stay.
 */
export function withoutTextWords(message: string, lang: string): string {
  if (hasDistinctDiacritics(lang)) return message;
  const { textWords, functionWords } = stopWordsOf(lang);
  const words = segmentWords(message);
  const isContent = (word = '') => word !== '' && !functionWords.has(word.toLowerCase());
  const isText = (word = '') => textWords.has(word.toLowerCase());
  const [first = '', second = ''] = words;
  const [beforeLast, last = ''] = words.slice(-2);
  if (words.length < 2) return message;
  if (isText(last) && isContent(beforeLast) && !isText(beforeLast))
    return message.slice(0, message.lastIndexOf(last)).trimEnd();
  if (packOf(lang)?.leadsWithTextWords && isText(first) && !isText(second))
    return message.slice(message.indexOf(first) + first.length).trimStart();
  return message;
}
