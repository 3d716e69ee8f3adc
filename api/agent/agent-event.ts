// What the agent loop reports while it works. Names no conversation, message or block: the consumer of the events turns them
// into records of a log, frames of a protocol, or an array.
import type { Approval, Usage } from '../../protocol/index.ts';
import type { ModelError, ModelMessage, Price } from '../models/model.ts';
import type { ToolResult } from '../tools/tool-result.ts';
import type { CheckedCall } from './check-call.ts';

/** Progress of a tool while it runs. Losing one loses nothing. */
export type AgentProgress = { phase: string; done?: number; total?: number; url?: string };

export type AgentEvent =
  /** The model is asked. */
  | { type: 'turn_begin' }
  | { type: 'text_delta'; text: string }
  | { type: 'thinking_delta'; thinking: string }
  /** The turn broke off and is asked for again: all that it has written since `turn_begin` is void. */
  | { type: 'turn_retract' }
  /** The model failed for good; the fallback takes the turn again. Its words of this turn are void, as a `turn_retract` says next. */
  | { type: 'model_failed'; error: ModelError }
  /** The turn is complete. `usage` is an estimate where the service reports none. */
  | { type: 'turn_end'; reason: string; usage: Usage; price?: Price }
  /** The calls of a step, together: also those that will be answered with an error, or parked. */
  | { type: 'tool_calls'; calls: readonly CheckedCall[] }
  /** A call is parked until a person decides, in the batch of its `tool_calls`; or it asks while it runs. */
  | { type: 'person_asked'; call: CheckedCall; request: Approval }
  | { type: 'tool_progress'; call: CheckedCall; progress: AgentProgress }
  /** In the order in which the calls finish. */
  | { type: 'tool_result'; call: CheckedCall; result: ToolResult }
  | AgentEnd;

/** The last event, always exactly one. `messages` is the context with all that the loop added to it. */
export type AgentEnd = { type: 'end'; messages: readonly ModelMessage[]; usage: Usage } & (
  | { reason: 'answer'; text: string; stopReason: string }
  /**
   * These calls are answered by somebody else. Go on with a new loop whose messages hold their results, or that has them
   * pending. `untilMs`: the earliest time that a decision names; null without one.
   */
  | { reason: 'parked'; calls: readonly CheckedCall[]; untilMs: number | null }
  /** The signal was aborted. `error` is what the abort interrupted with, as a rule the signal's reason. */
  | { reason: 'aborted'; error: unknown }
  | { reason: 'failed'; error: unknown }
);
