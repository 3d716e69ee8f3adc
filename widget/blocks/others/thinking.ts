// Reasoning outside a group; inside a group the group draws it.
import { html, nothing } from 'lit';
import type { ThinkingBlock } from '../../../protocol/blocks.ts';
import '../../elements/agent-chat-reasoning/define.ts';
import type { BlockContext } from '../block-context.ts';

export function renderThinking(block: ThinkingBlock, { showReasoning = 'label' }: BlockContext): unknown {
  if (showReasoning === 'off') return nothing;
  return html`<agent-chat-reasoning
    exportparts="reasoning"
    .blocks=${[block]}
    .show=${showReasoning}
  ></agent-chat-reasoning>`;
}
