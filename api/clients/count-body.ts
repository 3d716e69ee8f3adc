// Counts the bytes of a client's body, which may have megabytes, before it is read. A hook of the routes that take such bodies.
import type { FastifyRequest } from 'fastify';
import { countedAddress } from '../plugins/client-address.ts';
import type { RouteContext } from '../routes/context.ts';
import { CLIENT_BODY_BYTES } from './limits.ts';

/** @throws {ApiError} `rate_limited`. A body that does not say its length counts as one of the largest. */
export function countBody({ rates, authenticate }: Pick<RouteContext, 'rates' | 'authenticate'>) {
  return async (request: FastifyRequest): Promise<void> => {
    const said = request.headers['content-length'];
    const bytes = said === undefined ? CLIENT_BODY_BYTES : Math.min(Number(said), CLIENT_BODY_BYTES);
    rates.bytes(await authenticate(request), countedAddress(request), bytes);
  };
}
