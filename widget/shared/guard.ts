// A part of a template that is drawn again only when one of its inputs is another. Unlike Lit's, the inputs are always a new list: it is
// not copied.
import { noChange } from 'lit';
import { type ChildPart, Directive, directive } from 'lit/directive.js';
import { setCommittedValue } from 'lit/directive-helpers.js';
import { whenIdle } from './loading/when-idle.ts';
import { hasSameItems } from './same-items.ts';

type Drawing = [inputs: readonly unknown[], draw: () => unknown, onRest?: (() => void) | false];

class Guard extends Directive {
  #inputs: readonly unknown[] | null = null;

  render(...[, draw]: Drawing): unknown {
    return draw();
  }

  override update(part: ChildPart, [inputs, draw, onRest]: Drawing): unknown {
    if (this.#inputs && hasSameItems(this.#inputs, inputs)) return noChange;
    this.#inputs = inputs;
    if (onRest)
      whenIdle(() => {
        if (this.#inputs !== inputs) return;
        setCommittedValue(part, null);
        onRest();
      });
    return draw();
  }
}

/**
 * With `onRest`, which is called then, the elements stay and what Lit knows of them is forgotten when the browser is idle: another input
 * makes them anew. For what is hardly ever drawn again.
 */
export const guard = directive(Guard);
