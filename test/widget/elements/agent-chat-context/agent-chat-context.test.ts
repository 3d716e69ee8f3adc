import '../../../../widget/elements/agent-chat-context/define.ts';
import { expect } from 'chai';
import type { PageContext } from '../../../../protocol/content/page-context.ts';
import { expectAccessible } from '../accessible.ts';

async function show(context: PageContext, onRemove: ((part: string) => void) | null = null) {
  const element = document.createElement('agent-chat-context');
  Object.assign(element, { context, onRemove });
  document.body.append(element);
  await element.updateComplete;
  const texts = [...element.shadowRoot!.querySelectorAll('.chip-text > *')].map((one) => one.textContent?.trim());
  return { element, texts, buttons: [...element.shadowRoot!.querySelectorAll('button')] };
}

describe('<agent-chat-context>', () => {
  afterEach(() => {
    for (const element of document.querySelectorAll('agent-chat-context')) element.remove();
  });

  it('names the page by its title, its address or as page details, and shows all that is sent', async () => {
    const url = 'https://shop.example/machines/one?x=1';
    const { element, texts } = await show({ title: 'Alder One', url, data: { sku: 'AL-1' } });
    expect(texts).to.deep.equal(['Alder One', 'shop.example/machines/one']);
    const details = element.shadowRoot!.querySelector('li')!.getAttribute('title');
    expect(details).to.equal(`Alder One\n${url}\n{"sku":"AL-1"}`);
    expect((await show({ url })).texts).to.deep.equal(['shop.example/machines/one', 'This page']);
    expect((await show({ data: { sku: 'AL-1' } })).texts).to.deep.equal(['Page details', 'This page']);
  });

  it('removes each part by a button with its name; what was sent has none', async () => {
    const removed: string[] = [];
    const context = { title: 'Alder One', selection: 'The tank' };
    const { element, buttons } = await show(context, (part) => removed.push(part));
    expect(buttons.map((button) => button.getAttribute('aria-label'))).to.deep.equal([
      'Do not send: Alder One',
      'Do not send: The tank',
    ]);
    for (const button of buttons) button.click();
    expect(removed).to.deep.equal(['page', 'selection']);
    await expectAccessible(element);
    expect((await show(context)).buttons).to.deep.equal([]);
  });
});
