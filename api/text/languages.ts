// The table of languages, made from the lines of languages/index.ts. What a language knows is explained in pack/language-pack.ts.
import * as packs from './languages/index.ts';
import type { LanguagePack } from './pack/language-pack.ts';

const rankOf = ({ rank = Number.POSITIVE_INFINITY }: LanguagePack): number => rank;

/** Every language: those with a rank first, by it, then the others by code. */
export const LANGUAGES: readonly LanguagePack[] = Object.values<LanguagePack>(packs).sort((a, b) =>
  rankOf(a) === rankOf(b) ? (a.code < b.code ? -1 : 1) : rankOf(a) - rankOf(b),
);

const byCode = new Map(LANGUAGES.map((pack) => [pack.code, pack]));

/** The pack of a language tag: that of `en-GB` is the one of `en`. */
export function packOf(lang: string): LanguagePack | undefined {
  return byCode.get(lang) ?? byCode.get(baseLanguage(lang));
}

/** `zh-Hant` gives `zh`. */
export function baseLanguage(lang: string): string {
  // Called for each word, nearly always with a base code.
  if (byCode.has(lang)) return lang;
  return (lang.toLowerCase().split(/[-_]/)[0] ?? '').slice(0, 3);
}
