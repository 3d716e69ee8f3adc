// The menu of the chat: its keys, what it calls, and the question before everything is deleted.
import { expect } from 'chai';
import type { AgentChatMenu } from '../../../../widget/elements/agent-chat-menu/agent-chat-menu.ts';
import '../../../../widget/elements/agent-chat-menu/define.ts';
import { settle } from '../../chat/fakes.ts';
import { expectAccessible } from '../accessible.ts';

describe('agent-chat-menu', () => {
  let menu: AgentChatMenu;
  let calls: string[];
  let closed: number;
  let deleted: number;
  let failure: Error | null;
  let printed: string[];

  beforeEach(async () => {
    calls = [];
    printed = [];
    closed = 0;
    deleted = 0;
    failure = null;
    menu = document.createElement('agent-chat-menu');
    menu.lang = 'en';
    menu.conversation = 'conv_1';
    menu.source = {
      async call<Reply>(method: string, path: string): Promise<Reply> {
        calls.push(`${method} ${path}`);
        if (failure) throw failure;
        return '# Steam' as Reply;
      },
    };
    menu.onClose = () => {
      closed += 1;
    };
    menu.onDeleted = () => {
      deleted += 1;
    };
    menu.print = async (text) => void printed.push(text);
    document.body.append(menu);
    await menu.updateComplete;
  });
  afterEach(() => menu.remove());

  const root = () => menu.shadowRoot!;
  const items = () => [...root().querySelectorAll<HTMLElement>('button')];
  const focused = () => root().activeElement?.textContent?.trim();
  const press = async (key: string) => {
    root().activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    await menu.updateComplete;
  };
  const choose = async (at: number) => {
    items().at(at)?.click();
    await settle();
    await menu.updateComplete;
  };

  it('takes the focus, and arrows, Home and End go round', async () => {
    expect(focused()).to.equal('Save as Markdown');
    await press('ArrowUp');
    expect(focused()).to.equal('Delete all conversations');
    await press('ArrowDown');
    expect(focused()).to.equal('Save as Markdown');
    await press('End');
    await press('Home');
    expect(focused()).to.equal('Save as Markdown');
    await expectAccessible(menu);
    await press('Escape');
    await press('Tab');
    expect(closed).to.equal(2);
  });

  it('prints the conversation as the API writes it', async () => {
    await choose(2);
    expect(calls).to.deep.equal(['GET /conversations/conv_1/export?format=md&lang=en']);
    expect([printed, closed]).to.deep.equal([['# Steam'], 1]);
  });

  it('saves nothing without a conversation, and says when a call failed', async () => {
    failure = new Error('lost');
    await choose(0);
    expect(root().querySelector('[role="alert"]')?.textContent).to.contain('did not work');
    expect(closed).to.equal(0);
    menu.conversation = '';
    await menu.updateComplete;
    await choose(0);
    expect(calls).to.have.length(1);
    expect(items()[0]?.getAttribute('aria-disabled')).to.equal('true');
  });

  it('[PRIV-2] deletes only after the question, whose first button is Cancel', async () => {
    await choose(-1);
    expect(root().querySelector('[role="alertdialog"]')).not.to.equal(null);
    expect([focused(), calls]).to.deep.equal(['Cancel', []]);
    await expectAccessible(menu);
    await press('Escape');
    expect([focused(), closed]).to.deep.equal(['Delete all conversations', 0]);
    await choose(-1);
    await press('Tab');
    expect(focused()).to.equal('Delete');
    await press('Tab');
    expect(focused()).to.equal('Cancel');
    failure = new Error('lost');
    await choose(-1);
    expect([deleted, root().querySelector('[role="alert"]') === null]).to.deep.equal([0, false]);
    failure = null;
    await choose(-1);
    expect([deleted, calls.at(-1)]).to.deep.equal([1, 'DELETE /visitor']);
  });

  it('closes for a press elsewhere, not for one inside', async () => {
    items()[0]?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }));
    expect(closed).to.equal(0);
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }));
    expect(closed).to.equal(1);
  });
});
