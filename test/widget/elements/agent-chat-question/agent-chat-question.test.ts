/// <reference types="mocha" />
// The card of the agent's questions: choices, text, skip, several in a row; its keys, states and announcements.
import { expect } from 'chai';
import type { Approval, Question } from '../../../../protocol/content/approvals.ts';
import type { AgentChatQuestion } from '../../../../widget/elements/agent-chat-question/agent-chat-question.ts';
import '../../../../widget/elements/agent-chat-question/define.ts';
import type { AnnounceDetail } from '../../../../widget/shared/announcer.ts';
import type { DecideDetail } from '../../../../widget/shared/events.ts';
import { FakeClock } from '../../chat/fakes.ts';
import { expectAccessible, inTheme } from '../accessible.ts';
import { mount, settled } from '../element-fixtures.ts';

const clock = new FakeClock();
const machine: Question = {
  id: 'machine',
  question: 'Which machine lost steam?',
  options: [
    { id: 'one', label: 'Alder One', description: 'Bought in 2025' },
    { id: 'mini', label: 'Alder Mini' },
  ],
  allow_free_text: true,
};
const tried: Question = {
  id: 'tried',
  question: 'What have you tried?',
  options: [
    { id: 'soak', label: 'Soaking' },
    { id: 'descale', label: 'Descaling' },
  ],
  multi_select: true,
};
const gauge: Question = { id: 'gauge', question: 'What does the gauge read?', options: [] };
const asked = (...questions: Question[]): Approval => ({
  approval_id: 'appr_2',
  kind: 'question',
  name: 'ask_user_question',
  questions,
  expires_at: new Date(clock.nowMs() + 86_400_000).toISOString(),
});

let decided: DecideDetail[];
let said: string[];
const onDecide = (event: CustomEvent<DecideDetail>) => decided.push(event.detail);
const onAnnounce = (event: Event) => {
  const { message, assertive } = (event as CustomEvent<AnnounceDetail>).detail;
  said.push(assertive ? `! ${message}` : message);
};
const create = (questions: Question[], props: Partial<AgentChatQuestion> = {}) =>
  mount('agent-chat-question', { approval: asked(...questions), live: true, clock, ...props });
const all = <Found extends HTMLElement = HTMLElement>(card: AgentChatQuestion, selector: string) => [
  ...card.shadowRoot!.querySelectorAll<Found>(selector),
];
const texts = (card: AgentChatQuestion, selector: string) =>
  all(card, selector).map((each) => each.textContent!.replace(/\s+/g, ' ').trim());
const press = async (card: AgentChatQuestion, label: string) => {
  all(card, 'button')
    .find((each) => each.textContent!.trim() === label)!
    .click();
  await settled(card);
  await settled(card);
};
const choose = async (card: AgentChatQuestion, at: number) => {
  all(card, '.option label input')[at]!.click();
  await settled(card);
  await settled(card);
};
const write = async (card: AgentChatQuestion, text: string) => {
  const field = all<HTMLInputElement>(card, '.field')[0]!;
  field.value = text;
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  await settled(card);
};
const key = async (card: AgentChatQuestion, name: string, from = '.option input') => {
  const event = new KeyboardEvent('keydown', { key: name, bubbles: true, composed: true, cancelable: true });
  all(card, from)[0]!.dispatchEvent(event);
  await settled(card);
  await settled(card);
  return event.defaultPrevented;
};
/** The colour of the surface, as the browser computes it. */
const surface = (card: AgentChatQuestion) => {
  const probe = document.createElement('i');
  probe.style.background = 'var(--_surface)';
  card.shadowRoot!.append(probe);
  const { backgroundColor } = getComputedStyle(probe);
  probe.remove();
  return backgroundColor;
};
const canGo = (card: AgentChatQuestion) => !all<HTMLButtonElement>(card, 'button.primary')[0]!.disabled;
const answers = () => decided.map(({ answers: given }) => given);

describe('<agent-chat-question>', () => {
  beforeEach(() => {
    [decided, said] = [[], []];
    document.body.addEventListener('agent-chat-decide', onDecide);
    document.body.addEventListener('agent-chat-announce', onAnnounce, { capture: true });
  });
  afterEach(() => {
    document.body.removeEventListener('agent-chat-decide', onDecide);
    document.body.removeEventListener('agent-chat-announce', onAnnounce, { capture: true });
    document.body.replaceChildren();
  });

  it('draws choices on the surface with the edge of fields, and chosen ones in the accent, in either theme', async () => {
    for (const theme of ['light', 'dark'] as const) {
      await inTheme(theme, async () => {
        for (const question of [machine, tried]) {
          const card = await create([question]);
          await choose(card, 0);
          const [chosen, other] = all(card, '.option label input').map((each) => getComputedStyle(each));
          const button = getComputedStyle(all(card, 'button.primary')[0]!);
          expect(chosen!.backgroundColor).to.equal(button.backgroundColor);
          expect(other!.backgroundColor).to.equal(surface(card));
          expect(other!.borderTopColor).not.to.equal(chosen!.borderTopColor);
          const mark = (at: number) => getComputedStyle(all(card, '.option label input')[at]!, '::before');
          expect([mark(0).content, mark(1).content]).to.deep.equal(['""', 'none']);
          expect(mark(0).backgroundColor).to.equal(button.color);
          card.remove();
        }
      });
    }
  });

  it('shows nothing by default', async () => {
    expect(all(await mount('agent-chat-question', {}), '.card')).to.deep.equal([]);
  });

  for (const theme of ['light', 'dark'] as const) {
    it(`is accessible with choices, several choices, text and an answer, in the ${theme} theme`, async () => {
      await inTheme(theme, async () => {
        for (const question of [machine, tried, gauge]) {
          const card = await create([question]);
          await expectAccessible(card);
          card.outcome = { decision: 'answered', at: '', answers: { [question.id]: { text: 'Yes' } } };
          await settled(card);
          await expectAccessible(card);
          card.remove();
        }
      });
    });
  }

  it('aligns question and options in any language with the side where the page begins to be read', async () => {
    const card = await create([machine]);
    card.dir = 'rtl';
    for (const words of all(card, '.question-text, .option label > [dir]'))
      expect(getComputedStyle(words).textAlign).to.equal('right');
  });

  it('is announced assertively, once', async () => {
    const card = await create([machine]);
    card.requestUpdate();
    await settled(card);
    expect(said).to.deep.equal(['! Which machine lost steam?']);
  });

  it('one choice: Continue rests until something is chosen, then sends it', async () => {
    const card = await create([machine]);
    expect(texts(card, '.option')).to.deep.equal(['Alder OneBought in 2025', 'Alder Mini', 'Something else']);
    expect(canGo(card)).to.equal(false);
    await choose(card, 0);
    await choose(card, 1);
    await press(card, 'Continue');
    expect(decided.map(({ until, ...rest }) => rest)).to.deep.equal([
      { approvalId: 'appr_2', decision: 'answered', answers: { machine: { options: ['mini'] } } },
    ]);
  });

  it('several choices are added and removed', async () => {
    const card = await create([tried]);
    expect(texts(card, '.question-hint')).to.deep.equal(['Choose all that apply']);
    await choose(card, 0);
    await choose(card, 1);
    await choose(card, 0);
    await press(card, 'Continue');
    expect(answers()).to.deep.equal([{ tried: { options: ['descale'] } }]);
  });

  it('"Something else" opens a field with the focus in it, and waits for its text', async () => {
    const card = await create([machine]);
    await choose(card, 2);
    expect(card.shadowRoot!.activeElement).to.equal(all(card, '.field')[0]);
    expect(canGo(card)).to.equal(false);
    await write(card, ' an older one ');
    await press(card, 'Continue');
    expect(answers()).to.deep.equal([{ machine: { text: 'an older one' } }]);
  });

  it('a question without options is answered by text', async () => {
    const card = await create([gauge]);
    expect(all(card, '.option')).to.deep.equal([]);
    await write(card, '0.8 bar');
    await press(card, 'Continue');
    expect(answers()).to.deep.equal([{ gauge: { text: '0.8 bar' } }]);
  });

  it('several questions come one after the other, each can be skipped, and all are sent together', async () => {
    const card = await create([machine, tried, gauge]);
    expect(texts(card, '.step')).to.deep.equal(['1 of 3']);
    await choose(card, 0);
    await press(card, 'Continue');
    expect(texts(card, '.question-text')).to.deep.equal(['What have you tried?']);
    expect(card.shadowRoot!.activeElement).to.equal(all(card, '.option input')[0]);
    expect(canGo(card)).to.equal(false);
    await press(card, 'Skip');
    expect(decided).to.deep.equal([]);
    await write(card, '1 bar');
    await press(card, 'Continue');
    expect(answers()).to.deep.equal([{ machine: { options: ['one'] }, tried: null, gauge: { text: '1 bar' } }]);
    expect(said.slice(1)).to.deep.equal(['What have you tried?', 'What does the gauge read?']);
  });

  it('digits choose, the one after the last is something else; typed text keeps its digits', async () => {
    const card = await create([machine]);
    await key(card, '2');
    expect(all<HTMLInputElement>(card, '.option input').map(({ checked }) => checked)).to.deep.equal([
      false,
      true,
      false,
    ]);
    await key(card, '9');
    expect(all<HTMLInputElement>(card, '.option input')[1]!.checked).to.equal(true);
    await key(card, '3');
    expect(card.shadowRoot!.activeElement).to.equal(all(card, '.field')[0]);
    await key(card, '1', '.field');
    expect(all<HTMLInputElement>(card, '.option input')[0]!.checked).to.equal(false);
  });

  it('Enter chooses the option with the focus while nothing is chosen, and only then', async () => {
    const card = await create([machine]);
    const options = () => all<HTMLInputElement>(card, '.option label input').map(({ checked }) => checked);
    await key(card, 'Enter');
    expect(options()).to.deep.equal([true, false, false]);
    const handled = await key(card, 'Enter');
    // The browser's own: the form is submitted.
    expect(handled).to.equal(false);
    const several = await create([tried]);
    await key(several, 'Enter', '.option:last-child input');
    expect(await key(several, 'Enter')).to.equal(false);
    await press(several, 'Continue');
    expect(answers()).to.deep.equal([{ tried: { options: ['descale'] } }]);
  });

  it('Enter on "Something else" leads to its field, and to nothing else while that is empty', async () => {
    const card = await create([machine]);
    const other = '.option:last-child label input';
    await key(card, 'Enter', other);
    expect(card.shadowRoot!.activeElement).to.equal(all(card, '.field')[0]);
    all(card, other)[0]!.focus();
    await key(card, 'Enter', other);
    expect(card.shadowRoot!.activeElement).to.equal(all(card, '.field')[0]);
    expect(decided).to.deep.equal([]);
  });

  it('the arrows that reach "Something else" open its field and stay among the options', async () => {
    const card = await create([machine]);
    const [one, , other] = all<HTMLInputElement>(card, '.option label input');
    one!.focus();
    await key(card, 'ArrowUp');
    other!.focus();
    other!.click();
    await settled(card);
    await settled(card);
    expect(all(card, '.field').length).to.equal(1);
    expect(card.shadowRoot!.activeElement).to.equal(other);
    other!.dispatchEvent(new KeyboardEvent('keyup', { key: 'ArrowUp', bubbles: true }));
  });

  it('sends once, and rests while it is sent; a failure gives it back with what was entered', async () => {
    const card = await create([machine]);
    card.addEventListener('agent-chat-decide', (event) =>
      event.detail.until?.(Promise.reject(new Error('No network.'))),
    );
    await choose(card, 0);
    await press(card, 'Continue');
    await settled(card);
    expect(texts(card, '.problem')).to.deep.equal(['No network.']);
    expect(all<HTMLInputElement>(card, '.option input')[0]!.checked).to.equal(true);
    const other = await create([machine]);
    await choose(other, 0);
    await press(other, 'Continue');
    expect(all<HTMLFieldSetElement>(other, 'fieldset')[0]!.disabled).to.equal(true);
    await press(other, 'Sending…');
    expect(decided.length).to.equal(2);
  });

  it('afterwards it is question and answer: the label, the text, or that it was skipped', async () => {
    const card = await create([machine, tried, gauge]);
    const given = { machine: { options: ['one'] }, tried: null, gauge: { text: '0.8 bar' } };
    card.outcome = { decision: 'answered', at: '', answers: given };
    await settled(card);
    expect(texts(card, '.answered > div')).to.deep.equal([
      'Which machine lost steam? Alder One',
      'What have you tried? Skipped',
      'What does the gauge read? 0.8 bar',
    ]);
    expect(all(card, 'button, input')).to.deep.equal([]);
  });

  it('a timeout says for how long nobody answered; a stopped run leaves the question', async () => {
    const card = await create([machine], { requestedAt: '2026-01-01T09:00:00.000Z' });
    card.outcome = { decision: 'timeout', at: '2026-01-01T09:30:00.000Z' };
    await settled(card);
    expect(texts(card, '.answered')).to.deep.equal(['Which machine lost steam? No answer within 30 minutes']);
    expect(said.at(-1)).to.equal('No answer within 30 minutes');
    const stopped = await create([machine], { live: false });
    expect(texts(stopped, '.answered')).to.deep.equal(['Which machine lost steam?']);
  });

  it('of a service that asks: its name and words are first, are announced, and stay with the answers', async () => {
    const card = await create([gauge], {
      approval: { ...asked(gauge), name: 'book', asked_by: 'Booking', message: 'For the table:' },
    });
    expect(texts(card, '.origin p')).to.deep.equal(['Booking asks', 'For the table:']);
    expect(said).to.deep.equal(['! Booking asks For the table: What does the gauge read?']);
    await expectAccessible(card);
    card.outcome = { decision: 'answered', at: '', answers: { gauge: { text: '1 bar' } } };
    await settled(card);
    expect(texts(card, '.answered')).to.deep.equal(['Booking asks What does the gauge read? 1 bar']);
  });

  it('a field has the type and the bounds of its answer, and what does not fit is not sent', async () => {
    const field = (of: Question['field']): Question => ({ id: 'q', question: 'Q', options: [], field: of });
    for (const [format, type] of [
      ['integer', 'number'],
      ['number', 'number'],
      ['email', 'email'],
      ['uri', 'url'],
      ['date', 'date'],
      ['date-time', 'text'],
    ] as const) {
      const card = await create([field({ format })]);
      expect(all<HTMLInputElement>(card, '.field')[0]!.type, format).to.equal(type);
    }
    const card = await create([field({ format: 'integer', minimum: 1, maximum: 8 })]);
    await write(card, '9');
    await press(card, 'Continue');
    expect([all<HTMLInputElement>(card, '.field')[0]!.validity.rangeOverflow, decided]).to.deep.equal([true, []]);
    await write(card, '8');
    await press(card, 'Continue');
    expect(answers()).to.deep.equal([{ q: { text: '8' } }]);
  });

  it('Skip at a required question declines them all; at another one it goes on', async () => {
    const card = await create([gauge, { ...machine, required: true }, tried]);
    await press(card, 'Skip');
    expect(decided).to.deep.equal([]);
    await press(card, 'Skip');
    expect(answers()).to.deep.equal([{}]);
  });
});
