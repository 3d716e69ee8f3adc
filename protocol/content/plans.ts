// The plan of a run: several calls write it, one step shows it. SPEC.md, AR4. Pure; knows blocks, not the reducer.
import type { Block, ToolResultBlock, ToolUseBlock } from '../blocks.ts';
import { isRecord } from './artifact-fields.ts';
import { problemOfTodos } from './todos.ts';

/** True for the artifact of a plan. */
export function isPlan(artifact: unknown): boolean {
  return isRecord(artifact) && artifact.type === 'todos' && problemOfTodos(artifact) === null;
}

/**
 * How the plan steps of a run are shown: the first one has the newest plan, the others are merged into it. The same object for
 * a step that does not change.
 */
export function planSteps(blocks: readonly Block[], runId: string): (step: ToolUseBlock) => ToolUseBlock {
  const results = new Map<string, ToolResultBlock>();
  let newest: ToolResultBlock | undefined;
  for (const block of blocks) {
    if (block.run_id !== runId || block.type !== 'tool_result' || !block.merged || !isPlan(block.artifact)) continue;
    results.set(block.tool_use_id, block);
    newest = block;
  }
  const first = blocks.find((block) => block.type === 'tool_use' && block.run_id === runId && results.has(block.id));
  return (step) => {
    const result = results.get(step.id);
    const merged = result !== undefined && first?.key !== step.key;
    const shown = first?.key === step.key ? newest : result;
    const isSame =
      (step.merged ?? false) === merged &&
      (!shown || (step.artifact === shown.artifact && step.toolResultMessage === shown.tool_content_message));
    if (isSame) return step;
    const { merged: _, ...bare } = step;
    return {
      ...bare,
      ...(merged ? { merged } : {}),
      ...(shown ? { artifact: shown.artifact, toolResultMessage: shown.tool_content_message } : {}),
    };
  };
}
