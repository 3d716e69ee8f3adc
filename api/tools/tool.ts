// The interface of a tool: checked input in, an outcome out. Knows neither the model nor the run loop.
import type { CitedPart, Source, ToolStatus, ToolTrust, Usage } from '../../protocol/index.ts';
import type { ToolApproval, ToolDisplay } from '../config/tools/tool-rules.ts';
import type { JsonSchema } from '../models/model.ts';

export type { ToolApproval, ToolDisplay } from '../config/tools/tool-rules.ts';
export type { JsonSchema } from '../models/model.ts';

/**
 * The outcome of a tool call. Its parts become one text for the model, in the order of the fields and capped, in
 * tool-result.ts and nowhere else; `sources` and `artifact` go whole to the widget.
 */
export type ToolOutcome = {
  status: ToolStatus;
  /** `outside`: it has text of pages, visitors or services, and what follows in the run may be led by it (INJ-3). */
  trust: ToolTrust;
  /** The step's label once it is done; missing: the label of the call is kept. */
  label?: string;
  /** The tool's own words: limitations, an error, or all that a tool without sources says. */
  text?: string;
  /** A text about the sources with its citations. */
  summary?: readonly CitedPart[];
  passages?: readonly ToolPassage[];
  /** As numbered by `ToolContext.numberSources`; part of the artifact that is stored (EV11). */
  sources?: readonly Source[];
  artifact?: Readonly<Record<string, unknown>>;
};

/** A piece of a source. Its position in the model's text is added when that is written. */
export type ToolPassage = {
  text: string;
  /** Title and headings that it is below: `Warranty > What is covered`. */
  heading: string;
  /** Number of its source. */
  source: number;
};

/** A source as found by a tool; the conversation adds number, id and icon. */
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
  /** Sends progress; it is not stored and may be lost. */
  onProgress(progress: { phase: string; done?: number; total?: number; url?: string }): void;
  /** Gives each new URL of this conversation its citation number, id and icon; a known URL keeps its own. Same order as given. */
  numberSources(sources: readonly UnnumberedSource[]): Source[];
  /** NET-14: URLs this run's searches returned or the visitor typed. */
  isKnownUrl(url: string): boolean;
  /** Counts what models used that the tool called itself. Missing: nobody counts it. */
  onSpent?(usage: Usage): void;
  /** Asks the visitor while the call runs; the time of the tool is paused meanwhile. Missing: nobody can be asked. */
  ask?(question: ToolQuestion): Promise<ToolAnswer>;
};

/**
 * What a tool wants to know before it can go on. `schema`: of a flat object whose fields are the answers; it and `message` are
 * untrusted. `from`: the name of the service that asks, from the owner's configuration. `signal`: it is not asked any more.
 */
export type ToolQuestion = { from: string; message: string; schema: JsonSchema; signal?: AbortSignal };
export type ToolAnswer =
  | { action: 'accept'; content: Record<string, unknown> }
  /** The visitor refused, or the question ended without an answer. `why`: when it was not the visitor, for the model. */
  | { action: 'decline' | 'cancel'; why?: string };

export interface Tool {
  readonly name: string;
  readonly description: string;
  /**
   * Of an object. Checked before the tool runs; also what the model sees. Fields that it does not name are refused (INJ-2).
   * Of a field, `title` names it to a person, and `x-sensitive: true` masks its value; parameters.ts reads both.
   */
  readonly parameters: JsonSchema;
  /** The tool is idempotent: after a crash it runs again instead of ending as "outcome unknown". */
  readonly idempotent: boolean;
  /** Missing: never. */
  readonly approval?: ToolApproval;
  /** Its calls change nothing, so that they need no person after text from outside (INJ-3). Missing: they may. */
  readonly readOnly?: boolean;
  /** Missing: as a step, as is any tool that may change something or waits for a person. */
  readonly display?: ToolDisplay;
  /** Name of an icon of the widget; an unknown one, or none, is the ordinary icon of a step. */
  readonly icon?: string;
  /** It runs in the browser of this tab: its calls wait outside of the run until the page has answered. */
  readonly page?: { readonly tab: string };
  /** Base codes of the languages of what it searches for a site, the commonest first. Missing: unknown. */
  languages?(site: string): readonly string[];
  /** Milliseconds after which the call ends as an error. */
  readonly timeoutMs: number;
  /** The label of the step for this input, in the language of the visitor. Never empty. */
  label(input: Record<string, unknown>, lang: string): string;
  /** The label of the step once it has failed; missing: the label of the call is kept. */
  failedLabel?(input: Record<string, unknown>, lang: string): string;
  /** Failures for the model are outcomes with status `error`; the loop converts a thrown error to one. */
  run(input: Record<string, unknown>, context: ToolContext): Promise<ToolOutcome>;
}
