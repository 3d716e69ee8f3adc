// What a server counts and measures, for Prometheus. Every metric is here with its labels, whose values are bounded: routes, codes,
// configured names, never ids, addresses or text.
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Upper bounds of the buckets, in seconds: from a quick tool to the longest run. */
const SECONDS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120];
const TOKENS = [100, 300, 1_000, 3_000, 10_000, 30_000, 100_000];
const STEPS = [1, 2, 3, 4, 5, 6, 8];
/** Names of tools and models that get a label of their own: services may offer any number. */
const MAX_NAMES = 100;

export class Metrics {
  readonly #registry = new Registry();
  readonly #names = new Map<string, Set<string>>();

  readonly requests = this.#counter('agent_chat_requests_total', 'HTTP requests.', ['method', 'route', 'status']);
  readonly messages = this.#counter('agent_chat_messages_total', 'Messages that were accepted.');
  readonly messagesRefused = this.#counter('agent_chat_messages_refused_total', 'Messages over a limit or a budget.');
  readonly slowReaders = this.#counter('agent_chat_slow_readers_total', 'Sockets closed because they did not read.');
  readonly runs = this.#seconds('agent_chat_run_seconds', 'A run from its claim to its end or to its wait.', [
    'status',
  ]);
  readonly runSteps = this.#histogram('agent_chat_run_steps', 'Turns of the model in a run.', STEPS);
  readonly queueWait = this.#seconds('agent_chat_run_queue_seconds', 'From a message to the start of its run.');
  readonly firstToken = this.#seconds(
    'agent_chat_first_token_seconds',
    'From a message to the first words of its answer.',
  );
  readonly modelTurns = this.#seconds('agent_chat_model_seconds', 'A turn of a model.', ['model', 'outcome']);
  readonly modelFirstToken = this.#seconds(
    'agent_chat_model_first_token_seconds',
    'From the request of a turn to its first event.',
    ['model'],
  );
  readonly tokens = this.#histogram('agent_chat_model_tokens', 'Tokens of a turn of a model.', TOKENS, [
    'model',
    'direction',
  ]);
  readonly tools = this.#seconds('agent_chat_tool_seconds', 'A call of a tool.', ['tool', 'status']);
  readonly engines = this.#seconds('agent_chat_engine_seconds', 'A request to a search engine.', ['engine', 'outcome']);

  /** Registers a gauge; it is read at each scrape. */
  gauge(name: string, help: string, read: () => number | Promise<number>): void {
    new Gauge({
      name,
      help,
      registers: [this.#registry],
      async collect() {
        this.set(await read());
      },
    });
  }

  /** Adds what Node reports of the process: memory, CPU time, event loop delay, garbage collection. Once for a process. */
  observeProcess(): void {
    collectDefaultMetrics({ register: this.#registry });
    // Gauges with the ending of a counter, which Prometheus’ own check refuses; each has the same numbers by type beside it.
    for (const what of ['handles', 'requests', 'resources'])
      this.#registry.removeSingleMetric(`nodejs_active_${what}_total`);
  }

  /** The value of a label that services may choose: the name, or `other` once there are too many. */
  nameOf(label: 'tool' | 'model', name: string): string {
    const known = this.#names.get(label) ?? new Set();
    this.#names.set(label, known);
    if (!known.has(name) && known.size >= MAX_NAMES) return 'other';
    known.add(name);
    return name.slice(0, 100);
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  /** Text format 0.0.4 (https://prometheus.io/docs/instrumenting/exposition_formats/). */
  toText(): Promise<string> {
    return this.#registry.metrics();
  }

  #counter<L extends string>(name: string, help: string, labelNames: readonly L[] = []): Counter<L> {
    return new Counter({ name, help, labelNames, registers: [this.#registry] });
  }

  #seconds<L extends string>(name: string, help: string, labelNames: readonly L[] = []): Histogram<L> {
    return this.#histogram(name, help, SECONDS, labelNames);
  }

  #histogram<L extends string>(
    name: string,
    help: string,
    buckets: number[],
    labelNames: readonly L[] = [],
  ): Histogram<L> {
    return new Histogram({ name, help, buckets, labelNames, registers: [this.#registry] });
  }
}
