// The visitor's identity from the site: the current user token, requesting a fresh one from the page, and detecting a change of
// user. Knows the element's two properties; visitor-session.ts makes the session.
import type { Clock } from '../../../chat/clock.ts';
import type { NamedUser } from '../../../chat/named-session.ts';
import { type ChatStorage, claimFor } from '../../../chat/storage.ts';
import { fire } from '../../../shared/events.ts';

/** Longest wait for a requested token, in milliseconds. */
const ANSWER_MS = 10_000;
/** The name of an identified visitor before the first token arrives. */
const UNKNOWN = '?';

type Host = EventTarget & { userToken: string; getUserToken: (() => Promise<string>) | null };

export class UserTokens {
  readonly #host: Host;
  readonly #clock: Clock;
  /** The user of the connection; '' for an anonymous visitor. */
  #name = '';
  /** Another tab of this browser has signed in, and the page of this one has not given a token yet. */
  #isExpected = false;
  #offered = '';
  /** Answers the request for a token that waits; '': the page has none. */
  giveToken: ((token: string) => void) | null = null;

  constructor(host: Host, clock: Clock) {
    this.#host = host;
    this.#clock = clock;
  }

  /** The site identifies the visitor, or can. */
  get isNamed(): boolean {
    return Boolean(this.#host.userToken || this.#host.getUserToken || this.#isExpected);
  }

  /** The next connection has no anonymous visitor: it needs a token of the page. */
  expect(isExpected: boolean): void {
    this.#isExpected = isExpected;
  }

  /** The page has given this token unasked, to a connection that has none: the next request takes it. */
  offer(token: string): void {
    this.#offered = token;
  }

  /** For a new connection over `storage`, which keeps only values of this visitor. */
  begin(storage: ChatStorage): NamedUser | undefined {
    const { userToken } = this.#host;
    this.#offered = '';
    this.#name = userToken ? nameOf(userToken) : this.isNamed ? UNKNOWN : '';
    if (this.#name !== UNKNOWN) claimFor(storage, this.#name);
    return this.isNamed ? { token: userToken || '', renew: () => this.#ask() } : undefined;
  }

  /** Call when a property has changed. True when the connection belongs to another user. */
  isOther(storage: ChatStorage): boolean {
    const { userToken } = this.#host;
    if (userToken) this.giveToken?.(userToken);
    if (!this.isNamed) return this.#name !== '';
    if (!userToken) return this.#name === '';
    const name = nameOf(userToken);
    if (this.#name !== UNKNOWN) return this.#name !== name;
    this.#name = name;
    const before = storage.get('user') ?? '';
    // The session of this connection has signed the anonymous visitor in.
    if (before === '') claimFor(storage, name);
    return before !== '' && before !== name;
  }

  /** Requests a token by the page's function or by the event; the page may also set `userToken`. Rejects when none arrives in time. */
  async #ask(): Promise<string> {
    const host = this.#host;
    const offered = this.#offered;
    this.#offered = '';
    if (offered !== '') return offered;
    fire(host, 'agent-chat-token-needed', {});
    // A page that does not know of it answers no event; a token that it sets later is taken all the same.
    if (this.#isExpected && !host.getUserToken && !host.userToken) throw new Error('signed in elsewhere');
    let cancel = () => {};
    try {
      const token = await new Promise<string>((resolve, reject) => {
        cancel = this.#clock.after(ANSWER_MS, () => resolve(''));
        this.giveToken = resolve;
        Promise.resolve(host.getUserToken?.()).then((given) => given !== undefined && resolve(given), reject);
      });
      if (!token) throw new Error('no user token');
      host.userToken = token;
      return token;
    } catch (error) {
      console.error(error);
      throw error;
    } finally {
      cancel();
      this.giveToken = null;
    }
  }
}

/** A short hash of the user in a token, the same for all tokens of the user; of the token itself where it cannot be parsed. */
export function nameOf(token: string): string {
  // A page may return anything from `getUserToken`; the API says what is wrong with it.
  let subject = `${token}`;
  try {
    const payload = token.split('.')[1] ?? '';
    const { sub } = JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/'))) as { sub?: unknown };
    if (typeof sub === 'string') subject = sub;
  } catch {
    // Not a JWT: the API will reject it.
  }
  // FNV-1a, so that the browser's storage does not contain the user's identity.
  let hash = 0x811c9dc5;
  for (let i = 0; i < subject.length; i++) hash = Math.imul(hash ^ subject.charCodeAt(i), 0x01000193) >>> 0;
  return hash.toString(36);
}
