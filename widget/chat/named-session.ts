// Sessions of a visitor whom the site names by tokens of its own server. Loaded with the first such visitor (visitor-session.ts).
import { ConnectionError, type ConnectionErrorCode } from './connection/connection-error.ts';
import type { HttpApi, Session } from './connection/http-api.ts';

/** A visitor whom the site identifies by tokens signed by its own server. */
export type NamedUser = {
  /** The current token; '' when there is none. */
  token: string;
  /** Requests a fresh token from the page. Rejects when there is none. */
  renew(): Promise<string>;
};

export type NamedSessionOptions = {
  http: HttpApi;
  site: string;
  /** Aborts every open request. */
  signal: AbortSignal;
  user: NamedUser;
  /** The token of the anonymous visitor who signs in, if there is one: the API gives what they have to the user. */
  former(): string | undefined;
};

/** The API's refusals of a user token: its fault, or its length. None of them leads to an anonymous session (ID-2). */
const REFUSALS = new Set<ConnectionErrorCode>(['unauthorized', 'invalid_request', 'too_large']);

export class NamedSession {
  readonly #options: NamedSessionOptions;
  /** A user token of the site's server that was not used yet. */
  #userToken: string;
  /** The last line in the console. */
  #said = '';

  constructor(options: NamedSessionOptions) {
    this.#options = options;
    this.#userToken = options.user.token;
  }

  /** A session, with the current user token or, when that is used or refused, a new one from the page. Rejects with {@link ConnectionError}. */
  async request(): Promise<Session> {
    const { http, site, signal, user } = this.#options;
    for (;;) {
      const isAtHand = this.#userToken !== '';
      const known = this.#options.former();
      if (!isAtHand) {
        this.#userToken = await user.renew().catch(() => {
          throw new ConnectionError('unauthorized', 'There is no user token.');
        });
      }
      try {
        const former = known ? { visitor_token: known } : {};
        const session = await http.session({ site, user_token: this.#userToken, ...former }, signal);
        this.#userToken = '';
        return session;
      } catch (error) {
        // After any other failure the token may be valid for the next attempt.
        if (!(error instanceof ConnectionError) || !REFUSALS.has(error.code)) throw error;
        this.#userToken = '';
        // One at hand may be as old as the page: the page gives a fresh one. A visitor cannot fix any other fault.
        if (!isAtHand || error.reason !== 'expired') this.#say(error.message);
        if (!isAtHand) throw new ConnectionError('unauthorized', error.message);
      }
    }
  }

  /** Once: the next attempt has the same fault. */
  #say(line: string): void {
    if (line !== this.#said) console.error(`agent-chat: ${line}`);
    this.#said = line;
  }
}
