// A new engine is one file (test/fixtures/additions/toy-engine.ts) and one line in a table; nothing else knows its name.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { assemble } from '../../../../api/assemble/assemble.ts';
import { type ConfigError, loadConfig } from '../../../../api/config/load-config.ts';
import { secretsOf } from '../../../../api/config/secrets.ts';
import { createEngine, ENGINES, type EngineTable } from '../../../../api/search/engines/index.ts';
import { toy } from '../../../fixtures/additions/toy-engine.ts';
import { never, requestFor } from '../../../helpers/engine-contract.ts';

/** The one line. */
const table: EngineTable = { ...ENGINES, toy };

const folder = mkdtempSync(join(tmpdir(), 'agent-chat-engine-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function load(entry: object, env: Record<string, string> = {}) {
  const path = join(folder, 'config.json');
  writeFileSync(path, JSON.stringify({ webSearch: { engines: [entry] } }));
  return loadConfig(table, { AGENT_CHAT_CONFIG: path, DATABASE_URL: ':memory:', ...env });
}
const mistakesOf = (entry: object, env?: Record<string, string>) => {
  try {
    load(entry, env);
    return [];
  } catch (error) {
    return (error as ConfigError).mistakes.map(({ path, message }) => `${path} ${message}`);
  }
};

describe('a new engine', () => {
  it('is configured by the file, with settings of its own, and searches', async () => {
    const config = load({ id: 'books', engine: 'toy', apiKey: 'k-toy', shelf: 4 });
    expect(config.webSearch.engines).toEqual([
      {
        id: 'books',
        kind: 'results',
        engine: 'toy',
        description: 'A shelf of three books',
        isDefault: false,
        isGoogle: false,
        setting: 'webSearch.engines[0].apiKey',
        settings: { apiKey: 'k-toy', shelf: 4 },
      },
    ]);
    expect(secretsOf(config)).toContain('k-toy');
    const engine = createEngine(
      'toy',
      { apiKey: 'k-toy', shelf: 4, id: 'books' },
      { userAgent: '', now: () => 0 },
      table,
    );
    const { hits } = await engine.search(requestFor({ count: 1 }), { signal: never });
    expect(hits.map(({ url }) => url)).toEqual(['https://toy.example/4/one']);
  });

  it('is enabled by the environment names of its file', () => {
    const config = loadConfig(table, { TOY_API_KEY: 'k' });
    expect(config.webSearch.engines).toMatchObject([{ id: 'toy', setting: 'TOY_API_KEY', settings: { apiKey: 'k' } }]);
    expect(loadConfig(table, {}).webSearch.engines).toEqual([]);
  });

  it('has its mistakes listed with the words of its schema', () => {
    expect(mistakesOf({ id: 'b', engine: 'toy' })).toEqual([
      'webSearch.engines[0].apiKey is missing: the key of Toy (env:NAME reads it from the environment); or set TOY_API_KEY',
    ]);
    expect(mistakesOf({ id: 'b', engine: 'toy', apiKey: 'k', shelf: 12, row: 1 })).toEqual([
      'webSearch.engines[0].row is not a setting; known here: id, providerKey, description, default, crawl, engine, apiKey, shelf',
      'webSearch.engines[0].shelf must be the number of a shelf, 1 to 9, not 12',
    ]);
    expect(mistakesOf({ id: 'b', engine: 'toys' })).toEqual([
      expect.stringMatching(/^webSearch\.engines\[0\]\.engine must be one of serper, .*, toy, not "toys"$/),
    ]);
  });

  it('is offered to the model by the assembled server', async () => {
    const config = load({ id: 'books', engine: 'toy', apiKey: 'k' });
    const parts = await assemble(config, { version: '0.0.0', onError: () => {}, engines: table });
    expect(parts.engines).toEqual(['books']);
    await parts.close();
  });
});

it('api/config names no engine', () => {
  const config = resolve(import.meta.dirname, '../../../../api/config');
  // `openai` is the name of the protocol of models too, and every configuration has sites.
  const names = Object.keys(ENGINES).filter((name) => name !== 'openai' && name !== 'site');
  expect(names).toContain('serper');
  const files = readdirSync(config, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  expect(files.length).toBeGreaterThan(8);
  const found = files.flatMap((file) => {
    const source = readFileSync(join(config, file), 'utf8').replace(/^\s*(\/\/|\*|\/\*\*).*$/gm, '');
    return names.filter((name) => new RegExp(`\\b${name}\\b`, 'i').test(source)).map((name) => `${file}: ${name}`);
  });
  expect(found).toEqual([]);
});
