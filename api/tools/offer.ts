// The tools of one call chain: each tool may leave itself out or change its schema by the visitor's message.
import type { Tool } from './tool.ts';

/**
 * The tools of all model calls for this message. The message is the same for the whole chain, so a tool that
 * is offered once stays offered until the answer, also after a restart; the next message is evaluated on its own.
 */
export function offerTools(tools: readonly Tool[], question: string): Tool[] {
  return tools.flatMap((tool) => (tool.offer ? (tool.offer(question) ?? []) : [tool]));
}
