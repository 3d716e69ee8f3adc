// What a visitor thinks of an answer: the rating, the reasons and a comment, as they are sent, logged and read in history.
import { type Static, Type } from 'typebox';

/** Why an answer was no good. A closed list, so that an owner can count them. */
export const FEEDBACK_REASONS = ['incorrect', 'outdated', 'off_request'] as const;
/** Longest comment, in UTF-16 units: a few sentences. */
export const MAX_FEEDBACK_CHARS = 1_000;

const reasons = Type.Array(
  Type.Union([Type.Literal('incorrect'), Type.Literal('outdated'), Type.Literal('off_request')]),
  {
    maxItems: FEEDBACK_REASONS.length,
    uniqueItems: true,
    // Written out: a call here would keep the whole schema in the widget's first load.
    description: 'of incorrect, outdated, off_request',
  },
);

/** The fields of a rating; `rating` 0 takes an earlier one back. */
export const feedbackFieldSchemas = {
  rating: Type.Union([Type.Literal(1), Type.Literal(-1), Type.Literal(0)], {
    description: '1 good, -1 not good, 0 takes the rating back',
  }),
  reasons: Type.Optional(reasons),
  comment: Type.Optional(Type.String({ maxLength: MAX_FEEDBACK_CHARS })),
};

/** Body of `PUT /api/v1/conversations/:id/messages/:message_id/feedback`. */
export const FeedbackBodySchema = Type.Object(feedbackFieldSchemas, { additionalProperties: false });
export type FeedbackBody = Static<typeof FeedbackBodySchema>;

/** The rating of an answer. */
export type Feedback = { message_id: string; rating: 1 | -1; reasons?: FeedbackBody['reasons']; comment?: string };
/** Ratings by the run that wrote the answer. */
export type FeedbackByRun = Readonly<Record<string, Feedback>>;
