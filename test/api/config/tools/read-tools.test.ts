// The section `tools`: what is wrong there keeps the server from starting, with its path and how to fix it.
import { describe, expect, test } from 'vitest';
import { secretsOf } from '../../../../api/config/secrets.ts';
import { mistakesOf, readConfig } from '../../../helpers/read-config.ts';

const order = {
  name: 'order_status',
  description: 'Looks up an order.',
  url: 'https://shop.example.com/api/orders/{order_id}',
  parameters: { type: 'object', required: ['order_id'], properties: { order_id: { type: 'string' } } },
};
const http = (...changes: object[]) => ({ tools: { http: changes.map((change) => ({ ...order, ...change })) } });

describe('an HTTP tool', () => {
  test('is read with its defaults, and its secrets are known to the redaction [INJ-6]', () => {
    const config = readConfig(
      http({ headers: { authorization: 'Bearer env:SHOP_TOKEN', accept: 'application/json' } }),
      {
        SHOP_TOKEN: 'shop-token-0123456789',
      },
    );
    expect(config.tools.http).toMatchObject([
      { path: 'tools.http[0]', name: 'order_status', method: 'GET', body: 'json', response: '', rule: {} },
    ]);
    expect(config.tools.http[0]?.headers.authorization).toBe('Bearer shop-token-0123456789');
    expect(secretsOf(config)).toContain('shop-token-0123456789');
    expect(secretsOf(config)).not.toContain('application/json');
  });

  test('whose variable is not set is refused', () => {
    expect(mistakesOf(http({ headers: { 'x-key': 'env:NO_SUCH_KEY' } }))).toEqual([
      'tools.http[0].headers.x-key wants the environment variable NO_SUCH_KEY, which is not set',
    ]);
  });

  test.each([
    ['site_search', 'is site_search, which is a tool of this server; choose another name'],
    ['ask_user_question', 'is ask_user_question, which is a tool of this server; choose another name'],
  ])('with the name %s of a tool that exists is refused', (name, message) => {
    expect(mistakesOf(http({ name }))).toEqual([`tools.http[0].name ${message}`]);
  });

  test('with the name of another one is refused', () => {
    expect(mistakesOf(http({}, {}))).toEqual([
      'tools.http[1].name is order_status, which is the name of tools.http[0]; choose another name',
    ]);
  });

  test.each([
    [{ type: 'strin' }, 'tools.http[0].parameters.properties.order_id.type must be one of '],
    [
      { $ref: '#/$defs/none' },
      'tools.http[0].parameters.properties.order_id.$ref must be a reference into this schema',
    ],
    [{ pattern: '(' }, 'tools.http[0].parameters.properties.order_id.pattern must be a regular expression'],
    [{ anyOf: [] }, 'tools.http[0].parameters.properties.order_id.anyOf must be a list of schemas'],
    [{ items: 3 }, 'tools.http[0].parameters.properties.order_id.items must be a JSON Schema, not 3'],
    [{ enum: 'a' }, 'tools.http[0].parameters.properties.order_id.enum must be a list of values'],
    [{ minLength: -1 }, 'tools.http[0].parameters.properties.order_id.minLength must be a whole number from 0'],
  ])('whose schema is none is refused with the path in it: %j', (schema, message) => {
    const found = mistakesOf(http({ parameters: { ...order.parameters, properties: { order_id: schema } } }));
    expect(found).toHaveLength(1);
    expect(found[0]?.startsWith(message), found[0]).toBe(true);
  });

  test('whose schema is not of an object is refused', () => {
    expect(mistakesOf(http({ url: 'https://a.example/', parameters: { type: 'string' } }))).toEqual([
      'tools.http[0].parameters.type must be "object": the arguments of a tool are the fields of one',
    ]);
  });

  test.each([
    ['https://shop.example.com/{order}', 'has {order}, which parameters does not name; known there: order_id'],
    ['https://{order_id}.example.com/', 'has a placeholder before its path; arguments cannot choose the host'],
    ['https://shop.example.com:{order_id}/', 'has a placeholder before its path; arguments cannot choose the host'],
    ['https://me:pw@shop.example.com/', 'has a user name; send it as a header'],
    [
      'https://shop.example.com/?{order_id}=1',
      'has a placeholder in the name {order_id} of its query; only values can have one',
    ],
    ['https://shop.example.com/{order id}', 'has {order id}, which is no {argument}'],
  ])('whose address is %s is refused', (url, message) => {
    if (url.includes(' ')) expect(mistakesOf(http({ url }))[0]).toMatch(/^tools\.http\[0\]\.url must be /);
    else expect(mistakesOf(http({ url }))).toEqual([`tools.http[0].url ${message}`]);
  });

  test('whose path needs an argument that may be missing is refused', () => {
    expect(mistakesOf(http({ parameters: { type: 'object', properties: { order_id: {} } } }))).toEqual([
      'tools.http[0].url has {order_id} in its path, so tools.http[0].parameters.required must list it',
    ]);
  });

  test('whose label or titles name no parameter, whose site does not exist, is refused', () => {
    expect(mistakesOf(http({ label: { en: 'Order {id}' }, titles: { id: 'Order' }, sites: ['shop'] }))).toEqual([
      'tools.http[0].label has {id}, which parameters does not name; known there: order_id',
      'tools.http[0].titles.id is of a parameter which parameters does not name; known there: order_id',
      'tools.http[0].sites[0] is shop, which is no site; known: default',
    ]);
  });

  test('a wrong header is refused without its value [LOG-1]', () => {
    const [mistake = ''] = mistakesOf(http({ headers: { authorization: 'secret\nvalue' } }));
    expect(mistake).toMatch(/^tools\.http\[0\]\.headers\.authorization must be the value of a header/);
    expect(mistake).not.toContain('secret');
  });
});

describe('an MCP server', () => {
  const mcp = (server: object) => mistakesOf({ tools: { mcp: { files: server } } });

  test('is reached in one way', () => {
    expect(mcp({})).toEqual(['tools.mcp.files must have command or url']);
    expect(mcp({ command: 'npx', url: 'https://a.example/mcp' })).toEqual([
      'tools.mcp.files must have only one of command and url',
    ]);
    expect(mcp({ url: 'https://a.example/mcp', args: ['-y'] })).toEqual([
      'tools.mcp.files.args belongs to command, and this server has a url',
    ]);
    expect(mcp({ command: 'npx', headers: { a: 'b' } })).toEqual([
      'tools.mcp.files.headers belong to url, and this server has a command',
    ]);
  });

  test('cannot give a tool the name of another', () => {
    expect(mcp({ command: 'npx', names: { search: 'web_search' } })).toEqual([
      'tools.mcp.files.names.search is web_search, which is a tool of this server; choose another name',
    ]);
  });

  test('has its name as the prefix of its tools', () => {
    const { mcp: servers } = readConfig({
      tools: { mcp: { files: { command: 'npx' }, bare: { command: 'npx', prefix: '' } } },
    }).tools;
    expect(servers.map(({ prefix, trustHints }) => [prefix, trustHints])).toEqual([
      ['files_', false],
      ['', false],
    ]);
  });
});

test('rules are read in their order, and an unknown field is named', () => {
  const rules = { 'files_*': { approval: 'always' }, files_read: { approval: 'never', label: { vi: 'Đọc {path}' } } };
  expect(readConfig({ tools: { rules } }).tools.rules).toEqual([
    { pattern: 'files_*', rule: { approval: 'always' } },
    { pattern: 'files_read', rule: { approval: 'never', label: { vi: 'Đọc {path}' } } },
  ]);
  expect(mistakesOf({ tools: { rules: { a: { aproval: 'never' } } } })[0]).toMatch(
    /^tools\.rules\.a\.aproval is not a setting; known here: approval, /,
  );
  expect(mistakesOf({ tools: { rules: { a: { approval: 'sometimes' } } } })).toEqual([
    'tools.rules.a.approval must be one of never, always, first, not "sometimes"',
  ]);
});
