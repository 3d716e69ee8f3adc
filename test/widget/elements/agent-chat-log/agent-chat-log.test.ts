/// <reference types="mocha" />
// The log alone: what it shows in each state, its keys, its actions, and what it announces.
import { expect } from 'chai';
import '../../../../widget/elements/agent-chat-log/define.ts';
import { EventLog } from '../../../../demo/gallery/event-log.ts';
import type { PendingInput } from '../../../../widget/chat/pending-messages.ts';
import type { AgentChatLog, LogActions } from '../../../../widget/elements/agent-chat-log/agent-chat-log.ts';
import { LOG_PARTS } from '../../../../widget/elements/agent-chat-log/later-parts.ts';
import type { AnnounceDetail } from '../../../../widget/shared/announcer.ts';
import { expectAccessible, inTheme } from '../accessible.ts';
import { eventually, find, mount, settled } from '../element-fixtures.ts';

const answered = () =>
  new EventLog().asks('How long is the warranty?').says('It is **two years** from delivery.').ends();
const waiting = (status: PendingInput['status'], more: Partial<PendingInput> = {}): PendingInput => ({
  clientId: 'p1',
  conversationId: 'conv_1',
  content: [{ type: 'text', text: 'And for the grinder?' }],
  createdAtMs: 0,
  status,
  ...more,
});

/** What the visitor did, as `name: argument`. */
let done: string[];
let said: string[];

function recordedActions(): LogActions {
  const record = (name: string) => (argument?: unknown) =>
    void done.push(typeof argument === 'string' ? `${name}: ${argument}` : name);
  return {
    askAgain: record('askAgain'),
    ask: record('ask'),
    retry: record('retry'),
    withdraw: record('withdraw'),
    reload: record('reload'),
    startOver: record('startOver'),
    loadEarlier: record('loadEarlier'),
    toggleSources: record('toggleSources'),
    edit: (messageId, text) => void done.push(`edit: ${messageId} ${text}`),
    showVersion: async (target) => void done.push(`showVersion: ${JSON.stringify(target)}`),
    file: async () => new Blob(['file']),
    rate: async (messageId, body) => void done.push(`rate: ${messageId} ${JSON.stringify(body)}`),
  };
}

async function create(props: Partial<AgentChatLog>): Promise<AgentChatLog> {
  const log = await mount('agent-chat-log', { agent: { name: 'Alder' }, actions: recordedActions(), ...props });
  log.style.cssText = 'display: flex; block-size: 300px; inline-size: 380px';
  await settled(log);
  // What is drawn around finished turns is loaded with the first one.
  await import('../../../../widget/elements/agent-chat-log/tools/turn-tools.ts');
  await new Promise((resolve) => setTimeout(resolve, 0));
  await settled(log);
  return log;
}

const all = (log: AgentChatLog, selector: string) => [...log.shadowRoot!.querySelectorAll<HTMLElement>(selector)];
const texts = (log: AgentChatLog, selector: string) =>
  all(log, selector).map((each) => each.textContent!.replace(/\s+/g, ' ').trim());
const press = (log: AgentChatLog, label: string) => {
  const buttons = all(log, 'button') as HTMLButtonElement[];
  const button = buttons.find((each) => (each.ariaLabel || each.textContent)!.trim() === label);
  if (!button) throw new Error(`no button ${label}`);
  button.click();
};
const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
const listen = (event: Event) => said.push((event as CustomEvent<AnnounceDetail>).detail.message);

describe('<agent-chat-log>', () => {
  beforeEach(() => {
    done = [];
    said = [];
    document.body.addEventListener('agent-chat-announce', listen, { capture: true });
  });
  afterEach(() => {
    document.body.removeEventListener('agent-chat-announce', listen, { capture: true });
    document.body.replaceChildren();
  });

  it('is an empty, named log by default, which reports nothing and can be focused', async () => {
    const log = await mount('agent-chat-log', {});
    const scroller = find(log, '.log');
    expect(scroller.getAttribute('role')).to.equal('log');
    expect(scroller.getAttribute('aria-label')).to.equal('Conversation');
    expect(scroller.getAttribute('aria-live')).to.equal('off');
    expect(scroller.getAttribute('aria-busy')).to.equal('false');
    expect(scroller.tabIndex).to.equal(0);
    expect(texts(log, '.log-inner')).to.deep.equal(['']);
    expect([log.phase, log.earlier, log.live, log.answering, log.showReasoning]).to.deep.equal([
      'ready',
      'none',
      false,
      false,
      'label',
    ]);
    await expectAccessible(log);
  });

  it('shows a question as a bubble and its answer on the surface, named by the agent', async () => {
    const log = await create({ entries: answered().entries });
    expect(texts(log, '.bubble')).to.deep.equal(['How long is the warranty?']);
    expect(all(log, 'article.message').map((each) => each.ariaLabel)).to.deep.equal(['You said', 'Alder']);
    expect(find(log, '.brand').lastElementChild!.textContent).to.equal('Alder');
    expect(find(log, 'agent-chat-markdown').shadowRoot!.querySelector('strong')!.textContent).to.equal('two years');
  });

  for (const theme of ['light', 'dark'] as const) {
    it(`is accessible with every kind of entry, in the ${theme} theme`, async () => {
      const events = answered().asks('Find me a repair.', 'run_2').opensGroup();
      events.calls('t1', 'look_up', { q: 'repair' }, 'Look up repairs').returns('t1', 'look_up', 'two found');
      events.closesGroup('Looked up repairs').says('There are two.').add({ type: 'terminal_user_stopped' });
      const log = await create({
        entries: events.entries,
        pending: [waiting('failed', { error: 'No answer from the server.' })],
        suggestions: ['What does it cost?'],
        earlier: 'more',
      });
      await inTheme(theme, () => expectAccessible(log));
    });
  }

  it('loading shows grey lines, named; a failed load a card that loads again', async () => {
    const log = await create({ phase: 'loading' });
    expect(find(log, '.skeleton').getAttribute('aria-label')).to.equal('Loading conversation…');
    log.phase = 'failed';
    await settled(log);
    expect(all(log, '.skeleton')).to.deep.equal([]);
    expect(texts(log, '.error-card strong')).to.deep.equal(['Conversations could not be loaded']);
    press(log, 'Try again');
    expect(done).to.deep.equal(['reload']);
  });

  it('is busy while a run is live, with dots until something of the answer shows', async () => {
    const events = new EventLog().asks('Hello?');
    const log = await create({ entries: events.entries, live: true, answering: true });
    expect(find(log, '.log').getAttribute('aria-busy')).to.equal('true');
    expect(all(log, '.working').length).to.equal(1);
    log.entries = events.begins({ type: 'text', text: 'Hello' }).entries;
    await settled(log);
    expect(all(log, '.working')).to.deep.equal([]);
  });

  it('says that the question waits for its turn, and announces it once', async () => {
    const log = await create({ pending: [waiting('accepted')], answering: true, waiting: true });
    const words = 'Busy right now. Your question is waiting for its turn…';
    expect(texts(log, '.notice')).to.deep.equal([words]);
    log.answering = true;
    await settled(log);
    expect(said.filter((each) => each === words).length).to.equal(1);
  });

  it('a stopped run keeps its text and says who stopped it; announced once', async () => {
    const events = new EventLog().asks('Tell me all.').says('First,');
    const log = await create({ entries: events.entries, live: true, answering: true });
    Object.assign(log, {
      entries: events.add({ type: 'terminal_user_stopped' }).entries,
      live: false,
      answering: false,
    });
    await settled(log);
    expect(texts(log, '.notice')).to.deep.equal(['You stopped this answer']);
    expect(find(log, 'agent-chat-markdown').shadowRoot!.textContent).to.include('First,');
    expect(said.filter((each) => each === 'You stopped this answer').length).to.equal(1);
  });

  it('an answer that the model cut off says so, live and later, and can be asked for again', async () => {
    const events = new EventLog().asks('Tell me all.').says('First, the boi');
    const log = await create({ entries: events.entries, live: true, answering: true });
    Object.assign(log, {
      entries: events.add({ type: 'message_stop', stop_reason: 'length' }).entries,
      live: false,
      answering: false,
    });
    await settled(log);
    expect(texts(log, '.notice')).to.deep.equal(['The answer stopped early']);
    expect(said.filter((each) => each === 'The answer stopped early').length).to.equal(1);
    press(log, 'Try again');
    expect(done).to.deep.equal(['askAgain']);

    const stored = await create({ entries: events.asks('And now?', 'run_2').says('All.').ends().entries });
    expect(all(stored, '.message').map((each) => each.querySelectorAll('.notice').length)).to.deep.equal([0, 1, 0, 0]);
    expect(said.filter((each) => each === 'The answer stopped early').length).to.equal(1);
    await expectAccessible(stored);
  });

  it('a failed run shows what failed; Try again is there only where it can help', async () => {
    const fails = (retryable: boolean) => {
      const error = { code: 'upstream_unavailable', message: 'The model did not answer.', retryable };
      return new EventLog().asks('Why?').says('Because').add({ type: 'terminal_error', error }).entries;
    };
    const log = await create({ entries: fails(true) });
    expect(texts(log, '.error-card .detail')).to.deep.equal(['The model did not answer.']);
    press(log, 'Try again');
    expect(done).to.deep.equal(['askAgain']);
    log.entries = fails(false);
    await settled(log);
    expect(texts(log, '.error-card .button')).to.deep.equal(['Copy details']);
  });

  it('a queued message says why it waits, and can be withdrawn', async () => {
    const log = await create({ pending: [waiting('queued')], offline: true });
    expect(texts(log, '.queued')).to.deep.equal(['Will send when you’re back online Remove']);
    expect(find(log, '.queued button').ariaLabel).to.equal('Remove: And for the grinder?');
    press(log, 'Remove: And for the grinder?');
    expect(done).to.deep.equal(['withdraw: p1']);
    Object.assign(log, { offline: false, answering: true });
    await settled(log);
    expect(texts(log, '.queued')).to.deep.equal(['Waits for this answer Remove']);
    expect(said).to.deep.equal(['Will send when you’re back online']);
  });

  it('a failed message keeps its text and reason, and can be sent again or begin a conversation', async () => {
    const log = await create({ pending: [waiting('failed', { error: 'Too long.' })] });
    expect(texts(log, '.bubble')).to.deep.equal(['And for the grinder?']);
    expect(texts(log, '.queued.reason')).to.deep.equal(['Too long.']);
    press(log, 'Try again');
    log.pending = [waiting('failed', { isConversationFull: true })];
    await settled(log);
    press(log, 'New conversation');
    expect(done).to.deep.equal(['retry: p1', 'startOver: p1']);
    expect(said).to.deep.equal(['Not sent. Try again']);
  });

  it('asks a suggestion when it is pressed; hidden while an answer is in progress', async () => {
    const log = await create({ entries: answered().entries, suggestions: ['What does it cost?'] });
    press(log, 'What does it cost?');
    expect(done).to.deep.equal(['ask: What does it cost?']);
    log.answering = true;
    await settled(log);
    expect(all(log, '.suggestion')).to.deep.equal([]);
    // What waits to be sent is the next question.
    Object.assign(log, { answering: false, pending: [waiting('queued')], offline: true });
    await settled(log);
    expect(all(log, '.suggestion')).to.deep.equal([]);
    log.pending = [];
    await settled(log);
    expect(all(log, '.suggestion')).to.have.lengthOf(1);
  });

  it('suggestions that all begin with one title leave it out, and ask the whole question', async () => {
    const [first, second] = ['Warranty: What is covered', 'Warranty: How long it lasts'];
    const log = await create({ entries: answered().entries, suggestions: [first!, second!] });
    expect(texts(log, '.suggestion')).to.deep.equal(['What is covered', 'How long it lasts']);
    expect(all(log, '.suggestion').map((each) => each.ariaLabel)).to.deep.equal([first, second]);
    all(log, '.suggestion')[1]!.click();
    expect(done).to.deep.equal([`ask: ${second}`]);
    for (const suggestions of [
      [first!],
      [first!, 'Returns: Who pays'],
      ['Warranty: ', first!],
      ['At 9:00?', 'At 9:30?'],
    ]) {
      log.suggestions = suggestions;
      await settled(log);
      expect(texts(log, '.suggestion')).to.deep.equal(suggestions.map((each) => each.trim()));
    }
  });

  it('what can be done with a question takes no room above its answer, and lies over it', async () => {
    const log = await create({ entries: answered().entries });
    const gap = () =>
      find(log, '.brand').getBoundingClientRect().top - find(log, '.bubble').getBoundingClientRect().bottom;
    const gapPx = gap();
    expect(gapPx).to.be.closeTo(24, 0.5);
    log.editable = true;
    await settled(log);
    expect(gap()).to.equal(gapPx);
    const button = find(log, '.edit-button').getBoundingClientRect();
    expect(button.top).to.be.at.least(find(log, '.bubble').getBoundingClientRect().bottom);
    const hit = log.shadowRoot!.elementFromPoint(button.left + button.width / 2, button.bottom - 2);
    expect(hit?.closest('button')).to.equal(find(log, '.edit-button'));
  });

  it('draws no earlier answer again when a question is sent', async () => {
    const log = await create({ entries: answered().entries, editable: true });
    const { tools } = log as unknown as { tools: { below(): unknown } };
    let drawn = 0;
    const below = tools.below.bind(tools);
    tools.below = (...args) => {
      drawn++;
      return below(...args);
    };
    expect(all(log, '.edit-button')).to.have.lengthOf(1);
    log.answering = true;
    await settled(log);
    expect(all(log, '.edit-button')).to.have.lengthOf(0);
    expect(drawn).to.equal(0);
  });

  it('suggestions stay as they are under the focus, and change once it has left', async () => {
    const log = await create({ entries: answered().entries, suggestions: ['What does it cost?'] });
    const shown = () => all(log, '.suggestion').map((button) => button.textContent?.trim());
    (all(log, '.suggestion')[0] as HTMLElement).focus();
    log.suggestions = ['Who pays?'];
    await log.updateComplete;
    expect(shown()).to.deep.equal(['What does it cost?']);
    (all(log, '.suggestion')[0] as HTMLElement).blur();
    log.suggestions = ['Who pays?', 'How long?'];
    await log.updateComplete;
    expect(shown()).to.deep.equal(['Who pays?', 'How long?']);
    (all(log, '.suggestion')[0] as HTMLElement).focus();
    log.suggestions = [];
    await log.updateComplete;
    expect(shown()).to.deep.equal([]);
  });

  it('a question is copied by a button that names it, beside that of the answer', async () => {
    const log = await create({
      entries: answered()
        .asks(`And ${'now '.repeat(40)}?`, 'run_2')
        .ends().entries,
      editable: true,
    });
    const names = all(log, '.message.user .actions').map((row) => row.querySelectorAll('button')[1]!.ariaLabel!);
    expect(names[0]).to.match(/^Copy: \S/);
    expect(names[1]).to.match(/^Copy: And now .*…$/);
    expect(names[1]!.length).to.be.at.most('Copy: '.length + 61);
  });

  it('the last answer can be asked again, an earlier one only copied', async () => {
    const log = await create({ entries: answered().asks('And now?', 'run_2').says('The same.').ends().entries });
    expect(
      all(log, '.actions').map((row) => [...row.querySelectorAll('button')].map((b) => b.ariaLabel)),
    ).to.deep.equal([['Copy'], ['Copy', 'Try again']]);
    press(log, 'Try again');
    expect(done).to.deep.equal(['askAgain']);
  });

  it('follows the end; scrolled up it stays, and End or the pill returns to the end', async () => {
    const events = new EventLog();
    for (let n = 0; n < 12; n++) events.asks(`Question ${n}?`, `run_${n}`).says(`Answer ${n}.`).ends();
    const log = await create({ entries: events.entries });
    // The oldest turns are drawn when the browser has been idle.
    await eventually(() => all(log, '.message').length === 24);
    log.jumpToLatest();
    const scroller = find(log, '.log');
    const fromEnd = () => scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop;
    await eventually(() => fromEnd() < 2);
    // Its scroll event comes with the next frame.
    await frame();
    // In a frame after a drawing only what follows an input is the reader's scroll.
    scroller.dispatchEvent(new WheelEvent('wheel'));
    scroller.scrollTop = 0;
    await eventually(() => all(log, '.jump').length === 1);
    // No text is drawn beside or below the pill: it is on a ground as wide as the log, which lets presses through.
    const pill = find(log, '.jump').getBoundingClientRect();
    const ground = find(log, '.jump-ground').getBoundingClientRect();
    const text = find(log, '.message').getBoundingClientRect();
    expect(ground.bottom).to.equal(scroller.getBoundingClientRect().bottom);
    expect(ground.left).to.be.at.most(text.left);
    expect(ground.right).to.be.at.least(text.right);
    expect(ground.top).to.be.at.most(pill.top - 16);
    expect(log.shadowRoot!.elementFromPoint(ground.left + 4, pill.top)?.closest('.log')).to.equal(scroller);
    // Where three lines are seen it would hide them, and the header.
    const { blockSize } = log.style;
    log.style.blockSize = '72px';
    expect(find(log, '.jump').getClientRects().length).to.equal(0);
    log.style.blockSize = blockSize;
    log.entries = events.asks('One more?', 'run_99').says('Yes.').ends().entries;
    await settled(log);
    expect(scroller.scrollTop).to.be.lessThan(20);
    scroller.dispatchEvent(new KeyboardEvent('keydown', { key: 'End', bubbles: true }));
    await eventually(() => fromEnd() < 2 && all(log, '.jump').length === 0);
  });

  it('announces nothing of a loaded history, and the words of a live answer', async () => {
    const log = await create({ entries: answered().entries });
    expect(said).to.deep.equal([]);
    const events = answered().asks('And then?', 'run_2');
    Object.assign(log, { entries: events.entries, live: true, answering: true });
    await settled(log);
    Object.assign(log, { entries: events.says('Then it ends.').ends().entries, live: false, answering: false });
    await settled(log);
    expect(said.join(' ')).to.include('Then it ends.');
    expect(said.join(' ')).to.not.include('two years');
  });

  it('has every part that <agent-chat> exports of the log itself', async () => {
    const log = await create({
      entries: answered().entries,
      suggestions: ['More?'],
      pending: [waiting('failed')],
      phase: 'failed',
    });
    const exported = LOG_PARTS.split(', ');
    const own = all(log, '[part]').flatMap((each) => each.getAttribute('part')!.split(' '));
    expect(own.filter((part) => !exported.includes(part))).to.deep.equal([]);
    expect(own).to.include.members(['log', 'message', 'bubble', 'brand', 'actions', 'suggestion', 'error-card']);
    expect(all(log, 'slot')).to.deep.equal([]);
  });

  it('asks for the names of the parts of steps with the first step, not with a plain answer', async () => {
    const events = new EventLog().asks('How long is the warranty?').says('Two years.');
    const log = await mount('agent-chat-log', { entries: events.entries, live: true, answering: true });
    await settled(log);
    expect(log.getAttribute('exportparts')).to.equal(null);
    events.calls('call_1', 'site_search', { query: 'warranty' }, 'Searching');
    Object.assign(log, { entries: events.entries });
    await settled(log);
    expect(log.getAttribute('exportparts')).to.equal(LOG_PARTS);
  });
});
