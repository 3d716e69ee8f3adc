// The result of a page tool, however it arrives: checks who sends it and what it is, stores it once, and has the run go on.
// The one function of all transports.
import {
  ApiError,
  MAX_PAGE_RESULT_BYTES,
  MAX_PAGE_RESULT_DEPTH,
  type PageToolReply,
  type PageToolResultBody,
} from '../../../protocol/index.ts';
import type { Owner } from '../../store/contract/owner.ts';
import type { PageCalls, PageOutcome } from '../../store/contract/page-calls.ts';
import { isDeeper } from '../../text/json-value.ts';

export interface PageResults {
  /**
   * @throws {ApiError} `not_found` for an unknown call, another visitor's, another tab's and one whose run has ended; `conflict`
   * for a second result and after the time (`details.outcome`); `invalid_request` or `too_large` with the field: the call waits on
   */
  accept(owner: Owner, toolUseId: string, body: PageToolResultBody): Promise<PageToolReply>;
}

export function createPageResults(deps: {
  calls: Pick<PageCalls, 'get' | 'finish'>;
  runner: { resume(runId: string): Promise<void> };
  /** See time/steady.ts. */
  steadyNow(): number;
}): PageResults {
  const { calls, runner, steadyNow } = deps;
  return {
    async accept(owner, toolUseId, body) {
      const call = await calls.get(owner, toolUseId);
      if (!call || call.tab !== body.tab)
        throw new ApiError('not_found', 'This page has no such call, or its answer is over.');
      if (call.outcome) throw over(call.outcome);
      const { runId } = call;
      const isLate = steadyNow() >= call.expiresAtMs;
      const outcome: PageOutcome = isLate ? { kind: 'late' } : toOutcome(body);
      const isFirst = await calls.finish(runId, toolUseId, outcome);
      if (isFirst) await runner.resume(runId);
      if (isLate || !isFirst) throw over(isLate ? outcome : ((await calls.get(owner, toolUseId))?.outcome ?? outcome));
      return { tool_use_id: toolUseId, run_id: runId };
    },
  };
}

function toOutcome({ status, result, error }: PageToolResultBody): PageOutcome {
  if (status === 'error') {
    if (result !== undefined) throw invalid('result', 'result goes only with status success.');
    if (error === undefined) throw invalid('error', 'error is missing: say what went wrong.');
    return { kind: 'error', message: error };
  }
  if (error !== undefined) throw invalid('error', 'error goes only with status error.');
  if (result === undefined) throw invalid('result', 'result is missing: send null where there is none.');
  const bytes = Buffer.byteLength(JSON.stringify(result));
  if (bytes > MAX_PAGE_RESULT_BYTES) {
    throw new ApiError('too_large', `result has ${bytes} bytes as JSON; at most ${MAX_PAGE_RESULT_BYTES} are taken.`, {
      details: { field: 'result' },
    });
  }
  if (isDeeper(result, MAX_PAGE_RESULT_DEPTH))
    throw invalid('result', `result is nested more than ${MAX_PAGE_RESULT_DEPTH} levels deep.`);
  return { kind: 'success', result };
}

function over({ kind }: PageOutcome): ApiError {
  const said =
    kind === 'late'
      ? 'The time of this call is over, and its result was not used.'
      : kind === 'gone'
        ? 'This page counted as closed, and its result was not used.'
        : 'This call has its result already.';
  return new ApiError('conflict', said, { details: { outcome: kind } });
}

function invalid(field: string, message: string): ApiError {
  return new ApiError('invalid_request', message, { details: { field } });
}
