// Who the visitor is to the API: the session, its token, and renewing it. Knows nothing of sockets and conversations.
import type { Clock } from './clock.ts';
import { ConnectionError } from './connection-error.ts';
import type { HttpApi, Session, SiteInfo } from './http-api.ts';
import type { ChatStorage } from './storage.ts';

/** A token is renewed when less than this is left, in milliseconds. */
const TOKEN_MARGIN_MS = 30_000;

export type VisitorSessionOptions = {
  http: HttpApi;
  site: string;
  /** Signed by the site's own server; names the visitor (api.md section 3). */
  userToken: string | undefined;
  storage: ChatStorage;
  clock: Clock;
  /** Ends every request under way. */
  signal: AbortSignal;
  /** What the site says of itself; again whenever the session is renewed. */
  onSite: (site: SiteInfo) => void;
  /** The API knows us and says no: trying again by itself would not help. */
  onRefused: () => void;
};

/** The visitor's session. A stored token keeps the visitor the same over reloads and tabs. */
export class VisitorSession {
  readonly #options: VisitorSessionOptions;
  #pending: Promise<Session> | null = null;
  #token: { value: string; expiresAtMs: number } | null;
  #hasSite = false;

  constructor(options: VisitorSessionOptions) {
    this.#options = options;
    this.#token = readToken(options.storage.get('token'));
  }

  /** The site's words have come. */
  get hasSite(): boolean {
    return this.#hasSite;
  }

  /** A new session, one at a time. Rejects with {@link ConnectionError}. */
  renew(): Promise<Session> {
    this.#pending ??= this.#request().finally(() => {
      this.#pending = null;
    });
    return this.#pending;
  }

  /** The token is no longer good: the next call renews it. */
  forgetToken(): void {
    this.#token = null;
  }

  /** A token that is good for a while. */
  async freshToken(): Promise<string> {
    const token = this.#token;
    // An unreadable time compares false: then the API decides, and 401 renews.
    const isOver = token !== null && token.expiresAtMs - TOKEN_MARGIN_MS <= this.#options.clock.nowMs();
    if (token && !isOver) return token.value;
    return (await this.renew()).token;
  }

  /** Calls with the token; once more with a new one when the API says that it is no longer good. */
  async authorized<Reply>(call: (token: string) => Promise<Reply>): Promise<Reply> {
    const token = await this.freshToken();
    try {
      return await call(token);
    } catch (error) {
      if (!(error instanceof ConnectionError) || error.code !== 'unauthorized') throw error;
      if (this.#token?.value === token) this.forgetToken();
      return call(await this.freshToken());
    }
  }

  async #request(): Promise<Session> {
    const { http, site, userToken, storage, signal } = this.#options;
    const known = readToken(storage.get('token'))?.value;
    const body = { site, ...(known ? { visitor_token: known } : {}), ...(userToken ? { user_token: userToken } : {}) };
    try {
      const session = await http.session(body, signal).catch((error: unknown) => {
        // A token of another key or another server: begin as a new visitor rather than never.
        const isStale = error instanceof ConnectionError && error.code === 'unauthorized' && known && !userToken;
        if (!isStale) throw error;
        return http.session({ site }, signal);
      });
      this.#token = { value: session.token, expiresAtMs: Date.parse(session.expires_at) };
      storage.set('token', JSON.stringify(this.#token));
      this.#hasSite = true;
      this.#options.onSite(session.site);
      return session;
    } catch (error) {
      if (error instanceof ConnectionError && isRefusal(error)) {
        console.error(`agent-chat: the API refuses this page. ${error.message}`);
        this.#options.onRefused();
      }
      throw error;
    }
  }
}

function isRefusal(error: ConnectionError): boolean {
  return error.code === 'unauthorized' || error.code === 'origin_not_allowed' || error.code === 'not_found';
}

function readToken(stored: string | null): { value: string; expiresAtMs: number } | null {
  if (stored === null) return null;
  try {
    const token = JSON.parse(stored) as { value?: unknown; expiresAtMs?: unknown } | null;
    if (typeof token?.value !== 'string') return null;
    return { value: token.value, expiresAtMs: typeof token.expiresAtMs === 'number' ? token.expiresAtMs : Number.NaN };
  } catch {
    return null;
  }
}
