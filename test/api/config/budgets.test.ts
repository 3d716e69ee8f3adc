import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ConfigError, loadConfig } from '../../../api/config/load-config.ts';
import { ENGINES } from '../../../api/search/engines/index.ts';

const folder = mkdtempSync(join(tmpdir(), 'agent-chat-budgets-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function load(file: object, env: Record<string, string> = {}) {
  const path = join(folder, 'agent-chat.config.json');
  writeFileSync(path, JSON.stringify(file));
  return loadConfig(ENGINES, { AGENT_CHAT_CONFIG: path, ...env });
}

const providers = {
  openai: { apiKey: 'sk-test', prices: { 'gpt-5.2': { input: 1.25, output: 10 } } },
  glm: { apiKey: 'glm-test' },
};
const routing = { default: [{ id: 'd', targets: ['openai.gpt-5.2', 'glm.glm-4.7'] }] };

describe('budgets', () => {
  it('has messages of a day by default; tokens and cost are unlimited until they are set', () => {
    expect(load({}).budgets).toEqual({
      visitor: { messages: 200, tokens: null, cost: null },
      address: { messages: 1000, tokens: null, cost: null },
      site: { messages: 20_000, tokens: null, cost: null },
    });
    const set = load({ budgets: { visitor: { tokens: 50_000 }, site: { messages: 500, cost: 2.5 } } }).budgets;
    expect([set.visitor, set.site]).toEqual([
      { messages: 200, tokens: 50_000, cost: null },
      { messages: 500, tokens: null, cost: 2.5 },
    ]);
  });

  it('takes prices per model of a provider, for targets and for the one model', () => {
    const routed = load({ providers, virtualrouter: { routing } }).routing.routes.default[0]?.targets;
    expect(routed?.map(({ price }) => price)).toEqual([{ input: 1.25, output: 10 }, undefined]);
    const { model } = load({ providers }, { OPENAI_API_KEY: 'sk-test', OPENAI_MODEL: 'gpt-5.2' });
    expect(model.price).toEqual({ input: 1.25, output: 10 });
  });

  it('warns about a budget of cost when a model has no price', () => {
    const budgets = { site: { cost: 5 } };
    expect(load({ providers, virtualrouter: { routing }, budgets }).warnings).toEqual([
      'budgets.site.cost is set, and glm-4.7 has no price, so that its answers cost nothing; name its input and output under providers.glm.prices',
    ]);
    const { warnings } = load({ budgets }, { OPENAI_API_KEY: 'sk-test', OPENAI_MODEL: 'gpt-5.2' });
    expect(warnings).toEqual([expect.stringContaining('gpt-5.2 has no price')]);
    expect(load({ budgets }).warnings).toEqual([]);
    expect(load({ providers, virtualrouter: { routing } }).warnings).toEqual([]);
  });

  it('reports each mistake with its path and the valid values', () => {
    const wrong = {
      budgets: { visitor: { messages: 0 }, site: { cost: -1, token: 5 } },
      providers: { openai: { apiKey: 'k', prices: { m: { input: 1 } } } },
    };
    try {
      load(wrong);
      expect.unreachable();
    } catch (error) {
      const text = error instanceof ConfigError ? error.message : String(error);
      expect(text).toContain(
        'budgets.visitor.messages must be messages a day of one visitor, a whole number from 1, not 0',
      );
      expect(text).toContain('budgets.site.cost must be cost a day of one site');
      expect(text).toContain('budgets.site.token is not a setting; known here: messages, tokens, cost');
      expect(text).toContain(
        'providers.openai.prices.m.output is missing: the price of a million tokens written by it',
      );
    }
  });
});
