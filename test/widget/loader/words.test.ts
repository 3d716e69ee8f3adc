// The words of the launcher, in the language around the chat.
import { expect } from 'chai';
import { createStrings, languages, loadLanguage } from '../../../widget/shared/strings/strings.ts';
import { buttonOf, chatOf, leavePage, type Page, page, run, settle } from './loader-page.ts';

describe('the words of the launcher before the rest is loaded', () => {
  let target: Page;
  afterEach(() => leavePage(target));
  const chat = () => chatOf(target);
  const launcher = () => buttonOf(target);

  it('name the launcher in each of the languages of the widget', async () => {
    await Promise.all(languages.map(loadLanguage));
    for (const language of languages) {
      target = await page((win) => {
        win.document.documentElement.lang = `${language}-XX`;
      });
      await run(target);
      await settle();
      expect(launcher().getAttribute('aria-label'), language).to.equal(createStrings(language).t('open'));
      expect(launcher().lang, language).to.equal(language === 'en' ? 'en' : '');
      target.frame.remove();
    }
  });

  it('name it in English at once, which is marked, until those of the language are there', async () => {
    target = await page((win) => {
      win.document.documentElement.lang = 'de';
    });
    await run(target);
    expect([launcher().getAttribute('aria-label'), launcher().lang]).to.deep.equal(['Open chat', 'en']);
    await settle();
    expect([launcher().getAttribute('aria-label'), launcher().lang]).to.deep.equal(['Chat öffnen', '']);
    expect(target.parts).to.deep.equal(['words-de.js']);
  });

  it('are loaded in languages that have some alone', async () => {
    target = await page((win) => {
      win.document.documentElement.lang = 'nl';
    });
    await run(target);
    await settle();
    expect(target.parts).to.deep.equal([]);
  });

  it('stay English where those of the language cannot be loaded', async () => {
    target = await page((win) => {
      win.document.documentElement.lang = 'vi';
    });
    target.answer = target.blocked = () => Promise.reject(new TypeError('blocked'));
    await run(target);
    launcher().click();
    await settle();
    const { textContent, lang } = chat().shadowRoot!.querySelector('output')!;
    expect([launcher().getAttribute('aria-label'), launcher().lang, textContent, lang]).to.deep.equal([
      'Open chat',
      'en',
      'The chat is not available right now.',
      'en',
    ]);
  });

  it('are those of the nearest language around the chat', async () => {
    target = await page((win) => {
      win.document.documentElement.lang = 'en';
      win.document.body.lang = 'fr';
    });
    await run(target);
    await settle();
    expect(launcher().getAttribute('aria-label')).to.equal('Ouvrir le chat');
  });

  it('say that they are English where they are, in a page in another language', async () => {
    const words = async (language: string) => {
      target = await page((win) => {
        win.document.documentElement.lang = language;
      });
      target.answer = () => Promise.reject(new TypeError('blocked'));
      await run(target);
      launcher().click();
      await settle();
      const said = launcher().getRootNode() as ShadowRoot;
      const { textContent, lang } = said.querySelector('output')!;
      const found = [launcher().getAttribute('aria-label'), launcher().lang, textContent, lang];
      target.frame.remove();
      return found;
    };
    const [open, unavailable] = ['Open chat', 'The chat is not available right now.'];
    expect(await words('nl')).to.deep.equal([open, 'en', unavailable, 'en']);
    expect(await words('de')).to.deep.equal(['Chat öffnen', '', unavailable, 'en']);
    expect(await words('zh')).to.deep.equal(['打开对话', '', '对话暂时不可用。', '']);
  });
});
