import { describe, expect, it } from 'vitest';
import { DEFAULT_PAGE_TOOLS, type PageToolsConfig } from '../../../../api/config/tools/tools-config.ts';
import { acceptPageTools, parametersOf } from '../../../../api/tools/page/accept-declared.ts';
import type { DeclaredPageTool } from '../../../../protocol/index.ts';

const TAB = 'tab-0123456789abcdef';
const tool = (name: string, fields: Partial<DeclaredPageTool> = {}): DeclaredPageTool => ({
  name,
  description: 'Shows the cart.',
  ...fields,
});
const accept = (tools: DeclaredPageTool[], config: Partial<PageToolsConfig> = {}) =>
  acceptPageTools(
    { tab: TAB, tools },
    { site: 'shop', config: { ...DEFAULT_PAGE_TOOLS, ...config }, taken: new Set(['order_status']) },
  );
const object = (properties: object) => ({ type: 'object', properties });

describe('the tools that a page declares', () => {
  it('are offered if nothing speaks against them', () => {
    expect(accept([tool('cart_show'), tool('cart_add', { parameters: object({ n: { type: 'integer' } }) })])).toEqual({
      declaration: { tab: TAB, tools: [expect.objectContaining({ name: 'cart_show' }), expect.anything()] },
      refused: [],
      taken: [],
    });
  });

  it.each([
    ['a built-in name', tool('web_search'), 'name', 'the name of a tool of the server'],
    ['the name of an owner’s tool', tool('order_status'), 'name', 'the name of a tool of the server'],
    ['a name that is none', tool('cart show'), 'name', 'must be letters'],
    ['no description', tool('cart', { description: ' ' }), 'description', '1 to 1000 characters'],
    ['a schema that is none', tool('cart', { parameters: 7 }), 'parameters', 'must be a JSON Schema'],
    ['a schema of a list', tool('cart', { parameters: { type: 'array' } }), 'parameters.type', 'must be "object"'],
    [
      'a mistake inside',
      tool('cart', { parameters: object({ day: { type: 'date' } }) }),
      'parameters.properties.day.type',
      'one of object, array',
    ],
    [
      'a reference, which makes a small schema a long check',
      tool('cart', { parameters: { ...object({ a: { allOf: [{ $ref: '#/$defs/a' }] } }), $defs: { a: {} } } }),
      'parameters.properties.a.allOf[0].$ref',
      'write the schema out',
    ],
  ])('[PT2] %s is refused alone, with its path', (_what, wrong, path, message) => {
    const { declaration, refused } = accept([wrong, tool('fine')]);
    expect(declaration.tools.map(({ name }) => name)).toEqual(['fine']);
    expect(refused).toEqual([{ name: wrong.name, path, message: expect.stringContaining(message) }]);
  });

  it('[PT2] a second one of a name, one too many and one too large are left out', () => {
    expect(accept([tool('a'), tool('a')]).refused).toEqual([{ name: 'a', path: 'name', message: 'is declared twice' }]);
    const many = accept(Array.from({ length: 22 }, (_, n) => tool(`t${n}`)));
    expect([many.declaration.tools.length, many.refused.map(({ name }) => name)]).toEqual([20, ['t20', 't21']]);
    const long = (name: string) =>
      tool(name, { parameters: object({ a: { type: 'string', title: 'x'.repeat(5_000) } }) });
    const large = accept([long('a'), long('b'), long('c'), tool('d')]);
    expect(large.declaration.tools.map(({ name }) => name)).toEqual(['a', 'b', 'd']);
    expect(large.refused[0]?.message).toContain('12288 bytes together');
  });

  it('[PT7] a schema of results may be of any value, and is checked as that of the arguments is', () => {
    const refused = (returns: unknown) => accept([tool('a', { returns })]).refused;
    expect(refused({ type: 'array', items: { type: 'string' } })).toEqual([]);
    expect(refused({ type: 'lots' })).toEqual([
      { name: 'a', path: 'returns.type', message: expect.stringContaining('must be one of') },
    ]);
    expect(refused(7)[0]?.path).toBe('returns');
    expect(refused({ items: { $ref: '#/$defs/a' }, $defs: { a: {} } })[0]?.path).toBe('returns.items.$ref');
  });

  it('[PT2] the configuration can allow none, other sites alone, or some names', () => {
    expect(accept([tool('a')], { allowed: false }).declaration.tools).toEqual([]);
    expect(accept([tool('a')], { sites: ['blog'] }).refused[0]?.message).toContain('tools.page of the configuration');
    const named = accept([tool('cart_add'), tool('pay')], { names: ['cart_*'] });
    expect(named.refused).toEqual([
      { name: 'pay', path: 'name', message: expect.stringContaining('tools.page.names') },
    ]);
  });

  it('never runs a pattern of a page here, and refuses fields that the schema does not name', () => {
    const parameters = object({ a: { type: 'string', pattern: '(a+)+$' }, pattern: { type: 'string' } });
    expect(parametersOf(tool('a', { parameters }))).toEqual({
      type: 'object',
      properties: { a: { type: 'string' }, pattern: { type: 'string' } },
      additionalProperties: false,
    });
    expect(parametersOf(tool('a'))).toEqual({ type: 'object', properties: {}, additionalProperties: false });
  });
});
