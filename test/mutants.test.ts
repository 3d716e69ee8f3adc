import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { AREAS } from './mutants/table.mjs';

const root = resolve(import.meta.dirname, '..');

describe('the table of mutations', () => {
  it.each(Object.entries(AREAS))(
    '%s has eight, each in a place that is there once, and tests that exist',
    (_area, area) => {
      expect(area.mutations).toHaveLength(8);
      for (const path of area.tests) expect(existsSync(join(root, path)), path).toBe(true);
      for (const { file, find, put } of area.mutations) {
        const times = readFileSync(join(root, file), 'utf8').split(find).length - 1;
        expect([file, find, times]).toEqual([file, find, 1]);
        expect(put).not.toBe(find);
      }
    },
  );
});
