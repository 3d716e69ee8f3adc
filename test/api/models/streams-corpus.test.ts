import { describe, expect, test } from 'vitest';
import type { ModelEvent } from '../../../api/models/model.ts';
import { ModelError } from '../../../api/models/model.ts';
import { createOpenAiModel } from '../../../api/models/openai.ts';
import { RUN_LIMITS } from '../../../api/runs/limits.ts';
import { runAgent } from '../../../api/runs/run-agent.ts';
import { SourceBook } from '../../../api/runs/source-book.ts';
import { type Clock, systemClock } from '../../../api/time/clock.ts';
import type { EventDraft } from '../../../protocol/index.ts';
import { readCorpus } from '../../helpers/corpus.ts';
import { type ServerReply, startModelServer, textFrames } from '../../helpers/model-server.ts';
import { countedIds } from '../../helpers/scripted-clock.ts';
import { createScriptedTool } from '../../helpers/scripted-tool.ts';

type Row = {
  id: string;
  kind: string;
  name: string;
  upstream: ServerReply;
  expect: { outcome: string; text?: string; toolCalls?: { name?: string; arguments: string }[] };
};

/** Waits between tries are over at once; what guards against silence is not. */
const impatient: Clock = {
  ...systemClock,
  sleep: (ms, signal) => (ms < 10_000 ? Promise.resolve() : systemClock.sleep(ms, signal)),
};

const rows = readCorpus<Row>('streams.json')?.filter((row) => row.kind === 'sse') ?? [];

/** The row through the adapter and the agent loop; a follow-up request gets a plain answer. */
async function runRow(row: Row) {
  const server = await startModelServer((body) => {
    const messages = body.messages as { role: string }[];
    return messages.some((message) => message.role === 'tool')
      ? { chunks: textFrames('After the tools.') }
      : row.upstream;
  });
  const tool = createScriptedTool(impatient, { ms: 0 });
  const model = createOpenAiModel({
    baseUrl: server.url,
    apiKey: 'sk-test-SECRETKEY123',
    model: 'test',
    clock: impatient,
    random: () => 0.5,
  });
  const said: ModelEvent[] = [];
  const events: EventDraft[] = [];
  const errors: unknown[] = [];
  const newId = countedIds();
  const outputs = runAgent(
    {
      model: {
        label: model.label,
        async *stream(request, options) {
          for await (const event of model.stream(request, options)) {
            said.push(event);
            yield event;
          }
        },
      },
      tools: [tool],
      journal: { park: async () => {}, get: async () => null, begin: async () => {}, finish: async () => {} },
      sources: new SourceBook(newId),
      clock: systemClock,
      limits: RUN_LIMITS,
      newId,
      redactInput: (input) => input,
      onError: (error) => errors.push(error),
    },
    {
      runId: 'run_1',
      conversationId: 'conv_1',
      site: 'default',
      agent: { name: 'Alder assistant' },
      messages: [{ role: 'user', content: 'Question?' }],
      question: 'Question?',
      visitorText: 'Question?',
      lang: 'en',
    },
    new AbortController().signal,
  );
  for await (const output of outputs) if ('events' in output) events.push(...output.events);
  await server.close();
  return { said, events, errors, tries: server.requests.length, tool };
}

function textOf(events: readonly EventDraft[]): string {
  const text = new Map<string, string>();
  for (const event of events) {
    if (event.type === 'content_block_delta' && event.delta.type === 'text_delta')
      text.set(event.message_id, (text.get(event.message_id) ?? '') + event.delta.text);
    if (event.type === 'message_retract') text.delete(event.message_id);
  }
  return [...text.values()].join('');
}

describe.skipIf(rows.length === 0)('every upstream stream of the corpus through adapter and agent loop', () => {
  test.each(rows.map((row) => [row.name, row] as const))('%s', async (_name, row) => {
    const { said, events, errors, tries, tool } = await runRow(row);
    const end = events.at(-1)!;
    const text = textOf(events);
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
    await runRow(row);
    expect(process.memoryUsage.rss() - before).toBeLessThan(32 * 1024 * 1024);
  });
});
