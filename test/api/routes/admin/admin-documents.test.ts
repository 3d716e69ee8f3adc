import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DOCUMENT_LIMITS } from '../../../../api/config/limits.ts';
import { createParsePool } from '../../../../api/documents/parse-pool.ts';
import { PassageIndex } from '../../../../api/site-index/passage-index.ts';
import { createPushedDocuments } from '../../../../api/site-index/pushed/pushed-documents.ts';
import type { Store } from '../../../../api/store/contract/store.ts';
import { createSqliteStore } from '../../../../api/store/sqlite/sqlite-store.ts';
import { createTestApp, type TestApp } from '../../../helpers/test-app.ts';

const ADDRESS = '/api/v1/admin/index/documents';
const adminKey = 'an admin key of 16+';
const TERMS = {
  id: 'terms',
  url: 'https://shop.example/terms',
  title: 'Terms of sale',
  text: 'A deposit of twenty euros is kept for every barrel until it comes back clean.\n\nInvoices are due within ten days.',
};
const OLIVES = {
  url: 'https://shop.example/olives',
  markdown:
    '# Olives\n\n## Harvest\n\nThe olives are picked by hand in October, before the first frost reaches the valley.\n\n## Press\n\nThe stone mill presses them on the same evening.',
};
const PAGE = {
  url: 'https://shop.example/visit',
  html: `<html lang="en"><head><title>Visit us</title><link rel="canonical" href="https://shop.example/elsewhere"></head><body>
    <nav><a href="/">Home</a> <a href="/cart">Cart</a></nav><main><h1>Visit us</h1>
    <p>The cellar door is open to guests every Saturday between ten and four, and a guide shows the press room.</p></main>
    <footer>Imprint, privacy, newsletter</footer></body></html>`,
};

describe('/api/v1/admin/index/documents', () => {
  let app: TestApp;
  let index: PassageIndex;
  let db: Database.Database;
  let store: Store;

  beforeEach(async () => {
    db = new Database(':memory:');
    index = new PassageIndex(db);
    const { parse } = createParsePool();
    store = createSqliteStore({ url: ':memory:' });
    const sources = store.documents;
    const documents = createPushedDocuments({ db, index, sources, parse, now: () => 1_700_000_000_000 });
    app = await createTestApp({ documents, config: { adminKey } });
  });
  afterEach(async () => {
    await app.close();
    await store.close();
    db.close();
  });

  const call = async (method: 'GET' | 'PUT' | 'POST' | 'DELETE', payload?: object, query = '') => {
    const headers = { authorization: `Bearer ${adminKey}` };
    const reply = await app.server.inject({ method, url: ADDRESS + query, headers, ...(payload ? { payload } : {}) });
    return { status: reply.statusCode, body: reply.json(), error: reply.json().error };
  };
  const push = (...documents: object[]) => call('PUT', { site: 'shop', documents });
  const urls = () => index.listPages('shop').map((page) => page.url.replace('https://shop.example', ''));

  it('accepts text, Markdown and HTML, and finds them like crawled pages', async () => {
    const { status, body } = await push(TERMS, OLIVES, PAGE);
    expect(status).toBe(200);
    expect(body.documents).toEqual([
      { id: 'terms', url: TERMS.url, status: 'added', passages: 1 },
      { id: OLIVES.url, url: OLIVES.url, status: 'added', passages: expect.any(Number) },
      { id: PAGE.url, url: PAGE.url, status: 'added', passages: 1 },
    ]);
    expect(index.search('shop', 'How high is the deposit for a barrel?')[0]).toMatchObject({
      url: TERMS.url,
      title: 'Terms of sale',
      lang: 'en',
    });
    expect(index.search('shop', 'When are the olives picked?')[0]).toMatchObject({ url: OLIVES.url, title: 'Olives' });
    const visit = index.search('shop', 'On which day is the cellar door open?')[0];
    // The menu is not content, and the owner's address has precedence over the canonical one.
    expect(visit).toMatchObject({ url: PAGE.url, title: 'Visit us' });
    expect(visit?.text).not.toMatch(/Cart|newsletter/);
  });

  it('an unchanged document changes nothing; one with the same id or address is replaced', async () => {
    await push(TERMS, OLIVES);
    const again = await call('POST', { site: 'shop', documents: [TERMS, OLIVES] });
    expect(again.body.documents.map((one: { status: string }) => one.status)).toEqual(['unchanged', 'unchanged']);
    const moved = {
      ...TERMS,
      url: 'https://shop.example/terms-2027',
      text: 'The deposit for a barrel is thirty euros.',
    };
    expect((await push(moved)).body.documents[0]).toMatchObject({ id: 'terms', status: 'changed' });
    expect(urls()).toEqual(['/olives', '/terms-2027']);
    expect(index.search('shop', 'deposit for a barrel')[0]?.text).toContain('thirty');
    expect((await push({ ...OLIVES, id: 'olives' })).body.documents[0]).toMatchObject({
      id: 'olives',
      status: 'changed',
    });
    expect(index.pageCount('shop')).toBe(2);
    expect((await call('GET', undefined, '?site=shop')).body.documents).toHaveLength(2);
  });

  it('swaps the addresses of two documents in one call', async () => {
    const a = { id: 'a', url: 'https://shop.example/1', text: 'Apples are stored in the loft.' };
    const b = { id: 'b', url: 'https://shop.example/2', text: 'Pears are stored in the barn.' };
    await push(a, b);
    expect((await push({ ...a, url: b.url }, { ...b, url: a.url })).status).toBe(200);
    expect(index.search('shop', 'where are apples stored')[0]?.url).toBe(b.url);
    expect(index.search('shop', 'where are pears stored')[0]?.url).toBe(a.url);
    expect(index.pageCount('shop')).toBe(2);
  });

  it('lists them, and removes them by id and by address', async () => {
    await push(TERMS, OLIVES, PAGE);
    const list = await call('GET', undefined, '?site=shop');
    expect(list.body).toEqual({
      documents: [
        expect.objectContaining({ id: OLIVES.url, title: 'Olives' }),
        expect.objectContaining({ id: PAGE.url, title: 'Visit us', lang: 'en', pushed_at: '2023-11-14T22:13:20.000Z' }),
        expect.objectContaining({ id: 'terms', url: TERMS.url, title: 'Terms of sale', passages: 1 }),
      ],
      next: null,
    });
    expect((await call('DELETE', { site: 'shop', ids: ['terms', 'none'], urls: [OLIVES.url] })).body).toEqual({
      removed: 2,
    });
    expect((await call('DELETE', { site: 'shop', ids: ['terms'] })).body).toEqual({ removed: 0 });
    expect(urls()).toEqual(['/visit']);
    expect(index.search('shop', 'deposit for a barrel').filter(({ url }) => url === TERMS.url)).toEqual([]);
    const neither = await call('DELETE', { site: 'shop' });
    expect([neither.status, neither.error.message]).toEqual([
      400,
      expect.stringContaining('ids and urls are both missing'),
    ]);
  });

  it('refuses an address with a fragment, which pages of the index do not have, and says what to do', async () => {
    const faq = (anchor: string) => ({
      url: `https://shop.example/faq${anchor}`,
      text: 'Unicycles are cleaned weekly.',
    });
    const { status, error } = await push(TERMS, faq('#q1'));
    expect([status, error.details]).toEqual([400, { field: 'documents.1.url' }]);
    expect(error.message).toContain('a fragment (#q1)');
    expect(error.message).toContain('one document of that page, with a heading for each part');
    expect((await push({ ...faq('#/returns'), id: 'returns' })).status).toBe(400);
    expect(urls()).toEqual([]);
    expect((await push(faq('#'))).body.documents[0].url).toBe('https://shop.example/faq');
  });

  it('removes no document for an address with a fragment', async () => {
    await push(TERMS);
    expect((await call('DELETE', { site: 'shop', urls: [`${TERMS.url}#returns`] })).body).toEqual({ removed: 0 });
    expect(urls()).toEqual(['/terms']);
  });

  it('pages its list by id', async () => {
    const many = Array.from({ length: 120 }, (_, n) => ({
      id: `d${String(n).padStart(3, '0')}`,
      url: `https://shop.example/d/${n}`,
      text: `Bottle number ${n} stands in rack ${n}.`,
    }));
    await push(...many.slice(0, 100));
    await push(...many.slice(100));
    const first = (await call('GET', undefined, '?site=shop')).body;
    expect([first.documents.length, first.next]).toEqual([100, 'd099']);
    const rest = (await call('GET', undefined, `?site=shop&after=${first.next}`)).body;
    expect([rest.documents.length, rest.documents[0].id, rest.next]).toEqual([20, 'd100', null]);
  });

  it('keeps the documents of sites apart', async () => {
    await push(TERMS);
    expect(index.search('blog', 'deposit for a barrel')).toEqual([]);
    expect((await call('GET', undefined, '?site=blog')).body.documents).toEqual([]);
    expect((await call('DELETE', { site: 'blog', ids: ['terms'] })).body).toEqual({ removed: 0 });
    await call('PUT', { site: 'blog', documents: [{ ...TERMS, text: 'The deposit for a barrel is nothing.' }] });
    expect(index.search('shop', 'deposit for a barrel')[0]?.text).toContain('twenty');
    const unnamed = await call('PUT', { documents: [TERMS] });
    expect([unnamed.status, unnamed.error.message]).toEqual([400, 'site must be one of: shop, blog.']);
    expect((await call('PUT', { site: 'none', documents: [TERMS] })).status).toBe(404);
  });

  it.each([
    [
      'an address that is none',
      [{ ...TERMS, url: 'terms.html' }],
      'documents.0.url',
      /must be an address a visitor can open/,
    ],
    [
      'an address nobody may open',
      [TERMS, { ...OLIVES, url: 'javascript:alert(1)' }],
      'documents.1.url',
      /citations link/,
    ],
    [
      'a password in the address',
      [{ ...TERMS, url: 'https://u:p@shop.example/' }],
      'documents.0.url',
      /must be an address/,
    ],
    [
      'no content',
      [{ id: 'x', url: 'https://shop.example/x' }],
      'documents.0',
      /has no content; send one of html, markdown, text/,
    ],
    ['two contents', [{ ...TERMS, html: '<p>x' }], 'documents.0', /has html and text; send one of/],
    ['content without text', [{ url: TERMS.url, html: '<script>x()</script>' }], 'documents.0.html', /holds no text/],
    ['blanks', [TERMS, { url: OLIVES.url, text: ' \n ' }], 'documents.1.text', /holds no text/],
    ['an unknown field', [{ ...TERMS, body: 'x' }], 'documents.0.body', /is not a field of this call/],
    ['no address', [{ text: 'x' }], 'documents.0.url', /is missing/],
    [
      'a language that is none',
      [{ ...TERMS, lang: 'English!' }],
      'documents.0.lang',
      /must be of another form: a language tag such as en/,
    ],
    ['too long a text', [{ ...TERMS, text: 'x '.repeat(100_001) }], 'documents.0.text', /more than 200000 characters/],
    ['one id twice', [TERMS, { ...OLIVES, id: 'terms' }], 'documents.1.id', /is also that of documents\.0/],
    ['one address twice', [TERMS, { ...TERMS, id: 'x', url: `${TERMS.url}#` }], 'documents.1.url', /documents\.0/],
    ['an empty list', [], 'documents', /fewer than 1/],
    ['half a character', [{ ...TERMS, text: 'x \ud800' }], 'documents.0.text', /half of a surrogate pair/],
  ])('refuses %s, names it, and stores nothing', async (_what, documents, field, message) => {
    const { status, error } = await push(...documents);
    expect([status, error.code, error.details.field]).toEqual([400, 'invalid_request', field]);
    expect(error.message).toMatch(message);
    expect(error.message.startsWith(field)).toBe(true);
    expect(index.pageCount('shop')).toBe(0);
  });

  it('refuses the address of another document, and returns its id', async () => {
    await push(TERMS);
    const { status, error } = await push({ ...OLIVES, id: 'olives', url: TERMS.url });
    expect([status, error.message]).toEqual([
      400,
      expect.stringMatching(/documents\.0\.url is that of the document "terms"/),
    ]);
  });

  it('[API-1] accepts bodies up to its own limit, documents up to the stated number, and only JSON', async () => {
    const many = Array.from({ length: DOCUMENT_LIMITS.maxDocuments + 1 }, (_, n) => ({
      url: `https://shop.example/${n}`,
      text: 'x',
    }));
    expect((await push(...many)).error.message).toMatch(/documents must NOT have more than 100 items/);
    const large = {
      url: 'https://shop.example/l',
      html: `<main><p>${'The barrel is full of oil. '.repeat(20)}</p></main>${' '.repeat(300_000)}`,
    };
    expect((await push(large)).status).toBe(200);
    const tooLarge = await push({ ...large, html: 'x'.repeat(DOCUMENT_LIMITS.maxBytes) });
    expect([tooLarge.status, tooLarge.error.message]).toEqual([413, 'The body is larger than 4096 KiB.']);
    const headers = { authorization: `Bearer ${adminKey}`, 'content-type': 'text/html' };
    const plain = await app.server.inject({ method: 'PUT', url: ADDRESS, headers, payload: '<p>x' });
    expect(plain.statusCode).toBe(415);
    // The other calls keep their limit.
    const other = await app.server.inject({
      method: 'POST',
      url: '/api/v1/session',
      payload: { site: 'x'.repeat(70_000) },
      headers: { origin: 'https://allowed.example.com' },
    });
    expect([other.statusCode, other.json().error.message]).toEqual([413, 'The body is larger than 64 KiB.']);
  });

  it('needs the admin key for every method, before it reads the body', async () => {
    for (const method of ['GET', 'PUT', 'POST', 'DELETE'] as const) {
      const reply = await app.server.inject({
        method,
        url: `${ADDRESS}${method === 'GET' ? '?site=shop' : ''}`,
        headers: { authorization: 'Bearer an admin key of 16', 'content-type': 'application/json' },
        ...(method === 'GET' ? {} : { payload: '{ broken' }),
      });
      expect([method, reply.statusCode]).toEqual([method, 401]);
    }
  });

  it('says what to do while another process writes', async () => {
    const busy = Object.assign(new Error('database is locked'), { code: 'SQLITE_BUSY' });
    const other = await createTestApp({
      documents: {
        ...createPushedDocuments({ db, index, sources: store.documents, parse: createParsePool().parse, now: () => 0 }),
        push: async () => Promise.reject(busy),
      },
      config: { adminKey },
    });
    const headers = { authorization: `Bearer ${adminKey}` };
    const payload = { site: 'shop', documents: [TERMS] };
    const reply = await other.server.inject({ method: 'PUT', url: ADDRESS, headers, payload });
    expect([reply.statusCode, reply.json().error.message]).toEqual([503, expect.stringContaining('again in a moment')]);
    await other.close();
  });

  it('is described in openapi.json', async () => {
    const { paths } = (await app.server.inject('/openapi.json')).json();
    expect(Object.keys(paths[ADDRESS]).sort()).toEqual(['delete', 'get', 'post', 'put']);
  });
});
