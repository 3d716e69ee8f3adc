import { describe, expect, it } from 'vitest';
import { type IndexablePage, toIndexedPage } from '../../../api/site-index/to-indexed-page.ts';

const CONTACT = ['4 Weir Lane, Otley', 'Tel. 01943 555 0142'];

const page = (finalUrl: string, other: Partial<IndexablePage> = {}): IndexablePage => ({
  finalUrl,
  canonicalUrl: null,
  title: 'Mill Bakery',
  lang: 'en',
  text: 'We bake bread in the old mill.',
  blocks: [{ kind: 'paragraph', text: 'We bake bread in the old mill.' }],
  anchors: [],
  etag: null,
  lastModified: null,
  contactLines: CONTACT,
  ...other,
});
const passagesOf = (indexable: IndexablePage) => toIndexedPage(indexable, 0).passages;

describe('toIndexedPage', () => {
  it.each([
    ['https://bakery.example/', 'en', 'Contact'],
    ['https://bakery.example/index.html', 'en', 'Contact'],
    ['https://bakery.example/vi/', 'vi', 'Liên hệ'],
    ['https://bakery.example/', 'fi', 'Contact'],
  ])('gives the front page %s in %s a passage of its contact lines', (url, lang, heading) => {
    expect(passagesOf(page(url, { lang })).at(-1)).toEqual({ heading, text: CONTACT.join('\n') });
  });

  it('has no such passage on other pages, and none of lines that the text has', () => {
    expect(passagesOf(page('https://bakery.example/bread'))).toHaveLength(1);
    const text = `We bake bread. ${CONTACT.join(' ')}`;
    expect(passagesOf(page('https://bakery.example/', { text, blocks: [{ kind: 'paragraph', text }] }))).toHaveLength(
      1,
    );
  });
});
