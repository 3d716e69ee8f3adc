// Pages with a closed chat, from the built files: what they load, and what still works where files of the script tag are not served.
import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { HostPage, Visit } from '../helpers/host-pages.ts';
import { useHostPages } from '../helpers/host-scene.ts';

/** All that a closed page may load, in bytes of gzip. */
const MAX_BYTES = 2_560;

/** Longest wait for something that must not happen, in milliseconds. */
const QUIET_MS = 700;

const TRIGGER = '<button data-agent-chat-open>Ask us</button>';

describe('a page with a closed chat', () => {
  const scene = useHostPages({});

  /** A visit whose files of the API are noted, by the beginning of their names; those that `blocked` matches do not come. */
  async function visit(path: string, page: HostPage, blocked = /^$/): Promise<Visit & { files: string[] }> {
    scene.host.add(path, page);
    const empty = await scene.host.visit('/empty', { tag: '' });
    const files: string[] = [];
    await empty.page.route(`${scene.api.origin}/**`, (route) => {
      const name = new URL(route.request().url()).pathname
        .replace(/^\/(?:assets\/)?/, '')
        .replace(/-\w{10}(?=\.js$)/, '');
      files.push(name);
      return blocked.test(name) ? route.abort() : route.continue();
    });
    await empty.page.goto(`${scene.host.origin}${path}`);
    await launcher(empty.page).waitFor();
    await empty.page.waitForTimeout(QUIET_MS);
    return { ...empty, files };
  }

  const launcher = (page: Page) => page.locator('agent-chat [part=launcher]').first();
  const said = (page: Page) => page.locator('agent-chat output');
  const problems = ({ lines }: Visit) => lines.filter((line) => /^(uncaught|error)/.test(line));

  it('loads the script tag, of 2.5 KB, and nothing else', async () => {
    const { page, files, lines } = await visit('/plain', {});
    expect([files, lines]).toEqual([['widget.js'], []]);
    const tag = Buffer.from(await (await fetch(`${scene.api.origin}/widget.js`)).arrayBuffer());
    expect(gzipSync(tag).length).toBeLessThanOrEqual(MAX_BYTES);
    await page.context().close();
  });

  it('loads the words of its language, too', async () => {
    const { page, files } = await visit('/german', { tag: `<div lang="de">${scene.host.tag('data-lang="de"')}</div>` });
    expect(files).toEqual(['widget.js', 'words-de.js']);
    expect(await launcher(page).getAttribute('aria-label')).toBe('Chat öffnen');
    await page.context().close();
  });

  it('names files of its build alone, which are kept for ever and have their hashes in /widget.json', async () => {
    const text = async (path: string) => (await fetch(`${scene.api.origin}/${path}`)).text();
    const { entry, integrity } = JSON.parse(await text('widget.json')) as {
      entry: string;
      integrity: Record<string, string>;
    };
    const build = /-(\w{10})\.js$/.exec(entry)?.[1];
    const named = [...(await text('widget.js')).matchAll(/assets\/[\w-]+\.js/g)].map(([file]) => file);
    const words = Object.keys(integrity).filter((file) => file.startsWith('assets/words-'));
    expect(words.length).toBe(12);
    const files = [...new Set([...named, ...words, `assets/page-changes-${build}.js`])];
    expect(files).toContain(`assets/on-demand-${build}.js`);
    for (const file of files) {
      expect(file).toContain(`-${build}.js`);
      const reply = await fetch(`${scene.api.origin}/${file}`);
      expect(reply.headers.get('cache-control'), file).toBe('public, max-age=31536000, immutable');
      const hash = createHash('sha384').update(Buffer.from(await reply.arrayBuffer()));
      expect(`sha384-${hash.digest('base64')}`, file).toBe(integrity[file]);
    }
  });

  it('loads what it needs under the strictest policy: tools, a button, a second chat, a body that is replaced', async () => {
    const nonce = `<script nonce="n1">window.violations = [];
      addEventListener('securitypolicyviolation', (event) => violations.push(event.blockedURI));
      (window.AgentChat ||= []).push(({ registerTool }) => {
        registerTool({ name: 'cart', description: 'The cart.', handler: () => 1 });
        window.isPushed = true;
      });</script>`;
    const tag = (attributes: string) => scene.host.tag(`nonce="n1" ${attributes}`);
    const { page, files } = await visit('/strict', {
      headers: {
        'content-security-policy':
          `default-src 'none'; script-src 'nonce-n1' 'strict-dynamic'; style-src 'none'; connect-src ${scene.api.origin}
          ${scene.api.origin.replace('http', 'ws')}; img-src ${scene.api.origin}; require-trusted-types-for 'script'`.replace(
            /\s+/g,
            ' ',
          ),
      },
      head: nonce,
      body: `${TRIGGER}<main id="help"></main>`,
      tag: `${tag('')}${tag('data-layout="inline" data-target="#help"')}`,
    });
    expect(files).toEqual(expect.arrayContaining(['on-demand.js', 'page-changes.js']));
    expect(await page.evaluate(() => (window as unknown as { isPushed: boolean }).isPushed)).toBe(true);
    expect(await page.locator('main > agent-chat').count()).toBe(1);
    const chats = () => page.locator('agent-chat').count();
    await page.evaluate(() => document.body.replaceChildren(document.createElement('p')));
    expect(await chats()).toBe(1);
    expect(await page.evaluate(() => (window as unknown as { violations: string[] }).violations)).toEqual([]);
    await page.context().close();
  });

  it('is opened by a module, which has no tag of its own', async () => {
    const { page, chat, lines } = await visit('/module', {
      tag: `<script type="module" src="${scene.api.origin}/widget.js" data-accent="#ffd400"></script>`,
    });
    expect(await launcher(page).evaluate((button) => getComputedStyle(button).backgroundColor)).toBe(
      'rgb(255, 212, 0)',
    );
    await chat.open();
    expect(lines).toEqual([]);
    await page.context().close();
  });

  it('is whole where none of the files is served, and says in its language that the chat is not available', async () => {
    const lost = await visit(
      '/lost',
      { body: `<h1>Page</h1>${TRIGGER}`, tag: scene.host.tag('data-lang="vi"') },
      /^(?!widget|words)/,
    );
    await lost.page.getByRole('button', { name: 'Ask us' }).click();
    await said(lost.page).getByText('Hiện không thể trò chuyện.').waitFor();
    expect(await lost.page.locator('h1').textContent()).toBe('Page');
    expect(problems(lost).filter((line) => !line.includes('ERR_FAILED'))).toEqual([]);
    await lost.page.context().close();
    const nothing = await visit('/nothing', { tag: scene.host.tag('data-lang="vi"') }, /^(?!widget)/);
    await launcher(nothing.page).click();
    await said(nothing.page).getByText('The chat is not available right now.').waitFor();
    expect(problems(nothing).filter((line) => !line.includes('ERR_FAILED'))).toEqual([]);
    await nothing.page.context().close();
  });

  it('has its chat where only what follows changes of the page is not served', async () => {
    const { page, chat } = await visit('/no-changes', {}, /^page-changes/);
    await page.evaluate(() => document.body.replaceWith(document.createElement('body')));
    await launcher(page).waitFor();
    await chat.open();
    await page.context().close();
  });
});
