// The build of the API gives all stemmers compiled from Snowball one base: they stem as they do with their own.
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readBase, shapeOf, withSharedBase } from '../.ci/share-stemmer-base.mjs';
import { LANGUAGES } from '../api/text/languages.ts';

type Stemmer = { stemmer(word: string): string };

const FOLDER = dirname(createRequire(import.meta.url).resolve('@orama/stemmers/swedish'));
const FILES = readdirSync(FOLDER).filter((name) => /^[a-z]+\.js$/.test(name));
/** Words of all languages: each stemmer also gets those that it was not made for. */
const WORDS = [
  ...new Set(
    JSON.stringify(LANGUAGES)
      .toLowerCase()
      .match(/[\p{L}\p{M}]+/gu),
  ),
];

describe('stemmers with one base', () => {
  it('are most of them', () => {
    const shared = FILES.filter((file) => withSharedBase(readFileSync(join(FOLDER, file), 'utf8')) !== null);
    expect(shared.length).toBeGreaterThanOrEqual(22);
    expect(WORDS.length).toBeGreaterThan(10_000);
  });

  it.each(FILES)('%s gives the same stems', async (file) => {
    const path = join(FOLDER, file);
    const shared = withSharedBase(readFileSync(path, 'utf8'));
    if (shared === null) return;
    expect(shapeOf(shared.base)).toBe(shapeOf(readBase()));
    const own = (await import(pathToFileURL(path).href)) as Stemmer;
    const source = encodeURIComponent(`${readBase()};${shared.code}`);
    const changed = (await import(/* @vite-ignore */ `data:text/javascript;charset=utf-8,${source}`)) as Stemmer;
    expect(WORDS.filter((word) => own.stemmer(word) !== changed.stemmer(word))).toEqual([]);
  });
});
