// What a module draws that is imported when it is first drawn.
import { nothing } from 'lit';
import { type ChildPart, Directive, directive } from 'lit/directive.js';
import { getCommittedValue, setChildPartValue } from 'lit/directive-helpers.js';
import { LaterModule } from './later-module.ts';

type Drawing<Module> = [module: LaterModule<Module>, draw: (module: Module) => unknown, meanwhile: unknown];

/** A place in a template that waits for a module, as it was drawn last. */
class Place<Module> extends Directive {
  #part!: ChildPart;
  #drawing!: Drawing<Module>;
  /** What the place has meanwhile: it may get another content. */
  #shown: unknown;

  declare render: (...drawing: Drawing<Module>) => unknown;

  override update(part: ChildPart, drawing: Drawing<Module>): unknown {
    this.#part = part;
    this.#drawing = drawing;
    // After the drawing that goes on now.
    queueMicrotask(() => {
      this.#shown = getCommittedValue(part);
    });
    drawing[0].want(this);
    return drawing[2];
  }

  requestUpdate(): void {
    const [{ loaded }, draw] = this.#drawing;
    // After a drawing that has just ended, which sets what is shown.
    queueMicrotask(() => {
      if (loaded !== null && getCommittedValue(this.#part) === this.#shown)
        setChildPartValue(this.#part, draw(loaded), this);
    });
  }
}

const place = directive(Place);

export class LazyModule<Module> extends LaterModule<Module> {
  /** What `draw` returns, as soon as the module is here, however late; until then `meanwhile`. */
  draw(draw: (module: Module) => unknown, meanwhile: unknown = nothing): unknown {
    const { loaded } = this;
    return loaded === null
      ? place(this as LaterModule<unknown>, draw as (module: unknown) => unknown, meanwhile)
      : draw(loaded);
  }
}
