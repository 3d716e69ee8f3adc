// What a tool gets beside its arguments, for a call outside of a run.
import type { ToolContext } from '../../api/tools/tool.ts';
import { toFaviconPath } from '../../protocol/index.ts';

/** Sources are counted from 1; every address is known. */
export function createToolContext(changes: Partial<ToolContext> = {}): ToolContext {
  let last = 0;
  return {
    site: 'default',
    conversationId: 'conv_1',
    runId: 'run_1',
    toolUseId: 'toolu_1',
    signal: new AbortController().signal,
    question: 'Where is my order?',
    lang: 'en',
    onProgress: () => {},
    numberSources: (sources) =>
      sources.map((source) => {
        last += 1;
        return { ...source, id: `src_${last}`, number: last, favicon: toFaviconPath(`src_${last}`) };
      }),
    isKnownUrl: () => true,
    ...changes,
  };
}
