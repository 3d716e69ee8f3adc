// The language that an address names, as sites with a tree of pages per language do. Pure.
import { baseLanguage } from './languages.ts';

/** `/vi/bao-hanh`, `vi.example.com` and `?lang=vi` name `vi`; null for an address that names none. */
export function languageOfAddress(url: string): string | null {
  if (!URL.canParse(url)) return null;
  const { hostname, pathname, searchParams } = new URL(url);
  const candidates = [pathname.split('/')[1], hostname.split('.')[0], searchParams.get('lang') ?? undefined];
  const tag = candidates.find((part) => part !== undefined && /^[a-z]{2}(?:[-_](?:[a-z]{2}|[a-z]{4}))?$/i.test(part));
  return tag === undefined ? null : baseLanguage(tag.replace('_', '-'));
}
