// The approval card of a step that waits, or nothing. The card itself is the element <agent-chat-approval>; where that is not
// registered, its call stands as text, so that nothing waits unseen.
import { html, nothing, type TemplateResult } from 'lit';
import type { ToolUseBlock } from '../../protocol/blocks.ts';
import { showHidden } from '../shared/visible-text.ts';

export function renderApproval(block: ToolUseBlock): TemplateResult | typeof nothing {
  const { approval, approvalOutcome } = block;
  if (!approval) return nothing;
  return html`<agent-chat-approval .approval=${approval} .outcome=${approvalOutcome ?? null}
    >${approvalOutcome ? nothing : showHidden(approval.tool_content_message || approval.name)}</agent-chat-approval
  >`;
}
