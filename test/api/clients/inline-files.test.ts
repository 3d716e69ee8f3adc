// Files inside of messages, as `data:` addresses, of useChat and of AG-UI: they become uploads of the visitor, once, and what is refused leaves
// none.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HttpAgent } from '@ag-ui/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ClientScene, openClients } from '../../helpers/client-scene.ts';
import { say, stop } from '../../helpers/scripted-model.ts';
import { writePng } from '../../helpers/write-images.ts';

let scene: ClientScene;
let folder: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'agent-chat-inline-'));
  scene = await openClients([[...say('I see.', 0), stop]], [], { files: { kind: 'disk', folder } });
});
afterEach(async () => {
  await scene.close();
  rmSync(folder, { recursive: true, force: true });
});

const png = writePng(2, 2);
const PNG_URL = `data:image/png;base64,${png.toString('base64')}`;
const ask = (id: string, parts: object[], more: object = {}) =>
  scene.call('POST', '/api/chat', { id: 'thread-1', messages: [{ id, role: 'user', parts }], ...more });
const file = (url: string, filename?: string) => ({ type: 'file', mediaType: 'image/png', url, filename });
/** The content of each question in the log. */
async function questions() {
  const row = await scene.store.conversations.ofThread(scene.owner, 'thread-1');
  const events = row ? await scene.events(row.id) : [];
  return events.flatMap((event) => (event.type === 'user_message' ? [event.content] : []));
}
const stored = () => readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());

describe('files in a message of useChat', () => {
  it('are kept as uploads, whose bytes their visitor can read, and are not in the log', async () => {
    const reply = await ask('m1', [{ type: 'text', text: 'What is it?' }, file(PNG_URL, 'mill.png')]);
    expect(await reply.text()).toContain('see.');
    const [content] = await questions();
    expect(content).toMatchObject([
      { type: 'text', text: 'What is it?' },
      { type: 'image', name: 'mill.png' },
    ]);
    expect(JSON.stringify(content)).not.toContain('base64');
    const { url } = content![1] as { url: string };
    const read = await scene.call('GET', url);
    expect(read.headers.get('content-type')).toBe('image/png');
    expect(Buffer.from(await read.arrayBuffer()).subarray(0, 8)).toEqual(png.subarray(0, 8));
    const stranger = await scene.headersOf('vis_other');
    expect((await scene.call('GET', url, undefined, stranger)).status).toBe(404);
  });

  it('of a message that is sent again are not kept twice', async () => {
    const parts = [{ type: 'text', text: 'What is it?' }, file(PNG_URL)];
    await (await ask('m1', parts)).text();
    const once = stored().length;
    const again = await ask('m1', parts);
    expect([again.status, (await again.text()).includes('see.')]).toEqual([200, true]);
    expect(stored()).toHaveLength(once);
    expect(await questions()).toHaveLength(1);
  });

  it('of a question that is asked in other words belong to its new version', async () => {
    await (await ask('m1', [{ type: 'text', text: 'What is it?' }])).text();
    await (await ask('m1', [{ type: 'text', text: 'And this?' }, file(PNG_URL)], { messageId: 'm1' })).text();
    expect((await questions()).at(-1)).toMatchObject([{ text: 'And this?' }, { type: 'image' }]);
  });

  it('may be text, and larger than one piece of an upload', async () => {
    const text = 'The mill has a warranty of two years. '.repeat(10_000);
    const url = `data:text/plain;charset=utf-8,${encodeURIComponent(text)}`;
    await (await ask('m1', [file(url, 'notes.txt')])).text();
    expect(await questions()).toMatchObject([[{ type: 'file', name: 'notes.txt', size: text.length }]]);
  });

  it.each([
    [
      'that are of no kind that is taken',
      `data:application/zip;base64,${Buffer.from('PK\u0003\u0004 zip').toString('base64')}`,
      415,
    ],
    ['that are empty', 'data:text/plain,', 400],
    ['without a comma', 'data:text/plain;base64', 400],
    ['with a broken escape', 'data:text/plain,%E0%A4%A', 400],
  ])('%s are refused, and nothing of the message is kept', async (_name, url, status) => {
    const reply = await ask('m1', [{ type: 'text', text: 'Look' }, file(PNG_URL), file(url)]);
    expect(reply.status).toBe(status);
    expect(await questions()).toEqual([]);
    const kept = scene.store.db.$client.prepare('SELECT count(*) FROM attachments').pluck().get();
    expect(kept).toBe(0);
  });
});

describe('files in a message of AG-UI', () => {
  it('are kept as uploads', async () => {
    const agent = new HttpAgent({ url: `${scene.origin}/agui`, headers: scene.headers, threadId: 'thread-1' });
    agent.addMessage({
      id: 'm1',
      role: 'user',
      content: [
        { type: 'text', text: 'What is it?' },
        { type: 'image', source: { type: 'data', value: png.toString('base64'), mimeType: 'image/png' } },
      ],
    });
    await agent.runAgent();
    expect(agent.messages.at(-1)).toMatchObject({ content: 'I see.' });
    expect(await questions()).toMatchObject([[{ text: 'What is it?' }, { type: 'image', name: 'file.png' }]]);
  });

  it('of other kinds, and at other addresses, are refused by their field', async () => {
    const send = (part: object) =>
      scene.call('POST', '/agui', {
        threadId: 'thread-1',
        runId: 'r1',
        messages: [{ id: 'm1', role: 'user', content: [part] }],
      });
    for (const [part, field] of [
      [{ type: 'audio', source: { type: 'data', value: 'AAAA', mimeType: 'audio/wav' } }, 'messages.0.content.0'],
      [{ type: 'image', source: { type: 'url', value: 'https://a.example/b.png' } }, 'messages.0.content.0.source'],
    ] as const) {
      const reply = await send(part);
      expect(reply.status).toBe(400);
      expect(((await reply.json()) as { error: { details: object } }).error.details).toMatchObject({ field });
    }
  });
});
