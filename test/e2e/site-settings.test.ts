// What the settings of a site that the admin API changes do to its runs: the model that is asked, the tools that it is offered, the
// limit that refuses, the words in the visitor's language, and what a model writes after an answer.
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ApiProcess } from '../helpers/api-process.ts';
import { type ModelStandIn, startModel } from '../helpers/stand-ins.ts';
import { WireClient } from '../helpers/wire-client.ts';

const SITE = '/api/v1/admin/sites/shop';
const QUESTION = 'Is my espresso machine covered by the warranty if it loses steam after eight months of use?';
const tool = (name: string, url: string) => ({
  ...{ name, description: `Does ${name}.`, url, method: 'GET', readOnly: true },
  parameters: { type: 'object', properties: {}, additionalProperties: false },
});

/** Longest wait for a message to be taken, in ms. */
const PATIENT = { timeout: 15_000, interval: 250 };

describe('settings of a site that runs', () => {
  let model: ModelStandIn;
  let api: ApiProcess;

  beforeAll(async () => {
    model = await startModel(
      () => ({ text: ['It is covered.'] }),
      0,
      () => ({ text: ['{"title":"Steam warranty","questions":["Who pays the postage?"]}'] }),
    );
    api = await ApiProcess.start({
      config: {
        sites: [{ key: 'default', origins: ['loopback'] }],
        providers: { house: { baseURL: `${model.origin}/v1`, apiKey: 'sk-of-the-test-settings' } },
        virtualrouter: {
          routing: { default: [{ id: 'both', priority: 100, targets: ['house.large', 'house.small'] }] },
        },
        tools: { http: [tool('stock', `${model.origin}/stock`), tool('orders', `${model.origin}/orders`)] },
      },
    });
    const made = await api.admin('/api/v1/admin/sites', {
      method: 'POST',
      body: { key: 'shop', origins: ['loopback'] },
    });
    expect(made.status).toBe(201);
  });
  afterAll(async () => {
    await api?.close();
    await model?.close();
  });

  const set = async (body: object) => expect((await api.admin(SITE, { method: 'PATCH', body })).status).toBe(200);
  /** The request that the model got for a question. */
  const ask = async (text = QUESTION) => {
    const client = await WireClient.open(api.origin, 'shop');
    await client.connect();
    const before = model.requests.length;
    // A limit that was lowered before fills up again by and by.
    const { run_id, conversation_id } = await vi.waitFor(() => client.send(text), PATIENT);
    await client.untilEnd(run_id);
    const sent = JSON.parse(model.requests[before]?.body ?? '{}') as {
      model?: string;
      tools?: { function: { name: string } }[];
    };
    const tools = (sent.tools ?? []).map((one) => one.function.name);
    return { client, conversation_id, model: sent.model, tools };
  };

  it('model: the next run asks that target, and the one after the change the other', async () => {
    await set({ model: 'house.small' });
    expect((await ask()).model).toBe('small');
    await set({ model: 'house.large' });
    expect((await ask()).model).toBe('large');
    const wrong = await api.admin(SITE, { method: 'PATCH', body: { model: 'house.none' } });
    expect([wrong.status, (await ask()).model]).toEqual([400, 'large']);
  });

  it('tools: the model is offered those alone, and all again without the setting', async () => {
    const own = async () => (await ask()).tools.filter((name) => name === 'stock' || name === 'orders');
    expect(await own()).toEqual(['stock', 'orders']);
    await set({ tools: ['orders'] });
    expect(await own()).toEqual(['orders']);
    await set({ tools: null });
    expect(await own()).toEqual(['stock', 'orders']);
  });

  it('limits: the second message of a minute is refused, with the time to wait, and taken without the limit', async () => {
    await set({ limits: { messagesPerMinutePerSite: 1, messageBurstPerSite: 1 } });
    const { client } = await ask();
    const refused = await client.send('And the grinder?').catch((error: Error) => error.message);
    expect(String(refused)).toMatch(/rate_limited|Too many|again/);
    await set({ limits: null });
    const { run_id } = await vi.waitFor(() => client.send('And the grinder?'), PATIENT);
    await client.untilEnd(run_id);
    expect(client.answer(run_id)).toBe('It is covered.');
  });

  it('prompts: each language has its words at the next load', async () => {
    const agent = {
      name: 'Alder',
      suggestions: ['What fits?'],
      translations: { vi: { suggestions: ['Cái nào vừa?'] } },
    };
    await set({ agent });
    const reply = await fetch(`${api.origin}/api/v1/site`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: api.origin },
      body: JSON.stringify({ site: 'shop' }),
    });
    const { site } = (await reply.json()) as { site: { agent: typeof agent } };
    expect(site.agent).toMatchObject(agent);
  });

  it('modelTitles and modelFollowUps: a model writes them after the answer, and does not where they are off', async () => {
    const on = await ask();
    await on.client.until(({ state }) => state.title === 'Steam warranty');
    expect(on.client.state.suggestions).toEqual(['Who pays the postage?']);
    await set({ modelTitles: false, modelFollowUps: false });
    const before = model.captions.length;
    const off = await ask();
    expect(off.client.state.title).toMatch(/^Is my espresso machine/);
    // A second answer has ended since: what the first one would have caused has been requested by now.
    await ask('And the grinder?');
    expect(model.captions.length).toBe(before);
  });
});
