// The type of a language's strings: those of English are the complete list.
import { en } from './en.ts';
import { enBanner } from './en-banner.ts';
import { enLater } from './en-later.ts';

/** The name of a fixed string. */
export type StringKey = keyof typeof en | keyof typeof enBanner | keyof typeof enLater;

/** One string, or its plural forms by Intl.PluralRules; `other` always. */
export type StringEntry = string | (Partial<Record<Intl.LDMLPluralRule, string>> & { other: string });

/** Every string of a language. */
export type StringTable = Record<StringKey, StringEntry>;

/** The table with these values, in the order of the English keys. Builds write the other languages so; see vite.config.ts. */
export function withKeys(values: readonly StringEntry[]): StringTable {
  const keys = [en, enBanner, enLater].flatMap(Object.keys);
  return Object.fromEntries(keys.map((key, i) => [key, values[i]])) as StringTable;
}
