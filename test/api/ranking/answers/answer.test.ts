import Database from 'better-sqlite3';
import { beforeAll, describe, expect, it } from 'vitest';
import { selectSentences } from '../../../../api/ranking/answers/answer.ts';
import { columnsOf } from '../../../../api/ranking/answers/values/columns.ts';
import { rankPassages } from '../../../../api/ranking/rank-passages.ts';
import { PassageIndex } from '../../../../api/site-index/passage-index.ts';
import { CHINESE, ENGLISH, INDONESIAN, VIETNAMESE } from '../../../helpers/site-fixture.ts';

const index = new PassageIndex(new Database(':memory:'));
beforeAll(() => {
  index.replacePages('bike', ENGLISH);
  index.replacePages('caphe', VIETNAMESE);
  index.replacePages('museum', CHINESE);
  index.replacePages('batik', INDONESIAN);
});
const answer = (site: string, query: string, maxSentences = 2) =>
  selectSentences(query, index.search(site, query, { limit: 5 }), { maxSentences, statistics: index.statistics(site) });

describe('selectSentences', () => {
  it.each([
    ['bike', 'When was the shop founded?', '1987'],
    ['bike', 'How many days do I have to return goods?', '30 days'],
    ['caphe', 'Phí giao hàng là bao nhiêu?', 'hai mươi nghìn đồng'],
    ['caphe', 'chi nhanh da nang o dau', 'Trần Phú'],
    ['museum', '主楼是谁设计的？', '林若水'],
    ['batik', 'Berapa lama pesanan khusus dikerjakan?', 'tiga minggu'],
  ])('answers on site %s "%s" with %s', (site, query, expected) => {
    expect(
      answer(site, query)
        .map((sentence) => sentence.text)
        .join(' '),
    ).toContain(expected);
  });

  it('answers by a row of a table, never by its header', () => {
    const text = 'Time | Used? | Refund\nWithin 30 days | yes | the whole price\nWithin a year | no | a voucher';
    const sentences = selectSentences('Refund, used, time?', [{ passageId: 1, text, score: 1 }], { maxSentences: 3 });
    expect(sentences.length).toBeGreaterThan(0);
    expect(sentences.map((sentence) => sentence.text)).not.toContain('Time | Used? | Refund');
  });

  it('gives verbatim pieces of the passages they name', () => {
    const hits = index.search('bike', 'delivery of frames', { limit: 5 });
    const sentences = selectSentences('delivery of frames', hits, { maxSentences: 3 });
    expect(sentences.length).toBeGreaterThan(1);
    for (const sentence of sentences)
      expect(hits.find((hit) => hit.passageId === sentence.passageId)!.text).toContain(sentence.text);
  });

  it('keeps to the number of sentences and columns', () => {
    expect(answer('bike', 'delivery', 1)).toHaveLength(1);
    const hits = index.search('bike', 'delivery');
    const short = selectSentences('delivery', hits, { maxSentences: 3, maxColumns: 50 });
    expect(short.reduce((sum, sentence) => sum + columnsOf(sentence.text), 0)).toBeLessThanOrEqual(50);
  });

  it('does not repeat itself', () => {
    const text = 'The museum opens at nine in the morning on weekdays.';
    const sentences = selectSentences(
      'when does the museum open',
      [1, 2].map((passageId) => ({ passageId, text, score: 1 })),
      { maxSentences: 2 },
    );
    expect(sentences).toHaveLength(1);
  });

  it('orders sentences of one passage as in the text', () => {
    const text = 'Glue dries in an hour. Paper is cut by hand. The glue for paper is made of rice.';
    const sentences = selectSentences('glue for paper', [{ passageId: 1, text, score: 1 }], { maxSentences: 3 });
    const places = sentences.map((sentence) => text.indexOf(sentence.text));
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  it('gives nothing without passages', () => {
    expect(selectSentences('anything', [])).toEqual([]);
  });
});

describe('rankPassages', () => {
  const passages = [...ENGLISH, ...INDONESIAN].flatMap((page) =>
    page.passages.map((passage) => ({ ...passage, url: page.url, title: page.title })),
  );

  it('ranks passages of crawled pages without a database, all of them', () => {
    const ranked = rankPassages('who founded the bicycle shop', passages);
    expect(ranked).toHaveLength(passages.length);
    expect(ranked[0]!.passage.text).toContain('Martha Lindqvist');
    expect(passages[ranked[0]!.index]).toBe(ranked[0]!.passage);
  });

  it('is the more confident the more of the question it finds', () => {
    const sure = rankPassages('return unused goods within 30 days', passages)[0]!.confidence;
    const unsure = rankPassages('capital of Mongolia', passages)[0]!.confidence;
    expect(sure).toBeGreaterThan(0.5);
    expect(unsure).toBeLessThan(0.3);
  });
});
