import { HttpAgent } from '@ag-ui/client';
import { Chat } from '@ai-sdk/react';
import { DefaultChatTransport, type UIMessage, validateUIMessages } from 'ai';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type History, historyToState } from '../../../../protocol/index.ts';
import { policyTool } from '../../../helpers/approval-scene.ts';
import { type ClientScene, framesOf, openClients } from '../../../helpers/client-scene.ts';
import { callTool, type ScriptedPart, say, stop, think, toTools } from '../../../helpers/scripted-model.ts';

let scene: ClientScene;
afterEach(() => scene?.close());

const chatOf = (id: string, messages: UIMessage[] = []) =>
  new Chat<UIMessage>({
    id,
    messages,
    transport: new DefaultChatTransport({ api: `${scene.origin}/api/chat`, headers: scene.headers }),
  });
type Page = { conversation_id: string; messages: UIMessage[]; has_more: boolean; before: number | null };
const pageOf = async (id: string, more = '') => {
  const reply = await scene.call('GET', `/api/v1/conversations/${id}/messages?format=ui${more}`);
  return (await reply.json()) as Page;
};
/** Parts without what only a stream or only a history has. */
const plain = (message: UIMessage | undefined) =>
  message?.parts.flatMap((part) => {
    if (part.type.startsWith('data-')) return [];
    const { providerMetadata: _, id: __, ...rest } = part as Record<string, unknown>;
    return [JSON.parse(JSON.stringify(rest)) as unknown];
  });

const searched: ScriptedPart[][] = [
  [...think('I look.', 0), callTool('web_search', { query: 'warranty' }), toTools],
  [...say('Two years [1].', 0), stop],
];

describe('GET /api/v1/conversations/:id/messages?format=ui', () => {
  it('has the parts that the stream made, in valid messages of the SDK', async () => {
    scene = await openClients(searched);
    const chat = chatOf('ui-1');
    await chat.sendMessage({ text: 'Warranty?' });
    const { messages } = await pageOf('ui-1');
    await expect(validateUIMessages({ messages })).resolves.toHaveLength(2);
    expect(plain(messages.at(-1))).toEqual(plain(chat.messages.at(-1)));
    expect(messages.at(-1)?.id).toBe(chat.messages.at(-1)?.id);
  });

  it('has a rejected call as denied, and shows one version of an answer', async () => {
    scene = await openClients(
      [
        [callTool('refund', { order: '7' }), toTools],
        [...say('Done.', 0), stop],
      ],
      [policyTool('refund')],
    );
    const body = { id: 'ui-2', messages: [{ id: 'm', role: 'user', parts: [{ type: 'text', text: 'Refund.' }] }] };
    const frames = await framesOf(await scene.call('POST', '/api/chat', body));
    // An answer that waits is not over: its stream has it.
    expect((await pageOf('ui-2')).messages.map(({ role }) => role)).toEqual(['user']);
    const { data } = frames.find(({ type }) => type === 'data-approval') as {
      data: { approval: { approval_id: string; args_hash: string } };
    };
    const { approval_id, args_hash } = data.approval;
    await scene.call('POST', `/api/v1/approvals/${approval_id}`, { decision: 'rejected', args_hash });
    await vi.waitFor(async () => expect((await pageOf('ui-2')).messages).toHaveLength(2), { timeout: 10_000 });
    const { messages } = await pageOf('ui-2');
    expect(messages[1]?.parts.find(({ type }) => type === 'dynamic-tool')).toMatchObject({ state: 'output-denied' });
    const ofVersion5 = await pageOf('ui-2', '&sdk=5');
    expect(ofVersion5.messages[1]?.parts.find(({ type }) => type === 'dynamic-tool')).toMatchObject({
      state: 'output-error',
    });
    const chat = chatOf('ui-2', messages);
    const sending = chat.regenerate();
    await sending;
    expect((await pageOf('ui-2')).messages).toHaveLength(1);
  });

  it('comes in pages of whole turns', async () => {
    scene = await openClients([[...say('Yes.', 0), stop]]);
    const chat = chatOf('ui-3');
    for (let n = 0; n < 27; n++) await chat.sendMessage({ text: `Question ${n}?` });
    const newest = await pageOf('ui-3');
    expect([newest.has_more, newest.messages.length]).toEqual([true, 50]);
    const above = await pageOf('ui-3', `&before=${newest.before}`);
    expect([above.has_more, above.before, above.messages.length]).toEqual([false, null, 4]);
    expect(above.messages[0]?.parts).toMatchObject([{ type: 'text', text: 'Question 0?' }]);
  }, 30_000);

  it('is not found for another visitor', async () => {
    scene = await openClients([[...say('Yes.', 0), stop]]);
    await chatOf('ui-4').sendMessage({ text: 'One?' });
    const stranger = await scene.headersOf('vis_other');
    const path = '/api/v1/conversations/ui-4/messages?format=ui';
    expect((await scene.call('GET', path, undefined, stranger)).status).toBe(404);
    expect((await scene.call('GET', path.replace('ui&', 'x').replace('=ui', '=x'))).status).toBe(400);
  });
});

describe('one conversation in several clients', () => {
  it('begins in useChat, goes on by the calls of the widget and in AG-UI, and back', async () => {
    scene = await openClients([[...say('Yes.', 0), stop]]);
    const chat = chatOf('shared');
    await chat.sendMessage({ text: 'From useChat?' });
    const { conversation_id } = await pageOf('shared');

    const sent = { client_id: 'w1', content: [{ type: 'text', text: 'From the widget?' }] };
    expect((await scene.call('POST', `/api/v1/conversations/${conversation_id}/messages`, sent)).status).toBe(202);
    await vi.waitFor(async () => expect((await pageOf('shared')).messages).toHaveLength(4), { timeout: 10_000 });

    const agent = new HttpAgent({ url: `${scene.origin}/agui`, headers: scene.headers, threadId: 'shared' });
    agent.addMessage({ id: 'a1', role: 'user', content: 'From AG-UI?' });
    await agent.runAgent();

    const { messages } = await pageOf(conversation_id);
    const back = chatOf(conversation_id, messages);
    await back.sendMessage({ text: 'Back in useChat?' });
    expect(scene.model.requests.at(-1)?.messages.filter(({ role }) => role === 'user')).toHaveLength(4);
    expect(JSON.stringify(scene.model.requests.at(-1)?.messages)).toMatch(/useChat\?.*widget\?.*AG-UI\?.*Back/);

    // What the widget draws after a reload.
    const history = await scene.call('GET', `/api/v1/conversations/${conversation_id}/history`);
    const { blocks } = historyToState((await history.json()) as History);
    expect(blocks.filter(({ type }) => type === 'user')).toHaveLength(4);
    expect(blocks.filter(({ type }) => type === 'text')).toHaveLength(4);
  });
});
