// Notices what may be a permanent failure; what finds out whether it is one is loaded then (refusal-diagnosis.ts).
import { followImport } from '../../shared/loading/imports.ts';
import type { ConnectionError } from './connection-error.ts';
import type { DiagnosisOptions, RefusalDiagnosis } from './refusal-diagnosis.ts';

export class RefusalWatch {
  readonly #options: DiagnosisOptions;
  #diagnosis: RefusalDiagnosis | null = null;

  constructor(options: DiagnosisOptions) {
    this.#options = options;
  }

  /** Follows the page's policy violations from now on. `begin` is called unless no API can answer this page. */
  start(begin: () => void): void {
    const { page, api, signal } = this.#options;
    // Everything but the scheme, which is another one for the socket.
    const address = api.replace(/^\w+/, '');
    page?.violations.addEventListener(
      'securitypolicyviolation',
      (event) => {
        const { blockedURI } = event as SecurityPolicyViolationEvent;
        if (blockedURI.includes(address)) void this.#examine((diagnosis) => diagnosis.handleViolation(event));
      },
      { signal },
    );
    // An opaque origin, and a secure page of an API that is not.
    const isSuspect = page && (page.origin === 'null' || (/^https:/.test(page.origin) && /^http:/.test(api)));
    if (!isSuspect) begin();
    else void this.#examine((diagnosis) => diagnosis.examinePage()).then((mayBegin = true) => mayBegin && begin());
  }

  /** The session, or the request for the site's texts, failed. */
  explain(error: ConnectionError): void {
    void this.#examine((diagnosis) => diagnosis.explain(error));
  }

  /** What `use` returns; nothing where the part cannot be loaded, or the connection is closed. Never rejects. */
  async #examine<Result>(use: (diagnosis: RefusalDiagnosis) => Result): Promise<Result | undefined> {
    // Without a network it cannot be loaded, and the failure is not permanent either.
    const loaded = await followImport(import('./refusal-diagnosis.ts')).catch(() => null);
    if (!loaded || this.#options.signal.aborted) return undefined;
    this.#diagnosis ??= new loaded.RefusalDiagnosis(this.#options);
    return use(this.#diagnosis);
  }
}
