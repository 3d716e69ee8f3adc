// When an answer is announced while it streams: at once where its blocks change, and at most once a second while one grows. Each cut
// reads the rest of the text again, which at every frame was a tenth of what a streamed answer cost. narration.ts knows what is said.
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { BlockGroup } from '../../../../protocol/groups.ts';
import { blocksIn } from '../../../chat/chat-view.ts';
import { type Clock, systemClock } from '../../../chat/clock.ts';
import { loadRich } from '../../../markdown/rich.ts';
import { needsRich } from '../../../markdown/spoken-text.ts';
import { announce } from '../../../shared/announcer.ts';
import type { Strings } from '../../../shared/strings/strings.ts';
import { Narration } from './narration.ts';

/** Between two announcements of a text that grows: screen readers speak slower than that. */
const QUIET_MS = 1_000;

/** Announces the answers of its host. Call `next` with every change of the entries. */
export class Narrator implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #clock: Clock;
  readonly #narration = new Narration();
  #entries: readonly BlockGroup[] = [];
  #strings: Strings | null = null;
  /** Ends the wait for the next announcement of a text that grows. */
  #cancel: (() => void) | null = null;
  #isBehind = false;

  constructor(host: ReactiveControllerHost & HTMLElement, clock: Clock = systemClock) {
    this.#host = host;
    this.#clock = clock;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.#cancel?.();
    this.#cancel = null;
  }

  /** `isHistory`: these entries were loaded; see Narration. */
  next(entries: readonly BlockGroup[], strings: Strings, isHistory: boolean): void {
    const hasOnlyGrown = this.#cancel !== null && !isHistory && isGrowth(this.#entries, entries);
    // What replaces a text is compared with the whole of it, also with what was not announced yet.
    if (!hasOnlyGrown && this.#isBehind) this.#say(false);
    this.#entries = entries;
    this.#strings = strings;
    if (hasOnlyGrown) this.#isBehind = true;
    else this.#say(isHistory);
  }

  #say(isHistory: boolean): void {
    if (isUnreadable(this.#entries, isHistory)) {
      this.#isBehind = true;
      void loadRich().then(() => this.#isBehind && this.#say(isHistory));
      return;
    }
    this.#cancel?.();
    this.#isBehind = false;
    this.#cancel = this.#clock.after(QUIET_MS, () => {
      this.#cancel = null;
      if (this.#isBehind) this.#say(false);
    });
    const speech = this.#narration.next(this.#entries, this.#strings!, isHistory);
    if (speech) announce(this.#host, speech);
  }
}

/** The last text would be announced without its end: it waits for the part of rich.ts. */
function isUnreadable(entries: readonly BlockGroup[], isHistory: boolean): boolean {
  const last = blocksIn(entries, 'text').at(-1);
  return last !== undefined && (last.isStreaming || !isHistory) && needsRich(last.text);
}

/** The same entries, but for texts that still stream and became longer. */
function isGrowth(before: readonly BlockGroup[], now: readonly BlockGroup[]): boolean {
  return before.length === now.length && before.every((entry, i) => entry === now[i] || isGrown(entry, now[i]!));
}

function isGrown(before: BlockGroup, now: BlockGroup): boolean {
  if (before.type !== 'block' || now.type !== 'block' || before.key !== now.key) return false;
  const [old, text] = [before.block, now.block];
  if (old.type !== 'text' || text.type !== 'text' || !old.isStreaming || !text.isStreaming) return false;
  // The first words decide whether an answer was corrected or begun again.
  return old.text !== '' && text.text.length >= old.text.length;
}
