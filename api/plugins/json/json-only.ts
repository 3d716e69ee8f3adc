// Accepts only bodies of application/json in UTF-8 (API-3), and repairs nothing in them (API-8); bytes where a route takes them.
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../../protocol/index.ts';
import { MAX_BODY_BYTES } from '../../config/limits.ts';
import { requireBoundedJson } from './bound-json.ts';
import { requireCleanText } from './check-text.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its body is bytes as they are, of the type application/octet-stream. */
    takesBytes?: boolean;
  }
}

const BYTES_TYPE = /^application\/octet-stream\s*$/i;
const JSON_TYPE = /^application\/json(?:\s*;\s*charset\s*=\s*"?utf-8"?)?\s*$/i;

export function acceptJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer', bodyLimit: MAX_BODY_BYTES },
    (request, body: Buffer, done) => {
      let text: string;
      try {
        // `fatal`: a byte that is not UTF-8 would otherwise become U+FFFD and change the text.
        text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body);
      } catch {
        done(new ApiError('invalid_request', 'The body is not UTF-8.'));
        return;
      }
      try {
        requireBoundedJson(text);
      } catch (error) {
        done(error as Error);
        return;
      }
      void parseJson(request, text, (error, value) => {
        if (error) {
          done(new ApiError('invalid_request', 'The body is not JSON.'));
          return;
        }
        done(null, value);
      });
    },
  );
  // Before the parser, which also accepts "application/json; charset=utf-7".
  app.addHook('onRequest', async (request) => {
    const { 'content-type': type, 'content-length': length, 'transfer-encoding': encoding } = request.headers;
    const hasBody = encoding !== undefined || (length !== undefined && length !== '0');
    if (request.method === 'GET' || request.method === 'HEAD' || (!hasBody && type === undefined)) return;
    const isBytes = request.routeOptions.config?.takesBytes === true;
    if (type === undefined || !(isBytes ? BYTES_TYPE : JSON_TYPE).test(type)) {
      const name = isBytes ? 'application/octet-stream' : 'application/json';
      throw new ApiError('unsupported_media_type', `Only ${name} is accepted. Set Content-Type: ${name}.`);
    }
  });
  app.addHook('preValidation', async (request) => {
    if (!Buffer.isBuffer(request.body)) requireCleanText(request.body);
  });
}
