/// <reference types="mocha" />
// A group of steps alone, and the progress that it shows.
import { expect } from 'chai';
import type { AgentChatStep } from '../../../../widget/elements/agent-chat-step/agent-chat-step.ts';
import '../../../../widget/elements/tool-group/define.ts';
import '../../../../widget/elements/web-search-block/define.ts';
import { progressText } from '../../../../widget/shared/measures/progress.ts';
import { createStrings, loadLanguage } from '../../../../widget/shared/strings/strings.ts';
import { expectAccessible } from '../accessible.ts';
import { find, group, mount, settled, sources, step } from '../element-fixtures.ts';

afterEach(() => document.body.replaceChildren());

describe('<tool-group>', () => {
  it('runs open with the last three steps and shows the earlier ones on request', async () => {
    const blocks = ['a', 'b', 'c', 'd', 'e'].map((key) => step(key));
    const element = await mount('tool-group', { group: group(blocks, true), live: true });
    expect(element.open).to.equal(true);
    expect(find(element, '.earlier').textContent!.trim()).to.equal('2 earlier steps');
    expect(element.shadowRoot!.querySelectorAll('.item:not([inert])').length).to.equal(3);
    await expectAccessible(element);
    find(element, '.earlier').click();
    await settled(element);
    expect(element.shadowRoot!.querySelectorAll('.item').length).to.equal(5);
  });

  it('draws a rail from each step to a later one, and to nothing else', async () => {
    const thought = (key: string) => ({ ...step(key), type: 'thinking', thinking: 'Hm.', text: 'Hm.' }) as never;
    const rails = async (...blocks: ReturnType<typeof step>[]) => {
      const element = await mount('tool-group', { group: group(blocks, false), open: true });
      const items = [...element.shadowRoot!.querySelectorAll('.item')];
      return items.map((item) => getComputedStyle(item, '::before').display !== 'none');
    };
    expect(await rails(step('a'), step('b'))).to.deep.equal([true, false]);
    expect(await rails(step('a'), thought('t'))).to.deep.equal([false, false]);
    expect(await rails(step('a'), step('b'), thought('t'))).to.deep.equal([true, false, false]);
    expect(await rails(step('a'), thought('t'), step('b'))).to.deep.equal([true, false, false]);
  });

  it('closes automatically after the run and announces Done once', async () => {
    const element = await mount('tool-group', {
      group: group([step('a'), step('b')], true),
      live: true,
      closeDelayMs: 0,
    });
    const said: string[] = [];
    document.body.addEventListener('agent-chat-announce', (event) => said.push((event as CustomEvent).detail.message), {
      capture: true,
    });
    const closed = new Promise<void>((resolve) => {
      new MutationObserver(() => !element.open && resolve()).observe(element, { attributes: true });
    });
    element.group = group([step('a'), step('b')], false, 'Looked up a');
    await closed;
    await settled(element);
    expect(find(element, '.group-summary').textContent).to.equal('Looked up a');
    expect(said).to.deep.equal(['Done']);
  });

  it('a call that the visitor rejected, or did not decide about, is not counted as failed', async () => {
    const refused = (key: string, decision: 'rejected' | 'timeout') =>
      step(key, {
        toolResultError: true,
        toolResultStatus: 'error',
        toolResult: 'Error: not allowed',
        approvalOutcome: { decision, at: '2026-03-25T09:41:00Z' },
      });
    const blocks = [step('a'), refused('b', 'rejected'), refused('c', 'timeout')];
    const element = await mount('tool-group', { group: group(blocks, false) });
    expect(element.shadowRoot!.querySelector('.badge.danger')).to.equal(null);
    const failed = step('d', { toolResultError: true, toolResultStatus: 'error', toolResult: 'Error: no answer' });
    element.group = group([...blocks, failed], false);
    await settled(element);
    expect(find(element, '.badge.danger').textContent).to.equal('1 failed');
  });

  it('loaded from history it starts closed, and opens to every step and Done', async () => {
    const failed = step('b', { toolResultError: true, toolResultStatus: 'error', toolResult: 'Error: no answer' });
    const element = await mount('tool-group', { group: group([step('a'), failed], false) });
    expect(element.open).to.equal(false);
    expect(find(element, '.badge.danger').textContent).to.equal('1 failed');
    find(element, '.group-header').click();
    await settled(element);
    expect(find(element, '.done-row').textContent!.trim()).to.equal('Done');
    const row = element.shadowRoot!.querySelectorAll<AgentChatStep>('agent-chat-step')[1]!;
    find(row, '.item-row').click();
    await settled(element);
    expect(row.shadowRoot!.querySelectorAll('.payload').length).to.equal(2);
    expect(find(row, '.payload.error pre').textContent).to.include('no answer');
    await expectAccessible(element);
  });

  it('after a stop by the visitor it stays open on the cancelled step, which did not fail', async () => {
    const element = await mount('tool-group', {
      group: group([step('a'), step('b', { toolResult: null })], true),
      live: true,
      closeDelayMs: 0,
    });
    const cancelled = step('b', { toolResult: '', toolResultError: true, toolResultStatus: 'cancelled' });
    Object.assign(element, { group: group([step('a'), cancelled], false), live: false, stopped: true });
    await settled(element);
    // A group that closes would have begun by now: its delay is 0.
    await new Promise((done) => setTimeout(done));
    await Promise.all(element.shadowRoot!.getAnimations().map((animation) => animation.finished));
    await settled(element);
    expect(element.open).to.equal(true);
    expect(element.shadowRoot!.querySelector('.badge')).to.equal(null);
    expect(find(element, '.done-row').textContent!.trim()).to.equal('Stopped');
    const rows = [...element.shadowRoot!.querySelectorAll('agent-chat-step')];
    expect(rows.at(-1)!.shadowRoot!.querySelector('.item-meta')?.textContent).to.equal('Cancelled');
    await expectAccessible(element);
  });

  it('shows the number of results once, even if the label contains it', async () => {
    const artifact = { type: 'source_group', query: 'steam', sources: sources.slice(0, 2) };
    const rows: [label: string, meta: string][] = [
      ['Searched the help centre', '2 results'],
      ['Searched the web: “steam” · 2 results', '2 results'],
      ['Found pages in the help centre: 2', '0.8 s'],
    ];
    for (const [tool_content_message, meta] of rows) {
      const found = step('a', { tool_content_message, artifact });
      const element = await mount('tool-group', { group: group([found], false), open: true });
      expect(find(find(element, 'agent-chat-step'), '.item-meta').textContent).to.equal(meta);
    }
  });

  it('a step without a result after a stop is not finished, and Done is not shown', async () => {
    const element = await mount('tool-group', { group: group([step('a', { toolResult: null })], false), open: true });
    expect(find(element, 'agent-chat-step').shadowRoot!.textContent).to.include('Not finished');
    expect(element.shadowRoot!.querySelector('.done-row')).to.equal(null);
  });
});

describe('progress of a running tool', () => {
  const progress = {
    type: 'tool_progress' as const,
    run_id: 'r',
    tool_use_id: 'a',
    phase: 'reading',
    done: 2,
    total: 5,
  };

  it('a running step shows it, in the page’s language, without changing its height', async () => {
    const element = await mount('agent-chat-step', { step: step('a', { toolResult: null }), live: true });
    const before = element.offsetHeight;
    expect(element.shadowRoot!.querySelector('.item-meta')).to.equal(null);
    element.progress = progress;
    await settled(element);
    expect(find(element, '.item-meta').textContent).to.equal('reading 3 of 5');
    expect(element.offsetHeight).to.equal(before);
    element.progress = { ...progress, done: 5 };
    await settled(element);
    expect(find(element, '.item-meta').textContent).to.equal('reading 5 of 5');
    await loadLanguage('vi');
    expect(progressText(progress, createStrings('vi'))).to.equal('đang đọc 3/5');
    const ownWord = progressText({ ...progress, phase: 'packing\u202e boxes' }, createStrings('en'));
    expect(ownWord).to.match(/^packing.*boxes 2 of 5$/);
    expect(ownWord).not.to.include('\u202e');
  });

  it('a group shows each running step its own, and none once the step has its result', async () => {
    const steps = [step('a', { toolResult: null }), step('b')];
    const element = await mount('tool-group', {
      group: group(steps, true),
      live: true,
      progress: new Map(steps.map((each) => [each.id, progress])),
    });
    const metas = [...element.shadowRoot!.querySelectorAll('agent-chat-step')].map(
      (row) => row.shadowRoot!.querySelector('.item-meta')?.textContent ?? '',
    );
    expect(metas[0]).to.equal('reading 3 of 5');
    expect(metas[1]).not.to.include('reading');
  });

  it('a running search shows what it does beyond searching', async () => {
    const element = await mount('web-search-block', { query: 'steam', status: 'running', progress });
    expect(element.shadowRoot!.textContent).to.include('reading 3 of 5');
  });
});
