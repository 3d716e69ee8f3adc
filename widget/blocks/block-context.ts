// What every block template is given besides its block.
import type { ShowReasoning, Source } from '../../protocol/blocks.ts';
import type { ToolProgress } from '../../protocol/events.ts';
import type { Strings } from '../shared/strings.ts';

/** Keep the object small: a template asks for what it needs here, and fires events for everything else. */
export type BlockContext = {
  readonly strings: Strings;
  /** The block's run has not ended. */
  readonly live: boolean;
  /** How much of the model's reasoning is shown; `label` unless given. */
  readonly showReasoning?: ShowReasoning;
  /** What the visitor asked; '' unless given. */
  readonly question?: string;
  /** What the searches of the block's run found; those that its answer cites with the number shown. */
  readonly sources?: readonly Source[];
  /** How far the running tools are, by tool_use id. */
  readonly progress?: ReadonlyMap<string, ToolProgress>;
};
