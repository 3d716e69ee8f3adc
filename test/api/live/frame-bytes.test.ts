import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { bytesOfAll, toServerSentEvent, toWebSocketFrame } from '../../../api/live/frame-bytes.ts';
import type { ConversationEvent } from '../../../protocol/index.ts';

const titled = (event_id: number, title: string): ConversationEvent => ({
  event_id,
  conversation_id: 'c',
  type: 'conversation_updated',
  run_id: 'r',
  at: '2026-03-25T02:00:00.000Z',
  title,
});
/** An event whose JSON has `bytes` bytes of UTF-8. */
function ofSize(event_id: number, bytes: number): ConversationEvent {
  const rest = bytes - Buffer.byteLength(JSON.stringify(titled(event_id, 'ệ')));
  return titled(event_id, `ệ${'x'.repeat(rest)}`);
}

it('a client reads frames of every length that has a header of its own, alone and several in one write', async () => {
  const events = [130, 65_535, 65_536, 70_000].map((bytes, n) => ofSize(n, bytes));
  const frames = [{ type: 'reset' as const, conversation_id: 'c' }, ...events];
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
  try {
    server.on('connection', (_socket, request) => {
      for (const frame of frames) request.socket.write(toWebSocketFrame(frame, JSON.stringify(frame)));
      request.socket.write(bytesOfAll(events, toWebSocketFrame));
    });
    await once(server, 'listening');
    const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
    const read: unknown[] = [];
    await new Promise<void>((resolve, reject) => {
      client.on('error', reject);
      client.on('message', (data, isBinary) => {
        read.push(isBinary ? data : JSON.parse(String(data)));
        if (read.length === 2 * frames.length - 1) resolve();
      });
    });
    expect(read).toEqual([...frames, ...events]);
    client.terminate();
  } finally {
    server.close();
  }
});

it('an event stream has the id of an event before its data, and none for other frames', () => {
  const event = titled(7, 'a\nb');
  expect(String(bytesOfAll([event, titled(8, 'c')], toServerSentEvent))).toBe(
    `id: 7\ndata: ${JSON.stringify(event)}\n\nid: 8\ndata: ${JSON.stringify(titled(8, 'c'))}\n\n`,
  );
  const reset = { type: 'reset' as const, conversation_id: 'c' };
  expect(String(toServerSentEvent(reset, JSON.stringify(reset)))).toBe(`data: ${JSON.stringify(reset)}\n\n`);
});
