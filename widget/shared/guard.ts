// A part of a template that is drawn again only when one of its inputs is another. Unlike Lit's, the inputs are always a new list: it is
// not copied.
import { noChange } from 'lit';
import { Directive, directive, type Part } from 'lit/directive.js';
import { hasSameItems } from './same-items.ts';

type Drawing = [inputs: readonly unknown[], draw: () => unknown];

class Guard extends Directive {
  #inputs: readonly unknown[] | null = null;

  render(...[, draw]: Drawing): unknown {
    return draw();
  }

  override update(_part: Part, [inputs, draw]: Drawing): unknown {
    if (this.#inputs && hasSameItems(this.#inputs, inputs)) return noChange;
    this.#inputs = inputs;
    return draw();
  }
}

export const guard = directive(Guard);
