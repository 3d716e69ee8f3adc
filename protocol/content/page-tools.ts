// Tools of the host page: what a tab declares with a message, the call that goes to that tab, and its result. SPEC.md, PT rules.
// Schemas and bounds only; which tools a site allows is the API's, and how they run the page's.
import { type Static, Type } from 'typebox';

const strict = { additionalProperties: false };

/** Tools that one message may declare; further ones are left out. A model chooses badly among more. */
export const MAX_PAGE_TOOLS = 20;
/** Bytes of their JSON together: beside the longest message they fit into one frame, and they cost tokens at each turn. */
export const MAX_PAGE_TOOLS_BYTES = 12 * 1024;
/** Longest description of a tool, in UTF-16 units. */
export const MAX_PAGE_TOOL_DESCRIPTION_CHARS = 1_000;
/** Bytes of a result as JSON: what a model reads of any tool. */
export const MAX_PAGE_RESULT_BYTES = 32 * 1024;
/** Levels of lists and objects in a result. */
export const MAX_PAGE_RESULT_DEPTH = 20;
/** Longest text of an error of a page tool, in UTF-16 units. */
export const MAX_PAGE_ERROR_CHARS = 1_000;
/** Bounds of the time for one call, in ms, and the time where a tool names none. */
export const PAGE_TOOL_MS = { least: 100, most: 110_000, usual: 30_000 };

/** Names one load of one page, for as long as its scripts live: 16 random bytes or more. */
export const TabSchema = Type.String({
  minLength: 16,
  maxLength: 64,
  pattern: '^[A-Za-z0-9_-]+$',
  description: 'names one load of one page (PT1)',
});

/** Only the shape: a tool that is wrong in itself is refused alone, with its name and path (PT2). */
export const PageToolSchema = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 128 }),
    description: Type.String({ maxLength: 4_000 }),
    /** A JSON Schema of an object; without it the tool takes no arguments. */
    parameters: Type.Optional(Type.Unknown()),
    /** A JSON Schema of its result; without it any JSON value is one. */
    returns: Type.Optional(Type.Unknown()),
    /** What the page asks for; the site's configuration may be stricter. `always` if left out. */
    approval: Type.Optional(Type.Union([Type.Literal('never'), Type.Literal('always'), Type.Literal('first')])),
    read_only: Type.Optional(Type.Boolean()),
    idempotent: Type.Optional(Type.Boolean()),
    timeout_ms: Type.Optional(Type.Integer({ minimum: PAGE_TOOL_MS.least, maximum: PAGE_TOOL_MS.most })),
    /** The words of its step, in which `{argument}` is the value of an argument; by BCP 47 tag, or one text. */
    label: Type.Optional(
      Type.Union([
        Type.String({ minLength: 1, maxLength: 200 }),
        Type.Record(Type.String(), Type.String({ minLength: 1, maxLength: 200 })),
      ]),
    ),
  },
  strict,
);
/** A tool as a page declares it. */
export type DeclaredPageTool = Static<typeof PageToolSchema>;

/** The tools of the tab that sends a message. */
export const PageToolsSchema = Type.Object(
  { tab: TabSchema, tools: Type.Array(PageToolSchema, { maxItems: 64 }) },
  strict,
);
export type PageToolsDeclaration = Static<typeof PageToolsSchema>;

/** A call, to the connections of the tab that declared the tool; never stored, sent again when the tab connects again. */
export const PageToolCallSchema = Type.Object({
  type: Type.Literal('page_tool_call'),
  conversation_id: Type.String(),
  run_id: Type.String(),
  tool_use_id: Type.String(),
  name: Type.String(),
  /** Checked by the API, sensitive values included. */
  input: Type.Record(Type.String(), Type.Unknown()),
  /** The page ends the call itself after that time, in ms. */
  timeout_ms: Type.Integer({ minimum: 1 }),
});
export type PageToolCallFrame = Static<typeof PageToolCallSchema>;

/** Body of `POST /api/v1/page-calls/:tool_use_id`. */
export const PageToolResultBodySchema = Type.Object(
  {
    tab: TabSchema,
    status: Type.Union([Type.Literal('success'), Type.Literal('error')]),
    /** For success: any JSON value. */
    result: Type.Optional(Type.Unknown()),
    /** For error: what went wrong, as the model reads it. */
    error: Type.Optional(Type.String({ minLength: 1, maxLength: MAX_PAGE_ERROR_CHARS })),
  },
  strict,
);
export type PageToolResultBody = Static<typeof PageToolResultBodySchema>;
