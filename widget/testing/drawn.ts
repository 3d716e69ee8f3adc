// Waits until elements have drawn what they have: for tests that look at the page after an event.
import { importsSettled } from '../shared/loading/imports.ts';

/** Rounds at most: an element that changes itself without end is a fault of the page. */
const MAX_ROUNDS = 200;
/** Quiet rounds in a row that count as the end: a part of the widget that is loaded when it is first needed begins another one. */
const QUIET_ROUNDS = 6;

/** Resolves when neither `root` nor an element inside of it, also in shadow roots, waits to be drawn. Rejects if that never ends. */
export async function drawn(root: Element): Promise<void> {
  let quiet = 0;
  for (let round = 0; quiet < QUIET_ROUNDS; round += 1) {
    if (round > MAX_ROUNDS) throw new Error(`<${root.localName}> was still changing after ${MAX_ROUNDS} rounds.`);
    const pending = [...withInner(root)].filter((element) => element.isUpdatePending);
    quiet = pending.length > 0 ? 0 : quiet + 1;
    for (const element of pending) await element.updateComplete;
    await importsSettled();
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
}

type Drawing = Element & { isUpdatePending?: boolean; updateComplete?: Promise<unknown> };

function* withInner(element: Drawing): Generator<Drawing> {
  yield element;
  for (const child of element.shadowRoot?.children ?? []) yield* withInner(child);
  for (const child of element.children) yield* withInner(child);
}
