// What one drive of a run is measured by: its time, its steps, its tools, its first words. Counts and names only (LOG-1).
import type { EventDraft } from '../../protocol/index.ts';
import type { CheckedCall } from '../agent/check-call.ts';
import type { Model } from '../models/model.ts';
import type { RunRow } from '../store/contract/runs.ts';
import type { Telemetry } from '../telemetry/telemetry.ts';
import { withTrace } from '../telemetry/trace-context.ts';
import { errorType, inSpan, type Span } from '../telemetry/tracer.ts';
import type { Clock } from '../time/clock.ts';
import type { Tool } from '../tools/tool.ts';
import type { ToolResult } from '../tools/tool-result.ts';

/** What the log says about a drive. `ms`: whole milliseconds. `cut`: of an answer that ended at a limit of length, which and what to do. */
export type RunFacts = {
  runId: string;
  site: string;
  status: string;
  ms: number;
  steps: number;
  toolCalls: number;
  cut?: string;
};

type Deps = {
  telemetry: Telemetry;
  clock: Pick<Clock, 'monotonic'>;
  steadyNow(): number;
  /** For the log. */
  onRun?: ((facts: RunFacts) => void) | undefined;
};

const STATUS: Partial<Record<EventDraft['type'], 'done' | 'stopped' | 'error'>> = {
  message_stop: 'done',
  terminal_user_stopped: 'stopped',
  terminal_error: 'error',
};

export class RunObserver {
  readonly #deps: Deps;
  readonly #row: RunRow;
  readonly #span: Span;
  readonly #startedAtMs: number;
  #steps = 0;
  #toolCalls = 0;
  #hasSpoken = false;
  #status = 'released';
  #cut: string | undefined;

  constructor(deps: Deps, row: RunRow, traceId: string) {
    this.#deps = deps;
    this.#row = row;
    this.#startedAtMs = deps.clock.monotonic();
    // Of a run that goes on, the words and the wait were measured before.
    this.#hasSpoken = row.token > 1;
    if (row.token === 1) this.#metrics.queueWait.observe(this.#sinceMessage());
    this.#span = deps.telemetry.tracer.start(
      {
        name: 'invoke_agent',
        kind: 'internal',
        attributes: {
          'gen_ai.operation.name': 'invoke_agent',
          'gen_ai.provider.name': 'agent-chat',
          'gen_ai.conversation.id': row.conversationId,
          'agent_chat.run.id': row.id,
          'agent_chat.site': row.site,
        },
      },
      traceId,
    );
  }

  /** Does the work of this drive in its trace, and reports it at the end. */
  async drive<T>(work: () => Promise<T>): Promise<T> {
    let failure: string | undefined;
    try {
      return await withTrace(this.#span.context, work);
    } catch (error) {
      failure = errorType(error);
      throw error;
    } finally {
      withTrace(this.#span.context, () => this.#end(failure));
    }
  }

  /** The model, with its turns counted as steps. */
  counting(model: Model): Model {
    return {
      ...model,
      stream: (request, options) => {
        this.#steps += 1;
        return model.stream(request, options);
      },
    };
  }

  /** Runs a call in a span of its own. `tool`: undefined for a call of none. */
  async call(
    call: Pick<CheckedCall, 'id' | 'name'>,
    tool: Pick<Tool, 'page'> | undefined,
    execute: () => Promise<ToolResult>,
  ): Promise<ToolResult> {
    const { telemetry, clock } = this.#deps;
    const startedAtMs = clock.monotonic();
    // Names of the tools of a page are those of its author.
    const label = tool?.page ? 'page' : this.#metrics.nameOf('tool', call.name);
    const attributes = {
      'gen_ai.operation.name': 'execute_tool',
      'gen_ai.tool.name': label,
      'gen_ai.tool.call.id': call.id,
      'gen_ai.tool.type': 'function',
    };
    let status = 'aborted';
    this.#toolCalls += 1;
    try {
      return await inSpan(
        telemetry.tracer,
        { name: `execute_tool ${label}`, kind: 'internal', attributes },
        async (span) => {
          const result = await execute();
          status = result.status;
          span.set({ 'agent_chat.tool.status': status });
          return result;
        },
      );
    } finally {
      this.#metrics.tools.observe({ tool: label, status }, (clock.monotonic() - startedAtMs) / 1_000);
    }
  }

  /** Events that are stored. */
  saw(events: readonly EventDraft[]): void {
    for (const event of events) {
      if (!this.#hasSpoken && event.type === 'content_block_delta' && event.delta.type === 'text_delta') {
        this.#hasSpoken = true;
        this.#metrics.firstToken.observe(this.#sinceMessage());
      }
      this.#status = STATUS[event.type] ?? this.#status;
    }
  }

  cut(note: string): void {
    this.#cut = note;
  }

  waits(): void {
    this.#status = 'waiting';
  }

  get #metrics() {
    return this.#deps.telemetry.metrics;
  }

  /** In seconds. */
  #sinceMessage(): number {
    return Math.max(0, this.#deps.steadyNow() - this.#row.createdAtMs) / 1_000;
  }

  #end(failure: string | undefined): void {
    const ms = Math.round(this.#deps.clock.monotonic() - this.#startedAtMs);
    const status = failure === undefined ? this.#status : 'failed';
    this.#metrics.runs.observe({ status }, ms / 1_000);
    if (this.#steps > 0) this.#metrics.runSteps.observe(this.#steps);
    this.#span.set({ 'agent_chat.run.status': status, 'agent_chat.run.steps': this.#steps });
    this.#span.end(failure ?? (status === 'error' ? 'error' : undefined));
    const { id: runId, site } = this.#row;
    const cut = this.#cut === undefined ? {} : { cut: this.#cut };
    this.#deps.onRun?.({ runId, site, status, ms, steps: this.#steps, toolCalls: this.#toolCalls, ...cut });
  }
}
