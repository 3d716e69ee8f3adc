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
  /** None: the answer is text. */
  options: Type.Array(OptionSchema),
  multi_select: Type.Optional(Type.Boolean()),
  allow_free_text: Type.Optional(Type.Boolean()),
  /** Skipping it declines the whole request. */
  required: Type.Optional(Type.Boolean()),
  /** What its text has to be; the server checks it. */
  field: Type.Optional(AnswerFieldSchema),
});
export type Question = Static<typeof QuestionSchema>;

/** The answer to one question: chosen options, text, or both. */
export const AnswerSchema = Type.Object(
  {
    options: Type.Optional(Type.Array(Type.String({ maxLength: 64 }), { maxItems: 20 })),
    text: Type.Optional(Type.String({ maxLength: 16_000 })),
  },
  { additionalProperties: false },
);
export type Answer = Static<typeof AnswerSchema>;
/** By the id of the question; null, or no entry: the visitor skipped it. */
export const AnswersSchema = Type.Record(Type.String(), Type.Union([AnswerSchema, Type.Null()]));
export type Answers = Static<typeof AnswersSchema>;

/** What a person reads of one argument of a call, and how it can be edited. */
export const ApprovalFieldSchema = Type.Object({
  name: Type.String(),
  /** From the tool's schema, in the language of the conversation where the owner gives it; never empty. */
  title: Type.String({ minLength: 1 }),
  /** `json`: a list, an object, or a value of several types; edited as JSON text. */
  type: Type.Union([
    Type.Literal('string'),
    Type.Literal('number'),
    Type.Literal('integer'),
    Type.Literal('boolean'),
    Type.Literal('json'),
  ]),
  /** The only values allowed, where the schema lists them. */
  options: Type.Optional(Type.Array(Type.Union([Type.String(), Type.Number(), Type.Boolean()]))),
  required: Type.Boolean(),
  /** Its value is masked: an edit that leaves the mask keeps the value. */
  sensitive: Type.Optional(Type.Boolean()),
});
export type ApprovalField = Static<typeof ApprovalFieldSchema>;

export const ApprovalSchema = Type.Object({
  approval_id: Type.String(),
  kind: Type.Union([Type.Literal('tool'), Type.Literal('question')]),
  tool_use_id: Type.Optional(Type.String()),
  name: Type.String(),
  tool_content_message: Type.Optional(Type.String()),
  /** Of a tool: all arguments, sensitive values masked. */
  input: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
  /** Of a tool: SHA-256, in hexadecimal, of `input`, name and `version`; see SPEC AP2. A decision carries it. */
  args_hash: Type.Optional(Type.String()),
  /** Of a tool: changes with its description and its schema. */
  version: Type.Optional(Type.String()),
  /** Of a tool: one entry for each parameter of its schema, in the schema's order. */
  fields: Type.Optional(Type.Array(ApprovalFieldSchema)),
  editable: Type.Optional(Type.Boolean()),
  /** The visitor may allow this tool for the rest of the conversation. */
  rememberable: Type.Optional(Type.Boolean()),
  questions: Type.Optional(Type.Array(QuestionSchema)),
  /** Of questions that a running tool asks: the service that asks, and what it says about them. SPEC AP8. */
  asked_by: Type.Optional(Type.String()),
  message: Type.Optional(Type.String()),
  expires_at: Type.String(),
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
  /** Edited arguments, whole, sensitive values masked. */
  input: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
  /** Of what was decided: of the edited arguments where they were edited. */
  args_hash: Type.Optional(Type.String()),
  /** The visitor's reason for a rejection. */
  reason: Type.Optional(Type.String()),
  /** The tool is allowed for the rest of the conversation. */
  remember: Type.Optional(Type.Literal('conversation')),
  answers: Type.Optional(AnswersSchema),
  /** The message that answered the question, where it was one. */
  client_id: Type.Optional(Type.String()),
};

export const OutcomeSchema = Type.Object({ decision: DecisionSchema, at: Type.String(), ...outcomeFieldSchemas });
/** How an approval ended; `at` is the event's time, ISO 8601. */
export type ApprovalOutcome = Static<typeof OutcomeSchema>;
