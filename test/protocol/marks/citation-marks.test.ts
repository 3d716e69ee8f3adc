import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  CITATION_RUN,
  citedParts,
  joinParts,
  numbersOf,
  replaceNumbers,
  withoutCitations,
  withoutNumbers,
} from '../../../protocol/marks/citation-marks.ts';

describe('how a citation is written', () => {
  test('several in a row are one run with the blank before it', () => {
    const runs = [...'It weighs 14 kg [1][3], with water [1, 2].'.matchAll(CITATION_RUN)].map(([run]) => run);
    expect(runs).toEqual([' [1][3]', ' [1, 2]']);
    expect(runs.map(numbersOf)).toEqual([
      [1, 3],
      [1, 2],
    ]);
  });

  test('numbers are replaced, or removed with the blank before them', () => {
    expect(replaceNumbers('A [1], b [2].', (number) => (number === 1 ? 7 : null))).toBe('A [7], b.');
    expect(withoutNumbers('A [1].')).toBe('A .');
    expect(withoutCitations('A [1, 2] b [ref].')).toBe('A  b [ref].');
  });

  test('a text is cut at its citations, and its parts are the text again', () => {
    const text = 'The [old] mill is 12 cm [1][2]. It is blue [3]。 So.';
    const parts = citedParts(text);
    expect(parts).toEqual([
      { text: 'The [old] mill is 12 cm ', numbers: [1, 2] },
      { text: '. It is blue ', numbers: [3] },
      { text: '。 So.', numbers: [] },
    ]);
    expect(joinParts(parts)).toBe(text);
  });
});

test('no other file has a pattern for citations', () => {
  const root = resolve(import.meta.dirname, '../../..');
  const files = ['api', 'protocol', 'widget'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.includes('node_modules'))
      .map((name) => join(folder, name)),
  );
  const copies = files.filter((file) =>
    /\\\[\(?(?:\?:)?\\\\?d(?:\{1,[234]\}|\+)/.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(copies).toEqual(['protocol/marks/citation-marks.ts']);
});
