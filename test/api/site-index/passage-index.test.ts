import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import Database from 'better-sqlite3';
import { beforeEach, describe, expect, it } from 'vitest';
import { isAnswerable } from '../../../api/ranking/answers/answer.ts';
import { readQuestion } from '../../../api/ranking/question/question.ts';
import { PassageIndex } from '../../../api/site-index/passage-index.ts';
import { CHINESE, ENGLISH, INDONESIAN, VIETNAMESE } from '../../helpers/site-fixture.ts';

let db: Database.Database;
let index: PassageIndex;
const firstUrl = (site: string, query: string) => index.search(site, query)[0]?.url;

beforeEach(() => {
  db = new Database(':memory:');
  index = new PassageIndex(db);
  index.replacePages('bike', ENGLISH);
  index.replacePages('caphe', VIETNAMESE);
  index.replacePages('museum', CHINESE);
  index.replacePages('batik', INDONESIAN);
});

describe('search', () => {
  it.each([
    ['bike', 'How much does shipping a frame cost?', 'https://bike.example/delivery'],
    ['bike', 'who founded the shop?', 'https://bike.example/about'],
    ['bike', 'can I return a helmet', 'https://bike.example/returns'],
    ['caphe', 'Quán mở cửa lúc mấy giờ?', 'https://caphe.example/gio-mo-cua'],
    ['caphe', 'phí giao hàng bao nhiêu', 'https://caphe.example/giao-hang'],
    ['museum', '学生票多少钱？', 'https://museum.example/tickets'],
    ['museum', '博物馆是谁创立的？', 'https://museum.example/history'],
    ['batik', 'Siapakah pendiri sanggar ini?', 'https://batik.example/tentang'],
    ['batik', 'Bagaimana cara mencuci kain batik?', 'https://batik.example/perawatan'],
  ])('finds the page of site %s for "%s"', (site, query, url) => {
    expect(firstUrl(site, query)).toBe(url);
  });

  it('finds Đà Nẵng when it is typed without diacritics, where đ is d', () => {
    expect(firstUrl('caphe', 'da nang')).toBe('https://caphe.example/da-nang');
    expect(firstUrl('caphe', 'phi giao hang bao nhieu')).toBe('https://caphe.example/giao-hang');
  });

  it('finds a word with one typing error, also in its first letter', () => {
    expect(firstUrl('bike', 'inspecton')).toBe('https://bike.example/about');
    expect(firstUrl('bike', 'earehouse')).toBe('https://bike.example/delivery');
    expect(firstUrl('batik', 'pesnaan')).toBe('https://batik.example/pesanan');
  });

  it('finds the question inside small talk', () => {
    const wrapped =
      'Hi there, I was looking around your website with a friend yesterday and we were wondering, who founded the shop? Thanks a lot!';
    expect(firstUrl('bike', wrapped)).toBe('https://bike.example/about');
    expect(
      firstUrl('batik', 'Halo kak, saya mau tanya sebentar: uang muka pesanan khusus berapa persen? Terima kasih ya!'),
    ).toBe('https://batik.example/pesanan');
  });

  it('finds identifiers by their parts and as a whole', () => {
    expect(firstUrl('bike', 'max results')).toBe('https://bike.example/api');
    expect(firstUrl('bike', 'maxResults')).toBe('https://bike.example/api');
    expect(firstUrl('bike', 'rate_limit_reset')).toBe('https://bike.example/api');
  });

  it('is confident on its own questions and not on those of other sites', () => {
    expect(isAnswerable(index.search('bike', 'How long does delivery take?'))).toBe(true);
    expect(isAnswerable(index.search('museum', '学生票多少钱？'))).toBe(true);
    expect(isAnswerable(index.search('bike', 'Who won the world cup in football in 1998?'))).toBe(false);
    expect(isAnswerable(index.search('batik', 'Apa ibu kota negara Mongolia?'))).toBe(false);
  });

  it('takes a word with a capital for a name, but not "I"', () => {
    const { terms } = readQuestion('How often should I go to Will?', index.statistics('bike')!);
    const isMinor = (word: string) => terms.find((term) => term.exact === word)?.isMinor;
    expect([isMinor('i'), isMinor('will')]).toEqual([true, false]);
  });

  it('finds nothing for an empty query, for signs, and for words the site lacks', () => {
    for (const query of ['', '   ', '?!', '"*" OR (', 'zzzzqqqq']) expect(index.search('bike', query)).toEqual([]);
    expect(index.confidence('bike', 'zzzzqqqq')).toBe(0);
  });

  it('gives at most the limit, best first', () => {
    const hits = index.search('bike', 'delivery of orders and return of goods', { limit: 2 });
    expect(hits).toHaveLength(2);
    expect(hits[0]!.score).toBeGreaterThanOrEqual(hits[1]!.score);
  });
});

describe('replacing and removing', () => {
  const page = ENGLISH[0]!;

  it('leaves none of the old text when a page is replaced', () => {
    const before = index.passageCount('bike');
    index.replacePage('bike', { ...page, etag: '"2"', passages: [{ heading: '', text: 'We send by pigeon now.' }] });
    expect(firstUrl('bike', 'pigeon')).toBe(page.url);
    expect(index.search('bike', 'warehouse').map(({ url }) => url)).not.toContain(page.url);
    expect(index.passageCount('bike')).toBe(before - page.passages.length + 1);
    expect(index.getPage('bike', page.url)).toMatchObject({
      etag: '"2"',
      passageCount: 1,
      contentHash: page.contentHash,
    });
  });

  it('touches only the rows of the page it replaces', () => {
    const others = db.prepare(
      'SELECT s.id, s.text FROM site_index_passages s JOIN site_index_pages p ON p.id = s.page_id WHERE p.url <> ? ORDER BY s.id',
    );
    const before = others.all(page.url);
    index.replacePage('bike', page);
    expect(others.all(page.url)).toEqual(before);
  });

  it('ranks the same whether pages came at once or were replaced one by one', () => {
    const fresh = new PassageIndex(new Database(':memory:'));
    fresh.replacePages('bike', ENGLISH);
    for (const again of ENGLISH) index.replacePage('bike', again);
    const question = 'How long until a refund is on my account?';
    const shape = (hits: ReturnType<PassageIndex['search']>) => hits.map((hit) => [hit.text, hit.score.toFixed(9)]);
    expect(shape(index.search('bike', question))).toEqual(shape(fresh.search('bike', question)));
  });

  it('removes a page and returns whether there was one', () => {
    expect(index.removePage('bike', page.url)).toBe(true);
    expect(index.removePage('bike', page.url)).toBe(false);
    expect(index.getPage('bike', page.url)).toBeUndefined();
    expect(index.search('bike', 'warehouse').map(({ url }) => url)).not.toContain(page.url);
  });

  it('keeps all pages when the database is opened again', () => {
    const again = new PassageIndex(db);
    expect(again.pageCount('bike')).toBe(ENGLISH.length);
    expect([again.languages('bike'), again.languages('nobody')]).toEqual([['en'], []]);
    expect(again.search('bike', 'inspection of brakes')[0]?.url).toBe('https://bike.example/about');
  });
});

describe('sites', () => {
  it('never finds pages of another site', () => {
    expect(index.search('museum', 'warehouse')).toEqual([]);
    expect(index.search('unknown', 'warehouse')).toEqual([]);
    for (const hit of index.search('bike', 'https bike museum batik')) expect(hit.url).toContain('bike.example');
  });

  it('removes one site and leaves the others', () => {
    index.removeSite('bike');
    expect(index.pageCount('bike')).toBe(0);
    expect(index.search('bike', 'warehouse')).toEqual([]);
    expect(index.pageCount('museum')).toBe(CHINESE.length);
    index.replacePage('bike', ENGLISH[0]!);
    expect(firstUrl('bike', 'warehouse')).toBe(ENGLISH[0]!.url);
  });

  it('sees at once what another process writes', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'passage-index-')), 'index.db');
    const [server, program] = [new Database(file), new Database(file)];
    const served = new PassageIndex(server);
    served.replacePage('bike', ENGLISH[0]!);
    expect(served.search('bike', 'inspection')).toEqual([]);
    new PassageIndex(program).replacePages('bike', ENGLISH);
    expect(served.search('bike', 'inspection')[0]?.url).toBe('https://bike.example/about');
    expect(served.passageCount('bike')).toBe(ENGLISH.flatMap((entry) => entry.passages).length);
    for (const one of [server, program]) one.close();
    rmSync(dirname(file), { recursive: true });
  });

  it('lists the pages of a site in order, from a given URL on', () => {
    const urls = ENGLISH.map((entry) => entry.url).sort();
    const first = index.listPages('bike', { limit: 2 });
    expect(first.map((entry) => entry.url)).toEqual(urls.slice(0, 2));
    expect(index.listPages('bike', { after: urls[1]! }).map((entry) => entry.url)).toEqual(urls.slice(2));
  });
});
