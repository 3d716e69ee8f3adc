/// <reference types="mocha" />
// The field of an edited question: what it sends, its keys; and in the log the buttons, Up, and stepping through versions.
import { expect } from 'chai';
import '../../../../widget/elements/agent-chat-edit/define.ts';
import '../../../../widget/elements/agent-chat-log/define.ts';
import { EventLog } from '../../../../demo/gallery/event-log.ts';
import { versionsOf } from '../../../../protocol/content/versions.ts';
import { groupBlocks } from '../../../../protocol/groups.ts';
import { reduceEvents } from '../../../../protocol/reducer.ts';
import type { AgentChatEdit } from '../../../../widget/elements/agent-chat-edit/agent-chat-edit.ts';
import type { AgentChatLog } from '../../../../widget/elements/agent-chat-log/agent-chat-log.ts';
import { editPart } from '../../../../widget/elements/agent-chat-log/tools/message-tools.ts';
import { expectAccessible, inTheme } from '../accessible.ts';
import { eventually, find, mount, settled } from '../element-fixtures.ts';

const fieldOf = (element: Element) => find<HTMLTextAreaElement>(element, 'textarea');
const write = async (element: AgentChatEdit, text: string) => {
  fieldOf(element).value = text;
  fieldOf(element).dispatchEvent(new InputEvent('input', { bubbles: true }));
  await settled(element);
};
const press = (element: Element, key: string, init: KeyboardEventInit = {}) =>
  fieldOf(element).dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true, ...init }),
  );

describe('<agent-chat-edit>', () => {
  let sent: string[];
  let cancelled: number;
  const create = () =>
    mount('agent-chat-edit', {
      text: 'How long is the warranty?',
      onSend: (text) => void sent.push(text),
      onCancel: () => {
        cancelled += 1;
      },
    });
  beforeEach(() => {
    sent = [];
    cancelled = 0;
  });
  afterEach(() => document.body.replaceChildren());

  it('begins with the question, focused, and sends the new text with Enter', async () => {
    const edit = await create();
    expect([fieldOf(edit).value, edit.shadowRoot!.activeElement]).to.deep.equal([
      'How long is the warranty?',
      fieldOf(edit),
    ]);
    await write(edit, ' How long for the grinder? ');
    press(edit, 'Enter', { shiftKey: true });
    press(edit, 'Enter', { isComposing: true });
    expect(sent).to.deep.equal([]);
    press(edit, 'Enter');
    expect(sent).to.deep.equal(['How long for the grinder?']);
  });

  it('Escape cancels and reaches nobody else; an empty or too long text cannot be sent', async () => {
    const edit = await create();
    let hasReached = false;
    document.body.addEventListener('keydown', () => {
      hasReached = true;
    });
    press(edit, 'Escape');
    expect([cancelled, hasReached]).to.deep.equal([1, false]);
    for (const text of ['  ', 'x'.repeat(16_001)]) {
      await write(edit, text);
      expect(find<HTMLButtonElement>(edit, '.primary').disabled).to.equal(true);
      press(edit, 'Enter');
    }
    expect(sent).to.deep.equal([]);
  });

  for (const theme of ['light', 'dark'] as const) {
    it(`is accessible in the ${theme} theme`, async () => {
      const edit = await create();
      await inTheme(theme, () => expectAccessible(edit));
    });
  }
});

describe('a question in the log', () => {
  let done: string[];
  const propsOf = (events: EventLog['events']) => {
    const { blocks, head } = reduceEvents(events);
    return { entries: groupBlocks(blocks, false, [], head), versions: versionsOf(blocks, head).places() };
  };
  const twoVersions = () => {
    const log = new EventLog().asks('How long?').says('One year.').ends().asks('How long for the grinder?', 'run_2');
    Object.assign(log.events.find(({ type, run_id }) => type === 'user_message' && run_id === 'run_2')!, {
      after: null,
      edits: 'u_run_1',
      version: 2,
    });
    return log.says('Two years.').ends();
  };
  const create = async (events: EventLog['events'], props: Partial<AgentChatLog> = {}) => {
    const log = await mount('agent-chat-log', {
      agent: { name: 'Alder' },
      editable: true,
      ...propsOf(events),
      ...props,
    });
    log.actions = {
      ...log.actions,
      edit: (id, text) => void done.push(`${id}: ${text}`),
      showVersion: async (target) => void done.push(JSON.stringify(target)),
    };
    await settled(log);
    await eventually(() => log.shadowRoot!.querySelector('.message.user .actions') !== null);
    return log;
  };
  const button = (log: AgentChatLog, label: string) =>
    [...log.shadowRoot!.querySelectorAll('button')].find(({ ariaLabel }) => ariaLabel === label);
  beforeEach(() => {
    done = [];
  });
  afterEach(() => document.body.replaceChildren());

  it('is edited in its place by the pencil or by Up; Escape returns the focus to the pencil', async () => {
    const log = await create(new EventLog().asks('How long?').says('One year.').ends().events);
    button(log, 'Edit message')!.click();
    await settled(log);
    const edit = find<AgentChatEdit>(log, 'agent-chat-edit');
    expect([edit.text, log.shadowRoot!.querySelector('.bubble')]).to.deep.equal(['How long?', null]);
    press(edit, 'Escape');
    await settled(log);
    expect(log.shadowRoot!.activeElement).to.equal(button(log, 'Edit message'));
    log.editLast();
    await settled(log);
    await write(find<AgentChatEdit>(log, 'agent-chat-edit'), 'How long exactly?');
    press(find(log, 'agent-chat-edit'), 'Enter');
    await settled(log);
    expect([done, log.shadowRoot!.querySelector('agent-chat-edit')]).to.deep.equal([
      ['u_run_1: How long exactly?'],
      null,
    ]);
  });

  it('stays as it is where the field cannot be loaded, which the chat learns', async () => {
    const log = await create(new EventLog().asks('How long?').says('One year.').ends().events);
    let isMissing = 0;
    log.addEventListener('agent-chat-not-loaded', () => {
      isMissing += 1;
    });
    editPart.load = async () => null;
    try {
      const pencil = button(log, 'Edit message')!;
      pencil.focus();
      pencil.click();
      await settled(log);
      expect([find(log, '.bubble').textContent, log.shadowRoot!.activeElement]).to.deep.equal(['How long?', pencil]);
      expect(isMissing).to.equal(1);
    } finally {
      Reflect.deleteProperty(editPart, 'load');
    }
    button(log, 'Edit message')!.click();
    await settled(log);
    expect(find<AgentChatEdit>(log, 'agent-chat-edit').text).to.equal('How long?');
  });

  it('cannot be edited while an answer is in progress, nor where the site does not offer it', async () => {
    const log = await create(twoVersions().events, { answering: true });
    expect([
      button(log, 'Edit message'),
      (button(log, 'Previous version') as HTMLButtonElement).disabled,
    ]).to.deep.equal([undefined, true]);
    log.editLast();
    log.answering = false;
    log.editable = false;
    await settled(log);
    expect([button(log, 'Edit message'), log.shadowRoot!.querySelector('agent-chat-edit')]).to.deep.equal([
      undefined,
      null,
    ]);
  });

  it('[VE4] steps through its versions with the keyboard: the focus and the voice follow', async () => {
    const events = twoVersions();
    const log = await create(events.events);
    const said: string[] = [];
    log.addEventListener('agent-chat-announce', (event) =>
      said.push((event as CustomEvent<{ message: string }>).detail.message),
    );
    expect(find(log, '.pager').textContent!.replace(/\s+/g, ' ').trim()).to.equal('2 / 2');
    const previous = button(log, 'Previous version') as HTMLButtonElement;
    expect((button(log, 'Next version') as HTMLButtonElement).disabled).to.equal(true);
    previous.focus();
    previous.click();
    expect(done).to.deep.equal(['{"message_id":"u_run_1","version":1}']);
    Object.assign(log, propsOf(events.add({ type: 'version_shown', run_id: 'run_1' }).events));
    await settled(log);
    expect(find(log, '.bubble').textContent).to.equal('How long?');
    expect(log.shadowRoot!.activeElement).to.equal(button(log, 'Next version'));
    expect(said).to.include('1 / 2');
    await expectAccessible(log);
  });
});
