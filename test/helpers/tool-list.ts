// A provider of the same tools for every message.
import type { Tool } from '../../api/tools/tool.ts';
import type { ToolProvider } from '../../api/tools/tool-provider.ts';

export function toolList(...tools: readonly Tool[]): ToolProvider {
  return { list: async () => tools };
}

/** The tools of a provider for one message. */
export function listTools(provider: ToolProvider, question = 'Hi', site = 'default'): Promise<readonly Tool[]> {
  return provider.list({ site, question, visitor: 'visitor_1' }, { signal: new AbortController().signal });
}
