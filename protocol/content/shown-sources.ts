// The sources of what is shown of a conversation. SPEC.md, HI7.
import type { SourceGroup } from '../blocks.ts';
import { collectSources } from '../groups.ts';
import type { ConversationState } from '../reducer.ts';
import { type Versions, versionsOf } from './versions.ts';

/** [HI7] Every search of the versions that are shown with its sources, including those of turns that are not loaded. */
export function sourcesOf(state: ConversationState, versions?: Versions): readonly SourceGroup[] {
  const groups = [...(state.above?.sources ?? []), ...collectSources(state.blocks)];
  if (groups.length === 0) return groups;
  const { isHidden } = versions ?? versionsOf(state.blocks, state.head);
  return groups.filter(({ run_id = '' }) => !isHidden({ type: 'search', run_id }));
}
