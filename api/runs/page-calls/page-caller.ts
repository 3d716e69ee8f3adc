// Calls of page tools: stored, sent to the tab that declared them, and ended when that tab is gone or the time is over. A run waits
// for them as for a person: without a process, a slot or a deadline. How a result arrives is page-results.ts.
import type { CheckedCall } from '../../agent/check-call.ts';
import type { Owner } from '../../store/contract/owner.ts';
import type { PageCallRow } from '../../store/contract/page-calls.ts';
import type { Store } from '../../store/contract/store.ts';
import type { Tool } from '../../tools/tool.ts';
import type { PageTabs } from './page-tabs.ts';

export class PageCaller {
  readonly #calls: Store['pageCalls'];
  readonly #tabs: PageTabs;
  readonly #steadyNow: () => number;

  constructor(deps: {
    calls: Store['pageCalls'];
    tabs: PageTabs;
    steadyNow(): number;
    resume(runId: string): Promise<void>;
    onError(error: unknown, runId: string): void;
  }) {
    this.#calls = deps.calls;
    this.#tabs = deps.tabs;
    this.#steadyNow = deps.steadyNow;
    const report = (work: Promise<void>) => void work.catch((error: unknown) => deps.onError(error, ''));
    this.#tabs.follow({
      onJoin: (owner, tab) => report(this.#sendPending(owner, tab)),
      onGone: (owner, tab) => report(this.#end(owner, tab, deps.resume)),
    });
  }

  /** The call's state, `late` once its time is over; null before it was begun. */
  async look(runId: string, toolUseId: string): Promise<PageCallRow | null> {
    const call = await this.#calls.ofCall(runId, toolUseId);
    if (!call || call.outcome || this.#steadyNow() < call.expiresAtMs) return call;
    await this.#calls.finish(runId, toolUseId, { kind: 'late' });
    return this.#calls.ofCall(runId, toolUseId);
  }

  /**
   * Stores a call and sends it. Its run has stored that it waits for it: what is sent is in the log. Resolves with the time at
   * which it is over, in milliseconds since the epoch.
   */
  async begin(runId: string, { id: toolUseId, name, input }: CheckedCall, tool: Tool): Promise<number> {
    const tab = tool.page?.tab ?? '';
    const { timeoutMs, readOnly = false, idempotent } = tool;
    const expiresAtMs = this.#steadyNow() + timeoutMs;
    const repeatable = readOnly || idempotent;
    await this.#calls.open({ runId, toolUseId, tab, name, input, timeoutMs, expiresAtMs, repeatable });
    const call = await this.#calls.ofCall(runId, toolUseId);
    if (call && !call.outcome) await this.#send(call);
    return expiresAtMs;
  }

  async #sendPending(owner: Owner, tab: string): Promise<void> {
    for (const call of await this.#calls.pending(owner, tab)) await this.#send(call);
  }

  async #send(call: PageCallRow): Promise<void> {
    const { runId, owner, toolUseId, tab, name, input, expiresAtMs, conversationId } = call;
    const leftMs = Math.ceil(expiresAtMs - this.#steadyNow());
    if (leftMs <= 0 || input === null) return;
    // Noted first: a call that was sent and not noted would be reported as not carried out.
    if (!call.sent && this.#tabs.isOpen(owner, tab)) await this.#calls.markSent(runId, toolUseId);
    this.#tabs.send(owner, tab, {
      type: 'page_tool_call',
      conversation_id: conversationId,
      run_id: runId,
      tool_use_id: toolUseId,
      name,
      input,
      timeout_ms: leftMs,
    });
  }

  async #end(owner: Owner, tab: string, resume: (runId: string) => Promise<void>): Promise<void> {
    for (const { runId, toolUseId } of await this.#calls.pending(owner, tab)) {
      if (await this.#calls.finish(runId, toolUseId, { kind: 'gone' })) await resume(runId);
    }
  }
}
