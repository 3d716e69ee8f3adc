// Deletes the bytes of files whose rows are deleted, however that came about, and the rows of files that no message ever had.
import { FILES_SWEPT_AT_ONCE, UNSENT_ATTACHMENT_MS } from '../config/limits.ts';
import type { Attachments } from '../store/contract/attachments.ts';
import type { FileStore } from './file-store.ts';

/** `nowMs`: null while the clock is not believed: files that no message has are kept. Returns how many files were deleted. Rejects with the error of the place of the files: the rest is deleted next time. */
export async function sweepFiles(
  attachments: Pick<Attachments, 'removeUnsent' | 'removedFiles' | 'forgetRemoved'>,
  files: Pick<FileStore, 'remove'>,
  { nowMs, signal }: { nowMs: number | null; signal: AbortSignal },
): Promise<number> {
  if (nowMs !== null) await attachments.removeUnsent(nowMs - UNSENT_ATTACHMENT_MS);
  let removed = 0;
  while (!signal.aborted) {
    const ids = await attachments.removedFiles(FILES_SWEPT_AT_ONCE);
    if (ids.length === 0) break;
    for (const id of ids) await files.remove(id);
    await attachments.forgetRemoved(ids);
    removed += ids.length;
  }
  return removed;
}
