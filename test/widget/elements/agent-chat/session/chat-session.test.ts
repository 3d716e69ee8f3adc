/// <reference types="mocha" />
// Properties that decide what is shown, changed while it is shown, by an API that does not answer.
import { expect } from 'chai';
import '../../../../../widget/index.ts';
import { EventLog } from '../../../../../demo/gallery/event-log.ts';
import type { AgentChat } from '../../../../../widget/elements/agent-chat/agent-chat.ts';
import { ChatHarness, removeChats } from '../../agent-chat-harness.ts';
import { eventually, settled } from '../../element-fixtures.ts';

describe('a property of <agent-chat> that changes', () => {
  let chat: AgentChat;
  const create = async (properties: Partial<AgentChat> = {}) => {
    chat = Object.assign(document.createElement('agent-chat'), properties);
    document.body.append(chat);
    await settled(chat);
  };
  /** The conversations that the controller of now is asked to open. */
  const follow = (opened: string[]) => {
    chat.controller!.openConversation = (id) => void opened.push(id);
  };
  const { fetch } = window;
  beforeEach(() => {
    window.fetch = () => new Promise(() => {});
  });
  afterEach(async () => {
    window.fetch = fetch;
    chat.remove();
    localStorage.clear();
    await removeChats();
  });

  for (const [name, value] of [
    ['site', 'second'],
    ['api', 'https://second.example'],
  ] as const) {
    it(`begins anew with another ${name}`, async () => {
      await create();
      const before = chat.controller;
      chat[name] = value;
      await settled(chat);
      expect(chat.controller).not.to.equal(before);
      expect(chat.controller).not.to.equal(null);
      const now = chat.controller;
      chat[name] = value;
      chat.theme = 'dark';
      await settled(chat);
      expect(chat.controller).to.equal(now);
    });
  }

  it('keeps what each site has in the browser', async () => {
    await create();
    await chat.setDraft('for the first');
    chat.site = 'second';
    await settled(chat);
    expect(chat.controller!.draft.text).to.equal('');
    chat.site = 'default';
    await settled(chat);
    expect(chat.controller!.draft.text).to.equal('for the first');
  });

  it('opens another conversation; without one what is shown stays', async () => {
    await create();
    const opened: string[] = [];
    const { controller } = chat;
    follow(opened);
    chat.conversation = 'conv_7';
    await settled(chat);
    chat.conversation = '';
    await settled(chat);
    chat.setAttribute('conversation', 'conv_8');
    await settled(chat);
    expect(opened).to.deep.equal(['conv_7', 'conv_8']);
    expect(chat.controller).to.equal(controller);
  });

  it('begins with the conversation of another site, and asks the first site for none', async () => {
    await create();
    const opened: string[] = [];
    follow(opened);
    // A visitor without a token has no conversation, so it does not stay.
    const kept: string[] = [];
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = (key, value) => void kept.push(`${key} ${value}`);
    Object.assign(chat, { site: 'second', conversation: 'conv_9' });
    await settled(chat);
    Storage.prototype.setItem = setItem;
    expect(opened).to.deep.equal([]);
    expect(kept).to.include('agent-chat/second/conversation conv_9');
    expect(kept.filter((each) => each.startsWith('agent-chat/default/'))).to.deep.equal([]);
  });

  it('goes on live after a recorded log', async () => {
    await create({ events: new EventLog().asks('How long?').says('One year.').ends().events });
    await eventually(() => !!chat.controller?.view.entries.length);
    const recorded = chat.controller;
    chat.events = null;
    await settled(chat);
    expect(chat.controller).not.to.equal(recorded);
    expect(chat.controller!.view.entries).to.deep.equal([]);
  });

  it('leaves a controller of the page as it is', async () => {
    await create();
    const harness = await ChatHarness.create();
    const { controller } = harness.chat;
    const opened: string[] = [];
    controller!.openConversation = (id) => void opened.push(id);
    Object.assign(harness.chat, { site: 'second', api: 'https://second.example', conversation: 'conv_7' });
    await harness.settle();
    expect([harness.chat.controller, opened]).to.deep.equal([controller, []]);
  });
});
