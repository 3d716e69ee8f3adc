import { describe, expect, it } from 'vitest';
import { createAddressGuard } from '../../../api/crawl/guard-address.ts';
import { isPublicAddress, parseAddress } from '../../../api/crawl/public-address.ts';
import { readCorpus } from '../../helpers/corpus.ts';

const guard = createAddressGuard();
const isOk = (url: string): boolean => guard.checkUrl(url).ok;

describe('addresses', () => {
  it.each([
    ['127.0.0.1', false],
    ['9.255.255.255', true],
    ['10.0.0.0', false],
    ['11.0.0.0', true],
    ['100.63.255.255', true],
    ['100.64.0.0', false],
    ['100.127.255.255', false],
    ['168.63.129.16', false],
    ['168.63.129.17', true],
    ['172.15.255.255', true],
    ['172.32.0.0', true],
    ['172.31.255.255', false],
    ['198.17.255.255', true],
    ['198.19.255.255', false],
    ['223.255.255.255', true],
    ['224.0.0.0', false],
    ['::1', false],
    ['::ffff:8.8.8.8', false],
    ['64:ff9b::8.8.8.8', false],
    ['2001:1ff:ffff::', false],
    ['2001:200::', true],
    ['2001:db8::1', false],
    ['2002:808:808::', false],
    ['2606:4700:4700::1111', true],
    ['2620:4f:8000::1', false],
    ['3ffe:ffff::1', true],
    ['3fff:fff::1', false],
    ['3fff:1000::1', true],
    ['fe80::1%eth0', false],
    ['fd00:ec2::254', false],
    ['example.com', false],
    ['1.2.3', false],
    ['01.2.3.4', false],
  ])('[NET-4] %s is public: %s', (address, expected) => {
    expect(isPublicAddress(address)).toBe(expected);
  });

  it('[NET-4] decodes NAT64 addresses only when the operator enables it', () => {
    expect(isPublicAddress('64:ff9b::808:808', { nat64: true })).toBe(true);
    expect(isPublicAddress('64:ff9b::7f00:1', { nat64: true })).toBe(false);
    expect(isPublicAddress('64:ff9b:1::808:808', { nat64: true })).toBe(false);
  });

  it('parses every text form of an IPv6 address to the same bytes', () => {
    const forms = [
      '2001:db8::c0a8:101',
      '2001:DB8:0:0:0:0:c0a8:101',
      '2001:db8::192.168.1.1',
      '2001:0db8:0::0:c0a8:0101',
    ];
    expect(new Set(forms.map((form) => parseAddress(form)?.join())).size).toBe(1);
    for (const bad of ['1::2::3', '1:2:3:4:5:6:7:8:9', ':1', '12345::', '::1.2.3', '']) {
      expect(parseAddress(bad), bad).toBeNull();
    }
  });
});

describe('URLs', () => {
  it('[NET-2] refuses what two parsers read differently', () => {
    for (const url of [
      `http://example.com/${'a'.repeat(2048)}`,
      'http://example.com/a b',
      'http://exam\tple.com/',
      'http:\\\\example.com',
      'http://example.com\\@8.8.8.8/',
      'http://user@example.com/',
      'http://@example.com/',
      'http:example.com',
      'http:///example.com',
      '//example.com/',
      'javascript:alert(1)',
      'ftp://example.com/',
    ]) {
      expect(isOk(url), url).toBe(false);
    }
    expect(isOk('HTTPS://Example.com/a@b?c=@d#@e')).toBe(true);
  });

  it('[NET-3] refuses names that resolve inside a network', () => {
    for (const host of [
      'localhost',
      'localhost.',
      'printer',
      'nas.lan',
      'a.internal',
      'x.test',
      'a..b.com',
      '1.1.1.1.1',
    ]) {
      expect(isOk(`http://${host}/`), host).toBe(false);
    }
    expect(isOk(`http://${'a'.repeat(64)}.com/`)).toBe(false);
    expect(isOk('https://example.com./')).toBe(true);
  });

  it('[NET-6] refuses other ports, own hosts and own addresses', () => {
    const own = createAddressGuard({ selfHosts: ['Chat.example.com'], selfAddresses: ['8.8.4.4', '2600::1'] });
    expect(isOk('http://example.com:8080/')).toBe(false);
    expect(isOk('http://example.com:443/')).toBe(true);
    expect(own.checkUrl('https://chat.example.com/').ok).toBe(false);
    expect(own.checkUrl('https://8.8.4.4/').ok).toBe(false);
    expect(own.areAllowed(['2600:0:0::1'])).toBe(false);
    expect(own.areAllowed(['8.8.8.8'])).toBe(true);
  });

  it('[NET-5] refuses a name when any answer is an inner address, or there is none', () => {
    expect(guard.areAllowed(['8.8.8.8', '10.0.0.1'])).toBe(false);
    expect(guard.areAllowed([])).toBe(false);
  });

  it("lets the owner's exceptions through by exact host and port, scheme and syntax still judged", () => {
    const excepted = createAddressGuard({ allowHosts: ['127.0.0.1:4801', 'wiki.intra:80', '[::1]:8080'] });
    expect(excepted.checkUrl('http://127.0.0.1:4801/x')).toMatchObject({ ok: true, isExcepted: true });
    expect(excepted.checkUrl('http://wiki.intra/')).toMatchObject({ ok: true, isExcepted: true });
    expect(excepted.checkUrl('http://[::1]:8080/')).toMatchObject({ ok: true, isExcepted: true });
    expect(excepted.checkUrl('http://127.0.0.1:4802/').ok).toBe(false);
    expect(excepted.checkUrl('http://127.0.0.1/').ok).toBe(false);
    expect(excepted.checkUrl('http://a@127.0.0.1:4801/').ok).toBe(false);
    expect(excepted.checkUrl('http://127.0.0.1:4801/', { excepted: false }).ok).toBe(false);
  });
});

type Row = { id: string; kind: string; url: string; expect: string; dns?: Record<string, string[]> };
const rows = readCorpus<Row>('ssrf.json');

describe.skipIf(rows === null)('the corpus of URLs', () => {
  const verdicts = (rows ?? [])
    .filter((row) => row.kind === 'url')
    .map((row) => {
      const verdict = guard.checkUrl(row.url);
      const isLetThrough = verdict.ok && (verdict.isLiteral || guard.areAllowed(row.dns?.[verdict.host] ?? []));
      return { id: row.id, url: row.url, expect: row.expect, isLetThrough };
    });

  it('[NET-2..6] lets no row through that has to be blocked', () => {
    expect(verdicts.filter((row) => row.expect === 'block').length).toBeGreaterThan(100);
    expect(verdicts.filter((row) => row.expect === 'block' && row.isLetThrough)).toEqual([]);
  });

  it('[NET-2..6] refuses at most one in a hundred rows that are allowed', () => {
    const allowed = verdicts.filter((row) => row.expect === 'allow');
    const refused = allowed.filter((row) => !row.isLetThrough);
    expect(refused.length / allowed.length, JSON.stringify(refused)).toBeLessThanOrEqual(0.01);
  });
});
