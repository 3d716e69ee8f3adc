import { describe, expect, it } from 'vitest';
import { DEFAULT_PAGE_TOOLS, type PageToolsConfig } from '../../../../api/config/tools/tools-config.ts';
import { pageTools } from '../../../../api/tools/page/page-tools.ts';
import type { DeclaredPageTool } from '../../../../protocol/index.ts';

async function offered(fields: Partial<DeclaredPageTool>, config: Partial<PageToolsConfig> = {}, run?: string) {
  const declared = { tab: 'tab-0123456789abcdef', tools: [{ name: 'cart', description: 'The cart.', ...fields }] };
  const calls = { declared: async () => declared, ofCall: async () => null };
  const provider = pageTools({ page: { config: { ...DEFAULT_PAGE_TOOLS, ...config }, calls } });
  const request = { site: 'shop', question: '', visitor: 'v', ...(run === undefined ? {} : { run }) };
  return provider.list(request, { signal: new AbortController().signal });
}

describe('the provider of page tools', () => {
  it('has the tools of a run’s page, and none without a run or where the owner allows none', async () => {
    expect((await offered({}, {}, 'run_1')).map(({ name, page }) => [name, page?.tab])).toEqual([
      ['cart', 'tab-0123456789abcdef'],
    ]);
    expect(await offered({})).toEqual([]);
    expect(await offered({}, { allowed: false }, 'run_1')).toEqual([]);
    expect(await offered({}, { sites: ['blog'] }, 'run_1')).toEqual([]);
  });

  it.each([
    ['always', 'never', 'always', false],
    ['always', undefined, 'always', false],
    ['first', 'never', 'first', false],
    ['first', 'always', 'always', false],
    ['never', 'never', 'never', true],
    ['never', undefined, 'never', true],
    ['never', 'always', 'always', true],
  ] as const)(
    'an owner who asks for at least %s and a page that asks for %s: %s, readOnly %s',
    async (least, wished, approval, readOnly) => {
      const fields = { read_only: true, ...(wished ? { approval: wished } : {}) };
      const [tool] = await offered(fields, { approval: least }, 'run_1');
      expect([tool?.approval, tool?.readOnly]).toEqual([approval, readOnly]);
    },
  );

  it('a page that says nothing about approval is asked about each time, also where it may decide', async () => {
    const [tool] = await offered({}, { approval: 'never' }, 'run_1');
    expect(tool?.approval).toBe('always');
  });

  it('uses the page’s label with its arguments, masked where they are sensitive', async () => {
    const parameters = { type: 'object', properties: { n: { type: 'integer' }, pin: { 'x-sensitive': true } } };
    const [tool] = await offered({ parameters, label: { en: 'Adding {n} with {pin}', vi: 'Thêm {n}' } }, {}, 'run_1');
    expect(tool?.label({ n: 2, pin: '4711' }, 'en')).toBe('Adding 2 with ••••••');
    expect(tool?.label({ n: 2 }, 'vi')).toBe('Thêm 2');
  });
});
