// From the flat list of blocks to the entries of the page: groups of steps, and blocks outside them. SPEC.md, GR rules.
// One pass; does not know how either is drawn.
import type { Block, Citation, SourceGroup, StepStatus, ToolUseBlock } from './blocks.ts';
import { type Versions, versionsOf } from './content/versions.ts';

/** Steps folded together. */
export type StepGroup = {
  type: 'group';
  /** Key of its start mark: stable while the group grows. */
  key: string;
  run_id: string;
  /** Steps, reasoning and approvals, without results that are merged into their step. */
  blocks: readonly Block[];
  /** The summary; while open the label of the last step, '' if there is none yet. */
  summary: string;
  /** Its run can still add to it. */
  isOpen: boolean;
};

type OpenGroup = { run_id: string; blocks: Block[]; markKey: string; hasHidden: boolean };

/** One entry of the page: a group, or a block outside groups. */
export type BlockGroup = StepGroup | { type: 'block'; key: string; block: Block };

/**
 * Groups the blocks in order. `live`: a run is in progress, so the last group may be open.
 * With `previous` (the last result) entries that did not change keep their identity. `head`: the run at the end of what is shown;
 * the newest one if left out. `versions`: those of the same blocks and run, where they are known.
 */
export function groupBlocks(
  blocks: readonly Block[],
  live: boolean,
  previous: readonly BlockGroup[] = [],
  head?: string | null,
  versions: Versions = versionsOf(blocks, head),
): readonly BlockGroup[] {
  const entries: BlockGroup[] = [];
  let open: OpenGroup | null = null;

  const close = (summary: string | null) => {
    if (!open) return;
    // A group whose only step was retracted, or that never had one, is not shown.
    if (open.blocks.length > 0) entries.push(toGroup(open, summary, false));
    open = null;
  };

  for (const block of blocks) {
    if (versions.isHidden(block)) continue;
    if (block.type === 'group_start') {
      close(null);
      open = { run_id: block.run_id, blocks: [], markKey: block.key, hasHidden: false };
    } else if (block.type === 'group_end') {
      close(block.summary);
    } else if ('merged' in block && block.merged) {
      // Shown inside its step, or a plan that an earlier one shows.
      if (open) open.hasHidden = true;
    } else if (isHidden(block)) {
      if (open) open.hasHidden = true;
    } else if (open && !closesGroup(block)) {
      open.blocks.push(block);
    } else {
      close(null);
      entries.push({ type: 'block', key: block.key, block });
    }
  }
  // TypeScript cannot see that `close` assigns `open`.
  const last = open as OpenGroup | null;
  // A group that is about to have its first step is shown; one whose steps are hidden is not.
  const isShown = last !== null && live && (last.blocks.length > 0 || !last.hasHidden);
  if (isShown) entries.push(toGroup(last, null, true));
  else close(null);

  return reuse(entries, previous);
}

/** True for a block that is never part of a group: it closes the open group. */
export function closesGroup(block: Block): boolean {
  switch (block.type) {
    case 'user':
    case 'run':
    case 'terminal':
      return true;
    case 'text':
      return !block.is_part;
    case 'approval':
      return block.approval.kind === 'question';
    case 'tool_use':
      return block.display === 'content';
    default:
      return false;
  }
}

/** True for a call that its site does not show. One that a person decides about is always shown. */
function isHidden(block: Block): boolean {
  return block.type === 'tool_use' && block.display === 'hidden' && block.approval === undefined;
}

function toGroup(open: OpenGroup, summary: string | null, isOpen: boolean): StepGroup {
  return {
    type: 'group',
    key: open.markKey,
    run_id: open.run_id,
    blocks: open.blocks,
    summary: summary || lastLabel(open.blocks),
    isOpen,
  };
}

/** The last non-empty step label: the label of a group without a summary of its own. */
export function lastLabel(blocks: readonly Block[]): string {
  for (let i = blocks.length - 1; i >= 0; i--) {
    const block = blocks[i]!;
    if (block.type === 'tool_use' || block.type === 'tool_result') {
      const label =
        block.type === 'tool_use' ? block.toolResultMessage || block.tool_content_message : block.tool_content_message;
      if (label) return label;
    }
  }
  return '';
}

/** A step's status from its result, its approval and whether the run is live. */
export function stepStatus(step: ToolUseBlock, live: boolean): StepStatus {
  if (step.toolResult !== null) {
    if (step.toolResultStatus === 'cancelled') return 'cancelled';
    return step.toolResultError ? 'error' : 'success';
  }
  if (!live) return 'stopped';
  return step.approval && !step.approvalOutcome ? 'waiting' : 'running';
}

function reuse(entries: BlockGroup[], previous: readonly BlockGroup[]): readonly BlockGroup[] {
  if (previous.length === 0) return entries;
  const byKey = new Map(previous.map((entry) => [entry.key, entry]));
  return entries.map((entry) => {
    const before = byKey.get(entry.key);
    return before && isSame(before, entry) ? before : entry;
  });
}

function isSame(a: BlockGroup, b: BlockGroup): boolean {
  if (a.type === 'block' || b.type === 'block') return a.type === 'block' && b.type === 'block' && a.block === b.block;
  return (
    a.isOpen === b.isOpen &&
    a.summary === b.summary &&
    a.blocks.length === b.blocks.length &&
    a.blocks.every((block, i) => block === b.blocks[i])
  );
}

/** Every search of all versions, with its sources and what its run's answer cites, in order of arrival. */
export function collectSources(blocks: readonly Block[]): SourceGroup[] {
  const groups: SourceGroup[] = [];
  const cited = new Map<string, readonly Citation[]>();
  // The last text of a run has the citations of the whole answer.
  for (const block of blocks) if (block.type === 'text') cited.set(block.run_id, block.citations ?? []);
  for (const block of blocks) {
    const artifact =
      block.type === 'tool_use'
        ? block.artifact
        : block.type === 'tool_result' && !block.merged
          ? block.artifact
          : null;
    if (!isSourceGroup(artifact)) continue;
    const { query, sources } = artifact;
    groups.push({ query, sources, run_id: block.run_id, citations: [...(cited.get(block.run_id) ?? [])] });
  }
  return groups;
}

/** True for the artifact of a search: `{ query, sources: [] }`. */
export function isSourceGroup(artifact: unknown): artifact is SourceGroup {
  if (typeof artifact !== 'object' || artifact === null) return false;
  const { query, sources } = artifact as Partial<SourceGroup>;
  return (
    typeof query === 'string' &&
    Array.isArray(sources) &&
    sources.every((source) => typeof source === 'object' && source !== null && typeof source.url === 'string')
  );
}
