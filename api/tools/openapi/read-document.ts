// An OpenAPI document from a file or from an address that the owner configured: JSON, or YAML, which is a superset of it.
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { withDeadline } from '../../time/wait.ts';
import { callService } from '../http/service-call.ts';

/** Bytes of a document: the largest public ones have 14 MB. */
const MAX_DOCUMENT_BYTES = 32 * 1024 * 1024;
/** Time to read one from its address, in ms. */
const READ_MS = 30_000;

/** Whether a document is read from an address, not from a file. */
export function isAddress(document: string): boolean {
  return /^https?:\/\//i.test(document);
}

/**
 * The parsed document. `headers` are sent to its own address only.
 * @throws {Error} whose message is the end of a sentence about the document
 */
export async function readDocument(document: string, signal: AbortSignal): Promise<unknown> {
  const text = isAddress(document) ? await readAddress(document, signal) : await readLocal(document);
  if (text.trimStart().startsWith('{')) {
    try {
      return JSON.parse(text);
    } catch {
      // YAML may begin with a brace as well, and its parser names the place of a mistake.
    }
  }
  // Few owners have YAML: its parser is loaded for them alone.
  const { parse } = await import('yaml');
  try {
    return parse(text);
  } catch (error) {
    const [message = ''] = (error as Error).message.split('\n');
    throw new Error(`is neither JSON nor YAML: ${message}`);
  }
}

async function readLocal(path: string): Promise<string> {
  try {
    return await readFile(resolve(path), 'utf8');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new Error(code === 'ENOENT' ? 'names a file that does not exist' : `cannot be read: ${message}`);
  }
}

async function readAddress(address: string, signal: AbortSignal): Promise<string> {
  const request = { url: new URL(address), method: 'GET', headers: { accept: 'application/json, */*' }, body: null };
  const reply = await withDeadline((late) => callService(request, late, MAX_DOCUMENT_BYTES), {
    timeoutMs: READ_MS,
    signal,
    toError: () => new Error(`was not sent within ${READ_MS / 1000} s`),
  }).catch((error: unknown) => {
    signal.throwIfAborted();
    throw new Error(`cannot be read: ${(error as Error).message || String(error)}`);
  });
  if (reply.kind === 'moved') throw new Error(`has moved to ${reply.host}; write its new address`);
  if (reply.kind === 'too_large') throw new Error(`is larger than ${MAX_DOCUMENT_BYTES / 1024 / 1024} MB`);
  if (reply.kind !== 'reply') throw new Error('was sent compressed, which was not asked for');
  if (reply.status !== 200) throw new Error(`cannot be read: its server answers ${reply.status}`);
  return reply.text;
}
