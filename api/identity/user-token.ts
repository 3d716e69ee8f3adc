// Reads the user token: a JWT by which a site's own server identifies its visitor (ID-1). Name and e-mail are not stored.
import { createHash, createPublicKey, type KeyObject } from 'node:crypto';
import { decodeProtectedHeader, errors, type JWTPayload, jwtVerify } from 'jose';
import { ApiError } from '../../protocol/index.ts';
import type { SiteConfig } from '../config/config.ts';
import { USER_ID_MAX_CHARS, USER_TOKEN_LEEWAY_S, USER_TOKEN_MAX_AGE_S } from '../config/limits.ts';

/** Prefix of the ids of visitors whom their site identified; ids of anonymous visitors begin with `vis_`. */
const IDENTIFIED = 'user_';
/** Control characters and halves of surrogate pairs. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}]/u;

/** A visitor as their site identified them. */
export type SignedUser = {
  visitorId: string;
  /** `sub` of the token: the site's own name of the visitor. */
  userId: string;
};

/** Whether the site identified the visitor: every renewal then needs a new user token. */
export function isIdentified(visitorId: string): boolean {
  return visitorId.startsWith(IDENTIFIED);
}

/** What is wrong with a user token, in `details.reason` of the error. */
export type UserTokenFault =
  | 'no_key'
  | 'not_a_jwt'
  | 'header'
  | 'algorithm'
  | 'signature'
  | 'audience'
  | 'expired'
  | 'not_yet_valid'
  | 'lives_too_long'
  | 'claims';

/**
 * Returns the user in `token`, whose visitor id is always the same for one site and `sub`, and different for any other.
 * @throws {ApiError} `unauthorized` for any fault in the token, with `details.reason` and how to fix it; never falls back to an
 * anonymous visitor (ID-2). What the claims say is checked, and named, only in a token whose signature is valid.
 */
export async function readUserToken(site: SiteConfig, token: string, nowMs: number): Promise<SignedUser> {
  const { key, algorithm } = keyFor(site, headerOf(token));
  const { sub, iat, exp } = await verify(site, token, { key, algorithm, nowMs });
  if (typeof iat !== 'number' || typeof exp !== 'number')
    throw fault('claims', 'it needs iat and exp, both in seconds since 1970.');
  if (exp - iat > USER_TOKEN_MAX_AGE_S)
    throw fault(
      'lives_too_long',
      `its exp is ${exp - iat} s after its iat; at most ${USER_TOKEN_MAX_AGE_S} s are taken.`,
    );
  if (typeof sub !== 'string' || sub.trim() === '' || sub.length > USER_ID_MAX_CHARS || UNPRINTABLE.test(sub))
    throw fault('claims', `its sub must be the user's id, a text of 1 to ${USER_ID_MAX_CHARS} printable characters.`);
  const digest = createHash('sha256')
    .update(JSON.stringify([site.key, sub]))
    .digest('base64url');
  return { visitorId: `${IDENTIFIED}${digest.slice(0, 32)}`, userId: sub };
}

type Algorithm = 'HS256' | 'EdDSA';

/** The header, if it has the fields of an ordinary token only: one that names its own key (jku, jwk, x5u, kid) is refused. */
function headerOf(token: string): { alg?: string | undefined } {
  let header: { alg?: string };
  try {
    header = decodeProtectedHeader(token);
  } catch (error) {
    throw fault('not_a_jwt', 'it is not a JWT: three parts in base64url with dots between them.', error);
  }
  const odd = Object.keys(header).find((name) => name !== 'alg' && name !== 'typ');
  if (odd !== undefined)
    throw fault('header', `its header has ${JSON.stringify(odd.slice(0, 20))}; only alg and typ are taken.`);
  return header;
}

/** The site's key for the algorithm of the token: each key has one, so that none is used in another way. */
function keyFor(
  site: SiteConfig,
  { alg }: { alg?: string | undefined },
): { key: KeyObject | Uint8Array; algorithm: Algorithm } {
  const { key: name, secret, publicKey } = site;
  if (alg === 'HS256' && secret) return { key: new TextEncoder().encode(secret), algorithm: alg };
  if (alg === 'EdDSA' && publicKey) return { key: createPublicKey(publicKey), algorithm: alg };
  const taken = [...(secret ? ['HS256 (its secret)'] : []), ...(publicKey ? ['EdDSA (its publicKey)'] : [])];
  if (taken.length === 0)
    throw fault(
      'no_key',
      `site ${name} has neither secret nor publicKey in the configuration; set the one that signs.`,
    );
  throw fault(
    'algorithm',
    `its alg is ${JSON.stringify(String(alg).slice(0, 20))}; site ${name} takes ${taken.join(' and ')}.`,
  );
}

async function verify(
  site: SiteConfig,
  token: string,
  { key, algorithm, nowMs }: { key: KeyObject | Uint8Array; algorithm: Algorithm; nowMs: number },
): Promise<JWTPayload> {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: [algorithm],
      audience: site.key,
      currentDate: new Date(nowMs),
      clockTolerance: USER_TOKEN_LEEWAY_S,
      maxTokenAge: USER_TOKEN_MAX_AGE_S,
      requiredClaims: ['sub', 'exp', 'iat'],
    });
    return payload;
  } catch (error) {
    throw explain(site, algorithm, error);
  }
}

function explain(site: SiteConfig, algorithm: Algorithm, error: unknown): ApiError {
  if (error instanceof errors.JWSSignatureVerificationFailed) {
    const key = algorithm === 'HS256' ? 'secret' : 'publicKey';
    return fault('signature', `its signature does not fit the ${key} of site ${site.key}.`, error);
  }
  if (error instanceof errors.JWTExpired) {
    return fault('expired', 'it has expired: give each session call a fresh one.', error);
  }
  if (!(error instanceof errors.JWTClaimValidationFailed)) {
    return fault('not_a_jwt', 'it is not a JWT with an object of claims.', error);
  }
  if (error.claim === 'aud')
    return fault('audience', `its aud must be ${JSON.stringify(site.key)}, the key of the site.`, error);
  // A missing one fails as `missing`, one of a wrong kind as `invalid`.
  if (error.reason === 'check_failed' && (error.claim === 'nbf' || error.claim === 'iat'))
    return fault('not_yet_valid', `its ${error.claim} is in the future: compare the clocks of the two servers.`, error);
  return fault('claims', `its ${error.claim} is missing or of a wrong kind; it needs sub, aud, iat and exp.`, error);
}

function fault(reason: UserTokenFault, what: string, cause?: unknown): ApiError {
  return new ApiError('unauthorized', `user_token is not valid: ${what}`, {
    details: { field: 'user_token', reason },
    cause,
  });
}
