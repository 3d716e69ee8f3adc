// A short event log written by hand, for states of the gallery and tests of elements: each method adds one event, and `entries` are those of the page.
import type { ContentBlock } from '../../protocol/blocks.ts';
import type { Approval, ApprovalOutcome } from '../../protocol/content/approvals.ts';
import type { ConversationEvent, EventDraft } from '../../protocol/events.ts';
import { type BlockGroup, groupBlocks } from '../../protocol/groups.ts';
import { reduceEvents } from '../../protocol/reducer.ts';

const AT = '2026-01-01T09:41:00.000Z';

export class EventLog {
  readonly events: ConversationEvent[] = [];
  readonly #at: string;
  /** Of the calls, by id: their results have the same. */
  readonly #labels = new Map<string, string>();
  #index = 0;
  #run = 'run_1';

  /** `at`: the time of every event, ISO 8601. */
  constructor(at = AT) {
    this.#at = at;
  }

  add(draft: Record<string, unknown> & { type: EventDraft['type'] }): this {
    const event_id = this.events.length + 1;
    this.events.push({
      event_id,
      conversation_id: 'conv_1',
      run_id: this.#run,
      at: this.#at,
      ...draft,
    } as ConversationEvent);
    return this;
  }

  /** A question of the visitor, and the beginning of its run. */
  asks(text: string, run = 'run_1'): this {
    this.#run = run;
    this.#index = 0;
    const content = [{ type: 'text', text }];
    this.add({ type: 'user_message', message_id: `u_${run}`, client_id: `c_${run}`, content });
    return this.add({ type: 'message_start', agent: { name: 'Alder' } });
  }

  /** A whole block. */
  block(content_block: ContentBlock): this {
    this.begins(content_block);
    const index = this.#index - 1;
    return this.add({ type: 'content_block_stop', index, message_id: `${this.#run}_m${index}` });
  }

  /** A block that is not complete yet. */
  begins(content_block: ContentBlock): this {
    const place = this.#place();
    return this.add({
      type: 'content_block_start',
      ...place,
      message_type: place.index === 0 ? 'chat' : 'step',
      content_block,
    });
  }

  #place() {
    const index = this.#index++;
    return { index, message_id: `${this.#run}_m${index}` };
  }

  says(text: string): this {
    return this.block({ type: 'text', text });
  }

  opensGroup(): this {
    return this.add({ type: 'group_start', ...this.#place() });
  }

  closesGroup(summary: string): this {
    return this.add({ type: 'group_end', ...this.#place(), summary });
  }

  calls(id: string, name: string, input: Record<string, unknown>, label: string): this {
    this.#labels.set(id, label);
    return this.block({ type: 'tool_use', id, name, input, tool_content_message: label });
  }

  returns(id: string, name: string, content: string, artifact?: unknown): this {
    const result = {
      type: 'tool_result',
      tool_use_id: id,
      name,
      tool_content_message: this.#labels.get(id) ?? name,
      status: 'success',
      content,
    };
    return this.block({ ...result, ...(artifact === undefined ? {} : { artifact }) } as ContentBlock);
  }

  fails(id: string, name: string, content: string): this {
    const result = {
      type: 'tool_result',
      tool_use_id: id,
      name,
      tool_content_message: this.#labels.get(id) ?? name,
      status: 'error',
      content,
    };
    return this.block(result as ContentBlock);
  }

  waits(approval: Approval): this {
    return this.add({ type: 'approval_request', ...this.#place(), approval });
  }

  decided(approval_id: string, outcome: Omit<ApprovalOutcome, 'at'>): this {
    return this.add({ type: 'approval_result', approval_id, ...outcome });
  }

  ends(): this {
    return this.add({ type: 'message_stop', stop_reason: 'stop' });
  }

  /** What a page shows of it. */
  get entries(): readonly BlockGroup[] {
    const { blocks, run } = reduceEvents(this.events);
    return groupBlocks(blocks, run !== null);
  }
}
