import { describe, expect, it } from 'vitest';
import { chooseByProbability } from '../../../../api/extract/content-model/choose-segments.ts';
import { parseHtml } from '../../../../api/extract/html/parse-html.ts';
import { cutSegments } from '../../../../api/extract/segments/segments.ts';

const PROSE = `<p>${'The whole text of the page, which the model is sure of. '.repeat(6)}</p>`;
const END = `<p>${'And its last paragraph, of which it is just as sure as of the first. '.repeat(5)}</p>`;

const PAGE = { title: '', url: 'https://shop.example/', types: new Set<string>() };

/** The texts chosen from a page whose segments have the given probabilities; all others have 0.9. */
function choose(html: string, probability: Record<string, number>): string[] {
  const tree = parseHtml(html);
  const segments = cutSegments(tree);
  const given = Float32Array.from(segments, ({ text }) => probability[text] ?? 0.9);
  return chooseByProbability(tree, segments, given, PAGE).map(({ text }) => text);
}

describe('keepFacts', () => {
  it('keeps a short line with a figure from 0.1 on, and no other line of that probability', () => {
    const html = `${PROSE}<div>From €24</div><div>Read on</div><div>€30</div>${END}`;
    const texts = choose(html, { 'From €24': 0.11, 'Read on': 0.11, '€30': 0.05 });
    expect(texts).toContain('From €24');
    expect(texts).not.toContain('Read on');
    expect(texts).not.toContain('€30');
  });

  it('asks more of a figure before and after what is chosen', () => {
    const html = `<main><div>€12</div>${PROSE}${END}<div>01706 555 0142</div></main>`;
    const texts = choose(html, { '€12': 0.12, '01706 555 0142': 0.16 });
    expect(texts).not.toContain('€12');
    expect(texts).toContain('01706 555 0142');
  });

  it('asks still more outside of the element that holds the chosen text: offers, recommended products', () => {
    const card = (name: string, price: string): string => `<div><div>${name}</div><div>${price}</div></div>`;
    const html = `<div>Free delivery over €45</div><main>${PROSE}<div>€68</div>${END}</main>
      <section>${card('Milk pan', '€32')}${card('Canister', '€18')}</section>`;
    const texts = choose(html, {
      'Free delivery over €45': 0.24,
      '€68': 0.2,
      'Milk pan': 0.24,
      '€32': 0.24,
      Canister: 0.24,
      '€18': 0.3,
    });
    expect(texts.filter((text) => text.includes('€'))).toEqual(['€68', '€18']);
    expect(texts).not.toContain('Milk pan');
  });

  it('keeps what a price belongs to', () => {
    const html = `${PROSE}<div><div>Onion soup</div><div>with cheese</div><div>€6.50</div></div>${END}`;
    const texts = choose(html, { 'Onion soup': 0.2, 'with cheese': 0.2, '€6.50': 0.06 });
    expect(texts.slice(1, -1)).toEqual(['Onion soup', 'with cheese', '€6.50']);
  });

  it('keeps both prices of a card, and not its button', () => {
    const html = `${PROSE}<div><h3>Kettle</h3><s>€68</s><p>€54</p><p>Add to cart</p></div>${END}`;
    const texts = choose(html, { Kettle: 0.6, '€68': 0.08, '€54': 0.08, 'Add to cart': 0.13 });
    expect(texts.slice(1, -1)).toEqual(['Kettle', '€68', '€54']);
  });

  it('keeps a row as a whole', () => {
    const rows = '<tr><td>Monday</td><td>Closed</td></tr><tr><td>Share</td><td>Print</td></tr>';
    const texts = choose(`${PROSE}<table>${rows}</table>${END}`, {
      Monday: 0.3,
      Closed: 0.04,
      Share: 0.05,
      Print: 0.05,
    });
    expect(texts.slice(1, -1)).toEqual(['Monday', 'Closed']);
  });

  it('leaves rows of links, and rows of tables longer than a price list, to their probability', () => {
    const row = (a: string, b: string): string => `<tr><td>${a}</td><td>${b}</td></tr>`;
    const links = row('<a href="/a">Bread</a>', '<a href="/b">Cake</a>').repeat(2);
    const works = row('First', 'Second').repeat(70);
    const probability = { Bread: 0.2, Cake: 0.2, First: 0.2, Second: 0.2 };
    for (const rows of [links, works])
      expect(choose(`${PROSE}<table>${rows}</table>${END}`, probability)).toHaveLength(2);
    expect(choose(`${PROSE}<table>${row('First', 'Second').repeat(60)}</table>${END}`, probability)).toHaveLength(122);
  });

  it('keeps code, and the items of a list of which half is chosen', () => {
    const html = `${PROSE}<pre>npm start</pre><ul><li>salt</li><li>water</li></ul><ul><li>next</li><li>last</li></ul>${END}`;
    const texts = choose(html, { 'npm start': 0.2, water: 0.2, next: 0.2, last: 0.2 });
    expect(texts.slice(1, -1)).toEqual(['npm start', 'salt', 'water']);
  });

  it('keeps headings over kept text, not over a heading of the same level', () => {
    const html = `${PROSE}<h2>Hours</h2><h3>Summer</h3><p>We open at nine.</p><h2>Related</h2><h2>More</h2>${END}`;
    const texts = choose(html, { Hours: 0.1, Summer: 0.1, Related: 0.1, More: 0.01 });
    expect(texts.slice(1, -1)).toEqual(['Hours', 'Summer', 'We open at nine.']);
  });

  it('keeps the date and the second title below the title of a page, not its author', () => {
    const html = `<main><h1>Bread that keeps</h1><h2>Five days and more</h2><div>Posted on May 4, 2025</div><div>Ana</div>${PROSE}${END}</main>`;
    const texts = choose(html, {
      'Bread that keeps': 0.14,
      'Five days and more': 0.14,
      'Posted on May 4, 2025': 0.11,
      Ana: 0.11,
    });
    expect(texts).toContain('Five days and more');
    expect(texts).toContain('Posted on May 4, 2025');
    expect(texts).not.toContain('Ana');
    const far = `<main><div>May 4, 2025</div>${PROSE}${END}</main>`;
    expect(choose(far, { 'May 4, 2025': 0.11 })).not.toContain('May 4, 2025');
  });

  it('keeps a short line without links between two kept ones', () => {
    const html = `${PROSE}<div>Main dishes</div>${END}<p>${'One more of them. '.repeat(9)}</p><div><a href="/m">More of it</a></div>${PROSE}`;
    const texts = choose(html, { 'Main dishes': 0.21, 'More of it': 0.21 });
    expect(texts).toContain('Main dishes');
    expect(texts).not.toContain('More of it');
  });

  it('keeps a postal address as any other fact', () => {
    const html = `${PROSE}<div>Gartenstraße 7</div><div>20357 Hamburg</div><div>Hamburg and around</div>${END}`;
    const texts = choose(html, { 'Gartenstraße 7': 0.11, '20357 Hamburg': 0.11, 'Hamburg and around': 0.11 });
    expect(texts.slice(1, -1)).toEqual(['Gartenstraße 7', '20357 Hamburg']);
  });
});
