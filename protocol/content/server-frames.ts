// What the server writes to a socket beside the events: replies to commands, resets and errors. The same replies are those of the
// HTTP twins. Schemas only.
import { type Static, Type } from 'typebox';
import { WireErrorSchema } from '../errors.ts';
import { ConversationReadSchema, RunQueuedSchema, ToolProgressSchema } from '../events.ts';
import { OutcomeSchema } from './approvals.ts';
import { PageToolCallSchema } from './page-tools.ts';

const run_id = Type.String();
const ref = Type.String({ description: 'of the command' });

/** Why a declared tool is not offered. */
export const RefusedPageToolSchema = Type.Object({
  name: Type.String(),
  path: Type.String({ description: 'the field, such as `parameters.properties.day.type`' }),
  message: Type.String(),
});
export type RefusedPageTool = Static<typeof RefusedPageToolSchema>;

/** Result of an accepted `send`, `edit` or `regenerate`. */
export const SendResultSchema = Type.Object({
  conversation_id: Type.String(),
  message_id: Type.String(),
  run_id: Type.String({ description: 'the run that answers the message' }),
  event_id: Type.Integer({ description: 'of the message in the log' }),
  refused_page_tools: Type.Optional(
    Type.Array(RefusedPageToolSchema, { description: 'tools of the page that are not offered; missing without any' }),
  ),
});
/** Result of an accepted `resolve`. */
export const ResolveResultSchema = Type.Object({
  approval_id: Type.String(),
  run_id,
  event_id: Type.Integer({ description: 'of the decision in the log' }),
  outcome: OutcomeSchema,
});
/** Result of an accepted `page_tool_result`. */
export const PageToolReplySchema = Type.Object({ tool_use_id: Type.String(), run_id });
export const StopResultSchema = Type.Object({ run_id });
export const ShownResultSchema = Type.Object({
  run_id: Type.String({ description: 'the run at the end of what is shown now' }),
});
export const FeedbackResultSchema = Type.Object({
  run_id: Type.String({ description: 'of the answer that is rated' }),
});
const NoResultSchema = Type.Object({});

/** What an `ack` has beside `type` and `ref`, by the command. */
export const ResultSchemas = {
  subscribe: NoResultSchema,
  unsubscribe: NoResultSchema,
  send: SendResultSchema,
  regenerate: SendResultSchema,
  edit: SendResultSchema,
  show_version: ShownResultSchema,
  stop: StopResultSchema,
  resolve: ResolveResultSchema,
  page_tool_result: PageToolReplySchema,
  feedback: FeedbackResultSchema,
  ping: NoResultSchema,
} as const;

const { error } = WireErrorSchema.properties;
export const NackFrameSchema = Type.Object({ type: Type.Literal('nack'), ref, error });
export const ResetFrameSchema = Type.Object({ type: Type.Literal('reset'), conversation_id: Type.String() });
export const ErrorFrameSchema = Type.Object({ type: Type.Literal('error'), error });

/** Every frame from the server that is not an event. */
export const ServerFrameSchemas = {
  ack: Type.Object({ type: Type.Literal('ack'), ref }),
  nack: NackFrameSchema,
  reset: ResetFrameSchema,
  error: ErrorFrameSchema,
  tool_progress: ToolProgressSchema,
  run_queued: RunQueuedSchema,
  conversation_read: ConversationReadSchema,
  page_tool_call: PageToolCallSchema,
} as const;

/** The position of the message in the log and the run that answers it. */
export type SendResult = Static<typeof SendResultSchema>;
export type ResolveResult = Static<typeof ResolveResultSchema>;
export type PageToolReply = Static<typeof PageToolReplySchema>;
/** A command was carried out; it has the result, too ({@link ResultSchemas}). */
export type AckFrame = { type: 'ack'; ref: string } & Partial<SendResult> & Record<string, unknown>;
/** A command was refused, and nothing was changed. */
export type NackFrame = Static<typeof NackFrameSchema>;
/** The `last_event_id` is too old or unknown: the client has to load history again. */
export type ResetFrame = Static<typeof ResetFrameSchema>;
/** An error that belongs to no frame of the client, e.g. a frame that is not JSON. */
export type ErrorFrame = Static<typeof ErrorFrameSchema>;
