// The card of a call that waits for the visitor, inside its step. The element is imported when the first call waits; until then,
// and where that fails, the call is shown as text, so that the visitor sees what waits.
import { html, nothing } from 'lit';
import { readableToolName, type ToolUseBlock } from '../../../protocol/blocks.ts';
import { LazyPart } from '../../shared/loading/lazy-part.ts';
import { showHidden } from '../../shared/visible-text.ts';

const card = new LazyPart('agent-chat-approval', () => import('../../elements/agent-chat-approval/define.ts'));

/** `agent`: the name of the one that asks. */
export function renderApproval(block: ToolUseBlock, { live, agent = '' }: { live: boolean; agent?: string }): unknown {
  const { approval, approvalOutcome } = block;
  if (!approval) return nothing;
  const label = showHidden(approval.tool_content_message || readableToolName(approval.name));
  return card.draw(
    () => html`<agent-chat-approval
      exportparts="approval, approval-title, countdown, args, outcome, button"
      .approval=${approval}
      .outcome=${approvalOutcome ?? null}
      .live=${live}
      .requestedAt=${block.at}
      .agent=${agent}
    ></agent-chat-approval>`,
    approvalOutcome || !live ? nothing : html`<p class="notice" part="notice">${label}</p>`,
  );
}
