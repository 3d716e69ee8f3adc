// A visitor's upload as a client does it: begins, sends piece by piece, and takes the part for its message.
import { ATTACHMENT_PIECE_BYTES, type AttachmentReply, type WireError } from '../../protocol/index.ts';
import type { TestApp } from './test-app.ts';

type Visitor = { authorization: string; origin: string };
export type Reply<Body = AttachmentReply & Partial<WireError>> = {
  status: number;
  body: Body;
  headers: Record<string, unknown>;
};

export async function beginUpload(
  app: TestApp,
  { authorization, origin }: Visitor,
  file: { name: string; size: number },
): Promise<Reply> {
  const reply = await app.server.inject({
    method: 'POST',
    url: '/api/v1/attachments',
    headers: { authorization, origin },
    payload: file,
  });
  return { status: reply.statusCode, body: reply.json(), headers: reply.headers };
}

export async function sendPiece(
  app: TestApp,
  { authorization, origin }: Visitor,
  id: string,
  offset: number,
  bytes: Buffer,
): Promise<Reply> {
  const reply = await app.server.inject({
    method: 'PATCH',
    url: `/api/v1/attachments/${id}?offset=${offset}`,
    headers: { authorization, origin, 'content-type': 'application/octet-stream' },
    payload: bytes,
  });
  return { status: reply.statusCode, body: reply.json(), headers: reply.headers };
}

/** The last reply: that of the beginning where it is refused. */
export async function uploadFile(app: TestApp, visitor: Visitor, name: string, bytes: Buffer): Promise<Reply> {
  let reply = await beginUpload(app, visitor, { name, size: bytes.length });
  const { id } = reply.body;
  for (let at = 0; at < bytes.length && reply.status < 300; at += ATTACHMENT_PIECE_BYTES)
    reply = await sendPiece(app, visitor, id, at, bytes.subarray(at, at + ATTACHMENT_PIECE_BYTES));
  return reply;
}
