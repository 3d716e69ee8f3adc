// Every call of visitors, owners and operators that /openapi.json describes is made: its examples are sent as they are, ids in them are put right,
// and each reply fits the documented one. A route without a call here fails the test.
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import Database from 'better-sqlite3';
import { Errors } from 'typebox/schema';
import { afterEach, describe, expect, it } from 'vitest';
import { createParsePool } from '../../../api/documents/parse-pool.ts';
import { HistorySchema } from '../../../api/routes/openapi/history-schema.ts';
import type { IndexJobs, IndexState } from '../../../api/site-index/crawl/index-jobs.ts';
import { PassageIndex } from '../../../api/site-index/passage-index.ts';
import { createPushedDocuments } from '../../../api/site-index/pushed/pushed-documents.ts';
import { createSqliteStore } from '../../../api/store/sqlite/sqlite-store.ts';
import { toHistory } from '../../../protocol/index.ts';
import { createOwned, type Owned } from '../../helpers/owned-objects.ts';
import { recordedRun } from '../../helpers/recorded-runs.ts';
import { answerOf } from '../../helpers/store-contract.ts';
import { createTestApp, ORIGIN, otherSite, type TestApp, testSite } from '../../helpers/test-app.ts';

type Media = {
  schema: object;
  examples?: Record<string, { value: Record<string, unknown> }>;
  'x-item-schema'?: object;
};
type Operation = {
  summary?: string;
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, { content?: Record<string, Media> }>;
  security?: object[];
};
type Paths = Record<string, Record<string, Operation>>;
type Call = {
  /** By name, as in the path. */
  params?: Record<string, string>;
  query?: string;
  /** In place of those fields of the examples. */
  fields?: Record<string, unknown>;
  /** One example instead of all. */
  example?: string;
  bytes?: Buffer;
  status?: number;
  /** For a call whose examples are sent to it, what is made right before each. */
  before?: (n: number) => Promise<void>;
};

const ADMIN_KEY = 'an admin key of the test';
const faults = (schema: object, value: unknown) => Errors(schema, value)[1];

let app: TestApp;
afterEach(() => app?.close());

/** A crawl that has begun, and one that has ended. */
function indexOf(): IndexJobs {
  const state = (site: string, status: IndexState['status']): IndexState => ({
    site,
    sitemap: 'https://www.example.com/sitemap.xml',
    status,
    is_first: true,
    started_at: '2026-01-02T03:04:05.000Z',
    ...(status === 'done' ? { ended_at: '2026-01-02T03:05:05.000Z' } : {}),
    counts: { found: 3, done: 3, fetched: 2, unchanged: 0, removed: 0, failed: 1 },
    failures: [{ url: 'https://www.example.com/a', reason: 'answered 404', detail: 'of 127.0.0.1' }],
  });
  return {
    start: (site) => state(site, 'running'),
    stop: async (site) => state(site, 'stopped'),
    state: (site) => state(site, 'done'),
    explainEmpty: () => 'The site has no pages.',
    onChange: () => () => {},
    forget: async () => {},
    close: async () => {},
  };
}

async function open() {
  const db = new Database(':memory:');
  const index = new PassageIndex(db);
  app = await createTestApp({
    config: {
      adminKey: ADMIN_KEY,
      sites: [testSite, otherSite, { ...testSite, key: 'default' }],
      siteFiles: ['shop', 'blog', 'default'].map((key) => ({ key, origins: [ORIGIN] })),
      gateway: { keys: [], mcp: false },
    },
    index: indexOf(),
    refreshes: { nextAtMs: () => 1_767_400_000_000 },
    icons: { find: async () => ({ icon: { type: 'image/png', bytes: new Uint8Array([1]) }, forMs: 1_000 }) as never },
    documents: createPushedDocuments({
      db,
      index,
      sources: createSqliteStore({ url: ':memory:' }).documents,
      parse: createParsePool().parse,
      now: () => 1_700_000_000_000,
    }),
  });
  const { paths } = (await app.server.inject('/openapi.json')).json() as { paths: Paths };
  const visitor = await app.visitor('vis_ann');
  const made = new Set<string>();

  /** Sends each example of the operation, or the one call without a body; gives the replies' bodies. */
  async function call(name: string, options: Call = {}): Promise<Record<string, unknown>[]> {
    made.add(name);
    const [method = '', path = ''] = name.split(' ');
    const operation = paths[path]?.[method.toLowerCase()];
    expect(operation?.summary, `${name}: summary`).toMatch(/^[A-Z].+\.$/);
    const media = operation!.requestBody?.content['application/json'];
    const examples = Object.entries(media?.examples ?? {}).filter(([title]) => title === (options.example ?? title));
    expect(media === undefined || examples.length > 0, `${name}: examples`).toBe(true);
    const bodies = media ? examples.map(([, { value }]) => value) : [undefined];
    const replies: Record<string, unknown>[] = [];
    for (const [n, value] of bodies.entries()) {
      if (media) expect(faults(media.schema, value), `${name}: ${JSON.stringify(value)}`).toEqual([]);
      await options.before?.(n);
      replies.push(await send(name, method, path, operation!, options, value));
    }
    return replies;
  }

  async function send(
    name: string,
    method: string,
    path: string,
    { responses, security }: Operation,
    options: Call,
    value?: object,
  ) {
    const url = path.replace(/\{(\w+)\}/g, (_, id: string) => encodeURIComponent(options.params?.[id] ?? id));
    const isAdmin = JSON.stringify(security)?.includes('admin');
    const authorization = isAdmin
      ? { authorization: `Bearer ${ADMIN_KEY}` }
      : { authorization: visitor.authorization, origin: ORIGIN };
    const payload = options.bytes ?? (value === undefined ? undefined : { ...value, ...pick(options.fields, value) });
    const type = options.bytes ? 'application/octet-stream' : 'application/json';
    app.clock.advance(2_000);
    const reply = await app.server.inject({
      method: method as 'GET',
      url: url + (options.query ?? ''),
      headers: {
        ...(security?.length === 0 ? { origin: ORIGIN } : authorization),
        ...(payload === undefined ? {} : { 'content-type': type }),
      },
      ...(payload === undefined ? {} : { payload }),
      payloadAsStream: true,
    });
    const text = await readSome(reply);
    const status = String(reply.statusCode);
    const known = responses[status] ?? responses[`${status[0]}XX`];
    expect([name, options.status ?? 200, text].slice(0, 2), `${name}: ${text}`).toEqual([name, reply.statusCode]);
    expect(known, `${name}: reply ${status}`).toBeDefined();
    if (text === '') {
      expect(known!.content, `${name}: a reply without a body`).toBeUndefined();
      return {};
    }
    const [got = ''] = String(reply.headers['content-type']).split(';');
    const media = known!.content?.[got] ?? known!.content?.[got.replace(/\/.*/, '/*')] ?? known!.content?.['*/*'];
    expect(media, `${name}: ${got}`).toBeDefined();
    if (got === 'text/event-stream') {
      const frames = text.split('\n').filter((line) => line.startsWith('data: '));
      expect(frames, name).not.toEqual([]);
      const item = media!['x-item-schema'];
      for (const frame of item ? frames : [])
        expect(faults(item!, JSON.parse(frame.slice(6))), `${name}: ${frame}`).toEqual([]);
      return { frames };
    }
    if (got !== 'application/json') return { text };
    expect(faults(media!.schema, JSON.parse(text)), `${name}: ${text}`).toEqual([]);
    return JSON.parse(text) as Record<string, unknown>;
  }
  const without = (prefix: RegExp) =>
    Object.entries(paths)
      .flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`))
      .filter((name) => prefix.test(name) && !made.has(name));
  return { call, without, paths };
}

/** The whole reply; of a stream of events what comes first. */
async function readSome(reply: { headers: Record<string, unknown>; stream(): NodeJS.ReadableStream }): Promise<string> {
  const isEvents = String(reply.headers['content-type']).startsWith('text/event-stream');
  let text = '';
  for await (const piece of reply.stream()) {
    text += String(piece);
    if (isEvents && text.includes('data: ')) break;
  }
  return text;
}

const pick = (fields: Record<string, unknown> = {}, value: object) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => name in value));

describe('/openapi.json', () => {
  it('[API] describes every call of a visitor as it is', async () => {
    const { call, without } = await open();
    const own: Owned = await createOwned(app, 'vis_ann', 500);
    const { ids } = own;
    const id = ids.conversation;
    await call('POST /api/v1/session');
    await call('POST /api/v1/site');
    await call('GET /api/v1/conversations', { query: '?q=answer' });
    const [plain, titled] = await call('POST /api/v1/conversations', { status: 201 });
    await call('PATCH /api/v1/conversations/{id}', { params: { id: String(titled!.id) } });
    await call('PUT /api/v1/conversations/{id}/read', { params: { id } });

    await call('GET /api/v1/conversations/{id}/history', { params: { id } });
    await call('GET /api/v1/conversations/{id}/history', { params: { id: 'conv_501' }, query: '?workspace=none' });
    await call('GET /api/v1/conversations/{id}/events', { params: { id } });
    await call('GET /api/v1/conversations/{id}/events', { params: { id: 'conv_501' } });
    await call('GET /api/v1/conversations/{id}/messages', { params: { id }, query: '?format=ui' });
    for (const format of ['md', 'json'])
      await call('GET /api/v1/conversations/{id}/export', { params: { id }, query: `?format=${format}` });
    await call('GET /api/v1/conversations/{id}/tool-results/{tool_use_id}', {
      params: { id, tool_use_id: ids.result },
    });
    await call('GET /api/v1/search-entries/{id}', { params: { id: ids.entry } });
    await call('GET /api/v1/favicon/{id}', { params: { id: ids.source } });
    await call('GET /api/v1/attachments/{id}', { params: { id: ids.attachment } });

    await call('PUT /api/v1/conversations/{id}/messages/{message_id}/feedback', {
      params: { id, message_id: ids.answer },
    });
    await call('PUT /api/v1/conversations/{id}/shown', {
      params: { id },
      fields: { run_id: ids.run, message_id: ids.message },
    });
    const answered = await call('POST /api/v1/messages/{id}/regenerate', { params: { id: ids.message }, status: 202 });
    await app.store.log.append(id, answerOf(String(answered[0]!.run_id)));
    const edited = await call('PATCH /api/v1/messages/{id}', { params: { id: ids.message }, status: 202 });
    await call('POST /api/v1/runs/{id}/stop', { params: { id: String(edited[0]!.run_id) }, status: 202 });
    let last: string | undefined;
    await call('POST /api/v1/conversations/{id}/messages', {
      params: { id: String(plain!.id) },
      status: 202,
      before: async () => {
        const run = await app.store.runs.active(String(plain!.id));
        if (run) await app.store.log.append(String(plain!.id), answerOf(run.id));
        last = run?.id;
      },
    });
    expect(last).toBeDefined();
    await call('GET /api/chat/{id}/stream', { params: { id: String(titled!.id) }, status: 204 });
    await call('POST /api/chat/{id}/stop', { params: { id: String(plain!.id) }, status: 202 });

    await call('POST /api/v1/approvals/{id}', {
      params: { id: ids.approval },
      fields: { args_hash: own.argsHash },
      example: 'approved',
    });
    await call('POST /api/v1/approvals/{id}', { params: { id: ids.approval }, example: 'rejected', status: 409 });
    await call('POST /api/v1/page-calls/{id}', { params: { id: ids.call }, fields: { tab: own.tab } });

    const [file] = await call('POST /api/v1/attachments', { status: 201 });
    await call('PATCH /api/v1/attachments/{id}', {
      params: { id: String(file!.id) },
      query: '?offset=0',
      bytes: Buffer.from('Order 10015'),
    });
    await call('DELETE /api/v1/attachments/{id}', { params: { id: String(file!.id) }, status: 204 });
    await call('POST /api/v1/conversations/import', { status: 201 });
    await call('POST /api/v1/device-links', { status: 201 });
    await call('POST /api/v1/conversations/{id}/restore', { params: { id: ids.hidden } });
    await call('DELETE /api/v1/conversations/{id}', { params: { id: ids.hidden }, query: '?undo=6', status: 202 });
    await call('DELETE /api/v1/conversations/{id}', { params: { id }, status: 204 });
    await call('DELETE /api/v1/conversations/{id}', { params: { id }, status: 404 });
    await call('DELETE /api/v1/visitor', { status: 204 });
    // The socket is described in docs/protocol.md, whose frames have tests of their own; the other two are called in
    // test/api/plugins/openapi.test.ts.
    expect(without(/ \/api\/(?!v1\/admin)|agui/).sort()).toEqual(['GET /api/v1/ws', 'POST /agui', 'POST /api/chat']);
  });

  it('describes every call of the owner and of operators as it is', async () => {
    const { call, without, paths } = await open();
    await call('GET /api/v1/admin/index', { query: '?site=shop' });
    await call('POST /api/v1/admin/index', { status: 202, example: 'one of several' });
    await call('POST /api/v1/admin/index', { status: 400, example: 'the only site' });
    await call('POST /api/v1/admin/index/stop');
    await call('GET /api/v1/admin/index/events', { query: '?site=shop' });
    await call('PUT /api/v1/admin/index/documents');
    await call('POST /api/v1/admin/index/documents');
    const [listed] = await call('GET /api/v1/admin/index/documents', { query: '?site=default' });
    expect(listed!.documents).toHaveLength(3);
    await call('DELETE /api/v1/admin/index/documents');
    await call('POST /api/v1/admin/sites', { status: 201 });
    await call('GET /api/v1/admin/sites');
    await call('GET /api/v1/admin/sites/{key}', { params: { key: 'new-shop' } });
    await call('PATCH /api/v1/admin/sites/{key}', { params: { key: 'new-shop' } });
    await call('DELETE /api/v1/admin/sites/{key}', { params: { key: 'new-shop' }, status: 204 });
    const [audit] = await call('GET /api/v1/admin/audit');
    expect(audit!.entries).not.toEqual([]);
    await call('GET /api/v1/admin/connection');
    expect(without(/ \/api\/v1\/admin/)).toEqual([]);
    for (const path of ['/healthz', '/readyz', '/metrics', '/openapi.json']) await call(`GET ${path}`);
    expect(without(/ \/(?!api|v1|agui)/)).toEqual([]);
    expect(paths['/metrics']!.get!.security).toEqual([{ admin: [] }]);
  });
});

describe('the schema of a history', () => {
  const names = readdirSync(resolve(import.meta.dirname, '../../fixtures/runs'))
    .filter((name) => name.endsWith('.events.jsonl'))
    .map((name) => name.replace('.events.jsonl', ''));
  const at = '2026-01-01T00:00:00.000Z';

  it.each(names)('has every field of a history, wherever %s is cut', (name) => {
    const events = recordedRun(name);
    for (let end = 1; end <= events.length; end++) {
      const history = toHistory(events.slice(0, end), { id: 'c', title: null, created_at: at, updated_at: at });
      expect(faults(HistorySchema, JSON.parse(JSON.stringify(history))), `to event ${end}`).toEqual([]);
    }
  });
});
