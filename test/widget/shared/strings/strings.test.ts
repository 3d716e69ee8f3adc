/// <reference types="mocha" />
// The fixed strings: every language complete, plural forms, placeholders; and small shared parts.
import { expect } from 'chai';
import { SentenceReader } from '../../../../widget/shared/announcer.ts';
import { tileColour, tileLetter } from '../../../../widget/shared/favicon.ts';
import { en } from '../../../../widget/shared/strings/en.ts';
import {
  createStrings,
  hasLanguage,
  languages,
  loadLanguage,
  type StringKey,
} from '../../../../widget/shared/strings/strings.ts';
import { vi } from '../../../../widget/shared/strings/vi.ts';
import { showHidden } from '../../../../widget/shared/visible-text.ts';

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
    const reader = new SentenceReader('en');
    expect(reader.next('One two. Thr', false)).to.equal('One two.');
    expect(reader.next('One two. Three', false)).to.equal('');
    expect(reader.next('One two. Three', true)).to.equal('Three');
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
