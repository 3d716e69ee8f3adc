/// <reference types="mocha" />
import { expect } from 'chai';
import type { Source } from '../../../../protocol/blocks.ts';
import { supportingSentence } from '../../../../widget/shared/sentences/supporting-sentence.ts';

const source = (quotes: string[], passages: string[] = [], snippet = ''): Source & { passages: string[] } => ({
  number: 1,
  url: 'https://a.example/',
  title: 'A',
  snippet,
  domain: 'a.example',
  favicon: null,
  quotes,
  passages,
});
const quoteOf = (quotes: string[], claim: string, passages: string[] = []) =>
  supportingSentence(source(quotes, passages), { claim })?.quote;

describe('the sentence that a source is cited for', () => {
  it('is the one most similar to the claim', () => {
    const quotes = ['Descale every three months.', 'The boiler is covered for two years.', 'Vinegar marks the seals.'];
    expect(quoteOf(quotes, 'Boiler parts are covered for two years.')).to.equal(quotes[1]);
    expect(quoteOf(quotes, 'Never use vinegar: it can mark seals.')).to.equal(quotes[2]);
    expect(quoteOf(['咖啡机享受两年保修。', '请保留购买凭证。'], '需要购买凭证')).to.equal('请保留购买凭证。');
  });

  it('is a statement and not a reference that contains one of its words', () => {
    const statement = 'The whole procedure takes about forty minutes with the citric acid from the shop.';
    expect(quoteOf(['See descaling.', statement], 'Descaling takes forty minutes.')).to.equal(statement);
    expect(quoteOf(['See descaling.', statement], 'Entkalken dauert eine Weile.')).to.equal(statement);
  });

  it('is found in the passages when the tool quoted other sentences', () => {
    const passages = ['Weak steam has many causes. Scale in the valve is the usual one.\nA worn gasket comes second.'];
    expect(quoteOf(['See descaling.'], 'Mostly it is scale in the valve.', passages)).to.equal(
      'Scale in the valve is the usual one.',
    );
    expect(quoteOf(['A worn gasket comes second.'], 'Then comes the gasket.', passages)).to.equal(
      'A worn gasket comes second.',
    );
  });

  it('is the first quote that the answer repeats, where its citation ends further sentences', () => {
    const quotes = ['There is **no** lifeguard.', 'The pool is heated to 27 degrees.'];
    const passages = ['There is no lifeguard. Shower first. The pool is for our guests only.'];
    const answer = 'There is no lifeguard. Shower first. The pool is for our guests only.';
    const cited = { claim: 'The pool is for our guests only.', answer };
    expect(supportingSentence(source(quotes, passages), cited)?.quote).to.equal(quotes[0]);
    const other = { claim: 'Nobody watches the pool, it is for guests only.', answer: 'Nobody watches the pool.' };
    expect(supportingSentence(source(quotes, passages), other)?.quote).to.equal('The pool is for our guests only.');
  });

  it('is the first quote when no words are common, and none when there is no quote', () => {
    expect(quoteOf(['First.', 'Second.'], '???')).to.equal('First.');
    expect(supportingSentence(source([]), { claim: 'claim' })).to.equal(null);
  });

  it('is shown with the text after it in its passage, or before it at its end, with dots for omitted text', () => {
    const passage = 'Two years from delivery. Steam parts are covered in full. Keep the receipt.';
    const aroundOf = (quote: string, text = passage) =>
      supportingSentence(source([quote], [text]), { claim: quote })?.around;
    expect(aroundOf('Two years from delivery.')).to.equal(passage);
    expect(aroundOf('Steam parts are covered in full.')).to.equal(
      '… Steam parts are covered in full. Keep the receipt.',
    );
    expect(aroundOf('Keep the receipt.')).to.equal('… Steam parts are covered in full. Keep the receipt.');
    const long = aroundOf('Two years from delivery.', `Two years from delivery. ${'and more words '.repeat(40)}`)!;
    expect(long).to.match(/^Two years from delivery\. and more words .*…$/);
    expect(long.length).to.be.below(285);
  });

  it('keeps the text around it from the snippet when no passage contains it', () => {
    const found = supportingSentence(source(['Keep it.'], [], 'Keep it. Two years.'), { claim: 'Keep it.' });
    expect(found).to.deep.equal({ quote: 'Keep it.', around: 'Keep it. Two years.' });
  });
});
