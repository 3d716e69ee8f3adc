// The files of a message that was sent, imported when some are first drawn.
import { html, nothing } from 'lit';
import type { UserContent } from '../../../protocol/blocks.ts';
import { LazyPart } from '../../shared/loading/lazy-part.ts';

const files = new LazyPart('agent-chat-files', () => import('./define.ts'));

/** Their chips; nothing for a message of text. `load` gets the bytes of one by its address. */
export function sentFiles(content: readonly UserContent[], load: (url: string) => Promise<Blob>): unknown {
  const sent = content.filter(({ type }) => type !== 'text');
  if (sent.length === 0) return nothing;
  const draw = () =>
    html`<agent-chat-files exportparts="attachments, file-chip" .sent=${sent} .load=${load}></agent-chat-files>`;
  return files.draw(draw, nothing);
}
