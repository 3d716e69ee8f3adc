// Runs one tool, bounded in time and size. Knows the tool's interface; not the model, and not whether the call ran before.
import type { Clock } from '../time/clock.ts';
import { orAborted } from '../time/wait.ts';
import type { Tool, ToolContext, ToolOutcome } from '../tools/tool.ts';
import { type BoundedResult, failedResult, type ToolResult, toToolResult } from '../tools/tool-result.ts';
import { stripInvisibleDeep } from './visible-text.ts';

/**
 * The result of a tool. A tool that throws or takes too long gives one with status `error`. Rejects only after an
 * abort, with the reason of the context's signal.
 */
export async function runTool(
  tool: Tool,
  input: Record<string, unknown>,
  deps: { clock: Clock; maxToolOutputBytes: number },
  context: ToolContext,
): Promise<BoundedResult> {
  const timer = new AbortController();
  const finished = new AbortController();
  const signal = AbortSignal.any([context.signal, timer.signal]);
  void deps.clock.sleep(tool.timeoutMs, finished.signal).then(
    () => timer.abort(new ToolTimeout()),
    () => {},
  );
  try {
    const outcome = await orAborted(
      Promise.resolve().then(() => tool.run(input, { ...context, signal })),
      signal,
    );
    // Model, log and page see the same text, without characters that nobody sees.
    return toToolResult(stripInvisibleDeep(outcome) as ToolOutcome, deps.maxToolOutputBytes);
  } catch (error) {
    if (context.signal.aborted) throw context.signal.reason;
    if (timer.signal.aborted) {
      return whole(failedResult(`Error: ${tool.name} took longer than ${tool.timeoutMs / 1000} s and was cut.`));
    }
    // The words of an unforeseen error may hold keys or paths: the model gets none of them (LOG-1).
    return whole(failedResult(`Error: ${tool.name} failed${nameOf(error)}. Go on without it.`));
  } finally {
    finished.abort();
  }
}

const whole = (result: ToolResult): BoundedResult => ({ result, uncut: null });

class ToolTimeout extends Error {
  override readonly name = 'ToolTimeout';
}

/** The `code` of a typed error, which is ours and short. */
function nameOf(error: unknown): string {
  const code = typeof error === 'object' && error !== null ? (error as { code?: unknown }).code : undefined;
  return typeof code === 'string' && /^[\w-]{1,40}$/.test(code) ? ` (${code})` : '';
}
