// <agent-chat> in narrow, low and high boxes, and where its log is scrolled to.
import { expect } from 'chai';
import { ScriptedConnection, toLog, until, wholeRun } from '../../chat/fakes.ts';
import { expectAccessible } from '../accessible.ts';
import { ChatHarness, removeChats } from '../agent-chat-harness.ts';
import { eventually } from '../element-fixtures.ts';

describe('<agent-chat>: sizes and scrolling', () => {
  afterEach(removeChats);

  it('shows its log where the page takes the height of the box away', async () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { all: unset !important }');
    document.adoptedStyleSheets.push(sheet);
    try {
      for (const layout of ['inline', 'full']) {
        const harness = await ChatHarness.recorded(toLog(wholeRun()), { attributes: { layout } });
        expect(harness.log!.getBoundingClientRect().height, layout).to.be.above(100);
        await removeChats();
      }
    } finally {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    }
  });

  it('keeps header, lines of the log and the send button in a low window, however long the draft is', async () => {
    // Landscape phones (375 and 320 px less the offset), 1280 × 1024 at 400 %, and what a keyboard leaves.
    for (const [widthPx, heightPx] of [
      [400, 327],
      [400, 272],
      [320, 256],
      [320, 200],
    ] as const) {
      const label = `${widthPx} × ${heightPx}`;
      const harness = await ChatHarness.recorded(toLog(wholeRun()), { attributes: { open: '' } });
      harness.chat.style.setProperty('--agent-chat-width', `${widthPx}px`);
      harness.chat.style.setProperty('--agent-chat-height', `${heightPx}px`);
      await harness.type('one\ntwo\nthree\nfour\nfive\nsix\nseven');
      const shell = harness.shell!.getBoundingClientRect();
      expect(harness.send.getBoundingClientRect().bottom, label).to.be.at.most(shell.bottom);
      expect(harness.input.clientHeight, label).to.be.at.least(34);
      expect(getComputedStyle(harness.input).overflowY, label).to.equal('auto');
      const { top, height } = harness.log!.getBoundingClientRect();
      expect(height, label).to.be.at.least(60);
      expect(top, label).to.be.at.least(harness.root.querySelector('.header')!.getBoundingClientRect().bottom);
      await removeChats();
    }
  });

  it('half of a low window, or more, is the log, and the bar above has a name in two lines', async () => {
    // 1280 × 1024 at 400 %, and what a keyboard leaves of it.
    for (const heightPx of [256, 200]) {
      for (const name of ['Alder', 'The assistant of the Alder workshop in London']) {
        const site = { agent: { name } };
        const harness = await ChatHarness.recorded(toLog(wholeRun()), { attributes: { open: '' }, site });
        harness.chat.style.setProperty('--agent-chat-width', '320px');
        harness.chat.style.setProperty('--agent-chat-height', `${heightPx}px`);
        await harness.settle();
        const shell = harness.shell!.getBoundingClientRect();
        const header = harness.root.querySelector('.header')!.getBoundingClientRect();
        const title = harness.root.querySelector('.header-title h2')!.getBoundingClientRect();
        const share = name === 'Alder' ? 0.5 : 0.47;
        expect(harness.log!.getBoundingClientRect().height / shell.height, `${heightPx}`).to.be.at.least(share);
        expect(title.top).to.be.at.least(header.top);
        expect(title.bottom).to.be.at.most(header.bottom);
        await removeChats();
      }
    }
  });

  it('without a radius all but the send button has square corners', async () => {
    const harness = await ChatHarness.recorded(toLog(wholeRun()), { attributes: { open: '' } });
    harness.chat.style.setProperty('--agent-chat-radius', '0');
    const corner = (element: Element) => getComputedStyle(element).borderTopLeftRadius;
    expect(corner(harness.send)).to.equal('50%');
    expect(corner(harness.input.closest('.composer-box')!)).to.equal('0px');
  });

  it('a draft scrolls where the window becomes lower, and is whole where it becomes higher again', async () => {
    const harness = await ChatHarness.recorded(toLog(wholeRun()), { attributes: { open: '' } });
    const overflow = () => getComputedStyle(harness.input).overflowY;
    await harness.type('one\ntwo\nthree\nfour\nfive');
    expect(overflow()).to.equal('hidden');
    harness.chat.style.setProperty('--agent-chat-height', '272px');
    await eventually(() => overflow() === 'auto');
    harness.chat.style.removeProperty('--agent-chat-height');
    await eventually(() => overflow() === 'hidden');
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

  it('on a page of its own has the field in line with the text above', async () => {
    for (const width of ['600px', '1000px']) {
      const parent = document.createElement('div');
      parent.style.cssText = `inline-size: ${width}; block-size: 500px`;
      document.body.append(parent);
      const harness = await ChatHarness.recorded(toLog(wholeRun()), { attributes: { layout: 'full' }, parent });
      const text = harness.inLog('.message.assistant')!.getBoundingClientRect();
      const box = harness.input.closest('.composer-box')!.getBoundingClientRect();
      expect([box.left, box.right], width).to.deep.equal([text.left, text.right]);
      parent.remove();
      await removeChats();
    }
  });

  it('suggested questions side by side are equally high', async () => {
    const suggestions = [
      'One?',
      'Is my machine covered if it loses steam in the middle of a drink after eight months of use?',
    ];
    const site = { agent: { name: 'Alder', suggestions } };
    const parent = document.createElement('div');
    parent.style.cssText = 'inline-size: 700px; block-size: 600px';
    document.body.append(parent);
    const harness = await ChatHarness.recorded([], { attributes: { layout: 'full' }, parent, site });
    const boxes = [...harness.root.querySelectorAll('.prompt')].map((each) => each.getBoundingClientRect());
    expect(boxes[0]!.top).to.equal(boxes[1]!.top);
    expect(boxes[0]!.height).to.equal(boxes[1]!.height);
    parent.remove();
  });

  it('a long name has two lines in the header, which stays as high as it is', async () => {
    const heights: number[] = [];
    for (const name of ['Alder', 'The assistant of the Alder workshop', `${'Alderworkshop'.repeat(6)}`]) {
      const site = { agent: { name } };
      const harness = await ChatHarness.recorded(toLog(wholeRun()), { attributes: { open: '' }, site });
      const header = harness.root.querySelector('.header')!.getBoundingClientRect();
      const title = harness.root.querySelector<HTMLElement>('.header-title h2')!;
      const box = title.getBoundingClientRect();
      heights.push(header.height);
      expect(box.top).to.be.at.least(header.top);
      expect(box.bottom).to.be.at.most(header.bottom);
      expect(title.scrollWidth).to.equal(title.clientWidth);
      if (name.length < 40) expect(title.scrollHeight).to.equal(title.clientHeight);
      else expect(box.height).to.equal(40);
      await removeChats();
    }
    expect(new Set(heights).size).to.equal(1);
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
    const drawn = () => [...log.querySelectorAll<HTMLElement>('.message')];
    const isSkipped = (message: Element) =>
      !message.firstElementChild!.checkVisibility({ contentVisibilityAuto: true });
    // The older turns are drawn when the browser is idle.
    await until(() => drawn().some(isSkipped), 'turns far above that are not laid out');
    const messages = drawn();
    const frame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const top = log.getBoundingClientRect().top;
    while (log.scrollTop > 200) {
      const read = messages.find((message) => message.getBoundingClientRect().bottom > top + 10)!;
      const before = read.getBoundingClientRect().bottom;
      // Without an input a scroll in a frame that has just drawn, as when the browser is idle, is none of the reader.
      log.dispatchEvent(new WheelEvent('wheel'));
      log.scrollBy(0, -150);
      await frame();
      expect(read.getBoundingClientRect().bottom - before).to.be.closeTo(150, 2);
    }
    harness.inLog<HTMLButtonElement>('.jump')!.click();
    await until(() => log.scrollHeight - log.clientHeight - log.scrollTop < 2, 'the log to come to its end');
  });
});
