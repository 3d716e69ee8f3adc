// What the host page says of itself with a message: where the visitor is, what is selected, and data of its own. SPEC.md, PC rules.
import { type Static, Type } from 'typebox';

/** Bytes of a context as JSON: beside the longest message and the tools of the page it fits into one frame. */
export const MAX_PAGE_CONTEXT_BYTES = 4 * 1024;
/** Levels of lists and objects in `data`. */
export const MAX_PAGE_CONTEXT_DEPTH = 10;

export const PageContextSchema = Type.Object(
  {
    title: Type.Optional(Type.String({ minLength: 1, maxLength: 300 })),
    url: Type.Optional(
      Type.String({ minLength: 1, maxLength: 2_048, pattern: '^https?://', description: 'of the page, http or https' }),
    ),
    selection: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 4_000,
        description: 'the text that the visitor has selected on the page',
      }),
    ),
    data: Type.Optional(Type.Record(Type.String(), Type.Unknown(), { description: 'whatever the page adds' })),
  },
  { additionalProperties: false, minProperties: 1 },
);
/** At least one field. All of it is text from outside, also where the page wrote it. */
export type PageContext = Static<typeof PageContextSchema>;
