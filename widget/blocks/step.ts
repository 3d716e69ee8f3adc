// A tool call outside a group: its artifact; a search as a web-search-block; any other as a step, open while it runs. The elements are
// imported with the first one; until then the tool is named.
import { html, nothing, type TemplateResult } from 'lit';
import { readableToolName, stepStatus, type ToolUseBlock } from '../../protocol/blocks.ts';
import { isSourceGroup } from '../../protocol/groups.ts';
import { LazyPart } from '../shared/lazy-part.ts';
import { cleanText } from '../shared/visible-text.ts';
import { renderApproval } from './approval.ts';
import { renderArtifact } from './artifact.ts';
import type { BlockContext } from './block-context.ts';

const search = new LazyPart('web-search-block', () => import('../elements/web-search-block/define.ts'));
const step = new LazyPart('agent-chat-step', () => import('../elements/agent-chat-step/define.ts'));

export function renderStep(
  block: ToolUseBlock,
  { live, progress, question = '', agent = '', retries = false }: BlockContext,
): unknown {
  const artifact = renderArtifact(block, { live });
  if (artifact !== nothing) return artifact;
  const named = pendingStep(block);
  if (block.name === 'web_search' && !block.approval) {
    const found = isSourceGroup(block.artifact) ? block.artifact : null;
    const asked = typeof block.input?.query === 'string' ? block.input.query : '';
    return search.draw(
      () => html`<web-search-block
        .key=${block.key}
        .query=${found?.query || asked}
        .sources=${found?.sources ?? []}
        .status=${stepStatus(block, live)}
        .progress=${progress?.get(block.id) ?? null}
      ></web-search-block>`,
      named,
    );
  }
  const runs = live && block.toolResult === null;
  return step.draw(
    () => html`<agent-chat-step
      .step=${block}
      .live=${live}
      .question=${question}
      .retries=${retries}
      .open=${runs}
      .progress=${progress?.get(block.id) ?? null}
      >${renderApproval(block, { live, agent })}</agent-chat-step
    >`,
    named,
  );
}

/** The row of a step until its element is loaded: as high as that, with what the step does. */
export function pendingStep({ name, tool_content_message }: ToolUseBlock): TemplateResult {
  const label = cleanText(tool_content_message || readableToolName(name));
  return html`<p class="notice pending-step" part="notice" dir="auto">${label}</p>`;
}
