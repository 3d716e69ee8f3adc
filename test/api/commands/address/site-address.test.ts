import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { configText } from '../../../../api/commands/address/config-text.ts';
import { isAddress, originsOf, readSiteAddress, withSite } from '../../../../api/commands/address/site-address.ts';
import { loadConfig } from '../../../../api/config/load-config.ts';
import { ENGINES } from '../../../../api/search/engines/index.ts';

describe('the address of a site', () => {
  it.each([
    'https://www.example.com',
    'www.example.com',
    '127.0.0.1:8080',
    'localhost:3000',
    'example.com/shop',
    '[::1]:80',
  ])('%s is an address', (word) => expect(isAddress(word)).toBe(true));
  it.each(['start', 'admin-key', 'indx', '--help'])('%s is none', (word) => expect(isAddress(word)).toBe(false));

  it('guesses the scheme', () => {
    expect(readSiteAddress('www.example.com').href).toBe('https://www.example.com/');
    expect(readSiteAddress('127.0.0.1:8080').href).toBe('http://127.0.0.1:8080/');
    expect(readSiteAddress('localhost:3000/a?b#c').href).toBe('http://localhost:3000/a');
  });

  it.each([
    ['ftp://example.com', 'does not begin with'],
    ['https://', 'is no address'],
    ['https://me:word@example.com', 'user name'],
  ])('refuses %s', (word, part) => expect(() => readSiteAddress(word)).toThrow(part));

  it('a site answers with and without www, a subdomain or an address of numbers does not', () => {
    expect(originsOf(new URL('https://www.example.com'))).toEqual(['https://example.com', 'https://www.example.com']);
    expect(originsOf(new URL('https://shop.example.com'))).toEqual(['https://shop.example.com']);
    expect(originsOf(new URL('http://127.0.0.1:81'))).toEqual(['http://127.0.0.1:81']);
  });

  it('replaces the sites of the configuration by one for the address, and reads a site of this machine without pauses', () => {
    const read = loadConfig(ENGINES, {});
    const { config, site } = withSite(read, new URL('http://127.0.0.1:4901/'), 4902);
    expect(config).toMatchObject({ port: 4902, demo: false, crawler: { delayMs: 0, allowHosts: ['127.0.0.1:4901'] } });
    expect(config.sites).toEqual([site]);
    expect(site).toMatchObject({ key: 'default', address: 'http://127.0.0.1:4901/' });
    const far = withSite(read, new URL('https://www.example.com/')).config.crawler;
    expect(far).toMatchObject({ concurrency: 2, allowHosts: ['www.example.com:443'] });
    expect(far.delayMs).toBeUndefined();
  });

  it('takes the site of the configuration that is at the address', () => {
    const read = loadConfig(ENGINES, {});
    const own = {
      ...read.sites[0]!,
      key: 'shop',
      sitemap: 'https://www.example.com/map.xml',
      origins: ['https://www.example.com'],
    };
    const { site } = withSite({ ...read, sites: [own] }, new URL('https://www.example.com/'));
    expect(site).toEqual({ ...own, origins: ['https://www.example.com', 'loopback'] });
  });
});

describe('the file of agent-chat init', () => {
  it.each([
    'https://www.example.com/',
    'http://127.0.0.1:4901/',
    'https://a-name-that-is-very-very-very-long.and-goes-on-and-on.example.org/',
  ])('is a configuration for %s', (address) => {
    const folder = mkdtempSync(join(tmpdir(), 'agent-chat-init-'));
    const path = join(folder, 'agent-chat.config.json');
    const text = configText(new URL(address));
    try {
      writeFileSync(path, text);
      expect(loadConfig(ENGINES, { AGENT_CHAT_CONFIG: path }).sites[0]).toMatchObject({ key: 'default', address });
      // Pages of this machine are not read unless it is said.
      expect(loadConfig(ENGINES, { AGENT_CHAT_CONFIG: path }).crawler.allowHosts).toEqual(
        address.includes('127.0.0.1') ? ['127.0.0.1:4901'] : [],
      );
      // What is commented out is right too.
      const whole = text.replace(/^(\s*)\/\/ (?="(trustProxy|basePath|timeZone)")/gm, '$1');
      writeFileSync(path, whole);
      expect(loadConfig(ENGINES, { AGENT_CHAT_CONFIG: path })).toMatchObject({
        basePath: '/chat',
        trustProxy: ['127.0.0.0/8', '::1/128'],
        sites: [{ timeZone: 'Europe/London' }],
      });
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('names the agent after the site, and after its host where the site has no name, in words of no language', () => {
    const address = new URL('https://www.example.com/');
    expect(configText(address, { name: 'Bäckerei Rosenweg' })).toContain('"name": "Bäckerei Rosenweg"\n');
    expect(configText(address)).toContain('"name": "example.com"\n');
  });

  it('leaves the greeting to the widget, which has it in the language of each page', () => {
    const folder = mkdtempSync(join(tmpdir(), 'agent-chat-init-'));
    const path = join(folder, 'agent-chat.config.json');
    try {
      writeFileSync(path, configText(new URL('https://www.example.com/'), { name: 'Bäckerei Rosenweg' }));
      const site = loadConfig(ENGINES, { AGENT_CHAT_CONFIG: path }).sites[0];
      expect(site?.agent).toMatchObject({ name: 'Bäckerei Rosenweg' });
      expect(site?.agent).not.toHaveProperty('greeting');
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
