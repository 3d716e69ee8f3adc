// What the driver of a run gives to its agent loop, and what it gets back. Types only.
import type { Agent, EventDraft, ToolProgress, Usage } from '../../../protocol/index.ts';
import type { ToolDecision } from '../../agent/agent-setup.ts';
import type { CheckedCall } from '../../agent/check-call.ts';
import type { Model, ModelMessage, Price } from '../../models/model.ts';
import type { ToolJournal } from '../../store/contract/journal.ts';
import type { NewWholeResult } from '../../store/contract/whole-results.ts';
import type { Clock } from '../../time/clock.ts';
import type { Tool } from '../../tools/tool.ts';
import type { ToolResult } from '../../tools/tool-result.ts';
import type { AskDuringCall } from '../approvals/ask-during-call.ts';
import type { ScribeState } from '../record/block-writer.ts';
import type { SourceBook } from '../record/source-book.ts';
import type { PendingCall } from '../recover.ts';
import type { RunLimits } from './limits.ts';

/**
 * Events to be stored in one append, progress that is only passed on, or, as the last one and in place of a terminal event,
 * that the run waits for somebody else.
 */
export type RunOutput = { events: EventDraft[] } | { progress: ToolProgress } | { waits: { untilMs: number } };

export type RunDeps = {
  model: Model;
  /** Answers when the model fails for good. */
  fallback?: Model | undefined;
  tools: readonly Tool[];
  /** Some of the tools find something to quote. True when missing. */
  canSearch?: boolean;
  journal: ToolJournal;
  /** Keeps a result that is too long for the log; false when there is no room for it. Missing: none is kept. */
  keepWhole?(result: NewWholeResult): Promise<boolean>;
  sources: SourceBook;
  clock: Clock;
  limits: RunLimits;
  /** A new id such as `msg_…`; unguessable. */
  newId(prefix: string): string;
  /** Takes secrets out of a call's input before it is shown or run (INJ-6). */
  redactInput(input: Record<string, unknown>): Record<string, unknown>;
  /**
   * Asked for every call before it runs, and again for a parked one when the run goes on. Approves all when missing. A run
   * with a parked call waits without a process, until `Runner.resume` or the time that the decision names.
   */
  beforeToolCall?(
    call: CheckedCall,
    context: { runId: string; conversationId: string; signal: AbortSignal },
  ): Promise<ToolDecision>;
  /** The result of every call that was executed, as the model gets it. Unchanged when missing. */
  afterToolCall?(call: CheckedCall, result: ToolResult): ToolResult;
  /** Asks the visitor while a call runs; see approvals/ask-during-call.ts. Missing: nobody can be asked. */
  ask?: AskDuringCall;
  /** Runs a call and measures it; missing: it is run. `tool`: undefined for a call of none. */
  observeCall?(call: CheckedCall, tool: Tool | undefined, execute: () => Promise<ToolResult>): Promise<ToolResult>;
  /** Tokens of one turn, also of one that broke off, and their price where the model names one. */
  onSpent?(usage: Usage, price: Price | undefined): void;
  /** The whole answer of a run that is about to end, as it is shown, and who wrote it. */
  onAnswered?(answer: string, model: Model): void;
  /** The answer ended at a limit of length: a sentence for the log. */
  onCut?(note: string): void;
  /** An unexpected error that ended the run or a call, for the log. The visitor gets a fixed sentence. */
  onError(error: unknown): void;
};

export type RunInput = {
  runId: string;
  conversationId: string;
  site: string;
  agent: Agent;
  /** The model's context: instructions, earlier turns, the question, and this run's finished steps. */
  messages: readonly ModelMessage[];
  /** The visitor's latest message. */
  question: string;
  /** What the visitor has written, as far back as the run reads: what counts as a typed URL (NET-14). */
  visitorText: string;
  /** Language of the question, BCP 47, '' if unknown. */
  lang: string;
  /** Base codes of the languages of what its tools search, the commonest first. */
  languages?: readonly string[];
  /** False: no questions are offered after the answer. */
  followUps?: boolean;
  /** The title that the first question gives; `isSet`: an earlier drive of the run has written it. */
  title?: { text: string; isSet: boolean };
  /** Where an interrupted run goes on. */
  resume?: {
    scribe: ScribeState;
    retract: readonly string[];
    unclosed: readonly { messageId: string; index: number }[];
    pending: readonly PendingCall[];
    /** Calls that a person was asked about. */
    asked: ReadonlySet<string>;
    /** Open questions of calls that ran. */
    lost?: readonly string[];
    steps: number;
    toolCalls: number;
  };
};
