import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ConfigError, loadConfig } from '../../../api/config/load-config.ts';
import { resolveTarget } from '../../../api/config/routing/provider-key.ts';
import { ENGINES } from '../../../api/search/engines/index.ts';

const folder = mkdtempSync(join(tmpdir(), 'agent-chat-routing-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function load(file: unknown, env: Record<string, string> = {}) {
  const path = join(folder, 'agent-chat.config.json');
  writeFileSync(path, JSON.stringify(file));
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

const providers = {
  openai: { apiKey: 'env:OPENAI_API_KEY' },
  glm: { baseURL: 'http://127.0.0.1:1/v4/', apiKey: 'env:GLM_API_KEY', keys: { work: 'env:GLM_WORK_KEY' } },
};
const env = { OPENAI_API_KEY: 'k-openai', GLM_API_KEY: 'k-glm', GLM_WORK_KEY: 'k-work' };
const pool = (...targets: string[]) => [{ id: 'p', priority: 1, targets }];

describe('providers, virtualrouter and webSearch', () => {
  it('become targets with keys, pools by priority and engines with their settings', () => {
    const config = load(
      {
        providers,
        virtualrouter: {
          routing: {
            default: [
              { id: 'late', targets: ['openai.gpt-5.2'] },
              { id: 'main', priority: 100, targets: ['glm.glm-4.7', 'glm.work.glm-4.7'] },
            ],
            web_search: [{ id: 'web-search-backends', priority: 200, targets: ['glm.work.glm-4.7'] }],
          },
        },
        webSearch: {
          injectPolicy: 'selective',
          engines: [
            { id: 'glm', providerKey: 'glm.work.glm-4.7', description: 'Chinese news', default: true },
            { id: 'serper', engine: 'serper', apiKey: 'k-serper' },
          ],
        },
        crawler: { userAgent: 'shop-bot (+https://shop.example/bot)', robots: true, allowHosts: ['127.0.0.1:8080'] },
      },
      env,
    );
    expect(config.routing.routes.default.map(({ id }) => id)).toEqual(['main', 'late']);
    expect(config.routing.routes.default[0]?.targets.map(({ apiKey }) => apiKey)).toEqual(['k-glm', 'k-work']);
    expect(config.routing.routes.default[1]?.targets[0]).toEqual({
      id: 'openai.gpt-5.2',
      provider: 'openai',
      type: 'openai',
      model: 'gpt-5.2',
      apiKey: 'k-openai',
      baseUrl: 'https://api.openai.com/v1',
    });
    expect(config.routing.routes.coding).toEqual([]);
    expect(config.webSearch).toMatchObject({
      injectPolicy: 'selective',
      engines: [
        {
          id: 'glm',
          kind: 'answering',
          isDefault: true,
          description: 'Chinese news',
          target: { type: 'glm', model: 'glm-4.7', apiKey: 'k-work', baseUrl: 'http://127.0.0.1:1/v4' },
        },
        {
          id: 'serper',
          kind: 'results',
          engine: 'serper',
          settings: { apiKey: 'k-serper' },
          description: 'Google results',
        },
      ],
    });
    expect(config.crawler).toMatchObject({
      userAgent: 'shop-bot (+https://shop.example/bot)',
      allowHosts: ['127.0.0.1:8080'],
    });
  });

  it('without a webSearch section, engines come from the keys and addresses in the environment', () => {
    const { webSearch } = loadConfig(ENGINES, {
      SERPER_API_KEY: 's',
      SERPER_BASE_URL: 'http://127.0.0.1:2/',
      TAVILY_API_KEY: 't',
      SEARXNG_URL: 'http://searx.example',
      EXA_BASE_URL: 'http://no-key.example',
      GLM_API_KEY: 'g',
      GLM_BASE_URL: 'http://127.0.0.1:3/v4',
      GEMINI_API_KEY: 'm',
      GEMINI_MODEL: 'gemini-3-flash',
    });
    expect(webSearch.injectPolicy).toBe('always');
    expect(webSearch.engines.map(({ id }) => id)).toEqual(['serper', 'tavily', 'searxng', 'glm', 'gemini']);
    expect(webSearch.engines[0]).toMatchObject({ settings: { apiKey: 's', baseUrl: 'http://127.0.0.1:2' } });
    expect(webSearch.engines[3]).toMatchObject({ target: { model: 'glm-4.7', baseUrl: 'http://127.0.0.1:3/v4' } });
    expect(webSearch.engines[4]).toMatchObject({ target: { type: 'gemini', model: 'gemini-3-flash' } });
    expect(webSearch.engines.some((engine) => engine.isDefault)).toBe(false);
  });

  it('an engine entry without a key uses the one of the environment; an empty list means no engine', () => {
    const file = { webSearch: { engines: [{ id: 'g', engine: 'serper' }] } };
    expect(load(file, { SERPER_API_KEY: 's' }).webSearch.engines[0]).toMatchObject({
      id: 'g',
      settings: { apiKey: 's' },
    });
    const news = { webSearch: { engines: [{ id: 'news', engine: 'serper_news' }] } };
    expect(load(news, { SERPER_API_KEY: 's' }).webSearch.engines[0]).toMatchObject({
      engine: 'serper_news',
      settings: { apiKey: 's' },
    });
    expect(load({ webSearch: { engines: [] } }, { SERPER_API_KEY: 's' }).webSearch.engines).toEqual([]);
  });

  it('every mistake is listed with its path and what to do', () => {
    const mistakes = mistakesOf(
      {
        providers: { ...providers, local: { apiKey: 'k' }, gemini: {} },
        virtualrouter: {
          routing: {
            default: [
              { id: 'a', targets: ['openai.gpt-5.2', 'nobody.m'] },
              { id: 'a', targets: ['openai', 'glm.home.glm-4.7'] },
            ],
            web_search: pool('glm.glm-4.7'),
          },
        },
        webSearch: {
          engines: [
            { id: 'one', providerKey: 'glm.glm-4.7', default: true },
            { id: 'one', engine: 'brave', default: true },
            { id: 'two', providerKey: 'glm.work.glm-4.7' },
            { id: 'three' },
            { id: 'four', engine: 'serper', providerKey: 'glm.glm-4.7', apiKey: 'k' },
            { id: 'five', engine: 'searxng' },
            { id: 'six', providerKey: 'other.m' },
          ],
        },
      },
      env,
    );
    expect(mistakes).toEqual([
      'providers.local.baseURL is missing: where the service answers, beginning with https:// or http://',
      'providers.gemini.apiKey is missing: the key of the service; env:NAME reads it from the environment',
      'virtualrouter.routing.default[0].targets[1] names the provider nobody, which is not under providers; known there: openai, glm, local, gemini',
      'virtualrouter.routing.default[1].id is a a second time; give each pool its own',
      'virtualrouter.routing.default[1].targets[0] must be provider.model or provider.key.model, e.g. openai.gpt-5.2',
      'virtualrouter.routing.default[1].targets[1] names the key home, which providers.glm.keys does not have; known there: work',
      'webSearch.engines[1].id is one a second time; give each engine its own',
      'webSearch.engines[1].default is true, and so is that of engines[0]; at most one engine may be the default',
      'webSearch.engines[1].apiKey is missing: the key of Brave (env:NAME reads it from the environment); or set BRAVE_API_KEY',
      'webSearch.engines[2].providerKey is glm.work.glm-4.7, which virtualrouter.routing.web_search does not serve; add it to the targets there (served now: glm.glm-4.7)',
      'webSearch.engines[3] must have either providerKey (an answering model) or engine (one of serper, serper_news, brave, tavily, exa, searxng, wikipedia, site)',
      'webSearch.engines[4] must have either providerKey (an answering model) or engine (one of serper, serper_news, brave, tavily, exa, searxng, wikipedia, site)',
      'webSearch.engines[5].baseURL is missing: where SearXNG answers, beginning with https:// or http://; or set SEARXNG_URL',
      'webSearch.engines[6].providerKey names the provider other, which is not under providers; known there: openai, glm, local, gemini',
    ]);
  });

  it('reports the path of wrong shapes and a variable that is not set, and never a key', () => {
    const text = mistakesOf({
      providers: {
        glm: { apiKey: 'env:GLM_API_KEY', baseUrl: 'http://x.example' },
        x: { type: 'grok', keys: { a: 1 } },
      },
      virtualrouter: { routing: { default: [], websearch: pool('a.b') } },
      webSearch: {
        injectPolicy: 'sometimes',
        engines: [
          { id: 'my engine', engine: 'yahoo' },
          { id: 'b', engine: 'brave', apiKey: 7 },
        ],
      },
      crawler: { userAgent: 'bot\r\nx: y', allowHosts: ['intranet'] },
    }).join('\n');
    expect(text).toContain('providers.glm.apiKey wants the environment variable GLM_API_KEY, which is not set');
    expect(text).toContain(
      'providers.glm.baseUrl is not a setting; known here: type, baseURL, apiKey, keys, images, prices. Did you mean baseURL?',
    );
    expect(text).toContain('providers.x.type must be one of openai, glm, gemini, not "grok"');
    expect(text).toContain('virtualrouter.routing.default must be a list of pools');
    expect(text).toContain(
      'virtualrouter.routing.websearch is not a setting; known here: default, coding, longcontext',
    );
    expect(text).toContain('webSearch.injectPolicy must be one of always, selective, not "sometimes"');
    expect(text).toContain('webSearch.engines[0].id must be the name the model calls the engine by');
    expect(text).toContain('webSearch.engines[0].engine must be one of serper, serper_news, brave');
    expect(text).toContain(
      'webSearch.engines[1].apiKey must be the key of Brave (env:NAME reads it from the environment), not what is there',
    );
    expect(text).toContain('crawler.userAgent must be');
    expect(text).toContain('crawler.allowHosts[0] must be host:port');
  });
});

describe('an engine and the route web_search', () => {
  const gemini = { apiKey: 'k-gemini', keys: { work: 'k-gemini-work' } };
  const keyed = { baseURL: 'http://127.0.0.1:1/v4', keys: { work: 'k-work', home: 'k-home' } };
  const fileWith = (providerKey: string, targets: string[]) => ({
    providers: { glm: keyed, gemini },
    ...(targets.length > 0 ? { virtualrouter: { routing: { web_search: pool(...targets) } } } : {}),
    webSearch: { engines: [{ id: 'one', providerKey }] },
  });

  it.each([
    ['glm.home.glm-4.7', 'glm.home.glm-4.7', 'k-home', 'providers.glm.keys.home'],
    ['glm.glm-4.7', 'glm.work.glm-4.7', 'k-work', 'providers.glm.keys.work'],
    ['glm.home', 'glm.home.glm-4.7', 'k-home', 'providers.glm.keys.home'],
    ['glm', 'glm.work.glm-4.7', 'k-work', 'providers.glm.keys.work'],
  ])('%s is served by the target %s', (providerKey, id, apiKey, setting) => {
    const config = load(fileWith(providerKey, ['glm.work.glm-4.7', 'glm.home.glm-4.7']));
    expect(config.webSearch.engines).toMatchObject([{ target: { id, apiKey, model: 'glm-4.7' }, setting }]);
    expect(config.warnings).toEqual([]);
  });

  it('a provider that the route does not use is called all the same, with a warning at the start', () => {
    const config = load(fileWith('gemini.work.gemini-3-flash', ['glm.work.glm-4.7']));
    expect(config.webSearch.engines).toMatchObject([
      { isGoogle: true, target: { model: 'gemini-3-flash', apiKey: 'k-gemini-work' } },
    ]);
    expect(config.warnings).toEqual([
      expect.stringMatching(
        /^webSearch\.engines\[0\]\.providerKey is gemini\.work\.gemini-3-flash, .*names no target of gemini/,
      ),
    ]);
  });

  it.each([
    ['another model', 'glm.work.glm-4.6', ['glm.work.glm-4.7'], /does not serve.*served now: glm\.work\.glm-4\.7/],
    ['the beginning of a model', 'glm.work.glm-4', ['glm.work.glm-4.7'], /does not serve/],
    ['another key', 'glm.home.glm-4.7', ['glm.work.glm-4.7'], /does not serve/],
    ['a provider without entry', 'antigravity.gemini-3-flash', ['glm.work.glm-4.7'], /names the provider antigravity/],
    ['a key without entry', 'glm.hmoe.glm-4.7', ['gemini.gemini-3-flash'], /names the key hmoe/],
    ['no route at all', 'glm.work.glm-4.7', [], /does not serve; add it to the targets there$/],
  ])('%s is a mistake', (_what, providerKey, targets, message) => {
    expect(mistakesOf(fileWith(providerKey, targets))).toEqual([expect.stringMatching(message)]);
  });
});

it('mistakes of the routing and of other sections are listed together', () => {
  const text = mistakesOf({
    prot: 1,
    providers,
    webSearch: { engines: [{ id: 'glm', providerKey: 'glm.glm-4.7' }] },
  }).join('\n');
  expect(text).toContain('prot is not a setting');
  expect(text).toContain('providers.openai.apiKey wants the environment variable OPENAI_API_KEY');
  expect(text).toContain('webSearch.engines[0].providerKey is glm.glm-4.7, which virtualrouter.routing.web_search');
});

describe('resolveTarget', () => {
  const table = {
    one: { type: 'openai', baseUrl: 'u', apiKey: 'k', keys: {} },
    single: { type: 'gemini', baseUrl: 'u', apiKey: 's', keys: {} },
    keyed: { type: 'gemini', baseUrl: 'u', keys: { work: 'w', 'a-b': 'ab' } },
  } as const;

  it.each([
    ['one.gpt-5.2', 'gpt-5.2', 'k'],
    ['one.vendor.model-3.1', 'vendor.model-3.1', 'k'],
    ['keyed.work.gemini-2.5-flash', 'gemini-2.5-flash', 'w'],
    ['keyed.a-b.m', 'm', 'ab'],
    ['single.gemini-2.5-flash', 'gemini-2.5-flash', 's'],
    ['single.anyname.gemini-2.5-flash', 'gemini-2.5-flash', 's'],
  ])('%s is the model %s with the key %s', (alias, model, apiKey) => {
    expect(resolveTarget(alias, table)).toMatchObject({ target: { id: alias, model, apiKey } });
  });

  it.each([
    ['one', /must be provider.model/],
    ['one.', /must be provider.model/],
    ['__proto__.m', /names the provider __proto__/],
    ['keyed.home.gemini-3-flash', /names the key home/],
    ['keyed.gemini-3.1-flash', /names no key.*write keyed\.work\.gemini-3\.1-flash/],
  ])('%s is a mistake', (alias, problem) => {
    expect(resolveTarget(alias, table)).toMatchObject({ problem: expect.stringMatching(problem) });
  });
});
