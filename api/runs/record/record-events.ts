// Writes the events of the agent loop as the run's events. Knows the scribe and the labels of steps; not the log.
import { type Approval, readableToolName, type ToolUseContent } from '../../../protocol/index.ts';
import type { AgentEnd, AgentEvent } from '../../agent/agent-event.ts';
import type { CheckedCall } from '../../agent/check-call.ts';
import type { ModelError } from '../../models/model.ts';
import { THOUGHT_TOOL, thoughtText } from '../../tools/built-in/share-thought.ts';
import { maskSensitive } from '../../tools/json/parameters.ts';
import { labelLanguage } from '../../tools/labels.ts';
import type { Tool } from '../../tools/tool.ts';
import { toResultBlock } from '../../tools/tool-result.ts';
import { ASK_TOOL, isOfRunningCall } from '../approvals/question.ts';
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
  const questions: Approval[] = [];
  const labels = new Map((run.resume?.pending ?? []).map(({ id, label }) => [id, label]));
  for await (const batch of loop) {
    for (const event of batch) {
      if (event.type === 'turn_begin') scribe.beginTurn();
      else if (event.type === 'text_delta') scribe.addText(event.text);
      else if (event.type === 'thinking_delta') scribe.addThinking(event.thinking);
      else if (event.type === 'turn_retract') scribe.retractTurn();
      else if (event.type === 'model_failed') onModelFailed(event.error);
      else if (event.type === 'tool_calls') {
        const shown = event.calls.filter((call) => !isContent(call)).map((call) => toShown(call, tools));
        const thoughts = event.calls.filter((call) => call.name === THOUGHT_TOOL && isContent(call));
        for (const call of shown) labels.set(call.id, labelOf(call, tools, run.lang));
        scribe.endText();
        for (const { input } of thoughts) scribe.addThought(thoughtText(input));
        if (shown.length > 0)
          scribe.toolUses(
            shown.map(({ id, name, input }) => ({
              id,
              name,
              input,
              tool_content_message: labels.get(id)!,
              lang: labelLanguage(run.lang),
              ...displayOf(name, tools),
            })),
          );
      } else if (event.type === 'person_asked') {
        // A question comes after the other calls of its step: it closes their group. That of a running call is asked now.
        if (event.request.kind === 'question' && !isOfRunningCall(event.request)) questions.push(event.request);
        else scribe.request(event.request);
      } else if (event.type === 'tool_progress') {
        const ids = { run_id: run.runId, tool_use_id: event.call.id };
        yield { progress: { type: 'tool_progress', ...ids, ...event.progress } };
      } else if (event.type === 'tool_result') {
        const { call, result } = event;
        scribe.endApproval(call.id, result.status === 'cancelled');
        // What is shown of it is in the log already.
        if (isContent(call)) continue;
        const block = {
          tool_use_id: call.id,
          name: call.name,
          tool_content_message: result.label || (labels.get(call.id) ?? ''),
          ...toResultBlock(result),
        };
        scribe.toolResult(block, displayOf(call.name, tools).display);
        sources.restore(result, true);
        // SPEC AP7: a call that nobody allowed ends its group.
        if (call.problem !== null && run.resume?.asked.has(call.id)) scribe.closeGroup();
      } else if (event.type === 'end') {
        if (event.reason === 'parked') for (const request of questions) scribe.request(request);
        return event;
      }
    }
    const events = scribe.take();
    if (events.length > 0) yield { events };
  }
  throw new Error('The agent loop ended without its last event.');
}

/** A call that is content and no step: a question, or a thought. One with a mistake is a step that failed. */
function isContent({ name, problem }: CheckedCall): boolean {
  return name === ASK_TOOL || (name === THOUGHT_TOOL && problem === null);
}

/** The call as everybody sees it: without the values that its tool calls sensitive. */
function toShown(call: CheckedCall, tools: readonly Tool[]): CheckedCall {
  const tool = tools.find((candidate) => candidate.name === call.name);
  return tool ? { ...call, input: maskSensitive(tool.parameters, call.input) } : call;
}

/**
 * What the block of a call says about how it is shown, unless as a step. What may change something, or waits for a person, is
 * always a step.
 */
function displayOf(name: string, tools: readonly Tool[]): Pick<ToolUseContent, 'display' | 'icon'> {
  const tool = tools.find((candidate) => candidate.name === name);
  const { display = 'step', icon, readOnly = false, approval = 'never' } = tool ?? {};
  const isStep = display === 'step' || !readOnly || approval !== 'never';
  return { ...(isStep ? {} : { display }), ...(icon === undefined ? {} : { icon }) };
}

/** The label of a step: the tool's own, or the readable name of the tool where the call will not run. */
function labelOf({ name, input, problem }: CheckedCall, tools: readonly Tool[], lang: string): string {
  const tool = problem === null ? tools.find((candidate) => candidate.name === name) : undefined;
  return tool?.label(input, lang) || readableToolName(name);
}
