import { describe, expect, it } from 'vitest';
import { findBlocked } from '../../../../api/commands/doctor/policy.ts';

const at = { api: new URL('https://chat.example.com/'), page: new URL('https://www.example.com/shop') };
const blocked = (policy: string, more: { nonce?: string; api?: URL } = {}) =>
  findBlocked([policy], { ...at, ...more }).map(
    ({ directive, add, isFatal }) => `${isFatal ? '!' : ''}${directive} ${add}`,
  );
const WHOLE = [
  '!script-src https://chat.example.com',
  '!connect-src https://chat.example.com',
  'connect-src wss://chat.example.com',
  'img-src https://chat.example.com',
];

describe("a page's Content Security Policy", () => {
  it('that has all that is needed, or says nothing of it, blocks nothing', () => {
    const sources = 'https://chat.example.com';
    expect(blocked(`script-src 'self' ${sources}; connect-src ${sources} wss://chat.example.com; img-src *`)).toEqual(
      [],
    );
    expect(blocked("frame-ancestors 'none'")).toEqual([]);
    expect(blocked('default-src https: wss:')).toEqual([]);
    expect(blocked('default-src *.example.com')).toEqual([]);
    expect(blocked("default-src 'self'", { api: new URL('https://www.example.com/chat') })).toEqual([]);
  });

  it('that lacks the API names each directive and what to add', () => {
    expect(blocked("default-src 'self'")).toEqual(WHOLE);
    expect(blocked("default-src 'none'")).toEqual(WHOLE);
    expect(blocked("script-src 'self'; connect-src https://chat.example.com")).toEqual([
      '!script-src https://chat.example.com',
      'connect-src wss://chat.example.com',
    ]);
    expect(blocked('script-src https://chat.example.com:8443')).toEqual(['!script-src https://chat.example.com']);
    expect(blocked('script-src-elem https://other.example; script-src *')).toEqual([
      '!script-src-elem https://chat.example.com',
    ]);
  });

  it('a nonce needs strict-dynamic too, since the tag loads more scripts; each of several policies must allow', () => {
    expect(blocked("script-src 'nonce-a1'", { nonce: 'a1' })).toEqual(['!script-src https://chat.example.com']);
    expect(blocked("script-src 'nonce-a1' 'strict-dynamic'", { nonce: 'a1' })).toEqual([]);
    expect(blocked("script-src 'nonce-b2' 'strict-dynamic'", { nonce: 'a1' })).toHaveLength(1);
    expect(blocked("default-src *, script-src 'self'")).toEqual(['!script-src https://chat.example.com']);
  });

  it('trusted types need the name of the policy', () => {
    expect(blocked("require-trusted-types-for 'script'; trusted-types default")).toEqual(['!trusted-types agent-chat']);
    expect(blocked("require-trusted-types-for 'script'; trusted-types agent-chat")).toEqual([]);
  });
});
