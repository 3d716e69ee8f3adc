// A conversation in which one call of a refund waits for a person, for the tests of approvals.
import { ApiError, reduceEvents, type ToolUseBlock } from '../../../../protocol/index.ts';
import { createApprovalScene, policyTool } from '../../../helpers/approval-scene.ts';
import { callTool, say, stop, toTools } from '../../../helpers/scripted-model.ts';

export const REFUND = { order: '7', amount: 20 };
export const done = [...say('It is done.'), stop];

/** A conversation whose model calls `refund` once, with effects that need an approval. */
export function scene(input?: Record<string, unknown>, options?: Parameters<typeof policyTool>[1]) {
  const refund = policyTool('refund', options);
  const made = createApprovalScene({ tools: [refund], turns: [[callTool('refund', input ?? REFUND), toTools], done] });
  return Object.assign(made, { refund });
}

/** The ApiError of a refused call. */
export async function failure(work: Promise<unknown>): Promise<{ code: string; message: string; details: unknown }> {
  const error = await work.then(
    () => null,
    (caught: unknown) => caught,
  );
  if (!(error instanceof ApiError)) throw new Error(`no ApiError: ${String(error)}`);
  return { code: error.code, message: error.message, details: error.details };
}

/** The first call of a log. */
export const stepOfLog = (events: Parameters<typeof reduceEvents>[0]) =>
  reduceEvents(events).blocks.find((block): block is ToolUseBlock => block.type === 'tool_use');
