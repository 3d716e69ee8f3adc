// Schemas that several routes share. Further rules for a body (text that can be stored, lengths) are checked
// where it is used; schemas of the protocol itself are protocol/.
import { Type } from 'typebox';
import { WireErrorSchema } from '../../protocol/index.ts';
import type { ConversationRow } from '../store/contract/conversations.ts';

export const strict = { additionalProperties: false };

/** Ids in paths: any other text is not found. */
export const IdParams = Type.Object({ id: Type.String({ maxLength: 200 }) });

/** Replies of a failed call, for openapi.json. */
export const errorReply = { '4xx': WireErrorSchema, '5xx': WireErrorSchema };

export const ConversationReply = Type.Object({
  id: Type.String(),
  title: Type.Union([Type.String(), Type.Null()]),
  preview: Type.Optional(Type.String({ description: 'first words of the newest answer, Markdown' })),
  unread: Type.Integer({ description: 'answers that ended since the visitor last saw it' }),
  created_at: Type.String(),
  updated_at: Type.String(),
});

/** Converts a row to its wire form. */
export function toConversation(row: Omit<ConversationRow, 'site' | 'visitorId'>) {
  return {
    id: row.id,
    title: row.title,
    ...(row.preview ? { preview: row.preview } : {}),
    unread: row.unread,
    created_at: new Date(row.createdAtMs).toISOString(),
    updated_at: new Date(row.updatedAtMs).toISOString(),
  };
}
