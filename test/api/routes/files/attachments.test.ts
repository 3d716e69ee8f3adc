// Attachments over HTTP: uploads in pieces, their limits, what a message may have, how they are served, and that nothing of a deleted
// one is left. What each kind of content gives is test/api/files/check-file.test.ts; foreign ids are cross-visitor.test.ts.
import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { UNSENT_ATTACHMENT_MS } from '../../../../api/config/limits.ts';
import { sweepFiles } from '../../../../api/files/sweep.ts';
import { ATTACHMENT_PIECE_BYTES as PIECE, type UserContent } from '../../../../protocol/index.ts';
import { listening, SocketClient } from '../../../helpers/socket-client.ts';
import { answerOf } from '../../../helpers/store-contract.ts';
import { bytesUnder } from '../../../helpers/stored-bytes.ts';
import { createTestApp, type TestApp, testSite } from '../../../helpers/test-app.ts';
import { beginUpload, sendPiece, uploadFile } from '../../../helpers/upload-file.ts';
import { writePng } from '../../../helpers/write-images.ts';

type Visitor = Awaited<ReturnType<TestApp['visitor']>>;

let app: TestApp;
let ann: Visitor;
beforeEach(async () => {
  app = await createTestApp();
  ann = await app.visitor('vis_ann');
});
afterEach(() => app.close());

const call = async (method: 'GET' | 'HEAD' | 'POST' | 'DELETE', path: string, payload?: object, visitor = ann) => {
  const { authorization, origin } = visitor;
  const reply = await app.server.inject({
    method,
    url: `/api/v1${path}`,
    headers: { authorization, origin },
    ...(payload ? { payload } : {}),
  });
  const isJson = String(reply.headers['content-type']).startsWith('application/json') && reply.body !== '';
  return {
    status: reply.statusCode,
    headers: reply.headers,
    raw: reply.rawPayload,
    body: isJson ? reply.json<Record<string, never> & { error: { code: string; details: object } }>() : null,
  };
};
const text = (words: string) => Buffer.from(words);
const newConversation = async () => {
  const reply = await call('POST', '/conversations', {});
  return (reply.body as unknown as { id: string }).id;
};
let sent = 0;
const send = (conversation: string, content: readonly UserContent[], visitor = ann) =>
  call('POST', `/conversations/${conversation}/messages`, { client_id: `c${++sent}`, content }, visitor);
const upload = async (name: string, bytes: Buffer, visitor = ann) => {
  const { body } = await uploadFile(app, visitor, name, bytes);
  return body.part!;
};
const sweep = () =>
  sweepFiles(app.store.attachments, app.files, { nowMs: app.clock.now(), signal: new AbortController().signal });

describe('[AT1] an upload', () => {
  it('is checked over a real connection, whose request has been read before the check is over', async () => {
    const { port } = await listening(app);
    const bytes = text('A line of text.\n'.repeat(1_000));
    const begun = await beginUpload(app, ann, { name: 'notes.txt', size: bytes.length });
    const reply = await fetch(`http://127.0.0.1:${port}/api/v1/attachments/${begun.body.id}?offset=0`, {
      method: 'PATCH',
      headers: { authorization: ann.authorization, origin: ann.origin, 'content-type': 'application/octet-stream' },
      body: bytes,
    });
    expect([reply.status, await reply.json()]).toMatchObject([200, { part: { type: 'file', name: 'notes.txt' } }]);
  });

  it('in pieces gives the part of a message with the last one, and its bytes back', async () => {
    const words = `name;price\n${'mill;12\n'.repeat(80_000)}`;
    const bytes = text(words);
    const begun = await beginUpload(app, ann, { name: 'prices.csv', size: bytes.length });
    expect(begun).toMatchObject({
      status: 201,
      body: { offset: 0, size: bytes.length, piece_bytes: PIECE },
    });
    const { id } = begun.body;
    const first = await sendPiece(app, ann, id, 0, bytes.subarray(0, PIECE));
    expect(first.body).toEqual({ id, offset: PIECE, size: bytes.length, piece_bytes: PIECE });
    await sendPiece(app, ann, id, PIECE, bytes.subarray(PIECE, 2 * PIECE));
    const last = await sendPiece(app, ann, id, 2 * PIECE, bytes.subarray(2 * PIECE));
    const part = {
      type: 'file',
      url: `/api/v1/attachments/${id}`,
      name: 'prices.csv',
      content_type: 'text/csv',
      size: bytes.length,
    };
    expect(last.body).toMatchObject({ offset: bytes.length, part });
    const got = await call('GET', `/attachments/${id}`);
    expect(got.status).toBe(200);
    expect(got.raw.equals(bytes)).toBe(true);
    const owner = { site: 'shop', visitorId: 'vis_ann' };
    expect(await app.store.attachments.get(owner, id)).toMatchObject({
      state: 'ready',
      sha256: createHash('sha256').update(bytes).digest('hex'),
    });
    // The pieces are gone: the file alone is kept.
    expect(bytesUnder(app.folder).length).toBeLessThan(bytes.length + 200);
  });

  it('that was cut off at 99 % goes on where HEAD says, and a piece that was sent already changes nothing', async () => {
    const whole = text('a line of text\n'.repeat(70_000));
    const { id } = (await beginUpload(app, ann, { name: 'log.txt', size: whole.length })).body;
    const lastAt = Math.floor(whole.length / PIECE) * PIECE;
    for (let at = 0; at < lastAt; at += PIECE) await sendPiece(app, ann, id, at, whole.subarray(at, at + PIECE));
    // The rest arrives in part: nothing of it is kept.
    const cut = await sendPiece(app, ann, id, lastAt, whole.subarray(lastAt, whole.length - 5));
    expect(cut).toMatchObject({ status: 400, body: { error: { code: 'invalid_request' } } });
    const head = await call('HEAD', `/attachments/${id}`);
    expect(head.headers).toMatchObject({ 'upload-offset': String(lastAt), 'upload-length': String(whole.length) });
    expect((await call('GET', `/attachments/${id}`)).status).toBe(404);
    const again = await sendPiece(app, ann, id, 0, whole.subarray(0, PIECE));
    expect(again).toMatchObject({ status: 409, body: { error: { code: 'conflict', details: { offset: lastAt } } } });
    const done = await sendPiece(app, ann, id, lastAt, whole.subarray(lastAt));
    expect(done.body.part).toMatchObject({ content_type: 'text/plain', size: whole.length });
    const twice = await sendPiece(app, ann, id, lastAt, whole.subarray(lastAt));
    expect(twice).toMatchObject({ status: 409, body: { error: { details: { offset: whole.length } } } });
    expect((await call('GET', `/attachments/${id}`)).raw.equals(whole)).toBe(true);
  });

  it('takes bytes and nothing else, at an offset', async () => {
    const { id } = (await beginUpload(app, ann, { name: 'a.txt', size: 3 })).body;
    const { authorization, origin } = ann;
    const patch = (query: string, type: string, payload: string) =>
      app.server.inject({
        method: 'PATCH',
        url: `/api/v1/attachments/${id}${query}`,
        headers: { authorization, origin, 'content-type': type },
        payload,
      });
    expect((await patch('?offset=0', 'application/json', '{}')).json()).toMatchObject({
      error: { code: 'unsupported_media_type', message: expect.stringContaining('application/octet-stream') },
    });
    for (const query of ['', '?offset=-1', '?offset=x', '?offset=1e3'])
      expect([query, (await patch(query, 'application/octet-stream', 'abc')).statusCode]).toEqual([query, 400]);
    const large = await patch('?offset=0', 'application/octet-stream', 'x'.repeat(PIECE + 1));
    expect(large.json()).toMatchObject({ error: { code: 'too_large', message: 'The body is larger than 256 KiB.' } });
    expect((await patch('?offset=0', 'application/octet-stream', 'abc')).statusCode).toBe(200);
    // Bytes are for this route alone.
    const elsewhere = await app.server.inject({
      method: 'POST',
      url: '/api/v1/attachments',
      headers: { authorization, origin, 'content-type': 'application/octet-stream' },
      payload: 'abc',
    });
    expect(elsewhere.statusCode).toBe(415);
  });

  it('[AT3] that is refused leaves nothing', async () => {
    const refused = await uploadFile(app, ann, 'photo.png', text('<svg onload=alert(1)>SECRET-MARK'));
    expect(refused).toMatchObject({
      status: 415,
      body: { error: { code: 'unsupported_media_type', details: { reason: 'type' } } },
    });
    expect(await sweep()).toBe(1);
    expect(bytesUnder(app.folder)).not.toContain('SECRET-MARK');
  });

  it('has the limits of one file, of waiting files, of the visitor and of the site, each with its reason', async () => {
    const reasonOf = async (name: string, size: number, visitor = ann) => {
      const { status, body } = await beginUpload(app, visitor, { name, size });
      return [status, body.error?.details?.reason];
    };
    const MB = 1024 * 1024;
    expect(await reasonOf('a.txt', 0)).toEqual([400, 'empty']);
    expect(await reasonOf('a.txt', 10 * MB + 1)).toEqual([413, 'size']);
    for (let n = 0; n < 10; n++) expect(await reasonOf('a.txt', 10 * MB)).toEqual([201, undefined]);
    expect(await reasonOf('a.txt', 1)).toEqual([413, 'full']);
    const bob = await app.visitor('vis_bob');
    for (let n = 0; n < 20; n++) expect(await reasonOf('b.txt', 1, bob)).toEqual([201, undefined]);
    expect(await reasonOf('b.txt', 1, bob)).toEqual([413, 'count']);
    for (let v = 0; v < 9; v++) {
      const other = await app.visitor(`vis_${v}x`);
      for (let n = 0; n < 10; n++) await beginUpload(app, other, { name: 'a.txt', size: 10 * MB });
    }
    expect(await reasonOf('c.txt', 10 * MB, await app.visitor('vis_carol'))).toEqual([413, 'full']);
    // Another site has room of its own.
    expect(
      await app.store.attachments.begin(
        { site: 'blog', visitorId: 'v' },
        { id: 'att_b', name: 'b', size: 1 },
        { unsent: 1, visitorBytes: 1, siteBytes: 1 },
      ),
    ).toBeNull();
  }, 20_000);

  it('is for sites that allow it: others take neither a file nor a message with one', async () => {
    await app.close();
    app = await createTestApp({ config: { sites: [{ ...testSite, attachments: false }] } });
    ann = await app.visitor('vis_ann');
    expect(await beginUpload(app, ann, { name: 'a.txt', size: 1 })).toMatchObject({
      status: 400,
      body: { error: { message: 'This site takes no attachments.' } },
    });
    const file = { type: 'file' as const, url: '/api/v1/attachments/att_1', name: 'a', content_type: 'a', size: 1 };
    expect((await send(await newConversation(), [file])).body?.error).toMatchObject({ code: 'invalid_request' });
    const { site } = (await call('POST', '/site', { site: 'shop' })).body as unknown as { site: object };
    expect(site).toMatchObject({ features: { attachments: false }, limits: { message_chars: 16_000 } });
  });

  it('is described by the site: that it is taken, how many and how large', async () => {
    const { site } = (await call('POST', '/site', { site: 'shop' })).body as unknown as { site: object };
    expect(site).toMatchObject({
      features: { attachments: true },
      limits: { attachments: 5, attachment_bytes: 10 * 1024 * 1024 },
    });
  });
});

describe('[AT2] a message with files', () => {
  it('has the server’s own name, type and size, in the event, in history and in the export', async () => {
    const image = await upload('../secret/Mill\u202E.png', writePng());
    const forged = { ...image, name: 'forged.exe', content_type: 'text/html', size: 1, alt: 'x' };
    const conversation = await newConversation();
    const reply = await send(conversation, [forged as UserContent]);
    expect([reply.status, reply.body]).toMatchObject([202, { conversation_id: conversation }]);
    const [event] = await app.store.log.read(conversation, 0);
    expect(event).toMatchObject({ type: 'user_message', content: [image] });
    expect(image).toMatchObject({ name: 'Mill.png', content_type: 'image/png' });
    const history = await call('GET', `/conversations/${conversation}/history`);
    expect(JSON.stringify(history.body)).toContain(JSON.stringify(image));
    const markdown = await call('GET', `/conversations/${conversation}/export?format=md`);
    expect(markdown.raw.toString()).toContain('> [Mill.png]');
    const json = await call('GET', `/conversations/${conversation}/export?format=json`);
    expect(json.raw.toString()).toContain('"name":"Mill.png"');
  });

  it('by socket is the same, and a repeat of it gives the same result', async () => {
    const file = await upload('a.txt', text('some words'));
    const socket = await SocketClient.open(app, ann);
    const frame = { type: 'send', client_id: 'again', content: [file, { type: 'text', text: 'Read it' }] };
    const first = await socket.ask({ ...frame, ref: 'r1' });
    const second = await socket.ask({ ...frame, ref: 'r2' });
    expect([first.type, second.message_id]).toEqual(['ack', first.message_id]);
    socket.close();
  });

  it('is refused for a file that is unknown, foreign or not whole, all alike; nothing is stored', async () => {
    const bob = await app.visitor('vis_bob');
    const foreign = await upload('b.txt', text('of Bob'), bob);
    const { id } = (await beginUpload(app, ann, { name: 'half.txt', size: 9 })).body;
    const conversation = await newConversation();
    const partOf = (url: string) => ({ type: 'file' as const, url, name: 'a', content_type: 'a', size: 1 });
    const replies = [];
    for (const url of ['/api/v1/attachments/att_none', foreign.url, `/api/v1/attachments/${id}`])
      replies.push(await send(conversation, [partOf(url)]));
    expect(replies.map(({ status, body }) => [status, body])).toEqual(
      Array(3).fill([404, { error: { code: 'not_found', message: 'There is no such attachment.' } }]),
    );
    const elsewhere = await send(conversation, [partOf('https://evil.example/a.png')]);
    expect(elsewhere.body?.error).toMatchObject({ code: 'invalid_request', details: { field: 'content.0' } });
    expect(await app.store.log.read(conversation, 0)).toEqual([]);
  });

  it('has at most five, each once', async () => {
    const files = [];
    for (let n = 0; n < 6; n++) files.push(await upload(`${n}.txt`, text(`file ${n}`)));
    const conversation = await newConversation();
    expect((await send(conversation, files)).body?.error).toMatchObject({
      code: 'too_large',
      details: { reason: 'count' },
    });
    expect((await send(conversation, [files[0]!, files[0]!])).status).toBe(400);
    expect((await send(conversation, files.slice(1))).status).toBe(202);
  });

  it('gives its files to its conversation: an edit has them again, another conversation is refused', async () => {
    const file = await upload('a.txt', text('some words'));
    const conversation = await newConversation();
    const first = (await send(conversation, [file])).body as unknown as { message_id: string; run_id: string };
    await app.store.log.append(conversation, answerOf(first.run_id));
    const { authorization, origin } = ann;
    const edited = await app.server.inject({
      method: 'PATCH',
      url: `/api/v1/messages/${first.message_id}`,
      headers: { authorization, origin },
      payload: { client_id: 'edit1', content: [file, { type: 'text', text: 'Again' }] },
    });
    expect(edited.statusCode).toBe(202);
    expect((await send(await newConversation(), [file])).body?.error).toMatchObject({ code: 'conflict' });
    expect(await call('DELETE', file.url.replace('/api/v1', ''))).toMatchObject({ status: 409 });
  });
});

describe('[AT5] a file', () => {
  it('is served as what no browser runs: an image inside the page, all else as a download', async () => {
    const image = await upload('Bảng "giá".png', writePng());
    const shown = await call('GET', image.url.replace('/api/v1', ''));
    expect(shown.headers).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': `inline; filename="B_ng _gi__.png"; filename*=UTF-8''B%E1%BA%A3ng%20_gi%C3%A1_.png`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'no-store',
    });
    const file = await upload('a.md', text('# Notes\n'));
    const downloaded = await call('GET', file.url.replace('/api/v1', ''));
    expect(downloaded.headers).toMatchObject({
      'content-type': 'text/markdown; charset=utf-8',
      'content-disposition': `attachment; filename="a.md"; filename*=UTF-8''a.md`,
    });
  });

  it('is not served without a token, and HEAD of a foreign one is that of an unknown one', async () => {
    const file = await upload('a.txt', text('some words'));
    const anyone = await app.server.inject({ method: 'GET', url: file.url });
    expect(anyone.statusCode).toBe(401);
    const bob = await app.visitor('vis_bob');
    const path = file.url.replace('/api/v1', '');
    const heads = [
      await call('HEAD', path, undefined, bob),
      await call('HEAD', '/attachments/att_none', undefined, bob),
    ];
    const facts = heads.map(({ status, headers: { date: _, 'x-request-id': __, ...headers } }) => [status, headers]);
    expect(facts[0]).toEqual(facts[1]);
    expect(facts[0]?.[0]).toBe(404);
  });

  it('that was not sent can be removed, and is deleted a day later by itself', async () => {
    const file = await upload('a.txt', text('REMOVED-BY-HAND'));
    expect((await call('DELETE', file.url.replace('/api/v1', ''))).status).toBe(204);
    expect((await call('GET', file.url.replace('/api/v1', ''))).status).toBe(404);
    await upload('b.txt', text('NEVER-SENT'));
    const { id } = (await beginUpload(app, ann, { name: 'c.txt', size: PIECE + 9 })).body;
    await sendPiece(app, ann, id, 0, Buffer.from('CUT-UPLOAD'.padEnd(PIECE)));
    await sweep();
    expect(bytesUnder(app.folder)).not.toContain('REMOVED-BY-HAND');
    expect(bytesUnder(app.folder)).toContain('NEVER-SENT');
    expect(bytesUnder(app.folder)).toContain('CUT-UPLOAD');
    app.clock.advance(UNSENT_ATTACHMENT_MS + 1);
    await sweep();
    expect(bytesUnder(app.folder)).toBe('');
  });

  it('is hidden with its conversation while that can be restored, and gone with it', async () => {
    const file = await upload('a.txt', text('BYTES-OF-THE-VISITOR'));
    const path = file.url.replace('/api/v1', '');
    const conversation = await newConversation();
    const { run_id } = (await send(conversation, [file])).body as unknown as { run_id: string };
    await app.store.log.append(conversation, answerOf(run_id));
    await call('DELETE', `/conversations/${conversation}?undo=5`);
    expect((await call('GET', path)).status).toBe(404);
    await call('POST', `/conversations/${conversation}/restore`, {});
    expect((await call('GET', path)).status).toBe(200);
    await sweep();
    expect(bytesUnder(app.folder)).toContain('BYTES-OF-THE-VISITOR');
    await call('DELETE', `/conversations/${conversation}`);
    expect((await call('GET', path)).status).toBe(404);
    expect(await sweep()).toBe(1);
    expect(bytesUnder(app.folder)).toBe('');
  });

  it('goes with its visitor and with an expired conversation', async () => {
    const owner = { site: 'shop', visitorId: 'vis_ann' };
    for (let n = 0; n < 5; n++) {
      const { run_id, conversation_id } = (
        await send(await newConversation(), [await upload(`${n}.txt`, text(`EXPIRED-${n}`))])
      ).body as unknown as { run_id: string; conversation_id: string };
      await app.store.log.append(conversation_id, answerOf(run_id));
    }
    await app.store.expire('shop', Number.MAX_SAFE_INTEGER, { conversations: 20, events: 1_000 });
    expect(await sweep()).toBe(5);
    for (let n = 0; n < 3; n++) await upload(`${n}.txt`, text(`OF-THE-VISITOR-${n}`));
    await app.store.deleteVisitor(owner);
    expect(await sweep()).toBe(3);
    expect(bytesUnder(app.folder)).toBe('');
  });

  it('moves with an anonymous visitor who signs in', async () => {
    const file = await upload('a.txt', text('some words'));
    await app.store.moveVisitor({ site: 'shop', visitorId: 'vis_ann' }, { site: 'shop', visitorId: 'vis_named' });
    const named = await app.visitor('vis_named');
    const path = file.url.replace('/api/v1', '');
    expect([(await call('GET', path)).status, (await call('GET', path, undefined, named)).status]).toEqual([404, 200]);
  });

  it('whose place does not answer is refused as unavailable, and its upload goes on later', async () => {
    await app.close();
    app = await createTestApp({ folder: '/proc/agent-chat-nowhere' });
    ann = await app.visitor('vis_ann');
    const { id } = (await beginUpload(app, ann, { name: 'a.txt', size: 3 })).body;
    expect(await sendPiece(app, ann, id, 0, text('abc'))).toMatchObject({
      status: 503,
      body: { error: { code: 'unavailable' } },
    });
    expect((await call('HEAD', `/attachments/${id}`)).headers).toMatchObject({ 'upload-offset': '0' });
  });
});
