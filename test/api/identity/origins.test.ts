import { describe, expect, it } from 'vitest';
import { isAllowedOrigin } from '../../../api/identity/origins.ts';

describe('[WS-1] an origin', () => {
  it.each([
    ['https://www.example.com', 'https://www.example.com'],
    ['https://www.example.com:8443', 'https://www.example.com:8443'],
    ['https://a.example.com', 'https://*.example.com'],
    ['https://a.b.example.com', 'https://*.example.com'],
    ['https://a.example.com:8443', 'https://*.example.com:8443'],
    ['http://localhost:3000', 'loopback'],
    ['http://[::1]:3000', 'loopback'],
  ])('%s is allowed by %s', (origin, pattern) => {
    expect(isAllowedOrigin(origin, ['https://other.example', pattern])).toBe(true);
  });

  it.each([
    ['https://example.com', 'https://*.example.com'],
    ['https://badexample.com', 'https://*.example.com'],
    ['http://a.example.com', 'https://*.example.com'],
    ['https://a.example.com:8443', 'https://*.example.com'],
    ['https://a.example.com', 'https://*.example.com:8443'],
    ['https://www.example.com:8443', 'https://www.example.com'],
    ['https://www.example.com.evil.example', 'https://www.example.com'],
    ['https://www.example.com/', 'https://www.example.com'],
    ['null', 'loopback'],
    ['http://localhost.evil.example', 'loopback'],
  ])('%s is not allowed by %s', (origin, pattern) => {
    expect(isAllowedOrigin(origin, [pattern])).toBe(false);
  });
});
