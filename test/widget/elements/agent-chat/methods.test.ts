/// <reference types="mocha" />
// Methods that a page calls: another conversation, a draft, and the focus in the field.
import { expect } from 'chai';
import { ChatHarness, removeChats } from '../agent-chat-harness.ts';
import { eventually } from '../element-fixtures.ts';

const field = ({ chat }: ChatHarness): HTMLTextAreaElement | null | undefined =>
  chat.shadowRoot?.querySelector('agent-chat-composer')?.shadowRoot?.querySelector('textarea');

describe('methods of <agent-chat>', () => {
  afterEach(removeChats);

  it('openConversation opens the chat with the conversation', async () => {
    const harness = await ChatHarness.create();
    harness.connection.logs.set('conv_7', []);
    await harness.chat.openConversation('conv_7');
    await harness.settle();
    expect(harness.chat.isOpen).to.equal(true);
    expect(harness.chat.controller!.view.conversationId).to.equal('conv_7');
  });

  it('setDraft fills the field, now or when it is drawn, and sends nothing', async () => {
    const harness = await ChatHarness.create();
    await harness.chat.setDraft('How long is the warranty?');
    expect(harness.chat.isOpen).to.equal(false);
    harness.chat.open();
    await harness.settle();
    expect(field(harness)!.value).to.equal('How long is the warranty?');
    await harness.chat.setDraft('And for the grinder?');
    await harness.settle();
    expect(field(harness)!.value).to.equal('And for the grinder?');
    expect(harness.chat.controller!.draft.text).to.equal('And for the grinder?');
    expect(harness.chat.controller!.view.pending).to.have.length(0);
  });

  it('each conversation keeps its own unsent text, and so does a new one', async () => {
    const harness = await ChatHarness.create({ attributes: { open: '' } });
    harness.connection.logs.set('conv_7', []).set('conv_8', []);
    await harness.chat.openConversation('conv_7');
    await harness.settle();
    await harness.type('of seven');
    await harness.chat.openConversation('conv_8');
    await harness.settle();
    expect(field(harness)!.value).to.equal('');
    await harness.type('of eight');
    harness.chat.newConversation();
    await harness.settle();
    expect(field(harness)!.value).to.equal('');
    await harness.type('of a new one');
    await harness.chat.openConversation('conv_7');
    await harness.settle();
    expect(field(harness)!.value).to.equal('of seven');
    harness.chat.newConversation();
    await harness.settle();
    expect(field(harness)!.value).to.equal('of a new one');
  });

  it('what is typed before a new conversation has its id stays in its field', async () => {
    const harness = await ChatHarness.create({ attributes: { open: '' } });
    await harness.type('First question');
    await harness.press('Enter');
    await harness.type('and another');
    await eventually(() => harness.chat.controller!.view.conversationId !== null);
    await harness.settle();
    expect(field(harness)!.value).to.equal('and another');
    harness.chat.newConversation();
    await harness.settle();
    expect(field(harness)!.value).to.equal('');
  });

  it('focusComposer opens the chat and moves the focus into the field', async () => {
    const harness = await ChatHarness.create();
    await harness.chat.focusComposer();
    await eventually(() => {
      const composer = harness.chat.shadowRoot!.activeElement;
      return composer?.localName === 'agent-chat-composer' && composer.shadowRoot!.activeElement === field(harness);
    });
    expect(harness.chat.isOpen).to.equal(true);
  });
});
