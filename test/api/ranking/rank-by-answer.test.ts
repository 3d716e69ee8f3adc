import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { isAnswerable, selectSentences } from '../../../api/ranking/answers/answer.ts';
import { rankPassages } from '../../../api/ranking/rank-passages.ts';
import { PassageIndex } from '../../../api/site-index/passage-index.ts';

type Page = { url: string; title: string; lang: string; passages: { heading: string; text: string }[] };
function indexOf(...pages: Page[]): PassageIndex {
  const index = new PassageIndex(new Database(':memory:'));
  index.replacePages(
    's',
    pages.map((page) => ({ ...page, contentHash: '', fetchedAtMs: 0 })),
  );
  return index;
}

describe('the second pass over the texts', () => {
  it('prefers the passage that has the kind of thing asked for', () => {
    const passages = [
      { text: 'The founder of the mill liked the founder days of the mill, which the town keeps.' },
      { text: 'The mill stands by the river. It was built in 1872, and its founder was Anna Berg.' },
    ];
    expect(rankPassages('In what year was the mill built?', passages)[0]?.index).toBe(1);
  });

  it('keeps scores descending, also from the passages of the second pass to the rest', () => {
    const passages = Array.from({ length: 12 }, (_, i) => ({
      heading: '',
      text: `The boiler number ${i} holds ${i + 2} litres of water. ${'It is made of brass. '.repeat(i)}`,
    }));
    const hits = indexOf({ url: 'https://a.example/', title: 'Boilers', lang: 'en', passages }).search(
      's',
      'how many litres does boiler 3 hold',
    );
    expect(hits).toHaveLength(10);
    const scores = hits.map((hit) => hit.score);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
  });
});

describe('headings', () => {
  const faq = {
    url: 'https://a.example/faq',
    title: 'Questions',
    lang: 'en',
    passages: [
      { heading: 'Questions > How do I pay?', text: 'With Visa, Mastercard or a bank transfer. Prices are in euro.' },
      { heading: 'Questions > Can I visit you?', text: 'The workshop is open on the first Saturday of a month.' },
      { heading: 'Shipping', text: 'If the courier asks you to pay, do not pay and write to us.' },
    ],
  };

  it('a heading that asks the question makes its text the answer, with high confidence', () => {
    const index = indexOf(faq);
    const hits = index.search('s', 'How can I pay?');
    expect(hits[0]?.heading).toBe('Questions > How do I pay?');
    expect(isAnswerable(hits)).toBe(true);
    const [sentence] = selectSentences('How can I pay?', hits, { mustMatch: true, statistics: index.statistics('s') });
    expect(sentence?.text).toContain('Visa');
  });
});

describe('languages', () => {
  const page = (lang: string, text: string): Page => ({
    url: `https://a.example/${lang}`,
    title: 'Alder One',
    lang,
    passages: [{ heading: 'Alder One', text }],
  });

  it('pages in the language of the question come first, where the site has them', () => {
    const index = indexOf(
      page('en', 'Alder One, Alder One and again Alder One: the Alder One is our best.'),
      page('zh', '机器每三个月除垢一次，大约 200 杯以后。'),
      page('vi', 'Máy này cần được tẩy cặn ba tháng một lần.'),
    );
    expect(index.search('s', 'Alder One 多少钱？')[0]?.lang).toBe('zh');
    expect(index.search('s', 'Alder One giá bao nhiêu?')[0]?.lang).toBe('vi');
    expect(index.search('s', 'What is the Alder One?')[0]?.lang).toBe('en');
  });

  it('a page in another language is found where there is none in that of the question', () => {
    const index = indexOf(page('en', 'The Alder One costs 899 euro.'));
    expect(index.search('s', 'Alder One giá bao nhiêu?')[0]?.lang).toBe('en');
  });
});
