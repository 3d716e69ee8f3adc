// The calls of this page's tools: each is carried out once, its result sent until the API has it, and its work ended with the log.
// Loaded with the first call.
import type { PageToolCallFrame } from '../../../protocol/content/page-tools.ts';
import type { ConversationEvent } from '../../../protocol/events.ts';
import type { Clock } from '../clock.ts';
import type { PageTool, PageToolResult } from './page-tool.ts';
import { runPageTool } from './run-page-tool.ts';

/** Pause before a result is sent again over a connection that is open, in milliseconds. */
const RESEND_MS = 2_000;

/** Sends a result to the API. Rejects with ConnectionError. */
export type Answer = (result: PageToolResult) => Promise<unknown>;
type Call = {
  frame: PageToolCallFrame;
  work: AbortController;
  cancelTimeout: () => void;
  answer: Answer;
  /** Null while the handler works. */
  result: PageToolResult | null;
};

export class PageCalls {
  readonly #tools: ReadonlyMap<string, PageTool>;
  readonly #clock: Pick<Clock, 'after'>;
  readonly #calls = new Map<string, Call>();

  constructor(tools: ReadonlyMap<string, PageTool>, clock: Pick<Clock, 'after'>) {
    this.#tools = tools;
    this.#clock = clock;
  }

  /** A call of the API. One that came before is not carried out again: its result is sent again, if there is one. */
  call(frame: PageToolCallFrame, answer: Answer): void {
    const before = this.#calls.get(frame.tool_use_id);
    if (before) {
      before.answer = answer;
      void this.#send(before);
      return;
    }
    const work = new AbortController();
    const cancelTimeout = this.#clock.after(frame.timeout_ms, () => {
      work.abort(new DOMException('The time of the call is over.', 'TimeoutError'));
      this.#calls.delete(frame.tool_use_id);
    });
    const call: Call = { frame, work, cancelTimeout, answer, result: null };
    this.#calls.set(frame.tool_use_id, call);
    void runPageTool(this.#tools.get(frame.name), frame, work.signal).then((result) => {
      call.result = result;
      return this.#send(call);
    });
  }

  /** An event of the log: the result of a call, or the end of its run, ends the work of the page. */
  follow(event: ConversationEvent): void {
    const block = event.type === 'content_block_start' ? event.content_block : null;
    const isEnd = event.type === 'message_stop' || event.type.startsWith('terminal_');
    for (const call of this.#calls.values()) {
      const { run_id, tool_use_id } = call.frame;
      if ((isEnd && run_id === event.run_id) || (block?.type === 'tool_result' && block.tool_use_id === tool_use_id))
        this.#end(call);
    }
  }

  /** The page goes, or the chat is taken out of it: says so of what still runs. */
  leave(): void {
    for (const call of this.#calls.values()) {
      if (call.result === null)
        call.answer({ status: 'error', error: 'The page was closed while the tool ran.' }).catch(() => {});
      this.#end(call);
    }
  }

  #end(call: Call): void {
    this.#calls.delete(call.frame.tool_use_id);
    call.cancelTimeout();
    call.work.abort(new DOMException('The call was ended.', 'AbortError'));
  }

  /** Sends what there is until the API has it; after a lost connection the call itself comes again. */
  async #send(call: Call): Promise<void> {
    const { result, frame } = call;
    if (result === null || this.#calls.get(frame.tool_use_id) !== call) return;
    try {
      await call.answer(result);
    } catch (error) {
      const { code, message, isTransient } = error as { code?: string; message: string; isTransient?: boolean };
      if (code === 'conflict' || code === 'not_found') return;
      if (!isTransient && result.status === 'success')
        call.result = { status: 'error', error: `What the page returned was refused: ${message}`.slice(0, 1_000) };
      else if (!isTransient) return;
      this.#clock.after(RESEND_MS, () => void this.#send(call));
    }
  }
}
