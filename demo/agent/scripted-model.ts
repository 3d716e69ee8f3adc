// The scripted model of the demo: it plays three dialogues with the shop's tools, so that approvals, questions and charts can be tried
// without a key, and says so in each. Every other message goes to the model that answers in the words of the pages.
// Stateless: what it does next follows from the messages, so that a run goes on after a restart.
import { type Model, type ModelEvent, type ModelRequest, textOf } from '../../api/models/model.ts';
import { isRecord } from '../../api/text/json-value.ts';
import type { Clock } from '../../api/time/clock.ts';
import { type Dialogue, findDialogue } from './find-dialogue.ts';
import { type Consumption, MACHINES, type Order } from './orders.ts';
import { SCRIPT_WORDS, type ScriptWords } from './script-words.ts';
import { CANCEL_TOOL, CONSUMPTION_TOOL, ORDER_TOOL } from './shop-tools.ts';

/** Milliseconds between two words, as the model beside it has. */
const WORD_PACE_MS = 12;

type Call = { name: string; input: Record<string, unknown> };
/** What a turn says, and then calls; without calls it is the answer. */
type Step = { text: string; calls: readonly Call[] };
/** What the tools returned since the question, oldest first. */
type Result = { name: string; text: string };

/** `rest`: answers what is no dialogue, or where the tools of a dialogue are not offered. */
export function createScriptedModel(rest: Model, clock: Pick<Clock, 'sleep'>): Model {
  return {
    label: `${rest.label}, and the demo’s script for orders and charts`,
    capabilities: { ...rest.capabilities, asks: true },
    async *stream(request, options): AsyncGenerator<ModelEvent, void, void> {
      const step = nextStep(request);
      if (!step) {
        yield* rest.stream(request, options);
        return;
      }
      for (const word of step.text.match(/\S+\s*|\s+/g) ?? []) {
        yield { type: 'text_delta', text: word };
        await clock.sleep(WORD_PACE_MS, options.signal);
      }
      for (const [at, { name, input }] of step.calls.entries())
        yield { type: 'tool_call', call: { id: `call_${at + 1}`, name, arguments: JSON.stringify(input) } };
      yield { type: 'finish', reason: step.calls.length > 0 ? 'tool_calls' : 'stop' };
    },
  };
}

/** What the script does next; null where the message is no dialogue of its. */
function nextStep({ messages, tools }: ModelRequest): Step | null {
  const asked = messages.findLastIndex((message) => message.role === 'user');
  const said = messages.flatMap((message) => (message.role === 'user' ? [textOf(message.content)] : []));
  const dialogue = findDialogue(said);
  if (!dialogue?.tools.every((name) => tools.some((tool) => tool.name === name))) return null;
  const { lang } = dialogue;
  const words = SCRIPT_WORDS[lang] as ScriptWords;
  const results = messages
    .slice(asked + 1)
    .flatMap((message) => (message.role === 'tool' ? [{ name: message.name, text: textOf(message.content) }] : []));
  const step = play(dialogue, results, words, lang);
  const isFirst = results.length === 0;
  return isFirst ? { ...step, text: `_${words.notice}_\n\n${step.text}`.trim() } : step;
}

function play(dialogue: Dialogue, results: readonly Result[], words: ScriptWords, lang: string): Step {
  if (dialogue.name === 'consumption') return showConsumption(dialogue.machines, results, words, lang);
  const { order: number } = dialogue;
  const found = lastOf(results, ORDER_TOOL);
  if (!found) return { text: words.lookingUp, calls: [{ name: ORDER_TOOL, input: { order: number } }] };
  const order = readOrder(found.text);
  if (!order) return { text: isNotFound(found.text) ? words.unknownOrder(number) : words.failed, calls: [] };
  const facts = describeOrder(order, words, lang);
  if (dialogue.name === 'lookup') return { text: facts, calls: [] };
  if (!order.can_be_cancelled) {
    const why = words.notCancellable[order.state as keyof ScriptWords['notCancellable']] ?? '';
    return { text: `${facts}\n\n${why}`, calls: [] };
  }
  const done = lastOf(results, CANCEL_TOOL);
  if (!done) return { text: facts, calls: [{ name: CANCEL_TOOL, input: { order: number } }] };
  // The visitor may have changed the number: what was cancelled is what the shop says.
  const after = readOrder(done.text);
  const isDone = after?.state === 'cancelled';
  return { text: isDone ? words.cancelled(after.number, euro(after.total, lang)) : words.kept(number), calls: [] };
}

function showConsumption(named: readonly string[], results: readonly Result[], words: ScriptWords, lang: string): Step {
  const answer = lastOf(results, ASK);
  if (named.length === 0 && !answer) {
    const options = [...MACHINES.map((machine) => ({ label: nameOf(machine) })), { label: words.allMachines }];
    return { text: '', calls: [{ name: ASK, input: { questions: [{ question: words.which, options }] } }] };
  }
  const read = results.flatMap(({ name, text }) => (name === CONSUMPTION_TOOL ? [readConsumption(text)] : []));
  if (read.length === 0) {
    const meant = answer ? machinesIn(answer.text, words) : named;
    const isKnown = meant.length > 0 || answer?.text.includes(words.allMachines);
    const wanted = meant.length > 0 ? meant : MACHINES;
    const calls = wanted.map((machine) => ({ name: CONSUMPTION_TOOL, input: { machine } }));
    return { text: isKnown ? words.reading : words.unknownMachine, calls };
  }
  const figures = read.flatMap((one) => one ?? []).sort((a, b) => a.year - b.year);
  const [first] = figures;
  if (!first || figures.length < read.length) return { text: words.failed, calls: [] };
  if (!lastOf(results, CHART)) return { text: '', calls: [{ name: CHART, input: chartOf(figures, words, lang) }] };
  return { text: figures.map(({ machine, year }) => words.year(machine, year)).join(' '), calls: [] };
}

const ASK = 'ask_user_question';
const CHART = 'show_chart';

function chartOf(figures: readonly Consumption[], words: ScriptWords, lang: string): Record<string, unknown> {
  const month = new Intl.DateTimeFormat(lang, {
    month: lang === 'vi' || lang === 'zh' ? 'numeric' : 'short',
    timeZone: 'UTC',
  });
  const [first] = figures;
  return {
    kind: figures.length === 1 ? 'bar' : 'line',
    title: figures.length === 1 && first ? words.chartTitle(first.machine) : words.allTitle,
    unit: 'kWh',
    labels: first?.months.map((_, at) => month.format(Date.UTC(2026, at, 1))) ?? [],
    series: figures.map(({ machine, months }) => ({ name: machine, values: months })),
  };
}

/** The machines that an answer names, in the line of the question that it answers. */
function machinesIn(answer: string, words: ScriptWords): readonly string[] {
  const said = answer.split('\n').map((line) => line.split(words.which)[1] ?? '');
  return MACHINES.filter((machine) => new RegExp(`\\b${machine}\\b`, 'i').test(said.join(' ')));
}

function nameOf(machine: string): string {
  return `Alder ${machine.charAt(0).toUpperCase()}${machine.slice(1)}`;
}

function describeOrder(order: Order, words: ScriptWords, lang: string): string {
  const placed = new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${order.placed}T00:00:00Z`),
  );
  const total = euro(order.total, lang);
  const state = words.states[order.state] ?? order.state;
  return words.orderText({ number: order.number, items: order.items.join(', '), total, placed, state });
}

function euro(amount: number, lang: string): string {
  return new Intl.NumberFormat(lang, { style: 'currency', currency: 'EUR' }).format(amount);
}

function lastOf(results: readonly Result[], name: string): Result | undefined {
  return results.findLast((result) => result.name === name);
}

function isNotFound(text: string): boolean {
  return text.includes('found nothing (404)');
}

function readOrder(text: string): Order | null {
  const value = jsonIn(text);
  const isOrder = isRecord(value) && typeof value.number === 'string' && typeof value.state === 'string';
  return isOrder && Array.isArray(value.items) && typeof value.total === 'number' ? (value as Order) : null;
}

function readConsumption(text: string): Consumption | null {
  const value = jsonIn(text);
  const isWhole = isRecord(value) && typeof value.machine === 'string' && Array.isArray(value.months);
  return isWhole && typeof value.year === 'number' ? (value as Consumption) : null;
}

/** The JSON of a result, which has a line of its own between the marks and notes around it; null without one. */
function jsonIn(text: string): unknown {
  const line = text.split('\n').find((one) => one.startsWith('{'));
  try {
    return line === undefined ? null : JSON.parse(line);
  } catch {
    return null;
  }
}
