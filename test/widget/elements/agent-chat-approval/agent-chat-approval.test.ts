/// <reference types="mocha" />
// The card of a call that waits: what it shows, what each button sends, its keys, its states, and what it announces.
import { expect } from 'chai';
import type { Approval, ApprovalOutcome } from '../../../../protocol/content/approvals.ts';
import type { AgentChatApproval } from '../../../../widget/elements/agent-chat-approval/agent-chat-approval.ts';
import '../../../../widget/elements/agent-chat-approval/define.ts';
import type { AnnounceDetail } from '../../../../widget/shared/announcer.ts';
import type { DecideDetail } from '../../../../widget/shared/events.ts';
import { FakeClock } from '../../chat/fakes.ts';
import { expectAccessible, inTheme } from '../accessible.ts';
import { mount, settled } from '../element-fixtures.ts';

const clock = new FakeClock();
const inMs = (ms: number) => new Date(clock.nowMs() + ms).toISOString();
const request = (change: Partial<Approval> = {}): Approval => ({
  approval_id: 'appr_1',
  kind: 'tool',
  tool_use_id: 't1',
  name: 'refund',
  tool_content_message: 'Refund an order',
  input: { order: 'AL-20418', amount: 49.5, reason: 'late', express: true, iban: '••••', note: null },
  args_hash: 'h1',
  version: 'v1',
  fields: [
    { name: 'order', title: 'Order', type: 'string', required: true },
    { name: 'amount', title: 'Amount in €', type: 'number', required: true },
    { name: 'reason', title: 'Reason', type: 'string', options: ['damaged', 'late'], required: true },
    { name: 'express', title: 'Same day', type: 'boolean', required: false },
    { name: 'iban', title: 'Account', type: 'string', required: true, sensitive: true },
    { name: 'copies', title: 'Copies', type: 'integer', required: false },
  ],
  editable: true,
  expires_at: inMs(300_000),
  ...change,
});

let decided: DecideDetail[];
let said: string[];
let urgent: string[];
const onDecide = (event: CustomEvent<DecideDetail>) => decided.push(event.detail);
const onAnnounce = (event: Event) => {
  const { message, assertive } = (event as CustomEvent<AnnounceDetail>).detail;
  (assertive ? urgent : said).push(message);
};

const create = (props: Partial<AgentChatApproval> = {}) =>
  mount('agent-chat-approval', {
    approval: request(),
    live: true,
    requestedAt: inMs(0),
    agent: 'Alder',
    clock,
    ...props,
  });
const all = (card: AgentChatApproval, selector: string) => [
  ...card.shadowRoot!.querySelectorAll<HTMLElement>(selector),
];
const texts = (card: AgentChatApproval, selector: string) =>
  all(card, selector).map((each) => each.textContent!.replace(/\s+/g, ' ').trim());
const button = (card: AgentChatApproval, label: string) =>
  all(card, 'button').find((each) => each.textContent!.trim() === label) as HTMLButtonElement;
const press = async (card: AgentChatApproval, label: string) => {
  button(card, label).click();
  await settled(card);
  await settled(card);
};
const type = (card: AgentChatApproval, selector: string, text: string) => {
  (all(card, selector)[0] as HTMLInputElement).value = text;
};
const sent = () => decided.map(({ until, ...rest }) => rest);

describe('<agent-chat-approval>', () => {
  beforeEach(() => {
    [decided, said, urgent] = [[], [], []];
    document.body.addEventListener('agent-chat-decide', onDecide);
    document.body.addEventListener('agent-chat-announce', onAnnounce, { capture: true });
  });
  afterEach(() => {
    document.body.removeEventListener('agent-chat-decide', onDecide);
    document.body.removeEventListener('agent-chat-announce', onAnnounce, { capture: true });
    document.body.replaceChildren();
  });

  it('shows nothing by default, and nothing of a request whose run is over', async () => {
    const card = await mount('agent-chat-approval', {});
    expect(all(card, '*').filter((each) => each.localName !== 'style')).to.deep.equal([]);
    Object.assign(card, { approval: request(), live: false });
    await settled(card);
    expect(all(card, '.card')).to.deep.equal([]);
  });

  it('names the agent and the call, and has a row for every argument, exactly as it will be sent', async () => {
    const card = await create();
    expect(texts(card, '.approval-title')).to.deep.equal(['Allow Alder to do this?']);
    expect(all(card, '.approval')[0]!.ariaLabel).to.equal('Allow Alder to do this? Refund an order');
    expect(texts(card, 'dt')).to.deep.equal(['Order', 'Amount in €', 'Reason', 'Same day', 'Account', 'Note']);
    expect(texts(card, 'dd')).to.deep.equal(['AL-20418', '49.5', 'late', 'Yes', '••••', '–']);
  });

  it('aligns arguments in any language with the side where the page begins to be read', async () => {
    const card = await create();
    card.dir = 'rtl';
    for (const value of all(card, '.args dd')) expect(getComputedStyle(value).textAlign).to.equal('right');
  });

  it('a call without a label is named by its readable name, as its step is', async () => {
    const { tool_content_message: _, ...bare } = request({ name: 'cancel_order' });
    const card = await create({ approval: bare });
    expect(all(card, '.approval')[0]!.ariaLabel).to.equal('Allow Alder to do this? Cancel order');
    expect(urgent).to.deep.equal(['Allow Alder to do this? Cancel order']);
  });

  it('writes hidden characters of an argument out, and keeps its lines', async () => {
    const card = await create({ approval: request({ input: { order: 'A\u202eB\nsecond' } }) });
    expect(all(card, 'dd')[0]!.textContent).to.equal('A\\u{202E}B\nsecond');
  });

  for (const theme of ['light', 'dark'] as const) {
    it(`is accessible while it asks, is edited and is rejected, in the ${theme} theme`, async () => {
      const card = await create({ approval: request({ rememberable: true }) });
      await inTheme(theme, async () => {
        await expectAccessible(card);
        await press(card, 'Reject');
        await expectAccessible(card);
        await press(card, 'Cancel');
        await press(card, 'Edit');
        await expectAccessible(card);
      });
    });
  }

  it('Confirm sends the approval with the hash of what was shown', async () => {
    const card = await create();
    await press(card, 'Confirm');
    expect(sent()).to.deep.equal([{ approvalId: 'appr_1', argsHash: 'h1', decision: 'approved' }]);
  });

  it('a decision with the keyboard moves the focus to the line that says it; one made elsewhere moves none', async () => {
    const outcome = { decision: 'approved', at: inMs(0) } as ApprovalOutcome;
    const card = await create();
    button(card, 'Confirm').focus();
    button(card, 'Confirm').click();
    await settled(card);
    card.outcome = outcome;
    await settled(card);
    expect(card.shadowRoot!.activeElement?.className).to.equal('outcome');
    const other = await create();
    other.outcome = outcome;
    await settled(other);
    expect(other.shadowRoot!.activeElement).to.equal(null);
  });

  it('"Don’t ask again" is offered only where the request allows it, and goes with Confirm', async () => {
    expect(all(await create(), '#always')).to.deep.equal([]);
    const card = await create({ approval: request({ rememberable: true }) });
    all(card, '#always')[0]!.click();
    await press(card, 'Confirm');
    expect(sent()[0]).to.include({ decision: 'approved', remember: 'conversation' });
  });

  it('Reject asks for a reason, which may be left out', async () => {
    const card = await create();
    await press(card, 'Reject');
    expect(card.shadowRoot!.activeElement!.id).to.equal('reason');
    expect(decided).to.deep.equal([]);
    type(card, '#reason', ' Not mine. ');
    await press(card, 'Reject');
    const other = await create();
    await press(other, 'Reject');
    await press(other, 'Reject');
    expect(sent()).to.deep.equal([
      { approvalId: 'appr_1', argsHash: 'h1', decision: 'rejected', reason: 'Not mine.' },
      { approvalId: 'appr_1', argsHash: 'h1', decision: 'rejected' },
    ]);
  });

  it('Edit has a control of the right kind for each argument, and sends the whole edited input', async () => {
    const card = await create();
    await press(card, 'Edit');
    expect(card.shadowRoot!.activeElement!.id).to.equal('field-0');
    const kinds = all(card, '[id^=field-]').map((each) => (each as HTMLInputElement).type);
    expect(kinds).to.deep.equal(['text', 'text', 'select-one', 'checkbox', 'text', 'text', 'textarea']);
    type(card, '#field-1', '12,5');
    type(card, '#field-2', '0');
    all(card, '#field-3')[0]!.click();
    type(card, '#field-5', '2');
    await press(card, 'Save and confirm');
    const input = {
      order: 'AL-20418',
      amount: 12.5,
      reason: 'damaged',
      express: false,
      iban: '••••',
      note: null,
      copies: 2,
    };
    expect(sent()).to.deep.equal([{ approvalId: 'appr_1', argsHash: 'h1', decision: 'edited', input }]);
  });

  it('an edit that changed nothing is an approval', async () => {
    const card = await create();
    await press(card, 'Edit');
    await press(card, 'Save and confirm');
    expect(sent()).to.deep.equal([{ approvalId: 'appr_1', argsHash: 'h1', decision: 'approved' }]);
  });

  it('sends no edit that is not valid: names the field and the problem, and moves the focus there', async () => {
    const card = await create();
    await press(card, 'Edit');
    type(card, '#field-0', ' ');
    type(card, '#field-1', 'many');
    type(card, '#field-5', '1.5');
    type(card, '#field-6', '{');
    await press(card, 'Save and confirm');
    expect(decided).to.deep.equal([]);
    expect(texts(card, '.problem')).to.deep.equal([
      'This is needed.',
      'Enter a number.',
      'Enter a whole number.',
      'This is not valid JSON.',
    ]);
    expect(card.shadowRoot!.activeElement!.id).to.equal('field-0');
    expect((all(card, '#field-1')[0] as HTMLInputElement).value).to.equal('many');
    await expectAccessible(card);
  });

  it('Escape leaves the fields for the button, and reaches nobody else; while it asks, Escape is the chat’s', async () => {
    const card = await create();
    const seen: string[] = [];
    card.addEventListener('keydown', (event) => seen.push(event.key));
    const escapeKey = () =>
      new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, composed: true, cancelable: true });
    await press(card, 'Edit');
    card.shadowRoot!.activeElement!.dispatchEvent(escapeKey());
    await settled(card);
    await settled(card);
    expect(card.shadowRoot!.activeElement!.textContent!.trim()).to.equal('Edit');
    expect(seen).to.deep.equal([]);
    card.shadowRoot!.activeElement!.dispatchEvent(escapeKey());
    expect(seen).to.deep.equal(['Escape']);
  });

  it('sends once; while it is sent the buttons rest, and a failure gives them back with the reason', async () => {
    const card = await create();
    button(card, 'Confirm').click();
    button(card, 'Confirm').click();
    expect(decided.length).to.equal(1);
    await settled(card);
    expect(texts(card, 'button')).to.deep.equal(['Sending…', 'Edit', 'Reject']);
    expect((all(card, 'button') as HTMLButtonElement[]).every((each) => each.disabled)).to.equal(true);
    // Another card, whose listener passes its promise.
    const other = await create();
    other.addEventListener('agent-chat-decide', (event) =>
      event.detail.until?.(Promise.reject(new Error('No network.'))),
    );
    await press(other, 'Confirm');
    await settled(other);
    expect(texts(other, '.problem')).to.deep.equal(['No network.']);
    expect(button(other, 'Confirm').disabled).to.equal(false);
    expect(urgent.at(-1)).to.equal('No network.');
  });

  it('says nothing of a lost reply once the log has the decision', async () => {
    const card = await create();
    let lose = (_error: Error) => {};
    card.addEventListener('agent-chat-decide', (event) =>
      event.detail.until?.(
        new Promise((_, reject) => {
          lose = reject;
        }),
      ),
    );
    await press(card, 'Confirm');
    card.outcome = { decision: 'approved', at: inMs(0) };
    await settled(card);
    lose(new Error('No network.'));
    await settled(card);
    await settled(card);
    expect(urgent).to.deep.equal(['Allow Alder to do this? Refund an order']);
    expect(texts(card, '.problem')).to.deep.equal([]);
  });

  it('says that it was decided before, when another tab was first', async () => {
    const card = await create();
    const conflict = Object.assign(new Error('conflict'), { code: 'conflict' });
    card.addEventListener('agent-chat-decide', (event) => event.detail.until?.(Promise.reject(conflict)));
    await press(card, 'Confirm');
    await settled(card);
    expect(texts(card, '.problem')).to.deep.equal(['This was already decided.']);
  });

  const at = (outcome: Omit<ApprovalOutcome, 'at'>) => ({ ...outcome, at: '2026-01-01T09:46:00' });
  for (const [outcome, words] of [
    [at({ decision: 'approved' }), /^You confirmed at 0?9:46/],
    [at({ decision: 'edited', input: {} }), /^You confirmed with changes at 0?9:46/],
    [at({ decision: 'rejected', reason: 'Not mine.' }), /^You rejected this at 0?9:46/],
    [at({ decision: 'timeout' }), /^No answer within 5 minutes$/],
  ] as const) {
    it(`${outcome.decision}: one line, also when it was decided in another tab; announced once`, async () => {
      const card = await create({ requestedAt: '2026-01-01T09:41:00' });
      card.outcome = outcome;
      await settled(card);
      expect(texts(card, '.outcome')[0]).to.match(words);
      expect(texts(card, '.reason')).to.deep.equal(outcome.decision === 'rejected' ? ['Not mine.'] : []);
      expect(all(card, 'button')).to.deep.equal([]);
      expect(said.length).to.equal(1);
      await expectAccessible(card);
    });
  }

  it('a cancelled wait leaves nothing, and an outcome from history is announced to nobody', async () => {
    const card = await create({ outcome: at({ decision: 'cancelled' }) });
    expect(texts(card, 'p')).to.deep.equal([]);
    await create({ outcome: at({ decision: 'approved' }) });
    expect([...said, ...urgent]).to.deep.equal([]);
  });

  it('is announced assertively once; the countdown at one minute and at 15 seconds', async () => {
    const card = await create({ approval: request({ expires_at: inMs(62_000) }) });
    expect(urgent).to.deep.equal(['Allow Alder to do this? Refund an order']);
    expect(texts(card, '.countdown')).to.deep.equal(['1:02']);
    for (let second = 0; second < 50; second++) {
      clock.advance(1_000);
      await card.updateComplete;
    }
    expect(said).to.deep.equal(['1:00 left to decide', '0:15 left to decide']);
    expect(urgent.length).to.equal(1);
    expect(all(card, '.countdown.low').length).to.equal(1);
  });

  it('counts to zero and no further: only the server ends the wait', async () => {
    const card = await create({ approval: request({ expires_at: inMs(2_000) }) });
    for (let second = 0; second < 5; second++) {
      clock.advance(1_000);
      await card.updateComplete;
    }
    expect(texts(card, '.countdown')).to.deep.equal(['0:00']);
    expect(button(card, 'Confirm').disabled).to.equal(false);
    card.remove();
  });

  it('has its parts, and mirrors in right-to-left pages', async () => {
    const card = await create();
    const own = all(card, '[part]').flatMap((each) => each.getAttribute('part')!.split(' '));
    expect([...new Set(own)]).to.deep.equal(['approval', 'approval-title', 'countdown', 'args', 'button']);
    document.documentElement.dir = 'rtl';
    const style = getComputedStyle(all(card, '.approval')[0]!);
    expect([style.marginRight, style.marginLeft]).to.deep.equal(['24px', '0px']);
    document.documentElement.dir = '';
  });
});
