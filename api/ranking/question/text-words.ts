// Words for a kind of text at the end or the beginning of a message: "return policy", "kebijakan garansi". Pages about returns need not say so.
import { packOf } from '../../text/languages.ts';
import { segmentWords } from '../../text/segment-words.ts';
import { hasDistinctDiacritics } from '../../text/spelt-words.ts';
import { stopWordsOf } from '../../text/stop-words.ts';

/** Words of content beside it, at most: a longer message is a sentence, in which "information" or "conditions" may be what is asked about. */
const MAX_TOPIC_WORDS = 2;

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
  const topic = words.filter((word) => isContent(word) && !isText(word));
  if (topic.length === 0 || topic.length > MAX_TOPIC_WORDS) return message;
  if (isText(last) && isContent(beforeLast) && !isText(beforeLast))
    return message.slice(0, message.lastIndexOf(last)).trimEnd();
  if (packOf(lang)?.leadsWithTextWords && isText(first) && !isText(second))
    return message.slice(message.indexOf(first) + first.length).trimStart();
  return message;
}
