// The first words of the newest unread answer, beside the launcher; dismissed once per answer.
import type { ChatView } from '../../chat/chat-view.ts';
import type { ChatStorage } from '../../chat/storage.ts';
import { loadRich } from '../../markdown/rich.ts';
import { needsRich, spokenText } from '../../markdown/spoken-text.ts';
import { answerText, type Turn, toTurns } from '../agent-chat-log/turns.ts';

/** Longest teaser, in characters. */
const TEASER_CHARS = 140;

/** '' when nothing is unread, or the answer was dismissed; also until what its Markdown needs is loaded, which is when `onReady` is called. */
export function teaser(view: ChatView, storage: ChatStorage, onReady: () => void): string {
  if (view.unread === 0 || view.run) return '';
  const turn = lastAnswer(view);
  if (!turn || storage.get('teaser') === turn.key) return '';
  const markdown = answerText(turn);
  if (needsRich(markdown)) {
    void loadRich().then(onReady);
    return '';
  }
  const text = spokenText(markdown);
  return text.length > TEASER_CHARS ? `${text.slice(0, TEASER_CHARS).trimEnd()}…` : text;
}

/** Shows no teaser until another answer is unread. */
export function dismissTeaser(view: ChatView | null, storage: ChatStorage): void {
  storage.set('teaser', (view && lastAnswer(view)?.key) ?? null);
}

function lastAnswer(view: ChatView): Turn | undefined {
  return toTurns(view.entries).findLast((turn) => turn.type === 'agent');
}
