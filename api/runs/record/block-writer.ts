// Writes blocks and groups of one run as event drafts: indexes, message types, marks of groups (EV3 to EV5 in
// protocol/SPEC.md). Knows nothing of turns, answers or how a run ends: that is run-scribe.ts.
import type { Approval, ContentBlock, EventDraft, MessageType } from '../../../protocol/index.ts';

/** How far a run's events have got: what is needed to continue after a restart. */
export type ScribeState = {
  started: boolean;
  nextIndex: number;
  /** The open group: the message its marks belong to, and the last non-empty label in it. */
  group: { messageId: string; label: string } | null;
  /** The message that carries agent name and avatar; null until there is one. */
  chatMessageId: string | null;
  /** Approvals in the log without a result: their ids by that of the call. */
  approvals: readonly (readonly [toolUseId: string, approvalId: string])[];
};

export const FRESH: ScribeState = { started: false, nextIndex: 0, group: null, chatMessageId: null, approvals: [] };

/** A block that grows: its place in the log. */
export type OpenBlock = { index: number; messageId: string };

type Delta = Extract<EventDraft, { type: 'content_block_delta' }>['delta'];
type WithoutBase<Draft> = Draft extends unknown ? Omit<Draft, 'run_id' | 'at'> : never;

export class BlockWriter {
  readonly #runId: string;
  readonly #now: () => number;
  readonly #state: ScribeState;
  #drafts: EventDraft[] = [];

  /** `state` is copied. */
  constructor(options: { runId: string; now: () => number; state?: ScribeState }) {
    this.#runId = options.runId;
    this.#now = options.now;
    this.#state = { ...(options.state ?? FRESH) };
  }

  /** The drafts since the last call, oldest first. */
  take(): EventDraft[] {
    const drafts = this.#drafts;
    this.#drafts = [];
    return drafts;
  }

  /** Adds run and time. */
  write(draft: WithoutBase<EventDraft>): void {
    const { type, ...fields } = draft;
    this.#drafts.push({ type, run_id: this.#runId, at: new Date(this.#now()).toISOString(), ...fields } as EventDraft);
  }

  /** True the first time, also over restarts. */
  start(): boolean {
    if (this.#state.started) return false;
    this.#state.started = true;
    return true;
  }

  /** Begins a block to which deltas are added. The first message that is not given a type is the one of the agent. */
  openBlock(messageId: string, content_block: ContentBlock, type?: MessageType): OpenBlock {
    const message_type = type ?? this.#messageType(messageId);
    const index = this.#index();
    this.write({ type: 'content_block_start', index, message_id: messageId, message_type, content_block });
    return { index, messageId };
  }

  addDelta({ index, messageId }: OpenBlock, delta: Delta): void {
    this.write({ type: 'content_block_delta', index, message_id: messageId, delta });
  }

  closeBlock({ index, messageId }: OpenBlock): void {
    this.write({ type: 'content_block_stop', index, message_id: messageId });
  }

  writeBlock(messageId: string, content_block: ContentBlock, type?: MessageType): void {
    this.closeBlock(this.openBlock(messageId, content_block, type));
  }

  writeApproval(messageId: string, approval: Approval): void {
    this.write({ type: 'approval_request', index: this.#index(), message_id: messageId, approval });
  }

  /** Takes a message back, with all its blocks. */
  retract(messageId: string): void {
    if (this.#state.chatMessageId === messageId) this.#state.chatMessageId = null;
    this.write({ type: 'message_retract', message_id: messageId });
  }

  /** What follows is inside a group; its marks belong to this message unless a group is open. */
  enterGroup(messageId: string): void {
    if (this.#state.group) return;
    this.#state.group = { messageId, label: '' };
    this.write({ type: 'group_start', index: this.#index(), message_id: messageId });
  }

  /** The newest step of the open group; an empty label leaves the last one. */
  labelGroup(messageId: string, label: string): void {
    this.#state.group = { messageId, label: label || (this.#state.group?.label ?? '') };
  }

  closeGroup(): void {
    const { group } = this.#state;
    if (!group) return;
    this.write({ type: 'group_end', index: this.#index(), message_id: group.messageId, summary: group.label });
    this.#state.group = null;
  }

  #messageType(messageId: string): MessageType {
    this.#state.chatMessageId ??= messageId;
    return this.#state.chatMessageId === messageId ? 'chat' : 'step';
  }

  #index(): number {
    const index = this.#state.nextIndex;
    this.#state.nextIndex += 1;
    return index;
  }
}
