// Icons of sources in a page: the own site's by our route, a letter where a site has none, and no request to another host.
import { afterEach, describe, expect, it } from 'vitest';
import { isFaviconPath } from '../../protocol/index.ts';
import { ApiProcess } from '../helpers/api-process.ts';
import { leading, PATIENT, showSources, startSearchedWeb, useChat } from '../helpers/search-chat.ts';
import { startModel } from '../helpers/stand-ins.ts';

/** The pictures of sources in the page: address and whether each is shown. */
const pictures = () => {
  const found: { src: string; isShown: boolean }[] = [];
  const walk = (root: ParentNode) => {
    for (const element of root.querySelectorAll('*')) {
      if (element.shadowRoot) walk(element.shadowRoot);
      if (element.matches('.favicon > img')) {
        const image = element as HTMLImageElement;
        found.push({ src: image.src, isShown: image.classList.contains('shown') && image.naturalWidth > 0 });
      }
    }
  };
  walk(document);
  return found;
};

describe('[NET-17] icons of sources', () => {
  const openChat = useChat();
  const open: { close(): Promise<void> }[] = [];
  afterEach(async () => {
    for (const each of open.splice(0).reverse()) await each.close();
  });

  it('pages of the own site show its icon and their breadcrumb', async () => {
    const api = await ApiProcess.start({ readsPages: true });
    open.push(api);
    await expect.poll(() => api.output, { timeout: 20_000 }).toContain(' read, ');
    const { chat, problems } = await openChat(api);
    await chat.ask('Is my machine covered if it loses steam after eight months?');
    await chat.answered();
    await showSources(chat);
    await expect
      .poll(() => chat.page.evaluate(pictures).then((all) => all.some(({ isShown }) => isShown)), PATIENT)
      .toBe(true);
    const shown = await chat.page.evaluate(pictures);
    expect(shown.filter(({ src }) => !isFaviconPath(src.slice(api.origin.length)))).toEqual([]);
    expect((await chat.part('source-site').allInnerTexts()).join(' ')).toMatch(/Support\s*›/);
    expect(problems).toEqual([]);
  });

  it('a site that may not be requested shows its letter, and leaves nothing in the console', async () => {
    const model = await startModel(
      leading(
        () => [{ name: 'web_search', input: { query: 'museum hours' } }],
        () => 'The museum of the city opens at nine in the morning [1].',
      ),
    );
    const web = await startSearchedWeb(
      [{ name: 'hours', title: 'Hours', text: 'The museum of the city opens at nine in the morning.' }],
      model,
    );
    open.push(web);
    const { chat, problems } = await openChat(web.api);
    const replies: number[] = [];
    chat.page.on('response', (reply) => {
      if (isFaviconPath(new URL(reply.url()).pathname)) replies.push(reply.status());
    });
    await chat.ask('When does the museum open?');
    await chat.answered();
    await showSources(chat);
    await expect.poll(() => replies.length, PATIENT).toBeGreaterThan(0);
    expect([...new Set(replies)]).toEqual([204]);
    expect((await chat.page.evaluate(pictures)).filter(({ isShown }) => isShown)).toEqual([]);
    expect(problems).toEqual([]);
  });
});
