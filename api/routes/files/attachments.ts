// POST, PATCH, HEAD, GET and DELETE /api/v1/attachments: files of visitors, uploaded in pieces before their message (SPEC.md, AT rules).
// Each is for its visitor alone. What they hold comes from outside: no browser runs it as a page.
import { Readable } from 'node:stream';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';
import {
  ApiError,
  ATTACHMENT_PIECE_BYTES,
  AttachmentBodySchema,
  AttachmentReplySchema,
  IMAGE_TYPES,
} from '../../../protocol/index.ts';
import { DOWNLOAD_PIECE_BYTES, HISTORY_TIMEOUT_MS } from '../../config/limits.ts';
import type { RouteContext } from '../context.ts';
import { errorReply, IdParams } from '../schemas.ts';

const OffsetQuery = Type.Object({
  offset: Type.String({ pattern: '^\\d{1,15}$', description: 'first byte of the piece, from 0' }),
});

/** The error of a site whose visitors send no files. */
export const noAttachments = (field: string) =>
  new ApiError('invalid_request', 'This site takes no attachments.', { details: { field } });

export function attachmentRoutes({ authenticate, uploads, rates, sites }: RouteContext): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.addContentTypeParser(
      'application/octet-stream',
      { parseAs: 'buffer', bodyLimit: ATTACHMENT_PIECE_BYTES },
      (_request, body, done) => done(null, body),
    );

    app.post(
      '/attachments',
      { schema: { body: AttachmentBodySchema, response: { 201: AttachmentReplySchema, ...errorReply } } },
      async (request, reply) => {
        const owner = await authenticate(request);
        if (!sites.get(owner.site)?.attachments) throw noAttachments('site');
        rates.change(owner);
        return reply.code(201).send(await uploads.begin(owner, request.body));
      },
    );

    app.patch(
      '/attachments/:id',
      {
        schema: {
          params: IdParams,
          querystring: OffsetQuery,
          response: { 200: AttachmentReplySchema, ...errorReply },
        },
        config: { takesBytes: true },
        bodyLimit: ATTACHMENT_PIECE_BYTES,
      },
      async (request, reply) => {
        const gone = goneSignal(reply);
        const owner = await authenticate(request);
        const { id } = request.params;
        const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        return uploads.append(owner, id, Number(request.query.offset), bytes, gone);
      },
    );

    app.head('/attachments/:id', { schema: { params: IdParams } }, async (request, reply) => {
      const owner = await authenticate(request);
      const { offset, size } = await uploads.state(owner, request.params.id);
      return reply.headers({ 'upload-offset': offset, 'upload-length': size }).send();
    });

    app.get(
      '/attachments/:id',
      { schema: { params: IdParams }, exposeHeadRoute: false, handlerTimeout: HISTORY_TIMEOUT_MS },
      async (request, reply) => {
        const owner = await authenticate(request);
        const { id, size, type, name } = await uploads.find(owner, request.params.id);
        const pieces = uploads.read(id, size, DOWNLOAD_PIECE_BYTES);
        // Before the headers: where the bytes cannot be read, the reply says so.
        const first = await pieces.next();
        const isImage = IMAGE_TYPES.some((known) => known === type);
        return reply
          .headers({
            'content-type': type.startsWith('text/') ? `${type}; charset=utf-8` : type,
            'content-length': size,
            'content-disposition': `${isImage ? 'inline' : 'attachment'}; ${fileName(name)}`,
            'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
          })
          .send(Readable.from(follow(first, pieces), { objectMode: false }));
      },
    );

    app.delete('/attachments/:id', { schema: { params: IdParams } }, async (request, reply) => {
      await uploads.remove(await authenticate(request), request.params.id);
      return reply.code(204).send();
    });
  };
}

/**
 * Aborted when the client disconnects before the reply is sent. The signal of Fastify's request is aborted once a body has been read
 * (fastify 5.12 listens to `close` of the request, Node 20).
 */
function goneSignal({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort(new Error('The client has disconnected.'));
  });
  return gone.signal;
}

async function* follow(first: IteratorResult<Uint8Array>, rest: AsyncGenerator<Uint8Array>) {
  if (first.done) return;
  yield first.value;
  yield* rest;
}

/** RFC 6266: in ASCII for old programs, and whole (RFC 8187). Quotes and line ends cannot leave either. */
function fileName(name: string): string {
  const ascii = name.replace(/[^ -~]|["\\%]/g, '_');
  const whole = encodeURIComponent(name).replace(/['()*]/g, (char) => `%${char.charCodeAt(0).toString(16)}`);
  return `filename="${ascii}"; filename*=UTF-8''${whole}`;
}
