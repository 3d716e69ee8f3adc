/// <reference types="mocha" />
import { expect } from 'chai';
import { lastSentence, withTextFragment } from '../../../widget/elements/source-citation/quote.ts';

describe('the quote behind a citation', () => {
  it('becomes a text fragment: whole when short, first and last words when long', () => {
    expect(withTextFragment('https://a.example/p#top', 'Two-year warranty, in full')).to.equal(
      'https://a.example/p#top:~:text=Two%2Dyear%20warranty%2C%20in%20full',
    );
    const long =
      'Every espresso machine has a two year warranty from the day of delivery, and the boiler is covered in full.';
    expect(withTextFragment('https://a.example/p', long)).to.equal(
      `https://a.example/p#:~:text=${encodeURIComponent('Every espresso machine has a')},${encodeURIComponent('boiler is covered in full.')}`,
    );
    expect(withTextFragment('https://a.example/p', ' ')).to.equal('https://a.example/p');
  });

  it('over several lines or cells is given by its first and its last one, because browsers do not match the whole', () => {
    expect(withTextFragment('https://a.example/p', 'Alder Duo | 14 kg | 1,299 euros')).to.equal(
      'https://a.example/p#:~:text=Alder%20Duo,1%2C299%20euros',
    );
    expect(withTextFragment('https://a.example/f.pdf#page=3', 'One line\nand the next')).to.equal(
      'https://a.example/f.pdf#page=3:~:text=One%20line,and%20the%20next',
    );
    expect(withTextFragment('https://a.example/p', '| - |\n---')).to.equal('https://a.example/p');
  });

  it('of a few very long words is given in full, because its two ends would meet', () => {
    const words = Array.from({ length: 7 }, (_, i) => `${'long'.repeat(4)}${i}`).join(' ');
    expect(withTextFragment('https://a.example/p', words)).to.equal(
      `https://a.example/p#:~:text=${encodeURIComponent(words)}`,
    );
  });

  it('is cut between words in scripts without spaces, and not at an end that may be cut inside a word', () => {
    const quote = `所有咖啡机自送货之日起享受两年保修，${'保修范围包括锅炉和蒸汽部件，'.repeat(7)}请妥善保管购买凭`;
    const [start = '', end = ''] = decodeURIComponent(
      withTextFragment('https://a.example/', quote).split('text=')[1]!,
    ).split(',');
    expect(quote.startsWith(start)).to.equal(true);
    expect(start.length).to.be.within(8, 20);
    expect(quote.includes(end)).to.equal(true);
    expect(quote.endsWith(end)).to.equal(false);
  });

  it('never encodes half a character', () => {
    const text = `${'字'.repeat(11)}🙂${'字'.repeat(80)}`;
    expect(() => withTextFragment('https://a.example/', text)).not.to.throw();
    expect(() => withTextFragment('https://a.example/', 'a\ud800b')).not.to.throw();
  });

  it('is chosen by the sentence before the chip', () => {
    expect(lastSentence('First one. The second rests on it. ')).to.equal('The second rests on it.');
    expect(lastSentence('第一句。第二句。')).to.equal('第二句。');
  });
});
