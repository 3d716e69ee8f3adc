// Compares lists by the identity of their items, so that what did not change is not drawn again.

/** The same items in the same order. */
export function hasSameItems<Item>(a: readonly Item[], b: readonly Item[]): boolean {
  return a.length === b.length && a.every((item, i) => item === b[i]);
}

/** `before` when it has the same items: a list that did not change keeps its identity. */
export function keepIfSame<Item>(before: readonly Item[] | undefined, next: readonly Item[]): readonly Item[] {
  return before && hasSameItems(before, next) ? before : next;
}
