// What a module draws that is imported when it is first drawn.
import { nothing } from 'lit';
import { later } from './later.ts';
import { LaterModule } from './later-module.ts';

export class LazyModule<Module> extends LaterModule<Module> {
  /** What `draw` returns, as soon as the module is here; until then, and where it cannot be loaded, `meanwhile`. */
  draw(draw: (module: Module) => unknown, meanwhile: unknown = nothing): unknown {
    const { loaded } = this;
    if (loaded !== null) return draw(loaded);
    return later(
      this.load().then((module) => (module === null ? meanwhile : draw(module))),
      meanwhile,
    );
  }
}
