// The type of a language's strings: those of English are the complete list.
import type { en } from './en.ts';

/** The name of a fixed string. */
export type StringKey = keyof typeof en;

/** One string, or its plural forms by Intl.PluralRules; `other` always. */
export type StringEntry = string | (Partial<Record<Intl.LDMLPluralRule, string>> & { other: string });

/** Every string of a language. */
export type StringTable = Record<StringKey, StringEntry>;
