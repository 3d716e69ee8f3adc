import { generateKeyPairSync } from 'node:crypto';
import { SignJWT, UnsecuredJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { isIdentified, readUserToken } from '../../../api/identity/user-token.ts';
import { testSite } from '../../helpers/test-app.ts';

const NOW_S = 1_800_000_000;
const secret = 's'.repeat(32);
const pair = generateKeyPairSync('ed25519');
const publicKey = String(pair.publicKey.export({ type: 'spki', format: 'pem' }));
const shop = { ...testSite, key: 'shop', secret };
/** A site with the same secret, as an owner with two sites may have. */
const blog = { ...testSite, key: 'blog', secret };
const { secret: _, ...keyless } = shop;
const signed = { ...keyless, publicKey };

type Claims = Record<string, unknown>;
type Options = { header?: Record<string, unknown>; key?: Uint8Array | typeof pair.privateKey };
const text = (value: string) => new TextEncoder().encode(value);
const claimsOf = (claims: Claims) => ({ aud: 'shop', sub: 'u1', iat: NOW_S, exp: NOW_S + 600, ...claims });
const sign = (claims: Claims = {}, { header = {}, key = text(secret) }: Options = {}) =>
  new SignJWT(claimsOf(claims)).setProtectedHeader({ alg: 'HS256', ...header }).sign(key);
const edDsa = (claims: Claims = {}, key = pair.privateKey) => sign(claims, { header: { alg: 'EdDSA' }, key });
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const read = (token: string, site: typeof testSite = shop) => readUserToken(site, token, NOW_S * 1000);

describe('[ID-1] the visitor of a user token', () => {
  it('is the same for one site and user, and another one for any other', async () => {
    const idOf = async (site: typeof shop, sub: string) =>
      (await read(await sign({ aud: site.key, sub }), site)).visitorId;
    const ids = [await idOf(shop, 'u1'), await idOf(shop, 'u2'), await idOf(blog, 'u1')];
    expect(new Set(ids).size).toBe(3);
    expect(await idOf(shop, 'u1')).toBe(ids[0]);
    expect(ids.every(isIdentified)).toBe(true);
  });

  it('is the same whichever of the two algorithms signs, and the token gives the site’s own name of the user', async () => {
    const both = { ...shop, publicKey };
    const [hs, ed] = [await read(await sign(), both), await read(await edDsa(), both)];
    expect(ed).toEqual(hs);
    expect(hs.userId).toBe('u1');
    expect(await read(await edDsa(), signed)).toEqual(hs);
  });
});

describe('[ID-1] [ID-2] a bad user token', () => {
  const other = generateKeyPairSync('ed25519').privateKey;
  /** Kind of token: how it is made, the reason, and what its message names. `site`: another one than `shop`. */
  const rows: [string, () => Promise<string> | string, string, RegExp, typeof testSite?][] = [
    ['no JWT', () => 'x', 'not_a_jwt', /three parts/],
    ['empty parts', () => '..', 'not_a_jwt', /three parts/],
    ['a JWT with a part too many', async () => `${await sign()}.x`, 'not_a_jwt', /JWT/],
    [
      'claims that are no object',
      () => `${encode({ alg: 'HS256' })}.${encode([1])}.AAAA`,
      'signature',
      /secret of site shop/,
    ],
    ['alg none', () => new UnsecuredJWT(claimsOf({})).encode(), 'algorithm', /"none".*HS256/],
    ['no alg', () => `${encode({})}.${encode(claimsOf({}))}.AAAA`, 'algorithm', /"undefined"/],
    [
      'HS512',
      async () => sign({}, { header: { alg: 'HS512' }, key: text('s'.repeat(64)) }),
      'algorithm',
      /"HS512".*HS256/,
    ],
    ['EdDSA where the site has a secret', () => edDsa(), 'algorithm', /"EdDSA".*HS256 \(its secret\)/],
    ['HS256 where the site has a public key', () => sign(), 'algorithm', /EdDSA \(its publicKey\)/, signed],
    ['HS256 with the public key as secret', () => sign({}, { key: text(publicKey) }), 'algorithm', /"HS256"/, signed],
    [
      'HS256 with the public key, at a site with both',
      () => sign({}, { key: text(publicKey) }),
      'signature',
      /secret/,
      { ...shop, publicKey },
    ],
    ['another Ed25519 key', () => edDsa({}, other), 'signature', /publicKey of site shop/, signed],
    ['another secret', () => sign({}, { key: text('o'.repeat(32)) }), 'signature', /secret of site shop/],
    [
      'a changed claim',
      async () => (await sign()).replace(/\.[^.]+\./, `.${encode(claimsOf({ sub: 'u2' }))}.`),
      'signature',
      /signature/,
    ],
    ['a site without a key', () => sign(), 'no_key', /neither secret nor publicKey/, keyless],
    ['jku', () => sign({}, { header: { jku: 'https://canary.test' } }), 'header', /"jku"/],
    ['jwk', () => sign({}, { header: { jwk: { kty: 'oct', k: 'AAAA' } } }), 'header', /"jwk"/],
    ['x5u', () => sign({}, { header: { x5u: 'https://canary.test' } }), 'header', /"x5u"/],
    ['x5c', () => sign({}, { header: { x5c: ['AAAA'] } }), 'header', /"x5c"/],
    ['kid', () => sign({}, { header: { kid: '../../dev/null' } }), 'header', /"kid"/],
    [
      'crit',
      () => `${encode({ alg: 'HS256', crit: ['b64'], b64: false })}.${encode(claimsOf({}))}.AAAA`,
      'header',
      /"crit"|"b64"/,
    ],
    ['another site', () => sign({ aud: 'blog' }), 'audience', /aud must be "shop"/],
    ['no aud', () => sign({ aud: undefined }), 'audience', /aud must be "shop"/],
    ['expired', () => sign({ iat: NOW_S - 600, exp: NOW_S - 61 }), 'expired', /expired/],
    ['issued long ago', () => sign({ iat: NOW_S - 3600, exp: NOW_S + 60 }), 'expired', /expired/],
    ['not valid yet (nbf)', () => sign({ nbf: NOW_S + 120 }), 'not_yet_valid', /nbf is in the future/],
    [
      'issued in the future',
      () => sign({ iat: NOW_S + 120, exp: NOW_S + 600 }),
      'not_yet_valid',
      /iat is in the future/,
    ],
    ['valid for an hour', () => sign({ exp: NOW_S + 3600 }), 'lives_too_long', /3600 s after its iat/],
    ['no exp', () => sign({ exp: undefined }), 'claims', /exp/],
    ['no iat', () => sign({ iat: undefined }), 'claims', /iat/],
    ['exp as text', () => sign({ exp: '2030' }), 'claims', /exp/],
    ['no sub', () => sign({ sub: undefined }), 'claims', /sub/],
    ['an empty sub', () => sign({ sub: '' }), 'claims', /sub/],
    ['a blank sub', () => sign({ sub: '  ' }), 'claims', /sub/],
    ['a sub that is a number', () => sign({ sub: 7 }), 'claims', /sub/],
    ['a sub that is an object', () => sign({ sub: { id: 'u1' } }), 'claims', /sub/],
    ['a sub of 256 characters', () => sign({ sub: 'u'.repeat(256) }), 'claims', /255/],
    ['a sub with a line break', () => sign({ sub: 'u1\r\nx: y' }), 'claims', /printable/],
  ];

  it.each(rows)('%s: says what to fix', async (_name, make, reason, names, site) => {
    const error = await read(await make(), site).catch((caught: unknown) => caught);
    expect(error).toMatchObject({ code: 'unauthorized', details: { field: 'user_token', reason } });
    expect((error as Error).message).toMatch(names);
    expect((error as Error).message).not.toContain(secret);
  });

  it('within the leeway of two clocks is a good one', async () => {
    await expect(read(await sign({ iat: NOW_S - 600, exp: NOW_S - 50 }))).resolves.toMatchObject({ userId: 'u1' });
    await expect(read(await sign({ iat: NOW_S + 50, exp: NOW_S + 600 }))).resolves.toMatchObject({ userId: 'u1' });
    await expect(read(await sign({}, { header: { typ: 'JWT' } }))).resolves.toMatchObject({ userId: 'u1' });
  });
});
