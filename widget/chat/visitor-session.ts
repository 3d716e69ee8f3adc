// The visitor's identity at the API: the session, its token, and its renewal. Knows neither sockets nor conversations.
import { LaterModule } from '../shared/loading/later-module.ts';
import type { Clock } from './clock.ts';
import { ConnectionError, codeOf } from './connection/connection-error.ts';
import { type EarlySite, type HttpApi, isNoApi, type Session, type SiteInfo } from './connection/http-api.ts';
import type { NamedSession, NamedUser } from './named-session.ts';
import { readJson } from './read-json.ts';
import type { ChatStorage } from './storage.ts';

/** A token is renewed when it expires within this time, in milliseconds. */
const TOKEN_MARGIN_MS = 30_000;

/** Few visitors are named by their site. */
export const namedSessionPart = new LaterModule('what signs visitors in', () => import('./named-session.ts'));

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
  #named: NamedSession | null = null;
  #hasSite = false;
  /** Given once: later calls show whether the API is there. */
  #early: EarlySite;

  constructor(options: VisitorSessionOptions) {
    this.#options = options;
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

  /** A session of the identified visitor. */
  async #name(user: NamedUser): Promise<Session> {
    const part = await namedSessionPart.load();
    if (!part) throw new ConnectionError('network', 'What signs visitors in could not be loaded.');
    const former = () => readToken(this.#options.storage.get('token'))?.value;
    this.#named ??= new part.NamedSession({ ...this.#options, user, former });
    return this.#named.request();
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
