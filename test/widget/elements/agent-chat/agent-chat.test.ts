// <agent-chat> as a visitor uses it: opening, asking, reading.
import { expect } from 'chai';
import { EventLog } from '../../../../demo/gallery/event-log.ts';
import type { AgentChat } from '../../../../widget/elements/agent-chat/agent-chat.ts';
import { launcherPart } from '../../../../widget/elements/agent-chat/views/launcher-part.ts';
import { ScriptedConnection, settle, toLog, until, wholeRun } from '../../chat/fakes.ts';
import { expectAccessible } from '../accessible.ts';
import { ChatHarness, removeChats } from '../agent-chat-harness.ts';
import { eventually } from '../element-fixtures.ts';

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

  it('tells what the visitor did from what a script of the page did, also before the first drawing', async () => {
    const harness = await ChatHarness.create();
    const { chat } = harness;
    const fired: string[] = [];
    for (const name of ['agent-chat-open', 'agent-chat-close'] as const)
      chat.addEventListener(name, (event) => fired.push(`${name.slice(11)} ${event.detail.byUser}`));
    const acts: (() => void)[] = [
      () => chat.open(),
      () => harness.button('Close')!.click(),
      () => chat.toggle(),
      () => chat.close(),
      () => void chat.ask('Is it covered?'),
      () => void harness.press('Escape'),
      // A page says so for its own button.
      () => chat.toggle(true),
      () => chat.close(true),
      () => chat.setAttribute('open', ''),
    ];
    for (const act of acts) {
      act();
      await harness.settle();
    }
    const words = ['open false', 'close true', 'open false', 'close false', 'open false', 'close true'];
    expect(fired.splice(0)).to.deep.equal([...words, 'open true', 'close true', 'open false']);
    const early = document.createElement('agent-chat');
    early.events = toLog(wholeRun());
    early.addEventListener('agent-chat-open', (event) => fired.push(`${event.detail.byUser}`));
    document.body.append(early);
    early.open();
    await early.updateComplete;
    early.remove();
    expect(fired).to.deep.equal(['false']);
  });

  it('sets its style sheets once, and not with each drawing', async () => {
    const { chat, root } = await ChatHarness.create({ attributes: { open: '' } });
    const sheets = Object.getOwnPropertyDescriptor(ShadowRoot.prototype, 'adoptedStyleSheets')!;
    let times = 0;
    Object.defineProperty(root, 'adoptedStyleSheets', {
      get: () => sheets.get!.call(root),
      set: (list) => {
        times++;
        sheets.set!.call(root, list);
      },
    });
    for (let drawing = 0; drawing < 3; drawing++) {
      chat.requestUpdate();
      await chat.updateComplete;
    }
    expect(times).to.equal(0);
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

  it('hands the log the same agent as long as the site and the language are the same', async () => {
    const site = { agent: { name: 'Alder', translations: { vi: { name: 'Trợ lý Alder' } } } };
    const harness = await ChatHarness.recorded(toLog(wholeRun()), { attributes: { open: '', lang: 'vi' }, site });
    const log = harness.root.querySelector('agent-chat-log')!;
    const before = log.agent;
    harness.chat.requestUpdate();
    await harness.chat.updateComplete;
    expect(before.name).to.equal('Trợ lý Alder');
    expect(log.agent === before).to.equal(true);
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

  it('its name is a heading, so that those of answers are not the first ones below that of the page', async () => {
    const log = new EventLog().asks('How?').says('# Descaling\n\nFill the tank.\n\n### Often').ends();
    const harness = await ChatHarness.recorded(log.events, { attributes: { open: '' } });
    const headings: [number, string][] = [];
    const collect = (root: ParentNode) => {
      for (const element of root.querySelectorAll('*')) {
        const level = /^h(\d)$/.exec(element.localName)?.[1];
        if (level) headings.push([Number(level), element.textContent!.trim()]);
        if (element.shadowRoot) collect(element.shadowRoot);
      }
    };
    collect(harness.root);
    expect(headings).to.deep.equal([
      [2, 'Alder'],
      [3, 'Descaling'],
      [4, 'Often'],
    ]);
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

  it('the page opens and closes it by toggle(), and sends by send()', async () => {
    const harness = await ChatHarness.create();
    harness.chat.toggle();
    await harness.settle();
    expect(harness.chat.isOpen).to.equal(true);
    harness.chat.toggle();
    await harness.settle();
    expect(harness.chat.isOpen).to.equal(false);
    await harness.chat.send('Is it covered?');
    await harness.settle();
    expect(harness.chat.isOpen).to.equal(true);
    expect(harness.connection.sent.length).to.equal(1);
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

  it('goes on in the field after a press of the launcher in the place of a chat in the page', async () => {
    const doc = document.implementation.createHTMLDocument();
    const early = doc.createElement('agent-chat');
    early.setAttribute('layout', 'inline');
    const button = doc.createElement('button');
    early.attachShadow({ mode: 'open' }).append(button);
    // It is defined when it is in this page: the focus is there before its first drawing.
    document.body.append(early);
    const upgraded = early as AgentChat;
    upgraded.events = toLog(wholeRun());
    button.focus();
    await eventually(() => upgraded.shadowRoot!.activeElement?.localName === 'agent-chat-composer');
    early.remove();
    await settle();
  });

  it('loads the launcher of an open chat when the browser is idle, unless it cannot be closed', async () => {
    const { loaded } = launcherPart;
    let loads = 0;
    launcherPart.take(null);
    launcherPart.load = () => {
      loads += 1;
      return Promise.resolve(loaded);
    };
    try {
      await ChatHarness.create({ attributes: { layout: 'inline' } });
      await new Promise((resolve) => requestIdleCallback(resolve));
      expect(loads).to.equal(0);
      await ChatHarness.create({ attributes: { open: '' } });
      await until(() => loads === 1);
    } finally {
      Reflect.deleteProperty(launcherPart, 'load');
      launcherPart.take(loaded);
    }
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

  it('fires no event for answers of an earlier page', async () => {
    const connection = new ScriptedConnection();
    for (const n of [1, 2, 3]) connection.publish(wholeRun(`run_${n}`, `c${n}`));
    connection.pageMessages = 2;
    let events = 0;
    const count = () => events++;
    document.addEventListener('agent-chat-message', count);
    const harness = await ChatHarness.create({ connection, conversation: 'conv_1', attributes: { open: '' } });
    // The log asks for what is above it as long as there is room.
    await until(() => harness.bubbles.length === 3);
    await harness.settle();
    expect(connection.pagesRead.length).to.be.greaterThan(1);
    expect(events).to.equal(0);
    connection.publish(wholeRun('run_4', 'c4'));
    await harness.settle();
    document.removeEventListener('agent-chat-message', count);
    expect(events).to.equal(1);
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
