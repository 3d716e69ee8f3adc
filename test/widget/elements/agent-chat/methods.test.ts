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
    expect(harness.chat.controller!.draft).to.equal('And for the grinder?');
    expect(harness.chat.controller!.view.pending).to.have.length(0);
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
