// What every search engine has to do, whatever its service: written once, run by each engine with its saved reply.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { type Engine, EngineError, type EngineRequest } from '../../api/search/engine.ts';

export const API_KEY = 'sk-test-SECRETKEY123';
export const never = new AbortController().signal;
export const requestFor = (extra: Partial<EngineRequest> = {}): EngineRequest => ({
  query: 'museum hours',
  recency: 'noLimit',
  count: 10,
  lang: 'en',
  ...extra,
});

export type SeenRequest = { method: string; url: URL; headers: Record<string, unknown>; body: Record<string, unknown> };
export type Reply = { status?: number; headers?: Record<string, string>; body?: string; hang?: boolean };

/** A service on loopback with scripted answers that keeps its requests. */
export async function startService(answer: (request: SeenRequest, count: number) => Reply) {
  const seen: SeenRequest[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk) => {
      text += chunk;
    });
    request.on('end', () => {
      const one = {
        method: request.method ?? '',
        url: new URL(request.url ?? '', 'http://service'),
        headers: request.headers,
        body: text === '' ? {} : (JSON.parse(text) as Record<string, unknown>),
      };
      seen.push(one);
      const reply = answer(one, seen.length);
      if (reply.hang === true) return;
      response.writeHead(reply.status ?? 200, { 'content-type': 'application/json', ...reply.headers });
      response.end(reply.body ?? '{}');
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = (): Promise<void> =>
    new Promise((done) => {
      server.closeAllConnections();
      server.close(() => done());
    });
  return { baseUrl, seen, close };
}

export const readFixture = (name: string): string =>
  readFileSync(resolve(import.meta.dirname, '../fixtures/engines', `${name}.json`), 'utf8');

export type ContractCase = {
  name: string;
  create: (baseUrl: string) => Engine;
  /** The saved reply; its entries have one page twice, one that is no page, and one without a title. */
  fixture: string;
  /** Address of the service. */
  path: string;
  /** How each recency reaches the service; null for an engine that cannot limit by age. */
  recency: ((request: SeenRequest) => unknown) | null;
  recencies?: Record<string, unknown>;
  urls?: string[];
  /** The fields of the saved reply in which an answering engine says what it used, with other values. */
  usage?: { reply: object; tokens: { input_tokens: number; output_tokens: number } };
};

export function describeEngine(options: ContractCase): void {
  let close = async (): Promise<void> => {};
  afterEach(() => close());
  const start = async (answer: (request: SeenRequest, count: number) => Reply) => {
    const service = await startService(answer);
    close = service.close;
    return { ...service, engine: options.create(service.baseUrl) };
  };
  const failWith = async (reply: Reply): Promise<EngineError> => {
    const { engine } = await start(() => reply);
    const error = await engine.search(requestFor(), { signal: never }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(EngineError);
    expect(String((error as EngineError).message)).not.toContain(API_KEY);
    return error as EngineError;
  };

  describe(`the ${options.name} engine, as every engine,`, () => {
    it('gives plain text, http addresses only, and each page once', async () => {
      const { engine, seen } = await start(() => ({ body: readFixture(options.fixture) }));
      const { hits } = await engine.search(requestFor(), { signal: never });
      expect(seen[0]?.url.pathname).toBe(options.path);
      if (options.urls === undefined) {
        expect(hits.map((hit) => hit.url)).toEqual([
          'https://museum.example.com/hours#top',
          'http://city.example.org/visit',
        ]);
        expect(hits[0]?.title).toBe('Opening hours & tickets');
        expect(hits[1]?.title).toBe('city.example.org');
      } else expect(hits.map((hit) => hit.url.replace(/^http:\/\/127\.0\.0\.1:\d+/, ''))).toEqual(options.urls);
      expect(hits[0]?.snippet).toMatch(/^Open nine to five, closed on Monday\./);
      expect(hits.every((hit) => hit.source !== '' && !/<|&\w+;/.test(hit.title + hit.snippet))).toBe(true);
    });

    const { usage } = options;
    if (usage)
      it('gives the tokens that it used, and none where a count is missing', async () => {
        const { reply, tokens } = usage;
        const saved = JSON.parse(readFixture(options.fixture)) as Record<string, unknown>;
        const replies = [
          { ...saved, ...reply },
          saved,
          ...Object.keys(reply).map((name) => ({ ...saved, [name]: {} })),
        ];
        const { engine } = await start((_request, count) => ({ body: JSON.stringify(replies[count - 1]) }));
        const usages: unknown[] = [];
        for (const _ of replies) usages.push((await engine.search(requestFor(), { signal: never })).usage);
        expect(usages).toEqual([tokens, { input_tokens: 1, output_tokens: 1 }, undefined]);
      });

    it('gives no more hits than requested', async () => {
      const { engine } = await start(() => ({ body: readFixture(options.fixture) }));
      expect((await engine.search(requestFor({ count: 1 }), { signal: never })).hits.length).toBe(1);
    });

    it('reports which options it could not apply', async () => {
      const { engine } = await start(() => ({ body: readFixture(options.fixture) }));
      const { notes } = await engine.search(requestFor({ count: 40, recency: 'oneDay' }), { signal: never });
      expect(notes[0]).toMatch(/gave 2 of 40 results/);
      expect(notes.some((note) => note.includes('age'))).toBe(options.recency === null);
    });

    it('limits by age in the words of its service', async () => {
      const recencies = options.recencies ?? { noLimit: undefined };
      for (const [recency, expected] of Object.entries(recencies)) {
        const { engine, seen } = await start(() => ({ body: readFixture(options.fixture) }));
        await engine.search(requestFor({ recency: recency as EngineRequest['recency'] }), { signal: never });
        expect(options.recency?.(seen[0] as SeenRequest) ?? undefined, recency).toEqual(expected ?? undefined);
        await close();
      }
    });

    it('distinguishes its failures and never reveals its key', async () => {
      expect(await failWith({ status: 401, body: `{"message":"bad ${API_KEY}"}` })).toMatchObject({
        code: 'auth',
        retryable: false,
      });
      await close();
      const busy = await failWith({ status: 429, headers: { 'retry-after': '2' } });
      expect(busy).toMatchObject({ code: 'rate_limited', retryable: true, retryAfterMs: 2_000 });
      await close();
      expect(await failWith({ status: 500 })).toMatchObject({ code: 'bad_response', retryable: true });
      await close();
      expect(await failWith({ status: 302, headers: { location: 'http://127.0.0.1:1/' } })).toMatchObject({
        code: 'bad_response',
      });
      await close();
      for (const body of ['<html>', '[]', '{"message":"something else"}', '{"results":"x"}']) {
        expect(await failWith({ body }), body).toMatchObject({ code: 'bad_response', retryable: false });
        await close();
      }
    });

    it('is retryable when the service cannot be reached, and ends with the signal', async () => {
      const gone = options.create('http://127.0.0.1:1');
      await expect(gone.search(requestFor(), { signal: never })).rejects.toMatchObject({
        code: 'bad_response',
        retryable: true,
      });
      const controller = new AbortController();
      const { engine } = await start(() => {
        queueMicrotask(() => controller.abort(new Error('left')));
        return { hang: true };
      });
      await expect(engine.search(requestFor(), { signal: controller.signal })).rejects.toThrow('left');
    });
  });
}
