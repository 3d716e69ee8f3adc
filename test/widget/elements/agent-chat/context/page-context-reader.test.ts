// What the page gives along with a message: only with its consent, as the chips show it, and not what the visitor has removed.
import { expect } from 'chai';
import { toLog, until, wholeRun } from '../../../chat/fakes.ts';
import { expectAccessible } from '../../accessible.ts';
import { ChatHarness, removeChats } from '../../agent-chat-harness.ts';

const chips = ({ root }: ChatHarness) =>
  [...(root.querySelector('.foot agent-chat-context')?.shadowRoot?.querySelectorAll('.chip') ?? [])].map((chip) =>
    ['.chip-name', '.chip-meta'].map((part) => chip.querySelector(part)?.textContent?.trim()),
  );
/** Waits for what is loaded with the first chip. */
const chipsShown = (harness: ChatHarness, count: number) =>
  until(() => chips(harness).length === count, `${count} chips`);
const open = (attributes: Record<string, string> = {}) =>
  ChatHarness.create({ attributes: { open: '', ...attributes } });
const send = async (harness: ChatHarness, text: string) => {
  await harness.type(text);
  await harness.press('Enter');
};

describe('the context of the page', () => {
  const title = document.title;
  let text: HTMLElement;
  beforeEach(() => {
    document.title = 'Alder One – Alder';
    text = document.createElement('p');
    text.textContent = 'The tank holds 1.8 litres.';
    document.body.append(text);
  });
  afterEach(async () => {
    await removeChats();
    getSelection()?.removeAllRanges();
    text.remove();
    document.title = title;
  });
  const select = async (harness: ChatHarness) => {
    getSelection()?.selectAllChildren(text);
    await until(() => getSelection()?.toString() !== '');
    await new Promise((resolve) => document.addEventListener('selectionchange', resolve, { once: true }));
    await harness.settle();
  };

  it('[PC4] is not read without the attribute, and nothing goes along', async () => {
    const harness = await open();
    await select(harness);
    expect(chips(harness)).to.deep.equal([]);
    await send(harness, 'Does it fit?');
    expect(harness.connection.sent[0]).not.to.have.property('context');
  });

  it('shows what the attribute names, sends it as shown, and keeps it on the message', async () => {
    const harness = await open({ 'page-context': 'title url selection' });
    await select(harness);
    const address = location.host + (location.pathname === '/' ? '' : location.pathname);
    await chipsShown(harness, 2);
    expect(chips(harness)).to.deep.equal([
      ['Alder One – Alder', address],
      ['The tank holds 1.8 litres.', 'Selected text'],
    ]);
    await expectAccessible(harness.chat);
    harness.input.focus();
    await harness.settle();
    await send(harness, 'Does it fit?');
    expect(harness.connection.sent[0]?.context).to.deep.equal({
      title: 'Alder One – Alder',
      url: location.origin + location.pathname,
      selection: 'The tank holds 1.8 litres.',
    });
    await until(() => harness.inLog('.message.user agent-chat-context') !== null, 'the chips of the message');
    const list = harness.inLog('.message.user agent-chat-context')!.shadowRoot!;
    expect(list.querySelectorAll('li')).to.have.length(2);
    expect(list.querySelector('button')).to.equal(null);
    // The conversation has it: it goes along again when it changes.
    expect(chips(harness)).to.deep.equal([]);
    harness.chat.setPageContext({ title: 'Alder Duo' });
    await harness.settle();
    await chipsShown(harness, 2);
    expect(chips(harness)[0]?.[0]).to.equal('Alder Duo');
  });

  it('a chip that the visitor removes is not sent, until the page gives something else', async () => {
    const harness = await open();
    harness.chat.setPageContext({ title: 'Cart', selection: 'Alder One', data: { items: 2 } });
    await harness.settle();
    await chipsShown(harness, 2);
    harness.root.querySelector('.foot agent-chat-context')!.shadowRoot!.querySelector('button')!.click();
    await harness.settle();
    expect(chips(harness)).to.deep.equal([['Alder One', 'Selected text']]);
    expect(harness.root.activeElement?.localName).to.equal('agent-chat-composer');
    await send(harness, 'What is this?');
    expect(harness.connection.sent[0]?.context).to.deep.equal({ selection: 'Alder One' });
    harness.chat.setPageContext({ title: 'Cart', data: { items: 3 } });
    await harness.settle();
    await chipsShown(harness, 1);
    expect(chips(harness)).to.deep.equal([['Cart', 'This page']]);
    harness.chat.setPageContext(null);
    await harness.settle();
    expect(chips(harness)).to.deep.equal([]);
  });

  it('a mistake of the page is in the console once, and the message goes without', async () => {
    const lines: unknown[] = [];
    const { error } = console;
    console.error = (line: unknown) => lines.push(line);
    const harness = await open();
    harness.chat.setPageContext({ data: { text: 'x'.repeat(5_000) } });
    await harness.settle();
    await until(() => lines.length > 0, 'the line');
    await send(harness, 'Hello');
    console.error = error;
    expect(lines).to.have.length(1);
    expect(lines[0]).to.match(/pageContext has 50\d\d bytes/);
    expect(harness.connection.sent[0]).not.to.have.property('context');
  });

  it('a recorded message has its chip, whose text is never HTML', async () => {
    const [first, ...rest] = toLog(wholeRun());
    const context = { title: '<img src=x onerror=alert(1)>', data: { a: 1 } };
    const harness = await ChatHarness.recorded([{ ...first, context } as typeof first & object, ...rest], {
      attributes: { layout: 'inline' },
    });
    await until(() => harness.inLog('agent-chat-context')?.shadowRoot?.querySelector('li') != null, 'the chip');
    const sent = harness.inLog('agent-chat-context')?.shadowRoot;
    expect(sent?.querySelector('.chip-name')?.textContent).to.equal('<img src=x onerror=alert(1)>');
    expect(sent?.querySelector('.chip')?.getAttribute('title')).to.contain('{"a":1}');
  });
});
