// Tools whose outcome the test sets, and that count how often they were run.
import type { Clock } from '../../api/time/clock.ts';
import type { Tool, ToolOutcome } from '../../api/tools/tool.ts';

export type ScriptedTool = Tool & { readonly runs: Record<string, unknown>[] };

/** A tool `{ query }` that takes `ms` on the given clock and then gives `outcome`. */
export function createScriptedTool(
  clock: Clock,
  options: {
    name?: string;
    ms?: number | ((input: Record<string, unknown>) => number);
    idempotent?: boolean;
    readOnly?: boolean;
    timeoutMs?: number;
    outcome?: (input: Record<string, unknown>) => ToolOutcome;
    sources?: (input: Record<string, unknown>) => { url: string; title: string; snippet: string; quotes?: string[] }[];
    progress?: boolean;
  } = {},
): ScriptedTool {
  const runs: Record<string, unknown>[] = [];
  return {
    name: options.name ?? 'web_search',
    description: 'Searches.',
    parameters: {
      type: 'object',
      required: ['query'],
      properties: {
        query: { type: 'string', minLength: 1 },
        recency: { enum: ['oneDay', 'oneWeek', 'noLimit'] },
        count: { type: 'integer', minimum: 1, maximum: 50 },
      },
      additionalProperties: false,
    },
    idempotent: options.idempotent ?? true,
    readOnly: options.readOnly ?? true,
    timeoutMs: options.timeoutMs ?? 30_000,
    runs,
    label: () => 'Searching the web',
    failedLabel: () => 'Search failed',
    async run(input, context) {
      runs.push(input);
      if (options.progress) context.onProgress({ phase: 'searching' });
      await clock.sleep(typeof options.ms === 'function' ? options.ms(input) : (options.ms ?? 40), context.signal);
      if (options.progress) context.onProgress({ phase: 'reading', done: 1, total: 2, url: 'https://example.com/1' });
      if (options.outcome) return options.outcome(input);
      const found = options.sources?.(input) ?? [];
      const sources = context.numberSources(
        found.map((source) => ({ ...source, domain: new URL(source.url).hostname })),
      );
      return {
        status: 'success',
        trust: 'outside',
        label: 'Searched the web',
        text: sources.map((source) => `[${source.number}] ${source.title}: ${source.snippet}`).join('\n'),
        sources,
        artifact: { query: String(input.query) },
      };
    },
  };
}
