import { describe, expect, it } from 'vitest';
import { isAllowedOrigin } from '../../../api/identity/origins.ts';
import { requireCleanText } from '../../../api/plugins/json/check-text.ts';
import { TokenBuckets } from '../../../api/plugins/limits/token-bucket.ts';
import { describeError, loggerOptions } from '../../../api/plugins/logging.ts';
import { redact, truncateAddress } from '../../../api/plugins/redact.ts';
import { ManualClock } from '../../helpers/manual-clock.ts';
import { createTestApp } from '../../helpers/test-app.ts';

describe('[WS-1] isAllowedOrigin', () => {
  it('accepts loopback on any port and no similar host', () => {
    const loopback = (origin: string) => isAllowedOrigin(origin, ['loopback']);
    expect(['http://localhost:8787', 'http://127.0.0.1', 'https://[::1]:1'].map(loopback)).toEqual([true, true, true]);
    const others = [
      'http://localhost.canary.test',
      'http://127.0.0.2',
      'http://0.0.0.0',
      'http://10.0.0.1',
      'null',
      '',
      'file://',
      'http://localhost/',
    ];
    expect(others.map(loopback)).toEqual(others.map(() => false));
  });

  it('matches a wildcard only with subdomains of that scheme and port', () => {
    const sub = (origin: string) => isAllowedOrigin(origin, ['https://*.example.com:8443']);
    expect(sub('https://a.example.com:8443')).toBe(true);
    for (const origin of [
      'https://example.com:8443',
      'https://a.example.com',
      'http://a.example.com:8443',
      'https://aexample.com:8443',
      'https://a.example.com.canary.test:8443',
    ]) {
      expect(sub(origin)).toBe(false);
    }
  });
});

describe('TokenBuckets', () => {
  it('permits a burst, then the rate, and returns the time to wait', () => {
    const clock = new ManualClock();
    const buckets = new TokenBuckets(clock.now);
    const rate = { perMinute: 20, burst: 2 };
    expect([buckets.take('a', rate), buckets.take('a', rate), buckets.take('a', rate)]).toEqual([0, 0, 3000]);
    expect(buckets.take('b', rate)).toBe(0);
    clock.advance(2999);
    expect(buckets.take('a', rate)).toBe(1);
    clock.advance(1);
    expect(buckets.take('a', rate)).toBe(0);
    clock.advance(3_600_000);
    expect([buckets.take('a', rate), buckets.take('a', rate), buckets.take('a', rate)]).toEqual([0, 0, 3000]);
  });

  it('takes many tokens at once, or none', () => {
    const clock = new ManualClock();
    const buckets = new TokenBuckets(clock.now);
    const rate = { perMinute: 60, burst: 100 };
    expect([buckets.take('a', rate, 70), buckets.take('a', rate, 70), buckets.take('a', rate, 30)]).toEqual([
      0, 40_000, 0,
    ]);
    clock.advance(70_000);
    expect(buckets.take('a', rate, 70)).toBe(0);
  });

  it('limits its memory with ever new keys', () => {
    const clock = new ManualClock();
    const buckets = new TokenBuckets(clock.now);
    for (let n = 0; n < 150_000; n++) buckets.take(`k${n}`, { perMinute: 1, burst: 1 });
    // The oldest key was removed, the newest is kept.
    expect(buckets.take('k0', { perMinute: 1, burst: 1 })).toBe(0);
    expect(buckets.take('k149999', { perMinute: 1, burst: 1 })).toBeGreaterThan(0);
  });
});

describe('[API-8] requireCleanText', () => {
  it('gives the path of a NUL or half a surrogate pair, in values and names, at any depth', () => {
    const message = (value: unknown) => {
      try {
        requireCleanText(value);
        return null;
      } catch (error) {
        return (error as Error).message;
      }
    };
    expect(message({ a: [{ b: 'x\0' }] })).toMatch(/^a\.0\.b contains a NUL/);
    expect(message({ a: '\udc00' })).toMatch(/^a contains half of a surrogate/);
    expect(message({ 'a\0': 1 })).toMatch(/^body contains a NUL/);
    expect(message({ a: '🙂 hơi nước 蒸汽', b: null, c: 1 })).toBeNull();
    let deep: unknown = 'x\0';
    for (let n = 0; n < 30_000; n++) deep = [deep];
    expect(message(deep)).toContain('NUL');
  });
});

describe('[LOG-1] redact', () => {
  it('removes keys, tokens and addresses and escapes control characters', () => {
    const secrets = [
      'sk-test-SECRETKEY123',
      'Bearer abcdefghijkl',
      'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJhIn0.sig',
      'AKIAIOSFODNN7EXAMPLE',
      'ann@example.com',
      '-----BEGIN PRIVATE KEY-----\nabc\n-----END PRIVATE KEY-----',
    ];
    for (const secret of secrets) expect(redact(`before ${secret} after`)).toBe('before [redacted] after');
    const token = `eyJ${'a'.repeat(8)}.eyJ-b.c_d`;
    for (const [text, clean] of [
      [`x-${token}`, 'x-[redacted]'],
      [`(${token})`, '([redacted])'],
      [`eyJ.${token}`, 'eyJ.[redacted]'],
      [`${'eyJ-'.repeat(50)}end`, `${'eyJ-'.repeat(50)}end`],
      [`xeyJaaaaaaaaaa.b ${'x@'.repeat(50)}`, `xeyJaaaaaaaaaa.b ${'x@'.repeat(50)}`],
      ['mail a.b+c@shop.example.com.', 'mail [redacted].'],
    ] as const) {
      expect(redact(text)).toBe(clean);
    }
    expect(redact('a\nb\u001b[31m')).toBe('a\\nb\\u001b[31m');
    expect(describeError(new Error('x', { cause: new Error('key sk-test-SECRETKEY123') })).cause).toMatchObject({
      message: 'key [redacted]',
    });
    expect([truncateAddress('203.0.113.77'), truncateAddress('2001:db8:1:2::3')]).toEqual([
      '203.0.113.0',
      '2001:db8:1::',
    ]);
  });

  it('writes no text, token, query or whole address of a request to the log', async () => {
    let log = '';
    const app = await createTestApp({ logger: loggerOptions('debug', { write: (line) => (log += line) }) });
    const { authorization, origin, token } = await app.visitor('vis_ann');
    await app.store.conversations.create({ site: 'shop', visitorId: 'vis_ann' }, { id: 'conv_secret' });
    const payload = { client_id: 'c1', content: [{ type: 'text', text: 'PLANTED-message-text' }] };
    await app.server.inject({
      method: 'POST',
      url: '/api/v1/conversations/conv_secret/messages',
      headers: { authorization, origin },
      payload,
      remoteAddress: '203.0.113.77',
    });
    await app.server.inject({ url: '/api/v1/conversations?cursor=PLANTED-query', headers: { authorization, origin } });
    app.store.conversations.list = async () => {
      throw new Error('broken: sk-test-SECRETKEY123 PLANTED');
    };
    await app.server.inject({ url: '/api/v1/conversations', headers: { authorization, origin } });
    await app.close();
    expect(log).toContain('/api/v1/conversations/:id/messages');
    expect(log).toContain('request failed');
    // The failure is logged once, through the serializer only.
    expect(log).toContain('"message":"broken: [redacted] PLANTED"');
    for (const secret of [
      'PLANTED-message-text',
      'PLANTED-query',
      token,
      'SECRETKEY123',
      'conv_secret',
      '203.0.113.77',
    ])
      expect(log).not.toContain(secret);
  });
});
