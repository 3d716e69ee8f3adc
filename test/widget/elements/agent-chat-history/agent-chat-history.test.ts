// The list of conversations alone: ages, times, previews, keys.
import '../../../../widget/elements/agent-chat-history/define.ts';
import { expect } from 'chai';
import type { AgentChatHistory } from '../../../../widget/elements/agent-chat-history/agent-chat-history.ts';
import { expectAccessible } from '../accessible.ts';

/** A Saturday, local time: "today" and weekdays follow the visitor's clock. */
const NOW = new Date(2026, 10, 21, 15, 0).getTime();
const HOUR_MS = 3_600_000;

const thread = (id: string, hoursAgo: number, preview?: string) => ({
  id,
  title: `Title ${id}`,
  updated_at: new Date(NOW - hoursAgo * HOUR_MS).toISOString(),
  ...(preview ? { preview } : {}),
});

describe('<agent-chat-history>', () => {
  let list: AgentChatHistory;
  const all = <Found extends HTMLElement>(selector: string) => [...list.renderRoot.querySelectorAll<Found>(selector)];
  const press = async (key: string) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, composed: true });
    (list.shadowRoot!.activeElement ?? list).dispatchEvent(event);
    await list.updateComplete;
  };
  const focused = () => list.shadowRoot!.activeElement;

  beforeEach(async () => {
    list = document.createElement('agent-chat-history');
    list.lang = 'en-GB';
    list.nowMs = NOW;
    list.conversations = [
      thread('a', 2, 'Yes, it is **covered** until July.[1] Ask us.'),
      thread('b', 30),
      thread('c', 24 * 4),
      thread('d', 24 * 100),
      thread('e', 24 * 400),
    ];
    document.body.append(list);
    await list.updateComplete;
  });
  afterEach(() => list.remove());

  it('shows when each conversation was last used, and the first words of its answer without marks', async () => {
    expect(all('h3').map((one) => one.textContent)).to.deep.equal([
      'Today',
      'Yesterday',
      'Previous 7 days',
      'August 2026',
      'October 2025',
    ]);
    expect(all('.thread-time').map((one) => one.textContent)).to.deep.equal([
      '13:00',
      'Fri',
      'Tue',
      '13 Aug',
      '17 Oct 2025',
    ]);
    expect(all('.thread-preview').map((one) => one.textContent)).to.deep.equal([
      'Yes, it is covered until July. Ask us.',
    ]);
    await expectAccessible(list);
  });

  it('moves by arrow keys from the search through the list and back, by Home and End to its ends', async () => {
    list.focus();
    const [first, second, last] = [all('.thread')[0], all('.thread')[1], all('.thread').at(-1)];
    await press('ArrowDown');
    expect(focused()).to.equal(first);
    await press('ArrowDown');
    expect(focused()).to.equal(second);
    await press('End');
    expect(focused()).to.equal(last);
    await press('ArrowDown');
    expect(focused()).to.equal(last);
    await press('Home');
    expect(focused()).to.equal(first);
    await press('ArrowUp');
    expect((focused() as HTMLInputElement).type).to.equal('search');
  });

  it('shows that an answer is in progress instead of the time', async () => {
    list.conversations = [{ ...thread('a', 0), status: 'running' }];
    await list.updateComplete;
    expect(all('.dot.running').length).to.equal(1);
    expect(all('.thread-time').length).to.equal(0);
  });
});
