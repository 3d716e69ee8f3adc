// A text of the agent: Markdown on the surface, without a bubble.
import { html, type TemplateResult } from 'lit';
import type { Citation, TextBlock } from '../../protocol/blocks.ts';
import '../elements/agent-chat-markdown/define.ts';
import type { BlockContext } from './block-context.ts';

const NONE: readonly Citation[] = [];

export function renderText(block: TextBlock, { sources = [] }: BlockContext): TemplateResult {
  return html`<agent-chat-markdown
    exportparts="text"
    .text=${block.text}
    .streaming=${block.isStreaming}
    .sources=${sources}
    .citations=${block.citations ?? NONE}
    .run=${block.run_id}
  ></agent-chat-markdown>`;
}
