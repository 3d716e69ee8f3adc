import { SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { createVisitorTokens } from '../../../api/identity/visitor-tokens.ts';

const secret = Buffer.alloc(32, 7).toString('base64url');
const nowMs = 1_800_000_000_000;

describe('a visitor token', () => {
  it('carries site and visitor until it expires', async () => {
    let now = nowMs;
    const tokens = createVisitorTokens(secret, () => now);
    const { token, expiresAtMs } = await tokens.issue({ site: 'shop', visitorId: 'vis_1' });
    expect(await tokens.verify(token)).toEqual({ site: 'shop', visitorId: 'vis_1', expiresAtMs });
    now = expiresAtMs + 1000;
    await expect(tokens.verify(token)).rejects.toMatchObject({ code: 'unauthorized' });
  });

  it('carries the id that the site gave to a visitor who is signed in, of the longest kind too', async () => {
    const tokens = createVisitorTokens(secret, () => nowMs);
    for (const userId of ['u1', '字'.repeat(255), '"'.repeat(255)]) {
      const { token } = await tokens.issue({ site: 's'.repeat(64), visitorId: 'user_1', userId });
      expect((await tokens.verify(token)).userId).toBe(userId);
    }
    const { token } = await tokens.issue({ site: 'shop', visitorId: 'vis_1', userId: 'u1' });
    expect(await tokens.verify(token)).not.toHaveProperty('userId');
  });

  it.each([
    ['of another issuer', { iss: 'someone-else' }],
    ['without an issuer', {}],
  ])('signed with our secret, but %s, is refused', async (_what, claims) => {
    const token = await new SignJWT({ aud: 'shop', sub: 'vis_1', exp: nowMs / 1000 + 60, ...claims })
      .setProtectedHeader({ alg: 'HS256' })
      .sign(Buffer.from(secret, 'base64url'));
    await expect(createVisitorTokens(secret, () => nowMs).verify(token)).rejects.toMatchObject({
      code: 'unauthorized',
    });
  });
});
