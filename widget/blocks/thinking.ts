// Reasoning: its own element when it stands alone, plain small text inside a group.
import { html, type TemplateResult } from 'lit';
import type { ThinkingBlock } from '../../protocol/blocks.ts';
import '../elements/agent-chat-markdown/define.ts';
import '../elements/agent-chat-reasoning/define.ts';
import type { BlockContext } from './block-context.ts';

export function renderThinking(block: ThinkingBlock, { inGroup }: BlockContext): TemplateResult {
  if (!inGroup) return html`<agent-chat-reasoning exportparts="reasoning" .block=${block}></agent-chat-reasoning>`;
  return html`<agent-chat-markdown .text=${block.thinking} .streaming=${block.isStreaming}></agent-chat-markdown>`;
}
