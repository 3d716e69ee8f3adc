// A chart, a table, a file or a plan that a step produced. The element is imported with the first one; until then, and where that
// fails, the step's own text is shown, which says the same (SPEC AR1).
import { html, nothing } from 'lit';
import type { ToolUseBlock } from '../../protocol/blocks.ts';
import { LazyPart } from '../shared/lazy-part.ts';
import { cleanText } from '../shared/visible-text.ts';

const element = new LazyPart('agent-chat-artifact', () => import('../elements/agent-chat-artifact/define.ts'));

/** The types that are drawn; the element checks their data. */
const TYPES: ReadonlySet<unknown> = new Set(['chart', 'table', 'file', 'todos']);
/** The tool whose picture has a placeholder while it is made. */
const CHART_TOOL = 'show_chart';

/** True for a step that is shown as its artifact. */
export function isArtifactStep({ artifact }: ToolUseBlock): boolean {
  return TYPES.has((artifact as { type?: unknown } | null | undefined)?.type);
}

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
