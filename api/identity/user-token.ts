// Reads the user token: a JWT by which a site's own server identifies its visitor (ID-1). Name and e-mail are not stored.
import { createHash } from 'node:crypto';
import { decodeProtectedHeader, jwtVerify } from 'jose';
import { ApiError } from '../../protocol/index.ts';
import type { SiteConfig } from '../config/config.ts';
import { USER_TOKEN_LEEWAY_S, USER_TOKEN_MAX_AGE_S } from '../config/limits.ts';

/** Prefix of the ids of visitors whom their site identified; ids of anonymous visitors begin with `vis_`. */
const IDENTIFIED = 'user_';

/** Whether the site identified the visitor: every renewal then needs a new user token. */
export function isIdentified(visitorId: string): boolean {
  return visitorId.startsWith(IDENTIFIED);
}

/**
 * Returns the visitor id of the user in `token`: always the same for one site and `sub`, and different for any other.
 * @throws {ApiError} `unauthorized` for any fault in the token; never falls back to an anonymous visitor (ID-2)
 */
export async function readUserToken(site: SiteConfig, token: string, nowMs: number): Promise<string> {
  try {
    if (!site.secret) throw new Error('the site has no secret');
    // Headers that name another key (jku, jwk, x5u) are refused in a token with a shared secret.
    const header = decodeProtectedHeader(token);
    if (Object.keys(header).some((name) => name !== 'alg' && name !== 'typ')) throw new Error('odd header');
    const { payload } = await jwtVerify(token, new TextEncoder().encode(site.secret), {
      algorithms: ['HS256'],
      audience: site.key,
      currentDate: new Date(nowMs),
      clockTolerance: USER_TOKEN_LEEWAY_S,
      maxTokenAge: USER_TOKEN_MAX_AGE_S,
      requiredClaims: ['sub', 'exp', 'iat'],
    });
    const { sub, iat = 0, exp = 0 } = payload;
    if (typeof sub !== 'string' || sub === '' || sub.length > 255) throw new Error('bad sub');
    if (exp - iat > USER_TOKEN_MAX_AGE_S) throw new Error('lives too long');
    return `${IDENTIFIED}${createHash('sha256')
      .update(JSON.stringify([site.key, sub]))
      .digest('base64url')
      .slice(0, 32)}`;
  } catch (error) {
    throw new ApiError(
      'unauthorized',
      `user_token is not valid. It must be a JWT signed with HS256 and the secret of site ${site.key}, with aud "${site.key}", sub, iat and exp at most 15 minutes after iat.`,
      { details: { field: 'user_token' }, cause: error },
    );
  }
}
