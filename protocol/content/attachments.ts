// Files that a visitor adds to a message: how they are named in its content, and what the upload replies. SPEC.md, AT rules.
import { type Static, Type } from 'typebox';
import { FileContentSchema, ImageContentSchema, type UserContent } from '../blocks.ts';

/** Bytes of one piece of an upload; the last one has the rest. Small enough for a slow connection within the time of a request. */
export const ATTACHMENT_PIECE_BYTES = 256 * 1024;
/** Longest name of a file, in UTF-16 units. */
export const MAX_ATTACHMENT_NAME_CHARS = 200;

/** The kinds of files, by their media type: decided by content, never by name. */
export const IMAGE_TYPES = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'] as const;
export const DOCUMENT_TYPES = ['text/plain', 'text/markdown', 'text/csv', 'application/pdf'] as const;
export type ImageType = (typeof IMAGE_TYPES)[number];
export type AttachmentType = ImageType | (typeof DOCUMENT_TYPES)[number];

/** Body of `POST /api/v1/attachments`: an upload begins. */
export const AttachmentBodySchema = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 1_000, description: 'of the file, as the visitor has it' }),
    size: Type.Integer({ minimum: 0, description: 'bytes' }),
  },
  { additionalProperties: false },
);

/** State of an upload. `part`: what a message has as content, once the file is whole and was accepted. */
export const AttachmentReplySchema = Type.Object({
  id: Type.String(),
  offset: Type.Integer({ minimum: 0, description: 'bytes that are kept; the next piece begins there' }),
  size: Type.Integer({ minimum: 0, description: 'bytes' }),
  piece_bytes: Type.Integer({ minimum: 1 }),
  part: Type.Optional(Type.Union([ImageContentSchema, FileContentSchema])),
});
export type AttachmentReply = Static<typeof AttachmentReplySchema>;

/** Why a file is refused, as `details.reason` of its error. */
export type AttachmentFault =
  | 'empty'
  | 'size'
  | 'count'
  | 'full'
  | 'type'
  | 'encoding'
  | 'dimensions'
  | 'encrypted'
  | 'broken';

/** Path of an attachment at the API; it is for its owner alone. */
export function toAttachmentPath(id: string): string {
  return `/api/v1/attachments/${id}`;
}

/** The id in the path of an attachment; null for any other address. */
export function attachmentIdOf(url: string): string | null {
  return /^\/api\/v1\/attachments\/([\w-]{1,64})$/.exec(url)?.[1] ?? null;
}

/** The ids of the files of a message, in order, each once. */
export function attachmentIds(content: readonly UserContent[]): string[] {
  const ids = content.flatMap((part) => (part.type === 'text' ? [] : (attachmentIdOf(part.url) ?? [])));
  return [...new Set(ids)];
}
