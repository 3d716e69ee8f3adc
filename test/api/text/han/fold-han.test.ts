import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { selectSentences } from '../../../../api/ranking/answers/answer.ts';
import { PassageIndex } from '../../../../api/site-index/passage-index.ts';
import { analyse } from '../../../../api/text/analyse.ts';
import { foldHan } from '../../../../api/text/han/fold-han.ts';

describe('foldHan', () => {
  it.each([
    ['圖書館開放時間', '图书馆开放时间'],
    ['裏面的羣眾', '里面的群众'],
    ['退換貨說明：運費由顧客負擔', '退换货说明：运费由顾客负担'],
    ['已经是简体', '已经是简体'],
    ['no Han at all, ñ, 𠮷, 😀', 'no Han at all, ñ, 𠮷, 😀'],
  ])('writes "%s" in simplified characters', (text, simplified) => {
    expect(foldHan(text)).toBe(simplified);
    expect(foldHan(text)).toHaveLength(text.length);
  });

  it('gives both scripts the same words, and leaves Japanese as it is', () => {
    const words = (text: string, lang: string) => analyse(text, lang).map((token) => token.exact);
    expect(words('圖書館的開放時間', 'zh-Hant')).toEqual(words('图书馆的开放时间', 'zh'));
    expect(words('図書館の営業時間', 'ja').join('')).toBe('図書館の営業時間');
    expect(words('電車', 'ja').join('')).toBe('電車');
  });
});

describe('a question in the other script', () => {
  const page = (url: string, title: string, text: string) => ({
    url,
    title,
    lang: 'zh',
    contentHash: '',
    fetchedAtMs: 0,
    passages: [{ heading: '', text }],
  });
  const index = new PassageIndex(new Database(':memory:'));
  index.replacePages('tw', [
    page('https://a.example/visit', '參觀資訊', '圖書館的閱覽室每天開放十小時。親子閱讀區需要預約。'),
    page('https://a.example/fees', '費用', '遺失借書證的補發費用是一百元。逾期罰款每天五元。'),
    page('https://a.example/history', '歷史', '圖書館由陳慧蘭女士於一九五三年創辦。'),
  ]);
  index.replacePages('cn', [
    page('https://b.example/visit', '参观', '图书馆的阅览室每天开放十小时。亲子阅读区需要预约。'),
    page('https://b.example/fees', '费用', '遗失借书证的补发费用是一百元。逾期罚款每天五元。'),
    page('https://b.example/history', '历史', '图书馆由陈慧兰女士于一九五三年创办。'),
  ]);

  it.each([
    ['tw', '借书证遗失了怎么补发？', 'https://a.example/fees'],
    ['tw', '图书馆是谁创办的？', 'https://a.example/history'],
    ['tw', '亲子阅读区要预约吗', 'https://a.example/visit'],
    ['cn', '借書證遺失了怎麼補發？', 'https://b.example/fees'],
    ['cn', '圖書館是誰創辦的？', 'https://b.example/history'],
    ['cn', '親子閱讀區要預約嗎', 'https://b.example/visit'],
  ])('on the site in "%s" "%s" finds the page, as surely as in its own', (site, query, url) => {
    const [hit] = index.search(site, query);
    expect(hit?.url).toBe(url);
    const own = index.search(site === 'tw' ? 'cn' : 'tw', query)[0];
    // Trees have steps: a rarity that differs between the scripts may lie on the other side of one.
    expect(hit?.confidence).toBeCloseTo(own!.confidence, 1);
  });

  it('answers with the words of the page in its own script', () => {
    const query = '借书证遗失了怎么补发？';
    const [sentence] = selectSentences(query, index.search('tw', query), { statistics: index.statistics('tw') });
    expect(sentence?.text).toContain('遺失借書證的補發費用是一百元。');
  });
});
