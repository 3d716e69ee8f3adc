// The gateway behind the proxies of docs/behind-a-proxy.md: OpenAI's client reads each word while the model still writes, and a client that
// leaves ends the model's work.
import OpenAI from 'openai';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiProcess } from '../helpers/api-process.ts';
import { hasProxy, type ProxyName, type RunningProxy, startProxy } from '../helpers/proxies.ts';
import { ledBy } from '../helpers/search-chat.ts';
import { type ModelStandIn, startModel } from '../helpers/stand-ins.ts';

const KEY = 'a-key-of-the-gateway-for-tests';
const RECIPES: { proxy: ProxyName; recipe: string; path: string }[] = [
  { proxy: 'nginx', recipe: 'nginx-default', path: '' },
  { proxy: 'nginx', recipe: 'nginx-sub-path', path: '/chat' },
  { proxy: 'apache', recipe: 'apache', path: '' },
  { proxy: 'caddy', recipe: 'caddy', path: '' },
];
const shown = RECIPES.filter(({ proxy }) => proxy === 'nginx' || hasProxy(proxy));

describe.each(shown)('behind $recipe', ({ proxy: name, recipe, path }) => {
  describe.skipIf(!hasProxy(name))('the gateway', () => {
    let model: ModelStandIn;
    let api: ApiProcess;
    let proxy: RunningProxy;
    let client: OpenAI;
    /** The model writes its second word after it. */
    let release = () => {};
    let isReleased = Promise.resolve();
    const holdBack = () => {
      isReleased = new Promise((resolve) => {
        release = resolve;
      });
    };

    beforeAll(async () => {
      model = await startModel(() => ({
        text: ['Two ', 'years.'],
        before: (piece) => (piece === 1 ? isReleased : undefined),
      }));
      const keys = [{ id: 'main', key: KEY }];
      api = await ApiProcess.start({
        env: ledBy(model),
        config: { gateway: { keys }, ...(path === '' ? {} : { basePath: path }) },
      });
      proxy = await startProxy(name, { recipe, api: `127.0.0.1:${api.port}`, path, page: '<!doctype html>' });
      client = new OpenAI({ apiKey: KEY, baseURL: `${proxy.origin}${path}/v1`, maxRetries: 0, timeout: 20_000 });
    });
    afterAll(async () => {
      await proxy?.close();
      await api?.close();
      await model?.close();
    });

    it('streams Chat Completions word by word', async () => {
      holdBack();
      const stream = await client.chat.completions.create({
        model: 'default',
        messages: [{ role: 'user', content: 'How long is the warranty?' }],
        stream: true,
      });
      let text = '';
      for await (const chunk of stream) {
        text += chunk.choices[0]?.delta.content ?? '';
        // A proxy that buffers would not have given this word before the second one, which is written after it.
        if (text.startsWith('Two')) release();
      }
      expect(text).toBe('Two years.');
    });

    it('streams a response event by event, and its retrieval from an event on', async () => {
      holdBack();
      const stream = await client.responses.create({ model: 'default', input: 'How long?', stream: true });
      const events: OpenAI.Responses.ResponseStreamEvent[] = [];
      for await (const event of stream) {
        events.push(event);
        if (event.type === 'response.output_text.delta') release();
      }
      const last = events.at(-1)!;
      if (last.type !== 'response.completed') throw new Error(`the last event is ${last.type}`);
      expect(last.response.output).toMatchObject([{ type: 'message', content: [{ text: 'Two years.' }] }]);
      const rest = await client.responses.retrieve(last.response.id, { stream: true, starting_after: 2 });
      const seen: unknown[] = [];
      for await (const event of rest) seen.push(event);
      expect(seen).toEqual(events.slice(3));
    });

    // Apache sees that a client has left when it writes to it, which is at the next word, or at the next comment of a silent stream.
    if (name !== 'apache')
      it('ends the work of a client that leaves', async () => {
        holdBack();
        const leaving = new AbortController();
        const body = {
          model: 'default',
          messages: [{ role: 'user' as const, content: 'How long?' }],
          stream: true as const,
        };
        const stream = await client.chat.completions.create(body, { signal: leaving.signal });
        for await (const chunk of stream) if (chunk.choices[0]?.delta.content) break;
        expect(model.open()).toBe(1);
        leaving.abort();
        await expect.poll(() => model.open(), { timeout: 15_000 }).toBe(0);
        release();
      });
  });
});
