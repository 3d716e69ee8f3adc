// One reply of a model service, byte for byte, through the adapter and the agent loop. A follow-up request gets a plain answer.
import { type ModelEvent, textParts } from '../../api/models/model.ts';
import { createOpenAiModel } from '../../api/models/openai/openai.ts';
import { RUN_LIMITS } from '../../api/runs/input/limits.ts';
import { SourceBook } from '../../api/runs/record/source-book.ts';
import { runAgent } from '../../api/runs/run-agent.ts';
import { type Clock, systemClock } from '../../api/time/clock.ts';
import type { EventDraft } from '../../protocol/index.ts';
import { type ServerReply, startModelServer, textFrames } from './model-server.ts';
import { countedIds } from './scripted-clock.ts';
import { createScriptedTool } from './scripted-tool.ts';

/** Waits between tries are over at once; what guards against silence is not. */
const impatient: Clock = {
  ...systemClock,
  sleep: (ms, signal) => (ms < 10_000 ? Promise.resolve() : systemClock.sleep(ms, signal)),
};

type Body = Record<string, unknown> & { messages: { role: string; content: string | null }[] };

/**
 * `upstream`: the reply to the first request, or a function from each request and its number (from 0). `said`: the events of the
 * model; `events`: those of the run.
 */
export async function runModelReply(
  upstream: ServerReply | ((body: Body, number: number) => ServerReply),
  options: { tool?: string } = {},
) {
  const server = await startModelServer((body, number) => {
    if (typeof upstream === 'function') return upstream(body as Body, number);
    const { messages } = body as Body;
    return messages.some((message) => message.role === 'tool') ? { chunks: textFrames('After the tools.') } : upstream;
  });
  const tool = createScriptedTool(impatient, { ms: 0, ...(options.tool ? { name: options.tool } : {}) });
  const notices: string[] = [];
  const model = createOpenAiModel({
    baseUrl: server.url,
    apiKey: 'sk-test-SECRETKEY123',
    model: 'test',
    clock: impatient,
    random: () => 0.5,
    onNotice: (notice) => notices.push(notice),
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
      messages: [{ role: 'user', content: textParts('Question?') }],
      question: 'Question?',
      visitorText: 'Question?',
      lang: 'en',
    },
    new AbortController().signal,
  );
  for await (const output of outputs) if ('events' in output) events.push(...output.events);
  await server.close();
  const bodies = server.requests.map((request) => request.body as Body);
  return { said, events, errors, notices, bodies, tries: server.requests.length, tool };
}

/** The answer that the visitor has at the end, without words before calls. */
export function shownText(events: readonly EventDraft[]): string {
  const text = new Map<string, string>();
  for (const event of events) {
    if (event.type === 'content_block_delta' && event.delta.type === 'text_delta')
      text.set(event.message_id, (text.get(event.message_id) ?? '') + event.delta.text);
    if (event.type === 'message_retract') text.delete(event.message_id);
  }
  return [...text.values()].join('');
}
