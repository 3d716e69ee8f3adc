// What a client may send over the socket, what it gets back, and the bodies of the HTTP twins.
import { type Static, Type } from 'typebox';
import { UserContentSchema } from './blocks.ts';
import { AnswersSchema, type ApprovalOutcome, VisitorDecisionSchema } from './content/approvals.ts';
import { FeedbackBodySchema } from './content/feedback.ts';
import { PageContextSchema } from './content/page-context.ts';
import {
  type PageToolCallFrame,
  PageToolResultBodySchema,
  PageToolsSchema,
  type RefusedPageTool,
  TabSchema,
} from './content/page-tools.ts';
import type { WireError } from './errors.ts';
import type { ConversationEvent, Progress } from './events.ts';

const strict = { additionalProperties: false };
const ref = Type.String({
  minLength: 1,
  maxLength: 64,
  description: "the client's own mark; the reply carries it back",
});
const id = Type.String({ minLength: 1, maxLength: 64 });
const lastEventId = Type.Integer({ minimum: 0 });
const pageTools = Type.Optional(PageToolsSchema);
const context = Type.Optional(PageContextSchema);

/** Longest text of one message, in UTF-16 units. */
export const MAX_MESSAGE_CHARS = 16_000;
/** Longest reason of a rejection, in UTF-16 units: a few sentences. */
export const MAX_REASON_CHARS = 1_000;
/** Limits of one conversation: messages and blocks, and bytes of their text; past either it accepts no more messages. */
export const MAX_CONVERSATION_MESSAGES = 20_000;
export const MAX_CONVERSATION_BYTES = 20_000_000;
/** Largest frame and HTTP body, in bytes (WS-3, API-1). */
export const MAX_FRAME_BYTES = 64 * 1024;

/** Body of `POST /api/v1/conversations/:id/messages`. */
export const SendBodySchema = Type.Object(
  {
    client_id: id,
    content: Type.Array(UserContentSchema, { minItems: 1, maxItems: 20 }),
    context,
    page_tools: pageTools,
  },
  strict,
);
/** Body of `POST /api/v1/messages/:id/regenerate`. */
export const RegenerateBodySchema = Type.Object(
  { client_id: id, tool_use_id: Type.Optional(id), page_tools: pageTools },
  strict,
);
/** Body of `PATCH /api/v1/messages/:id`: another version of the message. */
export const EditBodySchema = SendBodySchema;
/** Body of `PUT /api/v1/conversations/:id/shown`: an answer by its run, or a version of a question by the id of any version. */
export const ShowVersionBodySchema = Type.Object(
  {
    run_id: Type.Optional(id),
    message_id: Type.Optional(id),
    version: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_CONVERSATION_MESSAGES })),
  },
  strict,
);
export type ShowVersionBody = Static<typeof ShowVersionBodySchema>;
/** Body of `POST /api/v1/approvals/:id`. */
export const ResolveBodySchema = Type.Object(
  {
    decision: VisitorDecisionSchema,
    args_hash: Type.Optional(Type.String({ maxLength: 64, description: 'of the request; for a tool call' })),
    input: Type.Optional(Type.Record(Type.String(), Type.Unknown(), { description: 'for edited: all arguments' })),
    reason: Type.Optional(Type.String({ maxLength: MAX_REASON_CHARS, description: 'for rejected' })),
    remember: Type.Optional(Type.Literal('conversation', { description: 'for approved, if the request allows it' })),
    answers: Type.Optional(AnswersSchema),
  },
  strict,
);
export type ResolveBody = Static<typeof ResolveBodySchema>;

export const CommandSchemas = {
  subscribe: Type.Object(
    {
      type: Type.Literal('subscribe'),
      ref: Type.Optional(ref),
      conversation_id: id,
      last_event_id: Type.Optional(lastEventId),
      tab: Type.Optional(TabSchema),
    },
    strict,
  ),
  unsubscribe: Type.Object({ type: Type.Literal('unsubscribe'), ref: Type.Optional(ref), conversation_id: id }, strict),
  send: Type.Object(
    {
      type: Type.Literal('send'),
      ref,
      client_id: id,
      conversation_id: Type.Optional(id),
      content: SendBodySchema.properties.content,
      context,
      page_tools: pageTools,
    },
    strict,
  ),
  regenerate: Type.Object(
    { type: Type.Literal('regenerate'), ref, message_id: id, ...RegenerateBodySchema.properties },
    strict,
  ),
  edit: Type.Object({ type: Type.Literal('edit'), ref, message_id: id, ...EditBodySchema.properties }, strict),
  show_version: Type.Object(
    { type: Type.Literal('show_version'), ref, conversation_id: id, ...ShowVersionBodySchema.properties },
    strict,
  ),
  stop: Type.Object({ type: Type.Literal('stop'), ref, run_id: id }, strict),
  resolve: Type.Object(
    { type: Type.Literal('resolve'), ref, approval_id: id, ...ResolveBodySchema.properties },
    strict,
  ),
  page_tool_result: Type.Object(
    { type: Type.Literal('page_tool_result'), ref, tool_use_id: id, ...PageToolResultBodySchema.properties },
    strict,
  ),
  feedback: Type.Object(
    {
      type: Type.Literal('feedback'),
      ref,
      conversation_id: id,
      message_id: id,
      ...FeedbackBodySchema.properties,
    },
    strict,
  ),
  ping: Type.Object({ type: Type.Literal('ping'), ref }, strict),
} as const;

export type CommandType = keyof typeof CommandSchemas;
export type Command = { [Name in CommandType]: Static<(typeof CommandSchemas)[Name]> }[CommandType];

/** Result of an accepted `send`: the position of the message in the log and the run that answers it. */
export type SendResult = {
  conversation_id: string;
  message_id: string;
  run_id: string;
  event_id: number;
  /** Tools of the page that are not offered; missing without any. */
  refused_page_tools?: readonly RefusedPageTool[];
};

/** Result of an accepted `page_tool_result`. */
export type PageToolReply = { tool_use_id: string; run_id: string };

/** Result of an accepted `resolve`. */
export type ResolveResult = { approval_id: string; run_id: string; event_id: number; outcome: ApprovalOutcome };

export type AckFrame = { type: 'ack'; ref: string } & Partial<SendResult> & Record<string, unknown>;
export type NackFrame = { type: 'nack'; ref: string | null } & WireError;
/** The `last_event_id` is too old or unknown: the client has to load history again. */
export type ResetFrame = { type: 'reset'; conversation_id: string };
/** An error that belongs to no frame of the client, e.g. a frame that is not JSON. */
export type ErrorFrame = { type: 'error' } & WireError;

/** Everything the server writes to a socket. */
export type ServerFrame =
  | ConversationEvent
  | Progress
  | PageToolCallFrame
  | AckFrame
  | NackFrame
  | ResetFrame
  | ErrorFrame;
