/// <reference types="mocha" />
// Approvals and questions in the whole chat: their elements are imported when one waits, a decision reaches the API, and the
// composer's text answers a question.
import { expect } from 'chai';
import { EventLog } from '../../../demo/gallery/event-log.ts';
import type { EventDraft } from '../../../protocol/events.ts';
import { focusedIn } from '../../../widget/shared/focused-element.ts';
import { ScriptedConnection } from '../chat/fakes.ts';
import { ChatHarness, removeChats } from './agent-chat-harness.ts';
import { eventually } from './element-fixtures.ts';

const expires_at = '2999-01-01T00:00:00.000Z';
const log = () => new EventLog().asks('Cancel my order.').opensGroup();
const call = () =>
  log()
    .calls('t1', 'cancel_order', { order: 'A-1' }, 'Cancel the order')
    .waits({
      approval_id: 'appr_1',
      kind: 'tool',
      tool_use_id: 't1',
      name: 'cancel_order',
      tool_content_message: 'Cancel the order',
      input: { order: 'A-1' },
      args_hash: 'h1',
      expires_at,
    });
const question = () =>
  new EventLog().asks('My machine has no steam.').waits({
    approval_id: 'appr_2',
    kind: 'question',
    name: 'ask_user_question',
    questions: [{ id: 'q1', question: 'Which machine?', options: [{ id: 'a', label: 'The first' }] }],
    expires_at,
  });

async function show(events: EventLog): Promise<ChatHarness> {
  const connection = new ScriptedConnection();
  connection.publish(events.events as unknown as EventDraft[]);
  return ChatHarness.create({ connection, conversation: 'conv_1', attributes: { layout: 'inline', lang: 'en' } });
}

/** The first element of that selector below `root`, through shadow roots. */
function deep(root: ParentNode, selector: string): HTMLElement | null {
  for (const element of root.querySelectorAll<HTMLElement>('*')) {
    if (element.matches(selector)) return element;
    const inner = element.shadowRoot && deep(element.shadowRoot, selector);
    if (inner) return inner;
  }
  return null;
}

describe('<agent-chat> that waits for the visitor', () => {
  afterEach(removeChats);

  it('closed, the launcher says so beside it until the visitor has dismissed that, and no longer than it waits', async () => {
    const connection = new ScriptedConnection();
    const log = call();
    const publish = (from = 0) => connection.publish(log.events.slice(from) as unknown as EventDraft[]);
    publish();
    const harness = await ChatHarness.create({ connection, conversation: 'conv_1', attributes: { lang: 'en' } });
    const teaser = () => deep(document.body, '[part=teaser]');
    await eventually(() => teaser() !== null);
    expect(teaser()!.textContent).to.contain('Waiting for you');
    expect(teaser()!.getAttribute('role')).to.equal('status');
    expect(harness.launcher!.ariaLabel).to.equal('Open chat, Waiting for you');
    teaser()!.querySelector('button')!.click();
    await harness.settle();
    expect(teaser()).to.equal(null);
    expect(harness.launcher!.ariaLabel).to.equal('Open chat, Waiting for you');
    const { length } = log.events;
    log.decided('appr_1', { decision: 'approved' });
    publish(length);
    await harness.settle();
    expect(harness.launcher!.ariaLabel).to.equal('Open chat, Working…');
  });

  it('a call’s card is in its step and its decision reaches the API; no tag is ever undefined', async () => {
    const shown = show(call());
    const undefinedTags = new Set<string>();
    const look = () => {
      const tag = deep(document.body, ':not(:defined)')?.localName;
      if (tag) undefinedTags.add(tag);
    };
    const harness = await shown;
    await eventually(() => {
      look();
      return deep(harness.root, 'agent-chat-approval') !== null;
    });
    await harness.settle();
    look();
    expect([...undefinedTags]).to.deep.equal([]);
    const card = deep(harness.root, 'agent-chat-approval')!;
    expect(card.shadowRoot!.querySelector('.approval-title')!.textContent).to.equal('Allow Alder to do this?');
    card.shadowRoot!.querySelector<HTMLElement>('.button.primary')!.click();
    await harness.settle();
    expect(harness.connection.resolved).to.deep.equal([
      { approval_id: 'appr_1', decision: 'approved', args_hash: 'h1' },
    ]);
  });

  it('the decision of another tab takes the place of the card', async () => {
    const events = call();
    const harness = await show(events);
    await eventually(() => deep(harness.root, 'agent-chat-approval .card, .card.approval') !== null);
    const at = '2026-01-01T09:46:00.000Z';
    harness.connection.publish([
      { run_id: 'run_1', at, type: 'approval_result', approval_id: 'appr_1', decision: 'rejected' },
    ]);
    await harness.settle();
    await eventually(() => deep(harness.root, '.outcome') !== null);
    expect(deep(harness.root, '.card.approval')).to.equal(null);
    expect(deep(harness.root, '.outcome')!.textContent).to.include('You rejected this at');
  });

  it('a question is outside groups; the composer offers to answer it, and sends instead of stopping', async () => {
    const harness = await show(question());
    await eventually(() => deep(harness.root, '.card.question') !== null);
    expect(harness.input.placeholder).to.equal('Or type your answer…');
    expect(harness.inLog('.working')).to.equal(null);
    await harness.type('The old one');
    harness.send.click();
    await harness.settle();
    expect(harness.connection.sent.map(({ content }) => content)).to.deep.equal([
      [{ type: 'text', text: 'The old one' }],
    ]);
    expect(harness.connection.stopped).to.deep.equal([]);
  });

  const asks = [...question().events].slice(-1) as unknown as EventDraft[];
  const needsApproval = [...call().events].slice(-1) as unknown as EventDraft[];
  const focused = () => focusedIn(document)?.closest('.card')?.className ?? focusedIn(document)?.className ?? '';
  const alerts = (harness: ChatHarness) => harness.root.querySelector('[role=alert]')!.textContent!.trim();
  /** The chat while the agent works; `place` puts the focus. Then the request arrives and its card is drawn. */
  const arrives = async (before: EventLog, drafts: EventDraft[], place: (harness: ChatHarness) => unknown) => {
    const events = new EventLog();
    events.events.push(...before.events.slice(0, -1));
    const harness = await show(events);
    await place(harness);
    await harness.settle();
    harness.connection.publish(drafts);
    await eventually(() => deep(harness.root, '.card.question, .card.approval') !== null);
    await harness.settle();
    return harness;
  };

  it('a new question takes the focus from the log and from the empty field; then the focus alone reads it', async () => {
    const places: ((harness: ChatHarness) => unknown)[] = [
      ({ input }) => input.focus(),
      ({ log: own }) => own!.focus(),
      // Stop gives way to Send while the question waits.
      ({ root }) => deep(root, '.composer .stop')!.focus(),
    ];
    for (const place of places) {
      const harness = await arrives(question(), asks, place);
      await eventually(() => focused() === 'card question');
      expect(focusedIn(document)!.matches('.option input')).to.equal(true);
      expect(alerts(harness)).to.equal('');
      await removeChats();
    }
  });

  it('a new question leaves the focus to who types, to another card and to the page, and is announced once', async () => {
    const outside = document.body.appendChild(document.createElement('button'));
    outside.className = 'outside';
    const places: [string, (harness: ChatHarness) => unknown][] = [
      [
        'input',
        (harness) => {
          harness.input.focus();
          return harness.type('An order ');
        },
      ],
      ['outside', () => outside.focus()],
    ];
    for (const [expected, place] of places) {
      const harness = await arrives(question(), asks, place);
      expect(focused()).to.equal(expected);
      expect(alerts(harness)).to.equal('Which machine?');
      await removeChats();
    }
    outside.remove();
  });

  it('an approval takes no focus, so that no key meant for the field decides, and is announced once', async () => {
    const harness = await arrives(call(), needsApproval, ({ input }) => input.focus());
    expect(focused()).to.equal('input');
    expect(alerts(harness)).to.equal('Allow Alder to do this? Cancel the order');
    deep(harness.root, '.card.approval .button.primary')!.focus();
    harness.connection.publish(asks);
    await eventually(() => deep(harness.root, '.card.question') !== null);
    await harness.settle();
    expect(focused()).to.equal('card approval');
    expect(alerts(harness)).to.equal('Which machine?');
  });
});
