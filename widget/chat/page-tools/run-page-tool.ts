// Runs the handler of a page tool: checks the arguments, waits for the result, and makes JSON of it that the API takes. Loaded with
// the first call.
import type { PageToolCallFrame } from '../../../protocol/content/page-tools.ts';
import { findMismatch } from './find-mismatch.ts';
import type { PageTool, PageToolResult } from './page-tool.ts';

/** As protocol/content/page-tools.ts, whose schemas stay out of the bundle: bytes and levels of a result, characters of an error. */
const MAX_RESULT_BYTES = 32 * 1024;
const MAX_RESULT_DEPTH = 20;
const MAX_ERROR_CHARS = 1_000;

/** Never rejects. After an abort nobody waits for what it resolves with. */
export async function runPageTool(
  tool: PageTool | undefined,
  { name, input, conversation_id: conversationId }: Pick<PageToolCallFrame, 'name' | 'input' | 'conversation_id'>,
  signal: AbortSignal,
): Promise<PageToolResult> {
  if (!tool) return failure(`The page has no tool ${name} any more.`);
  const mismatch = findMismatch(tool.parameters ?? { type: 'object' }, input);
  if (mismatch) return failure(`The arguments do not fit: ${mismatch}.`);
  try {
    return toResult(await tool.handler(input, { signal, conversationId }), tool.returns);
  } catch (error) {
    if (!signal.aborted) console.error(`agent-chat: the page tool ${name} failed.`, error);
    return failure(error instanceof Error ? error.message : String(error));
  }
}

/** @throws what `toJSON` of the value throws, and for a value that refers to itself */
function toResult(value: unknown, returns: PageTool['returns']): PageToolResult {
  const json = JSON.stringify(value ?? null, (_, inner: unknown) =>
    typeof inner === 'string' ? clean(inner) : inner,
  ) as string | undefined;
  if (json === undefined) return failure(`The page returned a ${typeof value}, which is no JSON.`);
  const { length: bytes } = new TextEncoder().encode(json);
  if (bytes > MAX_RESULT_BYTES)
    return failure(`The page returned ${bytes} bytes of JSON; at most ${MAX_RESULT_BYTES} are taken.`);
  const result = JSON.parse(json) as unknown;
  if (isDeeper(result, MAX_RESULT_DEPTH))
    return failure(`The page returned JSON of more than ${MAX_RESULT_DEPTH} levels.`);
  const mismatch = returns && findMismatch(returns, result, 'the result');
  if (mismatch) return failure(`The page returned what its own schema does not allow: ${mismatch}.`);
  return { status: 'success', result };
}

/** Without what the API refuses in a text: NUL, and halves of surrogate pairs. */
function clean(text: string): string {
  const whole = text.replaceAll('\0', '') as string & { toWellFormed?(): string };
  return whole.toWellFormed?.() ?? whole;
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1));
}

function failure(error: string): PageToolResult {
  return { status: 'error', error: clean(error).trim().slice(0, MAX_ERROR_CHARS) || 'The page gave no reason.' };
}
