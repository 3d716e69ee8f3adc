// Asks the model once to correct figures and names that none of its sources contain. Knows the finished answer, the evidence
// and the model; what counts as unsupported is citations.
import type { EventDraft, Usage } from '../../../protocol/index.ts';
import { streamTurn } from '../../agent/model-turn.ts';
import { addUsage, estimateRequest, estimateTokens, estimateUsage } from '../../agent/usage.ts';
import { stripInvisible } from '../../agent/visible-text.ts';
import { filterCitations } from '../../citations/filter-citations.ts';
import type { Unsupported } from '../../citations/unsupported.ts';
import { capabilitiesOf, type Model, type ModelMessage, type Price, textParts } from '../../models/model.ts';
import { wrapToolOutput } from '../../models/openai/envelope.ts';
import type { Clock } from '../../time/clock.ts';
import type { RunLimits } from '../input/limits.ts';
import type { RunScribe } from '../record/run-scribe.ts';
import type { SourceBook } from '../record/source-book.ts';

export type RepairDeps = {
  model: Model;
  sources: SourceBook;
  clock: Clock;
  limits: RunLimits;
  newId(prefix: string): string;
  onSpent?(usage: Usage, price: Price | undefined): void;
  /** Why the second try failed, for the log. */
  onError(error: unknown): void;
};

/** Characters of one item that is named to the model. */
const MAX_ITEM_CHARS = 80;
/** A corrected answer that is shorter than this share of the first has lost more than its unsupported figures. */
const MIN_LENGTH_SHARE = 0.3;

/**
 * Asks the model once to write its answer without what none of its sources contain. The corrected answer replaces the first, in
 * one append, when it has fewer unsupported items. Otherwise the first answer stays; the citations of its unsupported sentences
 * were removed while it streamed. The model is not asked when everything is supported, when the run has no sources, or when the
 * model is code.
 *
 * The first answer streams as usual and stays readable meanwhile: holding every answer back until it was checked would cost each
 * visitor seconds for the sake of a few. Its block stays open, so it is shown as still being written. A crash in between leaves a
 * step without its end, which is retracted and done again like any other.
 *
 * Throws only the reason of `stop.signal`. `stop.both` also ends at the run's deadline.
 */
export async function* repairAnswer(
  deps: RepairDeps,
  scribe: RunScribe,
  answer: { text: string; messages: readonly ModelMessage[]; usage: Usage },
  stop: { signal: AbortSignal; both: AbortSignal },
): AsyncGenerator<{ events: EventDraft[] }, void, void> {
  const { sources, limits, model } = deps;
  const { text, messages, usage } = answer;
  if (!sources.hasCitable || !capabilitiesOf(model).writes) return;
  const unsupported = sources.evidence.findUnsupported(text);
  if (unsupported.length === 0) return;
  const request = [...messages, ...askAgain(deps, text, unsupported)];
  const left = limits.maxOutputTokens - usage.output_tokens;
  if (left < estimateTokens(text) || usage.input_tokens + estimateRequest(request) > limits.maxInputTokens) return;
  // What was held back of the first answer is shown before anything is waited for.
  const events = scribe.take();
  if (events.length > 0) yield { events };
  const written = await writeAgain(deps, request, { maxOutputTokens: left, usage }, stop);
  const corrected = filterCitations(written.trim(), sources.isCitable.bind(sources), sources.judge.bind(sources));
  if (corrected.length < text.trim().length * MIN_LENGTH_SHARE) return;
  if (countItems(sources.evidence.findUnsupported(corrected)) < countItems(unsupported)) scribe.replaceText(corrected);
}

/** The whole text of the second try; '' when it fails, breaks off or takes too long. */
async function writeAgain(
  deps: RepairDeps,
  messages: readonly ModelMessage[],
  budget: { maxOutputTokens: number; usage: Usage },
  stop: { signal: AbortSignal; both: AbortSignal },
): Promise<string> {
  const { clock, limits, model } = deps;
  const timer = new AbortController();
  const { maxOutputTokens, usage } = budget;
  const endTimer = clock.deadline(() => timer.abort(new Error('repair timeout')), limits.repairMs);
  let text = '';
  let isWhole = false;
  let exact: Usage | undefined;
  let price: Price | undefined;
  try {
    const stream = streamTurn(
      model,
      { messages, tools: [], maxOutputTokens },
      { signal: AbortSignal.any([stop.both, timer.signal]), clock, intervalMs: limits.deltaIntervalMs },
    );
    for await (const batch of stream) {
      for (const event of batch) {
        if (event.type === 'text_delta') text += event.text;
        if (event.type === 'text_was_thinking') text = '';
        else if (event.type === 'finish') {
          isWhole = event.reason === 'stop';
          exact = event.usage;
          price = event.price;
        }
      }
      if (text.length > limits.maxTurnChars) break;
    }
  } catch (error) {
    if (stop.signal.aborted) throw stop.signal.reason;
    // The answer is there already; why it could not be corrected is for the log.
    deps.onError(error);
  } finally {
    endTimer();
    deps.onSpent?.(exact ?? estimateUsage(messages, text), price ?? model.price);
  }
  addUsage(usage, exact ?? estimateUsage(messages, text));
  return isWhole && text.length <= limits.maxTurnChars ? text : '';
}

/** What the model reads before the list. Ours and fixed, as the system message is (INJ-1). */
const NOTE =
  'An automatic check found figures or names in this answer that stand in no result; they are listed below. Write the whole answer once more, in the same language and form: put what the results say in their place, or leave their statements out. A figure you worked out needs its calculation beside it. Keep citations behind what they support. Do not mention this check.';

/**
 * The answer, and the list of unsupported items as the result of a tool that only this file calls: the list reaches the model as
 * data (INJ-1), and no message is written in the visitor's name.
 */
function askAgain(deps: RepairDeps, answer: string, unsupported: readonly Unsupported[]): ModelMessage[] {
  const { limits, newId } = deps;
  const items = [...new Set(unsupported.flatMap((one) => one.items))].slice(0, limits.maxRepairItems);
  const list = items.map((item) => `- ${stripInvisible(item.slice(0, MAX_ITEM_CHARS).toWellFormed())}`).join('\n');
  const call = { id: newId('toolu'), name: 'check_answer', arguments: '{}' };
  return [
    { role: 'assistant', content: textParts(answer), toolCalls: [call] },
    {
      role: 'tool',
      toolCallId: call.id,
      name: call.name,
      content: textParts(wrapToolOutput(list, { tool: call.name, nonce: newId('data'), note: NOTE })),
    },
  ];
}

function countItems(unsupported: readonly Unsupported[]): number {
  return unsupported.reduce((sum, { items }) => sum + items.length, 0);
}
