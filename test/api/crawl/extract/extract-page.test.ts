import { describe, expect, it } from 'vitest';
import { extractPage } from '../../../../api/crawl/extract/extract-page.ts';

const URL = 'https://example.org/page';
const PARAGRAPH =
  'After two winters of repairs the harbour library opened its doors again on Saturday morning, and the first visitors found the reading room as they remembered it.';

describe('extractPage', () => {
  it('keeps the article and leaves navigation and footer out', () => {
    const page = extractPage(
      `<title>Harbour library reopens | Example</title><nav><ul><li><a href="/">Home</a></ul></nav><article><h1>Harbour library reopens</h1><p>${PARAGRAPH}<p>${PARAGRAPH.replace('two', 'three')}</article><footer><p>Copyright Example</footer>`,
      { url: URL },
    );
    expect(page.title).toBe('Harbour library reopens');
    expect(page.text).toContain('two winters');
    expect(page.text).toContain('three winters');
    expect(page.text).not.toContain('Home');
    expect(page.text).not.toContain('Copyright');
  });

  it('[NET-15] reads 20,000 nested elements in less than a second', () => {
    const started = performance.now();
    const page = extractPage(`${'<div>'.repeat(20_000)}<p>${PARAGRAPH}</p>`, { url: URL });
    expect(performance.now() - started).toBeLessThan(1000);
    expect(page.text).toContain('two winters');
  });

  it('takes the text of JSON-LD when the markup has none', () => {
    const data = JSON.stringify({
      '@type': 'NewsArticle',
      articleBody: `${PARAGRAPH}\n\nSecond.`,
      author: { name: 'A. Writer' },
      datePublished: '2024-03-02',
    });
    const page = extractPage(`<div id=root></div><script type="application/ld+json">${data}</script>`, { url: URL });
    expect(page.blocks.map((block) => block.text)).toEqual([PARAGRAPH, 'Second.']);
    expect(page.byline).toBe('A. Writer');
    expect(page.publishedAt).toBe('2024-03-02');
  });

  it('keeps plain text as it is', () => {
    const page = extractPage('Title\n\n<b>not markup</b>', { url: URL, contentType: 'text/plain; charset=utf-8' });
    expect(page.text).toBe('Title\n<b>not markup</b>');
  });

  it('drops whole blocks past maxChars', () => {
    const page = extractPage(`<article><p>${PARAGRAPH}</p><p>${PARAGRAPH} Again.</p></article>`, {
      url: URL,
      maxChars: 200,
    });
    expect(page.text).toBe(PARAGRAPH);
  });
});
