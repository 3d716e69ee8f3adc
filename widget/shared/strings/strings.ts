// The fixed strings of the widget: choice of language, placeholders, plural forms. The strings themselves are one file per language
// in strings/; a language is one file and one line of the table here. English is always there, the others are loaded on demand.
import { createContext } from '@lit/context';
import { LaterModule } from '../loading/later-module.ts';
import { en } from './en.ts';
import type { StringEntry, StringKey, StringTable } from './string-table.ts';

export type { StringKey, StringTable } from './string-table.ts';

/** Values for the placeholders: `{n}` counts and chooses the plural form; numbers are written with the language's digits. */
export type StringValues = Readonly<Record<string, string | number>>;

const loaders: Readonly<Record<string, () => Promise<Record<string, StringTable>>>> = {
  vi: () => import('./vi.ts'),
  zh: () => import('./zh.ts'),
  id: () => import('./id.ts'),
  ar: () => import('./ar.ts'),
  ja: () => import('./ja.ts'),
  ko: () => import('./ko.ts'),
  es: () => import('./es.ts'),
  fr: () => import('./fr.ts'),
  de: () => import('./de.ts'),
  pt: () => import('./pt.ts'),
  th: () => import('./th.ts'),
  pl: () => import('./pl.ts'),
};

/** The languages that the widget includes. */
export const languages: readonly string[] = ['en', ...Object.keys(loaders)];

/** The strings of a language that are here. */
type Loaded = { readonly [Key in StringKey]?: StringEntry };
/** The tables that are here; the one of English grows by those of its parts. */
const tables: Record<string, Loaded> = { en };
const parts: Readonly<Record<string, LaterModule<unknown>>> = Object.fromEntries(
  Object.entries(loaders).map(([language, load]) => [
    language,
    new LaterModule(`the strings of "${language}"`, async () => {
      tables[language] = (await load())[language] as StringTable;
      return load;
    }),
  ]),
);

/** Adds the English strings of parts that are loaded later. */
export function addEnglish(strings: Loaded): void {
  tables.en = { ...tables.en, ...strings };
}

/** The language of ours nearest to `tag`: `vi-VN` → `vi`; null for one that the widget does not include. */
function ownLanguage(tag: string): string | null {
  const language = tag.toLowerCase().split('-')[0] ?? '';
  return languages.includes(language) ? language : null;
}

/** Whether `createStrings` has the strings of `tag` now; true for a language that the widget does not include, which gets English. */
export function hasLanguage(tag: string): boolean {
  const language = ownLanguage(tag);
  return language === null || language in tables;
}

/** The strings of `tag` as a part that is loaded; null where there are none, or they are here. */
function missing(tag: string): LaterModule<unknown> | null {
  const language = ownLanguage(tag);
  return language === null || language in tables ? null : (parts[language] ?? null);
}

/** Loads the strings of `tag`, once. Never rejects: without them the strings stay English, and the next call tries again. */
export async function loadLanguage(tag: string): Promise<void> {
  await missing(tag)?.load();
}

/** Loads them for `waiting`; see {@link LaterModule.want}. */
export function wantLanguage(tag: string, waiting: { requestUpdate(): void }): void {
  missing(tag)?.want(waiting);
}

/** The strings of one language, ready to fill in. */
export interface Strings {
  /** BCP 47 tag that numbers and dates are written in. */
  readonly language: string;
  /** The string of that key with `{…}` filled in from `values`; a missing value stays visible as `{name}`. */
  t(key: StringKey, values?: StringValues): string;
  /** A number with the language's digits and separators. */
  number(value: number, options?: Intl.NumberFormatOptions): string;
}

/**
 * The strings of the language nearest to `tag` (`vi-VN` → `vi`, `zh-Hans-CN` → `zh`, unknown or not loaded → English), overridden by
 * a site's own strings. Digits and dates follow `tag` itself when the runtime knows it.
 */
export function createStrings(tag: string, overrides: Partial<StringTable> = {}): Strings {
  const found = ownLanguage(tag) ?? '';
  const own = tables[found];
  // English is looked up when a string is wanted: more of it may have come.
  const entryOf = (key: StringKey) => overrides[key] ?? (tables[found] ?? tables.en)?.[key] ?? '';
  const language = knownTag(tag) ?? 'en';
  // A tag without strings of ours or of the site keeps English text and English digits together.
  const numberLanguage = own || Object.keys(overrides).length > 0 ? language : 'en';
  // Created for the first number: the two cost more than the rest of the start, and the first view has no number.
  const plurals = once(() => new Intl.PluralRules(language));
  const format = once(() => new Intl.NumberFormat(numberLanguage));
  return {
    language,
    t(key, values = {}) {
      const entry = entryOf(key);
      const n = values.n;
      const text =
        typeof entry === 'string'
          ? entry
          : (entry[typeof n === 'number' ? plurals().select(n) : 'other'] ?? entry.other);
      return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
        const value = values[name];
        return value === undefined ? whole : typeof value === 'number' ? format().format(value) : value;
      });
    },
    number: (value, options) =>
      options ? new Intl.NumberFormat(numberLanguage, options).format(value) : format().format(value),
  };
}

function once<Value>(make: () => Value): () => Value {
  let value: Value | undefined;
  return () => {
    value ??= make();
    return value;
  };
}

function knownTag(tag: string): string | null {
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? null;
  } catch {
    return null;
  }
}

/** The strings that an ancestor provides to the elements inside it; an element alone uses the page's language. */
export const stringsContext = createContext<Strings>(Symbol('agent-chat-strings'));
