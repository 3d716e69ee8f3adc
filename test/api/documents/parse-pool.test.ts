import { afterEach, describe, expect, it } from 'vitest';
import type { PageError } from '../../../api/crawl/page-error.ts';
import { createParsePool, type ParsePool } from '../../../api/documents/parse-pool.ts';
import type { ParseTask } from '../../../api/documents/parsed-page.ts';

const workerUrl = new URL('../../fixtures/workers/parse-worker.mjs', import.meta.url);
const never = new AbortController().signal;
const task = (url: string): ParseTask => ({ bytes: new Uint8Array(), url, contentType: 'text/html', maxChars: 100 });
const codeOf = (parsing: Promise<unknown>): Promise<string> =>
  parsing.then(
    () => 'parsed',
    (error: PageError) => error.code ?? String(error),
  );

let pool: ParsePool;
afterEach(() => pool.close());

describe('[NET-15] the pool of parsers', () => {
  it('parses many pages at once, each getting its own answer', async () => {
    pool = createParsePool({ workerUrl });
    const urls = Array.from({ length: 20 }, (_, index) => `http://a/${index}`);
    const pages = await Promise.all(urls.map((url) => pool.parse(task(url), never)));
    expect(pages.map((page) => page.title)).toEqual(urls);
  });

  it('ends a thread that takes too long, and continues with the next pages', async () => {
    pool = createParsePool({ workerUrl, limits: { workers: 1, timeoutMs: 400 } });
    const codes = await Promise.all([codeOf(pool.parse(task('loop'), never)), codeOf(pool.parse(task('fine'), never))]);
    expect(codes).toEqual(['too_large', 'parsed']);
  });

  it('survives a thread that runs out of memory, exits or fails', async () => {
    pool = createParsePool({ workerUrl, limits: { workers: 1, heapMb: 16, timeoutMs: 10_000 } });
    const codes: string[] = [];
    for (const url of ['memory', 'exit', 'throw', 'fine']) codes.push(await codeOf(pool.parse(task(url), never)));
    expect(codes).toEqual(['too_large', 'too_large', 'Error: Error: no', 'parsed']);
  });

  it('ends a thread that reports refused memory, at once and while it still runs', async () => {
    pool = createParsePool({ workerUrl, limits: { workers: 1, timeoutMs: 15_000 } });
    const startedAt = performance.now();
    const codes = await Promise.all([
      codeOf(pool.parse(task('spent'), never)),
      codeOf(pool.parse(task('fine'), never)),
    ]);
    expect(codes).toEqual(['too_large', 'parsed']);
    expect(performance.now() - startedAt).toBeLessThan(10_000);
  });

  it('keeps one thread free of PDFs, which may take seconds', async () => {
    pool = createParsePool({ workerUrl, limits: { workers: 2, timeoutMs: 1_500 } });
    const pdf = { ...task('loop'), contentType: 'application/pdf' };
    const order: string[] = [];
    const pdfs = [1, 2].map((n) => codeOf(pool.parse(pdf, never)).then((code) => order.push(`pdf ${n}: ${code}`)));
    const pages = [1, 2].map((n) =>
      codeOf(pool.parse(task('fine'), never)).then((code) => order.push(`page ${n}: ${code}`)),
    );
    await Promise.all([...pdfs, ...pages]);
    expect(order).toEqual(['page 1: parsed', 'page 2: parsed', 'pdf 1: too_large', 'pdf 2: too_large']);
  });

  it('drops a task whose caller has aborted', async () => {
    pool = createParsePool({ workerUrl, limits: { workers: 1, timeoutMs: 400 } });
    const controller = new AbortController();
    const running = codeOf(pool.parse(task('loop'), never));
    const waiting = pool.parse(task('fine'), controller.signal);
    controller.abort(new Error('left'));
    await expect(waiting).rejects.toThrow('left');
    expect(await running).toBe('too_large');
  });

  it('parses in this thread where no compiled worker is beside it', async () => {
    pool = createParsePool({ workerUrl: new URL('./missing.js', workerUrl) });
    const bytes = Buffer.from(
      '<html lang="vi"><title>Giá</title><main><h1>Giá vé</h1><p>Vé người lớn giá 120.000 đồng, trẻ em miễn phí.</p></main>',
    );
    const page = await pool.parse({ ...task('https://a.example.com/'), bytes }, never);
    expect(page.text).toContain('120.000 đồng');
    expect(page.charset.toLowerCase()).toBe('utf-8');
  });
});
