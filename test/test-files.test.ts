import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { chooseTestFiles, listTestFiles } from '../.ci/test-files.mjs';

const files = [
  'test/api/live/outbox.test.ts',
  'test/api/outbox-rules.test.ts',
  'test/e2e/reload.test.ts',
  'test/faults/reload.test.ts',
  'test/long/reload.test.ts',
  'test/protocol/reducer.test.ts',
  'test/widget/agent-chat.test.ts',
  'test/widget/reload.test.ts',
];

describe('npm test -- <file>', () => {
  it('gives each file to the runner it belongs to', () => {
    expect(chooseTestFiles(['reload', 'test/protocol'], files)).toEqual({
      node: ['test/protocol/reducer.test.ts'],
      widget: ['test/widget/reload.test.ts'],
      e2e: ['test/e2e/reload.test.ts'],
      long: ['test/long/reload.test.ts'],
      faults: ['test/faults/reload.test.ts'],
      clients: [],
      deploy: [],
      docs: [],
      answers: [],
    });
  });

  it('takes a whole path for that file alone, also with ./ or backslashes, and each file once', () => {
    const words = ['./test/api/live/outbox.test.ts', 'test\\api\\live', 'live'];
    expect(chooseTestFiles(words, files)).toEqual({
      node: ['test/api/live/outbox.test.ts'],
      widget: [],
      e2e: [],
      long: [],
      faults: [],
      clients: [],
      deploy: [],
      docs: [],
      answers: [],
    });
    expect(chooseTestFiles(['outbox'], files).node).toHaveLength(2);
  });

  it('names a word that fits no file, and an option', () => {
    expect(() => chooseTestFiles(['reload', 'gone'], files)).toThrow('No test file has gone in its path');
    expect(() => chooseTestFiles(['-t'], files)).toThrow('npm test takes paths and no options like -t');
  });

  it('lists the test files of the repository', () => {
    const found = listTestFiles(resolve(import.meta.dirname, '..'));
    expect(found).toContain('test/test-files.test.ts');
    expect(found).toContain('test/protocol/reducer.test.ts');
    expect(found.filter((file) => !/^test\/.*\.test\.ts$/.test(file))).toEqual([]);
  });
});
