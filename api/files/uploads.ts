// A visitor's upload from its first piece to a file that a message can have: what is kept of it, and what of it is refused. Knows the
// two places of a file, its row in the store and its bytes; not HTTP.
import { createHash } from 'node:crypto';
import {
  ApiError,
  ATTACHMENT_PIECE_BYTES,
  type AttachmentReply,
  type FileContent,
  IMAGE_TYPES,
  type ImageContent,
  toAttachmentPath,
} from '../../protocol/index.ts';
import { FILE_CHECKS_AT_ONCE, type Limits, MEGABYTE, UNSENT_ATTACHMENTS } from '../config/limits.ts';
import type { ParsePool } from '../documents/parse-pool.ts';
import type { AttachmentRow, Attachments } from '../store/contract/attachments.ts';
import type { Owner } from '../store/contract/owner.ts';
import { createSlots } from '../time/slots.ts';
import { checkFile } from './check-file.ts';
import { cleanName } from './clean-name.ts';
import { fileFault } from './file-fault.ts';
import { type FileStore, pieceAt, WHOLE } from './file-store.ts';

export type UploadLimits = Pick<
  Limits,
  'attachmentMegabytes' | 'attachmentMegabytesPerVisitor' | 'attachmentMegabytesPerSite'
>;

/** All reject with ApiError: `not_found` for a foreign or unknown id, and what `fileFault` makes. */
export interface Uploads {
  begin(owner: Owner, file: { name: string; size: number }): Promise<AttachmentReply>;
  /** The next piece; with the last one the file is checked. `conflict` with `details.offset` for another offset than the next. */
  append(owner: Owner, id: string, offset: number, bytes: Buffer, signal: AbortSignal): Promise<AttachmentReply>;
  state(owner: Owner, id: string): Promise<AttachmentReply>;
  /** Deletes a file that no message has; `conflict` for one that was sent. */
  remove(owner: Owner, id: string): Promise<void>;
  /** A file that is whole. */
  find(owner: Owner, id: string): Promise<AttachmentRow & { type: NonNullable<AttachmentRow['type']> }>;
  /** The bytes of one; the connection breaks off where it is deleted meanwhile. */
  read(id: string, size: number, pieceBytes: number): AsyncGenerator<Uint8Array>;
}

export function createUploads(deps: {
  files: FileStore;
  attachments: Attachments;
  pool: Pick<ParsePool, 'parse'>;
  limits: UploadLimits;
  newId(prefix: string): string;
}): Uploads {
  const { files, attachments, pool, limits, newId } = deps;
  const slots = createSlots({ total: FILE_CHECKS_AT_ONCE, perKey: 1 });

  const get = async (owner: Owner, id: string): Promise<AttachmentRow> => {
    const row = await attachments.get(owner, id);
    if (!row) throw noSuchAttachment();
    return row;
  };

  return {
    async begin(owner, { name, size }) {
      const max = limits.attachmentMegabytes * MEGABYTE;
      if (size === 0) throw fileFault('empty', 'The file is empty.');
      if (size > max) throw fileFault('size', `The file is larger than ${limits.attachmentMegabytes} MB.`);
      const id = newId('att');
      const bounds = {
        unsent: UNSENT_ATTACHMENTS,
        visitorBytes: limits.attachmentMegabytesPerVisitor * MEGABYTE,
        siteBytes: limits.attachmentMegabytesPerSite * MEGABYTE,
      };
      const passed = await attachments.begin(owner, { id, name: cleanName(name), size }, bounds);
      if (passed === 'unsent')
        throw fileFault('count', `${UNSENT_ATTACHMENTS} files wait to be sent. Send or remove some of them.`);
      if (passed === 'visitorBytes')
        throw fileFault('full', 'There is no room for more of your files. Delete a conversation that has some.');
      if (passed === 'siteBytes') throw fileFault('full', 'This site has no room for more files at the moment.');
      return replyOf(await get(owner, id));
    },

    async append(owner, id, offset, bytes, signal) {
      const row = await get(owner, id);
      if (bytes.length === 0) return replyOf(row);
      if (row.state === 'ready' || offset !== row.received) throw wrongOffset(row);
      const expected = Math.min(ATTACHMENT_PIECE_BYTES, row.size - offset);
      if (bytes.length !== expected) {
        throw new ApiError('invalid_request', `This piece has to have ${expected} bytes, not ${bytes.length}.`, {
          details: { field: 'body', offset },
        });
      }
      await files.put(id, pieceAt(offset), bytes);
      const received = offset + bytes.length;
      if (received === row.size) return finish(owner, row, offset, signal);
      if (!(await attachments.advance(owner, id, offset, received))) await settleLate(owner, id);
      return replyOf({ ...row, received });
    },

    async state(owner, id) {
      return replyOf(await get(owner, id));
    },

    async remove(owner, id) {
      const row = await get(owner, id);
      if (await attachments.remove(owner, id)) return;
      if (row.conversationId === null) throw noSuchAttachment();
      throw new ApiError('conflict', 'This file was sent. It is deleted with its conversation.');
    },

    async find(owner, id) {
      const { type, ...row } = await get(owner, id);
      if (type === null) throw noSuchAttachment();
      return { ...row, type };
    },

    async *read(id, size, pieceBytes) {
      for (let from = 0; from < size; ) {
        const piece = await files.read(id, WHOLE, from, Math.min(pieceBytes, size - from));
        if (!piece || piece.length === 0) throw noSuchAttachment();
        from += piece.length;
        yield piece;
      }
    },
  };

  /** Checks the whole file. One that is refused is deleted; one whose check was broken off can be sent its last piece again. */
  async function finish(owner: Owner, row: AttachmentRow, last: number, signal: AbortSignal): Promise<AttachmentReply> {
    const release = await slots.acquire(`${owner.site} ${owner.visitorId}`, signal);
    try {
      const now = await get(owner, row.id);
      // Another call has sent the same piece.
      if (now.state === 'ready') return replyOf(now);
      const pieces: Uint8Array[] = [];
      for (let offset = 0; offset <= last; offset += ATTACHMENT_PIECE_BYTES) {
        const piece = await files.get(row.id, pieceAt(offset));
        if (!piece) throw noSuchAttachment();
        pieces.push(piece);
      }
      const checked = await checkFile(Buffer.concat(pieces), { pool, signal }).catch(async (error: unknown) => {
        if (error instanceof ApiError) await attachments.remove(owner, row.id);
        throw error;
      });
      const { type, bytes, text } = checked;
      await files.put(row.id, WHOLE, bytes);
      const file = { type, size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex'), text };
      if (!(await attachments.finish(owner, row.id, file))) await settleLate(owner, row.id);
      await files.remove(row.id, WHOLE);
      return replyOf({ ...row, ...file, received: file.size, state: 'ready' });
    } finally {
      release();
    }
  }

  /** The row changed while bytes were written: it is gone, and they with it, or another call has written the same piece. */
  async function settleLate(owner: Owner, id: string): Promise<never> {
    const row = await attachments.get(owner, id);
    if (row) throw wrongOffset(row);
    await files.remove(id);
    throw noSuchAttachment();
  }
}

/** The part of a message that has the file. */
export function partOf(
  row: Pick<AttachmentRow, 'id' | 'name' | 'size'> & { type: NonNullable<AttachmentRow['type']> },
): ImageContent | FileContent {
  const { id, name, size, type } = row;
  const isImage = IMAGE_TYPES.some((known) => known === type);
  return { type: isImage ? 'image' : 'file', url: toAttachmentPath(id), name, content_type: type, size };
}

function replyOf({ id, received, size, type, name }: AttachmentRow): AttachmentReply {
  const part = type === null ? {} : { part: partOf({ id, name, size, type }) };
  return { id, offset: received, size, piece_bytes: ATTACHMENT_PIECE_BYTES, ...part };
}

/** The same error for missing and foreign ones (API-5). */
export const noSuchAttachment = () => new ApiError('not_found', 'There is no such attachment.');

function wrongOffset({ received }: AttachmentRow): ApiError {
  return new ApiError('conflict', `The next piece begins at ${received}.`, { details: { offset: received } });
}
