// Stages: what is done to the model's words before anybody sees them. A citation filter works on text, redaction on the
// inputs of calls; a stage may do both. Stages run in the order given, each on what the one before it lets through.

/** Filters one block of text as it streams. It may hold text back until it can decide. */
export interface TextFilter {
  /** The part of the text that is decided, after `text` was added. */
  push(text: string): string;
  /** What was held back, once the block is complete. */
  flush(): string;
}

export interface StreamStage {
  /** A new filter for each block of text. */
  openText?(): TextFilter;
  /** The input of a call as it is checked, reported and run. Must be synchronous and must not throw. */
  filterInput?(input: Record<string, unknown>): Record<string, unknown>;
}

/** The text filters of all stages as one. */
export function openText(stages: readonly StreamStage[]): TextFilter {
  const filters = stages.flatMap((stage) => stage.openText?.() ?? []);
  return {
    push: (text) => filters.reduce((rest, filter) => filter.push(rest), text),
    flush: () => filters.reduce((held, filter) => (held === '' ? '' : filter.push(held)) + filter.flush(), ''),
  };
}

/** The input as the last stage leaves it. */
export function filterInput(stages: readonly StreamStage[], input: Record<string, unknown>): Record<string, unknown> {
  return stages.reduce((rest, stage) => stage.filterInput?.(rest) ?? rest, input);
}
