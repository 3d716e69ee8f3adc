// Which searches of the panel are collapsed, and which show the sources that the answer does not cite. Keys stay valid while searches
// are added.
import type { ReactiveControllerHost } from 'lit';
import type { SourceGroup } from '../../../protocol/blocks.ts';
import { partOf } from './cited-parts.ts';

/** Redraws its host when a search is collapsed or expanded. */
export class GroupFolds {
  readonly #host: ReactiveControllerHost;
  /** By key: whether the user collapsed or expanded it. Until then a group is open unless none of its sources is cited. */
  readonly #folds = new Map<string, boolean>();
  /** Groups whose uncited sources are shown. */
  readonly #rests = new Set<string>();
  /** Short keys of the groups seen so far, valid in an id. */
  readonly #keys = new Map<string, string>();

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
  }

  /** A later one of parallel searches may be answered first, so a group's key is its query and the number of earlier equal ones. */
  keyOf(groups: readonly SourceGroup[], index: number): string {
    const query = groups[index]?.query ?? '';
    const before = groups.slice(0, index).filter((group) => group.query === query).length;
    const name = `${before} ${query}`;
    const key = this.#keys.get(name) ?? String(this.#keys.size);
    this.#keys.set(name, key);
    return key;
  }

  isFolded(group: SourceGroup, key: string): boolean {
    return this.#folds.get(key) ?? (group.citations !== undefined && partOf(group).cited.length === 0);
  }

  setFold(key: string, isFolded: boolean): void {
    if (this.#folds.get(key) === isFolded) return;
    this.#folds.set(key, isFolded);
    this.#host.requestUpdate();
  }

  /** The uncited sources of the group are shown. */
  isRestOpen(key: string): boolean {
    return this.#rests.has(key);
  }

  toggleRest(key: string): void {
    if (!this.#rests.delete(key)) this.#rests.add(key);
    this.#host.requestUpdate();
  }
}
