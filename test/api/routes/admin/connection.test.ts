import { afterEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../helpers/test-app.ts';

const KEY = 'an admin key of the test';
let app: TestApp;
afterEach(() => app.close());

const call = (headers: Record<string, string>) =>
  app.server.inject({ method: 'GET', url: '/api/v1/admin/connection', headers, remoteAddress: '10.1.2.3' });
const admin = { authorization: `Bearer ${KEY}` };
const forwarded = { 'x-forwarded-for': '198.51.100.4', 'x-forwarded-proto': 'https', host: 'chat.example.com' };

describe('/api/v1/admin/connection', () => {
  it('says how a call arrived, with the admin key alone', async () => {
    app = await createTestApp({ config: { adminKey: KEY } });
    expect((await call(forwarded)).statusCode).toBe(401);
    expect((await call({ ...admin, ...forwarded })).json()).toEqual({
      peer: '10.1.2.3',
      address: '10.1.2.3',
      is_trusted: false,
      forwarding: ['x-forwarded-for', 'x-forwarded-proto'],
      protocol: 'http',
      host: 'chat.example.com',
    });
  });

  it('believes a proxy that is trusted', async () => {
    app = await createTestApp({ config: { adminKey: KEY, trustProxy: ['10.0.0.0/8'] } });
    expect((await call({ ...admin, ...forwarded })).json()).toMatchObject({
      address: '198.51.100.4',
      is_trusted: true,
      protocol: 'https',
    });
    expect((await call(admin)).json()).toMatchObject({ address: '10.1.2.3', is_trusted: false, forwarding: [] });
  });
});
