// The open connections of visitors' tabs: where a call of a page tool goes. Knows neither sockets nor streams, and no run.
import type { PageToolCallFrame } from '../../../protocol/index.ts';
import type { Owner } from '../../store/contract/owner.ts';
import { type Clock, systemClock } from '../../time/clock.ts';

/**
 * Milliseconds without a connection after which a tab counts as closed: a page that has lost its connection is back within 5 s
 * of the server being reachable, and nobody waits long for one that was closed.
 */
export const TAB_GONE_MS = 8_000;

type Send = (frame: PageToolCallFrame) => void;
type Tab = { owner: Owner; name: string; sends: Set<Send>; cancelGone: (() => void) | null };

/** What is reported of tabs. */
export type TabListener = {
  /** A connection of the tab is there. */
  onJoin(owner: Owner, tab: string): void;
  /** It had no connection for {@link TAB_GONE_MS}. */
  onGone(owner: Owner, tab: string): void;
};

export class PageTabs {
  readonly #tabs = new Map<string, Tab>();
  readonly #clock: Pick<Clock, 'deadline'>;
  #listener: TabListener | null = null;

  constructor(clock: Pick<Clock, 'deadline'> = systemClock) {
    this.#clock = clock;
  }

  follow(listener: TabListener): void {
    this.#listener = listener;
  }

  /** A connection of a tab; returns the function that takes it out. */
  join(owner: Owner, tab: string, send: Send): () => void {
    const key = keyOf(owner, tab);
    const entry = this.#tabs.get(key) ?? toTab(owner, tab);
    this.#tabs.set(key, entry);
    entry.cancelGone?.();
    entry.cancelGone = null;
    entry.sends.add(send);
    this.#listener?.onJoin(owner, tab);
    return () => {
      if (entry.sends.delete(send) && entry.sends.size === 0) this.#watch(owner, tab, entry);
    };
  }

  /** Sends to the newest connection of the tab. False without one: `onGone` follows, unless it connects. */
  send(owner: Owner, tab: string, frame: PageToolCallFrame): boolean {
    const key = keyOf(owner, tab);
    const entry = this.#tabs.get(key) ?? toTab(owner, tab);
    const newest = [...entry.sends].at(-1);
    if (newest) {
      newest(frame);
      return true;
    }
    this.#tabs.set(key, entry);
    this.#watch(owner, tab, entry);
    return false;
  }

  /** The visitor's tabs will connect as another one: each that does not counts as gone after {@link TAB_GONE_MS}. */
  move(from: Owner, to: Owner): void {
    for (const { owner, name } of [...this.#tabs.values()]) {
      if (owner.site !== from.site || owner.visitorId !== from.visitorId) continue;
      const key = keyOf(to, name);
      const entry = this.#tabs.get(key) ?? toTab(to, name);
      this.#tabs.set(key, entry);
      if (entry.sends.size === 0) this.#watch(to, name, entry);
    }
  }

  isOpen(owner: Owner, tab: string): boolean {
    return (this.#tabs.get(keyOf(owner, tab))?.sends.size ?? 0) > 0;
  }

  #watch(owner: Owner, tab: string, entry: Tab): void {
    entry.cancelGone ??= this.#clock.deadline(() => {
      entry.cancelGone = null;
      if (entry.sends.size > 0) return;
      const key = keyOf(owner, tab);
      if (this.#tabs.get(key) === entry) this.#tabs.delete(key);
      this.#listener?.onGone(owner, tab);
    }, TAB_GONE_MS);
  }
}

const toTab = (owner: Owner, name: string): Tab => ({ owner, name, sends: new Set(), cancelGone: null });
const keyOf = ({ site, visitorId }: Owner, tab: string) => `${site} ${visitorId} ${tab}`;
