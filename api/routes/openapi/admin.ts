// What /openapi.json says of the calls of the owner, and of those for operators and programs.
import { Type } from 'typebox';
import type { Operations } from '../../plugins/openapi.ts';

const site = 'default';
const Counts = Type.Object(
  Object.fromEntries(
    ['found', 'done', 'fetched', 'unchanged', 'removed', 'failed'].map((name) => [name, Type.Integer()]),
  ),
);
const State = Type.Object({
  site: Type.String(),
  status: Type.Union(['never', 'running', 'done', 'stopped', 'failed'].map((status) => Type.Literal(status))),
  sitemap: Type.Optional(Type.String()),
  is_first: Type.Optional(Type.Boolean({ description: 'no crawl of the site was completed before this one' })),
  started_at: Type.Optional(Type.String({ description: 'ISO 8601' })),
  ended_at: Type.Optional(Type.String({ description: 'ISO 8601' })),
  counts: Type.Optional(Counts),
  failures: Type.Optional(
    Type.Array(Type.Object({ url: Type.String(), reason: Type.String(), detail: Type.Optional(Type.String()) }, {}), {
      description: 'the first ones',
    }),
  ),
  error: Type.Optional(Type.String({ description: 'why it failed, and what to do' })),
  next_at: Type.Optional(Type.String({ description: 'of the next crawl, ISO 8601' })),
});

export const ADMIN_OPERATIONS: Operations = {
  'GET /api/v1/admin/index': { summary: 'How the crawl of a site goes.', response: { 200: State } },
  'POST /api/v1/admin/index': {
    summary: 'Crawls a site now.',
    response: { 202: State },
    examples: { 'the only site': {}, 'one of several': { site } },
  },
  'POST /api/v1/admin/index/stop': {
    summary: 'Stops the crawl of a site; the next one goes on from there.',
    response: { 200: State },
    examples: { stop: { site } },
  },
  'GET /api/v1/admin/index/events': {
    summary: 'How the crawl of a site goes, as events until it ends.',
    stream: 'the state of the crawl at each change',
    frame: State,
  },
  'PUT /api/v1/admin/index/documents': {
    summary: 'Adds documents to the index of a site, or replaces them.',
    examples: {
      Markdown: {
        site,
        documents: [{ url: 'https://www.example.com/terms', markdown: '# Terms\n\nInvoices are due within ten days.' }],
      },
      'with an id and a language': {
        site,
        documents: [
          {
            id: 'hours',
            url: 'https://www.example.com/hours',
            title: 'Hours',
            lang: 'en',
            text: 'We open at nine every day.',
          },
        ],
      },
    },
  },
  'POST /api/v1/admin/index/documents': {
    summary: 'The same as PUT.',
    examples: {
      text: {
        site,
        documents: [{ url: 'https://www.example.com/parking', text: 'Parking is free for guests of the shop.' }],
      },
    },
  },
  'GET /api/v1/admin/index/documents': { summary: 'The documents of a site that were pushed.' },
  'DELETE /api/v1/admin/index/documents': {
    summary: 'Removes documents from the index of a site.',
    examples: { 'by address': { site, urls: ['https://www.example.com/terms'] }, 'by id': { site, ids: ['hours'] } },
  },
  'GET /api/v1/admin/sites': { summary: 'The sites of this server.' },
  'POST /api/v1/admin/sites': {
    summary: 'Makes a site, at once.',
    examples: {
      site: { key: 'new-shop', origins: ['https://www.example.com'], agent: { name: 'Nova', greeting: 'Hello' } },
    },
  },
  'GET /api/v1/admin/sites/:key': { summary: 'One site.' },
  'PATCH /api/v1/admin/sites/:key': {
    summary: 'Changes settings of a site, at once.',
    examples: { greeting: { agent: { greeting: 'How can I help?' } } },
  },
  'DELETE /api/v1/admin/sites/:key': { summary: 'Removes a site that was made by this API.' },
  'GET /api/v1/admin/audit': { summary: 'What the admin API changed, newest first.' },
  'GET /api/v1/admin/connection': { summary: 'How this call arrived: proxies, counted address, scheme and host.' },
};

const Ready = Type.Object({
  status: Type.Union(['ready', 'unready', 'draining'].map((status) => Type.Literal(status))),
  causes: Type.Optional(Type.Record(Type.String(), Type.String(), { description: 'what does not work, by part' })),
  notes: Type.Optional(Type.Array(Type.String(), { description: 'sites without pages, tools that are left out' })),
});
const Message = Type.Record(Type.String(), Type.Unknown(), { description: 'a JSON-RPC message of MCP' });

/** Routes below other paths than /api and /v1: each in here is in the document. */
export const OTHER_OPERATIONS: Operations = {
  'GET /healthz': {
    summary: 'The process answers.',
    response: { 200: Type.Object({ status: Type.Literal('ok') }) },
    security: [],
  },
  'GET /readyz': {
    summary: 'The server can work, or why it cannot.',
    response: { 200: Ready, 503: Ready },
    security: [],
  },
  'GET /metrics': {
    summary: 'Metrics of Prometheus.',
    media: { 'text/plain': Type.String() },
    security: [{ admin: [] }],
  },
  'GET /openapi.json': {
    summary: 'This document.',
    response: { 200: Type.Object({ openapi: Type.Literal('3.1.0') }) },
    security: [],
  },
  'POST /mcp': {
    summary: 'The agent as tools of MCP clients: ask, search_site, read_page.',
    body: Message,
    media: { 'application/json': Message, 'text/event-stream': Type.String({ description: 'messages of MCP' }) },
    examples: { 'the tools': { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} } },
    errors: Type.Object({ error: Type.Object({ message: Type.String(), type: Type.String() }) }),
    security: [{ gateway: [] }],
  },
  'GET /llms.txt': { summary: 'The pages of a site.', media: { 'text/plain': Type.String() }, security: [] },
  'GET /llms-full.txt': {
    summary: 'The text of the pages of a site.',
    media: { 'text/plain': Type.String() },
    security: [],
  },
};
