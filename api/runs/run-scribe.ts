// Writes the events of one run in a well-formed order: indexes, message ids and types, groups around steps (EV3 to EV7 in
// protocol/SPEC.md). Knows the event types; not the model, the tools or where the events go.
import type {
  Agent,
  EventDraft,
  MessageType,
  RunError,
  ToolResultContent,
  ToolUseContent,
  Usage,
} from '../../protocol/index.ts';

/** How far a run's events have got: what a scribe needs to continue after a restart. */
export type ScribeState = {
  started: boolean;
  nextIndex: number;
  /** The open group: the message its marks belong to, and the last non-empty label in it. */
  group: { messageId: string; label: string } | null;
  /** The message that carries agent name and avatar; null until there is one. */
  chatMessageId: string | null;
};

export const FRESH: ScribeState = { started: false, nextIndex: 0, group: null, chatMessageId: null };

type OpenBlock = { kind: 'text' | 'thinking'; index: number; messageId: string; type: MessageType };

/** Collects the drafts of one run; `take()` hands over what was written since the last call. */
export class RunScribe {
  #runId: string;
  #now: () => number;
  #newId: (prefix: string) => string;
  #state: ScribeState;
  #drafts: EventDraft[] = [];
  #open: OpenBlock | null = null;
  /** The last text block of the present turn, kept until it is known to be the answer. */
  #text: { messageId: string; text: string } | null = null;
  /** Messages of the present turn, until its calls are written. */
  #turn: string[] = [];

  constructor(options: { runId: string; now: () => number; newId: (prefix: string) => string; state?: ScribeState }) {
    this.#runId = options.runId;
    this.#now = options.now;
    this.#newId = options.newId;
    this.#state = { ...(options.state ?? FRESH) };
  }

  /** The drafts since the last call, oldest first. */
  take(): EventDraft[] {
    const drafts = this.#drafts;
    this.#drafts = [];
    return drafts;
  }

  /** The run begins; nothing when it had begun before a restart. */
  begin(agent: Agent): void {
    if (this.#state.started) return;
    this.#state.started = true;
    this.#push({ type: 'message_start', ...this.#base(), agent });
  }

  update(fields: { title?: string; suggestions?: string[] }): void {
    this.#push({ type: 'conversation_updated', ...this.#base(), ...fields });
  }

  /** Drops a message of the step that was cut. */
  retract(messageId: string): void {
    if (this.#state.chatMessageId === messageId) this.#state.chatMessageId = null;
    this.#push({ type: 'message_retract', ...this.#base(), message_id: messageId });
  }

  /** Closes a block that was open when the process restarted. */
  closeBlock(messageId: string, index: number): void {
    this.#push({ type: 'content_block_stop', ...this.#base(), index, message_id: messageId });
  }

  /** A turn of the model begins: texts of the last one do not change any more. */
  beginTurn(): void {
    this.#text = null;
    this.#turn = [];
  }

  /** The turn broke off and is repeated with another target: its messages are retracted. The group stays open. */
  retractTurn(): void {
    this.endBlock();
    for (const messageId of this.#turn) this.retract(messageId);
    this.beginTurn();
  }

  /** Adds to the text block, which opens outside any group, as the answer; {@link demoteText} corrects that. */
  addText(text: string): void {
    if (text === '') return;
    if (this.#open?.kind !== 'text') {
      this.endBlock();
      this.demoteText();
      this.#openText({ is_final: true });
    }
    const { index, messageId } = this.#open!;
    this.#text!.text += text;
    this.#push({
      type: 'content_block_delta',
      ...this.#base(),
      index,
      message_id: messageId,
      delta: { type: 'text_delta', text },
    });
  }

  /** Adds to the reasoning block, which opens inside a group. */
  addThinking(thinking: string): void {
    if (thinking === '') return;
    if (this.#open?.kind !== 'thinking') {
      this.endBlock();
      this.demoteText();
      const messageId = this.#newId('msg');
      this.#turn.push(messageId);
      this.#enterGroup(messageId);
      const type = this.#messageType(messageId);
      const index = this.#index();
      this.#open = { kind: 'thinking', index, messageId, type };
      this.#push({
        type: 'content_block_start',
        ...this.#base(),
        index,
        message_id: messageId,
        message_type: type,
        content_block: { type: 'thinking', thinking: '' },
      });
    }
    const { index, messageId } = this.#open!;
    this.#push({
      type: 'content_block_delta',
      ...this.#base(),
      index,
      message_id: messageId,
      delta: { type: 'thinking_delta', thinking },
    });
  }

  endBlock(): void {
    if (!this.#open) return;
    this.closeBlock(this.#open.messageId, this.#open.index);
    this.#open = null;
  }

  /**
   * The turn continues after its text, so the text was not the answer: the message is retracted and written again, whole,
   * with `is_part`. The flag belongs to `content_block_start`, and holding text back until the turn is over would delay the
   * first word of every answer. Both events are in one append, so no client shows a state between them.
   */
  demoteText(): void {
    if (!this.#text) return;
    const { messageId, text } = this.#text;
    this.endBlock();
    this.retract(messageId);
    this.#text = null;
    const again = this.#newId('msg');
    this.#turn = [...this.#turn.filter((id) => id !== messageId), again];
    const index = this.#index();
    this.#push({
      type: 'content_block_start',
      ...this.#base(),
      index,
      message_id: again,
      message_type: this.#messageType(again),
      content_block: { type: 'text', text, is_part: true },
    });
    this.closeBlock(again, index);
  }

  /**
   * Replaces the answer: the streamed message is retracted and the new one is written in one append, so that a client shows
   * one change. Does nothing when the turn has no answer.
   */
  replaceText(text: string): void {
    if (!this.#text) return;
    const { messageId } = this.#text;
    this.endBlock();
    this.retract(messageId);
    this.#turn = this.#turn.filter((id) => id !== messageId);
    this.#openText({ is_final: true }, text);
    this.endBlock();
  }

  /** The calls of a step, whole, in one message. */
  toolUses(calls: readonly Omit<ToolUseContent, 'type'>[]): void {
    this.endBlock();
    this.demoteText();
    const messageId = this.#newId('msg');
    this.#enterGroup(messageId);
    const message_type = this.#messageType(messageId);
    for (const call of calls) {
      this.#whole(messageId, message_type, { type: 'tool_use', ...call });
      this.#label(messageId, call.tool_content_message);
    }
  }

  toolResult(result: Omit<ToolResultContent, 'type'>): void {
    const messageId = this.#newId('msg');
    this.#enterGroup(messageId);
    this.#whole(messageId, 'step', { type: 'tool_result', ...result });
    this.#label(messageId, result.tool_content_message);
  }

  closeGroup(): void {
    const { group } = this.#state;
    if (!group) return;
    this.#push({
      type: 'group_end',
      ...this.#base(),
      index: this.#index(),
      message_id: group.messageId,
      summary: group.label,
    });
    this.#state.group = null;
  }

  /** The three ends of a run: open blocks and the open group are closed first. */
  finish(stopReason: string, usage: Usage): void {
    this.#close();
    this.#push({ type: 'message_stop', ...this.#base(), stop_reason: stopReason, usage });
  }

  stopped(): void {
    this.#close();
    this.#push({ type: 'terminal_user_stopped', ...this.#base() });
  }

  failed(error: RunError): void {
    this.#close();
    this.#push({ type: 'terminal_error', ...this.#base(), error });
  }

  #close(): void {
    this.endBlock();
    this.closeGroup();
  }

  #openText(flag: { is_final: true }, text = ''): void {
    this.closeGroup();
    const messageId = this.#newId('msg');
    this.#turn.push(messageId);
    const type = this.#messageType(messageId);
    const index = this.#index();
    this.#open = { kind: 'text', index, messageId, type };
    this.#text = { messageId, text };
    this.#push({
      type: 'content_block_start',
      ...this.#base(),
      index,
      message_id: messageId,
      message_type: type,
      content_block: { type: 'text', text, ...flag },
    });
  }

  #whole(message_id: string, message_type: MessageType, content_block: ToolUseContent | ToolResultContent): void {
    const index = this.#index();
    this.#push({ type: 'content_block_start', ...this.#base(), index, message_id, message_type, content_block });
    this.closeBlock(message_id, index);
  }

  #enterGroup(messageId: string): void {
    if (this.#state.group) return;
    this.#state.group = { messageId, label: '' };
    this.#push({ type: 'group_start', ...this.#base(), index: this.#index(), message_id: messageId });
  }

  #label(messageId: string, label: string): void {
    this.#state.group = { messageId, label: label || (this.#state.group?.label ?? '') };
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

  #base(): { run_id: string; at: string } {
    return { run_id: this.#runId, at: new Date(this.#now()).toISOString() };
  }

  #push(draft: EventDraft): void {
    this.#drafts.push(draft);
  }
}
