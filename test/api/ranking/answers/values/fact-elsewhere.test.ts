import { describe, expect, test } from 'vitest';
import { readForAnswer } from '../../../../../api/ranking/answers/answer.ts';
import { factElsewhere } from '../../../../../api/ranking/answers/values/fact-elsewhere.ts';
import { analysePassage } from '../../../../../api/ranking/passages/encode-passage.ts';
import { MemoryStatistics } from '../../../../../api/ranking/passages/memory-statistics.ts';

const page = (passageId: number, lang: string, title: string, text: string) => ({
  ...{ passageId, lang, title, heading: title, text, score: 1 },
});
const passages = [
  page(1, 'vi', 'Bảo hành', 'Máy được bảo hành hai năm. Vỏ máy không được bảo hành.'),
  page(2, 'vi', 'Giao hàng', 'Máy đến sau bốn ngày. Máy Mini đến sau ba ngày.'),
  page(3, 'vi', 'Sửa chữa', 'Sửa máy mất bảy ngày, giá €95.'),
  page(4, 'vi', 'Hỗ trợ', 'Hãy gọi khi máy hỏng.'),
  page(5, 'en', 'Alder Mini', 'A small machine.\n\n€449 with VAT'),
  page(7, 'en', 'Coffees', ' | House | Decaf Fern\nPrice, 250 g | €14 | €15'),
  page(6, 'en', 'Repairs', 'Product | Labour\nAlder Mini | €95'),
];
const analysed = passages.map(({ title, text, lang }) => analysePassage(title, title, text, lang));
const statistics = Object.assign(
  new MemoryStatistics(
    analysed,
    passages.map(({ lang }) => lang),
  ),
  { isThing: (word: string) => word === 'mini' },
);
const facts = (query: string) => {
  const { question } = readForAnswer(query, passages, statistics);
  return factElsewhere(question, () => passages, statistics).map(({ text }) => text);
};

describe('the value of a thing that pages in another language state', () => {
  test.each(['giá máy mini', 'mini giá bao nhiêu', 'máy mini bao nhiêu tiền'])('answers “%s”', (query) => {
    expect(facts(query)).toEqual(['€449 with VAT']);
  });

  test('answers with the row of a thing that only pages in another language have', () => {
    expect(facts('giá máy decaf')).toEqual(['Price, 250 g | €14 | €15']);
  });

  test('answers with the row of the page that says what is done', () => {
    expect(facts('sửa máy mini giá bao nhiêu')).toEqual(['Alder Mini | €95']);
  });

  test.each(['giá vỏ máy mini', 'bảo hành mini bao lâu', 'giá máy duo', 'price mini'])(
    'does not answer “%s”',
    (query) => {
      expect(facts(query)).toEqual([]);
    },
  );
});
