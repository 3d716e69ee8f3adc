// A question of the agent that waits for the visitor, outside groups. The element is imported with the first one; until then, and
// where that fails, the question is shown as text.
import { html, nothing } from 'lit';
import type { ApprovalBlock } from '../../../protocol/blocks.ts';
import { LazyPart } from '../../shared/loading/lazy-part.ts';
import { cleanText } from '../../shared/visible-text.ts';
import type { BlockContext } from '../block-context.ts';

const card = new LazyPart('agent-chat-question', () => import('../../elements/agent-chat-question/define.ts'));

export function renderQuestion(block: ApprovalBlock, { live }: BlockContext): unknown {
  const { approval, outcome } = block;
  // A call's card is in its step.
  if (block.merged) return nothing;
  const asked = (approval.questions ?? []).map(({ question }) => cleanText(question)).join(' ') || approval.name;
  return card.draw(
    () => html`<agent-chat-question
      exportparts="question, option, countdown, button"
      .approval=${approval}
      .outcome=${outcome ?? null}
      .live=${live}
      .requestedAt=${block.at}
    ></agent-chat-question>`,
    html`<p class="notice" part="notice" dir="auto">${asked}</p>`,
  );
}
