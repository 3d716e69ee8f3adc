/// <reference types="mocha" />
// The fixed strings: every language complete, plural forms, placeholders; and small shared parts.
import { expect } from 'chai';
import { SentenceReader } from '../../../../widget/shared/announcer.ts';
import { tileColour, tileLetter } from '../../../../widget/shared/favicon.ts';
import { en as enFirst } from '../../../../widget/shared/strings/en.ts';
import { enBanner } from '../../../../widget/shared/strings/en-banner.ts';
import { enLater } from '../../../../widget/shared/strings/en-later.ts';
import {
  createStrings,
  hasLanguage,
  languages,
  loadLanguage,
  type StringKey,
  type StringTable,
} from '../../../../widget/shared/strings/strings.ts';
import '../../../../widget/shared/strings/banner-strings.ts';
import '../../../../widget/shared/strings/later-strings.ts';
import { vi } from '../../../../widget/shared/strings/vi.ts';
import { showHidden } from '../../../../widget/shared/visible-text.ts';

const en = { ...enFirst, ...enBanner, ...enLater };

describe('strings', () => {
  before(() => Promise.all(languages.map(loadLanguage)));

  it('every language is loaded, has the same keys and the same placeholders', () => {
    const places = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort().join();
    for (const language of languages) {
      expect(hasLanguage(language), language).to.equal(true);
      const strings = createStrings(language);
      if (language !== 'en') expect(strings.t('done'), language).not.to.equal(en.done);
      for (const [key, entry] of Object.entries(en)) {
        const shown = strings.t(key as StringKey);
        expect(shown, `${language} ${key}`).not.to.equal('');
        expect(places(shown), `${language} ${key}`).to.equal(places(typeof entry === 'string' ? entry : entry.other));
      }
    }
  });

  it('the languages are there, and each has every plural form that its counts need', async () => {
    expect([...languages].sort()).to.deep.equal('ar de en es fr id ja ko pl pt th vi zh'.split(' '));
    const counts = Array.from({ length: 201 }, (_, n) => n);
    for (const language of languages) {
      const rules = new Intl.PluralRules(language);
      const needed = [...new Set(counts.map((n) => rules.select(n)))];
      const table = (await import(`../../../../widget/shared/strings/${language}.ts`))[language] as StringTable;
      for (const [key, entry] of Object.entries(table)) {
        if (typeof entry === 'string') {
          // A language with plural forms uses them where English does.
          const isCounted = typeof en[key as StringKey] !== 'string';
          expect(isCounted && needed.length > 1, `${language} ${key} has no plural forms`).to.equal(false);
          continue;
        }
        for (const form of needed)
          expect(entry[form], `${language} ${key} ${form}`).to.be.a('string').and.not.equal('');
      }
    }
  });

  it('counts in Polish and Arabic, and writes the digits of the language', () => {
    const pl = createStrings('pl');
    expect([1, 3, 5, 22].map((n) => pl.t('results', { n }))).to.deep.equal([
      '1 wynik',
      '3 wyniki',
      '5 wyników',
      '22 wyniki',
    ]);
    const ar = createStrings('ar-EG');
    expect([1, 2, 3, 11].map((n) => ar.t('sourcesCount', { n }))).to.deep.equal([
      'مصدر واحد',
      'مصدران',
      '٣ مصادر',
      '١١ مصدرًا',
    ]);
  });

  it('chooses the plural form, the nearest language, and English for the rest', () => {
    expect(createStrings('en-GB').t('results', { n: 1 })).to.equal('1 result');
    expect(createStrings('en').t('results', { n: 2 })).to.equal('2 results');
    expect(createStrings('vi-VN').t('done')).to.equal(vi.done);
    expect(createStrings('zh-Hans-CN').t('results', { n: 1200 })).to.equal('1,200 条结果');
    expect(createStrings('not a tag').t('done')).to.equal('Done');
    expect(createStrings('en', { done: 'Ready' }).t('done')).to.equal('Ready');
  });
});

describe('shared parts', () => {
  it('returns finished sentences once, and the rest at the end', () => {
    const reader = new SentenceReader();
    expect(reader.next('One two. Thr', false)).to.equal('One two.');
    expect(reader.next('One two. Three', false)).to.equal('');
    expect(reader.next('One two. Three', true)).to.equal('Three');
  });

  it('cuts no citation and no link in two', () => {
    const cited = new SentenceReader();
    expect(cited.next('Soak the tip.[2]', false)).to.equal('Soak the tip.');
    expect(cited.next('Soak the tip.[2]', true)).to.equal('[2]');
    const linked = new SentenceReader();
    expect(linked.next('See [Part 1. The tip](https://a.example)', false)).to.equal('See');
    const open = new SentenceReader();
    expect(open.next('From [1 to 3.\nThe next line. And', false)).to.equal('From [1 to 3.\nThe next line.');
  });

  it('a domain keeps its tile', () => {
    expect(tileColour('a.example')).to.equal(tileColour('a.example'));
    expect(tileLetter('www.example.com')).to.equal('E');
    expect(tileLetter('---')).to.equal('•');
  });

  it('[MD-9] writes out hidden characters', () => {
    expect(showHidden('a\u202eb')).to.equal('a\\u{202E}b');
  });
});
