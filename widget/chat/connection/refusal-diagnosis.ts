// Finds out whether a failure is permanent: the page's policy blocks the API, the API refuses the page, or there is no API.
// refusals.ts knows the forms, refusal-lines.ts the messages; the connection stops trying. Loaded by refusal-watch.ts with the first
// failure, which most pages never have.
import { type Refusal, refusalLine } from '../refusal-lines.ts';
import { blockedBy, impossibleFrom, type PageFacts, refusalOf } from '../refusals.ts';
import { type ConnectionError, codeOf } from './connection-error.ts';
import type { HttpApi } from './http-api.ts';

/** What the diagnosis examines, and what it reports to. */
export type DiagnosisOptions = {
  http: HttpApi;
  fetch: typeof fetch;
  api: string;
  site: string;
  /** Missing: the page is not examined. */
  page?: PageFacts | undefined;
  /** Aborted with the connection. */
  signal: AbortSignal;
  /** A retry cannot help; the console says why. */
  onRefused(): void;
};

export class RefusalDiagnosis {
  readonly #options: DiagnosisOptions;
  /** A lost call was examined, or the policy was reported: not again. */
  #isDone = false;
  #isRefused = false;

  constructor(options: DiagnosisOptions) {
    this.#options = options;
  }

  /** False when no API can answer this page. */
  examinePage(): boolean {
    const { page, api } = this.#options;
    const impossible = page && !page.isProgram && impossibleFrom(page.origin, api);
    if (impossible) this.#refuse(impossible);
    return !impossible;
  }

  /** Examines the failure of a session or of the site's texts. Never rejects. */
  async explain(error: ConnectionError): Promise<void> {
    const { http, site, page, signal } = this.#options;
    const refusal = refusalOf(error);
    if (refusal) this.#refuse(refusal);
    if (error.code !== 'network' || this.#isDone || !page || page.isProgram) return;
    this.#isDone = true;
    // A browser hides the reply of an API that does not allow the page. An API that is visible but cannot be called is such a case.
    if (!(await this.#isThere())) {
      this.#isDone = false;
      return;
    }
    const again = await http.site(site, signal).catch((failure: unknown) => failure);
    if (codeOf(again) === 'network' && !signal.aborted) {
      this.#refuse('origin_not_allowed');
    } else this.#isDone = false;
  }

  /** True when an API answers at this address: its list of files is open to every page. Never rejects. */
  async #isThere(): Promise<boolean> {
    const { http, fetch, signal } = this.#options;
    try {
      const response = await fetch(`${http.base}/widget.json`, { credentials: 'omit', cache: 'no-store', signal });
      const files = (await response.json()) as { entry?: unknown } | null;
      return typeof files?.entry === 'string';
    } catch {
      return false;
    }
  }

  /** A violation of the page's policy. */
  handleViolation(event: Event): void {
    const blocked = blockedBy(event, this.#options.api);
    if (blocked === 'calls') this.#refuse('policy');
    // Without a socket the chat continues by event stream.
    else if (blocked && !this.#isDone) {
      this.#isDone = true;
      this.#say('warn', 'policy');
    }
  }

  /** Once: whatever else fails afterwards has the same reason. */
  #refuse(refusal: Refusal): void {
    const { signal, page, onRefused } = this.#options;
    if (this.#isRefused || signal.aborted) return;
    this.#isRefused = true;
    page?.onRefusal?.(refusal);
    onRefused();
    this.#say('error', refusal);
  }

  #say(level: 'error' | 'warn', refusal: Refusal): void {
    const { api, site, page } = this.#options;
    console[level](`agent-chat: ${refusalLine(refusal, { api, site, origin: page?.origin ?? '' })}`);
  }
}
