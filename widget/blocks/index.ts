// The table: block type to template. Text is in the first load, every other block is one of others.ts, imported with the first one.
import { nothing } from 'lit';
import type { Block } from '../../protocol/blocks.ts';
import { LazyModule } from '../shared/loading/lazy-module.ts';
import type { BlockContext } from './block-context.ts';
import { pendingStep } from './pending-step.ts';
import { renderText } from './text.ts';

export type { BlockContext } from './block-context.ts';
export { noticeStyles } from './notice.styles.ts';

/** The templates of every other block, and their styles. */
const others = new LazyModule('the templates of blocks', () => import('./others/others.ts'));

/** The shell draws these, or they are invisible marks. */
const MARKS: ReadonlySet<Block['type']> = new Set(['user', 'run', 'group_start', 'group_end']);

/** One of the others draws it: it is no text, no mark, and no merged result, which is inside its step. */
export function isDrawnLater(block: Block): boolean {
  return block.type !== 'text' && !MARKS.has(block.type) && !(block.type === 'tool_result' && block.merged);
}

/** The template of any block. Its host includes `blockStyles`, or `noticeStyles` and gives its `root` to add the others to. */
export function renderBlock(block: Block, context: BlockContext): unknown {
  if (block.type === 'text') return renderText(block, context);
  if (!isDrawnLater(block)) return nothing;
  return others.draw(
    ({ renderOther, adoptBlockStyles }) => {
      if (context.root) adoptBlockStyles(context.root);
      return renderOther(block, context);
    },
    block.type === 'tool_use' ? pendingStep(block) : nothing,
  );
}
