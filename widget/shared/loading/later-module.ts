// A module that is imported when it is first needed, so that the first load of the chat does not contain it.
import { followImport } from './imports.ts';

export class LaterModule<Module> {
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

  /** For who has imported the module: it is not imported again; null forgets it. */
  take(module: Module | null): void {
    this.#loaded = module;
    this.#loading = null;
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
