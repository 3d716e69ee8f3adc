/// <reference types="mocha" />
// The round button that opens the chat, alone.
import { expect } from 'chai';
import '../../../../widget/elements/agent-chat-launcher/define.ts';
import { expectAccessible } from '../accessible.ts';
import { find, mount } from '../element-fixtures.ts';

afterEach(() => document.body.replaceChildren());

describe('<agent-chat-launcher>', () => {
  const nameOf = (launcher: HTMLElement) => find(launcher, '[part=launcher]').getAttribute('aria-label');

  it('says that it opens a dialog, and is accessible', async () => {
    const launcher = await mount('agent-chat-launcher', {});
    expect(find(launcher, '[part=launcher]').getAttribute('aria-haspopup')).to.equal('dialog');
    expect(nameOf(launcher)).to.equal('Open chat');
    expect(find(launcher, '[part=unread-badge]')).to.equal(null);
    await expectAccessible(launcher);
  });

  it('counts unread answers in badge and name, up to nine', async () => {
    const launcher = await mount('agent-chat-launcher', { unread: 3 });
    expect(find(launcher, '[part=unread-badge]').textContent).to.equal('3');
    expect(nameOf(launcher)).to.contain('3');
    launcher.unread = 12;
    await launcher.updateComplete;
    expect(find(launcher, '[part=unread-badge]').textContent).to.equal('9+');
    expect(nameOf(launcher)).to.contain('9+');
  });

  it('shows that a run is in progress, also in its name', async () => {
    const launcher = await mount('agent-chat-launcher', { working: true });
    expect(find(launcher, '.pulse')).not.to.equal(null);
    expect(nameOf(launcher)).to.match(/^Open chat, ./);
  });

  it('says that a run waits for the visitor, whatever else there is to say', async () => {
    const launcher = await mount('agent-chat-launcher', { working: true, waiting: true });
    expect(nameOf(launcher)).to.equal('Open chat, Waiting for you');
    expect(find(launcher, '.unread-badge').textContent).to.equal('!');
    expect(find(launcher, '.pulse')).to.equal(null);
    launcher.unread = 2;
    await launcher.updateComplete;
    expect(nameOf(launcher)).to.equal('Open chat, 2 unread, Waiting for you');
    expect(find(launcher, '.unread-badge').textContent).to.equal('!');
    await expectAccessible(launcher);
  });

  it('tells a press by keyboard from one by pointer', async () => {
    const opened: boolean[] = [];
    const launcher = await mount('agent-chat-launcher', { onOpen: (byKeyboard) => opened.push(byKeyboard) });
    const button = find(launcher, '[part=launcher]');
    button.dispatchEvent(new MouseEvent('click', { detail: 0 }));
    button.dispatchEvent(new MouseEvent('click', { detail: 1 }));
    expect(opened).to.deep.equal([true, false]);
  });

  it('the first words of a reply open the chat, and are dismissed without opening it', async () => {
    const calls: string[] = [];
    const launcher = await mount('agent-chat-launcher', {
      teaser: 'Two years.',
      agent: 'Alder',
      onOpen: () => calls.push('open'),
      onDismiss: () => calls.push('dismiss'),
    });
    expect(find(launcher, '[part=teaser]').textContent).to.match(/Alder[\s\S]*Two years\./);
    find(launcher, '[part=teaser] button').click();
    find(launcher, '.teaser-text').click();
    expect(calls).to.deep.equal(['dismiss', 'open']);
    await expectAccessible(launcher);
  });
});
