// The log of a conversation: the envelope, and one schema per event type. See SPEC.md (EV rules).
// Does not know how events are stored, sent or shown.
import { type Static, type TProperties, Type } from 'typebox';
import { AgentSchema, ContentBlockSchema, RunErrorSchema, UsageSchema, UserContentSchema } from './blocks.ts';
import { ApprovalSchema, DecisionSchema, outcomeFieldSchemas } from './content/approvals.ts';
import { feedbackFieldSchemas } from './content/feedback.ts';
import { PageContextSchema } from './content/page-context.ts';

/** Subprotocol name and protocol version of the WebSocket. */
export const PROTOCOL_VERSION = 'agent-chat.v1';

function eventSchema<Type_ extends string, Fields extends TProperties>(type: Type_, fields: Fields) {
  return Type.Object({
    event_id: Type.Integer({ minimum: 1, description: 'strictly increasing within a conversation' }),
    conversation_id: Type.String(),
    run_id: Type.String({ description: 'the run that the event belongs to; of a message: the run that answers it' }),
    at: Type.String({ description: 'ISO 8601, UTC, milliseconds' }),
    type: Type.Literal(type),
    ...fields,
  });
}

const index = Type.Integer({ minimum: 0, description: 'counts blocks and group marks together within a run' });
const message_id = Type.String({ description: 'the flat message to which the block belongs' });
const message_type = Type.Union([Type.Literal('chat'), Type.Literal('step')], {
  description: 'chat for the first assistant message of a run, step for the rest',
});

export const EventSchemas = {
  user_message: eventSchema('user_message', {
    message_id: Type.String({ description: 'of this message' }),
    client_id: Type.String({
      description: 'that the client gave it: the pending message with this id is in the log now',
    }),
    content: Type.Array(UserContentSchema, { minItems: 1 }),
    context: Type.Optional(PageContextSchema),
    after: Type.Optional(
      Type.Union([Type.String(), Type.Null()], {
        description: 'the run that it follows, null at the beginning; missing: the newest one above it',
      }),
    ),
    edits: Type.Optional(Type.String({ description: 'id of the first version of the question' })),
    version: Type.Optional(Type.Integer({ minimum: 2, description: 'its place among the versions' })),
  }),
  regenerate: eventSchema('regenerate', {
    message_id: Type.String({ description: 'the message that is answered again' }),
    client_id: Type.String({ description: 'that the client gave the request' }),
    replaces: Type.String({ description: 'the run whose answer is kept as an earlier version' }),
    retries: Type.Optional(
      Type.String({ description: 'the failed tool_use of that run with which the new run begins' }),
    ),
  }),
  message_start: eventSchema('message_start', { agent: AgentSchema }),
  content_block_start: eventSchema('content_block_start', {
    index,
    message_id,
    message_type,
    content_block: ContentBlockSchema,
  }),
  content_block_delta: eventSchema('content_block_delta', {
    index,
    message_id,
    delta: Type.Union([
      Type.Object({ type: Type.Literal('text_delta'), text: Type.String() }),
      Type.Object({ type: Type.Literal('thinking_delta'), thinking: Type.String() }),
    ]),
  }),
  content_block_stop: eventSchema('content_block_stop', { index, message_id }),
  group_start: eventSchema('group_start', { index, message_id }),
  group_end: eventSchema('group_end', {
    index,
    message_id,
    summary: Type.String({ description: 'what the group did, in one line; perhaps empty' }),
  }),
  approval_request: eventSchema('approval_request', { index, message_id, approval: ApprovalSchema }),
  approval_result: eventSchema('approval_result', {
    approval_id: Type.String({ description: 'of the request' }),
    decision: DecisionSchema,
    ...outcomeFieldSchemas,
  }),
  message_retract: eventSchema('message_retract', {
    message_id: Type.String({ description: 'every block of it is dropped' }),
  }),
  message_stop: eventSchema('message_stop', {
    stop_reason: Type.String({ description: 'stop, or why the model ended, such as length' }),
    usage: Type.Optional(
      Type.Object(UsageSchema.properties, {
        description: 'of the models of the run, estimated where a service does not say; missing where no model wrote',
      }),
    ),
  }),
  terminal_user_stopped: eventSchema('terminal_user_stopped', {}),
  terminal_error: eventSchema('terminal_error', { error: RunErrorSchema }),
  conversation_updated: eventSchema('conversation_updated', {
    title: Type.Optional(Type.String()),
    suggestions: Type.Optional(Type.Array(Type.String(), { description: 'questions that the visitor may ask next' })),
  }),
  version_shown: eventSchema('version_shown', {}),
  feedback: eventSchema('feedback', {
    message_id: Type.String({ description: 'a message of the answer' }),
    ...feedbackFieldSchemas,
  }),
} as const;

export type EventType = keyof typeof EventSchemas;
export type EventOf<Name extends EventType> = Static<(typeof EventSchemas)[Name]>;
/** One entry of the log. */
export type ConversationEvent = { [Name in EventType]: EventOf<Name> }[EventType];
/** The types that end a run; exactly one of them does. */
export const TERMINAL_TYPES = ['message_stop', 'terminal_user_stopped', 'terminal_error'] as const;
export type TerminalType = (typeof TERMINAL_TYPES)[number];

/** True for the three events that end their run. */
export function isTerminal(event: { type: string }): boolean {
  return (TERMINAL_TYPES as readonly string[]).includes(event.type);
}

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
/** What a run yields: the log adds `event_id` and `conversation_id`. */
export type EventDraft = DistributiveOmit<ConversationEvent, 'event_id' | 'conversation_id'>;

/** A frame that is never stored: the progress of a running tool. It may be lost without effect. */
export const ToolProgressSchema = Type.Object({
  type: Type.Literal('tool_progress'),
  conversation_id: Type.Optional(Type.String()),
  run_id: Type.String(),
  tool_use_id: Type.String(),
  phase: Type.String({ description: 'searching, reading, writing, or a tool’s own word' }),
  done: Type.Optional(Type.Integer({ minimum: 0, description: 'pieces of work that are done' })),
  total: Type.Optional(Type.Integer({ minimum: 0, description: 'pieces of work in all' })),
  url: Type.Optional(Type.String({ description: 'of the page that is being read' })),
});
export type ToolProgress = Static<typeof ToolProgressSchema>;

/** A frame that is never stored: the run waits for other runs to end; sent again every few seconds until `message_start`. */
export const RunQueuedSchema = Type.Object({
  type: Type.Literal('run_queued'),
  conversation_id: Type.String(),
  run_id: Type.String(),
});
export type RunQueued = Static<typeof RunQueuedSchema>;
/** A frame that is never stored: the visitor has seen the conversation up to the event, here or in another tab. */
export const ConversationReadSchema = Type.Object({
  type: Type.Literal('conversation_read'),
  conversation_id: Type.String(),
  read_event_id: Type.Integer({ minimum: 1 }),
});
export type ConversationRead = Static<typeof ConversationReadSchema>;
/** Frames with momentary use: sent to connected clients, never stored, without an `event_id`. */
export type Progress = ToolProgress | RunQueued | ConversationRead;
