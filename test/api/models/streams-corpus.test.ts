import { describe, expect, test } from 'vitest';
import { ModelError } from '../../../api/models/model.ts';
import { readCorpus } from '../../helpers/corpus.ts';
import type { ServerReply } from '../../helpers/model-server.ts';
import { runModelReply, shownText } from '../../helpers/run-model-reply.ts';

type Row = {
  id: string;
  kind: string;
  name: string;
  upstream: ServerReply;
  expect: { outcome: string; text?: string; toolCalls?: { name?: string; arguments: string }[] };
};

const rows = readCorpus<Row>('streams.json')?.filter((row) => row.kind === 'sse') ?? [];

describe.skipIf(rows.length === 0)('every upstream stream of the corpus through adapter and agent loop', () => {
  test.each(rows.map((row) => [row.name, row] as const))('%s', async (_name, row) => {
    const { said, events, errors, tries, tool } = await runModelReply(row.upstream);
    const end = events.at(-1)!;
    const text = shownText(events);
    const outcome = end.type === 'message_stop' ? 'complete' : text !== '' ? 'partial' : tries > 1 ? 'retry' : 'error';
    expect(row.expect.outcome.split('-or-'), `${outcome}: ${JSON.stringify(end)}`).toContain(outcome);
    if (outcome === 'retry') expect(tries).toBe(3);
    if (row.expect.text !== undefined) expect(text).toBe(row.expect.text);
    if (row.expect.toolCalls) {
      const calls = said.flatMap((event) => (event.type === 'tool_call' ? [event.call] : []));
      expect(calls).toMatchObject(row.expect.toolCalls);
      expect(calls).toHaveLength(row.expect.toolCalls.length);
    }
    // Only calls that fit the schema have run, and never more than the budget.
    for (const input of tool.runs) expect(Object.keys(input)).toEqual(['query']);
    expect(tool.runs.length).toBeLessThanOrEqual(20);
    const everything = JSON.stringify(events) + errors.map(String).join();
    expect(everything).not.toMatch(/SECRETKEY|\bnope\b|undefined|\[object Object\]|NaN/);
    // A failed model call is logged for the owner; any other entry would be our fault.
    expect(errors.filter((error) => !(error instanceof ModelError))).toEqual([]);
  });
});

describe.skipIf(rows.length === 0)('memory', () => {
  test('an endless line uses less than 32 MB before it is refused', async () => {
    const row = rows.find((candidate) => candidate.name.startsWith('64 MB'))!;
    const before = process.memoryUsage.rss();
    await runModelReply(row.upstream);
    expect(process.memoryUsage.rss() - before).toBeLessThan(32 * 1024 * 1024);
  });
});
