// Draws a list whose items keep their elements, by key. Lit's `repeat` in a third of its code: items here come at an end or in between,
// leave, or come to the front, and only what comes to the front is moved.
import { noChange } from 'lit';
import { type ChildPart, Directive, directive } from 'lit/directive.js';
import {
  getCommittedValue,
  insertPart,
  removePart,
  setChildPartValue,
  setCommittedValue,
} from 'lit/directive-helpers.js';

type List<Item> = [
  items: readonly Item[],
  key: (item: Item, at: number) => unknown,
  draw: (item: Item, at: number) => unknown,
];

class Keyed extends Directive {
  #keys: readonly unknown[] = [];

  render<Item>(...[items, , draw]: List<Item>): unknown {
    return items.map((item, i) => draw(item, i));
  }

  override update<Item>(part: ChildPart, list: List<Item>): unknown {
    const [items, key, draw] = list;
    const before = getCommittedValue(part) as unknown;
    const parts = new Map<unknown, ChildPart>();
    if (Array.isArray(before)) this.#keys.forEach((own, i) => void parts.set(own, before[i]));
    this.#keys = items.map((item, i) => key(item, i));
    if (!Array.isArray(before)) return this.render(...list);
    const keys = new Set(this.#keys);
    for (const [own, gone] of parts) {
      if (keys.has(own)) continue;
      removePart(gone);
      parts.delete(own);
    }
    // Those that were there, in their order; an item that is not the next of them is inserted before it.
    const rest = [...parts.values()];
    const moved = new Set<ChildPart>();
    let at = 0;
    const drawn = items.map((item, i) => {
      while (moved.has(rest[at]!)) at++;
      let own = parts.get(this.#keys[i]);
      if (own && own === rest[at]) at++;
      else {
        own = insertPart(part, rest[at], own);
        moved.add(own);
      }
      return setChildPartValue(own, draw(item, i));
    });
    setCommittedValue(part, drawn);
    return noChange;
  }
}

/** `draw` of each item; its elements stay those of the item while its key, which no other has, is in the list. */
export const keyed = directive(Keyed) as <Item>(...list: List<Item>) => unknown;
