// A message that corrects the one before it ("no, i mean the one") asks the same of something else: it is read as one that says so ("and what about
// the one"). The words are in the packs of text/languages/.
import { LANGUAGES } from '../../text/languages.ts';

/** A correction longer than this says itself what it asks, in characters. */
const MAX_CHARS = 60;

const corrections = LANGUAGES.flatMap(({ followUp, isUnspaced = false }) => {
  const [swap = ''] = followUp?.swaps?.split('|') ?? [];
  if (!followUp?.corrections || swap === '') return [];
  const gap = isUnspaced ? '[\\s,，、。:：]*' : '[\\s,:.]+';
  return [{ start: new RegExp(`^(?:${followUp.corrections})${gap}(?=\\S)`, 'iu'), swap, gap: isUnspaced ? '' : ' ' }];
});

/** The message with the words that say that something takes another's place, where it begins with those of a correction. */
export function withoutCorrection(message: string): string {
  const text = message.normalize('NFC').trim();
  if (text.length > MAX_CHARS) return message;
  for (const { start, swap, gap } of corrections) {
    const rest = text.replace(start, '');
    if (rest !== text && /\p{L}|\p{N}/u.test(rest)) return `${swap}${gap}${rest}`;
  }
  return message;
}
