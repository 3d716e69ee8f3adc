// A chart, a table, a file or a plan that a step produced. The element is imported with the first one; until then, and where that
// fails, the step's own text is shown, which says the same (SPEC AR1).
import { html, nothing } from 'lit';
import type { ToolUseBlock } from '../../../protocol/blocks.ts';
import { LazyPart } from '../../shared/loading/lazy-part.ts';
import { cleanText } from '../../shared/visible-text.ts';
import { isArtifactStep } from '../artifact-step.ts';

const element = new LazyPart('agent-chat-artifact', () => import('../../elements/agent-chat-artifact/define.ts'));

/** The tool whose picture has a placeholder while it is made. */
const CHART_TOOL = 'show_chart';

/** The artifact of a step, or the placeholder of one that is being made; nothing for every other step. */
export function renderArtifact(step: ToolUseBlock, { live }: { live: boolean }): unknown {
  const isPending = live && step.toolResult === null && step.name === CHART_TOOL && !step.approval;
  if (!isPending && !isArtifactStep(step)) return nothing;
  return element.draw(
    () => html`<agent-chat-artifact
      exportparts="artifact, chart, data-table, icon-button"
      .artifact=${step.artifact ?? null}
      .pending=${isPending}
    ></agent-chat-artifact>`,
    isPending ? nothing : html`<p class="notice" part="notice" dir="auto">${cleanText(step.toolResult ?? '')}</p>`,
  );
}
