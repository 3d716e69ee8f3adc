import { expect, it } from 'vitest';
import { withIncludedFiles } from '../.ci/included-files.mjs';

it('puts the file between its marks, in place of what was there, and leaves the rest', () => {
  const files: Record<string, string> = { 'a/b.mjs': 'const a = 1;\n', 'c.vue': '<template />\n' };
  const read = (path: string) => files[path] ?? '';
  const text = 'A\n<!-- file: a/b.mjs -->\nold\n<!-- /file -->\nB\n<!-- file: c.vue -->\n<!-- /file -->\nC\n';
  const after = withIncludedFiles(text, read);
  expect(after).toBe(
    'A\n<!-- file: a/b.mjs -->\n```js\nconst a = 1;\n```\n<!-- /file -->\nB\n<!-- file: c.vue -->\n```vue\n<template />\n```\n<!-- /file -->\nC\n',
  );
  expect(withIncludedFiles(after, read)).toBe(after);
});
