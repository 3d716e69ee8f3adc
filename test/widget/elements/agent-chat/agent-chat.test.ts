// <agent-chat> as a visitor uses it: opening, asking, reading, stopping, failures, announcements to screen readers.
import { expect } from 'chai';
import { ConnectionError } from '../../../../widget/chat/connection/connection-error.ts';
import type { AgentChat } from '../../../../widget/elements/agent-chat/agent-chat.ts';
import { ScriptedConnection, settle, toLog, until, wholeRun } from '../../chat/fakes.ts';
import { expectAccessible } from '../accessible.ts';
import { ChatHarness, removeChats } from '../agent-chat-harness.ts';

const stopped = { type: 'terminal_user_stopped' as const, run_id: 'run_1', at: '2026-03-25T02:00:09.000Z' };
const failed = {
  type: 'terminal_error' as const,
  run_id: 'run_1',
  at: '2026-03-25T02:00:09.000Z',
  error: { code: 'upstream_unavailable', message: 'The connection to the service was lost.', retryable: true },
};

describe('<agent-chat>', () => {
  afterEach(removeChats);

  it('shows a launcher, opens by it with the focus in the field, and returns the focus when closed', async () => {
    const harness = await ChatHarness.create();
    const fired: string[] = [];
    for (const name of ['agent-chat-open', 'agent-chat-close'] as const) {
      harness.chat.addEventListener(name, (event) => fired.push(`${event.type} ${event.detail.byUser}`), {
        once: true,
      });
    }
    expect(harness.shell).to.equal(null);
    expect(harness.launcher!.getAttribute('aria-label')).to.equal('Open chat');
    await expectAccessible(harness.chat);
    harness.launcher!.click();
    await harness.settle();
    expect(harness.chat.hasAttribute('open')).to.equal(true);
    expect(harness.shell!.getAttribute('role')).to.equal('dialog');
    expect(harness.shell!.getAttribute('aria-label')).to.equal('Alder');
    expect(harness.root.activeElement?.shadowRoot?.activeElement).to.equal(harness.input);
    await harness.press('Escape');
    expect(harness.shell).to.equal(null);
    expect(harness.root.activeElement?.shadowRoot?.activeElement).to.equal(harness.launcher);
    expect(fired).to.deep.equal(['agent-chat-open true', 'agent-chat-close true']);
  });

  it('takes no focus when it is open from the start', async () => {
    const harness = await ChatHarness.create({ attributes: { open: '' } });
    expect(harness.shell).not.to.equal(null);
    expect(document.activeElement).to.equal(document.body);
  });

  it('shows the welcome texts and questions of the site, and is accessible', async () => {
    const harness = await ChatHarness.create({ attributes: { open: '' } });
    expect(harness.root.querySelector('.welcome h2')?.textContent).to.equal('How can we help with your coffee?');
    await expectAccessible(harness.chat);
    const prompt = harness.root.querySelector<HTMLButtonElement>('.prompt')!;
    prompt.click();
    await harness.settle();
    expect(harness.bubbles).to.deep.equal(['My machine has no steam']);
    expect(harness.connection.sent.length).to.equal(1);
  });

  it('greets in the language of the page where the owner provided a translation', async () => {
    const own = { name: 'Alder', greeting: 'How can we help?', suggestions: ['Warranty?'], disclaimer: 'Ask us.' };
    const vi = {
      name: 'Trợ lý Alder',
      greeting: 'Bạn cần gì?',
      suggestions: ['Bảo hành?'],
      disclaimer: 'Hãy hỏi lại.',
    };
    const read = async (lang: string) => {
      const site = { agent: { ...own, translations: { vi, 'zh-Hant': { greeting: '您好' } } } };
      const harness = await ChatHarness.recorded([], { attributes: { open: '', lang }, site });
      const text = (selector: string) => harness.root.querySelector(selector)?.textContent?.trim();
      return [text('.header-title > span:last-child'), text('.welcome h2'), text('.prompt'), text('.disclaimer')];
    };
    expect(await read('vi-VN')).to.deep.equal(['Trợ lý Alder', 'Bạn cần gì?', 'Bảo hành?', 'Hãy hỏi lại.']);
    expect(await read('zh-Hant')).to.deep.equal(['Alder', '您好', 'Warranty?', 'Ask us.']);
    expect(await read('de')).to.deep.equal(['Alder', 'How can we help?', 'Warranty?', 'Ask us.']);
  });

  it('names the language of each message, and shows the translated name above answers', async () => {
    const site = { agent: { name: 'Alder', translations: { vi: { name: 'Trợ lý Alder' } } } };
    const harness = await ChatHarness.recorded(toLog(wholeRun()), { attributes: { open: '', lang: 'vi' }, site });
    expect(harness.inLog('.brand > span:last-child')!.textContent).to.equal('Trợ lý Alder');
    const markdown = harness.inLog('agent-chat-markdown')!;
    expect(markdown.shadowRoot!.querySelector('.text')!.getAttribute('lang')).to.equal('en');
  });

  it("shows the visitor's message and the progress before any reply arrives", async () => {
    const harness = await ChatHarness.create({ attributes: { open: '' } });
    await harness.type('Is it covered?');
    // Waits only for the drawing itself; bench/first-step.ts measures how long that takes.
    void harness.press('Enter');
    await harness.chat.updateComplete;
    await (harness.root.querySelector('agent-chat-log') as HTMLElement & { updateComplete: Promise<unknown> })
      .updateComplete;
    expect(harness.bubbles).to.deep.equal(['Is it covered?']);
    expect(harness.inLog('.working')).not.to.equal(null);
    await harness.settle();
    expect(harness.input.value).to.equal('');
    expect(harness.send.getAttribute('aria-label')).to.equal('Stop');
  });

  it('shows a question that waits for the previous answer, and withdraws it', async () => {
    const connection = new ScriptedConnection();
    connection.publish(wholeRun().slice(0, 3));
    const harness = await ChatHarness.create({ connection, conversation: 'conv_1', attributes: { open: '' } });
    await harness.type('And the grinder?');
    await harness.press('Enter');
    expect(harness.input.value).to.equal('');
    expect(harness.bubbles).to.deep.equal(['Is it covered?', 'And the grinder?']);
    expect(harness.inLog('.queued')!.textContent).to.match(/Waits for this answer\s+Remove/);
    expect(harness.send.getAttribute('aria-label')).to.equal('Stop');
    await expectAccessible(harness.chat);
    harness.inLog<HTMLButtonElement>('.queued button')!.click();
    await harness.settle();
    expect(harness.bubbles).to.deep.equal(['Is it covered?']);
    expect(harness.root.activeElement?.shadowRoot?.activeElement).to.equal(harness.input);
  });

  it('shows a whole run with its answer, actions and sources, and is accessible', async () => {
    const harness = await ChatHarness.recorded(toLog(wholeRun()), { attributes: { open: '' } });
    expect(harness.bubbles).to.deep.equal(['Is it covered?']);
    expect(harness.inLog('.brand')!.textContent).to.contain('Alder');
    expect(harness.inLog('tool-group')).not.to.equal(null);
    const pill = harness.inLog<HTMLButtonElement>('.sources-button')!;
    expect(pill.textContent).to.contain('2 sources');
    expect(pill.getAttribute('aria-expanded')).to.equal('false');
    expect(harness.inLog('.actions [aria-label="Copy"]')).not.to.equal(null);
    expect(
      [...harness.root.querySelector('agent-chat-log')!.shadowRoot!.querySelectorAll('.suggestion')].length,
    ).to.equal(2);
    await expectAccessible(harness.chat);
  });

  it('draws the same from a log played live as from a loaded one', async () => {
    const log = toLog(wholeRun());
    const loaded = await ChatHarness.recorded(log, { attributes: { open: '' } });
    const expected = loaded.inLog('.log-inner')!.textContent;
    const live = await ChatHarness.recorded(log.slice(0, 1), { attributes: { open: '' } });
    for (let end = 2; end <= log.length; end++) {
      live.chat.events = log.slice(0, end);
      await live.chat.updateComplete;
      if (end % 4 === 0) await live.settle();
    }
    await until(() => live.inLog('.actions') !== null);
    await live.settle();
    expect(live.inLog('.log-inner')!.textContent).to.equal(expected);
  });

  it('opens the sources beside the conversation and closes them by Escape while the popover stays', async () => {
    const harness = await ChatHarness.recorded(toLog(wholeRun()), { attributes: { open: '' } });
    harness.inLog<HTMLButtonElement>('.sources-button')!.click();
    await harness.settle();
    const panel = harness.root.querySelector('sources-panel')!;
    expect(panel).not.to.equal(null);
    expect(harness.inLog('.sources-button')!.getAttribute('aria-expanded')).to.equal('true');
    await harness.press('Escape');
    expect(harness.root.querySelector('sources-panel')).to.equal(null);
    expect(harness.shell).not.to.equal(null);
  });

  it('returns the focus to the element that opened the sources', async () => {
    const harness = await ChatHarness.recorded(toLog(wholeRun()), { attributes: { open: '' } });
    const pill = harness.inLog<HTMLButtonElement>('.sources-button')!;
    pill.focus();
    pill.click();
    await harness.settle();
    const panel = harness.root.querySelector('sources-panel')!;
    await until(() => panel.shadowRoot?.querySelector('.icon-button') != null);
    panel.focus();
    expect(harness.root.activeElement).to.equal(panel);
    await harness.press('Escape');
    await harness.settle();
    expect(harness.log!.getRootNode()).to.have.property('activeElement', pill);
  });

  it('moves the focus into sources that cover the conversation, and keeps it out of the content behind them', async () => {
    const harness = await ChatHarness.recorded(toLog(wholeRun()), { attributes: { open: '', layout: 'side' } });
    const pill = harness.inLog<HTMLButtonElement>('.sources-button')!;
    pill.focus();
    pill.click();
    await until(() => harness.root.activeElement?.localName === 'sources-panel');
    expect(harness.shell!.inert).to.equal(true);
    await harness.press('Escape');
    await harness.settle();
    expect(harness.shell!.inert).to.equal(false);
    expect(harness.log!.getRootNode()).to.have.property('activeElement', pill);
  });

  it('keeps the focus out of the content behind the list of conversations', async () => {
    const harness = await ChatHarness.recorded(toLog(wholeRun()), { attributes: { open: '' } });
    const pill = harness.inLog<HTMLButtonElement>('.sources-button')!;
    harness.root.querySelector<HTMLButtonElement>('[aria-label="Conversations"]')!.click();
    await harness.settle();
    pill.focus();
    expect(harness.root.activeElement?.localName).not.to.equal('agent-chat-log');
    await harness.press('Escape');
    await harness.settle();
    pill.focus();
    expect(harness.root.activeElement?.localName).to.equal('agent-chat-log');
  });

  it('opens the sources on the event of an element inside', async () => {
    const harness = await ChatHarness.recorded(toLog(wholeRun()), { attributes: { open: '' } });
    const wish = new CustomEvent('agent-chat-show-sources', { detail: { number: 2 }, bubbles: true, composed: true });
    harness.inLog('.log-inner')!.dispatchEvent(wish);
    await harness.settle();
    expect(harness.root.querySelector('sources-panel')).not.to.equal(null);
  });

  it('keeps the text of a stopped answer and shows that it was stopped', async () => {
    const harness = await ChatHarness.recorded(toLog([...wholeRun().slice(0, 12), stopped]), {
      attributes: { open: '' },
    });
    expect(harness.inLog('.notice')!.textContent).to.contain('You stopped this answer');
    expect(harness.inLog('.actions')).not.to.equal(null);
    await expectAccessible(harness.chat);
  });

  it('saves the result of a call that is cut as a file named after its tool', async () => {
    const connection = new ScriptedConnection();
    connection.publish(wholeRun('run_1', 'x'));
    const harness = await ChatHarness.create({ connection, conversation: 'conv_1', attributes: { open: '' } });
    const saved: string[] = [];
    const onSave = (event: Event) => {
      const link = event.target as HTMLAnchorElement;
      event.preventDefault();
      saved.push(link.download);
    };
    const { click } = HTMLAnchorElement.prototype;
    HTMLAnchorElement.prototype.click = function () {
      this.addEventListener('click', onSave, { once: true });
      click.call(this);
    };
    try {
      let download: Promise<unknown> | null = null;
      const until = (promise: Promise<unknown>) => {
        download = promise;
      };
      const detail = { toolUseId: 'toolu_1', name: 'order_export', until };
      harness
        .inLog('*')!
        .dispatchEvent(new CustomEvent('agent-chat-download', { detail, bubbles: true, composed: true }));
      expect(download).not.to.equal(null);
      await download;
      expect(saved).to.deep.equal(['order_export.txt']);
    } finally {
      HTMLAnchorElement.prototype.click = click;
    }
  });

  it('offers a retry after a failed answer, and fires the error event', async () => {
    const connection = new ScriptedConnection();
    connection.publish(wholeRun('run_1', 'x').slice(0, 12));
    const harness = await ChatHarness.create({ connection, conversation: 'conv_1', attributes: { open: '' } });
    const errors: string[] = [];
    harness.chat.addEventListener('agent-chat-error', (event) => errors.push(event.detail.code));
    harness.connection.publish([failed]);
    await harness.settle();
    const card = harness.inLog('.error-card')!;
    expect(card.textContent).to.contain('The connection to the service was lost.');
    expect(errors).to.deep.equal(['upstream_unavailable']);
    expect(harness.said).to.contain('The answer stopped early');
    await expectAccessible(harness.chat);
    card.querySelector<HTMLButtonElement>('.button')!.click();
    await harness.settle();
    expect(harness.connection.sent.map((message) => message.content)).to.deep.equal([
      [{ type: 'text', text: 'Is it covered?' }],
    ]);
  });

  it('does not show that an answer stopped early when none of it arrived', async () => {
    const connection = new ScriptedConnection();
    connection.publish(wholeRun('run_1', 'x').slice(0, 2));
    const harness = await ChatHarness.create({ connection, conversation: 'conv_1', attributes: { open: '' } });
    harness.connection.publish([failed]);
    await harness.settle();
    expect(harness.inLog('.error-card strong')!.textContent).to.equal('This could not be answered');
    expect(harness.said).to.contain('This could not be answered');
  });

  it('shows which message could not be sent, and sends it again', async () => {
    const harness = await ChatHarness.create({ attributes: { open: '' } });
    harness.connection.sendFailures = [new ConnectionError('invalid_request', 'Not like this.')];
    await harness.chat.ask('Hello');
    await harness.settle();
    const line = harness.inLog('.queued.failed')!;
    expect(line.textContent).to.contain('Not sent.');
    await expectAccessible(harness.chat);
    line.querySelector('button')!.click();
    await harness.settle();
    expect(harness.connection.sent.length).to.equal(2);
    expect(harness.inLog('.queued.failed')).to.equal(null);
  });

  it('stops the answer by the button that replaces Send', async () => {
    const connection = new ScriptedConnection();
    connection.publish(wholeRun('run_1', 'x').slice(0, 8));
    const harness = await ChatHarness.create({ connection, conversation: 'conv_1', attributes: { open: '' } });
    harness.send.click();
    await harness.settle();
    expect(harness.connection.stopped).to.deep.equal(['run_1']);
    expect(harness.send.disabled).to.equal(true);
    harness.connection.publish([stopped]);
    await harness.settle();
    expect(harness.send.getAttribute('aria-label')).to.equal('Send');
  });

  it('shows one banner for the state of the connection', async () => {
    const harness = await ChatHarness.create({ attributes: { open: '' } });
    harness.connection.events!.onStatus('offline');
    await harness.settle();
    expect(harness.root.querySelector('.banner')!.textContent).to.contain('You’re offline');
    await expectAccessible(harness.chat);
    harness.connection.events!.onStatus('signed-out');
    await harness.settle();
    expect(harness.root.querySelectorAll('.banner').length).to.equal(1);
    harness.root.querySelector<HTMLButtonElement>('.banner button')!.click();
    expect(harness.connection.retries).to.equal(1);
  });

  it('announces an answer by finished sentences, each once, and nothing of history', async () => {
    const connection = new ScriptedConnection();
    connection.publish(wholeRun('run_0', 'w', 'Before?', 0));
    const harness = await ChatHarness.create({ connection, conversation: 'conv_1', attributes: { open: '' } });
    expect(harness.said).to.equal('');
    const run = wholeRun('run_1', 'x', 'Now?', 20);
    const heard: string[] = [];
    for (const event of run) {
      harness.connection.publish([event]);
      await harness.settle();
      if (harness.said && heard.at(-1) !== harness.said) heard.push(harness.said);
    }
    const all = heard.join(' ');
    expect(all).to.contain('I will look it up.');
    expect(all.match(/14 July 2027/g)?.length).to.equal(1);
    expect(all).to.not.contain('**');
    expect(all).to.not.contain('[1]');
    expect(harness.log!.getAttribute('aria-live')).to.equal('off');
  });

  it('announces an answer that arrives whole, too', async () => {
    const harness = await ChatHarness.create({ attributes: { open: '' } });
    await harness.chat.ask('Is it covered?');
    await harness.settle();
    harness.connection.publish(wholeRun('run_1', 'c1'), 'conv_new_1');
    await harness.settle();
    expect(harness.said).to.contain('covered until 14 July 2027');
  });

  it('[EV10] announces that an answer was corrected, and does not read all of it again', async () => {
    const harness = await ChatHarness.create({ attributes: { open: '' } });
    await harness.chat.ask('Is it covered?');
    const run = wholeRun('run_1', 'c1');
    const start = run.findLastIndex(({ type }) => type === 'content_block_start');
    const stop = run.findLastIndex(({ type }) => type === 'content_block_stop');
    const block = run[start] as Extract<(typeof run)[number], { type: 'content_block_start' }>;
    const again = { ...block, message_id: 'msg_again', index: 99 };
    const text = { type: 'text' as const, text: 'It is covered for two years. So is its pump.' };
    harness.connection.publish(run.slice(0, stop), 'conv_new_1');
    await harness.settle();
    harness.connection.publish(
      [
        run[stop]!,
        { type: 'message_retract', run_id: 'run_1', at: block.at, message_id: block.message_id },
        { ...again, content_block: text },
        { ...again, type: 'content_block_stop' },
      ],
      'conv_new_1',
    );
    await harness.settle();
    expect(harness.said).to.equal('Answer corrected');
    expect(harness.inLog('.log-inner')!.textContent).not.to.contain('14 July 2027');
  });

  it('keeps the draft, and the same log, when it is closed and opened again', async () => {
    const connection = new ScriptedConnection();
    connection.publish(wholeRun());
    const harness = await ChatHarness.create({ connection, conversation: 'conv_1', attributes: { open: '' } });
    await harness.type('half a question');
    harness.button('Close')!.click();
    await harness.settle();
    harness.launcher!.click();
    await harness.settle();
    expect(harness.input.value).to.equal('half a question');
    expect(harness.bubbles).to.deep.equal(['Is it covered?']);
    expect(harness.said).to.equal('');
  });

  it('replaces the launcher that the loader drew', async () => {
    // Does what loader.ts does before the class is defined, to an element that upgrades afterwards.
    const doc = document.implementation.createHTMLDocument();
    const early = doc.createElement('agent-chat');
    early.attachShadow({ mode: 'open' }).append(doc.createElement('button'));
    document.body.append(early);
    const upgraded = early as AgentChat;
    upgraded.events = toLog(wholeRun());
    await upgraded.updateComplete;
    expect(upgraded.shadowRoot!.querySelectorAll(':scope > button').length).to.equal(0);
    expect(upgraded.shadowRoot!.querySelector('agent-chat-launcher')).not.to.equal(null);
    early.remove();
    await settle();
  });

  it('counts unseen answers on the launcher', async () => {
    const connection = new ScriptedConnection();
    connection.publish(wholeRun());
    connection.unread = 1;
    const harness = await ChatHarness.create({ connection, conversation: 'conv_1' });
    expect(harness.badge).to.equal('1');
    expect(harness.launcher!.getAttribute('aria-label')).to.equal('Open chat, 1 unread');
    await expectAccessible(harness.chat);
    harness.launcher!.click();
    await harness.settle();
    await harness.press('Escape');
    expect(harness.badge).to.equal(null);
  });

  it('lists conversations and opens one', async () => {
    const connection = new ScriptedConnection();
    connection.publish(wholeRun(), 'conv_1');
    connection.publish(wholeRun('run_9', 'z', 'Another one?'), 'conv_2');
    const harness = await ChatHarness.create({ connection, conversation: 'conv_1', attributes: { open: '' } });
    harness.button('Conversations')!.click();
    await harness.settle();
    const list = harness.root.querySelector('agent-chat-history')!.shadowRoot!;
    const threads = [...list.querySelectorAll<HTMLButtonElement>('.thread')];
    const titles = [...list.querySelectorAll('.thread-title')].map((one) => one.textContent);
    expect(titles).to.deep.equal(['Title of conv_1', 'Title of conv_2']);
    expect(threads[0]!.getAttribute('aria-current')).to.equal('true');
    await expectAccessible(harness.chat);
    threads[1]!.click();
    await harness.settle();
    expect(harness.bubbles).to.deep.equal(['Another one?']);
    expect(harness.root.querySelector('agent-chat-history')).to.equal(null);
  });

  it('shows the list under a header with a back button, and moves the focus there and back', async () => {
    const connection = new ScriptedConnection();
    connection.publish(wholeRun(), 'conv_1');
    const harness = await ChatHarness.create({ connection, conversation: 'conv_1', attributes: { open: '' } });
    const focused = () => harness.root.activeElement?.shadowRoot?.activeElement ?? harness.root.activeElement;
    harness.button('Conversations')!.click();
    await harness.settle();
    expect(harness.root.querySelector('.header-title')!.textContent!.trim()).to.equal('Conversations');
    expect((focused() as HTMLInputElement).type).to.equal('search');
    expect(harness.root.querySelector<HTMLElement>('.foot')!.hidden).to.equal(true);
    harness.button('Back to conversation')!.click();
    await harness.settle();
    expect(harness.root.querySelector('agent-chat-history')).to.equal(null);
    expect(focused()).to.equal(harness.button('Conversations'));
    expect(harness.root.querySelector('.header-title')!.textContent).to.contain('Alder');
  });

  it('begins a new conversation and leaves the old one', async () => {
    const connection = new ScriptedConnection();
    connection.publish(wholeRun());
    const harness = await ChatHarness.create({ connection, conversation: 'conv_1', attributes: { open: '' } });
    harness.button('New conversation')!.click();
    await harness.settle();
    expect(harness.root.querySelector('.welcome')).not.to.equal(null);
    await harness.chat.ask('Fresh');
    await harness.settle();
    expect(harness.connection.sent[0]?.conversationId).to.equal('conv_new_1');
  });

  it('fires events for messages of the visitor and of the agent', async () => {
    const harness = await ChatHarness.create({ attributes: { open: '' } });
    const seen: string[] = [];
    harness.chat.addEventListener('agent-chat-message', (event) =>
      seen.push(`${event.detail.role}: ${event.detail.text}`),
    );
    await harness.chat.ask('Is it covered?');
    await harness.settle();
    harness.connection.publish(wholeRun('run_1', 'c1'), 'conv_new_1');
    await harness.settle();
    expect(seen[0]).to.equal('visitor: Is it covered?');
    expect(seen[1]).to.contain('agent: I will look it up.');
  });

  it('uses the given language, and mirrors in right-to-left pages', async () => {
    const parent = document.createElement('div');
    parent.dir = 'rtl';
    document.body.append(parent);
    const harness = await ChatHarness.recorded(toLog(wholeRun()), { attributes: { open: '', lang: 'vi' }, parent });
    expect(harness.input.placeholder).to.equal('Hỏi bất cứ điều gì…');
    expect(harness.inLog('.sources-button')!.textContent).to.contain('2 nguồn');
    const bubble = harness.inLog('.bubble')!.getBoundingClientRect();
    const log = harness.log!.getBoundingClientRect();
    expect(bubble.left - log.left).to.be.below(30);
    expect(harness.chat.getBoundingClientRect().left).to.be.below(innerWidth / 2);
    // The text does not follow the page's direction: its number stays before it.
    const count = document.createRange();
    count.selectNodeContents(harness.inLog('.sources-button bdi')!);
    const label = count.getBoundingClientRect();
    const text = [...harness.inLog('.sources-button bdi')!.childNodes].find((node) => node.textContent?.includes('2'))!;
    count.setStart(text, text.textContent!.indexOf('2'));
    count.setEnd(text, text.textContent!.indexOf('2') + 1);
    expect(count.getBoundingClientRect().left - label.left).to.be.below(2);
    parent.remove();
  });

  it('fits 320 px without scrolling sideways', async () => {
    const parent = document.createElement('div');
    parent.style.inlineSize = '320px';
    document.body.append(parent);
    const events = toLog(wholeRun('run_1', 'c', `averylongwordwithoutanybreak${'x'.repeat(200)}`));
    const harness = await ChatHarness.recorded(events, { attributes: { layout: 'inline' }, parent });
    expect(harness.shell!.getBoundingClientRect().width).to.be.at.most(320);
    expect(harness.log!.scrollWidth).to.equal(harness.log!.clientWidth);
    await expectAccessible(harness.chat);
    parent.remove();
  });

  it('has a column for conversations in a wide page', async () => {
    const parent = document.createElement('div');
    parent.style.inlineSize = '1100px';
    document.body.append(parent);
    const harness = await ChatHarness.recorded(toLog(wholeRun()), { attributes: { layout: 'full' }, parent });
    expect(harness.shell!.getAttribute('role')).to.equal('region');
    expect(harness.root.querySelector('.sidebar agent-chat-history')).not.to.equal(null);
    expect(harness.button('Close')).to.equal(null);
    await expectAccessible(harness.chat);
    parent.remove();
  });

  it('shows in that column that the current conversation has an answer in progress, and only while it has', async () => {
    const parent = document.createElement('div');
    parent.style.inlineSize = '1100px';
    document.body.append(parent);
    const connection = new ScriptedConnection();
    const run = wholeRun();
    connection.publish(run.slice(0, 5));
    const options = { connection, conversation: 'conv_1', attributes: { layout: 'full' }, parent };
    const harness = await ChatHarness.create(options);
    const ring = () => harness.root.querySelector('agent-chat-history')!.shadowRoot!.querySelector('.dot.running');
    expect(ring()).not.to.equal(null);
    connection.publish(run.slice(5));
    await harness.settle();
    expect(ring()).to.equal(null);
    parent.remove();
  });

  it('follows the end while the user is there, and offers to jump when the user has left it', async () => {
    const connection = new ScriptedConnection();
    for (let i = 0; i < 6; i++) connection.publish(wholeRun(`run_${i}`, `c${i}`, `Question ${i}?`, i));
    const harness = await ChatHarness.create({ connection, conversation: 'conv_1', attributes: { open: '' } });
    const log = harness.log!;
    await until(() => log.scrollHeight - log.clientHeight - log.scrollTop < 2, 'the log to be at its end');
    log.scrollTop = 0;
    log.dispatchEvent(new Event('scroll'));
    await harness.settle();
    const pill = harness.inLog<HTMLButtonElement>('.jump')!;
    expect(pill.textContent).to.contain('Jump to latest');
    connection.publish(wholeRun('run_9', 'c9', 'One more?', 20));
    await harness.settle();
    expect(log.scrollTop).to.equal(0);
    log.dispatchEvent(new KeyboardEvent('keydown', { key: 'End' }));
    await until(() => log.scrollHeight - log.clientHeight - log.scrollTop < 2, 'the log to come to its end');
  });

  it('moves a long history by exactly the scrolled distance, though turns far above were never laid out', async () => {
    const connection = new ScriptedConnection();
    for (let i = 0; i < 30; i++) {
      connection.publish(wholeRun(`run_${i}`, `c${i}`, `Question ${i}? ${'And more of it. '.repeat((i * 7) % 40)}`, i));
    }
    const harness = await ChatHarness.create({ connection, conversation: 'conv_1', attributes: { open: '' } });
    const log = harness.log!;
    await until(() => log.scrollHeight - log.clientHeight - log.scrollTop < 2, 'the log to be at its end');
    const messages = [...log.querySelectorAll<HTMLElement>('.message')];
    expect(messages.filter((message) => !message.firstElementChild!.checkVisibility({ contentVisibilityAuto: true })))
      .to.not.be.empty;
    const frame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const top = log.getBoundingClientRect().top;
    while (log.scrollTop > 200) {
      const read = messages.find((message) => message.getBoundingClientRect().bottom > top + 10)!;
      const before = read.getBoundingClientRect().bottom;
      log.scrollBy(0, -150);
      await frame();
      expect(read.getBoundingClientRect().bottom - before).to.be.closeTo(150, 2);
    }
    harness.inLog<HTMLButtonElement>('.jump')!.click();
    await until(() => log.scrollHeight - log.clientHeight - log.scrollTop < 2, 'the log to come to its end');
  });

  it('shows that history could not be loaded, and loads it again', async () => {
    const connection = new ScriptedConnection();
    connection.publish(wholeRun());
    connection.historyFailures = [new ConnectionError('network', 'gone')];
    const harness = await ChatHarness.create({ connection, conversation: 'conv_1', attributes: { open: '' } });
    harness.inLog('.error-card')!.querySelector('button')!.click();
    await harness.settle();
    expect(harness.bubbles).to.deep.equal(['Is it covered?']);
  });

  it('[EMB-1] sets styles only through the object model: no style attribute, no style element', async () => {
    const harness = await ChatHarness.recorded(toLog(wholeRun()), { attributes: { open: '' } });
    const roots: ShadowRoot[] = [harness.root];
    for (const root of roots) {
      expect(root.querySelectorAll('style, link').length).to.equal(0);
      for (const element of root.querySelectorAll('*')) if (element.shadowRoot) roots.push(element.shadowRoot);
    }
    expect(roots.length).to.be.greaterThan(2);
    await settle();
  });
});
