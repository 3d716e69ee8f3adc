// The approval card of a step that waits, or nothing. The card is the element <agent-chat-approval>; where that is not
// registered, the call is shown as text, so that the visitor sees what waits.
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
