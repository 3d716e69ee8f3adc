// What a client may send over the socket, what it gets back, and the bodies of the HTTP twins.
import { type Static, Type } from 'typebox';
import { UserContentSchema } from './blocks.ts';
import { AnswersSchema, VisitorDecisionSchema } from './content/approvals.ts';
import { FeedbackBodySchema } from './content/feedback.ts';
import { PageContextSchema } from './content/page-context.ts';
import { type PageToolCallFrame, PageToolResultBodySchema, PageToolsSchema, TabSchema } from './content/page-tools.ts';
import type { AckFrame, ErrorFrame, NackFrame, ResetFrame } from './content/server-frames.ts';
import type { ConversationEvent, Progress } from './events.ts';

const strict = { additionalProperties: false };
const ref = Type.String({
  minLength: 1,
  maxLength: 64,
  description: "the client's own mark; the reply carries it back",
});
const id = Type.String({ minLength: 1, maxLength: 64 });
const client_id = Type.String({
  minLength: 1,
  maxLength: 64,
  description: 'letters, digits and . : _ - of your own; the same one again has the first result and no other effect',
});
const lastEventId = Type.Integer({
  minimum: 0,
  description: 'events after this one are sent; 0, or left out: the whole log',
});
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
    client_id,
    content: Type.Array(UserContentSchema, {
      minItems: 1,
      maxItems: 20,
      description: 'the parts of the message, such as {"type":"text","text":"…"}',
    }),
    context,
    page_tools: pageTools,
  },
  strict,
);
/** Body of `POST /api/v1/messages/:id/regenerate`. */
export const RegenerateBodySchema = Type.Object(
  {
    client_id,
    tool_use_id: Type.Optional(
      Type.String({ minLength: 1, maxLength: 64, description: 'the failed call to begin with' }),
    ),
    page_tools: pageTools,
  },
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
      client_id,
      conversation_id: Type.Optional(
        Type.String({ minLength: 1, maxLength: 64, description: 'left out: a new conversation is created' }),
      ),
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

/** Everything the server writes to a socket. */
export type ServerFrame =
  | ConversationEvent
  | Progress
  | PageToolCallFrame
  | AckFrame
  | NackFrame
  | ResetFrame
  | ErrorFrame;
