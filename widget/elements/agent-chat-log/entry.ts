// One entry of an answer: a group of steps, or a block outside groups. widget/blocks has the templates of blocks. The element of groups
// is imported with the first one.
import { html, nothing } from 'lit';
import type { RunStatus, ShowReasoning, Source } from '../../../protocol/blocks.ts';
import type { ToolProgress } from '../../../protocol/events.ts';
import type { BlockGroup } from '../../../protocol/groups.ts';
import { isDrawnLater, renderBlock } from '../../blocks/index.ts';
import { pendingStep } from '../../blocks/pending-step.ts';
import { blockOf } from '../../chat/chat-view.ts';
import { LaterModule } from '../../shared/loading/later-module.ts';
import { LazyPart } from '../../shared/loading/lazy-part.ts';
import type { Strings } from '../../shared/strings/strings.ts';

const groups = new LazyPart('tool-group', () => import('../tool-group/define.ts'));

const laterParts = new LaterModule('the names of parts', () => import('./later-parts.ts'));

/** The page may style what is in steps and other blocks: begun before they are imported, it is there before they are drawn. */
function exportLaterParts(log: Element): void {
  const names = laterParts.loaded?.LOG_PARTS;
  if (!names && !laterParts.hasFailed) laterParts.want({ requestUpdate: () => exportLaterParts(log) });
  else if (names && log.getAttribute('exportparts') !== names) log.setAttribute('exportparts', names);
}

/** What the templates of entries need. */
export type EntryContext = {
  strings: Strings;
  /** The run of the entry has not ended. */
  live: boolean;
  /** The status of the run. */
  status: RunStatus;
  /** What the searches of the entry's run found, with the shown numbers. */
  sources: readonly Source[];
  /** Progress of the running tools, by tool_use id. */
  progress: ReadonlyMap<string, ToolProgress>;
  /** How much of the model's reasoning is shown. */
  showReasoning: ShowReasoning;
  /** The visitor's question. */
  question: string;
  /** Its failed calls can be tried again. */
  retries: boolean;
  /** Name of the agent that answers. */
  agent: string;
  /** Where the styles of blocks are added. */
  root: ShadowRoot;
};

/** The template of `entry`; nothing for the end of a run, which the turn shows below all its entries. */
export function entryTemplate(entry: BlockGroup, context: EntryContext): unknown {
  if (blockOf(entry, 'terminal')) return nothing;
  if (entry.type === 'group' || isDrawnLater(entry.block)) exportLaterParts(context.root.host);
  if (entry.type === 'group') {
    // A group that contains only hidden reasoning would leave a gap.
    if (context.showReasoning === 'off' && entry.blocks.every(({ type }) => type === 'thinking')) return nothing;
    const isStopped = context.status === 'stopped' || context.status === 'error';
    const last = entry.blocks.findLast((block) => block.type === 'tool_use');
    return groups.draw(
      () => html`<tool-group
        .group=${entry}
        .live=${context.live}
        .progress=${context.progress}
        .showReasoning=${context.showReasoning}
        .question=${context.question}
        .agent=${context.agent}
        .retries=${context.retries}
        .stopped=${isStopped}
      ></tool-group>`,
      last ? pendingStep(last) : nothing,
    );
  }
  return renderBlock(entry.block, context);
}
