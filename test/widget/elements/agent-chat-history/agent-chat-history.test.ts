// The list of conversations alone: ages, times, previews, keys, search, pages, new names, deletion and undo.
import '../../../../widget/elements/agent-chat-history/define.ts';
import { expect } from 'chai';
import { ConnectionError } from '../../../../widget/chat/connection/connection-error.ts';
import type { ConversationSummary } from '../../../../widget/chat/connection/http-api.ts';
import type { AgentChatHistory } from '../../../../widget/elements/agent-chat-history/agent-chat-history.ts';
import { expectAccessible, inTheme } from '../accessible.ts';
import { eventually, settled } from '../element-fixtures.ts';

/** A Saturday, local time: "today" and weekdays follow the visitor's clock. */
const NOW = new Date(2026, 10, 21, 15, 0).getTime();
const HOUR_MS = 3_600_000;

const thread = (id: string, hoursAgo: number, preview?: string): ConversationSummary => ({
  id,
  title: `Title ${id}`,
  updated_at: new Date(NOW - hoursAgo * HOUR_MS).toISOString(),
  ...(preview ? { preview } : {}),
});

describe('<agent-chat-history>', () => {
  let list: AgentChatHistory;
  let threads: ConversationSummary[];
  let calls: string[];
  /** Thrown by the next call that changes something. */
  let refusal: ConnectionError | null;
  let opened: string[];

  /** An API over `threads`: pages of five, search by title. */
  const source = {
    async call<Reply>(method: string, path: string, body?: unknown): Promise<Reply> {
      calls.push([method, path, ...(body === undefined ? [] : [JSON.stringify(body)])].join(' '));
      const [route = '', search = ''] = path.split('?');
      const query = new URLSearchParams(search);
      if (method === 'GET') {
        const found = threads.filter(({ title }) =>
          title!.toLowerCase().includes((query.get('q') ?? '').toLowerCase()),
        );
        const from = Number(query.get('cursor') ?? 0);
        const next_cursor = from + 5 < found.length ? String(from + 5) : null;
        return { items: found.slice(from, from + 5), next_cursor } as Reply;
      }
      const failure = refusal;
      refusal = null;
      if (failure) throw failure;
      const id = route.split('/')[2];
      if (method === 'DELETE') threads = threads.filter((one) => one.id !== id);
      if (route.endsWith('/restore')) threads = [thread(id!, 1), ...threads];
      return {} as Reply;
    },
  };
  const titles = () => all('.thread-title').map((one) => one.textContent);
  const click = async (selector: string, at = 0) => {
    all(selector)[at]!.click();
    await settled(list);
  };
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
    calls = [];
    opened = [];
    refusal = null;
    list.onOpen = (id) => void opened.push(id);
    threads = [
      thread('a', 2, 'Yes, it is **covered** until July.[1] Ask us.'),
      thread('b', 30),
      thread('c', 24 * 4),
      thread('d', 24 * 100),
      thread('e', 24 * 400),
    ];
    list.source = source;
    document.body.append(list);
    await eventually(() => all('.thread').length > 0);
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
    const [row, time] = ['.thread', '.thread-time'].map((one) => all(one)[0]!.getBoundingClientRect());
    expect(Math.round(row!.right - time!.right), 'as far from the end as the title from the start').to.equal(10);
    expect(all('.thread-preview').map((one) => one.textContent)).to.deep.equal([
      'Yes, it is covered until July. Ask us.',
    ]);
    await expectAccessible(list);
  });

  it('aligns titles in any language with the side where the page begins to be read', () => {
    list.dir = 'rtl';
    for (const part of all('.thread-title, .thread-preview')) {
      expect(getComputedStyle(part).direction).to.equal('ltr');
      expect(getComputedStyle(part).textAlign).to.equal('right');
    }
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
    threads = [{ ...thread('a', 0), status: 'running' }];
    list.reload();
    await eventually(() => all('.thread').length === 1);
    expect(all('.dot.running').length).to.equal(1);
    expect(all('.thread-time').length).to.equal(0);
  });

  it('marks a conversation with unread answers, unless it is shown', async () => {
    threads = [
      { ...thread('a', 0), unread: 2 },
      { ...thread('b', 1), unread: 1 },
    ];
    list.current = 'b';
    list.reload();
    await eventually(() => all('.thread').length === 2);
    expect(all('.thread.unread .thread-title').map((one) => one.textContent)).to.deep.equal(['Title a']);
    expect(all('.thread.unread .sr').map((one) => one.textContent)).to.deep.equal(['Unread']);
  });

  it('searches on the server when the visitor pauses, and says when nothing is found', async () => {
    const field = all<HTMLInputElement>('input')[0]!;
    const type = (text: string) => {
      field.value = text;
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    };
    type('TITLE');
    type('title c');
    await eventually(() => all('.thread').length === 1);
    expect([titles(), calls.slice(1)]).to.deep.equal([['Title c'], ['GET /conversations?q=title+c']]);
    type('grinder “fuse”');
    await eventually(() => all('.empty').length === 1);
    expect(all('.empty strong')[0]!.textContent).to.equal('Nothing found for “grinder “fuse””');
    type('');
    await eventually(() => all('.thread').length === 5);
  });

  it('loads the page below when its end comes into view, each conversation once', async () => {
    threads = Array.from({ length: 12 }, (_, n) => thread(`p${n}`, n));
    list.reload();
    await eventually(() => titles().length === 12);
    expect(new Set(titles()).size).to.equal(12);
    expect(all('.show-more').length).to.equal(0);
  });

  it('F2 renames in place: Enter saves, Escape does not, and the focus stays with the row', async () => {
    list.focus();
    await press('ArrowDown');
    await press('F2');
    const field = () => all<HTMLInputElement>('.rename')[0];
    expect([focused(), field()!.value]).to.deep.equal([field(), 'Title a']);
    field()!.value = ' Repair collection, March ';
    await press('Enter');
    await settled(list);
    expect([titles()[0], calls.at(-1)]).to.deep.equal([
      'Repair collection, March',
      'PATCH /conversations/a {"title":"Repair collection, March"}',
    ]);
    expect(focused()).to.equal(all('.thread')[0]);
    await press('F2');
    field()!.value = 'Other';
    await press('Escape');
    expect([titles()[0], field()]).to.deep.equal(['Repair collection, March', undefined]);
  });

  it('a new name is kept open while the window has lost the focus, and saved when the focus goes elsewhere in it', async () => {
    list.focus();
    await press('ArrowDown');
    await press('F2');
    const field = all<HTMLInputElement>('.rename')[0]!;
    field.value = 'Half a na';
    // What a browser fires when another window is opened: the field stays the active element.
    field.dispatchEvent(new FocusEvent('blur'));
    await settled(list);
    expect([all('.rename')[0], calls.filter((call) => call.startsWith('PATCH'))]).to.deep.equal([field, []]);
    field.value = 'A name';
    all<HTMLInputElement>('.search-field input')[0]!.focus();
    await settled(list);
    expect([titles()[0], calls.at(-1)]).to.deep.equal(['A name', 'PATCH /conversations/a {"title":"A name"}']);
  });

  it('shows the old name again, and why, when the new one is refused', async () => {
    refusal = new ConnectionError('rate_limited', 'That was too fast.');
    list.focus();
    await press('ArrowDown');
    await press('F2');
    all<HTMLInputElement>('.rename')[0]!.value = 'Other';
    await press('Enter');
    await settled(list);
    expect([titles()[0], all('[role="alert"]')[0]?.textContent]).to.deep.equal(['Title a', 'That was too fast.']);
  });

  it('Delete removes at once and offers to undo; the focus goes to the next row', async () => {
    let hasLeft = false;
    list.onLeave = () => {
      hasLeft = true;
    };
    list.current = 'b';
    list.focus();
    await press('ArrowDown');
    await press('ArrowDown');
    await press('Delete');
    await settled(list);
    expect([titles()[1], calls.at(-1), hasLeft]).to.deep.equal(['Title c', 'DELETE /conversations/b?undo=6', true]);
    expect(focused()).to.equal(all('.thread')[1]);
    expect(all('.banner-text')[0]!.textContent).to.equal('Conversation deleted');
    await click('.banner button');
    await eventually(() => titles().includes('Title b'));
    expect([calls.includes('POST /conversations/b/restore {}'), opened]).to.deep.equal([true, ['b']]);
    expect(all('.banner').length).to.equal(0);
  });

  it('shows a conversation again that could not be deleted', async () => {
    refusal = new ConnectionError('network', 'The service could not be reached.');
    list.focus();
    await press('ArrowDown');
    await press('Delete');
    await settled(list);
    expect([titles().length, all('[role="alert"]').length]).to.deep.equal([5, 1]);
  });

  it('the menu of a row has its options by keys and pointer, and returns the focus', async () => {
    await click('.options');
    expect(all('.options')[0]!.ariaExpanded).to.equal('true');
    expect(focused()!.textContent!.trim()).to.equal('Rename');
    await press('ArrowDown');
    expect(focused()!.textContent!.trim()).to.equal('Delete');
    await press('Escape');
    expect(focused()).to.equal(all('.options')[0]);
    await click('.options');
    await click('[role="menuitem"]');
    expect(all('.rename').length).to.equal(1);
  });

  for (const theme of ['light', 'dark'] as const) {
    it(`is accessible with an open menu and a deletion to undo, in the ${theme} theme`, async () => {
      list.focus();
      await press('ArrowDown');
      await press('Delete');
      await click('.options', 1);
      await inTheme(theme, () => expectAccessible(list));
    });
  }
});
