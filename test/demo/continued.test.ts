// Messages of the demo shop that do not say that they continue the question before them: asked by themselves first, then together with it.
import { beforeAll, describe, expect, test } from 'vitest';
import type { PassageIndex } from '../../api/site-index/passage-index.ts';
import { createSiteSearchTool } from '../../api/tools/site-search.ts';
import { askInTurn, indexFolder } from '../helpers/ask-site.ts';
import { OWNER } from '../helpers/scripted-run.ts';

let index: PassageIndex;
beforeAll(async () => {
  index = await indexFolder('demo/site');
}, 60_000);

async function queryOf(query: string): Promise<string> {
  const done = await createSiteSearchTool({ index }).run(
    { query },
    {
      site: OWNER.site,
      conversationId: 'c',
      runId: 'r',
      toolUseId: 't',
      signal: new AbortController().signal,
      question: query,
      lang: 'en',
      onProgress() {},
      isKnownUrl: () => true,
      numberSources: (sources) =>
        sources.map((source, at) => ({ favicon: null, ...source, number: at + 1, id: `s${at}` })),
    },
  );
  return (done.artifact as { query: string }).query;
}

describe('the price of a thing that is asked after another subject', () => {
  test.each([
    ['can i return it', 'price of the mini', '€449'],
    ['return policy', 'beans price', '€17'],
    ['bảo hành thế nào', 'giá máy mini', '€449'],
  ])('after “%s”, “%s” is what it costs', async (before, message, words) => {
    const [, answer] = await askInTurn(index, [before, message]);
    expect(answer?.isUnsure).toBe(false);
    expect(answer?.text).toContain(words);
  });

  test('is still that of what was asked before where that was a price', async () => {
    const [, answer] = await askInTurn(index, ['repair cost duo', 'price of the mini']);
    expect(answer?.text).toContain('€95');
  });
});

describe('a question that the pages in its language do not surely answer', () => {
  test.each([
    ['聊天记录保存多久', '30 days'],
    ['翻新机多少钱', '€299'],
    ['sữa hạnh nhân dùng được không', 'Almond milk'],
  ])('is answered from the English ones: “%s”', async (question, words) => {
    const [answer] = await askInTurn(index, [question]);
    expect(answer?.isUnsure).toBe(false);
    expect(answer?.text).toContain(words);
  });
});

describe('a message after a question', () => {
  test.each([
    ['giao đà nẵng mấy ngày z', 'phí nhiêu', '€19'],
    ['清关要身份证？', '不填会怎样', '晚填一天'],
    ['what happens if the parcel is late', 'and if its dented', '48 hours'],
  ])('after “%s”, “%s” is answered with both', async (before, message, words) => {
    const [, answer] = await askInTurn(index, [before, message]);
    expect(answer?.isUnsure).toBe(false);
    expect(answer?.text).toContain(words);
  });

  test('one for a value alone is answered from the last answer, whatever was asked before it', async () => {
    const questions = ['duo vs one', 'how long is delivery to spain', 'how much is that'];
    const [, delivery, price] = await askInTurn(index, questions);
    expect(delivery?.text).toContain('€9.90');
    expect(price?.text).toContain('€9.90');
  });

  test('opening hours of a day are those of the site, whatever was asked before', async () => {
    const questions = ['when does the courier come for repairs', 'opening hours friday'];
    const [courier, hours] = await askInTurn(index, questions);
    expect(courier?.text).toContain('Windows are 9:00 to 12:00');
    expect(hours?.text).toContain('10:00');
    expect(hours?.cited[0]).toContain('/contact');
  });

  test('one that is answered by itself is the whole query', async () => {
    expect(await queryOf('how long is the warranty\ndo you ship to the usa')).toBe('do you ship to the usa');
    expect(await queryOf('清关要身份证？\n不填会怎样')).toBe('清关要身份证？\n不填会怎样');
  });

  test('one about what the site has nothing of is not answered from the topic before', async () => {
    const [, answer] = await askInTurn(index, ['how long is the warranty', 'weather tomorrow']);
    expect(answer?.cited).toEqual([]);
  });
});

test.each([
  ['do u have decaf', /^Yes: Decaf Fern\./],
  ['can i return a grinder', /^Yes[.,]/],
])('“%s” begins with a yes that the page supports', async (question, words) => {
  const [answer] = await askInTurn(index, [question]);
  expect(answer?.text).toMatch(words);
});

test('“is there a warranty” gets its length', async () => {
  const [answer] = await askInTurn(index, ['is there a warranty']);
  expect(answer?.text).toMatch(/two years/i);
});

test('a message in another language than the one before is answered as it is alone where the search is sure', async () => {
  const [, answer] = await askInTurn(index, ['can i return it if opened', 'cách tẩy cặn máy']);
  expect(answer?.isUnsure).toBe(false);
  expect(answer?.text).toContain('Hòa hai gói vào 1,5 lít nước ấm');
});

test('“do you sell ground coffee” is not answered by the yes to another question', async () => {
  const [answer] = await askInTurn(index, ['do you sell ground coffee']);
  expect(answer?.text).toMatch(/(?:^|\n)\*\*Whole beans only\*\*\nWe do not grind coffee/);
  expect(answer?.text).not.toMatch(/^Yes/);
});

describe('a message that names what no page has a word for', () => {
  test.each([
    ['how many sachets does the duo need', 'my toddler has a fever of 39, what should i give her'],
    ['mi maquina no enciende, ninguna luz', 'quién ganó el mundial de 2022'],
  ])('is shown nothing of the question before: “%s”, “%s”', async (before, message) => {
    const [alone] = await askInTurn(index, [message]);
    const [, after] = await askInTurn(index, [before, message]);
    expect(after?.text).toBe(alone?.text);
  });
});

describe('a conversation', () => {
  test.each([
    ['a correction', ['how much is the mini', 'no i mean the one'], '€899'],
    ['a correction in Chinese', ['duo多少钱', '不是，我是说one'], '899'],
    ['a value of a place before another value', ['do you ship to france', 'how much', 'how long'], '2 to 4'],
    ['a matter after a price', ['how much is the mini', 'and the warranty?'], 'two years'],
    ['the same in Chinese', ['duo多少钱', '保修呢'], '两年'],
    ['a day after the opening hours', ['when are you open', 'and sunday'], 'Saturday'],
    ['how often after how', ['how to descale', 'how often'], 'every three months'],
    ['more of an answer', ['return policy', 'tell me more'], 'Machines'],
    [
      'a place that is not delivered to after a price',
      ['how much is the duo', 'shipping to canada cost'],
      'do not ship',
    ],
  ])('with %s: %j', async (_, messages, words) => {
    const answer = (await askInTurn(index, messages)).at(-1);
    expect(answer?.isUnsure).toBe(false);
    expect(answer?.text).toContain(words);
  });
});
