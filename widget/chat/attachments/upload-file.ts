// Uploads one file of the visitor in pieces, and goes on where it broke off (SPEC.md, AT1).
import type { AttachmentReply } from '../../../protocol/content/attachments.ts';
import type { Connection } from '../connection/connection.ts';
import { ConnectionError } from '../connection/connection-error.ts';

/** Pieces that may fail one after the other until the visitor has to try again. */
const MAX_FAILURES = 3;

export type UploadOptions = {
  call: Connection['call'];
  signal: AbortSignal;
  /** Of an upload that was begun; it goes on there. */
  id?: string | undefined;
  /** After every piece. */
  onState(state: AttachmentReply): void;
};

/** The part of a message that has the file. Rejects with ConnectionError, or with the reason of `signal`. */
export async function uploadFile(
  file: File,
  { call, signal, id, onState }: UploadOptions,
): Promise<NonNullable<AttachmentReply['part']>> {
  const send = (to: string, offset: number, piece: Blob) =>
    call<AttachmentReply>('PATCH', `/attachments/${to}?offset=${offset}`, piece, signal, true);
  // A piece without bytes changes nothing, and gives the state.
  const stateOf = (of: string) => send(of, 0, new Blob());
  const name = file.name || 'file';
  let state = id
    ? await stateOf(id)
    : await call<AttachmentReply>('POST', '/attachments', { name, size: file.size }, signal, true);
  for (let failures = 0; !state.part; ) {
    onState(state);
    try {
      const piece = file.slice(state.offset, state.offset + state.piece_bytes);
      if (piece.size === 0) throw new ConnectionError('internal', 'The upload did not end.');
      state = await send(state.id, state.offset, piece);
      failures = 0;
    } catch (error) {
      failures += 1;
      const mayGoOn = error instanceof ConnectionError && error.isTransient && failures < MAX_FAILURES;
      if (signal.aborted || !mayGoOn) throw error;
      state = await stateOf(state.id);
    }
  }
  return state.part;
}
