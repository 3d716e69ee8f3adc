// Every route and every frame with every kind of id of another visitor: the same answer as for an id that nobody has (API-5, WS-6,
// APR-5). The routes are those that the app registers and the frames those of the protocol, so a new one is in here by itself.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CommandSchemas } from '../../../protocol/index.ts';
import { createOwned, type Owned, type OwnedIds } from '../../helpers/owned-objects.ts';
import { sampleOf } from '../../helpers/sample-of.ts';
import { SocketClient } from '../../helpers/socket-client.ts';
import { createTestApp, type TestApp } from '../../helpers/test-app.ts';

type Kind = keyof OwnedIds;
/** What an id in a path names, by the word before it, or by both where one word is before two kinds. */
const KIND_OF_FOLDER: Record<string, Kind> = {
  conversations: 'conversation',
  chat: 'conversation',
  messages: 'message',
  'messages/:message_id': 'answer',
  runs: 'run',
  approvals: 'approval',
  'page-calls': 'call',
  'tool-results': 'result',
  favicon: 'source',
  'search-entries': 'entry',
  attachments: 'attachment',
};
/** What an id in a body or a frame names, by its field; `call` in a frame of its own, `result` in a body that retries a step. */
const KIND_OF_FIELD: Record<string, Kind> = {
  conversation_id: 'conversation',
  message_id: 'message',
  run_id: 'run',
  approval_id: 'approval',
  tool_use_id: 'result',
};
/** Fields whose name ends like that of an id, and which are the client's own or a position. */
const NO_IDS = new Set(['client_id', 'event_id', 'last_event_id']);
/** Calls about another kind of object than their folder says. */
const KIND_OF_CALL: Record<string, Kind> = {
  'POST /api/v1/conversations/:id/restore': 'hidden',
  'PATCH /api/v1/attachments/:id': 'upload',
  'DELETE /api/v1/attachments/:id': 'upload',
};
/** Fields that a sample made from the schema has wrong. */
const SAMPLES: Record<string, (own: Owned) => object> = {
  'POST /api/v1/approvals/:id': ({ argsHash }) => ({ decision: 'approved', args_hash: argsHash }),
  'PUT /api/v1/conversations/:id/shown': ({ ids }) => ({ run_id: ids.run }),
  'POST /api/v1/page-calls/:id': ({ tab }) => ({ tab, result: 1 }),
  show_version: ({ ids }) => ({ run_id: ids.run }),
  feedback: ({ ids }) => ({ message_id: ids.answer }),
  resolve: ({ argsHash }) => ({ decision: 'approved', args_hash: argsHash }),
  page_tool_result: ({ tab, ids }) => ({ tab, result: 1, tool_use_id: ids.call }),
};
/** Ids that are a field of a command about something else. */
const WRONG_FIELD = new Set(['regenerate.tool_use_id', 'show_version.message_id']);
/** Frames that answer nothing about their id, whosever it is. */
const SILENT = new Set(['unsubscribe']);

/** Calls that say nothing in another way than with 404, because their clients expect it. */
const NOTHING: Record<string, number> = { 'GET /api/chat/:id/stream': 204 };

type Visitor = { authorization: string; origin: string; token: string };
type Answer = { status: number; headers: Record<string, unknown>; body: string };
type Schema = { properties?: Record<string, unknown>; required?: string[] };

/** Ids that nobody has: as long as ours, and of other shapes. */
const UNKNOWN = ['conv_99', 'x', '../conversations', '%00', '-'];

describe('[API-5] [WS-6] the ids of another visitor', () => {
  let app: TestApp;
  let ann: Visitor;
  let bob: Visitor;
  let annHas: Owned;
  let bobHas: Owned;
  const open = async () => {
    app = await createTestApp({ icons: { find: async () => ({ icon: null, forMs: 1000 }) } });
    ann = await app.visitor('vis_ann');
    bob = await app.visitor('vis_bob');
    annHas = await createOwned(app, 'vis_ann', 10);
    bobHas = await createOwned(app, 'vis_bob', 20);
  };
  beforeEach(open);
  afterEach(() => app.close());

  const routes = () =>
    app.routes.filter(({ method, access }) => method !== 'HEAD' && (access === 'visitor' || access === 'link'));
  const nameOf = ({ method, url }: { method: string; url: string }) => `${method} ${url}`;
  const parts = ({ method, url }: { method: string; url: string }) =>
    [...url.matchAll(/([^/]+)\/:(\w+)/g)].map(([, folder = '', name = '']) => {
      const kind = KIND_OF_CALL[`${method} ${url}`] ?? KIND_OF_FOLDER[`${folder}/:${name}`] ?? KIND_OF_FOLDER[folder];
      if (kind) return { name, kind };
      throw new Error(
        `${url}: add "${folder}" to KIND_OF_FOLDER, and an object of a new kind to test/helpers/owned-objects.ts`,
      );
    });
  const idFields = (name: string, schema: unknown) =>
    Object.keys((schema as Schema | undefined)?.properties ?? {}).filter((field) => {
      if (!/_ids?$/.test(field) || NO_IDS.has(field)) return false;
      if (!KIND_OF_FIELD[field])
        throw new Error(`${name}: add "${field}" to KIND_OF_FIELD, or to NO_IDS if it names no object`);
      return true;
    });
  /** The required fields of the query. */
  const queryOf = (schema: unknown) => {
    const { querystring } = (schema ?? {}) as { querystring?: unknown };
    const query = Object.entries(querystring ? (sampleOf({ ...querystring, type: 'object' }) as object) : {});
    return query.length === 0 ? '' : `?${new URLSearchParams(query as [string, string][])}`;
  };
  const fill = ({ url, schema }: { url: string; schema: unknown }, ids: Record<string, string>) =>
    url.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(ids[name] ?? '')) + queryOf(schema);
  const bodyOf = (route: { method: string; url: string; schema: unknown }, own: Owned, more: object = {}) => {
    const { body } = (route.schema ?? {}) as { body?: unknown };
    if (!body) return undefined;
    return { ...(sampleOf(body) as object), ...SAMPLES[nameOf(route)]?.(own), ...more };
  };
  const call = async (visitor: Visitor, method: string, url: string, payload?: object): Promise<Answer> => {
    const { authorization, origin } = visitor;
    // No limit of rates is the answer.
    app.clock.advance(2_000);
    const reply = await app.server.inject({
      method: method as 'GET',
      url,
      headers: { authorization, origin },
      ...(payload ? { payload } : {}),
      payloadAsStream: true,
    });
    const isStream = String(reply.headers['content-type']).startsWith('text/event-stream');
    const pieces: Buffer[] = [];
    if (isStream) reply.stream().destroy();
    else for await (const piece of reply.stream()) pieces.push(piece as Buffer);
    const { date: _, 'x-request-id': __, ...headers } = reply.headers;
    return { status: reply.statusCode, headers, body: Buffer.concat(pieces).toString() };
  };
  /** Everything in the database, to see that nothing has changed. */
  const stored = () => {
    const { $client } = app.store.db;
    const tables = $client.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name").pluck().all();
    return JSON.stringify(tables.map((table) => [table, $client.prepare(`SELECT * FROM "${table}"`).all()]));
  };

  it('in any path get the 404 of an unknown id, word for word, and change nothing', async () => {
    const before = stored();
    let cells = 0;
    for (const route of routes()) {
      const places = parts(route);
      for (const place of places) {
        for (const base of [annHas.ids, bobHas.ids]) {
          const others = Object.fromEntries(places.map(({ kind, name }) => [name, base[kind]]));
          const ask = (id: string, ids: Owned) =>
            call(bob, route.method, fill(route, { ...others, [place.name]: id }), bodyOf(route, ids));
          const unknown = await ask('conv_98', annHas);
          expect([nameOf(route), unknown.status], `sample of ${nameOf(route)}: ${unknown.body}`).toEqual([
            nameOf(route),
            NOTHING[nameOf(route)] ?? 404,
          ]);
          for (const id of UNKNOWN) expect([id, await ask(id, annHas)]).toEqual([id, unknown]);
          for (const [kind, id] of Object.entries(annHas.ids)) {
            // The unguessable id of a link is the permission to follow it.
            if (route.access === 'link' && kind === place.kind) continue;
            expect([nameOf(route), kind, await ask(id, annHas)]).toEqual([nameOf(route), kind, unknown]);
            cells += 1;
          }
        }
      }
    }
    expect(stored()).toBe(before);
    expect([app.started, app.stopped, app.resumed]).toEqual([[], [], []]);
    // Ten kinds of ids, in at least the routes of today.
    expect(cells).toBeGreaterThan(150);
  });

  it('in any body get the answer of an unknown id', async () => {
    for (const route of routes()) {
      const body = ((route.schema ?? {}) as { body?: unknown }).body;
      for (const field of idFields(nameOf(route), body)) {
        const path = Object.fromEntries(parts(route).map(({ kind, name }) => [name, bobHas.ids[kind]]));
        const ask = (id: string) => call(bob, route.method, fill(route, path), bodyOf(route, bobHas, { [field]: id }));
        const unknown = await ask('conv_98');
        expect(unknown.status, `${nameOf(route)} with an unknown ${field}: ${unknown.body}`).toBeGreaterThanOrEqual(
          400,
        );
        for (const [kind, id] of Object.entries(annHas.ids)) {
          expect([nameOf(route), field, kind, await ask(id)]).toEqual([nameOf(route), field, kind, unknown]);
        }
      }
    }
  });

  it('are in no reply to a call without ids', async () => {
    const ids = Object.values(annHas.ids);
    for (const route of routes().filter(({ url, method }) => method === 'GET' && !url.includes(':'))) {
      const { status, body } = await call(bob, route.method, fill(route, {}));
      expect([nameOf(route), status]).toEqual([nameOf(route), 200]);
      expect(ids.filter((id) => body.includes(id))).toEqual([]);
      expect(body).not.toContain('SECRET-OF-THE-OWNER');
    }
  });

  it('open for their owner every route that they do not open for others', async () => {
    for (const route of routes().filter(({ url }) => url.includes(':'))) {
      await app.close();
      await open();
      const path = Object.fromEntries(parts(route).map(({ kind, name }) => [name, annHas.ids[kind]]));
      const { status, body } = await call(ann, route.method, fill(route, path), bodyOf(route, annHas));
      expect(
        [200, 202, 204],
        `${nameOf(route)}: ${status} ${body}; a body that its schema does not say belongs into SAMPLES`,
      ).toContain(status);
    }
  });

  it('in any frame get the nack of an unknown id, and change nothing', async () => {
    const socket = await SocketClient.open(app, bob);
    const before = stored();
    let cells = 0;
    for (const [type, schema] of Object.entries(CommandSchemas)) {
      const fields = idFields(type, schema);
      const required = (schema as Schema).required ?? [];
      for (const field of fields) {
        const own = Object.fromEntries(
          fields.filter((name) => required.includes(name)).map((name) => [name, bobHas.ids[KIND_OF_FIELD[name]!]]),
        );
        const ask = async (id: string) => {
          cells += 1;
          const ref = `r${cells}`;
          const frame = { ...(sampleOf(schema) as object), ...own, ...SAMPLES[type]?.(annHas), [field]: id, ref };
          const { ref: _, ...answer } = await socket.ask(frame as { ref: string });
          return answer;
        };
        const unknown = await ask('conv_98');
        if (SILENT.has(type)) expect(unknown).toEqual({ type: 'ack' });
        else
          expect(unknown).toMatchObject({
            type: 'nack',
            error: { code: WRONG_FIELD.has(`${type}.${field}`) ? 'invalid_request' : 'not_found' },
          });
        for (const [kind, id] of Object.entries(annHas.ids))
          expect([type, kind, await ask(id)]).toEqual([type, kind, unknown]);
      }
    }
    expect(cells).toBeGreaterThan(60);
    expect(stored()).toBe(before);
    expect(socket.eventIds()).toEqual([]);
    socket.close();
  });

  it('open for their owner every frame that they do not open for others', async () => {
    for (const [type, schema] of Object.entries(CommandSchemas)) {
      await app.close();
      await open();
      const fields = idFields(type, schema).filter(
        (name) => (schema as Schema).required?.includes(name) || name === 'conversation_id',
      );
      const own = Object.fromEntries(fields.map((name) => [name, annHas.ids[KIND_OF_FIELD[name]!]]));
      const socket = await SocketClient.open(app, ann);
      const frame = { ...(sampleOf(schema) as object), ...own, ...SAMPLES[type]?.(annHas), ref: 'r1' };
      const answer = await socket.ask(frame);
      expect([type, answer.type, answer.error?.message]).toEqual([type, 'ack', undefined]);
      socket.close();
    }
  });
});
