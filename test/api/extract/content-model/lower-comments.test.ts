import { describe, expect, it } from 'vitest';
import { chooseByProbability } from '../../../../api/extract/content-model/choose-segments.ts';
import { parseHtml } from '../../../../api/extract/html/parse-html.ts';
import { cutSegments } from '../../../../api/extract/segments/segments.ts';

const ARTICLE = `<h1>Two weeks with the new kettle</h1><p>${'It boils a litre in three minutes and is quiet enough to talk beside. '.repeat(8)}</p>`;
const reply = (date: string, text: string): string => `<li><b>Ada, ${date}</b><p>${text.repeat(6)}</p></li>`;
const REPLIES = `${reply('3 May 2024 at 10:15', 'Mine leaks at the lid after a month. ')}${reply('4 May 2024 at 9:02', 'Does it have a filter for hard water? ')}`;

/** The texts chosen from a page of which the model is sure, but for what readers wrote: 0.7. */
function choose(html: string, url: string, stated: { types?: string[]; siteName?: string } = {}): string {
  const tree = parseHtml(html);
  const segments = cutSegments(tree);
  const given = Float32Array.from(segments, ({ text }) => (/leaks|filter|Ada/.test(text) ? 0.7 : 0.95));
  const page = { title: '', url, types: new Set(stated.types ?? []), siteName: stated.siteName ?? null };
  return chooseByProbability(tree, segments, given, page)
    .map(({ text }) => text)
    .join('\n');
}

const BLOG = 'https://kitchen.example/2024/kettle';
const page = (name: string, replies = REPLIES): string => `<main>${ARTICLE}<ol ${name}>${replies}</ol></main>`;

describe('lowerComments', () => {
  it('leaves out what readers wrote under an article, whether a class or an id names it', () => {
    for (const name of ['class="comment-list"', 'id="comments"', 'class="kommentare"']) {
      const text = choose(page(name), BLOG);
      expect(text).toContain('boils a litre');
      expect(text).not.toMatch(/leaks|filter|Ada/);
    }
  });

  it('keeps the posts of a forum, by its address, stated type, site name or heading', () => {
    const posts = page('class="comment-list"');
    expect(choose(posts, 'https://kitchen.example/forum/kettle')).toContain('leaks');
    expect(choose(posts, 'https://bbs3.kitchen.example/kettle')).toContain('leaks');
    expect(choose(posts, BLOG, { types: ['discussionforumposting'] })).toContain('leaks');
    expect(choose(posts, BLOG, { siteName: 'Kettle Forum' })).toContain('leaks');
    expect(choose(`<h2>Kitchen forum</h2>${posts}`, BLOG)).toContain('leaks');
  });

  it('keeps them where the page has no text of its own', () => {
    expect(choose(`<h1>Guest book</h1><ol class="comments">${REPLIES}</ol>`, BLOG)).toContain('leaks');
  });

  it('keeps a section of a manual about comments, which has no dates', () => {
    const section = '<section id="respond-to-comments"><p>Answer each filter comment in one sentence. </p></section>';
    expect(choose(`<main>${ARTICLE}${section}</main>`, BLOG)).toContain('Answer each filter comment');
  });
});
