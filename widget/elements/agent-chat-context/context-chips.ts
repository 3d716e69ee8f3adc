// What the page said of itself with a message, imported when it is first drawn.
import { html, nothing } from 'lit';
import type { PageContext } from '../../../protocol/content/page-context.ts';
import type { ContextPart } from '../../shared/events.ts';
import { LazyPart } from '../../shared/loading/lazy-part.ts';

const chips = new LazyPart('agent-chat-context', () => import('./define.ts'));

/** Its chips; nothing without a context. `remove`: with a button on each. */
export function contextChips(
  context: PageContext | null | undefined,
  remove: ((part: ContextPart) => void) | null = null,
): unknown {
  if (!context) return nothing;
  const draw = () => html`<agent-chat-context
    class="context"
    exportparts="context-chip, icon-button"
    .context=${context}
    .onRemove=${remove}
  ></agent-chat-context>`;
  return chips.draw(draw, nothing);
}
