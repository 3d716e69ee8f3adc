import { describe, expect, test } from 'vitest';
import { MASK, parameterTitle } from '../../../../api/tools/json/parameters.ts';
import { applyRule, createLabel, fitsPattern, withRules } from '../../../../api/tools/owner/apply-rules.ts';
import type { Tool } from '../../../../api/tools/tool.ts';
import { createToolContext } from '../../../helpers/tool-context.ts';
import { listTools, toolList } from '../../../helpers/tool-list.ts';

const read: Tool = {
  name: 'files_read',
  description: 'Reads a file.',
  parameters: { type: 'object', properties: { path: { type: 'string', title: 'path' }, pin: { 'x-sensitive': true } } },
  idempotent: false,
  timeoutMs: 1_000,
  label: ({ path }) => `Reading ${path}`,
  failedLabel: () => 'Not read',
  run: async () => ({ status: 'success', trust: 'outside', text: 'Hi', label: 'Read' }),
};

describe('rules', () => {
  test('replace what a tool says of itself, the last one that fits, and leave other tools alone', async () => {
    const rules = [
      { pattern: 'files_*', rule: { approval: 'always', display: 'hidden', icon: 'file' } },
      { pattern: '*_read', rule: { approval: 'never', readOnly: true } },
      { pattern: 'files_write', rule: { approval: 'first' } },
    ] as const;
    const other = { ...read, name: 'site_search' };
    const [ruled, same] = await listTools(withRules(toolList(read, other), rules));
    expect(ruled).toMatchObject({
      approval: 'never',
      readOnly: true,
      display: 'hidden',
      icon: 'file',
      idempotent: false,
    });
    expect(same).toBe(other);
  });

  test('a label of the owner is that of the finished and of the failed step; without one the own labels stay', async () => {
    const ruled = applyRule(read, { label: 'Reads {path}', trust: 'owner' });
    expect(ruled.label({ path: 'a.txt' }, 'en')).toBe('Reads a.txt');
    expect(ruled.failedLabel).toBeUndefined();
    const outcome = await ruled.run({}, createToolContext());
    expect(outcome).toEqual({ status: 'success', trust: 'owner', text: 'Hi' });
    const quiet = applyRule(read, { approval: 'always' });
    expect([quiet.label({ path: 'b' }, ''), quiet.failedLabel?.({}, '')]).toEqual(['Reading b', 'Not read']);
    expect(await quiet.run({}, createToolContext())).toMatchObject({ label: 'Read', trust: 'outside' });
  });

  test('titles name parameters to a person, by language', () => {
    const { parameters } = applyRule(read, { titles: { path: { en: 'File', vi: 'Tệp' } } });
    expect([parameterTitle(parameters, 'path', 'vi'), parameterTitle(parameters, 'path', 'zh')]).toEqual([
      'Tệp',
      'path',
    ]);
  });
});

test('a label has the values of arguments on one line, masked where they are sensitive', () => {
  const label = createLabel({ en: 'Opens {path} with {pin}{none}', vi: 'Mở {path}' }, read.parameters);
  expect(label({ path: 'a\n b', pin: '1234' }, 'en')).toBe(`Opens a b with ${MASK}`);
  expect(label({ path: 'x'.repeat(100) }, 'vi-VN')).toBe(`Mở ${'x'.repeat(59)}…`);
  expect(label({}, 'zh')).toBe('Opens with');
});

test.each([
  ['files_read', 'files_*', true],
  ['files_read', '*read', true],
  ['files_read', 'f*s_*d', true],
  ['files_read', '*', true],
  ['files_read', 'files', false],
  ['aba', 'ab*ba', false],
  ['abxbc', 'a*b*bc', true],
])('%s fits %s: %s', (name, pattern, fits) => {
  expect(fitsPattern(name, pattern)).toBe(fits);
});
