import { describe, expect, it } from 'vitest';
import { baseOf, judgePage, readFacts } from '../../../../api/commands/doctor/page.ts';

const page = new URL('https://www.example.com/shop/');
const base = 'https://chat.example.com';
const judge = (html: string, at: { page?: URL; base?: string } = {}) =>
  judgePage(readFacts(html), { page, base, ...at }).map(({ area, state, text }) => `${area} ${state}: ${text}`);
const tag = (src: string, more = '') => `<html><body><script src="${src}" ${more} async></script></body></html>`;

describe('a page that shows the chat', () => {
  it('has the tag once, with the address of the server', () => {
    expect(judge(tag(`${base}/widget.js`, 'data-site="shop"'))).toEqual([
      'page ok: https://www.example.com/shop/ has the tag',
      'policy ok: the page has no Content Security Policy',
    ]);
    expect(readFacts(tag(`${base}/widget.js?v=2`, 'data-site="shop" nonce="a1"')).tags).toEqual([
      { src: `${base}/widget.js?v=2`, site: 'shop', nonce: 'a1' },
    ]);
    expect(baseOf({ src: '/chat/widget.js', site: 'default' }, page)).toBe('https://www.example.com/chat');
  });

  it('a missing tag, two tags, another address and a page that blocks it are each said', () => {
    expect(judge('<script src="/app.js"></script>')[0]).toContain('page warning: the tag is not in the HTML');
    expect(judge(tag(`${base}/widget.js`) + tag(`${base}/widget.js`))[0]).toBe(
      'page warning: the tag is there 2 times',
    );
    expect(judge(tag('https://old.example/widget.js'))[0]).toBe(
      'page failed: the tag loads from https://old.example, not from https://chat.example.com',
    );
    expect(judge(tag('http://chat.example.com/widget.js'), { base: 'http://chat.example.com' })[1]).toContain(
      'page failed: browsers block http://chat.example.com',
    );
    const meta = '<meta http-equiv="Content-Security-Policy" content="script-src \'self\'">';
    expect(judge(meta + tag(`${base}/widget.js`))).toContain(
      "policy failed: script-src of the page's Content Security Policy lacks https://chat.example.com",
    );
  });
});
