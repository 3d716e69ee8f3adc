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
