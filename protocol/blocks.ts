// Content blocks as sent (schemas), and blocks as the reducer keeps them (view types).
// Wire names are snake_case everywhere; what the reducer derives (toolResult, isStreaming …) is camelCase.
import { type Static, Type } from 'typebox';
import type { Approval, ApprovalOutcome } from './content/approvals.ts';
import type { PageContext } from './content/page-context.ts';

// ---- on the wire ---------------------------------------------------------------------------------------------

export const TextContentSchema = Type.Object({
  type: Type.Literal('text'),
  text: Type.String({ description: 'Markdown; often empty at the start, deltas follow' }),
  is_part: Type.Optional(Type.Boolean({ description: 'commentary during the work: not part of the answer' })),
  is_final: Type.Optional(Type.Boolean({ description: 'part of the final answer' })),
});

export const ThinkingContentSchema = Type.Object({
  type: Type.Literal('thinking'),
  thinking: Type.String({ description: 'reasoning of the model, or empty where the site does not show it' }),
});

export const ToolUseContentSchema = Type.Object({
  type: Type.Literal('tool_use'),
  id: Type.String({ description: 'of the call; its result names it' }),
  name: Type.String({ description: 'of the tool' }),
  input: Type.Record(Type.String(), Type.Unknown(), { description: 'all arguments' }),
  tool_content_message: Type.String({ minLength: 1, description: 'label of the step' }),
  lang: Type.Optional(Type.String({ description: 'base code of the language of the labels, such as `vi`' })),
  display: Type.Optional(
    Type.Union([Type.Literal('content'), Type.Literal('hidden')], {
      description: 'how the call is shown, unless it is a step of its group (GR8)',
    }),
  ),
  icon: Type.Optional(Type.String({ description: 'name of an icon; a client ignores one that it does not have' })),
});

export const ToolStatusSchema = Type.Union([Type.Literal('success'), Type.Literal('error'), Type.Literal('cancelled')]);
export type ToolStatus = Static<typeof ToolStatusSchema>;

/** Whose words a tool's result is: those of the owner's own systems, or text from outside (INJ-3). */
export const ToolTrustSchema = Type.Union([Type.Literal('owner'), Type.Literal('outside')]);
export type ToolTrust = Static<typeof ToolTrustSchema>;

/** A part of a result's `content`: its first character and the one after its last, in UTF-16 units. */
const PositionSchema = Type.Tuple([Type.Integer({ minimum: 0 }), Type.Integer({ minimum: 0 })]);

/** A passage of source `number`, below its title and headings. */
export const PassageMarkSchema = Type.Object({
  number: Type.Integer({ minimum: 1, description: 'of the source' }),
  heading: Type.String(),
  position: PositionSchema,
});
/** A part of a result's summary, up to the citation of these sources. */
export const CitedMarkSchema = Type.Object({
  numbers: Type.Array(Type.Integer({ minimum: 1 })),
  position: PositionSchema,
});
export type PassageMark = Static<typeof PassageMarkSchema>;
export type CitedMark = Static<typeof CitedMarkSchema>;

/** A result that its block has in part: what can be downloaded of it (SPEC EV17). */
export const WholeResultSchema = Type.Object({
  size: Type.Integer({ minimum: 1, description: 'bytes that are kept' }),
  total: Type.Optional(Type.Integer({ minimum: 1, description: 'bytes of the result, where less of it is kept' })),
});
export type WholeResult = Static<typeof WholeResultSchema>;

export const ToolResultContentSchema = Type.Object({
  type: Type.Literal('tool_result'),
  tool_use_id: Type.String({ description: '`id` of the call' }),
  name: Type.String({ description: 'of the tool; old logs have `tool_name`' }),
  tool_content_message: Type.String({ minLength: 1, description: 'label of the step from now on' }),
  status: ToolStatusSchema,
  content: Type.String({ description: 'what the model reads' }),
  passages: Type.Optional(
    Type.Array(PassageMarkSchema, {
      description: 'where the passages of each source are in `content`, in UTF-16 units (EV15)',
    }),
  ),
  cited: Type.Optional(Type.Array(CitedMarkSchema, { description: 'what the summary in `content` cites (EV15)' })),
  trust: Type.Optional(ToolTrustSchema),
  retryable: Type.Optional(
    Type.Literal(true, { description: 'it failed, and a call with the same arguments may be made once more (EV16)' }),
  ),
  whole: Type.Optional(WholeResultSchema),
  artifact: Type.Optional(
    Type.Unknown({
      description: 'what is shown beside the text: a search’s sources (EV11), or a chart, table, file or plan (AR1)',
    }),
  ),
});

export const ImageContentSchema = Type.Object({
  type: Type.Literal('image'),
  url: Type.String(),
  alt: Type.Optional(Type.String()),
  name: Type.Optional(Type.String({ description: 'of a file that a visitor has uploaded (AT2)' })),
  content_type: Type.Optional(Type.String({ description: 'of such a file' })),
  size: Type.Optional(Type.Integer({ minimum: 0, description: 'bytes' })),
});

export const FileContentSchema = Type.Object({
  type: Type.Literal('file'),
  name: Type.String(),
  content_type: Type.String(),
  url: Type.String(),
  size: Type.Integer({ minimum: 0, description: 'bytes' }),
});

export const SourceContentSchema = Type.Object({
  type: Type.Literal('source'),
  source: Type.Object({
    sourceType: Type.Literal('url'),
    id: Type.String(),
    url: Type.String(),
    title: Type.Optional(Type.String()),
  }),
});

export const DataContentSchema = Type.Object({
  type: Type.Literal('data'),
  name: Type.String(),
  data: Type.Record(Type.String(), Type.Unknown()),
});

export const ContentBlockSchema = Type.Union([
  TextContentSchema,
  ThinkingContentSchema,
  ToolUseContentSchema,
  ToolResultContentSchema,
  ImageContentSchema,
  FileContentSchema,
  SourceContentSchema,
  DataContentSchema,
]);

export type TextContent = Static<typeof TextContentSchema>;
export type ThinkingContent = Static<typeof ThinkingContentSchema>;
/** How much of a model's reasoning a site shows: its text on request, only its duration, or nothing. */
export type ShowReasoning = 'full' | 'label' | 'off';
export type ToolUseContent = Static<typeof ToolUseContentSchema>;
export type ToolResultContent = Static<typeof ToolResultContentSchema>;
export type ImageContent = Static<typeof ImageContentSchema>;
export type FileContent = Static<typeof FileContentSchema>;
export type SourceContent = Static<typeof SourceContentSchema>;
export type DataContent = Static<typeof DataContentSchema>;
/** What a `content_block_start` carries. */
export type ContentBlock = Static<typeof ContentBlockSchema>;

/** What a visitor may send in one message. */
export const UserContentSchema = Type.Union([TextContentSchema, ImageContentSchema, FileContentSchema]);
export type UserContent = Static<typeof UserContentSchema>;

/** One source of a search. `number` is what the answer cites as [n]: counted per conversation, one number per URL, never reused. */
export const SourceSchema = Type.Object({
  id: Type.Optional(Type.String()),
  number: Type.Optional(
    Type.Integer({ minimum: 1, description: 'what the answer cites as [n] in the log; shown by the rules CI1 to CI4' }),
  ),
  url: Type.String(),
  title: Type.String(),
  snippet: Type.String(),
  domain: Type.String(),
  favicon: Type.Union([Type.String(), Type.Null()], {
    description: 'path of its icon at the API; any other value is treated as null (EV12)',
  }),
  site: Type.Optional(
    Type.Boolean({ description: 'a page of the owner’s own site: shown with its breadcrumb instead of a host name' }),
  ),
  breadcrumb: Type.Optional(
    Type.Array(Type.String(), { description: 'names of its ancestor pages and itself, outermost first' }),
  ),
  date: Type.Optional(Type.String({ description: 'ISO date of the page' })),
  quotes: Type.Optional(
    Type.Array(Type.String(), { description: 'sentences of the page, verbatim, that support an answer; best first' }),
  ),
});
export type Source = Static<typeof SourceSchema>;

/** A source as an answer cites it; its position in the answer's list, from 1, is the number shown (SPEC CI1). */
export const CitationSchema = Type.Object({
  number: Type.Integer({ minimum: 1, description: 'of the source in the log' }),
  claim: Type.String({ description: 'the sentence that its first citation ends' }),
});
export type Citation = Static<typeof CitationSchema>;

/** One search with its sources. Each search appends one; none is ever replaced. */
export const SourceGroupSchema = Type.Object({
  query: Type.String(),
  sources: Type.Array(SourceSchema),
  run_id: Type.Optional(Type.String({ description: 'in `workspace.sources`: the run that searched' })),
  citations: Type.Optional(
    Type.Array(CitationSchema, {
      description: 'in `workspace.sources`: what its answer cites, in order of first citation',
    }),
  ),
  entry_point: Type.Optional(
    Type.String({ description: 'path of the page that the search service requires beside its answer (EV11)' }),
  ),
});
export type SourceGroup = Static<typeof SourceGroupSchema>;

// ---- as the reducer keeps them -------------------------------------------------------------------------------

/** `chat` for the first assistant message of a run, `step` for the rest. */
export type MessageType = 'chat' | 'step';

type InMessage = {
  /** Stable over live, replay and history: use it as the key of a list. */
  key: string;
  run_id: string;
  message_id: string;
  index: number;
  message_type: MessageType;
  /** When the block began, ISO 8601. */
  at: string;
  /** When it was complete; missing while it streams. */
  endedAt?: string;
  /** The block has begun and is not complete, and its run is live. */
  isStreaming: boolean;
};

export type UserBlock = {
  type: 'user';
  key: string;
  run_id: string;
  message_id: string;
  client_id: string;
  content: readonly UserContent[];
  /** What the page said of itself when the visitor wrote it. */
  context?: PageContext;
  at: string;
  /** The run that it follows, null at the beginning; missing: the newest one above it. */
  after?: string | null;
  /** It is another version of the question with this id, the `version`th. */
  edits?: string;
  version?: number;
};

/** Where a run begins; has the agent's name for the header of the answer, and the run's status. */
export type RunBlock = {
  type: 'run';
  key: string;
  run_id: string;
  agent: Agent;
  at: string;
  status: RunStatus;
  stop_reason?: string;
  usage?: Usage;
  endedAt?: string;
  /** The run that answers the same message again: the blocks of this run are an earlier version. */
  superseded_by?: string;
};

export type TextBlock = InMessage &
  TextContent & {
    /** Sources cited up to the end of this text, in order of first citation; missing when there are none. */
    citations?: readonly Citation[];
  };
export type ThinkingBlock = InMessage & ThinkingContent;

/** A tool call, merged with its result and its approval once they arrive: one step. */
export type ToolUseBlock = InMessage &
  ToolUseContent & {
    /** Text of the result; null before it arrives. */
    toolResult: string | null;
    /** The result's status is error or cancelled. */
    toolResultError: boolean;
    toolResultStatus?: ToolStatus;
    /** The result's label, when it differs from the call's. */
    toolResultMessage?: string;
    /** When the result arrived, ISO 8601. */
    resultAt?: string;
    /** It failed and can be tried again. */
    retryable?: true;
    /** The result is cut here, and can be downloaded. */
    whole?: WholeResult;
    artifact?: unknown;
    approval?: Approval;
    approvalOutcome?: ApprovalOutcome;
    /** A plan that an earlier step of its run shows in place. */
    merged?: boolean;
  };

/** A tool result. `merged`: its step shows it, so it is not shown again. */
export type ToolResultBlock = InMessage & ToolResultContent & { merged: boolean };

/** `merged`: shown inside its tool step. Questions are shown on their own. */
export type ApprovalBlock = InMessage & {
  type: 'approval';
  approval: Approval;
  outcome?: ApprovalOutcome;
  merged: boolean;
};

export type ImageBlock = InMessage & ImageContent;
export type FileBlock = InMessage & FileContent;
export type SourceBlock = InMessage & SourceContent;
export type DataBlock = InMessage & DataContent;

export type GroupStartBlock = { type: 'group_start'; key: string; run_id: string };
export type GroupEndBlock = { type: 'group_end'; key: string; run_id: string; summary: string };

/** The run was stopped or failed. */
export type TerminalBlock = {
  type: 'terminal';
  key: string;
  run_id: string;
  at: string;
  kind: 'stopped' | 'error';
  error?: RunError;
};

/** One entry of the conversation as the reducer keeps it: every visible block, and the group marks. */
export type Block =
  | UserBlock
  | RunBlock
  | TextBlock
  | ThinkingBlock
  | ToolUseBlock
  | ToolResultBlock
  | ApprovalBlock
  | ImageBlock
  | FileBlock
  | SourceBlock
  | DataBlock
  | GroupStartBlock
  | GroupEndBlock
  | TerminalBlock;

export const AgentSchema = Type.Object({ name: Type.String(), avatar: Type.Optional(Type.String()) });
export type Agent = Static<typeof AgentSchema>;

export const UsageSchema = Type.Object({
  input_tokens: Type.Integer({ minimum: 0 }),
  output_tokens: Type.Integer({ minimum: 0 }),
});
export type Usage = Static<typeof UsageSchema>;

export const RunErrorSchema = Type.Object({ code: Type.String(), message: Type.String(), retryable: Type.Boolean() });
export type RunError = Static<typeof RunErrorSchema>;

/** `running` and `waiting` are live; the others are final. */
export type RunStatus = 'running' | 'waiting' | 'done' | 'stopped' | 'error';

/** `web_search` → `Web search`: the label of a tool that has none. */
export function readableToolName(name: string): string {
  const words = name.replace(/[_\-.]+/g, ' ').trim();
  return words === '' ? 'Tool' : words.charAt(0).toUpperCase() + words.slice(1);
}

/** The dot of a step. `live`: its run has not ended. */
export type StepStatus = 'running' | 'waiting' | 'success' | 'error' | 'cancelled' | 'stopped';

/** The model ended before its answer was complete: its text ends in the middle. `reason`: `stop_reason` of the run. */
export function isCutShort(reason?: string): boolean {
  return reason === 'length' || reason === 'content_filter';
}

/** The number shown for source `number` of the log, from 1; undefined when the answer has not cited it. */
export function shownNumber(citations: readonly Citation[], number: number | undefined): number | undefined {
  const at = citations.findIndex((citation) => citation.number === number);
  return at === -1 ? undefined : at + 1;
}
