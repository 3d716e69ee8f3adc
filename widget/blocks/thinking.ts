// Reasoning outside a group; inside a group the group draws it. The element is imported with the first one.
import { html, nothing } from 'lit';
import type { ThinkingBlock } from '../../protocol/blocks.ts';
import { LazyPart } from '../shared/lazy-part.ts';
import type { BlockContext } from './block-context.ts';

const element = new LazyPart('agent-chat-reasoning', () => import('../elements/agent-chat-reasoning/define.ts'));

export function renderThinking(block: ThinkingBlock, { showReasoning = 'label', strings }: BlockContext): unknown {
  if (showReasoning === 'off') return nothing;
  return element.draw(
    () =>
      html`<agent-chat-reasoning exportparts="reasoning" .blocks=${[block]} .show=${showReasoning}></agent-chat-reasoning>`,
    html`<p class="notice pending-step" part="notice">${strings.t('thinking')}</p>`,
  );
}
