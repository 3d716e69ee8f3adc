import { expect } from 'chai';
import { fitPageContext } from '../../../widget/chat/page-context.ts';

const bytes = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).length;

describe('fitPageContext', () => {
  it('leaves out what is empty or no address, and is null when nothing is left', () => {
    expect(fitPageContext({ title: ' Alder One ', url: 'about:blank', selection: '  ', data: {} })).to.deep.equal({
      title: 'Alder One',
    });
    expect(fitPageContext({ title: '', url: 'file:///a' })).to.equal(null);
  });

  it('[PC1] cuts the selection to what there is room for, never through a character', () => {
    const selection = '咖啡机🙂'.repeat(1_000);
    const data = { text: 'x'.repeat(2_000) };
    const fitted = fitPageContext({ title: 'A'.repeat(400), url: 'https://shop.example/', selection, data })!;
    expect(fitted.title).to.have.length(300);
    expect(bytes(fitted)).to.be.within(4_080, 4_096);
    expect(selection.startsWith(fitted.selection!)).to.equal(true);
    expect(/[\uD800-\uDBFF]$/.test(fitted.selection!)).to.equal(false);
  });

  it('[PC1] data that is too large, too deep or none is a mistake of the page, named', () => {
    const deep = JSON.parse(`${'{"a":'.repeat(12)}1${'}'.repeat(12)}`) as Record<string, unknown>;
    expect(() => fitPageContext({ data: { text: 'x'.repeat(5_000) } })).to.throw(TypeError, 'pageContext has 50');
    expect(() => fitPageContext({ data: deep })).to.throw(TypeError, 'pageContext.data is nested more than 10');
    expect(() => fitPageContext({ data: [1] as unknown as Record<string, unknown> })).to.throw(TypeError, 'an object');
  });
});
