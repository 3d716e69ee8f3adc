// The dialog about links to another device: what it calls, its keys, and what it says when a link is over.
import { expect } from 'chai';
import '../../../../widget/elements/agent-chat-device-link/define.ts';
import type { AgentChatDeviceLink } from '../../../../widget/elements/agent-chat-device-link/agent-chat-device-link.ts';
import { settle } from '../../chat/fakes.ts';
import { expectAccessible } from '../accessible.ts';

describe('agent-chat-device-link', () => {
  let dialog: AgentChatDeviceLink;
  let calls: unknown[];
  let closed: number;
  let failure: Error | null;

  const show = async (props: Partial<AgentChatDeviceLink> = {}) => {
    calls = [];
    closed = 0;
    dialog = Object.assign(document.createElement('agent-chat-device-link'), {
      lang: 'en',
      site: 'shop',
      onClose: () => {
        closed += 1;
      },
      follow: async (_api: string, _site: string, token: string) => {
        calls.push(token);
        if (failure) throw failure;
      },
      source: {
        async call<Reply>(...call: unknown[]): Promise<Reply> {
          calls.push(call);
          if (failure) throw failure;
          return { token: 't0ken' } as Reply;
        },
      },
      ...props,
    });
    document.body.append(dialog);
    await settle();
    await dialog.updateComplete;
  };
  beforeEach(() => {
    failure = null;
  });
  afterEach(() => dialog.remove());

  const root = () => dialog.shadowRoot!;
  const buttons = () => [...root().querySelectorAll('button')];
  const press = async (key: string) => {
    root().activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    await dialog.updateComplete;
  };

  it('makes a link for the conversation and selects it; Escape closes', async () => {
    await show({ conversation: 'conv_1' });
    expect(calls).to.deep.equal([['POST', '/device-links', { conversation_id: 'conv_1' }]]);
    const field = root().querySelector('input')!;
    expect(field.value).to.equal(`${location.href.split('#', 1)[0]}#agent-chat-continue=shop:t0ken`);
    expect(root().activeElement).to.equal(field);
    expect(field.selectionEnd).to.equal(field.value.length);
    await expectAccessible(dialog);
    await press('Tab');
    expect(root().activeElement).to.equal(buttons()[0]);
    await press('Escape');
    expect(closed).to.equal(1);
  });

  it('says when none could be made', async () => {
    failure = new Error('lost');
    await show();
    expect(calls).to.deep.equal([['POST', '/device-links', {}]]);
    expect(root().querySelector('[role="alert"]')?.textContent).to.contain('did not work');
    expect(root().querySelector('input')).to.equal(null);
  });

  it('asks before it goes on with a link; Cancel comes first, and a link that is over is said to be', async () => {
    await show({ link: 'given' });
    expect(calls).to.deep.equal([]);
    expect(root().activeElement?.textContent?.trim()).to.equal('Cancel');
    await expectAccessible(dialog);
    failure = new Error('401');
    buttons()[1]!.click();
    await settle();
    await dialog.updateComplete;
    expect([calls, root().querySelector('[role="alert"]')?.textContent]).to.deep.equal([
      ['given'],
      'This link is no longer valid.',
    ]);
    buttons()[0]!.click();
    expect(closed).to.equal(1);
  });
});
