// What of a file is known before it is uploaded, and the words for what the API refuses. The API decides by content (SPEC.md, AT3).

import type { StringKey } from '../../shared/strings/string-table.ts';
import { ConnectionError } from '../connection/connection-error.ts';

/** What a site takes of a message's files; its session says so. */
export type FileLimits = { count: number; bytes: number };

/** The kinds in a file dialog. */
export const ACCEPTED =
  'image/png,image/jpeg,image/gif,image/webp,application/pdf,text/plain,text/markdown,text/csv,.txt,.md,.csv,.log';

/** Bytes of a megabyte in the limits, as on the server. */
const MEGABYTE = 1024 * 1024;

/** A string and its number. */
export type FileProblem = { key: StringKey; n: number };

/** Why a file cannot be sent, judged by its name, size and stated kind; null if it can. */
export function problemOf(file: Pick<File, 'size' | 'type'>, { bytes }: FileLimits): FileProblem | null {
  if (file.size === 0) return { key: 'fileEmpty', n: 0 };
  if (file.size > bytes) return { key: 'fileTooLarge', n: Math.floor(bytes / MEGABYTE) };
  const isForeign =
    /^(audio|video|font|application\/(zip|x-(7z|rar|tar)|gzip|vnd\.|ms))|^image\/(?!png|jpe?g|gif|webp)/;
  return isForeign.test(file.type) ? { key: 'fileType', n: 0 } : null;
}

const BY_REASON: Readonly<Record<string, StringKey>> = {
  empty: 'fileEmpty',
  size: 'fileTooLarge',
  count: 'fileNoRoom',
  full: 'fileNoRoom',
  type: 'fileType',
  encoding: 'fileType',
  dimensions: 'fileBroken',
  encrypted: 'fileLocked',
  broken: 'fileBroken',
};

/** Why an upload failed. `isFinal`: another attempt with the same file fails, too. */
export function problemOfError(error: unknown, { bytes }: FileLimits): FileProblem & { isFinal: boolean } {
  const reason = error instanceof ConnectionError && typeof error.reason === 'string' ? error.reason : '';
  const key = Object.hasOwn(BY_REASON, reason) ? BY_REASON[reason] : undefined;
  const isFinal = key !== undefined && key !== 'fileNoRoom';
  return { key: key ?? 'fileFailed', n: Math.floor(bytes / MEGABYTE), isFinal };
}
