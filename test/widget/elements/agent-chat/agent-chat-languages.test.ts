// The languages of <agent-chat>: its words, its direction, and the texts of the site.
import { expect } from 'chai';
import { toLog, until, wholeRun } from '../../chat/fakes.ts';
import { ChatHarness, removeChats } from '../agent-chat-harness.ts';
import { eventually } from '../element-fixtures.ts';

describe('<agent-chat>: languages', () => {
  afterEach(removeChats);

  it('greets in the language of the page where the owner provided a translation', async () => {
    const own = { name: 'Alder', greeting: 'How can we help?', suggestions: ['Warranty?'], disclaimer: 'Ask us.' };
    const vi = {
      name: 'Trợ lý Alder',
      greeting: 'Bạn cần gì?',
      suggestions: ['Bảo hành?'],
      disclaimer: 'Hãy hỏi lại.',
    };
    const read = async (lang: string) => {
      const site = { agent: { ...own, translations: { vi, 'zh-Hant': { greeting: '您好' } } } };
      const harness = await ChatHarness.recorded([], { attributes: { open: '', lang }, site });
      const text = (selector: string) => harness.root.querySelector(selector)?.textContent?.trim();
      // The strings of a language are loaded first.
      await until(() => text('.disclaimer') !== undefined, 'the welcome texts');
      return [text('.header-title h2'), text('.welcome h2'), text('.prompt'), text('.disclaimer')];
    };
    expect(await read('vi-VN')).to.deep.equal(['Trợ lý Alder', 'Bạn cần gì?', 'Bảo hành?', 'Hãy hỏi lại.']);
    expect(await read('zh-Hant')).to.deep.equal(['Alder', '您好', 'Warranty?', 'Ask us.']);
    expect(await read('de')).to.deep.equal(['Alder', 'How can we help?', 'Warranty?', 'Ask us.']);
  });

  it('goes from right to left in Arabic, unless it has a direction of its own', async () => {
    const harness = await ChatHarness.recorded([], { attributes: { open: '', lang: 'ar' } });
    const directionOf = (chat: HTMLElement) => getComputedStyle(chat).direction;
    expect(directionOf(harness.chat)).to.equal('rtl');
    expect(getComputedStyle(harness.input).direction).to.equal('rtl');
    harness.chat.lang = 'de';
    await eventually(() => directionOf(harness.chat) === 'ltr');
    expect(harness.chat.hasAttribute('dir')).to.equal(false);

    const own = await ChatHarness.recorded([], { attributes: { open: '', lang: 'ar', dir: 'ltr' } });
    expect(own.chat.dir).to.equal('ltr');
  });

  it('has its first texts at its own side where they are of another direction', async () => {
    const site = {
      agent: { name: 'Alder', greeting: 'How can we help?', description: 'Ask.', suggestions: ['Warranty?'] },
    };
    const harness = await ChatHarness.recorded([], { attributes: { open: '', lang: 'ar' }, site });
    await until(() => harness.root.querySelector('.prompt') !== null, 'the welcome texts');
    const texts = [...harness.root.querySelectorAll('.welcome [dir]')].map((text) => getComputedStyle(text));
    expect(texts.map(({ direction, textAlign }) => [direction, textAlign])).to.deep.equal(
      ['h2', '.lede', '.prompt'].map(() => ['ltr', 'right']),
    );
  });

  it('names the language of each message, and shows the translated name above answers', async () => {
    const site = { agent: { name: 'Alder', translations: { vi: { name: 'Trợ lý Alder' } } } };
    const harness = await ChatHarness.recorded(toLog(wholeRun()), { attributes: { open: '', lang: 'vi' }, site });
    expect(harness.inLog('.brand > span:last-child')!.textContent).to.equal('Trợ lý Alder');
    const markdown = harness.inLog('agent-chat-markdown')!;
    expect(markdown.shadowRoot!.querySelector('.text')!.getAttribute('lang')).to.equal('en');
  });

  it('names no language of a message that is the one around it', async () => {
    const site = { agent: { name: 'Alder' } };
    const harness = await ChatHarness.recorded(toLog(wholeRun()), { attributes: { open: '', lang: 'en-GB' }, site });
    const markdown = harness.inLog('agent-chat-markdown')!;
    expect(markdown.shadowRoot!.querySelector('.text')!.hasAttribute('lang')).to.equal(false);
  });

  it('has the forms of letters of its language, or of the one around it, in every layout', async () => {
    const parent = document.createElement('div');
    parent.lang = 'zh-TW';
    document.body.append(parent);
    const localeOf = (element: Element) =>
      (getComputedStyle(element) as CSSStyleDeclaration & { webkitLocale: string }).webkitLocale;
    for (const layout of ['floating', 'side', 'inline']) {
      for (const lang of ['', 'ja']) {
        const attributes = { open: '', layout, ...(lang ? { lang } : {}) };
        const harness = await ChatHarness.recorded([], { attributes, parent });
        expect(localeOf(harness.input), `${layout} ${lang}`).to.equal(`"${lang || 'zh-TW'}"`);
        harness.chat.remove();
      }
    }
    parent.remove();
  });

  it('uses the given language, and mirrors in right-to-left pages', async () => {
    const parent = document.createElement('div');
    parent.dir = 'rtl';
    document.body.append(parent);
    const harness = await ChatHarness.recorded(toLog(wholeRun()), { attributes: { open: '', lang: 'vi' }, parent });
    expect(harness.input.placeholder).to.equal('Hỏi bất cứ điều gì…');
    expect(harness.inLog('.sources-button')!.textContent).to.contain('2 nguồn');
    const bubble = harness.inLog('.bubble')!.getBoundingClientRect();
    const log = harness.log!.getBoundingClientRect();
    expect(bubble.left - log.left).to.be.below(30);
    expect(harness.chat.getBoundingClientRect().left).to.be.below(innerWidth / 2);
    // The text does not follow the page's direction: its number stays before it.
    const count = document.createRange();
    count.selectNodeContents(harness.inLog('.sources-button bdi')!);
    const label = count.getBoundingClientRect();
    const text = [...harness.inLog('.sources-button bdi')!.childNodes].find((node) => node.textContent?.includes('2'))!;
    count.setStart(text, text.textContent!.indexOf('2'));
    count.setEnd(text, text.textContent!.indexOf('2') + 1);
    expect(count.getBoundingClientRect().left - label.left).to.be.below(2);
    parent.remove();
  });

  it('follows the language of the page when that changes, and not where it has one of its own', async () => {
    const before = document.documentElement.lang;
    document.documentElement.lang = 'en';
    const following = await ChatHarness.create({ attributes: { layout: 'inline' } });
    const fixed = await ChatHarness.create({ attributes: { layout: 'inline', lang: 'vi' } });
    try {
      expect(following.input.placeholder).to.equal('Ask anything…');
      document.documentElement.lang = 'de';
      await eventually(() => following.input.placeholder === 'Stellen Sie eine Frage…');
      expect(fixed.input.placeholder).to.equal('Hỏi bất cứ điều gì…');
    } finally {
      document.documentElement.lang = before;
    }
  });
});
