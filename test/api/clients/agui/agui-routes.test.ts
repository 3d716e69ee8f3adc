// The official client of AG-UI, unmodified, against /agui; each event is checked by the schemas of @ag-ui/core.
import { HttpAgent } from '@ag-ui/client';
import { EventSchema } from '@ag-ui/core/schemas';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { policyTool } from '../../../helpers/approval-scene.ts';
import { type ClientScene, framesOf, openClients } from '../../../helpers/client-scene.ts';
import { callTool, type ScriptedPart, say, stop, think, toTools } from '../../../helpers/scripted-model.ts';

let scene: ClientScene;
afterEach(() => scene?.close());

const agentOf = (threadId = 'agui-1') =>
  new HttpAgent({ url: `${scene.origin}/agui`, headers: scene.headers, threadId });
const ask = (agent: HttpAgent, content: string) =>
  agent.addMessage({ id: `m${agent.messages.length}`, role: 'user', content });
const bodyOf = (content: string, more: object = {}) => ({
  threadId: 'raw',
  runId: 'r1',
  protocolVersion: '1.0',
  state: {},
  messages: [{ id: `m ${content}`, role: 'user', content }],
  tools: [],
  context: [],
  forwardedProps: {},
  ...more,
});

const searched: ScriptedPart[][] = [
  [...think('I look.', 0), callTool('web_search', { query: 'warranty' }), toTools],
  [...say('Two years [1].', 0), stop],
];
const refunding: ScriptedPart[][] = [
  [callTool('refund', { order: '7', amount: 20 }), toTools],
  [...say('It is done.', 0), stop],
];

describe('HttpAgent of AG-UI', () => {
  it('gets reasoning, a tool call with its result, and the answer as messages', async () => {
    scene = await openClients(searched);
    const agent = agentOf();
    ask(agent, 'How long is the warranty?');
    await agent.runAgent();
    expect(agent.messages.map(({ role }) => role)).toEqual(['user', 'reasoning', 'assistant', 'tool', 'assistant']);
    expect(agent.messages[2]).toMatchObject({
      toolCalls: [{ function: { name: 'web_search', arguments: '{"query":"warranty"}' } }],
    });
    expect(agent.messages.at(-1)).toMatchObject({ content: 'Two years [1].' });
  });

  it('sends only events of the schema, from RUN_STARTED to RUN_FINISHED', async () => {
    scene = await openClients(searched);
    const frames = await framesOf(await scene.call('POST', '/agui', bodyOf('Hi')));
    for (const frame of frames) expect(EventSchema.safeParse(frame).error, JSON.stringify(frame)).toBeUndefined();
    expect(frames[0]).toMatchObject({ type: 'RUN_STARTED', threadId: 'raw', runId: 'r1' });
    expect(frames.at(-1)).toMatchObject({ type: 'RUN_FINISHED', outcome: { type: 'success' } });
    expect(frames.find(({ name }) => name === 'sources')).toMatchObject({ value: { sources: [{ number: 1 }, {}] } });
  });

  it('interrupts for a call, and goes on with its result alone once it is resumed', async () => {
    const tool = policyTool('refund');
    scene = await openClients(refunding, [tool]);
    const frames = await framesOf(await scene.call('POST', '/agui', bodyOf('Refund.')));
    const [interrupt] = (frames.at(-1) as { outcome: { interrupts: { id: string }[] } }).outcome.interrupts;
    expect(frames.at(-1)).toMatchObject({ outcome: { type: 'interrupt', interrupts: [{ reason: 'tool_call' }] } });
    const resume = [{ interruptId: interrupt!.id, status: 'resolved', payload: { approved: true } }];
    const rest = await framesOf(await scene.call('POST', '/agui', bodyOf('Refund.', { runId: 'r2', resume })));
    expect(rest.map(({ type }) => type)).toContain('TOOL_CALL_RESULT');
    expect(rest.map(({ type }) => type)).not.toContain('TOOL_CALL_START');
    expect(rest.at(-1)).toMatchObject({ type: 'RUN_FINISHED', runId: 'r2', outcome: { type: 'success' } });
    expect(tool.runs).toEqual([{ order: '7', amount: 20 }]);
    for (const frame of [...frames, ...rest]) expect(EventSchema.safeParse(frame).error).toBeUndefined();
    // The same once more, as a retry does.
    const again = await framesOf(await scene.call('POST', '/agui', bodyOf('Refund.', { runId: 'r3', resume })));
    expect(again.at(-1)).toMatchObject({ type: 'RUN_FINISHED', runId: 'r3' });
    expect(tool.runs).toHaveLength(1);
  });

  it('resumes with HttpAgent, with changed arguments', async () => {
    const tool = policyTool('refund');
    scene = await openClients(refunding, [tool]);
    const agent = agentOf();
    ask(agent, 'Refund.');
    let interrupts: readonly { id: string }[] = [];
    await agent.runAgent(
      {},
      {
        onRunFinishedEvent: ({ event }) => {
          const { outcome } = event as { outcome?: { type: string; interrupts?: { id: string }[] } };
          interrupts = outcome?.interrupts ?? [];
        },
      },
    );
    expect(interrupts).toHaveLength(1);
    const payload = { approved: true, editedArgs: { order: '7', amount: 5 } };
    await agent.runAgent({ resume: [{ interruptId: interrupts[0]!.id, status: 'resolved', payload }] });
    expect(tool.runs).toEqual([{ order: '7', amount: 5 }]);
    expect(agent.messages.at(-1)).toMatchObject({ role: 'assistant', content: 'It is done.' });
  });

  it('does not run a cancelled call', async () => {
    const tool = policyTool('refund');
    scene = await openClients(refunding, [tool]);
    const frames = await framesOf(await scene.call('POST', '/agui', bodyOf('Refund.')));
    const [interrupt] = (frames.at(-1) as { outcome: { interrupts: { id: string }[] } }).outcome.interrupts;
    const resume = [{ interruptId: interrupt!.id, status: 'cancelled' }];
    const rest = await framesOf(await scene.call('POST', '/agui', bodyOf('x', { resume })));
    expect(rest.at(-1)).toMatchObject({ outcome: { type: 'success' } });
    expect(tool.runs).toEqual([]);
  });

  it('answers with RUN_ERROR what ignores open interrupts, is unknown, or decides nothing', async () => {
    const tool = policyTool('refund');
    scene = await openClients(refunding, [tool]);
    const frames = await framesOf(await scene.call('POST', '/agui', bodyOf('Refund.')));
    const [interrupt] = (frames.at(-1) as { outcome: { interrupts: { id: string }[] } }).outcome.interrupts;
    const open = { interruptId: interrupt!.id, status: 'resolved' };
    for (const resume of [
      undefined,
      [{ interruptId: 'appr_0', status: 'resolved', payload: { approved: true } }],
      [open],
    ]) {
      const reply = await framesOf(await scene.call('POST', '/agui', bodyOf('More.', resume ? { resume } : {})));
      expect(reply.map(({ type }) => type)).toEqual(['RUN_STARTED', 'RUN_ERROR']);
    }
    expect(tool.runs).toEqual([]);
  });

  it('stops the run where the client aborts it', async () => {
    scene = await openClients([[...say('I begin', 0), { type: 'wait', ms: 60_000 }, stop]]);
    const agent = agentOf();
    ask(agent, 'Long?');
    const running = agent.runAgent().catch(() => {});
    await vi.waitFor(() => expect(agent.messages.at(-1)).toMatchObject({ content: 'I begin' }), { timeout: 10_000 });
    agent.abortRun();
    await running;
    const row = await scene.store.conversations.ofThread(scene.owner, 'agui-1');
    await vi.waitFor(async () => expect(await scene.store.runs.active(row!.id)).toBeNull(), { timeout: 10_000 });
  });

  it('leaves the run alone where the server closes the stream', async () => {
    scene = await openClients([[...say('I begin', 0), { type: 'wait', ms: 60_000 }, stop]]);
    const reply = await scene.call('POST', '/agui', bodyOf('Long?'));
    await vi.waitFor(
      async () => {
        const row = await scene.store.conversations.ofThread(scene.owner, 'raw');
        const events = await scene.events(row!.id);
        expect(events.some(({ type }) => type === 'content_block_delta')).toBe(true);
      },
      { timeout: 10_000 },
    );
    await scene.closeConnections();
    await reply.text();
    const row = await scene.store.conversations.ofThread(scene.owner, 'raw');
    // A stop would be requested by now, and would end the run.
    await expect(
      vi.waitFor(async () => expect(await scene.store.runs.active(row!.id)).toBeNull(), { timeout: 1_000 }),
    ).rejects.toThrow();
  });

  it('refuses a page of another site, a missing token, and names the field that is wrong', async () => {
    scene = await openClients([[stop]]);
    expect((await scene.call('POST', '/agui', bodyOf('a'), {})).status).toBe(401);
    const elsewhere = { ...scene.headers, origin: 'https://evil.example' };
    expect((await scene.call('POST', '/agui', bodyOf('a'), elsewhere)).status).toBe(403);
    const reply = await scene.call('POST', '/agui', bodyOf('a', { messages: [{ id: 'a', role: 'user', content: 1 }] }));
    expect(reply.status).toBe(400);
    expect(await reply.json()).toMatchObject({ error: { details: { field: 'messages.0.content' } } });
  });
});
