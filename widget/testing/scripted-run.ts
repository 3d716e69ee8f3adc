// One answer of a scripted API, written step by step: each call publishes the events that a server would. Knows the order and numbers of
// a run's events (SPEC.md, EV rules); scripted-api.ts knows the visitor's side.
import type { Source } from '../../protocol/blocks.ts';
import type { Approval, ApprovalField, Question } from '../../protocol/content/approvals.ts';
import type { ErrorCode } from '../../protocol/errors.ts';
import type { EventDraft, Progress } from '../../protocol/events.ts';
import type { OutgoingDecision } from '../chat/connection/connection.ts';

/** A source as a test names it; its number, which the answer cites as `[n]`, is given by the conversation. */
export type ScriptedSource = { url: string; title: string; snippet?: string; site?: boolean; breadcrumb?: string[] };

/** A tool call as a test names it. */
export type ScriptedCall = {
  /** Of the tool. */
  name: string;
  /** What the step says; by default the name. */
  label?: string;
  input?: Record<string, unknown>;
};

/** How a call ended. `content`: what the model reads; `artifact`: a chart, table, file or plan. */
export type ScriptedResult = { label?: string; content?: string; artifact?: unknown };

/** What a run needs of its API. */
export type RunPlace = {
  readonly runId: string;
  readonly agent: string;
  publish(drafts: readonly EventDraft[]): void;
  progress(progress: Progress): void;
  /** ISO 8601. */
  at(): string;
  number(url: string): number;
  /** Resolves with the visitor's decision about a request. */
  decided(approvalId: string): Promise<OutgoingDecision>;
};

type Part<Draft> = Draft extends unknown ? Omit<Draft, 'run_id' | 'at'> : never;

/** How long a request of a script waits for the visitor, in ms: longer than any test. */
const APPROVAL_MS = 24 * 60 * 60 * 1000;

/** An answer that is being written. The methods can be called in any order; `end`, `fail` or the visitor's stop is the last. */
export class ScriptedRun {
  readonly id: string;
  /** The visitor's words. */
  readonly text: string;
  readonly #place: RunPlace;
  #index = 0;
  #messages = 0;
  #calls = 0;
  #isBegun = false;
  #isOver = false;
  #isInGroup = false;
  #open: { index: number; message_id: string; type: 'text' | 'thinking' } | null = null;

  constructor(place: RunPlace, text: string) {
    this.#place = place;
    this.id = place.runId;
    this.text = text;
  }

  /** Ended, failed or stopped: what is written now has no effect. */
  get isOver(): boolean {
    return this.#isOver;
  }

  /** The agent begins: until then the question waits. The other methods call it. */
  begin(): this {
    if (!this.#isBegun && !this.#isOver) {
      this.#isBegun = true;
      this.#publish({ type: 'message_start', agent: { name: this.#place.agent } });
    }
    return this;
  }

  /** Adds to the reasoning. */
  think(text: string): this {
    this.#enterGroup();
    return this.#pour('thinking', text);
  }

  /** A call that is under way: `approval` asks the visitor about it, `done` or `fail` ends it. */
  call({ name, label = name, input = {} }: ScriptedCall) {
    this.#enterGroup();
    this.#closeBlock();
    this.#calls += 1;
    const id = `call_${this.id}_${this.#calls}`;
    this.#block({ type: 'tool_use', id, name, input, tool_content_message: label });
    const result = (status: 'success' | 'error', { label: after = label, content = '', artifact }: ScriptedResult) => {
      const shown = artifact === undefined ? {} : { artifact };
      this.#closeBlock();
      this.#block({
        type: 'tool_result',
        tool_use_id: id,
        name,
        tool_content_message: after,
        status,
        content,
        ...shown,
      });
    };
    return {
      id,
      /** Asks the visitor first; resolves with the decision. */
      approval: (more: { fields?: ApprovalField[]; editable?: boolean; rememberable?: boolean } = {}) => {
        const about = { tool_use_id: id, tool_content_message: label, input, args_hash: `hash_${id}` };
        return this.#request({ kind: 'tool', name, ...about, ...more });
      },
      /** Progress of the running step, which no log keeps. */
      progress: (phase: string, done?: number, total?: number): void => {
        const counts = { ...(done === undefined ? {} : { done }), ...(total === undefined ? {} : { total }) };
        this.#place.progress({ type: 'tool_progress', run_id: this.id, tool_use_id: id, phase, ...counts });
      },
      done: (outcome: ScriptedResult = {}): void => result('success', outcome),
      fail: (content: string, outcome: ScriptedResult = {}): void => result('error', { content, ...outcome }),
    };
  }

  /** A search that found these sources. The first source of a conversation is `[1]` in the text, and so on, one number for each address. */
  search(query: string, sources: readonly ScriptedSource[]): this {
    const call = this.call({ name: 'web_search', label: query, input: { query } });
    const found = sources.map(
      (source): Source => ({
        snippet: '',
        favicon: null,
        ...source,
        number: this.#place.number(source.url),
        domain: URL.parse(source.url)?.hostname ?? '',
      }),
    );
    call.done({ content: `${found.length} results`, artifact: { query, sources: found } });
    return this;
  }

  /** Adds to the answer. */
  write(text: string): this {
    this.#leaveGroup();
    return this.#pour('text', text);
  }

  /** The whole answer at once: what was found, the text, the end. */
  answer(text: string, sources: readonly ScriptedSource[] = []): void {
    if (sources.length > 0) this.search(this.text, sources);
    this.write(text).end();
  }

  /** Questions to the visitor; resolves with the answers. */
  ask(questions: readonly Question[]): Promise<OutgoingDecision> {
    this.#leaveGroup();
    this.#closeBlock();
    return this.#request({ kind: 'question', name: 'ask_user_question', questions: [...questions] });
  }

  /** The answer is complete. */
  end({ suggestions, title }: { suggestions?: string[]; title?: string } = {}): void {
    if (!this.#finish()) return;
    this.#place.publish([this.#draft({ type: 'message_stop', stop_reason: 'stop' })]);
    const news = { ...(suggestions ? { suggestions } : {}), ...(title ? { title } : {}) };
    if (suggestions || title) this.#place.publish([this.#draft({ type: 'conversation_updated', ...news })]);
  }

  /** The answer failed, with a code of the protocol. */
  fail(code: ErrorCode = 'upstream_unavailable', message = 'The model service could not be reached.'): void {
    if (this.#finish())
      this.#place.publish([this.#draft({ type: 'terminal_error', error: { code, message, retryable: true } })]);
  }

  /** As if the visitor had pressed Stop. */
  stop(): void {
    if (this.#finish()) this.#place.publish([this.#draft({ type: 'terminal_user_stopped' })]);
  }

  // ---- events ----------------------------------------------------------------------------------------------------

  #finish(): boolean {
    if (this.#isOver) return false;
    this.begin();
    this.#leaveGroup();
    this.#closeBlock();
    this.#isOver = true;
    return true;
  }

  async #request(approval: Omit<Approval, 'approval_id' | 'expires_at'>): Promise<OutgoingDecision> {
    const approval_id = `approval_${this.id}_${this.#index}`;
    const expires_at = new Date(Date.parse(this.#place.at()) + APPROVAL_MS).toISOString();
    const decided = this.#place.decided(approval_id);
    const event = { index: this.#nextIndex(), message_id: this.#nextMessage() };
    this.#publish({ type: 'approval_request', ...event, approval: { ...approval, approval_id, expires_at } });
    return decided;
  }

  #pour(type: 'text' | 'thinking', text: string): this {
    if (this.#open?.type !== type) {
      this.#closeBlock();
      const content = type === 'text' ? { type, text: '', is_final: true } : { type, thinking: '' };
      this.#block(content, type);
    }
    const { index, message_id } = this.#open ?? { index: 0, message_id: '' };
    const delta =
      type === 'text' ? { type: 'text_delta' as const, text } : { type: 'thinking_delta' as const, thinking: text };
    this.#publish({ type: 'content_block_delta', index, message_id, delta });
    return this;
  }

  /** A block; one of text or reasoning stays open for what follows. */
  #block(
    content_block: Extract<EventDraft, { type: 'content_block_start' }>['content_block'],
    open?: 'text' | 'thinking',
  ): void {
    this.begin();
    const message_type = this.#messages === 0 ? 'chat' : 'step';
    const block = { index: this.#nextIndex(), message_id: this.#nextMessage() };
    this.#publish({ type: 'content_block_start', ...block, message_type, content_block });
    if (open) this.#open = { ...block, type: open };
    else this.#publish({ type: 'content_block_stop', ...block });
  }

  #closeBlock(): void {
    if (!this.#open) return;
    const { index, message_id } = this.#open;
    this.#open = null;
    this.#publish({ type: 'content_block_stop', index, message_id });
  }

  #enterGroup(): void {
    this.begin();
    if (this.#isInGroup) return;
    this.#closeBlock();
    this.#isInGroup = true;
    this.#publish({ type: 'group_start', index: this.#nextIndex(), message_id: this.#messageId(1) });
  }

  #leaveGroup(): void {
    if (!this.#isInGroup) return;
    this.#closeBlock();
    this.#isInGroup = false;
    this.#publish({ type: 'group_end', index: this.#nextIndex(), message_id: this.#messageId(0), summary: '' });
  }

  #nextIndex(): number {
    this.#index += 1;
    return this.#index - 1;
  }

  #nextMessage(): string {
    this.#messages += 1;
    return this.#messageId(0);
  }

  #messageId(ahead: number): string {
    return `msg_${this.id}_${this.#messages + ahead}`;
  }

  #publish(part: Part<EventDraft>): void {
    if (!this.#isOver) this.#place.publish([this.#draft(part)]);
  }

  #draft(part: Part<EventDraft>): EventDraft {
    return { ...part, run_id: this.id, at: this.#place.at() } as EventDraft;
  }
}
