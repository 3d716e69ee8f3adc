import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadConfig } from '../../../api/config/load-config.ts';
import { ENGINES } from '../../../api/search/engines/index.ts';

const configOf = (faviconTemplate?: string) => {
  const path = join(mkdtempSync(join(tmpdir(), 'agent-chat-')), 'config.json');
  writeFileSync(path, JSON.stringify({ faviconTemplate }));
  return loadConfig(ENGINES, { AGENT_CHAT_CONFIG: path });
};

it('[PRIV-1] days are a setting of each site, 0 among them', () => {
  const sitesOf = (retentionDays?: number) => {
    const path = join(mkdtempSync(join(tmpdir(), 'agent-chat-')), 'config.json');
    writeFileSync(path, JSON.stringify({ sites: [{ key: 'shop', origins: ['loopback'], retentionDays }] }));
    return loadConfig(ENGINES, { AGENT_CHAT_CONFIG: path }).sites;
  };
  expect([sitesOf()[0]?.retentionDays, sitesOf(7)[0]?.retentionDays, sitesOf(0)[0]?.retentionDays]).toEqual([
    undefined,
    7,
    0,
  ]);
  expect(() => sitesOf(-1)).toThrow(/sites\[0\]\.retentionDays must be days/);
});

it('the time zone of a site is one that the platform knows', () => {
  const zoneOf = (timeZone?: unknown) => {
    const path = join(mkdtempSync(join(tmpdir(), 'agent-chat-')), 'config.json');
    writeFileSync(path, JSON.stringify({ sites: [{ key: 'shop', origins: ['loopback'], timeZone }] }));
    return loadConfig(ENGINES, { AGENT_CHAT_CONFIG: path }).sites[0]?.timeZone;
  };
  expect([zoneOf(), zoneOf('Asia/Ho_Chi_Minh')]).toEqual([undefined, 'Asia/Ho_Chi_Minh']);
  expect(() => zoneOf('Europe/Nowhere')).toThrow(
    /sites\[0\]\.timeZone must be the IANA name of a time zone such as Europe\/Amsterdam, not "Europe\/Nowhere"/,
  );
  expect(() => zoneOf(1)).toThrow(/sites\[0\]\.timeZone must be the IANA name/);
});

it('[ID-1] the public key of a site is an Ed25519 key, so that it has one algorithm', () => {
  const keyOf = (publicKey?: unknown) => {
    const path = join(mkdtempSync(join(tmpdir(), 'agent-chat-')), 'config.json');
    writeFileSync(path, JSON.stringify({ sites: [{ key: 'shop', origins: ['loopback'], publicKey }] }));
    return loadConfig(ENGINES, { AGENT_CHAT_CONFIG: path }).sites[0]?.publicKey;
  };
  const pair = generateKeyPairSync('ed25519');
  const pem = String(pair.publicKey.export({ type: 'spki', format: 'pem' }));
  expect([keyOf(), keyOf(pem)]).toEqual([undefined, pem]);
  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey.export({ type: 'spki', format: 'pem' });
  const own = pair.privateKey.export({ type: 'pkcs8', format: 'pem' });
  for (const wrong of ['x', rsa, own]) {
    expect(() => keyOf(wrong)).toThrow(/sites\[0\]\.publicKey must be an Ed25519 public key in PEM/);
  }
  expect(() => keyOf(7)).toThrow(/sites\[0\]\.publicKey must be the Ed25519 public key/);
});

it('[NET-17] no icon service is used unless the owner configures one', () => {
  expect(configOf().faviconTemplate).toBeNull();
  const template = 'https://icons.example.com/v2?domain={domain}&size=32';
  expect(configOf(template).faviconTemplate).toBe(template);
});

it.each(['https://icons.example.com/', 'https://{domain}/favicon.ico', 'icons/{domain}', 'https://a.example/{host}'])(
  'a template without {domain} in its path is a mistake: %s',
  (template) => {
    expect(() => configOf(template)).toThrow(/faviconTemplate must be the address of an icon service with \{domain\}/);
  },
);
