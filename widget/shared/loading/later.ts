// Draws a value that is not there yet, and something else until then. What Lit's `until` does for one promise, without its follow-up of
// elements that leave the page and come back: nothing here waits that long.
import { type ChildPart, Directive, directive } from 'lit/directive.js';
import { getCommittedValue, setChildPartValue } from 'lit/directive-helpers.js';

class Later extends Directive {
  /** What is waited for; a value that comes after another one was wanted is of no use. */
  #wanted: Promise<unknown> | null = null;

  render(_value: Promise<unknown>, meanwhile: unknown): unknown {
    return meanwhile;
  }

  override update(part: ChildPart, [value, meanwhile]: [Promise<unknown>, unknown]): unknown {
    this.#wanted = value;
    let shown: unknown;
    // After the drawing that goes on now.
    queueMicrotask(() => {
      shown = getCommittedValue(part);
    });
    void value.then((ready) => {
      // Meanwhile the place may have got another content.
      if (this.#wanted === value && getCommittedValue(part) === shown) setChildPartValue(part, ready, this);
    });
    return meanwhile;
  }
}

/** `value`, as soon as it is there; `meanwhile` until then. `value` must not reject. */
export const later = directive(Later);
