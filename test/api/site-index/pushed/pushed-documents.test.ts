// Pushed documents over their two databases: what the index lacks, or has too much, is found at the start and put right.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createParsePool } from '../../../../api/documents/parse-pool.ts';
import { createEraser } from '../../../../api/site-index/erase-removed.ts';
import { createPushedDocuments } from '../../../../api/site-index/pushed/pushed-documents.ts';
import { type OpenIndex, openIndex } from '../../../../api/site-index/tables/open-index.ts';
import { type DocumentSources, PAGE_FORMAT } from '../../../../api/store/contract/documents.ts';
import type { Store } from '../../../../api/store/contract/store.ts';
import { createSqliteStore } from '../../../../api/store/sqlite/sqlite-store.ts';

const never = new AbortController().signal;
const { parse } = createParsePool();
const RACK = {
  id: 'rack',
  url: 'https://cellar.example/rack',
  format: 'text' as const,
  content: 'The rack holds ninety bottles of cider.',
};
const PRESS = {
  id: 'press',
  url: 'https://cellar.example/press',
  title: 'The press',
  format: 'markdown' as const,
  content: '# Press\n\nThe press is cleaned with warm water after each harvest.',
};

let store: Store;
let index: OpenIndex;
let nowMs: number;
beforeEach(() => {
  store = createSqliteStore({ url: ':memory:' });
  index = openIndex(':memory:');
  nowMs = 1_000;
});
afterEach(async () => {
  index.close();
  await store.close();
});

function openDocuments(
  over: {
    sources?: Partial<DocumentSources>;
    onReplace?(): void;
    parse?: typeof parse;
    onCut?(url: string): void;
  } = {},
) {
  const { passages, db } = index;
  return createPushedDocuments({
    onRemoved: eraser().request,
    db,
    index: {
      getPage: (...of) => passages.getPage(...of),
      removePage: (...of) => passages.removePage(...of),
      replacePage: (...of) => {
        over.onReplace?.();
        passages.replacePage(...of);
      },
    },
    sources: { ...store.documents, ...over.sources },
    parse: over.parse ?? parse,
    now: () => nowMs++,
    ...(over.onCut ? { onCut: over.onCut } : {}),
  });
}
/** Of a new process. */
const eraser = () =>
  createEraser({ db: index.db, index: index.passages, settings: store.settings, pause: async () => {} });
const found = (question: string) => index.passages.search('shop', question)[0]?.url ?? null;
/** What a start does. */
async function restart() {
  const documents = openDocuments();
  const lost = await documents.findLost();
  await documents.restore(lost, never);
  return lost.map(({ id }) => id);
}

describe('pushed documents', () => {
  it('are read again, with title and time, when the index is lost; until then their addresses count as pushed', async () => {
    await openDocuments().push('shop', [RACK, PRESS], never);
    const before = await openDocuments().list('shop', { limit: 10 });
    const hits = index.passages.search('shop', 'how many bottles of cider');
    index.close();
    index = openIndex(':memory:');
    const documents = openDocuments();
    const lost = await documents.findLost();
    expect(lost.map(({ id }) => id)).toEqual(['press', 'rack']);
    expect([documents.has('shop', RACK.url), documents.hasAny('shop'), documents.hasAny('blog')]).toEqual([
      true,
      true,
      false,
    ]);
    expect(found('bottles of cider')).toBeNull();
    await documents.restore(lost, never);
    expect(await documents.list('shop', { limit: 10 })).toEqual(before);
    expect(index.passages.search('shop', 'how many bottles of cider').map(({ text, title }) => [text, title])).toEqual(
      hits.map(({ text, title }) => [text, title]),
    );
    expect(await restart()).toEqual([]);
  });

  it('with a table that is longer than the bound have its first rows, and are reported as cut', async () => {
    const rows = Array.from({ length: 500 }, (_, n) => `<tr><td>Barrel ${n}</td><td>${n} euros</td></tr>`).join('');
    const content = `<p>All of our prices.</p><table><tr><th>Barrel</th><th>Price</th></tr>${rows}</table>`;
    const cut: string[] = [];
    const prices = { url: 'https://cellar.example/prices', format: 'html' as const, content };
    const documents = openDocuments({
      parse: (task, signal) => parse({ ...task, maxChars: 5_000 }, signal),
      onCut: (url) => void cut.push(url),
    });
    const [pushed] = await documents.push('shop', [prices, RACK], never);
    expect(pushed?.passages).toBeGreaterThan(3);
    expect(cut).toEqual([prices.url]);
  });

  it('fail with the error of the program where it has a fault, not as documents without text', async () => {
    const fault = new Error('RangeError: Invalid count value');
    const documents = openDocuments({ parse: () => Promise.reject(fault) });
    await expect(documents.push('shop', [RACK], never)).rejects.toBe(fault);
  });

  describe('in files', () => {
    let folder: string;
    const SECRET = {
      ...RACK,
      id: 'secret',
      url: 'https://cellar.example/secret',
      content: 'The name is xqzjvwk.\n\n'.repeat(40),
    };
    const filesWith = (text: string) =>
      readdirSync(folder).filter((file) => readFileSync(join(folder, file), 'latin1').includes(text));
    /** Files of both databases with the word of the secret, as it is in the text and among the words. */
    const filesWithIt = () => filesWith('xqzjv');
    beforeEach(async () => {
      index.close();
      await store.close();
      folder = mkdtempSync(join(tmpdir(), 'agent-chat-pushed-'));
      store = createSqliteStore({ url: join(folder, 'agent-chat.db') });
      index = openIndex(join(folder, 'index.db'));
      const others = Array.from({ length: 30 }, (_, n) => ({
        url: `https://cellar.example/${n}`,
        format: 'text' as const,
        content: `Barrel ${n} holds cider of the year ${1990 + n}, of apples named ${'abcdefghij'[n % 10]}apple${n}.`,
      }));
      await openDocuments().push('shop', others, never);
      await openDocuments().push('shop', [SECRET], never);
      expect(filesWithIt()).not.toEqual([]);
    });
    afterEach(() => rmSync(folder, { recursive: true }));

    it('[PRIV-2] leave no text in any file once they are removed, and then no word; no other document is found less', async () => {
      expect(await openDocuments().remove('shop', { ids: ['secret'] })).toBe(1);
      expect(filesWith('The name is')).toEqual([]);
      await eraser().work(never);
      expect(filesWithIt()).toEqual([]);
      expect(found('xqzjvwk')).toBeNull();
      expect(found('apples of capple22')).toBe('https://cellar.example/22');
      expect(index.db.pragma('integrity_check', { simple: true })).toBe('ok');
    });

    it('[PRIV-2] leave no word when the process ended in the removal, or before its end', async () => {
      const sources = { remove: () => Promise.reject(new Error('the process ended')) };
      await expect(openDocuments({ sources }).remove('shop', { ids: ['secret'] })).rejects.toThrow('the process ended');
      expect(await restart()).toEqual(['secret']);
      await openDocuments().remove('shop', { ids: ['secret'] });
      const ended = new AbortController();
      const pause = async () => ended.abort();
      await createEraser({ db: index.db, index: index.passages, settings: store.settings, pause }).work(ended.signal);
      expect(filesWithIt()).toEqual(['index.db']);
      await eraser().work(never);
      expect(filesWithIt()).toEqual([]);
    });

    it('[PRIV-2] leave no text when another takes their place', async () => {
      await openDocuments().push('shop', [{ ...SECRET, content: 'The name is not known.' }], never);
      expect(filesWith('The name is xqzjvwk.')).toEqual([]);
    });
  });

  it('that the index did not take, as its process ended, are read at the next start', async () => {
    const onReplace = () => {
      throw new Error('the process ended');
    };
    await expect(openDocuments({ onReplace }).push('shop', [RACK], never)).rejects.toThrow('the process ended');
    expect(found('bottles of cider')).toBeNull();
    expect(await restart()).toEqual(['rack']);
    expect(found('bottles of cider')).toBe(RACK.url);
  });

  it('that had moved when the process ended are at the new address only', async () => {
    await openDocuments().push('shop', [RACK], never);
    const onReplace = () => {
      throw new Error('the process ended');
    };
    const moved = { ...RACK, url: 'https://cellar.example/racks/1' };
    await expect(openDocuments({ onReplace }).push('shop', [moved], never)).rejects.toThrow('the process ended');
    expect(await restart()).toEqual(['rack']);
    expect(index.passages.listPages('shop').map(({ url }) => url)).toEqual([moved.url]);
  });

  it('whose removal was cut off are there again, and can be removed', async () => {
    await openDocuments().push('shop', [RACK], never);
    const remove = () => Promise.reject(new Error('the process ended'));
    await expect(openDocuments({ sources: { remove } }).remove('shop', { ids: ['rack'] })).rejects.toThrow(
      'the process',
    );
    expect(await restart()).toEqual(['rack']);
    expect(found('bottles of cider')).toBe(RACK.url);
    expect(await openDocuments().remove('shop', { urls: [RACK.url] })).toBe(1);
    expect([found('bottles of cider'), await restart()]).toEqual([null, []]);
  });

  it('are not the only pages that can be removed: by its address a crawled one leaves, too', async () => {
    const page = { title: 'Jugs', lang: 'en', contentHash: 'a', fetchedAtMs: 1 };
    const passages = [{ heading: '', text: 'A jug holds two litres of cider.', fragment: '' }];
    index.passages.replacePage('shop', { ...page, url: 'https://cellar.example/jugs', passages });
    expect(found('litres of cider in a jug')).toBe('https://cellar.example/jugs');
    const urls = ['https://cellar.example/jugs', 'https://cellar.example/never'];
    expect(await openDocuments().remove('shop', { urls: ['https://cellar.example/jugs#top'] })).toBe(0);
    expect(await openDocuments().remove('shop', { urls })).toBe(1);
    expect(found('litres of cider in a jug')).toBeNull();
  });

  it('that only the index has are removed from it: it is older than the database', async () => {
    await openDocuments().push('shop', [RACK, PRESS], never);
    await store.documents.remove('shop', 'rack');
    expect(await restart()).toEqual([]);
    expect(index.passages.listPages('shop').map(({ url }) => url)).toEqual([PRESS.url]);
    expect(openDocuments().has('shop', RACK.url)).toBe(false);
  });

  it('pushed again unchanged keep their time, and a text written in another way replaces the source', async () => {
    const documents = openDocuments();
    await documents.push('shop', [RACK], never);
    const pushedAtMs = (await store.documents.get('shop', 'rack'))?.pushedAtMs;
    const content = RACK.content.replace('. ', '.\n');
    const [outcome] = await documents.push('shop', [{ ...RACK, content: `${content}\n\n` }], never);
    expect(outcome?.status).toBe('unchanged');
    expect(await store.documents.get('shop', 'rack')).toMatchObject({ pushedAtMs, content: `${content}\n\n` });
    expect(await restart()).toEqual([]);
  });

  it('of a version that kept no source come back as the page that the index had, until they are pushed again', async () => {
    const kept = {
      contentHash: 'earlier',
      breadcrumb: ['Cellar'],
      passages: [{ heading: 'Rack', text: RACK.content, fragment: '' }],
    };
    const source = { site: 'shop', id: 'rack', url: RACK.url, title: 'Rack', lang: 'en', pushedAtMs: 5 };
    await store.documents.put({ ...source, format: PAGE_FORMAT, content: JSON.stringify(kept) });
    expect(await restart()).toEqual(['rack']);
    expect(index.passages.getPage('shop', RACK.url)).toMatchObject({
      title: 'Rack',
      lang: 'en',
      contentHash: 'earlier',
    });
    expect(index.passages.search('shop', 'bottles of cider')[0]).toMatchObject({
      heading: 'Rack',
      breadcrumb: ['Cellar'],
    });
    const [outcome] = await openDocuments().push('shop', [RACK], never);
    expect(outcome?.status).toBe('changed');
    expect(await store.documents.get('shop', 'rack')).toMatchObject({ format: 'text', content: RACK.content });
  });
});
