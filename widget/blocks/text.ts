// A text of the agent: Markdown on the surface, never in a bubble.
import { html, type TemplateResult } from 'lit';
import type { TextBlock } from '../../protocol/blocks.ts';
import '../elements/agent-chat-markdown/define.ts';
import type { BlockContext } from './block-context.ts';

export function renderText(block: TextBlock, { sources = [] }: BlockContext): TemplateResult {
  return html`<agent-chat-markdown
    exportparts="text"
    .text=${block.text}
    .streaming=${block.isStreaming}
    .sources=${sources}
  ></agent-chat-markdown>`;
}
