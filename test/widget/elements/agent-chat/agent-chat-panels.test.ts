// The panels beside the conversation in <agent-chat>: sources and the list of conversations, and where the focus goes.
import { expect } from 'chai';
import { deviceLinkPart } from '../../../../widget/elements/agent-chat/views/device-link-controller.ts';
import { historyList } from '../../../../widget/elements/agent-chat/views/history-list.ts';
import { sourcesPanelPart } from '../../../../widget/elements/agent-chat/views/later/sources-panel-controller.ts';
import { chatMenu } from '../../../../widget/elements/agent-chat/views/menu-controller.ts';
import { feedbackPart } from '../../../../widget/elements/agent-chat-log/tools/rating.ts';
import type { LaterModule } from '../../../../widget/shared/loading/later-module.ts';
import { ScriptedConnection, toLog, until, wholeRun } from '../../chat/fakes.ts';
import { expectAccessible } from '../accessible.ts';
import { ChatHarness, removeChats } from '../agent-chat-harness.ts';

describe('<agent-chat>: sources and conversations', () => {
  afterEach(removeChats);

  it('opens the sources beside the conversation and closes them by Escape while the popover stays', async () => {
    const harness = await ChatHarness.recorded(toLog(wholeRun()), { attributes: { open: '' } });
    harness.inLog<HTMLButtonElement>('.sources-button')!.click();
    await harness.settle();
    const panel = harness.root.querySelector('sources-panel')!;
    expect(panel).not.to.equal(null);
    expect(harness.inLog('.sources-button')!.getAttribute('aria-expanded')).to.equal('true');
    await harness.press('Escape');
    expect(harness.root.querySelector('sources-panel')).to.equal(null);
    expect(harness.shell).not.to.equal(null);
  });

  it('leaves the conversation where it is, inside the border of the popover', async () => {
    const harness = await ChatHarness.recorded(toLog(wholeRun()), { attributes: { open: '' } });
    const frame = harness.root.querySelector<HTMLElement>('.frame')!;
    const sides = () => {
      const { left, right } = harness.shell!.getBoundingClientRect();
      return [left, right];
    };
    expect(frame.className).to.contain('drawer');
    expect(frame.scrollWidth).to.equal(frame.clientWidth);
    const before = sides();
    harness.inLog<HTMLButtonElement>('.sources-button')!.click();
    await harness.settle();
    expect(frame.className).to.contain('with-panel');
    expect(sides()).to.deep.equal(before);
    expect(frame.scrollWidth).to.equal(frame.clientWidth);
    await harness.press('Escape');
    harness.chat.expanded = true;
    await harness.settle();
    expect(frame.scrollWidth).to.equal(frame.clientWidth);
  });

  it('lists the sources of an answer by their numbers while the page is printed, in place of its buttons', async () => {
    const harness = await ChatHarness.recorded(toLog(wholeRun()), { attributes: { layout: 'inline' } });
    expect(harness.inLog('.cited')).to.equal(null);
    window.dispatchEvent(new Event('beforeprint'));
    await harness.settle();
    expect(harness.inLog('.cited')!.textContent).to.match(/^Sources\n\[1\] .+ https:\/\//);
    expect(harness.inLog('.actions')).to.equal(null);
    window.dispatchEvent(new Event('afterprint'));
    await harness.settle();
    expect(harness.inLog('.cited')).to.equal(null);
    expect(harness.inLog('.actions')).not.to.equal(null);
  });

  it('returns the focus to the element that opened the sources', async () => {
    const harness = await ChatHarness.recorded(toLog(wholeRun()), { attributes: { open: '' } });
    const pill = harness.inLog<HTMLButtonElement>('.sources-button')!;
    pill.focus();
    pill.click();
    await harness.settle();
    const panel = harness.root.querySelector('sources-panel')!;
    await until(() => panel.shadowRoot?.querySelector('.icon-button') != null);
    panel.focus();
    expect(harness.root.activeElement).to.equal(panel);
    await harness.press('Escape');
    await harness.settle();
    expect(harness.log!.getRootNode()).to.have.property('activeElement', pill);
  });

  it('moves the focus into sources that cover the conversation, and keeps it out of the content behind them', async () => {
    const harness = await ChatHarness.recorded(toLog(wholeRun()), { attributes: { open: '', layout: 'side' } });
    const pill = harness.inLog<HTMLButtonElement>('.sources-button')!;
    pill.focus();
    pill.click();
    await until(() => harness.root.activeElement?.localName === 'sources-panel');
    expect(harness.shell!.inert).to.equal(true);
    await harness.press('Escape');
    await harness.settle();
    expect(harness.shell!.inert).to.equal(false);
    expect(harness.log!.getRootNode()).to.have.property('activeElement', pill);
  });

  it('keeps the focus out of the content behind the list of conversations', async () => {
    const harness = await ChatHarness.recorded(toLog(wholeRun()), { attributes: { open: '' } });
    const pill = harness.inLog<HTMLButtonElement>('.sources-button')!;
    harness.root.querySelector<HTMLButtonElement>('[aria-label="Conversations"]')!.click();
    await harness.settle();
    pill.focus();
    expect(harness.root.activeElement?.localName).not.to.equal('agent-chat-log');
    await harness.press('Escape');
    await harness.settle();
    pill.focus();
    expect(harness.root.activeElement?.localName).to.equal('agent-chat-log');
  });

  it('opens the sources on the event of an element inside', async () => {
    const harness = await ChatHarness.recorded(toLog(wholeRun()), { attributes: { open: '' } });
    const wish = new CustomEvent('agent-chat-show-sources', { detail: { number: 2 }, bubbles: true, composed: true });
    harness.inLog('.log-inner')!.dispatchEvent(wish);
    await harness.settle();
    expect(harness.root.querySelector('sources-panel')).not.to.equal(null);
  });

  it('lists conversations and opens one', async () => {
    const connection = new ScriptedConnection();
    connection.publish(wholeRun(), 'conv_1');
    connection.publish(wholeRun('run_9', 'z', 'Another one?'), 'conv_2');
    const harness = await ChatHarness.create({ connection, conversation: 'conv_1', attributes: { open: '' } });
    harness.button('Conversations')!.click();
    await harness.settle();
    const list = harness.root.querySelector('agent-chat-history')!.shadowRoot!;
    const threads = [...list.querySelectorAll<HTMLButtonElement>('.thread')];
    const titles = [...list.querySelectorAll('.thread-title')].map((one) => one.textContent);
    expect(titles).to.deep.equal(['Title of conv_1', 'Title of conv_2']);
    expect(threads[0]!.getAttribute('aria-current')).to.equal('true');
    await expectAccessible(harness.chat);
    threads[1]!.click();
    await harness.settle();
    expect(harness.bubbles).to.deep.equal(['Another one?']);
    expect(harness.root.querySelector('agent-chat-history')).to.equal(null);
  });

  it('shows the list under a header with a back button, and moves the focus there and back', async () => {
    const connection = new ScriptedConnection();
    connection.publish(wholeRun(), 'conv_1');
    const harness = await ChatHarness.create({ connection, conversation: 'conv_1', attributes: { open: '' } });
    const focused = () => harness.root.activeElement?.shadowRoot?.activeElement ?? harness.root.activeElement;
    harness.button('Conversations')!.click();
    await harness.settle();
    expect(harness.root.querySelector('.header-title')!.textContent!.trim()).to.equal('Conversations');
    expect((focused() as HTMLInputElement).type).to.equal('search');
    expect(harness.root.querySelector<HTMLElement>('.foot')!.hidden).to.equal(true);
    harness.button('Back to conversation')!.click();
    await harness.settle();
    expect(harness.root.querySelector('agent-chat-history')).to.equal(null);
    expect(focused()).to.equal(harness.button('Conversations'));
    expect(harness.root.querySelector('.header-title')!.textContent).to.contain('Alder');
  });

  it('lays the list over the line of the header: no row of pixels of the conversation is left between them', async () => {
    const harness = await ChatHarness.recorded(toLog(wholeRun()), { attributes: { open: '' } });
    harness.button('Conversations')!.click();
    await harness.settle();
    const [header, layer] = ['.header', '.history-layer'].map((each) => harness.root.querySelector(each)!);
    await Promise.all(layer!.getAnimations().map(({ finished }) => finished));
    const top = layer!.getBoundingClientRect().top;
    expect(top).to.equal(header!.getBoundingClientRect().bottom - 1);
    const { borderBottom } = getComputedStyle(header!);
    expect(getComputedStyle(layer!).borderTop).to.equal(borderBottom);
  });

  it('begins a new conversation and leaves the old one', async () => {
    const connection = new ScriptedConnection();
    connection.publish(wholeRun());
    const harness = await ChatHarness.create({ connection, conversation: 'conv_1', attributes: { open: '' } });
    harness.button('New conversation')!.click();
    await harness.settle();
    expect(harness.root.querySelector('.welcome')).not.to.equal(null);
    await harness.chat.ask('Fresh');
    await harness.settle();
    expect(harness.connection.sent[0]?.conversationId).to.equal('conv_new_1');
  });

  it('leaves the conversation, closes the menu and says so when everything of the visitor was deleted', async () => {
    const connection = new ScriptedConnection();
    connection.logs.set('conv_1', toLog(wholeRun()));
    connection.replies.set('DELETE /visitor', null);
    const harness = await ChatHarness.create({ conversation: 'conv_1', connection, attributes: { open: '' } });
    const menu = () => harness.root.querySelector('agent-chat-menu');
    harness.button('More options')!.click();
    await until(() => menu() !== null);
    for (const expected of ['menu', 'alertdialog']) {
      await harness.settle();
      expect(menu()!.shadowRoot!.querySelector(`[role=${expected}]`)).not.to.equal(null);
      menu()!.shadowRoot!.querySelector<HTMLButtonElement>('.danger')!.click();
    }
    await until(() => menu() === null);
    await harness.settle();
    expect([harness.bubbles, harness.said]).to.deep.equal([[], 'Everything was deleted']);
  });

  it('has a column for conversations in a wide page', async () => {
    const parent = document.createElement('div');
    parent.style.inlineSize = '1100px';
    document.body.append(parent);
    const harness = await ChatHarness.recorded(toLog(wholeRun()), { attributes: { layout: 'full' }, parent });
    expect(harness.shell!.getAttribute('role')).to.equal('region');
    expect(harness.root.querySelector('.sidebar agent-chat-history')).not.to.equal(null);
    expect(harness.button('Close')).to.equal(null);
    await expectAccessible(harness.chat);
    parent.remove();
  });

  it('shows in that column that the current conversation has an answer in progress, and only while it has', async () => {
    const parent = document.createElement('div');
    parent.style.inlineSize = '1100px';
    document.body.append(parent);
    const connection = new ScriptedConnection();
    const run = wholeRun();
    connection.publish(run.slice(0, 5));
    const options = { connection, conversation: 'conv_1', attributes: { layout: 'full' }, parent };
    const harness = await ChatHarness.create(options);
    const ring = () => harness.root.querySelector('agent-chat-history')!.shadowRoot!.querySelector('.dot.running');
    expect(ring()).not.to.equal(null);
    connection.publish(run.slice(5));
    await harness.settle();
    expect(ring()).to.equal(null);
    parent.remove();
  });

  describe('what cannot be loaded', () => {
    const lost: LaterModule<unknown>[] = [];
    const lose = (part: LaterModule<unknown>) => {
      part.load = async () => null;
      lost.push(part);
    };
    const restore = () => {
      for (const part of lost.splice(0)) Reflect.deleteProperty(part, 'load');
    };
    afterEach(restore);

    /** Presses a button whose part is lost; the chat says so, and the focus is where it was. */
    async function press(harness: ChatHarness, button: HTMLElement): Promise<void> {
      button.focus();
      button.click();
      await harness.settle();
      expect(harness.root.querySelector('.banner')!.textContent).to.contain('This did not work.');
      expect((button.getRootNode() as ShadowRoot).activeElement).to.equal(button);
      expect(button.getAttribute('aria-expanded')).not.to.equal('true');
    }

    for (const [name, part, tag] of [
      ['Conversations', historyList, 'agent-chat-history'],
      ['More options', chatMenu, 'agent-chat-menu'],
    ] as const) {
      it(`"${name}" stays pressable, and what it opens comes with a later press alone`, async () => {
        const harness = await ChatHarness.create({ attributes: { open: '' } });
        lose(part);
        await press(harness, harness.button(name)!);
        restore();
        window.dispatchEvent(new Event('online'));
        await harness.settle();
        expect(harness.root.querySelector(tag)).to.equal(null);
        harness.button(name)!.click();
        await until(() => harness.root.querySelector(tag) !== null);
        expect(harness.root.querySelector('.banner')).to.equal(null);
      });
    }

    it('is not opened when it comes after the visitor went on', async () => {
      const harness = await ChatHarness.create({ attributes: { open: '' } });
      let arrive = () => {};
      const { loaded } = historyList;
      historyList.load = () =>
        new Promise((resolve) => {
          arrive = () => resolve(loaded);
        });
      lost.push(historyList);
      harness.button('Conversations')!.click();
      await harness.type('Is it covered?');
      await harness.press('Enter');
      arrive();
      await harness.settle();
      expect(harness.root.querySelector('agent-chat-history')).to.equal(null);
    });

    it('leaves the sources closed, whether their panel or what opens it is missing', async () => {
      const harness = await ChatHarness.recorded(toLog(wholeRun()), { attributes: { open: '' } });
      lose(sourcesPanelPart);
      await press(harness, harness.inLog('.sources-button')!);
      expect(harness.root.querySelector('sources-panel')).to.equal(null);
      restore();
      harness.inLog('.sources-button')!.click();
      await harness.settle();
      expect(harness.root.querySelector('sources-panel')).not.to.equal(null);
    });

    it('sends a bad rating without the card of reasons, which does not come by itself', async () => {
      const connection = new ScriptedConnection();
      Object.assign(connection.site, { features: { feedback: true } });
      connection.publish(wholeRun());
      const harness = await ChatHarness.create({ connection, conversation: 'conv_1', attributes: { open: '' } });
      await until(() => harness.inLog('[aria-label="Bad answer"]') !== null);
      lose(feedbackPart);
      await press(harness, harness.inLog('[aria-label="Bad answer"]')!);
      expect(connection.calls.map(({ body }) => body)).to.deep.equal([{ rating: -1 }]);
      restore();
      window.dispatchEvent(new Event('online'));
      await harness.settle();
      expect(harness.inLog('agent-chat-feedback')).to.equal(null);
    });

    it('keeps a link from another device, whose dialog comes with the network', async () => {
      lose(deviceLinkPart);
      history.replaceState(null, '', '#agent-chat-continue=default:token-1');
      const harness = await ChatHarness.create();
      expect(harness.chat.isOpen).to.equal(true);
      expect(harness.root.querySelector('.banner')!.textContent).to.contain('This did not work.');
      expect(harness.root.querySelector('agent-chat-device-link')).to.equal(null);
      restore();
      await deviceLinkPart.load();
      harness.chat.requestUpdate();
      await until(() => harness.root.querySelector('agent-chat-device-link') !== null);
    });
  });
});
