/// <reference types="mocha" />
// The first group of steps on a page: its element is loaded then, and nothing moves when it comes.
import { expect } from 'chai';
import '../../../widget/elements/agent-chat-log/define.ts';
import type { BlockGroup } from '../../../protocol/groups.ts';
import { group, mount, settled, step } from './element-fixtures.ts';

describe('the first group of an answer', () => {
  it('shows its step while its element is loaded, in a row of the same height', async () => {
    const entries = [group([step('a', { toolResult: null })], true)] as BlockGroup[];
    const log = await mount('agent-chat-log', { entries, live: true, answering: true });
    expect(customElements.get('tool-group')).to.equal(undefined);
    const row = log.shadowRoot!.querySelector<HTMLElement>('.pending-step')!;
    expect(row.textContent).to.equal('Looking up a');
    const heightPx = row.getBoundingClientRect().height;
    await customElements.whenDefined('tool-group');
    await new Promise(requestAnimationFrame);
    await settled(log);
    const element = log.shadowRoot!.querySelector('tool-group')!;
    await settled(element);
    await new Promise(requestAnimationFrame);
    expect(log.shadowRoot!.querySelector('.pending-step')).to.equal(null);
    const itemPx = element.shadowRoot!.querySelector('agent-chat-step')!.getBoundingClientRect().height;
    expect(itemPx).to.equal(heightPx);
    expect(element.getBoundingClientRect().height).to.be.within(heightPx, heightPx + 4);
  });
});
