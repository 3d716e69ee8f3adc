import Database from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import { createExtractiveModel } from '../../../../api/models/extractive/extractive.ts';
import { type ModelMessage, textParts } from '../../../../api/models/model.ts';
import { type IndexedPage, PassageIndex } from '../../../../api/site-index/passage-index.ts';
import { createTools } from '../../../../api/tools/index.ts';
import { reduceEvents, type ToolUseBlock } from '../../../../protocol/index.ts';
import { ScriptedClock } from '../../../helpers/scripted-clock.ts';
import { createScriptedRun } from '../../../helpers/scripted-run.ts';
import { createSmallSite } from '../../../helpers/small-site.ts';

const SITE_SEARCH = { name: 'site_search', description: '', parameters: {} };

async function say(messages: ModelMessage[], tools = [SITE_SEARCH]) {
  const model = createExtractiveModel({ clock: new ScriptedClock() });
  const parts: string[] = [];
  const queries: string[] = [];
  for await (const event of model.stream({ messages, tools }, { signal: new AbortController().signal })) {
    if (event.type === 'text_delta') parts.push(event.text);
    if (event.type === 'tool_call') queries.push(`${event.call.name}: ${JSON.parse(event.call.arguments).query}`);
  }
  return { text: parts.join(''), parts, queries };
}

const user = (text: string): ModelMessage => ({ role: 'user', content: textParts(text) });
const result = (answer: unknown): ModelMessage => ({
  role: 'tool',
  toolCallId: 'c',
  name: 'site_search',
  content: textParts('ignored'),
  artifact: { answer },
});

const GERMAN_PAGE: IndexedPage = {
  url: 'https://shop.example/werkstatt',
  title: 'Werkstatt',
  lang: 'de',
  contentHash: 'a',
  fetchedAtMs: 0,
  passages: [{ heading: 'Annahme', text: 'Bitte bringen Sie Stühle und Tische am Vormittag in die Werkstatt.' }],
};

describe('the extractive model', () => {
  test('removes a sentence with a figure that none of its sources shows', async () => {
    const sentences = [
      { text: 'The Duo was sold 5,000 times.', number: 1 },
      { text: 'It costs 1,299 euros, for 25 guests too.', number: 1 },
    ];
    const sources = [{ title: 'Duo', snippet: 'The Duo: 1.299 EUR', quotes: [] }];
    const found = {
      ...result({ sentences, closest: [], confident: true }),
      artifact: { sources, answer: { sentences, confident: true } },
    };
    const { text } = await say([user('What does it cost for 25 guests?'), found as ModelMessage]);
    expect(text).toBe('It costs 1,299 euros, for 25 guests too. [1]');
  });

  test('searches the site for the question, and the web only if that is all there is', async () => {
    expect((await say([user('Is it covered?')])).queries).toEqual(['site_search: Is it covered?']);
    const web = [{ ...SITE_SEARCH, name: 'web_search' }];
    expect((await say([user('Is it covered?')], web)).queries).toEqual(['web_search: Is it covered?']);
  });

  test('takes a wish for a person as a question that the next message may continue, and a greeting as none', async () => {
    const searched = async (earlier: string) =>
      (await say([user(earlier), { role: 'assistant', content: textParts('…') }, user('until when are they there')]))
        .queries;
    expect(await searched('can somebody call me')).toEqual([
      'site_search: contact us: phone number, email, customer service hours\nuntil when are they there',
    ]);
    expect(await searched('hello')).toEqual(['site_search: until when are they there']);
  });

  test('uses the first engine where one is required', async () => {
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
    ['ok', 'anything else'],
    ['12345678', 'cannot look up orders'],
    ['4111 1111 1111 1111', 'do not send card numbers'],
    ['mai.tran@example.com', 'cannot look up orders'],
    ['👍', 'What would you like to know'],
    ['bot ngu quá', 'Xin lỗi'],
    ['mau tanya kak', 'Anda perlu bantuan'],
  ])('answers %s without a search', async (message, words) => {
    const { text, queries } = await say([user(message)]);
    expect(queries).toEqual([]);
    expect(text).toContain(words);
  });

  test.each(['Hi, is my machine covered?', 'thanks, and how do I descale it?', 'help me descale', 'good grinders?'])(
    '“%s” is a question, not small talk',
    async (message) => expect((await say([user(message)])).queries).toHaveLength(1),
  );

  test.each([
    ['How often should I descale?', 'and for grinders?', 'How often should I descale?\nand for grinders?'],
    ['Bảo hành bao lâu?', 'còn máy xay thì sao?', 'Bảo hành bao lâu?\ncòn máy xay thì sao?'],
    ['保修多久？', '那磨豆机呢？', '保修多久？\n那磨豆机呢？'],
    ['Berapa lama garansinya?', 'kalau penggiling?', 'Berapa lama garansinya?\nkalau penggiling?'],
    ['Hi, do you have a pool?', 'thanks, and how deep is it?', 'do you have a pool?\nand how deep is it?'],
    [
      'How often should I descale?',
      'What does delivery cost?',
      'How often should I descale?\nWhat does delivery cost?',
    ],
    [
      'Do you have a pool?',
      'I bought it for my mother last year and now the pump leaks',
      'I bought it for my mother last year and now the pump leaks',
    ],
  ])('after “%s”, “%s” is searched as “%s”', async (first, second, query) => {
    const { queries } = await say([user(first), { role: 'assistant', content: textParts('An answer.') }, user(second)]);
    expect(queries).toEqual([`site_search: ${query}`]);
  });

  test('a chain of follow-ups goes back to a question that is too long to be one, past what asks nothing', async () => {
    const { queries } = await say([
      user('What is the best tea?'),
      user('How often should I descale a machine that makes some ten cups a day with hard water?'),
      user('and grinders?'),
      user('ok thanks'),
      user('how long does it take'),
    ]);
    expect(queries).toEqual([
      'site_search: How often should I descale a machine that makes some ten cups a day with hard water?\nand grinders?\nhow long does it take',
    ]);
  });

  test('a service for the web gets a follow-up in one line', async () => {
    const web = [{ ...SITE_SEARCH, name: 'web_search' }];
    const { queries } = await say([user('How often should I descale?'), user('and grinders?')], web);
    expect(queries).toEqual(['web_search: How often should I descale? and grinders?']);
    const alone = await say([user('How often should I descale?'), user('What does delivery cost?')], web);
    expect(alone.queries).toEqual(['web_search: What does delivery cost?']);
  });

  test('answers with unchanged sentences, each cited, one paragraph per source', async () => {
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

  test('where it is not sure it shows what the site says nearest, and the closest sections, each with a sentence', async () => {
    const closest = [
      {
        url: 'https://a.example/returns',
        title: 'Returns: Exchange',
        lead: { text: 'Then *wait*.', number: 2 },
      },
      { url: 'https://a.example/faq', title: 'Questions' },
    ];
    const sentences = [{ text: 'Order the new one *first*.', number: 2 }];
    const { text } = await say([user('swap?'), result({ sentences, closest, confident: false })]);
    expect(text).toBe(
      'I found no sure answer. This may help:\n\nOrder the new one \\*first\\*. [2]\n\nThe closest sections are:\n\n- [Returns: Exchange](<https://a.example/returns>)  \n  Then \\*wait\\*. [2]\n- [Questions](<https://a.example/faq>)',
    );
  });

  test('a message of one or two plain words has the language of the question before it', async () => {
    const closest = [{ url: 'https://a.example/films', title: 'Films' }];
    const unsure = { sentences: [{ text: 'Half price.', number: 1 }], closest, confident: false };
    const answer: ModelMessage = { role: 'assistant', content: textParts('It is £9.') };
    const reply = async (...messages: string[]) => {
      const asked = messages.flatMap((message, at) => (at === 0 ? [user(message)] : [answer, user(message)]));
      return (await say([...asked, result(unsure)])).text;
    };
    expect(await reply('delivery to france how long', 'and ho chi minh?', 'price')).toMatch(/^I found no sure answer/);
    expect(await reply('films, how much', 'im 20')).toMatch(/^I found no sure answer/);
    expect(await reply('delivery to france how long', 'and ho chi minh?')).toMatch(/^I found no sure answer/);
    expect(await reply('delivery to france how long', 'đà nẵng')).toMatch(/^I found no sure answer/);
    expect(await reply('how much is a film', 'giá sinh viên?')).toMatch(/^Tôi chưa/);
    expect(await reply('how much is a film', 'berapa harga')).toMatch(/^Saya tidak/);
    expect(await reply('máy mini giá bao nhiêu', 'còn one')).toMatch(/^Tôi chưa/);
    expect(await reply('máy mini giá bao nhiêu', 'price of the one')).toMatch(/^I found no sure answer/);
  });

  test('below an answer that may be about something else it shows two further sections, each with a sentence', async () => {
    const section = (name: string) => ({
      url: `https://a.example/${name}`,
      title: name,
      lead: { text: `What ${name} says.`, number: 2 },
    });
    const sentences = [{ text: 'Rinse the tank.', number: 1 }];
    const closest = [{ url: 'https://a.example/own', title: 'Own' }, ...['one', 'two', 'three'].map(section)];
    const { text } = await say([user('tank?'), result({ sentences, closest, confident: true })]);
    expect(text).toBe(
      'Rinse the tank. [1]\n\nIf you meant something else:\n\n- [one](<https://a.example/one>)  \n  What one says. [2]\n- [two](<https://a.example/two>)  \n  What two says. [2]',
    );
    const inGerman = await say([user('Wie spüle ich den Tank?'), result({ sentences, closest, confident: true })]);
    expect(inGerman.text).toContain('\n\nFalls etwas anderes gemeint war:\n\n- [one]');
  });

  test('shows the items of a list as a list, code between fences, and what a value belongs to before it', async () => {
    const sentences = [
      { text: '€1,690 with VAT', number: 1, label: 'Alder Duo' },
      { text: 'Switch off.\nRinse the *tank*.', number: 2, form: 'lines' },
      { text: '1. Open it.\n2. Dry it.', number: 2, form: 'lines' },
      { text: '$ git commit --amend', number: 3, form: 'code' },
      { text: 'Any form.', number: 3, form: 'other' },
    ];
    const { text } = await say([user('price?'), result({ sentences, closest: [], confident: true })]);
    expect(text).toBe(
      '**Alder Duo**\n€1,690 with VAT [1]\n\n- Switch off.\n- Rinse the \\*tank\\*. [2]\n\n1. Open it.\n2. Dry it. [2]\n\n```\n$ git commit --amend\n```\n\n[3]\n\nAny form. [3]',
    );
  });

  test('shows rows of a table below their header, and rows without one as facts', async () => {
    const header = ['Country', 'Days', 'Price'];
    const sentences = [
      { text: 'Hanoi | 4 to 6 | €19', number: 1, row: { cells: ['Hanoi', '4 to 6', '€19'], header } },
      { text: 'Hue | 5 | €_21_', number: 1, row: { cells: ['Hue', '5', '€_21_'], header } },
      { text: 'Pump | Vibration', number: 2, row: { cells: ['Pump', 'Vibration'], header: null } },
      { text: 'Weight | 9 kg', number: 2, row: { cells: ['Weight', '9 kg'], header: null } },
      { text: 'a | b', number: 2, row: { cells: ['a', 5], header: null } },
    ];
    const { text } = await say([user('How long?'), result({ sentences, confident: true, closest: [] })]);
    expect(text).toBe(
      [
        '| Country | Days | Price |\n| --- | --- | --- |\n| Hanoi [1] | 4 to 6 | €19 |\n| Hue [1] | 5 | €\\_21\\_ |',
        '- Pump: Vibration [2]\n- Weight: 9 kg [2]',
        'a \\| b [2]',
      ].join('\n\n'),
    );
  });

  test('shows a row that is alone below its name, a line a column: a phone has no room for a table', async () => {
    const row = { cells: ['Filter', 'One, Duo', '€_16_'], header: ['Article', 'Fits', 'Price'] };
    const sentences = [{ text: 'Filter | One, Duo | €_16_', number: 1, label: 'Parts', row }];
    const { text } = await say([user('filter price'), result({ sentences, confident: true, closest: [] })]);
    expect(text).toBe('**Parts**\n\n**Filter**\n- Fits: One, Duo\n- Price: €\\_16\\_ [1]');
  });

  test('streams bold text and links whole, so that their marks are never seen', async () => {
    const shown: string[] = [];
    const sentences = [{ text: '€1,690 with VAT', number: 1, label: 'Alder Duo in steel' }];
    const closest = [{ url: 'https://shop.example/a', title: 'Where we do not ship' }];
    for (const confident of [true, false]) {
      let text = '';
      const parts = (await say([user('price?'), result({ sentences: confident ? sentences : [], closest, confident })]))
        .parts;
      for (const part of parts) {
        text += part;
        shown.push(text);
      }
    }
    for (const text of shown) {
      expect(text.split('**').length % 2, text).toBe(1);
      expect(text).not.toMatch(/\[Where(?! we do not ship\]\(<[^>]+>\))/);
    }
  });

  test('escapes text of a page, so that none of it becomes Markdown', async () => {
    const sentences = [{ text: '# Click [here](javascript:x) *now* <b>1</b> [9]', number: 1 }];
    const { text } = await say([user('q?'), result({ sentences, confident: true, closest: [] })]);
    expect(text).toBe('\\# Click \\[here\\](javascript:x) \\*now\\* \\<b\\>1\\</b\\> \\[9\\] [1]');
  });

  test('escapes a number with a point only where it would begin a list', async () => {
    const of = (text: string) => result({ sentences: [{ text, number: 1 }], confident: true, closest: [] });
    expect((await say([user('q?'), of('8.30 to 12.30')])).text).toBe('8.30 to 12.30 [1]');
    expect((await say([user('q?'), of('3. Fires are not allowed')])).text).toBe('3\\. Fires are not allowed [1]');
  });

  test('a refusal shows a sentence of each closest section below its link, without a citation', async () => {
    const closest = [
      {
        url: 'https://a.example/grinders',
        title: 'How to choose',
        lead: { text: 'The L suits the *Duo*.', number: 2 },
      },
      { url: 'https://a.example/faq', title: 'Questions' },
    ];
    const { text } = await say([user('grinder 4 duo?'), result({ sentences: [], closest, confident: false })]);
    expect(text).toBe(
      'I found no clear answer to this on this site.\n\nThe closest sections are:\n\n- [How to choose](<https://a.example/grinders>)  \n  The L suits the \\*Duo\\*.\n- [Questions](<https://a.example/faq>)',
    );
  });

  test('states that nothing was found, in the language of the question, with the closest pages', async () => {
    const closest = [
      { url: 'https://shop.example/a b', title: 'Bảo hành' },
      { url: 'javascript:alert(1)', title: 'x' },
    ];
    const { text } = await say([user('Máy có bay được không?'), result({ sentences: [], confident: false, closest })]);
    expect(text).toContain('Tôi chưa tìm thấy câu trả lời rõ ràng');
    expect(text).toContain('- [Bảo hành](<https://shop.example/a%20b>)');
    expect(text).not.toContain('javascript');
  });

  test.each([
    ['Do machines fly?', 'I am still reading this site: 3 of 40 pages so far.', 'ask again', 'only begun'],
    ['Máy có bay được không?', 'đến giờ được 3 trên 40 trang', 'hỏi lại', 'mới bắt đầu'],
    ['咖啡机会飞吗？', '目前已读 3 页，共 40 页', '再问一次', '刚开始'],
    ['Apakah mesin ini bisa terbang?', 'sejauh ini 3 dari 40 halaman', 'tanyakan lagi', 'baru mulai'],
  ])('“%s” asked while the site is being read gets the progress', async (question, soFar, again, begun) => {
    const reading = { read: 3, of: 40 };
    const none = { sentences: [], confident: false, closest: [] };
    const { text } = await say([user(question), result({ ...none, reading })]);
    expect(text).toContain(soFar);
    expect(text).toContain(again);
    const closest = [{ url: 'https://shop.example/a', title: 'A' }];
    const near = (await say([user(question), result({ ...none, closest, reading })])).text;
    expect(near).toContain(soFar);
    expect(near).toContain('- [A](<https://shop.example/a>)');
    const sentences = [{ text: 'It flies.', number: 1 }];
    const found = (await say([user(question), result({ sentences, confident: true, closest, reading })])).text;
    expect(found).toMatch(/^It flies\. \[1\]\n\n/);
    expect(found).toContain(soFar);
    expect(found).not.toContain(again);
    expect((await say([user(question), result({ ...none, reading: { read: 0, of: 0 } })])).text).toContain(begun);
    expect((await say([user(question), result(none)])).text).not.toContain(again);
  });

  test('reports a failed search differently from a search without results', async () => {
    const failed: ModelMessage = { role: 'tool', toolCallId: 'c', name: 'site_search', content: textParts('Error') };
    expect((await say([user('Is it covered?'), failed])).text).toContain('did not work');
  });
});

describe('a whole answer without any key', () => {
  test('is in the language of the site where no word says surely that it is another one', async () => {
    const index = new PassageIndex(new Database(':memory:'));
    index.replacePage('default', GERMAN_PAGE);
    const run = createScriptedRun({
      agent: (clock) => ({ model: createExtractiveModel({ clock }), tools: createTools({ index }) }),
    });
    const said = async (question: string) => {
      const { blocks } = reduceEvents(await run.ask(question));
      const answer = blocks.findLast((block) => block.type === 'text');
      return answer?.type === 'text' ? answer.text : '';
    };
    // Polish knows "im", English "name".
    expect(await said('holzwurm im schrank')).toMatch(/^Auf dieser Website/);
    expect(await said('name eingravieren')).toMatch(/^Auf dieser Website/);
    expect(await said('do you engrave names')).toMatch(/^I found/);
  });

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
