// Random well-formed logs for property tests: what the API may write, with parallel calls, retractions, approvals,
// questions, stops, errors, events of unknown type, and a last run that may still be going on.
import fc from 'fast-check';
import type { ContentBlock, ConversationEvent, EventDraft } from '../../protocol/index.ts';

type Gen = <T>(arb: fc.Arbitrary<T>) => T;
type Emit = (draft: EventDraft | { type: 'from_the_future'; run_id: string }) => void;

const words = ['steam', 'hơi nước', '蒸汽', 'mesin', '🙂', 'a\nb', '[1]', '[3, 2]', '[4', ']', '`', '\\', '', '  '];
const word = fc.constantFrom(...words);

/** A log of one to three turns; ids are gapless from 1, times one second apart. */
export const logArbitrary: fc.Arbitrary<ConversationEvent[]> = logOf(3);
/** One of up to eight turns, for pages. */
export const longLogArbitrary: fc.Arbitrary<ConversationEvent[]> = logOf(8);

function logOf(maxTurns: number): fc.Arbitrary<ConversationEvent[]> {
  return fc.gen().map((g) => {
    const draw: Gen = (arb) => g(() => arb);
    const events: ConversationEvent[] = [];
    const emit: Emit = (draft) => {
      const at = new Date(Date.UTC(2026, 2, 25) + events.length * 1000).toISOString();
      events.push({ ...draft, at, event_id: events.length + 1, conversation_id: 'conv_1' } as ConversationEvent);
    };
    const turns = draw(fc.integer({ min: 1, max: maxTurns }));
    for (let turn = 1; turn <= turns; turn++) new Turn(draw, emit, turn).write(turn === turns);
    return events;
  });
}

class Turn {
  #draw: Gen;
  #emit: Emit;
  #run: string;
  #turn: number;
  #index = 0;
  #messages = 0;
  #tools = 0;
  #live = false;

  constructor(draw: Gen, emit: Emit, turn: number) {
    this.#draw = draw;
    this.#emit = emit;
    this.#turn = turn;
    this.#run = `run_${turn}`;
  }

  write(isLast: boolean): void {
    const regenerated = this.#turn > 1 && this.#chance(4);
    if (!regenerated) {
      this.#put({
        type: 'user_message',
        message_id: `user_${this.#turn}`,
        client_id: `client_${this.#turn}`,
        content: [{ type: 'text', text: this.#draw(word) }],
        ...this.#version(),
      });
    } else if (!this.#chance(4)) {
      const replaces = `run_${this.#turn - 1}`;
      this.#put({ type: 'regenerate', message_id: 'user_1', client_id: `client_${this.#turn}`, replaces });
    }
    this.#live = isLast && this.#chance(2);
    if (this.#live && this.#chance(6)) return;
    this.#put({ type: 'message_start', agent: { name: 'Alder' } });
    const segments = this.#draw(
      fc.array(fc.constantFrom('group', 'group', 'text', 'part', 'question', 'data'), { maxLength: 4 }),
    );
    for (const segment of segments) {
      if (this.#chance(8)) this.#emit({ type: 'from_the_future', run_id: this.#run });
      if (segment === 'group') this.#group();
      else if (segment === 'question') this.#question();
      else if (segment === 'data') this.#whole(this.#message(), { type: 'data', name: 'x', data: { n: 1 } });
      else this.#text(segment === 'part');
    }
    if (this.#live) {
      this.#openEnd();
      return;
    }
    const end = this.#draw(fc.integer({ min: 0, max: 2 }));
    if (end > 0 && this.#chance(2)) this.#openEnd();
    if (end === 0)
      this.#put({ type: 'message_stop', stop_reason: 'stop', usage: { input_tokens: 3, output_tokens: 4 } });
    if (end === 1) this.#put({ type: 'terminal_user_stopped' });
    if (end === 2) {
      this.#put({ type: 'terminal_error', error: { code: 'upstream_unavailable', message: 'm', retryable: true } });
    }
    if (end === 0 && this.#chance(3)) this.#put({ type: 'conversation_updated', title: 'T', suggestions: ['a', 'b'] });
    if (this.#chance(3)) this.#feedback();
    if (this.#chance(4)) {
      const run_id = `run_${this.#draw(fc.integer({ min: 1, max: this.#turn }))}`;
      this.#emit({ type: 'version_shown', run_id, at: '' });
    }
  }

  /** A message at the end, one that continues an earlier answer, or another version of an earlier message. */
  #version() {
    if (this.#turn === 1 || !this.#chance(3)) return {};
    const turn = this.#draw(fc.integer({ min: 1, max: this.#turn - 1 }));
    const after = turn === 1 ? null : `run_${turn - 1}`;
    return this.#chance(2) ? { after } : { after, edits: `user_${turn}`, version: this.#turn };
  }

  /** Of this answer or an earlier one. */
  #feedback(): void {
    const turn = this.#draw(fc.integer({ min: 1, max: this.#turn }));
    const rating = this.#draw(fc.constantFrom<1 | -1 | 0>(1, -1, 0));
    this.#emit({ type: 'feedback', run_id: `run_${turn}`, at: '', message_id: `msg_${turn}_1`, rating });
  }

  #group(): void {
    this.#put({ type: 'group_start', message_id: `msg_${this.#turn}_${this.#messages + 1}`, index: this.#index++ });
    const steps = this.#draw(fc.array(fc.constantFrom('thinking', 'tools', 'retracted'), { maxLength: 3 }));
    for (const step of steps) {
      if (step === 'thinking') this.#thinking(true);
      else if (step === 'tools') this.#toolStep(this.#chance(4));
      else {
        const dropped = this.#chance(2) ? this.#thinking(this.#chance(2)) : this.#toolStep();
        for (const message_id of dropped) this.#put({ type: 'message_retract', message_id });
      }
    }
    // Clients must also handle a group that was never closed.
    if (this.#chance(8)) return;
    this.#put({
      type: 'group_end',
      message_id: 'x',
      index: this.#index++,
      summary: this.#draw(fc.constantFrom('Searched', '')),
    });
  }

  #openEnd(): void {
    const kind = this.#draw(fc.constantFrom('text', 'thinking', 'tools', 'group', 'nothing'));
    if (kind === 'nothing') return;
    if (kind === 'text') {
      const message_id = this.#message();
      const index = this.#start(message_id, { type: 'text', text: '' });
      this.#put({ type: 'content_block_delta', message_id, index, delta: { type: 'text_delta', text: 'half' } });
      return;
    }
    this.#put({ type: 'group_start', message_id: 'x', index: this.#index++ });
    if (kind === 'thinking') this.#thinking(false);
    if (kind === 'tools') this.#toolStep(true);
  }

  #text(isPart: boolean): void {
    const message_id = this.#message();
    const index = this.#start(message_id, {
      type: 'text',
      text: '',
      ...(isPart ? { is_part: true } : { is_final: true }),
    });
    for (const text of this.#draw(fc.array(word, { maxLength: 4 }))) {
      this.#put({ type: 'content_block_delta', message_id, index, delta: { type: 'text_delta', text } });
    }
    this.#put({ type: 'content_block_stop', message_id, index });
  }

  #thinking(complete: boolean): string[] {
    const message_id = this.#message();
    const index = this.#start(message_id, { type: 'thinking', thinking: '' });
    for (const thinking of this.#draw(fc.array(word, { maxLength: 3 }))) {
      this.#put({ type: 'content_block_delta', message_id, index, delta: { type: 'thinking_delta', thinking } });
    }
    if (complete) this.#put({ type: 'content_block_stop', message_id, index });
    return [message_id];
  }

  /** Calls in parallel, results in any order; with `cut` some never come. Returns the messages written. */
  #toolStep(cut = false): string[] {
    const message_id = this.#message();
    const written = [message_id];
    const calls = Array.from({ length: this.#draw(fc.integer({ min: 1, max: 3 })) }, () => {
      const id = `toolu_${this.#turn}_${++this.#tools}`;
      this.#whole(message_id, {
        type: 'tool_use',
        id,
        name: 'web_search',
        input: { query: 'q' },
        tool_content_message: 'Searching',
      });
      return id;
    });
    for (const id of this.#draw(fc.shuffledSubarray(calls, { minLength: cut ? 0 : calls.length }))) {
      if (this.#chance(5)) {
        const approval_id = `appr_${id}`;
        const approvalMessage = this.#message();
        written.push(approvalMessage);
        this.#put({
          type: 'approval_request',
          message_id: approvalMessage,
          index: this.#index++,
          approval: {
            approval_id,
            kind: 'tool',
            tool_use_id: id,
            name: 'web_search',
            expires_at: '2026-03-25T03:00:00.000Z',
          },
        });
        if (cut && this.#chance(2)) return written;
        this.#put({ type: 'approval_result', approval_id, decision: 'approved' });
      }
      const resultMessage = this.#message();
      written.push(resultMessage);
      this.#whole(resultMessage, {
        type: 'tool_result',
        tool_use_id: id,
        name: 'web_search',
        tool_content_message: this.#draw(fc.constantFrom('Searching', 'Searched')),
        status: this.#draw(fc.constantFrom('success', 'error', 'cancelled')),
        content: 'found',
        ...(this.#chance(3) ? { retryable: true as const } : {}),
        ...(this.#chance(3) ? { whole: { size: 40_000 } } : {}),
        artifact: this.#chance(4)
          ? this.#plan()
          : {
              query: 'q',
              sources: this.#draw(fc.shuffledSubarray([1, 2, 3, 4], { maxLength: 3 })).map((number) => {
                const domain = `s${number}.example`;
                return { number, url: `https://${domain}/`, title: domain, snippet: '', domain, favicon: null };
              }),
            },
      });
    }
    return written;
  }

  #question(): void {
    const approval_id = `appr_q${this.#turn}_${this.#messages}`;
    this.#put({
      type: 'approval_request',
      message_id: this.#message(),
      index: this.#index++,
      approval: {
        approval_id,
        kind: 'question',
        name: 'ask_user_question',
        expires_at: '2026-03-25T03:00:00.000Z',
        questions: [],
      },
    });
    this.#put({ type: 'approval_result', approval_id, decision: 'answered', answers: { q1: { options: ['a'] } } });
  }

  #plan() {
    const status = this.#draw(fc.constantFrom('pending', 'in_progress', 'completed'));
    return { type: 'todos', items: [{ text: 'look it up', status }] };
  }

  #whole(message_id: string, content_block: ContentBlock): void {
    const index = this.#start(message_id, content_block);
    this.#put({ type: 'content_block_stop', message_id, index });
  }

  #start(message_id: string, content_block: ContentBlock): number {
    const index = this.#index++;
    this.#put({
      type: 'content_block_start',
      message_id,
      index,
      message_type: index === 0 ? 'chat' : 'step',
      content_block,
    });
    return index;
  }

  #put(draft: DraftWithoutRun): void {
    this.#emit({ ...draft, run_id: this.#run, at: '' } as EventDraft);
  }

  #message(): string {
    return `msg_${this.#turn}_${++this.#messages}`;
  }

  /** True once in `n` draws. */
  #chance(n: number): boolean {
    return this.#draw(fc.integer({ min: 1, max: n })) === 1;
  }
}

type WithoutRun<T> = T extends unknown ? Omit<T, 'run_id' | 'at'> : never;
type DraftWithoutRun = WithoutRun<EventDraft>;
