import { describe, expect, it } from 'vitest';
import { expandProxies } from '../../../api/config/trust-proxy.ts';

describe('the names of trustProxy', () => {
  it('are replaced by their ranges, each once; addresses stay', () => {
    expect(expandProxies(['loopback', '203.0.113.7'])).toEqual(['127.0.0.0/8', '::1/128', '203.0.113.7']);
    const both = expandProxies(['loopback', 'private']);
    expect(both).toContain('10.0.0.0/8');
    expect(new Set(both).size).toBe(both.length);
  });

  it('no name of an inherited property is one', () => {
    expect(expandProxies(['constructor'])).toEqual(['constructor']);
  });
});
