// Which steps are shown as a chart, a table, a file or a plan.
import type { ToolUseBlock } from '../../protocol/blocks.ts';

/** The types that are drawn; the element checks their data. */
const TYPES: ReadonlySet<unknown> = new Set(['chart', 'table', 'file', 'todos']);

/** True for a step that is shown as its artifact. */
export function isArtifactStep({ artifact }: ToolUseBlock): boolean {
  return TYPES.has((artifact as { type?: unknown } | null | undefined)?.type);
}
