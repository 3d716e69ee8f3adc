// A module that is imported when it is first needed, so that the first load of the chat does not contain it.
import { nothing } from 'lit';
import { followImport } from './imports.ts';
import { later } from './later.ts';

export class LazyModule<Module> {
  readonly #name: string;
  readonly #load: () => Promise<Module>;
  #loading: Promise<Module | null> | null = null;
  #loaded: Module | null = null;

  /** `name`: of the part, for the console. */
  constructor(name: string, load: () => Promise<Module>) {
    this.#name = name;
    this.#load = load;
  }

  /** The module, once it is loaded. */
  get loaded(): Module | null {
    return this.#loaded;
  }

  /** What `draw` returns, as soon as the module is here; until then, and where it cannot be loaded, `meanwhile`. */
  draw(draw: (module: Module) => unknown, meanwhile: unknown = nothing): unknown {
    const { loaded } = this;
    if (loaded !== null) return draw(loaded);
    return later(
      this.load().then((module) => (module === null ? meanwhile : draw(module))),
      meanwhile,
    );
  }

  /** Resolves with the module, or with null where it cannot be loaded: the next call tries again. Never rejects. */
  load(): Promise<Module | null> {
    const { loaded } = this;
    if (loaded !== null) return Promise.resolve(loaded);
    this.#loading ??= followImport(this.#load()).then(
      (module) => {
        this.#loaded = module;
        return module;
      },
      (error: unknown) => {
        console.error(`agent-chat: ${this.#name} could not be loaded.`, error);
        this.#loading = null;
        return null;
      },
    );
    return this.#loading;
  }
}
