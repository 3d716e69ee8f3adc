// <agent-chat> before its log has come: the field is there, and a message is sent and shown. This page has only what a chat loads first.
import { expect } from 'chai';
import '../../../../../widget/elements/agent-chat/define.ts';
import '../../../../../widget/elements/agent-chat-composer/define.ts';
import { ChatController } from '../../../../../widget/chat/chat-controller.ts';
import { systemClock } from '../../../../../widget/chat/clock.ts';
import { createMemoryStorage } from '../../../../../widget/chat/storage.ts';
import type { AgentChat } from '../../../../../widget/elements/agent-chat/agent-chat.ts';
import type { AgentChatLog } from '../../../../../widget/elements/agent-chat-log/agent-chat-log.ts';
import { importsSettled } from '../../../../../widget/shared/loading/imports.ts';
import { ScriptedConnection, settle, until } from '../../../chat/fakes.ts';

let ids = 0;

function place(connection: ScriptedConnection): AgentChat {
  const chat = document.createElement('agent-chat');
  chat.layout = 'inline';
  chat.controller = new ChatController({
    connection,
    storage: createMemoryStorage(),
    clock: systemClock,
    frames: (run) => queueMicrotask(run),
    newId: () => `c${++ids}`,
  });
  document.body.append(chat);
  return chat;
}

describe('<agent-chat> whose log comes later', () => {
  afterEach(() => document.body.replaceChildren());

  it('has its field without the log, sends a message at once and shows it in the place that it has in the log', async () => {
    const connection = new ScriptedConnection();
    const chat = place(connection);
    await chat.updateComplete;
    const root = chat.shadowRoot!;
    expect(customElements.get('agent-chat-log')).to.equal(undefined);
    expect(root.querySelector('agent-chat-composer')!.shadowRoot!.querySelector('textarea')).not.to.equal(null);

    void chat.ask('Is it covered?');
    for (let turn = 0; turn < 50 && connection.sent.length === 0; turn++) await Promise.resolve();
    expect(connection.sent.map(({ content }) => content)).to.deep.equal([[{ type: 'text', text: 'Is it covered?' }]]);
    await chat.updateComplete;
    expect(customElements.get('agent-chat-log'), 'not there yet').to.equal(undefined);
    const early = root.querySelector('.bubble')!;
    expect(early.textContent).to.equal('Is it covered?');
    const { left, top, width, height } = early.getBoundingClientRect();

    await importsSettled();
    await until(() => root.querySelector('agent-chat-log') !== null);
    await settle();
    const log = root.querySelector<AgentChatLog>('agent-chat-log')!;
    await log.updateComplete;
    expect(root.querySelector('.bubble'), 'once').to.equal(null);
    const bubbles = log.shadowRoot!.querySelectorAll('.bubble');
    expect([...bubbles].map(({ textContent }) => textContent)).to.deep.equal(['Is it covered?']);
    const box = bubbles[0]!.getBoundingClientRect();
    expect([box.left, box.width, box.height].map(Math.round)).to.deep.equal([left, width, height].map(Math.round));
    expect(Math.abs(box.top - top), 'its coming is animated by 6 px').to.be.lessThan(7);
    expect(log.shadowRoot!.querySelector('.entering'), 'it does not come a second time').to.equal(null);
  });

  it('draws what comes after that as ever', async () => {
    const connection = new ScriptedConnection();
    const chat = place(connection);
    await chat.ask('And after a year?');
    await settle();
    const log = chat.shadowRoot!.querySelector<AgentChatLog>('agent-chat-log')!;
    await log.updateComplete;
    expect(log.shadowRoot!.querySelector('.bubble')!.textContent).to.equal('And after a year?');
    expect(chat.shadowRoot!.querySelector('.early-log')).to.equal(null);
  });
});
