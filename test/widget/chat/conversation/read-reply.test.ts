// The reply with a history is parsed as it arrives: the same as if parsed whole, wherever it is cut, in tasks that others run between.
import { expect } from 'chai';
import type { History } from '../../../../protocol/history.ts';
import { TaskTime } from '../../../../widget/chat/conversation/in-tasks.ts';
import { readReply } from '../../../../widget/chat/conversation/read-reply.ts';

const AT = '2026-03-25T02:00:00.000Z';

/** A message with what looks like the beginning of another one: in its text, and between its parts. */
const message = (n: number, extra: object = {}) => ({
  id: `umsg_${n}`,
  run_id: `run_${n}`,
  role: 'user',
  content: [{ type: 'text', text: `Frage ${n}: "},{"id":"x", \\"messages\\":[ – 配送 👍🏽 ${'lang '.repeat(60)}` }],
  display_type: 'content',
  created_at: AT,
  ...extra,
});

const historyOf = (messages: readonly object[], conversation: object = {}) => ({
  conversation: { id: 'conv_1', title: 'About "messages":[ and more', created_at: AT, updated_at: AT, ...conversation },
  messages,
  runs: messages.map((_, n) => ({ run_id: `run_${n}`, agent: { name: 'Alder' }, status: 'done', created_at: AT })),
  workspace: { sources: [] },
  last_event_id: 7,
});

/** A reply that arrives in chunks of so many bytes. */
function replyOf(text: string, bytes = Number.POSITIVE_INFINITY): Response {
  const all = new TextEncoder().encode(text);
  let at = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (at >= all.length) return controller.close();
      controller.enqueue(all.slice(at, at + bytes));
      at += bytes;
    },
  });
  return new Response(body);
}

const page = globalThis as { scheduler?: unknown };
const { scheduler } = page;

describe('the reply with a history', () => {
  afterEach(() => {
    page.scheduler = scheduler;
  });

  const many = Array.from({ length: 900 }, (_, n) => message(n));
  const calls = Array.from({ length: 1_500 }, (_, n) => ({ id: `call_${n}`, name: 'search', input: { n } }));
  const cases: readonly (readonly [string, object])[] = [
    ['none', historyOf([])],
    ['one message', historyOf([message(1)])],
    ['many messages', historyOf(many)],
    [
      'a message with many parts that begin as messages do',
      historyOf([...many, message(0, { tool_calls: calls }), ...many]),
    ],
    ['long ones', historyOf([message(1, { summary: 'x'.repeat(300_000) }), ...many])],
    ['nothing that is a history', { error: { code: 'internal' } }],
  ];
  for (const [name, whole] of cases) {
    it(`gives what JSON.parse gives of it, in its order: ${name}`, async () => {
      const text = JSON.stringify(whole);
      for (const bytes of [1_001, 65_536, text.length * 4]) {
        expect(JSON.stringify(await readReply(replyOf(text, bytes))), `${bytes} bytes at once`).to.equal(text);
      }
    });
  }

  it('rejects with a SyntaxError where it is something else, or ends too soon', async () => {
    const text = JSON.stringify(historyOf(many));
    for (const wrong of [
      '',
      '<!doctype html>',
      text.slice(0, -1),
      text.slice(0, 150_000),
      text.replace('"umsg_700"', 'umsg'),
    ]) {
      const error = await readReply(replyOf(wrong)).catch((failure: unknown) => failure);
      expect(error).to.be.instanceOf(SyntaxError);
    }
  });

  it('is read in several tasks where one would take too long, and in one where it is short', async () => {
    let tasks = 1;
    page.scheduler = { yield: async () => void tasks++ };
    let nowMs = 0;
    const slow = () => new TaskTime(() => (nowMs += 5));
    const history: History = await readReply(replyOf(JSON.stringify(historyOf(many))), slow());
    expect(history.messages).to.have.length(900);
    expect(tasks).to.be.greaterThan(5);
    tasks = 1;
    await readReply(replyOf(JSON.stringify(historyOf(many.slice(0, 9)))), new TaskTime(() => 0));
    expect(tasks).to.equal(1);
  });
});
