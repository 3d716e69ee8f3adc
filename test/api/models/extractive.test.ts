import { describe, expect, test } from 'vitest';
import { createExtractiveModel } from '../../../api/models/extractive.ts';
import { isFollowUp, smallTalk } from '../../../api/models/extractive-words.ts';
import type { ModelMessage } from '../../../api/models/model.ts';
import { createTools } from '../../../api/tools/index.ts';
import { reduceEvents, type ToolUseBlock } from '../../../protocol/index.ts';
import { ScriptedClock } from '../../helpers/scripted-clock.ts';
import { createScriptedRun } from '../../helpers/scripted-run.ts';
import { createSmallSite } from '../../helpers/small-site.ts';

const SITE_SEARCH = { name: 'site_search', description: '', parameters: {} };

async function say(messages: ModelMessage[], tools = [SITE_SEARCH]) {
  const model = createExtractiveModel({ clock: new ScriptedClock() });
  let text = '';
  const queries: string[] = [];
  for await (const event of model.stream({ messages, tools }, { signal: new AbortController().signal })) {
    if (event.type === 'text_delta') text += event.text;
    if (event.type === 'tool_call') queries.push(`${event.call.name}: ${JSON.parse(event.call.arguments).query}`);
  }
  return { text, queries };
}

const user = (content: string): ModelMessage => ({ role: 'user', content });
const result = (answer: unknown): ModelMessage => ({
  role: 'tool',
  toolCallId: 'c',
  name: 'site_search',
  content: 'ignored',
  artifact: { answer },
});

describe('the model without a model', () => {
  test('searches the site for the question, and the web only if that is all there is', async () => {
    expect((await say([user('Is it covered?')])).queries).toEqual(['site_search: Is it covered?']);
    const web = [{ ...SITE_SEARCH, name: 'web_search' }];
    expect((await say([user('Is it covered?')], web)).queries).toEqual(['web_search: Is it covered?']);
  });

  test('names the first engine where one has to be named', async () => {
    const model = createExtractiveModel({ clock: new ScriptedClock() });
    const calls = async (required: string[]) => {
      const parameters = { required, properties: { engine: { enum: ['glm', 'serper'] } } };
      const request = {
        messages: [user('Is it covered?')],
        tools: [{ name: 'web_search', description: '', parameters }],
      };
      for await (const event of model.stream(request, { signal: new AbortController().signal })) {
        if (event.type === 'tool_call') return JSON.parse(event.call.arguments);
      }
    };
    expect(await calls(['query', 'engine'])).toEqual({ query: 'Is it covered?', engine: 'glm' });
    expect(await calls(['query'])).toEqual({ query: 'Is it covered?' });
  });

  test.each([
    ['Hello!', 'Hello'],
    ['hi there', 'Hello'],
    ['Xin chào shop', 'Xin chào'],
    ['你好！', '您好'],
    ['Selamat pagi kak', 'Halo'],
    ['Thanks a lot!', 'welcome'],
    ['Cảm ơn bạn nhiều', 'Rất vui'],
    ['谢谢', '不客气'],
    ['Terima kasih banyak', 'Sama-sama'],
    ['Who are you?', 'pages of this site'],
    ['???', 'What would you like to know'],
  ])('answers %s without a search', async (message, words) => {
    const { text, queries } = await say([user(message)]);
    expect(queries).toEqual([]);
    expect(text).toContain(words);
  });

  test.each(['Hi, is my machine covered?', 'thanks, and how do I descale it?', 'help me descale', 'good grinders?'])(
    '“%s” is a question, not small talk',
    (message) => expect(smallTalk(message)).toBeNull(),
  );

  test.each([
    ['How often should I descale?', 'and for grinders?', 'and for grinders? How often should I descale?'],
    ['Bảo hành bao lâu?', 'còn máy xay thì sao?', 'còn máy xay thì sao? Bảo hành bao lâu?'],
    ['保修多久？', '那磨豆机呢？', '那磨豆机呢？ 保修多久？'],
    ['Berapa lama garansinya?', 'kalau penggiling?', 'kalau penggiling? Berapa lama garansinya?'],
    ['How often should I descale?', 'What does delivery cost?', 'What does delivery cost?'],
  ])('after “%s”, “%s” is searched as “%s”', async (first, second, query) => {
    const { queries } = await say([user(first), { role: 'assistant', content: 'An answer.' }, user(second)]);
    expect(queries).toEqual([`site_search: ${query}`]);
  });

  test('a chain of follow-ups leans on the last question that stands on its own', async () => {
    const { queries } = await say([user('How often should I descale?'), user('and grinders?'), user('and pumps?')]);
    expect(queries).toEqual(['site_search: and pumps? How often should I descale?']);
    expect(isFollowUp('Android app?')).toBe(false);
  });

  test('answers with the sentences as they stand, each cited, one paragraph per source', async () => {
    const sentences = [
      { text: 'It has a two-year warranty.', number: 3 },
      { text: 'Steam parts are covered.', number: 3 },
      { text: 'Descale it every three months.', number: 5 },
    ];
    const { text } = await say([user('Is it covered?'), result({ sentences, confident: true, closest: [] })]);
    expect(text).toBe(
      'It has a two-year warranty. [3] Steam parts are covered. [3]\n\nDescale it every three months. [5]',
    );
  });

  test('a page’s words stay words: nothing of them becomes Markdown', async () => {
    const sentences = [{ text: '# Click [here](javascript:x) *now* <b>1</b> [9]', number: 1 }];
    const { text } = await say([user('q?'), result({ sentences, confident: true, closest: [] })]);
    expect(text).toBe('\\# Click \\[here\\](javascript:x) \\*now\\* \\<b\\>1\\</b\\> \\[9\\] [1]');
  });

  test('says honestly that nothing was found, in the language of the question, and names the closest pages', async () => {
    const closest = [
      { url: 'https://shop.example/a b', title: 'Bảo hành' },
      { url: 'javascript:alert(1)', title: 'x' },
    ];
    const { text } = await say([user('Máy có bay được không?'), result({ sentences: [], confident: false, closest })]);
    expect(text).toContain('Tôi không tìm thấy câu trả lời');
    expect(text).toContain('- [Bảo hành](<https://shop.example/a%20b>)');
    expect(text).not.toContain('javascript');
  });

  test('a search that failed is not a search that found nothing', async () => {
    const failed: ModelMessage = { role: 'tool', toolCallId: 'c', name: 'site_search', content: 'Error' };
    expect((await say([user('Is it covered?'), failed])).text).toContain('did not work');
  });
});

describe('a whole answer without any key', () => {
  const ask = async (question: string) => {
    const run = createScriptedRun({
      agent: (clock) => ({ model: createExtractiveModel({ clock }), tools: createTools({ index: createSmallSite() }) }),
    });
    const { blocks } = reduceEvents(await run.ask(question));
    const step = blocks.find((block): block is ToolUseBlock => block.type === 'tool_use');
    const answer = blocks.findLast((block) => block.type === 'text');
    return { step, text: answer?.type === 'text' ? answer.text : '' };
  };

  test.each([
    [
      'Is my machine covered if it loses steam after eight months?',
      'loses steam is repaired free of charge',
      'Searched this site',
      '/warranty',
    ],
    ['Máy pha cà phê được bảo hành bao lâu?', 'bảo hành hai năm', 'Đã tìm trên website', '/vi/bao-hanh'],
    ['咖啡机保修多久？', '两年保修', '已搜索本网站', '/zh/baoxiu'],
    ['Berapa lama garansi mesin espresso?', 'garansi dua tahun', 'Pencarian di situs ini', '/id/garansi'],
  ])('“%s” is answered with a cited sentence of the right page', async (question, sentence, label, path) => {
    const { step, text } = await ask(question);
    if (!step) throw new Error('there was no search');
    expect(step.toolResultMessage).toContain(label);
    const { sources } = step.artifact as { sources: { url: string; number: number; quotes: string[] }[] };
    const source = sources.find(({ url }) => url.endsWith(path))!;
    expect(text).toContain(sentence);
    expect(text).toContain(`[${source.number}]`);
    expect(source.quotes.join(' ')).toContain(sentence);
  });

  test('a question the site cannot answer is not answered', async () => {
    const { text } = await ask('Who won the football world cup in 1998?');
    expect(text).toMatch(/^I found nothing/);
    expect(text).not.toMatch(/\[\d+\]/);
  });
});
