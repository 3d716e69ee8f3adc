// What every block template receives besides its block.
import type { ShowReasoning, Source } from '../../protocol/blocks.ts';
import type { ToolProgress } from '../../protocol/events.ts';
import type { Strings } from '../shared/strings/strings.ts';

/** Keep the object small: a template adds what it needs here, and fires events for everything else. */
export type BlockContext = {
  readonly strings: Strings;
  /** The block's run has not ended. */
  readonly live: boolean;
  /** Failed calls can be tried again: the block belongs to the newest answer. */
  readonly retries?: boolean;
  /** Name of the agent that answers; '' unless given. */
  readonly agent?: string;
  /** How much of the model's reasoning is shown; `label` unless given. */
  readonly showReasoning?: ShowReasoning;
  /** The visitor's question; '' unless given. */
  readonly question?: string;
  /** What the searches of the block's run found; sources cited by its answer have the number shown. */
  readonly sources?: readonly Source[];
  /** Progress of the running tools, by tool_use id. */
  readonly progress?: ReadonlyMap<string, ToolProgress>;
  /** Where the styles of blocks are to be added; left out by a host that includes them. */
  readonly root?: ShadowRoot;
};
