// Files that a client sends inside of its message, as `data:` addresses: kept as uploads are, by the same checks and limits, before the message
// is accepted.
import { ApiError, ATTACHMENT_PIECE_BYTES, attachmentIdOf, type UserContent } from '../../protocol/index.ts';
import type { RouteContext } from '../routes/context.ts';
import { noAttachments } from '../routes/files/attachments.ts';
import type { Owner } from '../store/contract/owner.ts';
import { findQuestion } from './threads.ts';

/** A part with a file that was uploaded, or that is in the message itself. @throws {ApiError} for any other address */
export function filePart(url: unknown, name: unknown, field: string): UserContent {
  const isKnown = typeof url === 'string' && (attachmentIdOf(url) !== null || isInline(url));
  if (!isKnown)
    throw new ApiError(
      'invalid_request',
      `${field} must be a data: address, or the url of an uploaded file: upload it with POST /api/v1/attachments, and send the url of the reply.`,
      { details: { field } },
    );
  return { type: 'file', url, name: typeof name === 'string' ? name : '', content_type: '', size: 0 };
}

/**
 * Calls `accept` with the content, whose inline files are uploads by then; what is refused leaves none of them. A message that was accepted
 * before keeps the files that it had. @throws {ApiError} as uploads do
 */
export async function acceptWithFiles<Result>(
  context: Pick<RouteContext, 'store' | 'uploads' | 'sites' | 'rates'>,
  owner: Owner,
  message: { conversationId: string; id: string; isEdit?: boolean; content: readonly UserContent[] },
  accept: (content: UserContent[]) => Promise<Result>,
): Promise<Result> {
  const { content } = message;
  if (!content.some(isInlinePart)) return accept([...content]);
  const known = message.isEdit ? null : await findQuestion(context.store, message.conversationId, message.id);
  if (known) return accept([...known.event.content]);
  const { uploads, sites, rates } = context;
  if (!sites.get(owner.site)?.attachments) throw noAttachments('messages');
  const ids: string[] = [];
  try {
    const parts: UserContent[] = [];
    for (const part of content) {
      if (!isInlinePart(part)) {
        parts.push(part);
        continue;
      }
      rates.change(owner);
      const { bytes, type } = readDataUrl(part.url);
      const begun = await uploads.begin(owner, { name: part.name || nameFor(type), size: bytes.length });
      ids.push(begun.id);
      let reply = begun;
      for (let offset = 0; offset < bytes.length; offset += ATTACHMENT_PIECE_BYTES) {
        const piece = bytes.subarray(offset, offset + ATTACHMENT_PIECE_BYTES);
        reply = await uploads.append(owner, begun.id, offset, piece, new AbortController().signal);
      }
      if (!reply.part) throw new Error('an upload ended without its file');
      parts.push(reply.part);
    }
    return await accept(parts);
  } catch (error) {
    // One that was sent all the same stays: it is of a message then.
    for (const id of ids) await uploads.remove(owner, id).catch(() => {});
    throw error;
  }
}

type FilePart = Extract<UserContent, { type: 'file' }>;

function isInlinePart(part: UserContent): part is FilePart {
  return part.type === 'file' && isInline(part.url);
}

function isInline(url: string): boolean {
  return /^data:/i.test(url);
}

/** RFC 2397. @throws {ApiError} for one that cannot be read */
function readDataUrl(url: string): { bytes: Buffer; type: string } {
  const comma = url.indexOf(',');
  const head = url.slice('data:'.length, Math.max(comma, 0)).toLowerCase();
  const [type = ''] = head.split(';');
  if (comma < 0) throw unreadable();
  const body = url.slice(comma + 1);
  if (/;\s*base64$/.test(head)) return { bytes: Buffer.from(body, 'base64'), type };
  try {
    return { bytes: Buffer.from(decodeURIComponent(body)), type };
  } catch {
    throw unreadable();
  }
}

const unreadable = () =>
  new ApiError('invalid_request', 'A data: address of the message cannot be read.', { details: { field: 'messages' } });

/** For a file that has no name of its own; what it is, its content says. */
function nameFor(type: string): string {
  const [, ending = ''] = /^[\w.+-]+\/([\w-]+)/.exec(type) ?? [];
  return ending === '' || ending === 'plain' ? 'file' : `file.${ending}`;
}
