// The reply of GET /api/v1/conversations/:id/history as a schema, for /openapi.json alone: the reply is written by live/read-history.ts, and its
// type is `History` of the protocol. The schema is here so that no page that shows a chat has to load it.
import { Type } from 'typebox';
import {
  AgentSchema,
  ApprovalSchema,
  CitedMarkSchema,
  ContentBlockSchema,
  feedbackFieldSchemas,
  OutcomeSchema,
  PageContextSchema,
  PassageMarkSchema,
  RunErrorSchema,
  SourceGroupSchema,
  ToolStatusSchema,
  ToolTrustSchema,
  UsageSchema,
  UserContentSchema,
  WholeResultSchema,
} from '../../../protocol/index.ts';
import { strict } from '../schemas.ts';

const time = (description: string) => Type.String({ description: `${description}, ISO 8601` });
const nullable = <Schema extends ReturnType<typeof Type.String> | ReturnType<typeof Type.Integer>>(schema: Schema) =>
  Type.Union([schema, Type.Null()]);
const oneOf = (...values: string[]) => Type.Union(values.map((value) => Type.Literal(value)));
const approvalContent = Type.Object(
  { type: Type.Literal('approval_request'), approval: ApprovalSchema, outcome: Type.Optional(OutcomeSchema) },
  strict,
);

const ToolCall = Type.Object(
  {
    id: Type.String(),
    name: Type.String({ description: 'of the tool' }),
    input: Type.Record(Type.String(), Type.Unknown()),
    tool_content_message: Type.String({ description: 'label of the step' }),
    lang: Type.Optional(Type.String()),
    display: Type.Optional(oneOf('content', 'hidden')),
    icon: Type.Optional(Type.String()),
    index: Type.Integer(),
    created_at: time('when it was called'),
    completed_at: Type.Optional(time('when the call was complete')),
  },
  strict,
);

const Message = Type.Object(
  {
    id: Type.String(),
    run_id: Type.String(),
    role: oneOf('user', 'assistant', 'tool'),
    content: Type.Union(
      [Type.String(), Type.Array(Type.Union([ContentBlockSchema, UserContentSchema, approvalContent]))],
      { description: 'text of a tool result; parts of the other roles' },
    ),
    index: Type.Optional(Type.Integer({ description: 'number of its first block within the run; none for a user' })),
    client_id: Type.Optional(Type.String()),
    context: Type.Optional(PageContextSchema),
    after: Type.Optional(nullable(Type.String({ description: 'the run that it follows' }))),
    edits: Type.Optional(Type.String({ description: 'id of the first version of the question' })),
    version: Type.Optional(Type.Integer({ minimum: 2 })),
    message_type: Type.Optional(oneOf('chat', 'step')),
    tool_calls: Type.Optional(Type.Array(ToolCall)),
    tool_call_id: Type.Optional(Type.String()),
    name: Type.Optional(Type.String({ description: 'of the tool' })),
    tool_content_message: Type.Optional(Type.String()),
    status: Type.Optional(ToolStatusSchema),
    passages: Type.Optional(Type.Array(PassageMarkSchema)),
    cited: Type.Optional(Type.Array(CitedMarkSchema)),
    trust: Type.Optional(ToolTrustSchema),
    retryable: Type.Optional(Type.Literal(true)),
    whole: Type.Optional(WholeResultSchema),
    artifact: Type.Optional(Type.Unknown()),
    display_type: oneOf('content', 'group_start', 'group_item', 'group_end'),
    summary: Type.Optional(Type.String({ description: 'of its group' })),
    group_closed: Type.Optional(Type.Boolean({ description: 'its group consists of this one message' })),
    created_at: time('when it began'),
    completed_at: Type.Optional(time('when it was complete')),
  },
  strict,
);

const Run = Type.Object(
  {
    run_id: Type.String(),
    agent: AgentSchema,
    status: oneOf('running', 'waiting', 'done', 'stopped', 'error'),
    created_at: time('when it began'),
    ended_at: Type.Optional(time('when it ended')),
    stop_reason: Type.Optional(Type.String()),
    usage: Type.Optional(UsageSchema),
    error: Type.Optional(RunErrorSchema),
    superseded_by: Type.Optional(Type.String({ description: 'the run whose answer is shown in place of its own' })),
  },
  strict,
);

const Rating = Type.Object({ message_id: Type.String(), ...feedbackFieldSchemas }, strict);

export const HistorySchema = Type.Object(
  {
    conversation: Type.Object(
      {
        id: Type.String(),
        title: nullable(Type.String()),
        preview: Type.Optional(Type.String()),
        unread: Type.Optional(Type.Integer()),
        created_at: time('when it was made'),
        updated_at: time('of its newest event'),
      },
      strict,
    ),
    messages: Type.Array(Message, { description: 'of whole turns, oldest first' }),
    runs: Type.Array(Run),
    workspace: Type.Object({ sources: Type.Array(SourceGroupSchema) }, strict),
    agent_status: oneOf('idle', 'running', 'waiting'),
    pending_approval: Type.Union([ApprovalSchema, Type.Null()]),
    last_event_id: Type.Integer({ description: 'the stream goes on after this event, where messages ends' }),
    suggestions: Type.Array(Type.String()),
    shown_run: Type.Optional(nullable(Type.String({ description: 'the run at the end of the versions on show' }))),
    feedback: Type.Optional(Type.Record(Type.String(), Rating, { description: 'ratings by run' })),
    has_more: Type.Optional(Type.Boolean({ description: 'there are earlier turns; missing: the history is whole' })),
    before: Type.Optional(nullable(Type.Integer({ description: '`before` of the call for the page above' }))),
  },
  strict,
);
