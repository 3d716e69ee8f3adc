/// <reference types="mocha" />
// The card of reasons: what it sends, a failure, its thanks, the keyboard; and the thumbs of an answer, which open it.
import { expect } from 'chai';
import '../../../../widget/elements/agent-chat-feedback/define.ts';
import '../../../../widget/elements/agent-chat-log/define.ts';
import { EventLog } from '../../../../demo/gallery/event-log.ts';
import type { FeedbackBody, FeedbackByRun } from '../../../../protocol/content/feedback.ts';
import type {
  AgentChatFeedback,
  FeedbackDetail,
} from '../../../../widget/elements/agent-chat-feedback/agent-chat-feedback.ts';
import type { AgentChatLog } from '../../../../widget/elements/agent-chat-log/agent-chat-log.ts';
import { expectAccessible, inTheme } from '../accessible.ts';
import { eventually, find, mount, settled } from '../element-fixtures.ts';
import { inForcedColours } from '../on-paper.ts';

const buttons = (element: HTMLElement) => [...element.shadowRoot!.querySelectorAll('button')];
const nameOf = (button: HTMLElement) => button.ariaLabel || button.textContent!.trim();
const press = async (element: AgentChatFeedback | AgentChatLog, label: string) => {
  const button = buttons(element).find((each) => nameOf(each) === label);
  if (!button) throw new Error(`no button ${label}`);
  button.click();
  await settled(element);
};
const pressed = (element: HTMLElement) =>
  buttons(element).flatMap((each) => (each.ariaPressed === 'true' ? [nameOf(each)] : []));

describe('<agent-chat-feedback>', () => {
  let sent: FeedbackDetail[];
  let closed: boolean[];
  const create = (props: Partial<AgentChatFeedback> = {}) =>
    mount('agent-chat-feedback', {
      onSend: async (detail) => void sent.push(detail),
      onClose: (isSent) => void closed.push(isSent),
      ...props,
    });
  beforeEach(() => {
    sent = [];
    closed = [];
  });
  afterEach(() => document.body.replaceChildren());

  it('begins at its first reason, sends what was chosen and written, and gives thanks', async () => {
    const card = await create();
    expect(nameOf(card.shadowRoot!.activeElement as HTMLElement)).to.equal('Not correct');
    await press(card, 'Not correct');
    await press(card, 'Out of date');
    await press(card, 'Not correct');
    expect(pressed(card)).to.deep.equal(['Out of date']);
    find<HTMLTextAreaElement>(card, 'textarea').value = ' It is two years. ';
    await press(card, 'Send feedback');
    await settled(card);
    expect(sent).to.deep.equal([{ reasons: ['outdated'], comment: 'It is two years.' }]);
    expect(closed).to.deep.equal([true]);
    const thanks = find(card, '.notice');
    expect(thanks.textContent!.trim()).to.equal('Thanks, noted.');
    const [mark, words] = [...thanks.children].map((one) => one.getBoundingClientRect());
    expect(words!.left - mark!.right, 'space after the mark').to.be.at.least(6);
  });

  it('begins with what was sent before', async () => {
    const card = await create({ given: { reasons: ['off_request'], comment: 'Shorter, please.' } });
    expect(pressed(card)).to.deep.equal(['Did not follow my request']);
    expect(find<HTMLTextAreaElement>(card, 'textarea').value).to.equal('Shorter, please.');
  });

  it('keeps what was written when it cannot be sent, and says why', async () => {
    const card = await create({ onSend: () => Promise.reject(new Error('That was too fast.')) });
    find<HTMLTextAreaElement>(card, 'textarea').value = 'No.';
    await press(card, 'Send feedback');
    await settled(card);
    expect(find(card, '.failure').textContent).to.equal('Not sent. That was too fast.');
    expect(find<HTMLTextAreaElement>(card, 'textarea').value).to.equal('No.');
    expect(closed).to.deep.equal([]);
  });

  it('Escape and Cancel close the card and nothing else', async () => {
    const card = await create();
    const key = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, composed: true, cancelable: true });
    let hasReached = false;
    document.body.addEventListener('keydown', () => {
      hasReached = true;
    });
    find(card, 'textarea').dispatchEvent(key);
    await press(card, 'Cancel');
    expect([closed, hasReached]).to.deep.equal([[false, false], false]);
  });

  for (const theme of ['light', 'dark'] as const) {
    it(`is accessible in the ${theme} theme`, async () => {
      const card = await create({ given: { reasons: ['incorrect'] } });
      await inTheme(theme, () => expectAccessible(card));
    });
  }
});

describe('the thumbs of an answer', () => {
  let rated: (FeedbackBody & { messageId: string })[];
  const create = async (feedback: FeedbackByRun = {}) => {
    const { entries } = new EventLog().asks('How long?').says('One year.').ends();
    const log = await mount('agent-chat-log', { agent: { name: 'Alder' }, entries, rateable: true, feedback });
    log.actions = {
      ...log.actions,
      rate: async (messageId, body) => {
        rated.push({ messageId, ...body });
        const { rating, ...rest } = body;
        log.feedback = rating === 0 ? {} : { run_1: { message_id: messageId, rating, ...rest } };
      },
    };
    await settled(log);
    await eventually(() => buttons(log).some((each) => nameOf(each) === 'Good answer'));
    return log;
  };
  beforeEach(() => {
    rated = [];
  });
  afterEach(() => document.body.replaceChildren());

  it('are there only where answers can be rated', async () => {
    const log = await create();
    expect(buttons(log).map(nameOf)).to.include.members(['Good answer', 'Bad answer']);
    log.rateable = false;
    await settled(log);
    expect(buttons(log).map(nameOf)).not.to.include('Good answer');
  });

  it('open a card that is scrolled into view, above the button that leads to the end', async () => {
    const log = await create();
    log.style.cssText = 'display: flex; block-size: 420px; inline-size: 380px';
    const drawn = async () => {
      await settled(log);
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 20)));
      await settled(log);
    };
    log.suggestions = ['One?', 'Two?', 'A third one, and a long one?'];
    await drawn();
    // The end is not followed any more.
    const scroller = log.shadowRoot!.querySelector('.log')!;
    scroller.dispatchEvent(new WheelEvent('wheel'));
    scroller.scrollTop = 0;
    await drawn();
    await press(log, 'Bad answer');
    await eventually(
      () => log.shadowRoot!.querySelector('agent-chat-feedback')?.shadowRoot?.querySelector('form') != null,
    );
    await drawn();
    const bottom = log.shadowRoot!.querySelector('agent-chat-feedback')!.getBoundingClientRect().bottom;
    const ground = log.shadowRoot!.querySelector('.jump-ground');
    expect(bottom).to.be.at.most(ground ? ground.getBoundingClientRect().top + 24 : log.getBoundingClientRect().bottom);
  });

  it('rate the answer by its last message, show the rating, and take it back', async () => {
    const log = await create();
    await press(log, 'Good answer');
    await settled(log);
    expect(pressed(log)).to.deep.equal(['Good answer']);
    await press(log, 'Good answer');
    expect(rated).to.deep.equal([
      { messageId: 'run_1_m0', rating: 1 },
      { messageId: 'run_1_m0', rating: 0 },
    ]);
  });

  it('the one that was pressed is filled: its ground alone is that of any button below the pointer', async () => {
    const log = await create();
    const fills = () =>
      ['Good answer', 'Bad answer'].map((name) => {
        const thumb = buttons(log).find((each) => nameOf(each) === name)!;
        return getComputedStyle(thumb.querySelector('svg')!).fill !== 'none';
      });
    expect(fills()).to.deep.equal([false, false]);
    await press(log, 'Good answer');
    await settled(log);
    expect(fills()).to.deep.equal([true, false]);
    log.style.setProperty('--_fast', '0ms');
    inForcedColours([log], () => {
      const [good, bad] = buttons(log).filter((each) => / answer$/.test(nameOf(each)));
      const { color, backgroundColor } = getComputedStyle(good!);
      expect(color).not.to.equal(getComputedStyle(bad!).color);
      expect(backgroundColor).not.to.equal(getComputedStyle(bad!).backgroundColor);
    });
  });

  it('the second one opens the card at once; its thanks stay, and the focus returns', async () => {
    const log = await create();
    await press(log, 'Bad answer');
    await settled(log);
    const card = find<AgentChatFeedback>(log, 'agent-chat-feedback');
    await press(card, 'Not correct');
    await press(card, 'Send feedback');
    await settled(log);
    expect(rated.map(({ rating, reasons }) => [rating, reasons])).to.deep.equal([
      [-1, undefined],
      [-1, ['incorrect']],
    ]);
    expect(card.shadowRoot!.textContent).to.contain('Thanks, noted.');
    expect(nameOf(log.shadowRoot!.activeElement as HTMLElement)).to.equal('Bad answer');
    await press(log, 'Bad answer');
    expect(log.shadowRoot!.querySelector('agent-chat-feedback')).to.equal(null);
  });

  it('are drawn before the server has answered, and as the log has them after it', async () => {
    const log = await create();
    let accept = () => {};
    log.actions = {
      ...log.actions,
      rate: () =>
        new Promise<void>((resolve) => {
          accept = resolve;
        }),
    };
    await settled(log);
    await press(log, 'Good answer');
    await settled(log);
    expect(pressed(log)).to.deep.equal(['Good answer']);
    accept();
    await settled(log);
    expect(pressed(log)).to.deep.equal(['Good answer']);
    log.feedback = { run_1: { message_id: 'run_1_m0', rating: 1 } };
    await settled(log);
    expect(pressed(log)).to.deep.equal(['Good answer']);
    log.feedback = {};
    await settled(log);
    expect(pressed(log)).to.deep.equal([]);
  });

  it('one that could not be sent is announced, and no longer drawn', async () => {
    const log = await create();
    const said: string[] = [];
    log.addEventListener('agent-chat-announce', (event) =>
      said.push((event as CustomEvent<{ message: string }>).detail.message),
    );
    log.actions = { ...log.actions, rate: () => Promise.reject(new Error('offline')) };
    await settled(log);
    await press(log, 'Good answer');
    await settled(log);
    expect(said).to.deep.equal(['Not sent.']);
    expect(pressed(log)).to.deep.equal([]);
  });
});
