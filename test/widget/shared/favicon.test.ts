/// <reference types="mocha" />
// The icon of a site, or the tile in its place.
import { expect } from 'chai';
import { render } from 'lit';
import { favicon, tileColour, tileLetter } from '../../../widget/shared/favicon.ts';
import { firstLetter } from '../../../widget/shared/icons/first-letter.ts';

describe('favicon()', () => {
  it('writes the first letter of a name, and none for an address without a name', () => {
    expect(tileLetter('www.example.com')).to.equal('E');
    expect(tileLetter('127.0.0.1')).to.equal('');
    expect(tileLetter('127.0.0.1:8080')).to.equal('');
    expect(tileLetter('[::1]')).to.equal('');
  });

  it('writes the first letter or digit of a name in any script, as a capital', () => {
    const letters = ['alder', '«ärzte»', '3 mal', 'đà nẵng', '咖啡', '– …', ''].map(firstLetter);
    expect(letters).to.deep.equal(['A', 'Ä', '3', 'Đ', '咖', '', '']);
  });

  it('shows one site with the same tile, whatever subdomain its name has', () => {
    expect(['alder.coffee', 'help.alder.coffee', 'www.alder.coffee'].map(tileLetter)).to.deep.equal(['A', 'A', 'A']);
    expect(new Set(['alder.coffee', 'help.alder.coffee'].map(tileColour)).size).to.equal(1);
    expect(['news.bbc.co.uk', 'cafef.vn', 'shop.fpt.com.vn', 'localhost:8787'].map(tileLetter).join('')).to.equal(
      'BCFL',
    );
  });

  it('[EMB-1] colours the tile through the object model', () => {
    const box = document.createElement('div');
    render(favicon('alder.coffee'), box);
    const tile = box.querySelector<HTMLElement>('.favicon')!;
    expect(tile.style.getPropertyValue('--_favicon').trim()).to.equal(tileColour('alder.coffee'));
  });

  it('[NET-17] requests only the icon route of an API, also on the page’s own origin', () => {
    const pictureOf = (url: string) => {
      const box = document.createElement('div');
      render(favicon('example.com', url), box);
      return box.querySelector('img')?.getAttribute('src') ?? null;
    };
    const shown = [
      '/api/v1/favicon/src_a-1',
      'https://chat.example.com/api/v1/favicon/src_a',
      'https://example.com/chat/api/v1/favicon/src_a',
      'data:image/png;base64,iVBORw0KGgo=',
    ];
    expect(shown.map(pictureOf)).to.deep.equal(shown);
    const refused = [
      '/account/logout',
      '/favicon.ico',
      '/api/v1/favicon/src_a?x=1',
      '/api/v1/favicon/../../../logout',
      '/api/v1/favicon/src_a/logout',
      'https://user@chat.example.com/api/v1/favicon/src_a',
      'https://icons.example.com/of?/api/v1/favicon/src_a',
      'javascript:/api/v1/favicon/src_a',
      'data:image/svg+xml;base64,PHN2Zy8+',
    ];
    expect(refused.map(pictureOf)).to.deep.equal(refused.map(() => null));
  });

  it('shows the letter alone to a visitor who saves data', () => {
    const box = document.createElement('div');
    const show = () => {
      render(favicon('example.com', '/api/v1/favicon/src_a'), box);
      return box.querySelectorAll('img').length;
    };
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    try {
      expect(show()).to.equal(0);
      expect(box.textContent?.trim()).to.equal('E');
    } finally {
      Reflect.deleteProperty(navigator, 'connection');
    }
    expect(show()).to.equal(1);
  });
});
