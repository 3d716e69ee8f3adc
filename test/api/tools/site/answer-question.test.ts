import Database from 'better-sqlite3';
import { beforeAll, describe, expect, it } from 'vitest';
import { PassageIndex } from '../../../../api/site-index/passage-index.ts';
import { answerQuestion, readSiteQuery } from '../../../../api/tools/site/answer-question.ts';

/** A shop with all pages in English and one in Vietnamese, Chinese and Indonesian each. */
const PAGES: readonly [url: string, lang: string, title: string, heading: string, text: string][] = [
  ['coffee', 'en', 'Coffee', 'Prices', 'House Espresso costs €14.00 a bag. Decaf Fern costs €15.00 a bag.'],
  ['grinders', 'en', 'Grinders', 'Noise', 'The grinder makes a noise of 68 dB at one metre.'],
  ['instalments', 'en', 'Payment', 'Instalments', 'You can pay in three instalments without interest.'],
  ['vi/giao-hang', 'vi', 'Giao hàng', 'Phí giao hàng', 'Phí giao hàng là 50.000 đồng cho mọi đơn hàng.'],
  ['zh/shipping', 'zh', '配送', '运费', '每个订单的运费是二十元。'],
  ['id/ongkir', 'id', 'Pengiriman', 'Ongkos kirim', 'Ongkos kirim Rp20.000 untuk semua pesanan.'],
];

let index: PassageIndex;

beforeAll(() => {
  index = new PassageIndex(new Database(':memory:'));
  for (const [path, lang, title, heading, text] of PAGES)
    index.replacePage('s', {
      url: `https://shop.example/${path}`,
      title,
      lang,
      contentHash: path,
      fetchedAtMs: 0,
      passages: [{ heading, text }],
    });
});

describe('a question that the chat has offered', () => {
  it('is answered by the section that it is the name of', () => {
    expect(ask('Grinders: Noise').said).toBe('The grinder makes a noise of 68 dB at one metre.');
    expect(ask('Coffee: Prices').url).toBe('https://shop.example/coffee');
  });
});

function ask(question: string) {
  const answer = answerQuestion(index, {
    site: 's',
    continued: { question, before: [], isFollowUp: false },
    limit: 8,
    dateOf: () => undefined,
    now: undefined,
  });
  const said = answer.parts.map(({ text }) => text).join(' ');
  return { said, url: answer.parts[0] && answer.hitOf(answer.parts[0].passageId).url };
}

describe('a question in a language in which the site has a few pages', () => {
  it.each([
    ['phí giao hàng bao nhiêu', '50.000'],
    ['运费多少', '二十元'],
    ['ongkos kirim berapa', 'Rp20.000'],
  ])('is answered from those where they answer it: %s', (question, value) => {
    expect(ask(question).said).toContain(value);
  });

  it.each([
    ['cà phê decaf giá bao nhiêu', '€15.00'],
    ['磨豆机噪音多大', '68 dB'],
    ['bisa cicilan tanpa bunga?', 'three instalments'],
  ])('is answered from a page in English where only that answers it: %s', (question, value) => {
    expect(ask(question).said).toContain(value);
  });

  it.each(['có bán xe đạp không', '有自行车吗', 'jual sepeda ga'])(
    'is not answered where no page does: %s',
    (question) => {
      expect(ask(question).said).toBe('');
    },
  );
});

describe('a query of several lines', () => {
  it('continues past a short question that the site cannot answer by itself, and no further than one that it can', () => {
    const continuedBy = (query: string) => readSiteQuery(index, 's', query).before;
    expect(continuedBy('can i pay in three instalments\nred boxes\nand for the grinder')).toEqual([
      'can i pay in three instalments',
      'red boxes',
    ]);
    expect(continuedBy('how loud is the grinder\ncan i pay in three instalments\nand for coffee')).toEqual([
      'can i pay in three instalments',
    ]);
  });

  it('does not continue where it names a place to deliver to', () => {
    expect(readSiteQuery(index, 's', 'how loud is the grinder\nshipping to canada').before).toEqual([]);
  });

  it('continues where it says so, whatever it names', () => {
    expect(readSiteQuery(index, 's', 'how loud is the grinder\nand the calories').before).toHaveLength(1);
  });
});
