// Finds out whether a failure is permanent: the page's policy blocks the API, the API refuses the page, or there is no API.
// refusals.ts knows the forms and the messages; the connection stops trying.
import type { Refusal } from '../refusal-lines.ts';
import { blockedBy, impossibleFrom, type PageFacts, refusalOf } from '../refusals.ts';
import { ConnectionError } from './connection-error.ts';
import type { HttpApi } from './http-api.ts';

/** What the diagnosis examines, and what it reports to. */
export type DiagnosisOptions = {
  http: HttpApi;
  api: string;
  site: string;
  /** Missing: the page is not examined. */
  page: PageFacts | undefined;
  /** Aborted with the connection. */
  signal: AbortSignal;
  /** A retry cannot help; the console says why. */
  onRefused(): void;
  /** The site no longer names the visitor. */
  onSignedOut(): void;
};

export class RefusalDiagnosis {
  readonly #options: DiagnosisOptions;
  /** A lost call was examined, or the policy was reported: not again. */
  #isDone = false;
  #isRefused = false;

  constructor(options: DiagnosisOptions) {
    this.#options = options;
  }

  /** Follows the page's policy violations from now on. False when no API can answer this page. */
  start(): boolean {
    const { page, api, signal } = this.#options;
    page?.violations.addEventListener('securitypolicyviolation', (event) => this.#handleViolation(event), { signal });
    const impossible = page && impossibleFrom(page.origin, api);
    if (impossible) this.#refuse(impossible);
    return !impossible;
  }

  /** Examines the failure of a session or of the site's texts. Never rejects. */
  async explain(error: ConnectionError): Promise<void> {
    const { http, site, page, signal, onSignedOut } = this.#options;
    if (error.code === 'unauthorized') {
      onSignedOut();
      return;
    }
    const refusal = refusalOf(error);
    if (refusal) this.#refuse(refusal);
    if (error.code !== 'network' || this.#isDone || !page) return;
    this.#isDone = true;
    // A browser hides the reply of an API that does not allow the page. An API that is visible but cannot be called is such a case.
    if (!(await http.isThere(signal))) {
      this.#isDone = false;
      return;
    }
    const again = await http.site(site, signal).catch((failure: unknown) => failure);
    if (again instanceof ConnectionError && again.code === 'network' && !signal.aborted) {
      this.#refuse('origin_not_allowed');
    } else this.#isDone = false;
  }

  #handleViolation(event: Event): void {
    const blocked = blockedBy(event, this.#options.api);
    if (blocked === 'calls') this.#refuse('policy');
    // Without a socket the chat continues by event stream.
    else if (blocked && !this.#isDone) {
      this.#isDone = true;
      void this.#say('warn', 'policy');
    }
  }

  /** Once: whatever else fails afterwards has the same reason. */
  #refuse(refusal: Refusal): void {
    const { signal, onRefused } = this.#options;
    if (this.#isRefused || signal.aborted) return;
    this.#isRefused = true;
    onRefused();
    void this.#say('error', refusal);
  }

  async #say(level: 'error' | 'warn', refusal: Refusal): Promise<void> {
    const { api, site, page } = this.#options;
    let line: string = refusal;
    try {
      const { refusalLine } = await import('../refusal-lines.ts');
      line = refusalLine(refusal, { api, site, origin: page?.origin ?? '' });
    } catch {
      // The files of the widget cannot be loaded either: the code is left.
    }
    console[level](`agent-chat: ${line}`);
  }
}
