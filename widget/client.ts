// `@agent-chat/widget/client`: a conversation without elements, in a browser or in Node: session, messages, the log with resume,
// approvals and files. It is the connection and the controller that <agent-chat> draws, whose `controller` it can be.

import type { Block, RunError, RunStatus, Source } from '../protocol/blocks.ts';
import type { Approval } from '../protocol/content/approvals.ts';
import type { PageContext } from '../protocol/content/page-context.ts';
import { ChatController, type ChatControllerOptions } from './chat/chat-controller.ts';
import type { ChatView } from './chat/chat-view.ts';
import { browserParts } from './chat/client/browser-parts.ts';
import { runtimeParts, type SocketClass } from './chat/client/runtime-parts.ts';
import { SendingFailures } from './chat/client/sending-failures.ts';
import { type UploadedFile, type UploadOptions, uploadFile } from './chat/client/upload-file.ts';
import { ConnectionError } from './chat/connection/connection-error.ts';
import { createConnection } from './chat/connection/network-connection.ts';
import type { Decision } from './chat/conversation/decision.ts';
import * as logParts from './chat/log/parts.ts';
import { wholeLog } from './chat/log/whole-log.ts';
import type { PageTools } from './chat/page-tools/page-tools.ts';
import type { Refusal } from './chat/refusal-lines.ts';
import { citedSources } from './chat/sources/answer-sources.ts';
import { toShownSources } from './chat/sources/shown-sources.ts';
import { sourcesByRun } from './chat/sources/sources-by-run.ts';
import { type ChatStorage, createMemoryStorage, createStorage } from './chat/storage.ts';

export type { ChatView } from './chat/chat-view.ts';
export type { SocketClass } from './chat/client/runtime-parts.ts';
export type { UploadedFile, UploadOptions } from './chat/client/upload-file.ts';
export { ConnectionError, type ConnectionErrorCode } from './chat/connection/connection-error.ts';
export type { Decision } from './chat/conversation/decision.ts';
export { type ChatStorage, createMemoryStorage } from './chat/storage.ts';

// A program has no first load.
wholeLog.take(logParts);

export type ClientOptions = {
  /** Address of the API, e.g. `https://chat.example.com`. */
  api: string;
  /** The key of the site; `default` if left out. */
  site?: string;
  /** The conversation to show; if left out the one of the storage, or a new one. */
  conversation?: string;
  /** A fresh token of the site's own server, for a visitor whom it knows. */
  getUserToken?: () => Promise<string>;
  /** What lasts: token, conversation, unsent messages. `localStorage` in a page of an anonymous visitor, else memory. */
  storage?: ChatStorage;
  /** Tools that the agent may call here. */
  pageTools?: PageTools;
  /** Outside of a browser, which sends its own: one of the site's origins. That of the API if left out. */
  origin?: string;
  /** Outside of a browser: its own if left out; without one the log comes as server-sent events. */
  WebSocket?: SocketClass;
  /** Outside of a browser. */
  fetch?: typeof fetch;
};

export type AskOptions = {
  /** Files that were uploaded. */
  files?: readonly UploadedFile[];
  /** What the page says of itself. */
  context?: PageContext;
  /** The answer so far, after each change. */
  onText?(text: string): void;
  /** Decides what waits for a person; if left out the answer waits for `decide`. */
  onApproval?(
    approval: Approval,
  ): Omit<Decision, 'approvalId' | 'argsHash'> | Promise<Omit<Decision, 'approvalId' | 'argsHash'>>;
  /** Ends the wait, and not the answer: that is `stop`. */
  signal?: AbortSignal;
};

/** How a question was answered. `[n]` in the text is `sources[n - 1]`. */
export type Answer = {
  runId: string;
  /** `done`, `stopped` or `error`. */
  status: RunStatus;
  text: string;
  sources: Source[];
  error?: RunError;
};

/** A client, which connects at once. `dispose` releases it: it keeps a process alive. */
export function createClient(options: ClientOptions): ChatClient {
  const { api, site = 'default', conversation, getUserToken, pageTools, origin, fetch, WebSocket } = options;
  const isPage = typeof window !== 'undefined' && typeof document !== 'undefined';
  const lasting = isPage && !getUserToken ? createStorage(site) : createMemoryStorage();
  const { storage = lasting } = options;
  if (conversation) storage.set('conversation', conversation);
  const parts = isPage ? browserParts() : runtimeParts({ origin: origin ?? new URL(api).origin, fetch, WebSocket });
  const user = getUserToken && { token: '', renew: getUserToken };
  let refusal: Refusal | undefined;
  const page = {
    ...parts.page,
    onRefusal: (why: Refusal) => {
      refusal = why;
    },
  };
  const connection = createConnection({ ...parts, api, site, user, pageTools, storage, page });
  const client = new ChatClient({ ...parts, connection, storage, refusal: () => refusal });
  client.start();
  return client;
}

/** A conversation: what the elements draw (`view`), and calls that wait for their end. */
export class ChatClient extends ChatController {
  readonly #clock: ChatControllerOptions['clock'];
  readonly #failures: SendingFailures;
  readonly #refusal: () => Refusal | undefined;
  readonly #lifetime = new AbortController();

  /** `refusal`: why no call can succeed, once the status is `refused`. */
  constructor(options: ChatControllerOptions & { refusal?(): Refusal | undefined }) {
    const failures = new SendingFailures();
    super({ showSources: toShownSources, ...options, connection: failures.of(options.connection) });
    this.#failures = failures;
    this.#clock = options.clock;
    this.#refusal = () => options.refusal?.();
  }

  /** Resolves with the first view for which `isTrue`; rejects when `signal` is aborted, or the client is disposed. */
  until(isTrue: (view: ChatView) => boolean, signal?: AbortSignal): Promise<ChatView> {
    return new Promise((resolve, reject) => {
      const ends = signal ? AbortSignal.any([signal, this.#lifetime.signal]) : this.#lifetime.signal;
      const settle = (act: () => void) => {
        unsubscribe();
        ends.removeEventListener('abort', abort);
        act();
      };
      const abort = () => settle(() => reject(ends.reason));
      const check = () => {
        try {
          if (isTrue(this.view)) settle(() => resolve(this.view));
        } catch (error) {
          settle(() => reject(error));
        }
      };
      const unsubscribe = this.subscribe(check);
      ends.addEventListener('abort', abort, { once: true });
      if (ends.aborted) abort();
      else check();
    });
  }

  /**
   * Sends a message, after the answer that is being written, and resolves with its answer; one that failed or was stopped is an
   * answer, too. Rejects with a ConnectionError when the message cannot be sent, when the API refuses this client (`code`:
   * `origin_not_allowed`, `not_found` for the site, `not_an_api`, …), or knows its visitor no longer (`unauthorized`).
   */
  async ask(text: string, { files = [], context, onText, onApproval, signal }: AskOptions = {}): Promise<Answer> {
    signal?.throwIfAborted();
    if (this.view.isQueueFull) throw new Error('Too many messages wait for the answer before them.');
    const content = [...(text.trim() === '' ? [] : [{ type: 'text' as const, text: text.trim() }]), ...files];
    if (content.length === 0) throw new Error('The question is empty: give a text, or files.');
    const clientId = this.post(content, context ? { context } : {});
    const asked = new Set<string>();
    const broken = new AbortController();
    let shown = '';
    let answer: Answer | null = null;
    await this.until(
      (view) => {
        const sent = view.pending.find((item) => item.clientId === clientId);
        if (sent?.status === 'failed') {
          this.withdraw(clientId);
          throw this.#failures.withWords(sent.error);
        }
        if (view.status === 'refused') throw refusedBy(this.#refusal());
        if (view.status === 'signed-out')
          throw new ConnectionError('unauthorized', 'The API knows this visitor no longer.');
        answer = answerTo(view, clientId);
        if (!answer) return false;
        if (answer.text !== shown) onText?.(answer.text);
        shown = answer.text;
        for (const approval of onApproval ? waitingIn(view, answer.runId) : []) {
          if (asked.has(approval.approval_id)) continue;
          asked.add(approval.approval_id);
          this.#decideBy(approval, onApproval!).catch((error: unknown) => broken.abort(error));
        }
        return answer.status !== 'running' && answer.status !== 'waiting';
      },
      signal ? AbortSignal.any([signal, broken.signal]) : broken.signal,
    );
    return answer!;
  }

  /** Uploads a file; the result goes into `ask`. Rejects with ConnectionError, whose message names what is wrong with the file. */
  upload(file: Blob, options: UploadOptions = {}): Promise<UploadedFile> {
    const ends = options.signal ? AbortSignal.any([options.signal, this.#lifetime.signal]) : this.#lifetime.signal;
    return uploadFile(this.call, file, this.#clock, { ...options, signal: ends });
  }

  override dispose(): void {
    super.dispose();
    this.#lifetime.abort(new Error('The client was disposed.'));
  }

  async #decideBy(approval: Approval, decide: NonNullable<AskOptions['onApproval']>): Promise<void> {
    const decision = await decide(approval);
    const { approval_id: approvalId, args_hash: argsHash } = approval;
    await this.decide({ ...decision, approvalId, ...(argsHash === undefined ? {} : { argsHash }) });
  }
}

function refusedBy(refusal: Refusal = 'origin_not_allowed'): ConnectionError {
  return new ConnectionError(refusal, `The API refuses this client (${refusal}): see the console.`);
}

function blocksOf(view: ChatView): Block[] {
  return view.entries.flatMap((entry) => (entry.type === 'block' ? [entry.block] : entry.blocks));
}

/** The answer to a message, so far; null before its run has begun. */
function answerTo(view: ChatView, clientId: string): Answer | null {
  const blocks = blocksOf(view);
  const runId = blocks.find(
    (block) =>
      (block.type === 'user' && block.client_id === clientId) ||
      (block.type === 'approval' && block.outcome?.client_id === clientId),
  )?.run_id;
  const own = blocks.filter((block) => block.run_id === runId);
  const run = own.find((block) => block.type === 'run');
  if (runId === undefined || run?.type !== 'run') return null;
  const texts = own.flatMap((block) =>
    block.type === 'text' && !block.is_part ? [logParts.withShownNumbers(block.text, block.citations ?? [])] : [],
  );
  const end = own.find((block) => block.type === 'terminal');
  return {
    runId,
    status: run.status,
    text: texts.join('\n\n'),
    sources: citedSources(sourcesByRun(view.sources, new Map()).get(runId) ?? []),
    ...(end?.type === 'terminal' && end.error ? { error: end.error } : {}),
  };
}

/** What waits for a person in a run. */
function waitingIn(view: ChatView, runId: string): Approval[] {
  return blocksOf(view).flatMap((block) => {
    if (block.run_id !== runId) return [];
    if (block.type === 'approval' && !block.outcome) return [block.approval];
    return block.type === 'tool_use' && block.approval && !block.approvalOutcome ? [block.approval] : [];
  });
}
