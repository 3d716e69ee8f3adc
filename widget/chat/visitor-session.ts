// The visitor's identity at the API: the session, its token, and its renewal. Knows neither sockets nor conversations.
import type { Clock } from './clock.ts';
import { ConnectionError, type ConnectionErrorCode, codeOf } from './connection/connection-error.ts';
import { type EarlySite, type HttpApi, isNoApi, type Session, type SiteInfo } from './connection/http-api.ts';
import { readJson } from './read-json.ts';
import type { ChatStorage } from './storage.ts';

/** A token is renewed when it expires within this time, in milliseconds. */
const TOKEN_MARGIN_MS = 30_000;

/** The API's refusals of a user token: its fault, or its length. None of them leads to an anonymous session (ID-2). */
const REFUSALS = new Set<ConnectionErrorCode>(['unauthorized', 'invalid_request', 'too_large']);

/** A visitor whom the site identifies by tokens signed by its own server. */
export type NamedUser = {
  /** The current token; '' when there is none. */
  token: string;
  /** Requests a fresh token from the page. Rejects when there is none. */
  renew(): Promise<string>;
};

export type VisitorSessionOptions = {
  http: HttpApi;
  site: string;
  /** The site's texts, where they were requested before. */
  early?: EarlySite;
  /** Missing: an anonymous visitor. */
  user?: NamedUser | undefined;
  storage: ChatStorage;
  clock: Clock;
  /** Aborts every open request. */
  signal: AbortSignal;
  /** What the site says of itself; again whenever the session is renewed. */
  onSite: (site: SiteInfo) => void;
  /** The request for the site's texts, or for a session, failed. */
  onFailed: (error: ConnectionError) => void;
};

/**
 * The visitor's session. The token of an anonymous visitor is stored, and identifies them across reloads and tabs; there is
 * none before the first question. The token of an identified visitor is kept in this page only, and only the site renews it.
 */
export class VisitorSession {
  readonly #options: VisitorSessionOptions;
  #pending: Promise<Session> | null = null;
  #token: { value: string; expiresAtMs: number } | null = null;
  /** A user token of the site's server that was not used yet. */
  #userToken: string;
  #hasSite = false;
  /** Given once: later calls show whether the API is there. */
  #early: EarlySite;
  /** The last line in the console. */
  #said = '';

  constructor(options: VisitorSessionOptions) {
    this.#options = options;
    this.#userToken = options.user?.token ?? '';
    this.#early = options.early;
    this.#token = this.#stored();
  }

  /** The site's texts have arrived. */
  get hasSite(): boolean {
    return this.#hasSite;
  }

  /** The visitor has a token, here or from another tab, or a name: calling the API creates no new visitor. */
  get isKnown(): boolean {
    this.#token ??= this.#stored();
    return this.#token !== null || this.#options.user !== undefined;
  }

  /**
   * The site's texts, without a session where the API gives them so. True, and no promise, where they are there already: then the first
   * drawing has them. False: they cannot be had now.
   */
  describe(): boolean | Promise<boolean> {
    const early = this.#early;
    this.#early = undefined;
    return this.#takeEarly(early) || this.#describe(early);
  }

  async #describe(early: EarlySite): Promise<boolean> {
    const { http, site, signal } = this.#options;
    try {
      if (!this.#takeEarly(await early)) this.#take(await http.site(site, signal));
      return true;
    } catch (error) {
      // An API of the first protocol gives them with a session only.
      if (!isNoApi(error)) this.#failed(error);
      return (
        isNoApi(error) &&
        this.renew().then(
          () => true,
          () => false,
        )
      );
    }
  }

  #takeEarly(early: Awaited<EarlySite> | EarlySite): boolean {
    // Neither a promise nor another server's reply has an agent.
    const isThere = !!(early as SiteInfo | undefined)?.agent;
    if (isThere) this.#take(early as SiteInfo);
    return isThere;
  }

  /** A new session, one at a time. Rejects with {@link ConnectionError}. */
  renew(): Promise<Session> {
    this.#pending ??= this.#request().finally(() => {
      this.#pending = null;
    });
    return this.#pending;
  }

  /** The token is no longer valid: the next call renews it. */
  forgetToken(): void {
    this.#token = null;
  }

  /** A token that stays valid for a while. */
  async freshToken(): Promise<string> {
    const token = this.#token;
    // An unreadable time compares false: then the API decides, and 401 renews.
    const isOver = token !== null && token.expiresAtMs - TOKEN_MARGIN_MS <= this.#options.clock.nowMs();
    if (token && !isOver) return token.value;
    return (await this.renew()).token;
  }

  /** Calls with the token; once more with a new one when the API reports that it is no longer valid. */
  async authorized<Reply>(call: (token: string) => Promise<Reply>): Promise<Reply> {
    const token = await this.freshToken();
    try {
      return await call(token);
    } catch (error) {
      if (codeOf(error) !== 'unauthorized') throw error;
      if (this.#token?.value === token) this.forgetToken();
      return call(await this.freshToken());
    }
  }

  async #request(): Promise<Session> {
    const { user, storage } = this.#options;
    try {
      const session = await (user ? this.#name(user) : this.#resume());
      this.#token = { value: session.token, expiresAtMs: Date.parse(session.expires_at) };
      // What the anonymous visitor had belongs to the identified one now.
      storage.set('token', user ? null : JSON.stringify(this.#token));
      this.#take(session.site);
      return session;
    } catch (error) {
      throw this.#failed(error);
    }
  }

  /** A session of the anonymous visitor, the previous one when the API still knows it. */
  async #resume(): Promise<Session> {
    const { http, site, storage, signal } = this.#options;
    const known = readToken(storage.get('token'))?.value;
    if (!known) return http.session({ site }, signal);
    return http.session({ site, visitor_token: known }, signal).catch((error: unknown) => {
      // A token of another key or another server: begin as a new visitor.
      if (codeOf(error) !== 'unauthorized') throw error;
      return http.session({ site }, signal);
    });
  }

  /** A session of the identified visitor, with the current user token or, when that is used or refused, a new one from the page. */
  async #name(user: NamedUser): Promise<Session> {
    const { http, site, storage, signal } = this.#options;
    for (;;) {
      const isAtHand = this.#userToken !== '';
      // That of the anonymous visitor who signs in: the API gives what they have to the user.
      const known = readToken(storage.get('token'))?.value;
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

  #take(site: SiteInfo): void {
    this.#hasSite = true;
    this.#options.onSite(site);
  }

  #failed(error: unknown): unknown {
    if (error instanceof ConnectionError) this.#options.onFailed(error);
    return error;
  }

  #stored(): { value: string; expiresAtMs: number } | null {
    return this.#options.user ? null : readToken(this.#options.storage.get('token'));
  }
}

function readToken(stored: string | null): { value: string; expiresAtMs: number } | null {
  const token = readJson(stored) as { value?: unknown; expiresAtMs?: unknown } | null | undefined;
  if (typeof token?.value !== 'string') return null;
  return { value: token.value, expiresAtMs: typeof token.expiresAtMs === 'number' ? token.expiresAtMs : Number.NaN };
}
