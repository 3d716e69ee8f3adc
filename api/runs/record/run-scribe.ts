// Writes the events of one run in a well-formed order: turns with text, reasoning and calls, and how the run ends (EV3 to EV7
// in protocol/SPEC.md). Knows the event types; not the model, the tools or where the events go.
import type {
  Agent,
  Approval,
  EventDraft,
  RunError,
  ToolResultContent,
  ToolUseContent,
  Usage,
} from '../../../protocol/index.ts';
import type { ToolDisplay } from '../../tools/tool.ts';
import { isOfRunningCall } from '../approvals/question.ts';
import { BlockWriter, type OpenBlock, type ScribeState } from './block-writer.ts';

/** Collects the drafts of one run; `take()` hands over what was written since the last call. */
export class RunScribe {
  readonly #writer: BlockWriter;
  readonly #newId: (prefix: string) => string;
  #open: (OpenBlock & { kind: 'text' | 'thinking' }) | null = null;
  /** The last text block of the present turn, kept until it is known to be the answer. */
  #text: { messageId: string; text: string } | null = null;
  /** Messages of the present turn, until its calls are written. */
  #turn: string[] = [];
  /** Approvals without a result: ids by that of their call. */
  readonly #approvals: Map<string, string>;

  constructor(options: { runId: string; now: () => number; newId: (prefix: string) => string; state?: ScribeState }) {
    this.#writer = new BlockWriter(options);
    this.#approvals = new Map(options.state?.approvals);
    this.#newId = options.newId;
  }

  /** The drafts since the last call, oldest first. */
  take(): EventDraft[] {
    return this.#writer.take();
  }

  /** The run begins; nothing when it had begun before a restart. */
  begin(agent: Agent): void {
    if (this.#writer.start()) this.#writer.write({ type: 'message_start', agent });
  }

  update(fields: { title?: string; suggestions?: string[] }): void {
    this.#writer.write({ type: 'conversation_updated', ...fields });
  }

  /** The answer as it is shown; '' when the turn has none. */
  get answer(): string {
    return this.#text?.text ?? '';
  }

  /** Drops a message of the step that was cut. */
  retract(messageId: string): void {
    this.#writer.retract(messageId);
  }

  /** Closes a block that was open when the process restarted. */
  closeBlock(messageId: string, index: number): void {
    this.#writer.closeBlock({ messageId, index });
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
      this.#openText();
    }
    this.#text!.text += text;
    this.#writer.addDelta(this.#open!, { type: 'text_delta', text });
  }

  /** Adds to the reasoning block, which opens inside a group. */
  addThinking(thinking: string): void {
    if (thinking === '') return;
    if (this.#open?.kind !== 'thinking') {
      this.endBlock();
      this.demoteText();
      const messageId = this.#newId('msg');
      this.#turn.push(messageId);
      this.#writer.enterGroup(messageId);
      const block = this.#writer.openBlock(messageId, { type: 'thinking', thinking: '' });
      this.#open = { kind: 'thinking', ...block };
    }
    this.#writer.addDelta(this.#open!, { type: 'thinking_delta', thinking });
  }

  endBlock(): void {
    if (!this.#open) return;
    this.#writer.closeBlock(this.#open);
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
    this.#writer.writeBlock(again, { type: 'text', text, is_part: true });
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
    this.#openText(text);
    this.endBlock();
  }

  /** The calls of a step, whole, in one message: in a group, and after it those that are shown as content (GR8). */
  toolUses(calls: readonly Omit<ToolUseContent, 'type'>[]): void {
    this.endBlock();
    this.demoteText();
    const messageId = this.#newId('msg');
    const isContent = ({ display }: Pick<ToolUseContent, 'display'>) => display === 'content';
    for (const call of calls.filter((one) => !isContent(one))) {
      this.#writer.enterGroup(messageId);
      this.#writer.writeBlock(messageId, { type: 'tool_use', ...call });
      this.#writer.labelGroup(messageId, call.display === 'hidden' ? '' : call.tool_content_message);
    }
    for (const call of calls.filter(isContent)) {
      this.closeGroup();
      this.#writer.writeBlock(messageId, { type: 'tool_use', ...call });
    }
  }

  /** The turn continues after its text, without a step that says so. */
  endText(): void {
    this.endBlock();
    this.demoteText();
  }

  /** A sentence on the way, outside of groups. */
  addThought(text: string): void {
    if (text === '') return;
    this.closeGroup();
    const messageId = this.#newId('msg');
    this.#turn.push(messageId);
    this.#writer.writeBlock(messageId, { type: 'text', text, is_part: true });
  }

  /** What a person is asked: about a call inside its group, a question outside of any. */
  request(approval: Approval): void {
    const messageId = this.#newId('msg');
    if (approval.kind === 'question') this.closeGroup();
    else this.#writer.enterGroup(messageId);
    this.#writer.writeApproval(messageId, approval);
    // Who asks while a call runs sees to the end of it.
    if (approval.tool_use_id !== undefined && !isOfRunningCall(approval))
      this.#approvals.set(approval.tool_use_id, approval.approval_id);
  }

  /** The call has its result, so that its approval is over; `cancelled`: nobody decided, and that is written. */
  endApproval(toolUseId: string, cancelled: boolean): void {
    const approvalId = this.#approvals.get(toolUseId);
    if (approvalId === undefined) return;
    this.#approvals.delete(toolUseId);
    if (cancelled) this.#writer.write({ type: 'approval_result', approval_id: approvalId, decision: 'cancelled' });
  }

  /** A question that nobody waits for any more. */
  cancelQuestion(approvalId: string): void {
    this.#writer.write({ type: 'approval_result', approval_id: approvalId, decision: 'cancelled' });
  }

  /** `display`: of its call; the result of content is outside of groups as well. */
  toolResult(result: Omit<ToolResultContent, 'type'>, display: ToolDisplay = 'step'): void {
    const messageId = this.#newId('msg');
    if (display !== 'content') this.#writer.enterGroup(messageId);
    this.#writer.writeBlock(messageId, { type: 'tool_result', ...result }, 'step');
    if (display !== 'content')
      this.#writer.labelGroup(messageId, display === 'hidden' ? '' : result.tool_content_message);
  }

  closeGroup(): void {
    this.#writer.closeGroup();
  }

  /** The three ends of a run: open blocks and the open group are closed first. `followUps`: questions to go on with. `usage` of no token: no model wrote. */
  finish(stopReason: string, usage: Usage, followUps: readonly string[] = []): void {
    this.#close();
    if (followUps.length > 0) this.update({ suggestions: [...followUps] });
    const isWritten = usage.input_tokens + usage.output_tokens > 0;
    this.#writer.write({ type: 'message_stop', stop_reason: stopReason, ...(isWritten ? { usage } : {}) });
  }

  stopped(): void {
    this.#close();
    this.#writer.write({ type: 'terminal_user_stopped' });
  }

  failed(error: RunError): void {
    this.#close();
    this.#writer.write({ type: 'terminal_error', error });
  }

  #close(): void {
    this.endBlock();
    for (const toolUseId of [...this.#approvals.keys()]) this.endApproval(toolUseId, true);
    this.closeGroup();
  }

  #openText(text = ''): void {
    this.closeGroup();
    const messageId = this.#newId('msg');
    this.#turn.push(messageId);
    this.#open = { kind: 'text', ...this.#writer.openBlock(messageId, { type: 'text', text, is_final: true }) };
    this.#text = { messageId, text };
  }
}
