// A person in the run: calls that need an approval, questions, and how each ended. SPEC.md, AP rules.
// Schemas only; who may decide, and what happens then, is the API's.
import { type Static, Type } from 'typebox';

const OptionSchema = Type.Object({
  id: Type.String(),
  label: Type.String(),
  description: Type.Optional(Type.String()),
});

/** The form of an answer in text; missing bounds: none. */
export const AnswerFieldSchema = Type.Object({
  format: Type.Optional(
    Type.Union([
      Type.Literal('number'),
      Type.Literal('integer'),
      Type.Literal('email'),
      Type.Literal('uri'),
      Type.Literal('date'),
      Type.Literal('date-time'),
    ]),
  ),
  minimum: Type.Optional(Type.Number()),
  maximum: Type.Optional(Type.Number()),
  min_length: Type.Optional(Type.Integer({ minimum: 0, description: 'UTF-16 units' })),
  max_length: Type.Optional(Type.Integer({ minimum: 0, description: 'UTF-16 units' })),
});
export type AnswerField = Static<typeof AnswerFieldSchema>;

export const QuestionSchema = Type.Object({
  id: Type.String(),
  question: Type.String(),
  options: Type.Array(OptionSchema, { description: 'empty: the answer is text' }),
  multi_select: Type.Optional(Type.Boolean()),
  allow_free_text: Type.Optional(Type.Boolean()),
  required: Type.Optional(Type.Boolean({ description: 'skipping it declines the whole request' })),
  field: Type.Optional(AnswerFieldSchema),
});
export type Question = Static<typeof QuestionSchema>;

/** The answer to one question: chosen options, text, or both. */
export const AnswerSchema = Type.Object(
  {
    options: Type.Optional(
      Type.Array(Type.String({ maxLength: 64 }), { maxItems: 20, description: 'ids of the chosen options' }),
    ),
    text: Type.Optional(Type.String({ maxLength: 16_000 })),
  },
  { additionalProperties: false },
);
export type Answer = Static<typeof AnswerSchema>;
/** By the id of the question; null, or no entry: the visitor skipped it. */
export const AnswersSchema = Type.Record(Type.String(), Type.Union([AnswerSchema, Type.Null()]), {
  description: 'by the id of the question; null or no entry: skipped',
});
export type Answers = Static<typeof AnswersSchema>;

/** What a person reads of one argument of a call, and how it can be edited. */
export const ApprovalFieldSchema = Type.Object({
  name: Type.String({ description: 'of the argument' }),
  title: Type.String({ minLength: 1, description: 'what a person reads' }),
  type: Type.Union(
    [
      Type.Literal('string'),
      Type.Literal('number'),
      Type.Literal('integer'),
      Type.Literal('boolean'),
      Type.Literal('json'),
    ],
    { description: 'json: a list, an object, or a value of several types; edited as JSON text' },
  ),
  options: Type.Optional(
    Type.Array(Type.Union([Type.String(), Type.Number(), Type.Boolean()]), { description: 'the only values allowed' }),
  ),
  required: Type.Boolean(),
  sensitive: Type.Optional(
    Type.Boolean({ description: 'its value is masked: an edit that leaves the mask keeps the value' }),
  ),
});
export type ApprovalField = Static<typeof ApprovalFieldSchema>;

export const ApprovalSchema = Type.Object({
  approval_id: Type.String(),
  kind: Type.Union([Type.Literal('tool'), Type.Literal('question')]),
  tool_use_id: Type.Optional(Type.String({ description: 'of a tool: the call that waits' })),
  name: Type.String({ description: 'of the tool' }),
  tool_content_message: Type.Optional(Type.String({ description: 'label of the step' })),
  input: Type.Optional(
    Type.Record(Type.String(), Type.Unknown(), { description: 'of a tool: all arguments, sensitive values masked' }),
  ),
  args_hash: Type.Optional(
    Type.String({ description: 'of a tool: hash of the arguments, name and version (AP2); a decision repeats it' }),
  ),
  version: Type.Optional(Type.String({ description: 'of a tool: changes with its description and its schema' })),
  fields: Type.Optional(
    Type.Array(ApprovalFieldSchema, { description: 'of a tool: one entry for each parameter, in order' }),
  ),
  editable: Type.Optional(Type.Boolean({ description: 'the arguments may be changed' })),
  rememberable: Type.Optional(
    Type.Boolean({ description: 'the visitor may allow this tool for the rest of the conversation' }),
  ),
  questions: Type.Optional(Type.Array(QuestionSchema, { description: 'of a question: what is asked' })),
  asked_by: Type.Optional(Type.String({ description: 'the service that asks, where a running tool does (AP8)' })),
  message: Type.Optional(Type.String({ description: 'what that service says about its questions' })),
  expires_at: Type.String({ description: 'ISO 8601; then it ends as `timeout`' }),
});
/** A tool call or a question that waits for the visitor. */
export type Approval = Static<typeof ApprovalSchema>;

/** What a visitor may decide. */
export const VisitorDecisionSchema = Type.Union([
  Type.Literal('approved'),
  Type.Literal('edited'),
  Type.Literal('rejected'),
  Type.Literal('answered'),
]);
export type VisitorDecision = Static<typeof VisitorDecisionSchema>;
/** How a wait ended: by the visitor, by its time, or with its run. */
export const DecisionSchema = Type.Union([
  Type.Literal('approved'),
  Type.Literal('edited'),
  Type.Literal('rejected'),
  Type.Literal('answered'),
  Type.Literal('timeout'),
  Type.Literal('cancelled'),
]);
export type Decision = Static<typeof DecisionSchema>;

/** What an approval_result says beside the decision. */
export const outcomeFieldSchemas = {
  input: Type.Optional(
    Type.Record(Type.String(), Type.Unknown(), { description: 'edited arguments, whole, sensitive values masked' }),
  ),
  args_hash: Type.Optional(
    Type.String({ description: 'of what was decided: of the edited arguments where there are some' }),
  ),
  reason: Type.Optional(Type.String({ description: 'for a rejection' })),
  remember: Type.Optional(
    Type.Literal('conversation', { description: 'the tool is allowed for the rest of the conversation' }),
  ),
  answers: Type.Optional(AnswersSchema),
  client_id: Type.Optional(Type.String({ description: 'the message that answered the question, where one did' })),
};

export const OutcomeSchema = Type.Object({ decision: DecisionSchema, at: Type.String(), ...outcomeFieldSchemas });
/** How an approval ended; `at` is the event's time, ISO 8601. */
export type ApprovalOutcome = Static<typeof OutcomeSchema>;
