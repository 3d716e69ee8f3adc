// The interface of a tool: checked input in, an outcome out. Knows neither the model nor the run loop.
import type { TSchema } from 'typebox';
import type { Source, ToolStatus } from '../../protocol/index.ts';

/** What a tool call gives: `content` for the model (capped by the loop), `artifact` whole for the widget. */
export type ToolOutcome = {
  status: ToolStatus;
  content: string;
  /** The step's label once it is done; the call's label stands otherwise. */
  label?: string;
  artifact?: unknown;
  /** Content came from pages or other untrusted places: the loop wraps it (INJ-1). */
  untrusted?: boolean;
};

/** A source as a tool finds it: number, id and icon are the conversation's to give. */
export type UnnumberedSource = Omit<Source, 'number' | 'id' | 'favicon'>;

export type ToolContext = {
  site: string;
  conversationId: string;
  runId: string;
  toolUseId: string;
  signal: AbortSignal;
  /** The visitor's latest message, as text. */
  question: string;
  /** BCP 47 language of the question as far as known; '' otherwise. */
  lang: string;
  /** Not stored; losing one loses nothing. */
  onProgress(progress: { phase: string; done?: number; total?: number; url?: string }): void;
  /** Gives each new URL of this conversation its citation number, id and icon; a known URL keeps its own. Same order as given. */
  numberSources(sources: readonly UnnumberedSource[]): Source[];
  /** NET-14: URLs this run's searches returned or the visitor typed. */
  isKnownUrl(url: string): boolean;
};

export interface Tool {
  readonly name: string;
  readonly description: string;
  /** Checked before the tool runs; also what the model sees. */
  readonly parameters: TSchema;
  /** Running it twice does no harm: after a crash it is run again instead of ending as "outcome unknown". */
  readonly idempotent: boolean;
  /** Milliseconds after which the call ends as an error. */
  readonly timeoutMs: number;
  /** The tool as it is offered for this message of the visitor, or null; missing: always, as it is. See tools/offer.ts. */
  offer?(question: string): Tool | null;
  /** The label of the step for this input, in the language of the visitor. Never empty. */
  label(input: Record<string, unknown>, lang: string): string;
  /** The label of the step once it has failed; missing: that of the call stands. */
  failedLabel?(input: Record<string, unknown>, lang: string): string;
  /** Failures the model can read are outcomes with status `error`; a throw is turned into one by the loop. */
  run(input: Record<string, unknown>, context: ToolContext): Promise<ToolOutcome>;
}
