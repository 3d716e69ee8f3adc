// Loads the history of the conversation that is shown: its newest page, then the pages above on request. One request of each kind
// at a time; a newer one aborts the older. The controller folds the pages into its state.
import type { History } from '../../../protocol/history.ts';
import type { ConversationState } from '../../../protocol/reducers/plain-reducer.ts';
import { followImport } from '../../shared/loading/imports.ts';
import type { EarlierState } from '../chat-view.ts';
import type { Connection } from '../connection/connection.ts';
import { wholeLog } from '../log/whole-log.ts';

/** The state with the page, the reason why there is none, or null: the request was aborted and must change nothing. */
export type PageOutcome = { state: ConversationState } | { error: unknown } | null;

type Replay = typeof import('./replay-history.ts');
/** The state with a page that has arrived; `replay` makes events of it. */
type Fold = (page: History, replay: Replay) => ConversationState | Promise<ConversationState>;

export class HistoryPages {
  readonly #connection: Pick<Connection, 'base' | 'history'>;
  #newest: AbortController | null = null;
  #above: AbortController | null = null;
  #aboveFailed = false;

  constructor(connection: Pick<Connection, 'base' | 'history'>) {
    this.#connection = connection;
  }

  /** The newest page. Aborts every other request. Never rejects. */
  async loadNewest(id: string, fold: Fold): Promise<PageOutcome> {
    this.abort();
    const loading = new AbortController();
    this.#newest = loading;
    return this.#load(id, fold, loading.signal);
  }

  /** The page above the cursor `before`. Never rejects. */
  async loadAbove(id: string, before: number, fold: Fold): Promise<PageOutcome> {
    const loading = new AbortController();
    this.#above = loading;
    this.#aboveFailed = false;
    const outcome = await this.#load(id, fold, loading.signal, before);
    if (outcome === null) return null;
    this.#above = null;
    this.#aboveFailed = 'error' in outcome;
    return outcome;
  }

  /** What the log shows above its first turn. `hasMore`: turns above it are not loaded. */
  earlier(hasMore: boolean): EarlierState {
    if (!hasMore) return 'none';
    return this.#above ? 'loading' : this.#aboveFailed ? 'failed' : 'more';
  }

  get isLoadingAbove(): boolean {
    return this.#above !== null;
  }

  /** Another conversation is shown, or none: what is being loaded belongs to the old one. */
  abort(): void {
    this.#newest?.abort();
    this.#above?.abort();
    this.#above = null;
    this.#aboveFailed = false;
  }

  async #load(id: string, fold: Fold, signal: AbortSignal, before?: number): Promise<PageOutcome> {
    try {
      // Who asks for the first time has no history: what reads one comes along with it.
      const replaying = followImport(import('./replay-history.ts'));
      const reading = wholeLog.load();
      const read = async (response: Response) => (await replaying).readReply(response);
      const loading = Promise.all([this.#connection.history(id, signal, before, read), replaying, reading]);
      const [page, replay, whole] = await loading;
      if (!whole) throw new Error('The log reader is missing.');
      const { base } = this.#connection;
      const shown = base === undefined ? page : whole.historyWithIcons(page, base);
      const state = signal.aborted ? null : await fold(shown, replay);
      return state && !signal.aborted ? { state } : null;
    } catch (error) {
      return signal.aborted ? null : { error };
    }
  }
}
