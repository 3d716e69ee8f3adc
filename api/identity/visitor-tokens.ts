// Visitor tokens: signed, with site and visitor as their only content, and the site's own name of a visitor who is signed in. Knows no route and no store.
import { createSecretKey } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { ApiError } from '../../protocol/index.ts';
import {
  IDENTIFIED_TOKEN_TTL_MS,
  MAX_VISITOR_TOKEN_CHARS,
  TOKEN_TTL_MS,
  USER_TOKEN_LEEWAY_S,
} from '../config/limits.ts';
import type { SignedOwner } from '../store/contract/owner.ts';
import { createLinkTokens, type LinkTokens } from './link-tokens.ts';
import { isIdentified } from './user-token.ts';

const ISSUER = 'agent-chat';
/** Our claim with the `sub` of the user token. */
const USER_CLAIM = 'uid';

export interface VisitorTokens {
  issue(owner: SignedOwner): Promise<{ token: string; expiresAtMs: number }>;
  /** @throws {ApiError} `unauthorized`, the same for expired, forged and garbled tokens */
  verify(token: string): Promise<SignedOwner & { expiresAtMs: number }>;
  /** Those of links to another device. */
  readonly links: LinkTokens;
}

/** `secret`: at least 32 random bytes as base64url, made once per installation. `now` in ms. */
export function createVisitorTokens(secret: string, now: () => number): VisitorTokens {
  const key = createSecretKey(Buffer.from(secret, 'base64url'));
  return {
    links: createLinkTokens(key, now),
    async issue(owner) {
      const expiresAtMs = Math.floor((now() + lifeMs(owner.visitorId)) / 1000) * 1000;
      const token = await new SignJWT(owner.userId === undefined ? {} : { [USER_CLAIM]: owner.userId })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuer(ISSUER)
        .setAudience(owner.site)
        .setSubject(owner.visitorId)
        .setExpirationTime(expiresAtMs / 1000)
        .sign(key);
      return { token, expiresAtMs };
    },
    async verify(token) {
      try {
        if (token.length > MAX_VISITOR_TOKEN_CHARS) throw new Error('too long');
        const { payload } = await jwtVerify(token, key, {
          algorithms: ['HS256'],
          issuer: ISSUER,
          currentDate: new Date(now()),
          requiredClaims: ['aud', 'sub', 'exp'],
        });
        const { aud, sub, exp } = payload;
        if (typeof aud !== 'string' || typeof sub !== 'string' || typeof exp !== 'number')
          throw new Error('bad claims');
        // A token of an older version, which was valid for 90 days for every visitor.
        const longestMs = lifeMs(sub) + USER_TOKEN_LEEWAY_S * 1000;
        if (isIdentified(sub) && exp * 1000 > now() + longestMs) throw new Error('lives too long');
        const userId = payload[USER_CLAIM];
        const signed = typeof userId === 'string' && isIdentified(sub) ? { userId } : {};
        return { site: aud, visitorId: sub, ...signed, expiresAtMs: exp * 1000 };
      } catch (error) {
        throw new ApiError(
          'unauthorized',
          'The token is missing, expired or not ours. Call POST /api/v1/session again.',
          {
            cause: error,
          },
        );
      }
    },
  };
}

/** How long a token of this visitor lives, in ms. */
function lifeMs(visitorId: string): number {
  return isIdentified(visitorId) ? IDENTIFIED_TOKEN_TTL_MS : TOKEN_TTL_MS;
}
