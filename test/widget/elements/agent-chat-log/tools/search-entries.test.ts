/// <reference types="mocha" />
// The frames below an answer: drawn only for pages of our own API, sandboxed, and with an accessible name.
import { expect } from 'chai';
import type { ToolUseBlock } from '../../../../../protocol/blocks.ts';
import type { BlockGroup } from '../../../../../protocol/groups.ts';
import '../../../../../widget/index.ts';
import type { AgentChatLog } from '../../../../../widget/elements/agent-chat-log/agent-chat-log.ts';
import { importsSettled } from '../../../../../widget/shared/loading/imports.ts';
import { expectAccessible } from '../../accessible.ts';

const base = { run_id: 'r', message_id: 'm', at: '2026-01-01T00:00:00.000Z' };
const PATH = '/api/v1/search-entries/aZ0_-kLmNoPqRsTuVwXyZ1';
/** An address without a server: a drawn frame must not load a second test page. */
const API = 'http://127.0.0.1:9';

/** A finished answer based on searches with these entry points. */
function answer(...entryPoints: unknown[]): BlockGroup[] {
  const steps = entryPoints.map(
    (entry_point, index): ToolUseBlock => ({
      ...base,
      type: 'tool_use',
      key: `s${index}`,
      id: `s${index}`,
      index,
      name: 'web_search',
      input: {},
      tool_content_message: 'Searched',
      message_type: 'step',
      isStreaming: false,
      toolResult: 'found',
      toolResultError: false,
      artifact: { query: `words ${index}`, sources: [], ...(entry_point === undefined ? {} : { entry_point }) },
    }),
  );
  const run = { ...base, type: 'run', key: 'run', agent: { name: 'Alder' }, status: 'done' } as const;
  const text = { ...base, type: 'text', key: 't', index: 9, message_type: 'step', isStreaming: false } as const;
  return [
    { type: 'block', key: 'run', block: run },
    { type: 'group', key: 'g', run_id: 'r', blocks: steps, summary: 'Searched', isOpen: false },
    { type: 'block', key: 't', block: { ...text, text: 'At nine.' } },
  ];
}

describe('search entry points', () => {
  let log: AgentChatLog;
  const frames = () => [...log.shadowRoot!.querySelectorAll('iframe')];
  async function draw(entries: BlockGroup[], change: Partial<AgentChatLog> = {}): Promise<HTMLIFrameElement[]> {
    Object.assign(log, { api: API, live: false, entries, ...change });
    await log.updateComplete;
    // What is drawn around finished turns is loaded with the first one.
    await importsSettled();
    await log.updateComplete;
    return frames();
  }

  beforeEach(() => {
    log = document.createElement('agent-chat-log');
    log.lang = 'en';
    document.body.append(log);
  });
  afterEach(() => log.remove());

  it('[MD-1] one sandboxed frame for each search that has one, between the answer and its actions, with a title', async () => {
    const drawn = await draw(answer(PATH, undefined, `${PATH}2`, PATH));
    expect(drawn.map((frame) => frame.src)).to.deep.equal([API + PATH, `${API}${PATH}2`]);
    const [first] = drawn;
    expect([...first!.sandbox].sort()).to.deep.equal(['allow-popups', 'allow-popups-to-escape-sandbox']);
    expect(first!.referrerPolicy).to.equal('no-referrer');
    expect(first!.title).to.equal('Google search suggestions for “words 3”');
    const actions = log.shadowRoot!.querySelector('[part="actions"]')!;
    expect(drawn[1]!.nextElementSibling).to.equal(actions);
    expect(getComputedStyle(first!).blockSize).to.equal('60px');
    expect(getComputedStyle(first!).borderTopWidth).to.equal('0px');
    await expectAccessible(log);
  });

  it('[MD-1] any other path draws nothing', async () => {
    const others = [
      'javascript:alert(1)',
      'data:text/html,x',
      'https://evil.example/api/v1/search-entries/x',
      '//evil.example/api/v1/search-entries/x',
      '/api/v1/search-entries/x/../../conversations',
      '/api/v1/search-entries/',
      '@evil.example/api/v1/search-entries/x',
      '<b>chips</b>',
      { toString: () => PATH },
      [PATH],
      7,
      null,
    ];
    expect(await draw(answer(...others))).to.deep.equal([]);
  });

  it('draws nothing while the run is live, or without an API: a recorded log sends no requests', async () => {
    expect(await draw(answer(PATH), { live: true })).to.deep.equal([]);
    expect(await draw(answer(PATH), { live: false })).to.have.length(1);
    for (const api of ['', 'javascript:', 'file:///x', 'data:text/html,'])
      expect(await draw(answer(PATH), { api })).to.deep.equal([]);
  });

  it('keeps a drawn frame when an answer follows: its page is not loaded again', async () => {
    const [before] = await draw(answer(PATH));
    await draw([...answer(PATH), ...answer(`${PATH}2`).map((entry) => ({ ...entry, key: `${entry.key}2` }))]);
    expect(frames()[0]).to.equal(before);
  });
});
