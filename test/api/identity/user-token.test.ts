import { SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { isIdentified, readUserToken } from '../../../api/identity/user-token.ts';
import { testSite } from '../../helpers/test-app.ts';

const NOW_S = 1_800_000_000;
const secret = 's'.repeat(32);
const shop = { ...testSite, key: 'shop', secret };
/** A site with the same secret, as an owner with two sites may have. */
const blog = { ...testSite, key: 'blog', secret };

const tokenFor = (site: { key: string }, sub: string) =>
  new SignJWT({ aud: site.key, sub, iat: NOW_S, exp: NOW_S + 600 })
    .setProtectedHeader({ alg: 'HS256' })
    .sign(new TextEncoder().encode(secret));
const idOf = async (site: typeof shop, sub: string) => readUserToken(site, await tokenFor(site, sub), NOW_S * 1000);

describe('[ID-1] the visitor of a user token', () => {
  it('is the same for one site and user, and another one for any other', async () => {
    const ids = [await idOf(shop, 'u1'), await idOf(shop, 'u2'), await idOf(blog, 'u1')];
    expect(new Set(ids).size).toBe(3);
    expect(await idOf(shop, 'u1')).toBe(ids[0]);
    expect(ids.every(isIdentified)).toBe(true);
  });

  it('is not accepted from another site, although that has the same secret', async () => {
    await expect(readUserToken(blog, await tokenFor(shop, 'u1'), NOW_S * 1000)).rejects.toMatchObject({
      code: 'unauthorized',
    });
  });
});
