import { setTimeout as delay } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ConversationEvent } from '../../protocol/index.ts';
import { amount } from '../helpers/amount.ts';
import { ApiProcess } from '../helpers/api-process.ts';
import { type StandIn, startModel, startPages, startSerper } from '../helpers/stand-ins.ts';
import { afterTheEnd, WireClient } from '../helpers/wire-client.ts';

/** Seed of the kill moments; printed, so that a failing one can be repeated. */
const SEED = 20261121;
/** With AMOUNTS=all twenty, otherwise a few: each takes six seconds. */
const KILLS = amount(4, 20);
/** A run takes about this long undisturbed, in milliseconds: kills fall anywhere inside. */
const RUN_MS = 2_000;

const answer = Array.from({ length: 40 }, (_, i) => `Sentence ${i + 1} of the answer rests on the page. `);

describe('[EV2] kill -9 in a streaming run', () => {
  let pages: StandIn;
  let serper: StandIn;
  let model: StandIn;
  let api: ApiProcess;

  beforeAll(async () => {
    pages = await startPages({
      '/steam': {
        html: `<html><head><title>Steam</title></head><body><main><h1>Steam</h1><p>${'A boiler makes steam when water is hot. '.repeat(20)}</p></main></body></html>`,
        ms: 150,
      },
    });
    serper = await startSerper([{ title: 'Steam', link: `${pages.origin}/steam`, snippet: 'About steam' }]);
    model = await startModel(
      ({ toolResults }) =>
        toolResults.length === 0
          ? { text: ['Let me ', 'look that up.'], toolCalls: [{ name: 'web_search', input: { query: 'steam' } }] }
          : { text: answer },
      25,
    );
    api = await ApiProcess.start({
      env: {
        OPENAI_API_KEY: 'sk-test-stand-in',
        OPENAI_BASE_URL: `${model.origin}/v1`,
        OPENAI_MODEL: 'stand-in',
        SERPER_API_KEY: 'serper-stand-in',
        SERPER_BASE_URL: serper.origin,
      },
      config: {
        crawler: { allowHosts: [pages.host], robots: false },
        // All twenty messages are of one visitor.
        limits: { messagesPerMinute: 1000, messageBurst: 1000, newVisitorBurst: 1000 },
      },
    });
  });

  afterAll(async () => {
    await api?.close();
    await Promise.all([pages?.close(), serper?.close(), model?.close()]);
  });

  it(`ends with one complete answer at each of ${KILLS} moments (seed ${SEED})`, async () => {
    const random = seeded(SEED);
    for (let kill = 1; kill <= KILLS; kill++) {
      const client = await WireClient.open(api.origin);
      await client.connect();
      const { run_id, conversation_id } = await client.send(`What makes steam, number ${kill}?`);
      await delay(random() * RUN_MS);
      const toolWasDone = client.seen.some(isToolResult);
      const searchesBefore = serper.requests.length;
      await api.kill('SIGKILL');
      client.close();
      expect(integrityOf(api.databaseFile), `kill ${kill}`).toBe('ok');
      await api.start();
      await client.connect();
      await client.untilEnd(run_id);

      expect(client.answer(run_id).trim(), `kill ${kill}`).toBe(answer.join('').trim());
      const text = (state = client.state) =>
        JSON.stringify(state.blocks.map((block) => [block.type, 'text' in block ? block.text : '']));
      const live = text();
      await client.reload();
      await client.until(({ state }) => state.blocks.length > 0);
      expect(text(), `history after kill ${kill}`).toBe(live);
      const ids = client.seen.map((event) => event.event_id);
      expect(ids, `kill ${kill}: strictly increasing, nothing shown twice`).toEqual(
        [...new Set(ids)].sort((a, b) => a - b),
      );
      expect(afterTheEnd(client.seen)).toEqual([]);
      const results = client.seen.filter(isToolResult).map((event) => event.content_block.tool_use_id);
      expect(new Set(results).size, `kill ${kill}: one result a call`).toBe(results.length);
      if (toolWasDone)
        expect(serper.requests.length, `kill ${kill}: a finished tool is not run again`).toBe(searchesBefore);
      client.close();
      expect(conversation_id).toBe(client.state.conversationId);
    }
  }, 300_000);

  it('SIGTERM in a streaming run lets it finish or resume, with exit 0 within 10 s', async () => {
    const client = await WireClient.open(api.origin);
    await client.connect();
    const { run_id } = await client.send('What makes steam in the end?');
    await client.until(({ seen }) => seen.some((event) => event.type === 'content_block_delta'));
    const startedAt = performance.now();
    expect(await api.kill('SIGTERM')).toBe(0);
    expect(performance.now() - startedAt).toBeLessThan(10_500);
    client.close();
    await api.start();
    await client.connect();
    await client.untilEnd(run_id);
    expect(client.answer(run_id).trim()).toBe(answer.join('').trim());
    client.close();
  });

  it('SIGTERM refuses new messages, sends the answer to its end over the open connection, and closes it with 1012', async () => {
    const client = await WireClient.open(api.origin);
    await client.connect();
    const { run_id, conversation_id } = await client.send('What makes steam once more?');
    await client.until(({ seen }) => seen.some((event) => event.type === 'content_block_delta'));
    const ended = api.kill('SIGTERM');
    for (let isReady = true; isReady; ) isReady = (await fetch(`${api.origin}/readyz`)).ok;
    const refused = await fetch(`${api.origin}/api/v1/conversations/${conversation_id}/messages`, {
      method: 'POST',
      headers: { authorization: `Bearer ${client.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ client_id: 'late', content: [{ type: 'text', text: 'Too late?' }] }),
    });
    const { error } = (await refused.json()) as { error: { code: string } };
    expect([refused.status, refused.headers.get('retry-after'), error.code]).toEqual([503, '5', 'unavailable']);
    await client.untilEnd(run_id);
    expect(client.answer(run_id).trim()).toBe(answer.join('').trim());
    expect(await ended).toBe(0);
    expect(client.closeCode).toBe(1012);
    await api.start();
  });
});

type ToolResultEvent = ConversationEvent & { content_block: { type: 'tool_result'; tool_use_id: string } };
function isToolResult(event: ConversationEvent): event is ToolResultEvent {
  return event.type === 'content_block_start' && event.content_block.type === 'tool_result';
}

function integrityOf(file: string): unknown {
  const database = new Database(file);
  try {
    return database.pragma('integrity_check', { simple: true });
  } finally {
    database.close();
  }
}

/** Random numbers from 0 to 1 of a linear congruential generator: enough to distribute kill moments. */
function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
