// The tools of this page: registered by its scripts, declared with each message, and called by the API. Knows no transport: the
// connection passes calls on and sends the results. What carries a call out is loaded with the first one (page-calls.ts).

import type { PageToolCallFrame, PageToolsDeclaration } from '../../../protocol/content/page-tools.ts';
import type { SendResult } from '../../../protocol/content/server-frames.ts';
import type { ConversationEvent } from '../../../protocol/events.ts';
import type { Clock } from '../clock.ts';
import type { Answer, PageCalls } from './page-calls.ts';
import type { PageTool } from './page-tool.ts';

/** As MAX_PAGE_TOOLS of protocol/content/page-tools.ts, whose schemas stay out of the bundle. */
const MAX_TOOLS = 20;

/** `tab`: a name of this load of the page. */
export type PageToolsOptions = { tab: string; clock: Pick<Clock, 'after'> };

/** What a connection needs of the tools of its page. */
export type ToolsOfPage = Pick<PageTools, 'tab' | 'call'> & {
  /** What keeps the tools; null for a page that has had none. */
  readonly kept: PageTools | null;
  /** Tools that are being registered: the next message declares them. Never rejects. */
  readonly loading?: Promise<unknown> | undefined;
};

export class PageTools {
  /** This load of the page: another load cannot answer its calls. */
  readonly tab: string;
  readonly #clock: Pick<Clock, 'after'>;
  readonly #tools = new Map<string, PageTool>();
  readonly #reported = new Set<string>();
  #loading: Promise<void> | null = null;
  #calls: PageCalls | null = null;

  constructor({ tab, clock }: PageToolsOptions) {
    this.tab = tab;
    this.#clock = clock;
  }

  /** @ignore */
  get kept(): PageTools {
    return this;
  }

  /**
   * Offers a tool from the next message on; returns the function that takes it back.
   * @throws {TypeError} naming the field that is wrong
   */
  register(tool: PageTool): () => void {
    const { name, description, parameters, returns, handler } = tool;
    const problem = !/^[A-Za-z][A-Za-z0-9_-]{0,63}$/.test(name)
      ? 'name must be letters, digits, - and _'
      : typeof description !== 'string' || !description.trim()
        ? 'description is missing'
        : typeof handler !== 'function'
          ? 'handler must be a function'
          : parameters !== undefined && parameters?.type !== 'object'
            ? 'parameters must be a JSON Schema with type "object"'
            : returns !== undefined && (typeof returns !== 'object' || returns === null)
              ? 'returns must be a JSON Schema'
              : this.#tools.has(name)
                ? 'the name is registered already'
                : this.#tools.size >= MAX_TOOLS
                  ? `a page has at most ${MAX_TOOLS} tools`
                  : null;
    if (problem) throw new TypeError(`agent-chat: registerTool ${name}: ${problem}.`);
    this.#tools.set(name, tool);
    return () => {
      if (this.#tools.get(name) === tool) this.#tools.delete(name);
    };
  }

  /** What a message declares; nothing without tools. */
  get declaration(): { page_tools?: PageToolsDeclaration } {
    if (this.#tools.size === 0) return {};
    const tools = [...this.#tools.values()].map(
      ({ handler: _, readOnly: read_only, timeoutMs: timeout_ms, ...tool }) => ({ ...tool, read_only, timeout_ms }),
    );
    return { page_tools: { tab: this.tab, tools } as PageToolsDeclaration };
  }

  /** Says once in the console which tools the API does not offer, and why. */
  report({ refused_page_tools: refused = [] }: Partial<SendResult>): void {
    for (const { name, path, message } of refused) {
      const line = `agent-chat: the tool ${name} of this page is left out: ${`${path} ${message}`.trim()}.`;
      if (!this.#reported.has(line)) console.warn(line);
      this.#reported.add(line);
    }
  }

  /** A call of the API; see {@link PageCalls.call}. */
  call(frame: PageToolCallFrame, answer: Answer): void {
    this.#loading ??= import('./page-calls.ts').then(({ PageCalls }) => {
      this.#calls = new PageCalls(this.#tools, this.#clock);
    });
    this.#loading.then(
      () => this.#calls?.call(frame, answer),
      (error: unknown) => {
        this.#loading = null;
        answer({ status: 'error', error: `The page could not load its tools: ${error}` }).catch(() => {});
      },
    );
  }

  /** See {@link PageCalls.follow}. */
  follow(event: ConversationEvent): void {
    this.#calls?.follow(event);
  }

  /** See {@link PageCalls.leave}. */
  leave(): void {
    this.#calls?.leave();
  }
}
