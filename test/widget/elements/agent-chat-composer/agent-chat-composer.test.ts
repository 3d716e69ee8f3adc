// The composer alone: keys, input methods, growth, drafts.
import '../../../../widget/elements/agent-chat-composer/define.ts';
import { expect } from 'chai';
import type { AgentChatComposer } from '../../../../widget/elements/agent-chat-composer/agent-chat-composer.ts';
import { expectAccessible } from '../accessible.ts';

let composer: AgentChatComposer;
let sent: string[];
let drafts: string[];

const field = () => composer.shadowRoot!.querySelector<HTMLTextAreaElement>('.input')!;
const hint = () => composer.shadowRoot!.querySelector('.hint')!.textContent;
const button = () => composer.shadowRoot!.querySelector<HTMLButtonElement>('.send')!;

async function type(text: string): Promise<void> {
  field().value = text;
  field().dispatchEvent(new InputEvent('input', { bubbles: true }));
  await composer.updateComplete;
  await composer.updateComplete;
}

async function press(init: KeyboardEventInit): Promise<boolean> {
  const event = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...init });
  field().dispatchEvent(event);
  await composer.updateComplete;
  return event.defaultPrevented;
}

describe('<agent-chat-composer>', () => {
  beforeEach(async () => {
    sent = [];
    drafts = [];
    composer = document.createElement('agent-chat-composer');
    composer.style.inlineSize = '360px';
    composer.onSend = (text) => sent.push(text) > 0;
    composer.onDraft = (text) => drafts.push(text);
    document.body.append(composer);
    await composer.updateComplete;
  });
  afterEach(() => composer.remove());

  it('is accessible, and cannot send an empty text', async () => {
    expect(button().disabled).to.equal(true);
    await press({});
    await type('   ');
    await press({});
    expect(sent).to.deep.equal([]);
    await expectAccessible(composer);
  });

  it('is empty in the direction of the page, and filled in that of its text', async () => {
    const direction = () => getComputedStyle(field()).direction;
    composer.dir = 'rtl';
    expect(direction()).to.equal('rtl');
    await type('One');
    expect(direction()).to.equal('ltr');
    composer.dir = 'ltr';
    await type('اسأل');
    expect(direction()).to.equal('rtl');
  });

  it('sends by Enter and by the button, and empties the field', async () => {
    await type('One');
    expect(await press({})).to.equal(true);
    expect(field().value).to.equal('');
    await type('Two');
    button().click();
    expect(sent).to.deep.equal(['One', 'Two']);
    expect(drafts).to.deep.equal(['One', '', 'Two', '']);
  });

  it('breaks the line by Shift and Enter', async () => {
    await type('One');
    expect(await press({ shiftKey: true })).to.equal(false);
    expect(sent).to.deep.equal([]);
  });

  it('never sends while an input method composes', async () => {
    await type('你好');
    await press({ isComposing: true });
    await press({ keyCode: 229 });
    expect(sent).to.deep.equal([]);
    await press({});
    expect(sent).to.deep.equal(['你好']);
  });

  it('accepts the next question by Enter while an answer is in progress, beside Stop', async () => {
    let stops = 0;
    composer.onStop = () => {
      stops += 1;
    };
    composer.answering = true;
    await type('Next question');
    await press({});
    expect(sent).to.deep.equal(['Next question']);
    expect(field().value).to.equal('');
    expect(button().getAttribute('aria-label')).to.equal('Stop');
    button().click();
    expect(stops).to.equal(1);
  });

  it('keeps the text, and shows why, when the maximum number of questions waits', async () => {
    composer.full = true;
    await type('One more');
    await press({});
    expect(sent).to.deep.equal([]);
    expect(field().value).to.equal('One more');
    expect(hint()).to.match(/^5 questions are waiting/);
  });

  it('keeps a text that its owner does not accept', async () => {
    composer.onSend = () => false;
    await type('One more');
    await press({});
    expect(field().value).to.equal('One more');
  });

  it('keeps a paste over the limit whole, and shows by how much it is too long', async () => {
    await type('x'.repeat(20_000));
    expect(field().value.length).to.equal(20_000);
    expect(hint()).to.equal('4,000 characters too many');
    expect(field().getAttribute('aria-invalid')).to.equal('true');
    await press({});
    expect(sent).to.deep.equal([]);
    await expectAccessible(composer);
    await type('x'.repeat(16_000));
    await press({});
    expect(sent.length).to.equal(1);
    expect(hint()).to.equal('');
  });

  it('sets nothing for what is added to one line and fits, and grows with the first letter that does not', async () => {
    await type('One');
    const { height } = field().getBoundingClientRect();
    let times = 0;
    field().style.setProperty = (...declaration: [string, string | null]) => {
      times++;
      CSSStyleDeclaration.prototype.setProperty.apply(field().style, declaration);
    };
    for (const text of ['One ', 'One w', 'One word']) await type(text);
    expect(times).to.equal(0);
    for (let text = 'One word w'; field().getBoundingClientRect().height === height; text += ' w') {
      expect(text.length).to.be.lessThan(200);
      await type(text);
    }
    expect(field().scrollHeight).to.equal(field().clientHeight);
    await type('One');
    expect(field().getBoundingClientRect().height).to.equal(height);
  });

  it('grows to six lines and then scrolls', async () => {
    const oneLine = field().offsetHeight;
    await type('a\nb\nc');
    expect(field().offsetHeight).to.equal(oneLine + 48);
    await type(Array.from({ length: 20 }, (_, i) => `line ${i}`).join('\n'));
    expect(field().offsetHeight).to.equal(154);
    expect(getComputedStyle(field()).overflowY).to.equal('auto');
    await type('');
    // As at the start: nothing that the browser would have to style anew.
    expect(field().style.overflowY).to.equal('');
    expect(getComputedStyle(field()).overflowY).to.equal('hidden');
    expect(field().offsetHeight).to.equal(oneLine);
  });

  it('leaves no blank line when the text fits again once the button is below it', async () => {
    const oneLine = field().offsetHeight;
    let words = 'wide';
    while (field().offsetHeight === oneLine) {
      words += ' wide';
      await type(words);
    }
    expect(field().parentElement!.classList.contains('stacked')).to.equal(true);
    const text = getComputedStyle(field());
    const contentPx = field().clientHeight - Number.parseFloat(text.paddingTop) - Number.parseFloat(text.paddingBottom);
    const canvas = document.createElement('canvas').getContext('2d')!;
    canvas.font = text.font;
    const fieldPx = field().clientWidth - Number.parseFloat(text.paddingLeft) - Number.parseFloat(text.paddingRight);
    const lines = Math.ceil(canvas.measureText(words).width / fieldPx);
    expect(contentPx).to.be.closeTo(lines * 24, 1);
  });

  it('shows a given draft', async () => {
    composer.value = 'half a question';
    await composer.updateComplete;
    expect(field().value).to.equal('half a question');
    expect(button().disabled).to.equal(false);
  });

  it('sends nothing while blocked', async () => {
    composer.blocked = true;
    await type('Hello');
    await press({});
    expect(sent).to.deep.equal([]);
    expect(button().disabled).to.equal(true);
  });

  it('reads no layout when it is first drawn empty, and still grows for a long placeholder', async () => {
    const other = document.createElement('agent-chat-composer');
    other.style.inlineSize = '200px';
    other.placeholder = 'A placeholder that is much longer than one line of this narrow field can be';
    let reads = 0;
    const height = Object.getOwnPropertyDescriptor(Element.prototype, 'scrollHeight')!;
    Object.defineProperty(Element.prototype, 'scrollHeight', {
      ...height,
      get(this: Element) {
        reads++;
        return height.get!.call(this);
      },
    });
    try {
      document.body.append(other);
      await other.updateComplete;
      expect(reads).to.equal(0);
      const input = other.shadowRoot!.querySelector<HTMLTextAreaElement>('.input')!;
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      expect(input.scrollHeight).to.be.at.most(input.clientHeight);
    } finally {
      Object.defineProperty(Element.prototype, 'scrollHeight', height);
      other.remove();
    }
  });

  it('has its buttons below the text while files go along, and beside it again after them', async () => {
    const isStacked = () => field().parentElement!.classList.contains('stacked');
    const draw = async (change: Partial<AgentChatComposer>) => {
      Object.assign(composer, change);
      await composer.updateComplete;
      return isStacked();
    };
    expect(await draw({ value: 'Here it is.' })).to.equal(false);
    expect(await draw({ uploading: true })).to.equal(true);
    expect(await draw({ uploading: false, files: true })).to.equal(true);
    expect(await draw({ value: 'Here' })).to.equal(true);
    expect(await draw({ files: false })).to.equal(false);
    expect(await draw({ value: 'One\nTwo', files: true })).to.equal(true);
    expect(await draw({ files: false })).to.equal(true);
    expect(await draw({ value: '' })).to.equal(false);
  });

  it('says in quiet words that files are being uploaded, and in red what is wrong', async () => {
    const colour = () => getComputedStyle(composer.shadowRoot!.querySelector('.hint')!).color;
    composer.uploading = true;
    await composer.updateComplete;
    const quiet = colour();
    Object.assign(composer, { uploading: false, full: true });
    await type('And now?');
    expect(colour()).not.to.equal(quiet);
  });

  it('grows for a longer placeholder that comes later, and is one line again after it', async () => {
    composer.style.inlineSize = '200px';
    composer.placeholder = 'Ask';
    await composer.updateComplete;
    const line = composer.clientHeight;
    composer.placeholder = 'Or type your answer to this question';
    await composer.updateComplete;
    expect(field().scrollHeight).to.be.at.most(field().clientHeight);
    expect(composer.clientHeight).to.be.above(line);
    composer.placeholder = 'Ask';
    await composer.updateComplete;
    expect(composer.clientHeight).to.equal(line);
  });
});
