// What the loop is given to work with, and its hooks.
import type { Approval, Usage } from '../../protocol/index.ts';
import type { Model, Price } from '../models/model.ts';
import type { Clock } from '../time/clock.ts';
import type { ToolResult } from '../tools/tool-result.ts';
import type { AgentEvent, AgentProgress } from './agent-event.ts';
import type { AgentTool, CheckedCall } from './check-call.ts';
import type { AgentLimits } from './limits.ts';
import type { StreamStage } from './stages.ts';

export type ExecuteContext = {
  signal: AbortSignal;
  onProgress(progress: AgentProgress): void;
  /** The running call asks a person; reported as `person_asked`. */
  onAsk(request: Approval): void;
};

/** What happens to a checked call before it runs. */
export type ToolDecision =
  | { type: 'approve' }
  /** The model gets `reason` as an error and goes on. */
  | { type: 'refuse'; reason: string }
  /** Runs with this input, which is checked like the model's own, and is reported with it. */
  | { type: 'replace'; input: Record<string, unknown> }
  /**
   * Somebody else answers it: the loop ends with it once the other calls of the step are done. `untilMs`: when to ask again
   * at the latest, in milliseconds since the epoch. `request`: what a person is asked, where that is not reported yet.
   */
  | { type: 'park'; untilMs?: number; request?: Approval };

export type AgentHooks = {
  /**
   * Runs a call that fits its schema. A failure that the model can read is a result with status `error`; a rejection ends
   * the loop. Must end when the signal is aborted.
   */
  executeTool(call: CheckedCall, context: ExecuteContext): Promise<ToolResult>;
  /** Asked for every call that fits its schema, before it is reported. Approves all when missing. */
  beforeToolCall?(call: CheckedCall, context: { signal: AbortSignal }): Promise<ToolDecision>;
  /** What a turn used, also one that broke off or whose events nobody reads any more. */
  onSpent?(usage: Usage, price: Price | undefined): void;
};

export type AgentSetup = {
  model: Model;
  /** Takes over for the rest of the loop when the model fails for good and there is something to search or to quote. */
  fallback?: Model | undefined;
  tools: readonly AgentTool[];
  /** A turn without text and calls is an answer too, as where few tokens are permitted. Otherwise it is a failure. */
  mayBeEmpty?: boolean;
  /** Base codes of the languages of what the tools search, the commonest first. */
  languages?: readonly string[];
  /** Some of the tools find something to quote. True when missing. */
  canSearch?: boolean;
  hooks: AgentHooks;
  /** In order; see stages.ts. None when missing. */
  stages?: readonly StreamStage[];
  limits: AgentLimits;
  clock: Clock;
  /** A new id such as `toolu_…`; unguessable. */
  newId(prefix: string): string;
};

/** The setup with the events that wait for the next batch. */
export type LoopParts = Omit<AgentSetup, 'stages'> & {
  readonly stages: readonly StreamStage[];
  readonly events: AgentEvent[];
};
