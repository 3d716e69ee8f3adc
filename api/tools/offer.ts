// Which tools one call chain is offered: all, but those that decide by the visitor's message, in the shape they give themselves.
import type { Tool } from './tool.ts';

/**
 * The tools for everything the model does for this message. The message stays the same for the whole chain, so a tool that
 * was offered once stays offered until its answer, also after a restart; the next message decides anew.
 */
export function offerTools(tools: readonly Tool[], question: string): Tool[] {
  return tools.flatMap((tool) => (tool.offer ? (tool.offer(question) ?? []) : [tool]));
}
