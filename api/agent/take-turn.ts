// One turn of the model: its deltas go through the stages and out as events, its calls are collected.
// Knows the model interface and the limits; not tools, and not what follows the turn.
import type { Usage } from '../../protocol/index.ts';
import { capabilitiesOf, ModelError, type ModelMessage, type ModelToolCall, type Price } from '../models/model.ts';
import type { AgentEvent } from './agent-event.ts';
import type { LoopParts } from './agent-setup.ts';
import type { AgentTool } from './check-call.ts';
import { streamTurn } from './model-turn.ts';
import { openText, type TextFilter } from './stages.ts';
import { addUsage, estimateUsage } from './usage.ts';

export type Turn = { text: string; thinking: string; calls: ModelToolCall[]; reason: string };

/** Fewest tokens that a turn may write, however little of the budget is left: enough to end an answer. */
const MIN_OUTPUT_TOKENS = 256;
const NO_TOKENS: Usage = { input_tokens: 0, output_tokens: 0 };

/**
 * Streams one turn. The events of its end are left in `events`, for the batch of what follows. Null: it broke off where
 * another target can take it, and the events say that what it wrote is void. `usage` is counted up.
 */
export async function* takeTurn(
  { model, clock, limits, stages, hooks, events, languages }: LoopParts,
  input: { messages: readonly ModelMessage[]; tools: readonly AgentTool[]; usage: Usage; mayRepeat: boolean },
  signal: AbortSignal,
): AsyncGenerator<AgentEvent[], Turn | null, void> {
  const { messages, tools, usage } = input;
  const turn: Turn = { text: '', thinking: '', calls: [], reason: '' };
  const request = {
    messages,
    tools: tools.map(({ name, description, parameters }) => ({ name, description, parameters })),
    maxOutputTokens: Math.max(MIN_OUTPUT_TOKENS, limits.maxOutputTokens - usage.output_tokens),
    ...(languages ? { languages } : {}),
  };
  let filter: TextFilter | null = null;
  let blank = '';
  let exact: Usage | undefined;
  let price: Price | undefined;
  let hasBegun = false;
  const show = (decided: string) => {
    // An answer does not begin with white space. Judged by what was shown: a filter holds the first word back.
    const text = turn.text === '' ? decided.trimStart() : decided;
    turn.text += text;
    if (text !== '') events.push({ type: 'text_delta', text });
  };
  const write = (text: string) => {
    // No block for white space alone: models often send some before a tool call.
    blank += text;
    if (filter === null && blank.trim() === '') return;
    filter ??= openText(stages);
    show(filter.push(blank));
    blank = '';
  };
  const endText = () => {
    show(filter?.flush() ?? '');
    filter = null;
    blank = '';
  };

  events.push({ type: 'turn_begin' });
  const cut = new AbortController();
  const stream = streamTurn(model, request, {
    signal: AbortSignal.any([signal, cut.signal]),
    clock,
    intervalMs: limits.deltaIntervalMs,
  });
  try {
    read: for await (const batch of stream) {
      hasBegun = true;
      for (const event of batch) {
        if (event.type === 'text_delta') write(event.text.slice(0, limits.maxTurnChars - turn.text.length));
        else if (event.type === 'thinking_delta') {
          endText();
          const thinking = event.thinking.slice(0, limits.maxTurnChars - turn.thinking.length);
          turn.thinking += thinking;
          if (thinking !== '' && turn.thinking.trim() !== '') events.push({ type: 'thinking_delta', thinking });
        } else if (event.type === 'text_was_thinking') {
          if (turn.text === '' && filter === null) continue;
          // Shown already: it is taken back, and shown as reasoning.
          const thinking = turn.text + ((filter as TextFilter | null)?.flush() ?? '');
          filter = null;
          blank = '';
          turn.text = '';
          turn.thinking += thinking;
          events.push({ type: 'turn_retract' }, { type: 'turn_begin' }, { type: 'thinking_delta', thinking });
        } else if (event.type === 'tool_call') turn.calls.push(event.call);
        else {
          turn.reason = event.reason;
          exact = event.usage;
          price = event.price;
        }
        if (turn.text.length >= limits.maxTurnChars || turn.thinking.length >= limits.maxTurnChars) {
          turn.reason = 'length';
          break read;
        }
      }
      if (events.length > 0) yield events.splice(0);
    }
  } catch (error) {
    if (input.mayRepeat && !signal.aborted && error instanceof ModelError && error.isRepeatable) {
      events.push({ type: 'turn_retract' });
      yield events.splice(0);
      return null;
    }
    // What was shown stays, and what was held back belongs to it.
    endText();
    throw error;
  } finally {
    cut.abort();
    // A service that was never reached costs nothing, nor does a model that is code.
    if (capabilitiesOf(model).writes && (hasBegun || signal.aborted))
      hooks.onSpent?.(exact ?? estimateUsage(messages, turn.text + turn.thinking), price ?? model.price);
  }
  endText();
  if (turn.reason === '') turn.reason = 'stop';
  // Sentences of pages have no tokens.
  const used = exact ?? (capabilitiesOf(model).writes ? estimateUsage(messages, turn.text + turn.thinking) : NO_TOKENS);
  addUsage(usage, used);
  events.push({ type: 'turn_end', reason: turn.reason, usage: used, ...(price ? { price } : {}) });
  return turn;
}
