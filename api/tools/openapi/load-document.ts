// The tools of one OpenAPI document. A document in a file is read before the server starts, and a mistake in it keeps it from
// starting; one at an address may be away for a while, so it is read beside, again and again until it is there.
import type { Mistake } from '../../config/mistake.ts';
import type { OpenApiConfig } from '../../config/tools/tools-config.ts';
import type { Clock } from '../../time/clock.ts';
import { retry } from '../../time/retry.ts';
import { orAborted } from '../../time/wait.ts';
import { createSiteTool, type SiteTool } from '../http/http-tool.ts';
import { importOperations } from './import-operations.ts';
import { readDocument } from './read-document.ts';

/** Pauses between two attempts to read a document from its address, in ms: doubled up to the longest. */
const FIRST_PAUSE_MS = 5_000;
const MAX_PAUSE_MS = 5 * 60_000;

/** The tools of a document, with its mistakes and notes. `isTaken`: names of other tools. Rejects only with the signal's reason. */
export async function loadOpenApi(
  config: OpenApiConfig,
  isTaken: (name: string) => boolean,
  signal: AbortSignal,
): Promise<{ tools: SiteTool[]; mistakes: Mistake[]; notes: string[] }> {
  let document: unknown;
  try {
    document = await readDocument(config.document, signal);
  } catch (error) {
    signal.throwIfAborted();
    return { tools: [], mistakes: [{ path: `${config.path}.document`, message: (error as Error).message }], notes: [] };
  }
  const { definitions, mistakes, notes } = importOperations(document, config, isTaken);
  return { tools: definitions.map((one) => createSiteTool(one, config.sites)), mistakes, notes };
}

type Deps = {
  clock: Clock;
  signal: AbortSignal;
  isTaken(name: string): boolean;
  setNotes(notes: readonly string[]): void;
};

/** Reads a document from its address until that succeeds. Its failure and its mistakes are notes. */
export class OpenApiTools {
  readonly #config: OpenApiConfig;
  readonly #deps: Deps;
  #tools: readonly SiteTool[] = [];
  #first: Promise<void> | null = null;

  constructor(config: OpenApiConfig, deps: Deps) {
    this.#config = config;
    this.#deps = deps;
  }

  /** Begins to read. Never throws. */
  start(): void {
    this.#first ??= new Promise((resolve) => {
      const { clock, signal } = this.#deps;
      const waitMs = (_: unknown, failed: number) =>
        signal.aborted ? null : Math.min(FIRST_PAUSE_MS * 2 ** (failed - 1), MAX_PAUSE_MS);
      const attempt = () => this.#read().finally(resolve);
      retry(attempt, { waitMs, sleep: clock.sleep, signal }).catch(() => {});
    });
  }

  /** Waits for the first attempt to read the document. Rejects with the signal's reason. */
  async list(signal: AbortSignal): Promise<readonly SiteTool[]> {
    this.start();
    if (this.#first) await orAborted(this.#first, signal);
    return this.#tools;
  }

  /** A document that is there and has a mistake stays as it is: its other operations are tools. */
  async #read(): Promise<void> {
    const { isTaken, signal, setNotes } = this.#deps;
    const { tools, mistakes, notes } = await loadOpenApi(this.#config, isTaken, signal);
    this.#tools = tools;
    setNotes([...mistakes.map(({ path, message }) => `${path} ${message}`), ...notes]);
    if (mistakes.some(({ path }) => path === `${this.#config.path}.document`)) throw new Error('There is no document.');
  }
}
