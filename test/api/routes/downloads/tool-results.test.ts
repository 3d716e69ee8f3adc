import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { WholeResultType } from '../../../../api/store/contract/whole-results.ts';
import { createTestApp, type TestApp } from '../../../helpers/test-app.ts';

const NOT_FOUND = { code: 'not_found', message: 'There is no such tool result.' };

describe('the download of a result that the log has in part', () => {
  let app: TestApp;
  const owner = { site: 'shop', visitorId: 'vis_ann' };
  beforeEach(async () => {
    app = await createTestApp();
    await app.store.conversations.create(owner, { id: 'conv_1' });
  });
  afterEach(() => app.close());

  const keep = (text: string, contentType: WholeResultType = 'text/plain') =>
    app.store.wholeResults.put(
      { conversationId: 'conv_1', toolUseId: 'toolu_1', contentType, content: Buffer.from(text) },
      1e8,
    );
  const read = async (visitor = 'vis_ann', path = 'conv_1/tool-results/toolu_1') => {
    const { authorization, origin } = await app.visitor(visitor);
    return app.server.inject({ url: `/api/v1/conversations/${path}`, headers: { authorization, origin } });
  };

  it('sends all bytes to its visitor, as an attachment that no browser runs', async () => {
    // Longer than a piece that is read at a time, with a character across its end.
    const text = `a${'ü'.repeat(700_000)}<script>top.hit = 1</script>`;
    await keep(text);
    const reply = await read();
    expect(reply.statusCode).toBe(200);
    expect(reply.body === text).toBe(true);
    expect(reply.headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'content-disposition': 'attachment; filename="tool-result.txt"',
      'content-length': String(Buffer.byteLength(text)),
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
  });

  it('sends JSON as JSON', async () => {
    await keep('{"a":[1]}', 'application/json');
    const reply = await read();
    expect(reply.json()).toEqual({ a: [1] });
    expect(reply.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="tool-result.json"',
    });
  });

  it('[API-5] another visitor’s, unknown, of another conversation, deleted: the same error', async () => {
    await keep('secret');
    await app.store.conversations.create(owner, { id: 'conv_2' });
    const replies = [
      await read('vis_bob'),
      await read('vis_ann', 'conv_1/tool-results/toolu_2'),
      await read('vis_ann', 'conv_2/tool-results/toolu_1'),
      await read('vis_ann', 'conv_9/tool-results/toolu_1'),
      await read('vis_ann', "conv_1/tool-results/'"),
    ];
    await app.store.conversations.delete(owner, 'conv_1');
    replies.push(await read());
    for (const reply of replies) {
      expect([reply.statusCode, reply.json().error]).toEqual([404, expect.objectContaining(NOT_FOUND)]);
      expect(reply.headers).not.toHaveProperty('content-disposition');
    }
  });

  it('asks for a token', async () => {
    await keep('secret');
    const reply = await app.server.inject({ url: '/api/v1/conversations/conv_1/tool-results/toolu_1' });
    expect(reply.statusCode).toBe(401);
    expect(reply.body).not.toContain('secret');
  });
});
