// The calls of one step: all at the same time, results in the order in which they finish.
// Knows the hook that runs a call; not the model or the turns.

import type { Approval } from '../../protocol/index.ts';
import { type ModelMessage, textParts } from '../models/model.ts';
import { wrapToolOutput } from '../models/openai/envelope.ts';
import { failedResult, type ToolResult } from '../tools/tool-result.ts';
import type { AgentEvent, AgentProgress } from './agent-event.ts';
import type { LoopParts } from './agent-setup.ts';
import type { CheckedCall } from './check-call.ts';
import { Mailbox } from './mailbox.ts';

type ToolMail =
  | { call: CheckedCall; progress: AgentProgress }
  | { call: CheckedCall; request: Approval }
  | { call: CheckedCall; result: ToolResult }
  | { failure: unknown };

/** Reason of the signal of tools that still run when their step is over. */
class StepEnded extends Error {
  override readonly name = 'StepEnded';
}

/**
 * Runs the calls and adds their results to `messages`. After an abort, results that have arrived are reported and all other
 * calls get a `cancelled` one, in `events`; then it throws the signal's reason. Throws what `executeTool` rejects with.
 */
export async function* runStep(
  { hooks, newId, events }: LoopParts,
  calls: readonly CheckedCall[],
  messages: ModelMessage[],
  signal: AbortSignal,
): AsyncGenerator<AgentEvent[], void, void> {
  const mailbox = new Mailbox<ToolMail>();
  const open = new Map(calls.map((call) => [call.id, call]));
  const local = new AbortController();
  const toolSignal = AbortSignal.any([signal, local.signal]);

  const addResult = (call: CheckedCall, result: ToolResult) => {
    open.delete(call.id);
    messages.push({
      role: 'tool',
      toolCallId: call.id,
      name: call.name,
      content: textParts(wrapToolOutput(result.content, { tool: call.name, nonce: newId('data') })),
      ...(result.artifact === undefined ? {} : { artifact: result.artifact }),
    });
    events.push({ type: 'tool_result', call, result });
  };
  const execute = async (call: CheckedCall): Promise<ToolResult> => {
    if (call.problem !== null) return failedResult(`Error: ${call.problem}`);
    const onProgress = (progress: AgentProgress) => mailbox.put({ call, progress });
    const onAsk = (request: Approval) => mailbox.put({ call, request });
    return hooks.executeTool(call, { signal: toolSignal, onProgress, onAsk });
  };
  const read = (mail: ToolMail) => {
    if ('failure' in mail) throw mail.failure;
    if ('result' in mail) addResult(mail.call, mail.result);
    else if (!open.has(mail.call.id)) return;
    else if ('request' in mail) events.push({ type: 'person_asked', ...mail });
    else events.push({ type: 'tool_progress', ...mail });
  };

  try {
    signal.throwIfAborted();
    for (const call of calls) {
      execute(call).then(
        (result) => mailbox.put({ call, result }),
        (failure: unknown) => mailbox.put({ failure }),
      );
    }
    while (open.size > 0) {
      for (const mail of await mailbox.take(signal)) {
        read(mail);
        if (events.length > 0) yield events.splice(0);
      }
    }
  } catch (error) {
    if (signal.aborted) {
      for (const mail of mailbox.drain()) if ('result' in mail) addResult(mail.call, mail.result);
      for (const call of [...open.values()]) {
        addResult(call, failedResult('Cancelled: the run was ended while this tool was running.', 'cancelled'));
      }
    }
    throw error;
  } finally {
    local.abort(new StepEnded());
  }
}
