// `{visitor.id}` in the configuration: where it is filled in, what it cannot be, and which mistakes end the start.
import { describe, expect, test } from 'vitest';
import { fillUrlTemplate, parseUrlTemplate } from '../../../../api/config/tools/url-template.ts';
import { fillVisitorHeaders, needsVisitorId } from '../../../../api/config/tools/visitor-template.ts';
import { mistakesOf, readConfig } from '../../../helpers/read-config.ts';

const at = (path: string) => parseUrlTemplate(`https://shop.example.com${path}`, { ofOwner: true });
const fill = (path: string, userId?: string, input = {}) => {
  const filled = fillUrlTemplate(at(path), input, userId);
  return 'url' in filled ? filled.url.href.slice('https://shop.example.com'.length) : filled.problem;
};

describe('in an address', () => {
  test('is percent-encoded in path and query, and cannot leave its segment', () => {
    expect(fill('/users/{visitor.id}/orders?by={visitor.id}&x=1', 'a b|ä&c')).toBe(
      '/users/a%20b%7C%C3%A4%26c/orders?by=a%20b%7C%C3%A4%26c&x=1',
    );
    for (const id of ['a/b', 'a\\b', 'a\nb', '..', '.'])
      expect(fill('/users/{visitor.id}', id), id).toMatch(/^The id of/);
  });

  test('[ID-4] is never an argument, and an argument with the template in its value is a text', () => {
    expect(fill('/users/{visitor.id}', undefined, { 'visitor.id': 'u2' })).toBe('The visitor is not signed in.');
    expect(fill('/users/{visitor.id}', 'u1', { 'visitor.id': 'u2' })).toBe('/users/u1');
    expect(fill('/orders/{id}', 'u1', { id: '{visitor.id}' })).toBe('/orders/%7Bvisitor.id%7D');
  });

  test('[ID-4] of a document that somebody else wrote is an argument as any other', () => {
    const template = parseUrlTemplate('https://shop.example.com/users/{visitor.id}');
    expect([template.needsVisitor, template.arguments]).toEqual([false, ['visitor.id']]);
  });
});

describe('in a header', () => {
  test('is filled in as it is, `$&` included', () => {
    expect(fillVisitorHeaders({ 'x-user': 'id={visitor.id}', accept: '*/*' }, 'a$&b')).toEqual({
      headers: { 'x-user': 'id=a$&b', accept: '*/*' },
    });
  });

  test.each(['a\r\nx-admin: 1', 'a\tb', 'ä', ' a', 'a '])('%j is refused', (id) => {
    expect(fillVisitorHeaders({ 'x-user': '{visitor.id}' }, id)).toHaveProperty('problem');
  });
});

const tool = { name: 'orders', description: 'Orders.', url: 'https://shop.example.com/orders' };
const http = (change: object) => mistakesOf({ tools: { http: [{ ...tool, ...change }] } });
const only = 'of the visitor there is only {visitor.id}';

test('mistakes end the start with their path', () => {
  expect(http({ headers: { 'x-user': '{visitor.id}' } })).toEqual([]);
  expect(http({ headers: { 'x-user': '{visitor.email}' } })).toEqual([
    `tools.http[0].headers.x-user has {visitor.email}; ${only}`,
  ]);
  expect(http({ url: `${tool.url}/{visitor.name}` })).toEqual([`tools.http[0].url has {visitor.name}; ${only}`]);
  const parameters = { type: 'object', properties: { user: { type: 'string' } } };
  expect(http({ url: `${tool.url}?user={visitor.id}`, parameters })).toEqual([
    'tools.http[0].url has {visitor.id} as user, and parameters has user too; remove that one',
  ]);
  const openapi = { document: './shop.yaml', operations: ['a'] };
  expect(mistakesOf({ tools: { openapi: [{ ...openapi, headers: { 'x-user': '{visitor.sub}' } }] } })).toEqual([
    `tools.openapi[0].headers.x-user has {visitor.sub}; ${only}`,
  ]);
  expect(mistakesOf({ tools: { openapi: [{ ...openapi, server: 'https://shop.example.com/{visitor.id}' }] } })).toEqual(
    ['tools.openapi[0].server names the visitor, which only headers of a document can'],
  );
  const mcp = { crm: { url: 'https://crm.example.com/mcp', headers: { 'x-user': '{visitor.id}' } } };
  expect(mistakesOf({ tools: { mcp } })).toEqual([
    'tools.mcp.crm.headers.x-user names the visitor, and one connection to an MCP server is for all visitors',
  ]);
  for (const url of ['https://crm.example.com/{visitor.id}/mcp', 'https://crm.example.com/mcp?user={visitor.sub}'])
    expect(mistakesOf({ tools: { mcp: { crm: { url } } } })).toEqual([
      'tools.mcp.crm.url names the visitor, and one connection to an MCP server is for all visitors',
    ]);
});

test('a site needs the id where one of its tools names the visitor', () => {
  const agent = { name: 'Alder' };
  const base = {
    sites: [
      { key: 'shop', origins: ['https://a.example'], agent },
      { key: 'blog', origins: ['https://b.example'], agent },
    ],
  };
  const headers = { 'x-user': '{visitor.id}' };
  const of = (tools: object) => {
    const config = readConfig({ ...base, tools });
    return ['shop', 'blog'].map((site) => needsVisitorId(config.tools, site));
  };
  expect(of({ http: [tool] })).toEqual([false, false]);
  expect(of({ http: [{ ...tool, headers, sites: ['shop'] }] })).toEqual([true, false]);
  expect(of({ http: [{ ...tool, url: `${tool.url}/{visitor.id}` }] })).toEqual([true, true]);
  expect(of({ openapi: [{ document: './a.yaml', operations: ['a'], headers, sites: ['blog'] }] })).toEqual([
    false,
    true,
  ]);
});
