// What is said beside the launcher: that the visitor is waited for, or the first words of the newest unread answer. Dismissed once for each.
import type { ChatView } from '../../chat/chat-view.ts';
import type { ChatStorage } from '../../chat/storage.ts';
import { loadRich } from '../../markdown/rich.ts';
import { needsRich, spokenText } from '../../markdown/spoken-text.ts';
import type { Strings } from '../../shared/strings/strings.ts';
import { answerText, type Turn, toTurns } from '../agent-chat-log/turns.ts';

/** Longest teaser, in characters. */
const TEASER_CHARS = 140;

/** An approval or a question of the agent waits for the visitor. */
export function isWaitedFor({ run }: ChatView): boolean {
  return run?.status === 'waiting';
}

/** '' when there is nothing to say, or it was dismissed; also until what an answer's Markdown needs is loaded, which is when `onReady` is called. */
export function teaser(view: ChatView, storage: ChatStorage, strings: Strings, onReady: () => void): string {
  if (storage.get('teaser') === keyOf(view)) return '';
  if (isWaitedFor(view)) return strings.t('waitingForYou');
  const turn = lastAnswer(view);
  if (view.unread === 0 || view.run || !turn) return '';
  const markdown = answerText(turn);
  if (needsRich(markdown)) {
    void loadRich().then(onReady);
    return '';
  }
  const text = spokenText(markdown);
  return text.length > TEASER_CHARS ? `${text.slice(0, TEASER_CHARS).trimEnd()}…` : text;
}

/** Shows no teaser until there is something else to say. */
export function dismissTeaser(view: ChatView, storage: ChatStorage): void {
  storage.set('teaser', keyOf(view) ?? null);
}

/** Other than the key of the answer in which the run waits: that may be unread afterwards. */
function keyOf(view: ChatView): string | undefined {
  return isWaitedFor(view) ? `waits:${view.run?.id}` : lastAnswer(view)?.key;
}

function lastAnswer(view: ChatView): Turn | undefined {
  return toTurns(view.entries).findLast((turn) => turn.type === 'agent');
}
