/// <reference types="mocha" />
// The reasoning of a model, alone.
import { expect } from 'chai';
import type { ThinkingBlock } from '../../../../protocol/blocks.ts';
import '../../../../widget/elements/agent-chat-reasoning/define.ts';
import { expectAccessible } from '../accessible.ts';
import { eventOf, find, mount, settled } from '../element-fixtures.ts';

afterEach(() => document.body.replaceChildren());

const thought = (change: Partial<ThinkingBlock> = {}): ThinkingBlock => ({
  type: 'thinking',
  key: 'm:0',
  run_id: 'r',
  message_id: 'm',
  index: 0,
  message_type: 'step',
  thinking: 'Hm.',
  at: '2026-01-01T00:00:00.000Z',
  endedAt: '2026-01-01T00:00:08.000Z',
  isStreaming: false,
  ...change,
});

describe('<agent-chat-reasoning>', () => {
  it('with `label` it is a line with its duration, and has no text', async () => {
    const reasoning = await mount('agent-chat-reasoning', { blocks: [thought()], show: 'label' });
    expect(find(reasoning, '.line').textContent).to.contain('8');
    expect(find(reasoning, 'button')).to.equal(null);
    expect(reasoning.shadowRoot!.textContent).not.to.contain('Hm.');
    await expectAccessible(reasoning);
  });

  it('adds up the times of its blocks, and shows none without an end', async () => {
    const reasoning = await mount('agent-chat-reasoning', {
      blocks: [thought(), thought({ key: 'm:1' })],
      show: 'label',
    });
    expect(find(reasoning, '.line').textContent).to.contain('16');
    reasoning.blocks = [thought({ endedAt: undefined })];
    await reasoning.updateComplete;
    expect(find(reasoning, '.line').textContent).not.to.match(/\d/);
  });

  it('with `off` it shows nothing', async () => {
    const reasoning = await mount('agent-chat-reasoning', { blocks: [thought()], show: 'off' });
    expect(reasoning.shadowRoot!.querySelector('*:not(style)')).to.equal(null);
  });

  it('with `full` it is open while it streams, closes after it, and the visitor opens it again', async () => {
    const reasoning = await mount('agent-chat-reasoning', { blocks: [thought({ isStreaming: true })], show: 'full' });
    expect(reasoning.open).to.equal(true);
    await expectAccessible(reasoning);
    reasoning.blocks = [thought()];
    await reasoning.updateComplete;
    expect(reasoning.open).to.equal(false);
    const toggled = eventOf(reasoning, 'agent-chat-toggle');
    find(reasoning, '.group-header').click();
    expect((await toggled).detail).to.deep.equal({ key: 'm:0', open: true });
    await settled(reasoning);
    expect(find(reasoning, '[part=reasoning]')).not.to.equal(null);
    expect(find(reasoning, '.group-header').getAttribute('aria-expanded')).to.equal('true');
  });

  it('stays as the visitor left it when more reasoning arrives', async () => {
    const reasoning = await mount('agent-chat-reasoning', { blocks: [thought({ isStreaming: true })], show: 'full' });
    const toggled = eventOf(reasoning, 'agent-chat-toggle');
    find(reasoning, '.group-header').click();
    await toggled;
    reasoning.blocks = [thought({ isStreaming: true, thinking: 'Hm. And' })];
    await reasoning.updateComplete;
    expect(reasoning.open).to.equal(false);
  });
});
