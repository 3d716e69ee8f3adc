/// <reference types="mocha" />
// The caret: still while text arrives, blinking in a pause.
import { expect } from 'chai';
import { CaretBlink } from '../../../../widget/elements/agent-chat-markdown/caret-blink.ts';
import { FakeClock } from '../../chat/fakes.ts';
import { find, mount, settled } from '../element-fixtures.ts';
import '../../../../widget/elements/agent-chat-markdown/define.ts';

describe('caret', () => {
  afterEach(() => document.body.replaceChildren());

  it('has no animation while text arrives, as that costs a style pass at every frame', async () => {
    const element = await mount('agent-chat-markdown', { text: 'One', streaming: true });
    const running = () => element.shadowRoot!.getAnimations().length;
    expect(running()).to.equal(0);
    element.text += ' two';
    await settled(element);
    expect(running()).to.equal(0);
    expect(find(element, '.caret')).not.to.equal(null);
  });

  it('blinks in a pause, until the next text, and not after the end', async () => {
    const element = await mount('agent-chat-markdown', { text: 'One', streaming: true });
    const clock = new FakeClock();
    let isStreaming = true;
    const blink = new CaretBlink(element, () => isStreaming, clock);
    const blinks = () => find(element, '.text').classList.contains('pausing');
    blink.hostUpdated();
    clock.advance(500);
    expect(blinks()).to.equal(false);
    clock.advance(200);
    expect(blinks()).to.equal(true);
    blink.hostUpdated();
    expect(blinks()).to.equal(false);
    isStreaming = false;
    blink.hostUpdated();
    expect(clock.waiting).to.equal(0);
    expect(blinks()).to.equal(false);
  });
});
