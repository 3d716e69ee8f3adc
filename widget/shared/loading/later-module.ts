// A module that is imported when it is first needed, so that the first load of the chat does not contain it. Where that fails it is
// imported again for what waits for it: when the browser has a network, and after pauses. (Browsers that keep a failed import until the
// page is loaded again, as HTML said before https://github.com/whatwg/html/pull/10327, fail again.)
import { followImport } from './imports.ts';

/** After the first failure, in milliseconds; each further pause is twice as long, as the part may be gone for good. */
const FIRST_PAUSE_MS = 2_000;
/** The longest pause: an approval waits for ten minutes. */
const LONGEST_PAUSE_MS = 60_000;

/** An element, or anything else that draws again what has changed. */
type Waiting = { requestUpdate(): void };

export class LaterModule<Module> {
  readonly #name: string;
  readonly #load: () => Promise<Module>;
  #loading: Promise<Module | null> | null = null;
  #loaded: Module | null = null;
  readonly #waiting = new Set<Waiting>();
  #pauseMs = 0;
  #isPausing = false;

  /** `name`: of the part, for the console. */
  constructor(name: string, load: () => Promise<Module>) {
    this.#name = name;
    this.#load = load;
  }

  /** The module, once it is loaded. */
  get loaded(): Module | null {
    return this.#loaded;
  }

  /** It could not be loaded when it was tried last. */
  get hasFailed(): boolean {
    return this.#pauseMs > 0;
  }

  /** For who has imported the module: it is not imported again; null forgets it. */
  take(module: Module | null): void {
    this.#loaded = module;
    this.#loading = null;
  }

  /**
   * Loads it for `waiting`, which is drawn again when it is there, however late, and after each failure. For drawings: a call for each
   * frame imports nothing in a pause.
   */
  want(waiting: Waiting): void {
    this.#waiting.add(waiting);
    if (!this.#isPausing) void this.load();
  }

  /** {@link load} for what the visitor does in `element`: the chat around it says where that fails. */
  async loadFor(element: Element): Promise<Module | null> {
    const loaded = await this.load();
    if (loaded === null) element.dispatchEvent(new Event('agent-chat-not-loaded', { bubbles: true, composed: true }));
    return loaded;
  }

  /** Resolves with the module, or with null where it cannot be loaded: the next call tries again. Never rejects. */
  load(): Promise<Module | null> {
    const { loaded } = this;
    if (loaded !== null) return Promise.resolve(loaded);
    this.#loading ??= followImport(this.#load()).then(
      (module) => {
        this.#loaded = module;
        this.#pauseMs = 0;
        this.#tell();
        this.#waiting.clear();
        return module;
      },
      (error: unknown) => {
        if (!this.hasFailed) console.error(`agent-chat: ${this.#name} could not be loaded.`, error);
        this.#loading = null;
        this.#pauseMs = Math.min(this.#pauseMs * 2 || FIRST_PAUSE_MS, LONGEST_PAUSE_MS);
        if (this.#waiting.size > 0) this.#pause();
        this.#tell();
        return null;
      },
    );
    return this.#loading;
  }

  #tell(): void {
    for (const each of this.#waiting) each.requestUpdate();
  }

  #pause(): void {
    if (this.#isPausing) return;
    this.#isPausing = true;
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      this.#isPausing = false;
      void this.load();
    };
    const timer = setTimeout(end, this.#pauseMs);
    addEventListener('online', end);
  }
}
