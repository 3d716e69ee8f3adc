// The store's part of visitors' files: what they are and whose; their bytes are in api/files. Part of the Store of store.ts.
import type { AttachmentType } from '../../../protocol/index.ts';

type Owner = { site: string; visitorId: string };

export type AttachmentRow = {
  id: string;
  name: string;
  /** Bytes: as its upload began, and as they are kept once it is ready. */
  size: number;
  /** Bytes that are kept. */
  received: number;
  state: 'uploading' | 'ready';
  /** Null until it is ready, as `sha256`. */
  type: AttachmentType | null;
  sha256: string | null;
  /** Null until a message has it. */
  conversationId: string | null;
};

/** What a model reads of an attachment. */
export type AttachmentContent = Pick<AttachmentRow, 'id' | 'name' | 'size'> & {
  type: AttachmentType;
  /** Of a document; null for an image, and where it has none. */
  text: string | null;
};

/** Bounds at the beginning of an upload: files that no message has, and bytes of the visitor and of the site, sent ones too. */
export type AttachmentBounds = { unsent: number; visitorBytes: number; siteBytes: number };

/** Every method but those of the sweep takes the owner: a foreign id behaves like a missing one (API-5). */
export interface Attachments {
  /** Begins an upload; the name of the bound that it would pass, which then nothing is stored for. */
  begin(
    owner: Owner,
    file: { id: string; name: string; size: number },
    bounds: AttachmentBounds,
  ): Promise<keyof AttachmentBounds | null>;
  /** Null when there is none, and while its conversation is hidden. */
  get(owner: Owner, id: string): Promise<AttachmentRow | null>;
  /** A piece is kept: `from` to `to`. False when the upload is gone or has another offset. */
  advance(owner: Owner, id: string, from: number, to: number): Promise<boolean>;
  /** It is whole and was accepted. False when it is gone, or was ready before. */
  finish(
    owner: Owner,
    id: string,
    file: { type: AttachmentType; size: number; sha256: string; text: string | null },
  ): Promise<boolean>;
  /** Deletes one that no message has. False when there is none. */
  remove(owner: Owner, id: string): Promise<boolean>;
  /** Those of the ids that the conversation has, in no particular order. */
  contentOf(conversationId: string, ids: readonly string[]): Promise<AttachmentContent[]>;
  /** Deletes those that no message has and whose upload began before `beforeMs`; returns how many. */
  removeUnsent(beforeMs: number): Promise<number>;
  /** Ids of deleted ones whose bytes are to be deleted, at most `limit`. */
  removedFiles(limit: number): Promise<string[]>;
  /** Their bytes are deleted. */
  forgetRemoved(ids: readonly string[]): Promise<void>;
}
