// Uploads a file of the visitor in pieces, and goes on after a failure where the API has it. SPEC.md, AT rules.
import type { FileContent, ImageContent } from '../../../protocol/blocks.ts';
import type { AttachmentReply } from '../../../protocol/content/attachments.ts';
import type { Clock } from '../clock.ts';
import type { Connection } from '../connection/connection.ts';
import { ConnectionError } from '../connection/connection-error.ts';

/** What a message has as content for a file. */
export type UploadedFile = ImageContent | FileContent;

export type UploadOptions = {
  /** Of the file; that of a File if left out. */
  name?: string;
  signal?: AbortSignal;
  /** Bytes that the API has, of all. */
  onProgress?(sent: number, size: number): void;
};

/** Failures of one piece, one after the other, after which the upload fails. */
const MAX_TRIES = 5;
/** Wait before another attempt, in ms; as long as the API requires where its limit is reached. */
const RETRY_AFTER_MS = 2_000;

/** Uploads the file; gives the part for a message. Rejects with ConnectionError, or the signal's reason. */
export async function uploadFile(
  call: Connection['call'],
  file: Blob,
  clock: Clock,
  { name = (file as Partial<File>).name ?? 'file', signal, onProgress }: UploadOptions = {},
): Promise<UploadedFile> {
  const { size } = file;
  let state = await call<AttachmentReply>('POST', '/attachments', { name, size }, signal, true);
  const path = `/attachments/${encodeURIComponent(state.id)}`;
  const patch = (offset: number, piece: Blob) =>
    call<AttachmentReply>('PATCH', `${path}?offset=${offset}`, piece, signal);
  for (let tries = 0; !state.part; ) {
    signal?.throwIfAborted();
    const { offset, piece_bytes } = state;
    try {
      state = await patch(offset, file.slice(offset, offset + piece_bytes));
      if (!state.part && state.offset <= offset) throw new ConnectionError('internal', 'The upload does not go on.');
      onProgress?.(state.offset, size);
      tries = 0;
    } catch (error) {
      tries += 1;
      if (!(error instanceof ConnectionError) || !error.isTransient || tries >= MAX_TRIES) throw error;
      await pause(clock, error.retryAfterMs ?? RETRY_AFTER_MS, signal);
      // Without bytes: what the API has. After a lost reply that may be more than before.
      state = await patch(offset, new Blob([])).catch(() => state);
    }
  }
  return state.part;
}

function pause(clock: Clock, ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const cancel = clock.after(ms, () => {
      signal?.removeEventListener('abort', abort);
      resolve();
    });
    const abort = () => {
      cancel();
      reject(signal?.reason);
    };
    signal?.addEventListener('abort', abort, { once: true });
  });
}
