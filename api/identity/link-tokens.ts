// Tokens of links to another device (ID-5): signed, for one site and one anonymous visitor, valid for minutes. That each is used once, the
// store knows. Knows no route.
import { createHash, type KeyObject } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { ApiError } from '../../protocol/index.ts';
import { LINK_TTL_MS, MAX_LINK_TOKEN_CHARS } from '../config/limits.ts';
import type { Owner } from '../store/contract/owner.ts';

/** Another issuer than that of visitor tokens, so that neither is taken for the other. */
const ISSUER = 'agent-chat-link';

export interface LinkTokens {
  /** `id`: unguessable. `key`: what the store keeps of it. */
  issue(owner: Owner, id: string): Promise<{ token: string; key: string; expiresAtMs: number }>;
  /** @throws {ApiError} `unauthorized`, the same for expired, forged and garbled tokens and for those of another site */
  verify(token: string, site: string): Promise<{ owner: Owner; key: string }>;
}

/** `key`: that of the visitor tokens. `now` in ms. */
export function createLinkTokens(key: KeyObject, now: () => number): LinkTokens {
  return {
    async issue({ site, visitorId }, id) {
      const expiresAtMs = Math.floor((now() + LINK_TTL_MS) / 1000) * 1000;
      const token = await new SignJWT({})
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuer(ISSUER)
        .setAudience(site)
        .setSubject(visitorId)
        .setJti(id)
        .setExpirationTime(expiresAtMs / 1000)
        .sign(key);
      return { token, key: keyOf(id), expiresAtMs };
    },
    async verify(token, site) {
      try {
        if (token.length > MAX_LINK_TOKEN_CHARS) throw new Error('too long');
        const { payload } = await jwtVerify(token, key, {
          algorithms: ['HS256'],
          issuer: ISSUER,
          audience: site,
          currentDate: new Date(now()),
          requiredClaims: ['sub', 'exp', 'jti'],
        });
        const { sub, jti } = payload;
        if (typeof sub !== 'string' || typeof jti !== 'string') throw new Error('bad claims');
        return { owner: { site, visitorId: sub }, key: keyOf(jti) };
      } catch (cause) {
        throw linkIsOver(cause);
      }
    },
  };
}

/** The same for every reason: a caller who tries links learns nothing. */
export function linkIsOver(cause?: unknown): ApiError {
  return new ApiError('unauthorized', 'The link is used, expired or not ours. Make a new one on the other device.', {
    details: { field: 'link_token' },
    ...(cause === undefined ? {} : { cause }),
  });
}

/** A digest: what is read from the database opens nothing. */
function keyOf(id: string): string {
  return createHash('sha256').update(id).digest('base64url');
}
