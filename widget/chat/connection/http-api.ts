// The API's HTTP calls as functions: paths, headers, timeouts, errors. No state but the token passed to each call.
// connection.ts decides when to call, and what to do about a failure.
import type { ShowReasoning } from '../../../protocol/blocks.ts';
import type { History } from '../../../protocol/history.ts';
import { ConnectionError, codeOf, isForeign, toConnectionError } from './connection-error.ts';

/** The agent's name and texts, and what the visitor reads before the first question. */
export type SiteAgent = {
  name: string;
  avatar?: string;
  greeting?: string;
  description?: string;
  suggestions?: readonly string[];
  /** The text below the field. */
  disclaimer?: string;
};

/** The site's public settings: its agent and how the conversation begins. */
export type SiteInfo = {
  /** `translations`: texts in other languages, by BCP 47 tag (site-texts.ts chooses). */
  agent: SiteAgent & { translations?: Readonly<Record<string, Partial<SiteAgent>>> };
  strings?: Readonly<Record<string, string>>;
  /** Where the page says nothing else; lengths in px. */
  look?: { accent?: string; radius?: number; density?: number; font_size?: number };
  /** How much of the model's reasoning is shown; `label` unless given. */
  show_reasoning?: ShowReasoning;
  features?: Readonly<Record<string, unknown>>;
  limits?: Readonly<Record<string, number>>;
};

/** What was requested before the chat was there, or its promise, by the API's address and the site. Undefined: the API did not answer so. */
export type EarlySites = Record<string, EarlySite>;
export type EarlySite = SiteInfo | Promise<SiteInfo | undefined | void> | undefined;

/** Reply of `POST /api/v1/session`. */
export type Session = {
  token: string;
  expires_at: string;
  visitor_id: string;
  conversation_id?: string;
  site: SiteInfo;
};

/** One entry of the list of conversations. */
export type ConversationSummary = {
  id: string;
  title: string | null;
  /** First words of the newest answer, Markdown. */
  preview?: string;
  updated_at: string;
  status?: string;
  /** Answers that the visitor has not seen. */
  unread?: number;
};

/** Longest wait for an ordinary reply, in milliseconds. */
const REPLY_TIMEOUT_MS = 15_000;
/** Longest wait for a history or a file, which may be large on a slow connection, in milliseconds. */
const HISTORY_TIMEOUT_MS = 30_000;

/**
 * Characters of a body up to which a change outlives its page: one that is shown at once has to arrive, though the visitor leaves in
 * the same moment. Browsers take 64 KiB for all such requests of a page together (Fetch, section 4.5): messages and files are sent
 * again by the next page instead.
 */
const MAX_KEPT_CHARS = 2_000;

/** Calls about files: their replies may be files, and take as long. */
const FILES = '/attachments';

/** What reads the body of a reply. Rejects with a SyntaxError where that is no JSON. */
export type ReadReply<Reply> = (response: Response) => Promise<Reply>;

/** `isFirst`: the call shows whether an API answers at all. */
type Call = {
  token?: string;
  /** JSON, but for a Blob, whose bytes are sent. */
  body?: unknown;
  signal?: AbortSignal | undefined;
  timeoutMs?: number;
  isFirst?: boolean;
  /** A body of any size outlives its page, where the browser takes it. */
  keepalive?: boolean;
  /** In place of `Response.json`. */
  read?: ReadReply<unknown> | undefined;
};

/** The calls of one API. `base` is its address, with a path where it has one. */
export class HttpApi {
  #base: string;
  readonly #fetch: typeof fetch;

  constructor(base: string, fetchPage: typeof fetch) {
    this.#base = base.replace(/\/+$/, '');
    this.#fetch = fetchPage;
  }

  /** Where the API is: the address that was given, or its origin (see `call`). Without a slash at its end. */
  get base(): string {
    return this.#base;
  }

  /** Address of the socket: `ws:` for `http:`, `wss:` for `https:`. */
  get socketUrl(): string {
    return `${this.#base.replace(/^http/, 'ws')}/api/v1/ws`;
  }

  /** @throws {ConnectionError} as do all calls */
  session(
    body: { site: string; visitor_token?: string; user_token?: string; link_token?: string },
    signal?: AbortSignal,
  ): Promise<Session> {
    return this.call<Session>('POST', '/session', { body, signal, isFirst: true });
  }

  /** The texts of a site, for a visitor without a session. */
  async site(site: string, signal?: AbortSignal): Promise<SiteInfo> {
    const reply = await this.call<{ site: SiteInfo }>('POST', '/site', { body: { site }, signal, isFirst: true });
    return reply.site;
  }

  /** The newest page, with all sources; with `before` the page above that cursor, without them. */
  history(
    token: string,
    conversationId: string,
    signal?: AbortSignal,
    before?: number,
    read?: ReadReply<History>,
  ): Promise<History> {
    const query = before === undefined ? '' : `?before=${before}&workspace=none`;
    const path = `/conversations/${encodeURIComponent(conversationId)}/history${query}`;
    return this.call<History>('GET', path, { token, signal, read, timeoutMs: HISTORY_TIMEOUT_MS });
  }

  async createConversation(token: string, signal?: AbortSignal): Promise<string> {
    const { id } = await this.call<{ id?: string }>('POST', '/conversations', { token, signal, body: {} });
    if (!id) throw new ConnectionError('internal', 'The new conversation has no id.');
    return id;
  }

  /** A result that the log has in part, as a file. */
  toolResult(token: string, conversationId: string, toolUseId: string): Promise<Blob> {
    const path = `/conversations/${encodeURIComponent(conversationId)}/tool-results/${encodeURIComponent(toolUseId)}`;
    const call = { token, timeoutMs: HISTORY_TIMEOUT_MS };
    return this.#reply('GET', path, call, (response) => response.blob());
  }

  /**
   * Any call of the API, by its path below `/api/v1`. Where the script lies in a folder and its API at the root, the first call
   * finds that out, and all later ones go to the root.
   */
  async call<Reply>(method: string, path: string, call: Call): Promise<Reply> {
    try {
      return await this.#callBase<Reply>(method, path, call);
    } catch (error) {
      const { origin } = new URL(this.#base);
      if (!isNoApi(error) || origin === this.#base) throw error;
      this.#base = origin;
      return this.#callBase<Reply>(method, path, call);
    }
  }

  #callBase<Reply>(method: string, path: string, call: Call): Promise<Reply> {
    return this.#reply(method, path, call, async (response) => {
      if (response.status === 204) return undefined as Reply;
      if (method === 'GET' && path.startsWith(FILES)) return (await response.blob()) as Reply;
      // A conversation to read.
      if (response.headers.get('content-type')?.startsWith('text/markdown')) return (await response.text()) as Reply;
      const reply = (await (call.read?.(response) ?? response.json())) as Reply;
      if (call.isFirst && !(reply as { site?: { agent?: unknown } } | null)?.site?.agent) throw notAnApi();
      return reply;
    });
  }

  /** What `read` gives of the reply; the deadline holds for the whole of it. */
  async #reply<Reply>(
    method: string,
    path: string,
    call: Call,
    read: (response: Response) => Promise<Reply>,
  ): Promise<Reply> {
    const timeoutMs = call.timeoutMs ?? (path.startsWith(FILES) ? HISTORY_TIMEOUT_MS : REPLY_TIMEOUT_MS);
    const deadline = AbortSignal.timeout(timeoutMs);
    const signal = call.signal ? AbortSignal.any([call.signal, deadline]) : deadline;
    try {
      const response = await this.request(method, path, { ...call, signal });
      if (!response.ok) throw await toFailure(response, call.isFirst);
      return await read(response);
    } catch (error) {
      if (error instanceof ConnectionError) throw error;
      if (call.signal?.aborted) throw call.signal.reason;
      // A web page instead of JSON.
      if (call.isFirst && error instanceof SyntaxError) throw notAnApi();
      if (deadline.aborted) throw new ConnectionError('timeout', `No answer within ${timeoutMs / 1000} s.`);
      throw new ConnectionError('network', 'The service could not be reached.');
    }
  }

  /** One request, whose reply may be a failure. */
  request(method: string, path: string, call: Call, headers: Record<string, string> = {}): Promise<Response> {
    const { body } = call;
    const isBytes = body instanceof Blob;
    const text = isBytes ? '' : (JSON.stringify(body) as string | undefined);
    const isKept = call.keepalive || (method !== 'GET' && !isBytes && (text ?? '').length <= MAX_KEPT_CHARS);
    return this.#fetch(`${this.#base}/api/v1${path}`, {
      method,
      headers: {
        ...headers,
        ...(call.token ? { authorization: `Bearer ${call.token}` } : {}),
        ...(body === undefined ? {} : { 'content-type': `application/${isBytes ? 'octet-stream' : 'json'}` }),
      },
      body: isBytes ? body : text,
      // No cookies: only the token identifies the visitor (API-10).
      credentials: 'omit',
      cache: 'no-store',
      keepalive: isKept,
      signal: call.signal,
    });
  }
}

/** True when something else than an API answered, or one that does not know the call. */
export function isNoApi(error: unknown): boolean {
  return codeOf(error) === 'not_an_api';
}

function notAnApi(): ConnectionError {
  return new ConnectionError('not_an_api', 'The service is not set up.');
}

/** What a failed reply says. */
export async function toFailure(response: Response, isFirst = false): Promise<ConnectionError> {
  const body: unknown = await response.json().catch(() => null);
  if (isFirst && isForeign(body, response.status)) return notAnApi();
  return toConnectionError(body, response.status, response.headers.get('retry-after'));
}
