// Finds out whether a failure is permanent: the page's policy blocks the API, the API refuses the page, or there is no API.
// refusals.ts knows the forms and the messages; the connection stops trying.
import { blockedBy, impossibleFrom, type PageFacts, policyLine, refusalOf } from '../refusals.ts';
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
  /** A retry cannot help. `line`: what is wrong and its fix, for the console. */
  onRefused(line: string): void;
  /** The site no longer names the visitor. */
  onSignedOut(): void;
};

export class RefusalDiagnosis {
  readonly #options: DiagnosisOptions;
  /** A lost call was examined, or the policy was reported: not again. */
  #isDone = false;

  constructor(options: DiagnosisOptions) {
    this.#options = options;
  }

  /** Follows the page's policy violations from now on. False when no API can answer this page. */
  start(): boolean {
    const { page, api, signal, onRefused } = this.#options;
    page?.violations.addEventListener('securitypolicyviolation', (event) => this.#handleViolation(event), { signal });
    const impossible = page && impossibleFrom(page.origin, api);
    if (impossible) onRefused(impossible);
    return !impossible;
  }

  /** Examines the failure of a session or of the site's texts. Never rejects. */
  async explain(error: ConnectionError): Promise<void> {
    const { http, api, site, page, signal, onRefused, onSignedOut } = this.#options;
    if (error.code === 'unauthorized') {
      onSignedOut();
      return;
    }
    const callee = { api, site, origin: page?.origin ?? '' };
    const line = refusalOf(error, callee);
    if (line) onRefused(line);
    if (error.code !== 'network' || this.#isDone || !page) return;
    this.#isDone = true;
    // A browser hides the reply of an API that does not allow the page. An API that is visible but cannot be called is such a case.
    if (!(await http.isThere(signal))) {
      this.#isDone = false;
      return;
    }
    const again = await http.site(site, signal).catch((failure: unknown) => failure);
    if (again instanceof ConnectionError && again.code === 'network' && !signal.aborted) {
      onRefused(refusalOf(new ConnectionError('origin_not_allowed', ''), callee) ?? '');
    } else this.#isDone = false;
  }

  #handleViolation(event: Event): void {
    const { api, onRefused } = this.#options;
    const blocked = blockedBy(event, api);
    if (blocked === 'calls') onRefused(policyLine(api));
    // Without a socket the chat continues by event stream.
    else if (blocked && !this.#isDone) {
      this.#isDone = true;
      console.warn(`agent-chat: ${policyLine(api)}`);
    }
  }
}
