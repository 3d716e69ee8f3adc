// A tool call outside a group: its artifact; a search as a web-search-block; any other as a step, open while it runs. others.ts is
// imported with the first one; until then the tool is named.
import { html, nothing } from 'lit';
import type { ToolUseBlock } from '../../../protocol/blocks.ts';
import { isSourceGroup, stepStatus } from '../../../protocol/groups.ts';
import '../../elements/agent-chat-step/define.ts';
import '../../elements/web-search-block/define.ts';
import type { BlockContext } from '../block-context.ts';
import { renderApproval } from './approval.ts';
import { renderArtifact } from './artifact.ts';

export function renderStep(
  block: ToolUseBlock,
  { live, progress, question = '', agent = '', retries = false }: BlockContext,
): unknown {
  const artifact = renderArtifact(block, { live });
  if (artifact !== nothing) return artifact;
  if (block.name === 'web_search' && !block.approval) {
    const found = isSourceGroup(block.artifact) ? block.artifact : null;
    const asked = typeof block.input?.query === 'string' ? block.input.query : '';
    return html`<web-search-block
      .key=${block.key}
      .query=${found?.query || asked}
      .sources=${found?.sources ?? []}
      .status=${stepStatus(block, live)}
      .progress=${progress?.get(block.id) ?? null}
    ></web-search-block>`;
  }
  const runs = live && block.toolResult === null;
  return html`<agent-chat-step
    .step=${block}
    .live=${live}
    .question=${question}
    .retries=${retries}
    .open=${runs}
    .progress=${progress?.get(block.id) ?? null}
    >${renderApproval(block, { live, agent })}</agent-chat-step
  >`;
}
