// <agent-chat> when an answer is stopped, fails or is corrected, and what screen readers announce of it.
import { expect } from 'chai';
import { ConnectionError } from '../../../../widget/chat/connection/connection-error.ts';
import { announce } from '../../../../widget/shared/announcer.ts';
import { ScriptedConnection, toLog, wholeRun } from '../../chat/fakes.ts';
import { expectAccessible } from '../accessible.ts';
import { ChatHarness, removeChats } from '../agent-chat-harness.ts';

const stopped = { type: 'terminal_user_stopped' as const, run_id: 'run_1', at: '2026-03-25T02:00:09.000Z' };
const failed = {
  type: 'terminal_error' as const,
  run_id: 'run_1',
  at: '2026-03-25T02:00:09.000Z',
  error: { code: 'upstream_unavailable', message: 'The connection to the service was lost.', retryable: true },
};

describe('<agent-chat>: stopped, failed, announced', () => {
  afterEach(removeChats);

  it('keeps the text of a stopped answer and shows that it was stopped', async () => {
    const harness = await ChatHarness.recorded(toLog([...wholeRun().slice(0, 12), stopped]), {
      attributes: { open: '' },
    });
    expect(harness.inLog('.notice')!.textContent).to.contain('You stopped this answer');
    expect(harness.inLog('.actions')).not.to.equal(null);
    await expectAccessible(harness.chat);
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
    const refused = await harness.chat.ask('Hello').catch((error: Error) => error.message);
    expect(refused).to.contain('Not like this.');
    await harness.settle();
    const line = harness.inLog('.queued.failed')!;
    expect(line.textContent).to.contain('Not sent.');
    await expectAccessible(harness.chat);
    line.querySelector('button')!.click();
    await harness.settle();
    expect(harness.connection.sent.length).to.equal(2);
    expect(harness.inLog('.queued.failed')).to.equal(null);
  });

  it('stops the answer by stop(), which does nothing without one', async () => {
    const idle = await ChatHarness.create({ attributes: { open: '' } });
    idle.chat.stop();
    await idle.settle();
    expect(idle.connection.stopped).to.deep.equal([]);
    const connection = new ScriptedConnection();
    connection.publish(wholeRun('run_1', 'x').slice(0, 8));
    const harness = await ChatHarness.create({ connection, conversation: 'conv_1', attributes: { open: '' } });
    harness.chat.stop();
    await harness.settle();
    expect(harness.connection.stopped).to.deep.equal(['run_1']);
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
    const asked: unknown[] = [];
    harness.chat.addEventListener('agent-chat-sign-in', ({ detail }) => asked.push(detail));
    harness.root.querySelector<HTMLButtonElement>('.banner button')!.click();
    expect([harness.connection.retries, asked]).to.deep.equal([1, [{}]]);
  });

  it('says that something could not be loaded, beside the state of the connection, until the visitor does something else', async () => {
    const harness = await ChatHarness.create({ attributes: { open: '' } });
    const banners = () => [...harness.root.querySelectorAll('.banner')].map(({ textContent }) => textContent!.trim());
    const lose = async () => {
      harness.input.dispatchEvent(new Event('agent-chat-not-loaded', { bubbles: true, composed: true }));
      await harness.settle();
    };
    await lose();
    expect(banners()).to.deep.equal(['This did not work. Try again.']);
    expect(harness.root.querySelector('.banner')!.getAttribute('role')).to.equal('status');
    await expectAccessible(harness.chat);
    harness.connection.events!.onStatus('offline');
    await harness.settle();
    expect(banners()).to.deep.equal(['This did not work. Try again.', 'You’re offline. You can keep writing.']);
    harness.input.click();
    await harness.settle();
    expect(banners()).to.deep.equal(['You’re offline. You can keep writing.']);
    await lose();
    harness.chat.close();
    await harness.settle();
    harness.chat.open();
    await harness.settle();
    expect(banners(), 'opened again').to.deep.equal(['You’re offline. You can keep writing.']);
  });

  it('announces an answer by finished sentences, each once, and nothing of history', async () => {
    const connection = new ScriptedConnection();
    connection.publish(wholeRun('run_0', 'w', 'Before?', 0));
    const harness = await ChatHarness.create({ connection, conversation: 'conv_1', attributes: { open: '' } });
    expect(harness.said).to.equal('');
    for (const event of wholeRun('run_1', 'x', 'Now?', 20)) {
      harness.connection.publish([event]);
      await harness.settle();
    }
    const announced = harness.root.querySelectorAll('[aria-live=polite] p');
    const all = [...announced].map(({ textContent }) => textContent).join(' ');
    expect(all).to.contain('I will look it up.');
    expect(all.match(/14 July 2027/g)?.length).to.equal(1);
    expect(all).to.not.contain('**');
    expect(all).to.not.match(/[[\]]/);
    expect(harness.log!.getAttribute('aria-live')).to.equal('off');
  });

  it('speaks inside of a modal, outside of what is inert beside it, and keeps nothing when it closes or changes between them', async () => {
    const harness = await ChatHarness.create({ attributes: { open: '' } });
    const regions = () => [...harness.root.querySelectorAll('[aria-live=polite], [role=alert]')];
    const text = () => regions().map(({ textContent }) => textContent.trim());
    const say = async () => {
      announce(harness.chat, 'Copied');
      announce(harness.chat, 'Not done', true);
      await harness.settle();
    };
    await say();
    expect(text()).to.deep.equal(['Copied', 'Not done']);
    expect(regions().some((each) => harness.shell!.contains(each))).to.equal(false);
    try {
      Object.defineProperty(window, 'innerWidth', { configurable: true, get: () => 390 });
      window.dispatchEvent(new Event('resize'));
      await harness.settle();
      expect(harness.shell!.getAttribute('aria-modal')).to.equal('true');
      expect(text()).to.deep.equal(['', '']);
      await say();
      expect(text()).to.deep.equal(['Copied', 'Not done']);
      expect(regions().every((each) => harness.shell!.contains(each))).to.equal(true);
      harness.chat.close();
      await harness.settle();
      expect(text().join('')).to.equal('');
      harness.chat.open();
      await harness.settle();
      expect(text()).to.deep.equal(['', '']);
    } finally {
      Reflect.deleteProperty(window, 'innerWidth');
      window.dispatchEvent(new Event('resize'));
    }
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

  it('shows that history could not be loaded, and loads it again', async () => {
    const connection = new ScriptedConnection();
    connection.publish(wholeRun());
    connection.historyFailures = [new ConnectionError('network', 'gone')];
    const harness = await ChatHarness.create({ connection, conversation: 'conv_1', attributes: { open: '' } });
    harness.inLog('.error-card')!.querySelector('button')!.click();
    await harness.settle();
    expect(harness.bubbles).to.deep.equal(['Is it covered?']);
  });
});
