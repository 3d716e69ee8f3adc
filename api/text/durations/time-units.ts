// The words of a language for lengths of time.
import { baseLanguage, packOf } from '../languages.ts';

const timeUnits = new Map<string, ReadonlySet<string>>();

/** The words of a language for minutes, days and the like, with their plurals. */
export function timeUnitsOf(tag: string): ReadonlySet<string> {
  const lang = baseLanguage(tag);
  let words = timeUnits.get(lang);
  if (!words) {
    const {
      second = '',
      minute = '',
      hour = '',
      day = '',
      week = '',
      month = '',
      year = '',
    } = packOf(lang)?.figures?.units ?? {};
    words = new Set([second, minute, hour, day, week, month, year].flatMap((list) => list.split(' ')).filter(Boolean));
    timeUnits.set(lang, words);
  }
  return words;
}
