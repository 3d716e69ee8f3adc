// Metrics for Prometheus: counters and gauges, sent as text at /metrics. Labels are routes and codes, never visitors.
export class Metrics {
  readonly #counters = new Map<string, number>();
  readonly #gauges = new Map<string, () => number>();

  /** Adds to a counter; `labels` is the text between the braces. */
  count(name: string, labels = '', by = 1): void {
    const key = labels ? `${name}{${labels}}` : name;
    this.#counters.set(key, (this.#counters.get(key) ?? 0) + by);
  }

  /** Registers a gauge; it is read at each scrape. */
  gauge(name: string, read: () => number): void {
    this.#gauges.set(name, read);
  }

  /** Text format 0.0.4 (https://prometheus.io/docs/instrumenting/exposition_formats/). */
  toText(): string {
    const lines: string[] = [];
    const typed = new Set<string>();
    const write = (key: string, type: string, value: number) => {
      const name = key.split('{')[0] ?? key;
      if (!typed.has(name)) lines.push(`# TYPE ${name} ${type}`);
      typed.add(name);
      lines.push(`${key} ${value}`);
    };
    for (const [key, value] of [...this.#counters].sort(([a], [b]) => (a < b ? -1 : 1))) write(key, 'counter', value);
    for (const [key, read] of this.#gauges) write(key, 'gauge', read());
    return `${lines.join('\n')}\n`;
  }
}
