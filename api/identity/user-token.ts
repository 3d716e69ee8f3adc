// Who a site says its visitor is: a JWT made by the site's own server (ID-1). Its name and e-mail are not kept here.
import { createHash } from 'node:crypto';
import { decodeProtectedHeader, jwtVerify } from 'jose';
import { ApiError } from '../../protocol/index.ts';
import type { SiteConfig } from '../config/config.ts';
import { USER_TOKEN_LEEWAY_S, USER_TOKEN_MAX_AGE_S } from '../config/limits.ts';

/** How the ids of visitors begin whom their site named; ids of the others begin with `vis_`. */
const IDENTIFIED = 'user_';

/** The visitor was named by the site: every renewal needs the site's word again. */
export function isIdentified(visitorId: string): boolean {
  return visitorId.startsWith(IDENTIFIED);
}

/**
 * The visitor id of the user in `token`: the same for the same site and `sub`, and no other visitor's.
 * @throws {ApiError} `unauthorized` for whatever is wrong with it; never an anonymous visitor instead (ID-2)
 */
export async function readUserToken(site: SiteConfig, token: string, nowMs: number): Promise<string> {
  try {
    if (!site.secret) throw new Error('the site has no secret');
    // Headers that ask us to take a key from elsewhere have no place in a token with a shared secret.
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
