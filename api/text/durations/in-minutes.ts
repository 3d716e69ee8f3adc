// A question about a duration that has a name with the minutes of it, where the pages count minutes: "half an hour" is "30 minutes" in a price
// list of lessons.
import { baseLanguage, LANGUAGES, packOf } from '../languages.ts';
import { hasUnspacedScript } from '../segment-words.ts';

type Reader = { readonly pattern: RegExp; readonly minutes: ReadonlyMap<string, number>; readonly unit: string };

/** The text in a language with such names replaced. `isOnSite`: whether the pages count that many minutes. */
export function inMinutes(text: string, lang: string, isOnSite: (minutes: number) => boolean): string {
  const reader = readerOf(lang);
  if (!reader) return text;
  return text.replace(reader.pattern, (name) => {
    const minutes = reader.minutes.get(name.toLowerCase()) as number;
    return isOnSite(minutes) ? `${minutes} ${reader.unit}` : name;
  });
}

/** Whether a text has such a name in any language. */
export function namesDuration(text: string): boolean {
  return LANGUAGES.some(({ code }) => text.search(readerOf(code)?.pattern ?? NEVER) >= 0);
}

/** Finds nothing. */
const NEVER = /(?!)/;

const readers = new Map<string, Reader | null>();

function readerOf(tag: string): Reader | null {
  const lang = baseLanguage(tag);
  let reader = readers.get(lang);
  if (reader === undefined) {
    const { durations, units } = packOf(lang)?.figures ?? {};
    const [unit] = units?.minute?.split(' ') ?? [];
    reader = durations && unit ? createReader(durations, unit) : null;
    if (packOf(lang)) readers.set(lang, reader);
  }
  return reader;
}

function createReader(durations: Readonly<Record<number, string>>, unit: string): Reader {
  const minutes = new Map(
    Object.entries(durations).flatMap(([value, names]) =>
      names.split('|').map((name) => [name, Number(value)] as const),
    ),
  );
  // The longest first: "an hour and a half" is not an hour.
  const names = [...minutes.keys()]
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const any = `(?:${names.join('|')})`;
  const pattern = hasUnspacedScript(names[0] ?? '') ? any : `(?<![\\p{L}\\p{N}.,])${any}(?![\\p{L}\\p{N}])`;
  return { pattern: new RegExp(pattern, 'giu'), minutes, unit };
}
