// Writes the events of the agent loop as the run's events. Knows the scribe and the labels of steps; not the log.
import { readableToolName } from '../../../protocol/index.ts';
import type { AgentEnd, AgentEvent } from '../../agent/agent-event.ts';
import type { CheckedCall } from '../../agent/check-call.ts';
import type { ModelError } from '../../models/model.ts';
import type { Tool } from '../../tools/tool.ts';
import { toResultBlock } from '../../tools/tool-result.ts';
import type { RunDeps, RunInput, RunOutput } from '../input/run-input.ts';
import type { RunScribe } from './run-scribe.ts';

/**
 * Writes the events of the loop. One batch is one append, except the last: its drafts stay in the scribe, and go into one
 * append with the end of the run.
 */
export async function* recordEvents(
  { tools, sources }: Pick<RunDeps, 'tools' | 'sources'>,
  run: RunInput,
  scribe: RunScribe,
  loop: AsyncIterable<readonly AgentEvent[]>,
  onModelFailed: (error: ModelError) => void,
): AsyncGenerator<RunOutput, AgentEnd, void> {
  const labels = new Map((run.resume?.pending ?? []).map(({ id, label }) => [id, label]));
  for await (const batch of loop) {
    for (const event of batch) {
      if (event.type === 'turn_begin') scribe.beginTurn();
      else if (event.type === 'text_delta') scribe.addText(event.text);
      else if (event.type === 'thinking_delta') scribe.addThinking(event.thinking);
      else if (event.type === 'turn_retract') scribe.retractTurn();
      else if (event.type === 'model_failed') onModelFailed(event.error);
      else if (event.type === 'tool_calls') {
        for (const call of event.calls) labels.set(call.id, labelOf(call, tools, run.lang));
        scribe.toolUses(
          event.calls.map(({ id, name, input }) => ({ id, name, input, tool_content_message: labels.get(id)! })),
        );
      } else if (event.type === 'tool_progress') {
        const ids = { run_id: run.runId, tool_use_id: event.call.id };
        yield { progress: { type: 'tool_progress', ...ids, ...event.progress } };
      } else if (event.type === 'tool_result') {
        const { call, result } = event;
        scribe.toolResult({
          tool_use_id: call.id,
          name: call.name,
          tool_content_message: result.label || (labels.get(call.id) ?? ''),
          ...toResultBlock(result),
        });
        sources.restore(result, true);
      } else if (event.type === 'end') return event;
    }
    const events = scribe.take();
    if (events.length > 0) yield { events };
  }
  throw new Error('The agent loop ended without its last event.');
}

/** The label of a step: the tool's own, or the readable name of the tool where the call will not run. */
function labelOf({ name, input, problem }: CheckedCall, tools: readonly Tool[], lang: string): string {
  const tool = problem === null ? tools.find((candidate) => candidate.name === name) : undefined;
  return tool?.label(input, lang) || readableToolName(name);
}
