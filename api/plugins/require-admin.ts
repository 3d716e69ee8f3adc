// Protects the owner's routes (/api/v1/admin/*, /metrics): they need the admin key, sent by a program or a page of this
// server. The address of a caller is no credential.
import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../protocol/index.ts';

/** Path below which every call needs the admin key and CORS permits no other page. */
export const ADMIN_PREFIX = '/api/v1/admin';

const keyIds = new WeakMap<FastifyRequest, string>();

/** Which admin key a request had, as eight digits of its digest; undefined without a valid one. */
export const adminKeyIdOf = (request: FastifyRequest): string | undefined => keyIds.get(request);

export type RequireAdmin = (request: FastifyRequest) => Promise<void>;

/** A hook for `onRequest`; it throws {ApiError} `origin_not_allowed` or `unauthorized`. */
export function createRequireAdmin(isAdminKey: (given: string) => Promise<boolean>): RequireAdmin {
  return async (request) => {
    requireOwnPage(request);
    const given = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
    if (await isAdminKey(given)) {
      keyIds.set(request, createHash('sha256').update(given).digest('hex').slice(0, 8));
      return;
    }
    throw new ApiError(
      'unauthorized',
      'The admin key is missing or wrong. Send it as Authorization: Bearer <key>; it is in admin.key in the data folder, or adminKey in the configuration.',
    );
  };
}

/**
 * Programs send no Origin. Pages do, and only those of this server are accepted: scripts cannot set `Sec-Fetch-Site`
 * (https://fetch.spec.whatwg.org/#forbidden-request-header); where a browser leaves it out, Origin must be the address that was called.
 */
function requireOwnPage(request: FastifyRequest): void {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (origin === undefined || site === 'same-origin' || origin === `${request.protocol}://${request.host}`) return;
  throw new ApiError(
    'origin_not_allowed',
    'Admin calls are for programs and for pages of this server, not for other pages.',
  );
}
