// One entry of an answer: text, a group of steps, or a block that stands alone. Which element draws it; nothing of how.
import { html, nothing } from 'lit';
import type { Source } from '../../../protocol/blocks.ts';
import type { ToolProgress } from '../../../protocol/events.ts';
import type { BlockGroup } from '../../../protocol/groups.ts';
import type { Strings } from '../../shared/strings.ts';

/** What entries are drawn with. */
export type EntryContext = {
  strings: Strings;
  /** The run of the entry has not ended. */
  live: boolean;
  sources: readonly Source[];
  progress: ReadonlyMap<string, ToolProgress>;
};

/** The template of `entry`; nothing for marks that the turn itself shows. */
export function entryTemplate(entry: BlockGroup, context: EntryContext): unknown {
  if (entry.type === 'group') {
    return html`<tool-group .group=${entry} .live=${context.live} .progress=${context.progress}></tool-group>`;
  }
  const { block } = entry;
  switch (block.type) {
    case 'run':
    case 'user':
    case 'terminal':
      return nothing;
    case 'text':
      return html`<agent-chat-markdown
        class="text"
        exportparts="text, cite, hover-card"
        .text=${block.text}
        .streaming=${block.isStreaming}
        .sources=${context.sources}
      ></agent-chat-markdown>`;
    default:
      return nothing;
  }
}
