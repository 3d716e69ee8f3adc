import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ConfigError, loadConfig } from '../../../api/config/load-config.ts';
import { secretsOf } from '../../../api/config/secrets.ts';
import { ENGINES } from '../../../api/search/engines/index.ts';

const folder = mkdtempSync(join(tmpdir(), 'agent-chat-config-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function load(file: unknown, env: Record<string, string> = {}) {
  const path = join(folder, 'agent-chat.config.json');
  writeFileSync(path, typeof file === 'string' ? file : JSON.stringify(file));
  return loadConfig(ENGINES, { AGENT_CHAT_CONFIG: path, ...env });
}
function mistakesOf(file: unknown, env: Record<string, string> = {}): string[] {
  try {
    load(file, env);
  } catch (error) {
    if (error instanceof ConfigError) return error.mistakes.map((mistake) => `${mistake.path} ${mistake.message}`);
    throw error;
  }
  return [];
}

describe('loadConfig', () => {
  it('needs no file: the demo site on loopback, the extractive model, no engine', () => {
    const config = loadConfig(ENGINES, { AGENT_CHAT_CONFIG: undefined });
    expect(config).toMatchObject({
      host: '127.0.0.1',
      port: 8787,
      demo: true,
      adminKey: null,
      publicOperations: [],
      model: { kind: 'extractive' },
    });
    expect(config.sites).toHaveLength(1);
    expect(config.sites[0]).toMatchObject({ key: 'default', origins: ['loopback'], sitemap: 'own' });
    expect(config.webSearch).toEqual({ injectPolicy: 'always', engines: [] });
  });

  it('keeps files beside the database, in the folder that it names, or in a bucket, whose secret counts as one', () => {
    const filesOf = (file: object, env = {}) => load(file, env).files;
    expect(filesOf({ database: 'file:/srv/chat/shop.db' })).toEqual({ kind: 'disk', folder: '/srv/chat/files' });
    expect(filesOf({}, { DATABASE_URL: ':memory:' })).toEqual({ kind: 'disk', folder: resolve('data/files') });
    expect(filesOf({ files: { folder: './uploads' } })).toEqual({ kind: 'disk', folder: resolve('uploads') });
    const endpoint = 'https://s3.example.com/chat';
    const bucket = { files: { endpoint, accessKey: 'AK', secretKey: 'env:S3_SECRET', region: 'eu-1' } };
    const config = load(bucket, { S3_SECRET: 'the secret of the bucket' });
    expect(config.files).toEqual({
      kind: 's3',
      endpoint,
      accessKey: 'AK',
      secretKey: 'the secret of the bucket',
      region: 'eu-1',
    });
    expect(secretsOf(config)).toContain('the secret of the bucket');
    const missing = 'is missing: a bucket needs endpoint, accessKey and secretKey';
    expect(mistakesOf({ files: { endpoint, folder: './x' } })).toEqual([
      `files.accessKey ${missing}`,
      `files.secretKey ${missing}`,
      'files.folder cannot be beside a bucket; leave one of them out',
    ]);
  });

  it('takes a file as the database, and no address of a database server, whose password it does not show', () => {
    const files = ['file:./data/a.db', 'file:///srv/a.db', './a.db', '/srv/a.db', 'a.db', 'C:\\chat\\a.db', ':memory:'];
    for (const database of files) {
      expect(load({ database }).databaseUrl).toBe(database);
      expect(load({}, { DATABASE_URL: database }).databaseUrl).toBe(database);
    }
    const right =
      'must be an SQLite file, e.g. file:./data/agent-chat.db, and no address of a database server, not what is there';
    for (const server of ['postgres://u:secret@h/db', 'mysql://u:secret@h/db', 'FILE:./a.db', 'sqlite:a.db']) {
      expect(mistakesOf({ database: server })).toEqual([`database ${right}`]);
      expect(mistakesOf({}, { DATABASE_URL: server })).toEqual([`DATABASE_URL ${right}`]);
    }
  });

  it('takes images to OpenAI’s own models unless it is said otherwise, and to others where it is said', () => {
    const imagesOf = (file: object) => load(file).model.images;
    expect([
      imagesOf({ model: { apiKey: 'sk-x' } }),
      imagesOf({ model: { apiKey: 'sk-x', images: false } }),
      imagesOf({ model: { baseUrl: 'http://127.0.0.1:1/v1' } }),
      imagesOf({ model: { baseUrl: 'http://127.0.0.1:1/v1', images: true } }),
      imagesOf({}),
    ]).toEqual([true, undefined, undefined, true, undefined]);
    const providers = { openai: { apiKey: 'sk-x', images: ['gpt-5.2'] } };
    const pool = { id: 'p', targets: ['openai.gpt-5.2', 'openai.gpt-5.2-mini'] };
    const { routing } = load({ providers, virtualrouter: { routing: { default: [pool] } } });
    expect(routing.routes.default[0]?.targets.map(({ images }) => images)).toEqual([true, undefined]);
  });

  it('sends spans nowhere unless an endpoint is set, in the file or by the variables of OpenTelemetry', () => {
    expect(load({}).tracing).toBeNull();
    const inFile = { tracing: { endpoint: 'http://collector:4318/', headers: { 'x-key': 'a' }, serviceName: 'shop' } };
    expect(load(inFile).tracing).toEqual({
      url: 'http://collector:4318/v1/traces',
      headers: { 'x-key': 'a' },
      serviceName: 'shop',
    });
    const env = {
      OTEL_EXPORTER_OTLP_ENDPOINT: 'https://o.example',
      OTEL_EXPORTER_OTLP_HEADERS: 'a=b%20c, d=%',
      OTEL_SERVICE_NAME: 's',
    };
    expect(load({}, env).tracing).toEqual({
      url: 'https://o.example/v1/traces',
      headers: { a: 'b c', d: '%' },
      serviceName: 's',
    });
    expect(load(inFile, { OTEL_SDK_DISABLED: 'true' }).tracing).toBeNull();
    expect(mistakesOf({ tracing: {} })[0]).toMatch(/^tracing\.endpoint is missing/);
  });

  it('accepts a basePath only in the form that can be removed from an address', () => {
    expect([load({}).basePath, load({ basePath: '/chat' }).basePath, load({ basePath: '/a/b-1' }).basePath]).toEqual([
      '',
      '/chat',
      '/a/b-1',
    ]);
    for (const basePath of [
      '/',
      'chat',
      '/chat/',
      '/a//b',
      '/..',
      '/a b',
      '/api',
      '/api/chat',
      'https://a.example/chat',
    ])
      expect(mistakesOf({ basePath }), basePath).toEqual([
        `basePath must be the path under which a proxy serves this server, e.g. /chat: no slash at its end, and not /api, not "${basePath}"`,
      ]);
  });

  it('reads a file with comments and trailing commas, which the environment overrides', () => {
    const text =
      '{ // where\n "port": 9000, "host": "0.0.0.0", "sites": [{ "key": "shop", "origins": ["https://shop.example"], }], }';
    const config = load(text, {
      PORT: '9001',
      OPENAI_API_KEY: 'k',
      OPENAI_MODEL: 'm',
      SERPER_API_KEY: 's',
      SEARXNG_URL: 'http://localhost:8080',
    });
    expect(config).toMatchObject({
      port: 9001,
      host: '0.0.0.0',
      demo: false,
      model: { kind: 'openai', apiKey: 'k', name: 'm' },
    });
    expect(config.webSearch.engines).toMatchObject([
      { id: 'serper', kind: 'results', settings: { apiKey: 's' } },
      { id: 'searxng', kind: 'results', settings: { baseUrl: 'http://localhost:8080' } },
    ]);
    expect(config.sites[0]?.agent.name).toBe('Assistant');
  });

  it('treats an empty variable like one that is not set', () => {
    const names = [
      'PORT',
      'HOST',
      'DATABASE_URL',
      'AGENT_CHAT_CONFIG',
      'OPENAI_API_KEY',
      'SERPER_API_KEY',
      'LOG_LEVEL',
    ];
    expect(loadConfig(ENGINES, Object.fromEntries(names.map((name) => [name, ''])))).toEqual(loadConfig(ENGINES, {}));
  });

  it('crawls sites again every day, or as often as the file sets', () => {
    expect(loadConfig(ENGINES, {}).crawler.refreshHours).toBe(24);
    expect(load({ crawler: { refreshHours: 0.5 } }).crawler.refreshHours).toBe(0.5);
    expect(load({ crawler: { refreshHours: 0 } }).crawler.refreshHours).toBe(0);
    expect(mistakesOf({ crawler: { refreshHours: -1 } }).join()).toMatch(
      /^crawler\.refreshHours must be hours .*, not -1$/,
    );
  });

  it('reads how a site is crawled, with defaults that are polite to a small server', () => {
    expect(loadConfig({}).crawler).toMatchObject({ exclude: [], concurrency: 2, maxPages: 500 });
    expect(loadConfig({}).crawler).not.toHaveProperty('delayMs');
    const crawler = { exclude: ['/tag/', '/*?replytocom='], delayMs: 0, concurrency: 4, maxPages: 50 };
    expect(load({ crawler }).crawler).toMatchObject(crawler);
    expect(mistakesOf({ crawler: { exclude: ['tag'], delayMs: -1, concurrency: 0, maxPages: 0.5 } })).toEqual([
      expect.stringMatching(/^crawler\.exclude\[0\] must be a path such as/),
      expect.stringMatching(/^crawler\.delayMs must be milliseconds/),
      expect.stringMatching(/^crawler\.concurrency must be pages/),
      expect.stringMatching(/^crawler\.maxPages must be pages/),
    ]);
    const site = { key: 'a', origins: ['https://a.example'], address: 'https://a.example/' };
    expect(load({ sites: [site] }).sites[0]).toMatchObject({ address: 'https://a.example/' });
  });

  it('checks variables of the environment as the settings that they replace', () => {
    const levels = 'must be one of fatal, error, warn, info, debug';
    expect(mistakesOf({ logLevel: 'warning' })).toEqual([`logLevel ${levels}, not "warning"`]);
    expect(mistakesOf({}, { LOG_LEVEL: 'warning' })).toEqual([`LOG_LEVEL ${levels}, not "warning"`]);
    expect(load({}, { LOG_LEVEL: 'info' }).logLevel).toBe('info');
    const host = 'localhost:1234';
    const names = ['OPENAI_BASE_URL', 'SERPER_BASE_URL', 'SEARXNG_URL', 'OTEL_EXPORTER_OTLP_ENDPOINT'];
    for (const name of names) {
      const [mistake = '', ...others] = mistakesOf({}, { [name]: host });
      expect([mistake.split(' ')[0], others]).toEqual([name, []]);
      expect(mistake).toMatch(/beginning with https:\/\/ or http:\/\/.*, not "localhost:1234"$/);
    }
    expect(mistakesOf({ model: { baseUrl: host }, providers: { openai: { apiKey: 'k', baseURL: host } } })).toEqual([
      expect.stringMatching(/^model\.baseUrl must be where a compatible service answers, beginning with https:/),
      expect.stringMatching(/^providers\.openai\.baseURL must be where the service answers, beginning with https:/),
    ]);
  });

  it('treats a base URL without a key as a local model server', () => {
    expect(loadConfig(ENGINES, { OPENAI_BASE_URL: 'http://127.0.0.1:11434/v1' }).model.kind).toBe('openai');
  });

  it('reads env:NAME anywhere, and reports the path of one that is not set', () => {
    const site = { key: 'shop', origins: ['https://shop.example'], secret: 'env:SHOP_SECRET' };
    expect(load({ sites: [site] }, { SHOP_SECRET: 'x'.repeat(32) }).sites[0]?.secret).toBe('x'.repeat(32));
    expect(mistakesOf({ sites: [site] })).toEqual([
      'sites[0].secret wants the environment variable SHOP_SECRET, which is not set',
    ]);
  });

  it('lists every mistake with its path and the valid values', () => {
    const mistakes = mistakesOf(
      {
        prot: 1,
        port: 'x',
        admin_key: 'k',
        model: { kind: 'gpt' },
        sites: [{ key: 'my shop', origins: ['shop.example', 'https://ok.example/path'] }, { key: 'b' }],
        limits: { sockets: 0 },
      },
      { PORT: '99999' },
    );
    const text = mistakes.join('\n');
    expect(text).toContain('prot is not a setting; known here: host, port,');
    expect(text).toContain('port must be a port between 1 and 65535; 0 takes a free one, not "x"');
    expect(text).toContain('Did you mean adminKey?');
    expect(text).toContain('model.kind must be "openai" or "extractive", not "gpt"');
    expect(text).toContain('sites[0].key must be the name in data-site');
    expect(text).toContain('sites[0].origins[0] must be an origin such as https://www.example.com');
    expect(text).toContain('sites[0].origins[1] must be an origin');
    expect(text).toContain('sites[1].origins is missing: a list of the origins');
    expect(text).toContain(
      'limits.sockets must be sockets and event streams open at once in all, a whole number from 1, not 0',
    );
    expect(mistakesOf({ adminKey: 'hunter2' }).join()).toMatch(
      /^adminKey must be at least 16 characters; .*, not what is there$/,
    );
    expect(text).toContain('PORT must be a port between 1 and 65535, not "99999"');
  });

  it('accepts the texts of an agent per language, and reports a mistake in one', () => {
    const load = (translations: unknown) =>
      mistakesOf({ sites: [{ key: 'a', origins: ['https://a.example'], agent: { translations } }] });
    expect(load({ vi: { greeting: 'Xin chào' }, 'zh-Hant': { suggestions: ['保修？'] } })).toEqual([]);
    expect(load({ 'vi!': { greeting: 'x' } }).join()).toMatch(/^sites\[0\]\.agent\.translations.*language tag/);
    expect(load({ vi: { greting: 'x' } }).join()).toMatch(
      /^sites\[0\]\.agent\.translations\.vi\.greting is not a setting; known here: name, description, greeting/,
    );
    expect(load({ vi: { suggestions: 'a' } }).join()).toMatch(/\.vi\.suggestions must be up to six questions, not "a"/);
    expect(load({ vi: 'Xin chào' }).join()).toMatch(/\.translations\.vi must be words in that language/);
  });

  it('shows only that the model reasons, unless a site sets another value', () => {
    const load = (showReasoning: unknown) =>
      mistakesOf({ sites: [{ key: 'a', origins: ['https://a.example'], showReasoning }] });
    for (const right of ['full', 'label', 'off']) expect(load(right)).toEqual([]);
    expect(load('summary').join()).toMatch(/^sites\[0\]\.showReasoning must be "full", "label" or "off"/);
  });

  it('reports line and column of invalid JSON, a missing file, and a key given twice', () => {
    expect(mistakesOf('{\n  "port": 1,,\n}')[0]).toMatch(/^line 2, column \d+ is not JSON/);
    expect(mistakesOf('')).toHaveLength(1);
    expect(() => loadConfig(ENGINES, { AGENT_CHAT_CONFIG: join(folder, 'none.json') })).toThrow(
      /AGENT_CHAT_CONFIG names a file that does not exist/,
    );
    const site = { key: 'a', origins: ['loopback'] };
    expect(mistakesOf({ sites: [site, site] })).toEqual(['sites have the key a twice; give each its own']);
  });
});
