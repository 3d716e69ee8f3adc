// /api/v1/admin/index/documents: documents that the owner adds to a site's index. Schemas and messages only; storing
// and reading them is site-index/pushed-documents.ts.
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { type Static, Type } from 'typebox';
import { ApiError } from '../../../protocol/index.ts';
import { DOCUMENT_LIMITS, MAX_PAGE_ROWS, TIMEOUTS } from '../../config/limits.ts';
import {
  DOCUMENT_FORMATS,
  DocumentError,
  type DocumentFormat,
  type PushedDocument,
} from '../../site-index/pushed/pushed-document.ts';
import type { PushedDocuments } from '../../site-index/pushed/pushed-documents.ts';
import { withDeadline } from '../../time/wait.ts';
import type { RouteContext } from '../context.ts';
import { errorReply, strict } from '../schemas.ts';
import { Site, siteOf } from './admin-index.ts';

const { maxBytes, maxDocuments, maxNames, maxTextChars, maxHtmlChars } = DOCUMENT_LIMITS;
const Id = Type.String({ minLength: 1, maxLength: 200, description: 'your own name for it; its address otherwise' });
const Url = Type.String({
  minLength: 1,
  maxLength: 2048,
  description: 'where a visitor can read it, without a fragment (#…)',
});
const content = (what: string, maxLength: number) =>
  Type.Optional(Type.String({ minLength: 1, maxLength, description: what }));

const Document = Type.Object(
  {
    id: Type.Optional(Id),
    url: Url,
    title: Type.Optional(
      Type.String({ minLength: 1, maxLength: 300, description: 'instead of the title found in it' }),
    ),
    lang: Type.Optional(
      Type.String({
        pattern: '^[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8})*$',
        maxLength: 35,
        description: 'a language tag such as en or zh-Hant, instead of the language found',
      }),
    ),
    html: content('a page; its main content is taken, as of a crawled one', maxHtmlChars),
    markdown: content('Markdown', maxTextChars),
    text: content('plain text, paragraphs apart by a blank line', maxTextChars),
  },
  { ...strict, description: 'one of html, markdown and text holds the content' },
);
const PushBody = Type.Object(
  { site: Type.Optional(Site), documents: Type.Array(Document, { minItems: 1, maxItems: maxDocuments }) },
  strict,
);
const Outcome = Type.Object({
  id: Type.String(),
  url: Type.String(),
  status: Type.Union([Type.Literal('added'), Type.Literal('changed'), Type.Literal('unchanged')]),
  passages: Type.Integer(),
});
const RemoveBody = Type.Object(
  {
    site: Type.Optional(Site),
    ids: Type.Optional(Type.Array(Id, { maxItems: maxNames })),
    urls: Type.Optional(Type.Array(Url, { maxItems: maxNames })),
  },
  strict,
);
const ListQuery = Type.Object({
  site: Type.Optional(Site),
  after: Type.Optional(Type.String({ maxLength: 2048, description: 'the id after which the list goes on' })),
});
const Listed = Type.Object({
  id: Type.String(),
  url: Type.String(),
  title: Type.String(),
  lang: Type.String(),
  passages: Type.Integer(),
  pushed_at: Type.String(),
});

export function adminDocumentRoutes(context: RouteContext): FastifyPluginAsyncTypebox {
  const { sites } = context;
  return async (app) => {
    const push = {
      schema: { body: PushBody, response: { 200: Type.Object({ documents: Type.Array(Outcome) }), ...errorReply } },
      bodyLimit: maxBytes,
    };
    // The call is idempotent, so POST and PUT do the same.
    for (const method of ['PUT', 'POST'] as const) {
      app.route<{ Body: Static<typeof PushBody> }>({
        method,
        url: '/index/documents',
        ...push,
        handler: async ({ body }) => {
          const site = siteOf(sites, body.site);
          const given = body.documents.map(toDocument);
          const push = (signal: AbortSignal) => explained(() => documents().push(site, given, signal));
          const toError = () =>
            new ApiError('unavailable', 'Reading these documents takes too long. Send fewer of them in one call.');
          return { documents: await withDeadline(push, { timeoutMs: TIMEOUTS.handlerMs, toError }) };
        },
      });
    }

    app.get(
      '/index/documents',
      {
        schema: {
          querystring: ListQuery,
          response: {
            200: Type.Object({ documents: Type.Array(Listed), next: Type.Union([Type.String(), Type.Null()]) }),
            ...errorReply,
          },
        },
      },
      async ({ query }) => {
        const site = siteOf(sites, query.site);
        const rows = await documents().list(site, { after: query.after ?? '', limit: MAX_PAGE_ROWS });
        return {
          documents: rows.map(({ pushedAtMs, ...row }) => ({ ...row, pushed_at: new Date(pushedAtMs).toISOString() })),
          next: rows.length === MAX_PAGE_ROWS ? (rows.at(-1)?.id ?? null) : null,
        };
      },
    );

    app.delete(
      '/index/documents',
      {
        schema: { body: RemoveBody, response: { 200: Type.Object({ removed: Type.Integer() }), ...errorReply } },
        bodyLimit: maxBytes,
      },
      async ({ body }) => {
        const site = siteOf(sites, body.site);
        const { ids = [], urls = [] } = body;
        if (ids.length + urls.length === 0) {
          throw new ApiError(
            'invalid_request',
            'ids and urls are both missing. Name the documents to remove in one of them.',
            {
              details: { field: 'ids' },
            },
          );
        }
        return { removed: await explained(() => documents().remove(site, { ids, urls })) };
      },
    );
  };

  function documents(): PushedDocuments {
    if (context.documents) return context.documents;
    throw new ApiError('not_found', 'This server keeps no index.');
  }
}

/** @throws {ApiError} unless exactly one format is given */
function toDocument(document: Static<typeof Document>, at: number): PushedDocument {
  const { html, markdown, text, ...rest } = document;
  const given = Object.entries({ html, markdown, text }).filter((entry): entry is [DocumentFormat, string] => {
    return entry[1] !== undefined;
  });
  const [first] = given;
  if (first && given.length === 1) return { ...rest, format: first[0], content: first[1] };
  const names = Object.keys(DOCUMENT_FORMATS).join(', ');
  throw wrong(
    `documents.${at}`,
    first
      ? `has ${given.map(([name]) => name).join(' and ')}; send one of ${names}`
      : `has no content; send one of ${names}`,
  );
}

/** Converts failures of the index to wire errors. */
async function explained<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof DocumentError) {
      throw wrong(`documents.${error.at}${error.field && `.${error.field}`}`, error.message);
    }
    if ((error as { code?: unknown } | null)?.code === 'SQLITE_BUSY') {
      throw new ApiError('unavailable', 'Another process is writing the index. Send the same again in a moment.', {
        cause: error,
      });
    }
    throw error;
  }
}

const wrong = (field: string, sentence: string) =>
  new ApiError('invalid_request', `${field} ${sentence}.`, { details: { field } });
