// What is announced of the end of a run.
import type { BlockGroup } from '../../../../protocol/groups.ts';
import { blockOf } from '../../../chat/chat-view.ts';
import { announce } from '../../../shared/announcer.ts';
import type { Strings } from '../../../shared/strings/strings.ts';
import { failureTitle, type Turn } from '../turns.ts';

type End = {
  before: readonly BlockGroup[];
  entries: readonly BlockGroup[];
  /** The last one. */
  turn: Turn;
  strings: Strings;
};

/** Announces in `log` the end of a run that ended while visible: `entries` have it, those of the drawing before have not. */
export function announceEnd(log: HTMLElement, { before, entries, turn, strings }: End): void {
  const last = entries.at(-1);
  const end = blockOf(last, 'terminal');
  if (!end || before.length === 0 || before.some((entry) => entry.key === last?.key)) return;
  const { kind, error } = end;
  const title = strings.t(failureTitle(turn));
  announce(log, kind === 'stopped' ? strings.t('stoppedByYou') : `${title}. ${error?.message ?? ''}`);
}
