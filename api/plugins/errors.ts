// Sends every failure as the one wire error: code, a sentence with what to do, and no stack.
import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError, type ErrorCode } from '../../protocol/index.ts';
import { MAX_BODY_BYTES } from '../config/limits.ts';
import { describeInvalid } from './describe-invalid.ts';

/** Installs the error handler, and the reply for unknown addresses unless `notFound` gives another. */
export function handleErrors(
  app: FastifyInstance,
  notFound?: (request: FastifyRequest, reply: FastifyReply) => FastifyReply | null,
): void {
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply));
  app.setNotFoundHandler((request, reply) => notFound?.(request, reply) ?? sendError(unknownAddress(), request, reply));
}

export const unknownAddress = () =>
  new ApiError('not_found', 'There is nothing at this address. The calls are listed in /openapi.json.');

/** Sends `error` as the reply. An unexpected error is logged and sent as `internal` with the request's id. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = toApiError(error, request.id, request.routeOptions?.bodyLimit);
  if (known.status >= 500) request.log.error({ err: error, reqId: request.id }, 'request failed');
  const retryAfter = known.details?.retry_after_s;
  if (typeof retryAfter === 'number') reply.header('retry-after', String(retryAfter));
  return reply.code(known.status).type('application/json; charset=utf-8').send(known.toWire());
}

/** The wire error for anything thrown. */
export function toApiError(error: unknown, requestId?: string, bodyLimit = MAX_BODY_BYTES): ApiError {
  if (error instanceof ApiError) return error;
  const { code = '', statusCode, validation, validationContext } = (error ?? {}) as Partial<FastifyError>;
  if (validation) return toValidationError(validation, validationContext ?? 'body');
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') {
    return new ApiError('too_large', `The body is larger than ${bodyLimit / 1024} KiB.`);
  }
  const translation = FASTIFY_CODES[code];
  if (translation) return new ApiError(translation.code, translation.message);
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return new ApiError('invalid_request', 'The request could not be read. Send JSON in UTF-8 as /openapi.json shows.');
  }
  return new ApiError('internal', 'Something went wrong on our side. Please try again.', {
    ...(requestId ? { details: { request_id: requestId } } : {}),
    cause: error,
  });
}

const FASTIFY_CODES: Record<string, { code: ErrorCode; message: string }> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: {
    code: 'unsupported_media_type',
    message: 'Only application/json is accepted. Set Content-Type: application/json.',
  },
  FST_ERR_CTP_EMPTY_JSON_BODY: { code: 'invalid_request', message: 'The body is empty; it must be a JSON object.' },
  FST_ERR_CTP_INVALID_JSON_BODY: { code: 'invalid_request', message: 'The body is not JSON.' },
  FST_ERR_BAD_URL: { code: 'not_found', message: 'There is nothing at this address.' },
  FST_ERR_MAX_PARAM_LENGTH: { code: 'not_found', message: 'There is nothing at this address.' },
  FST_ERR_HANDLER_TIMEOUT: { code: 'unavailable', message: 'This took too long. Please try again.' },
};

/** The error of the first invalid field, with what the field must be. */
function toValidationError(validation: NonNullable<FastifyError['validation']>, context: string): ApiError {
  const { field, sentence } = describeInvalid(validation, context);
  const shown = field.slice(0, 100);
  return new ApiError('invalid_request', `${shown} ${sentence}.`, { details: { field: shown } });
}

/** Answers requests that Node's HTTP parser refuses: invalid, too long or too slow headers. */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const [line, code, message] =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? ['431 Request Header Fields Too Large', 'too_large', 'The headers are larger than 16 KiB.']
      : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? ['408 Request Timeout', 'invalid_request', 'The request came too slowly.']
        : ['400 Bad Request', 'invalid_request', 'This is not an HTTP request.'];
  const body = JSON.stringify({ error: { code, message } });
  socket.end(
    `HTTP/1.1 ${line}\r\nConnection: close\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
}
