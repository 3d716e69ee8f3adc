// What a host page calls: `window.AgentChat`, and what it registers, a tool that the agent may call and that runs in this page. Types only.
import type { PageToolResultBody } from '../../../protocol/content/page-tools.ts';

/** What a handler gets beside its arguments. */
export type PageToolContext = {
  /** Aborted when the visitor stops the answer, when the time of the call is over, and when the chat is taken out of the page. */
  signal: AbortSignal;
  conversationId: string;
};

/**
 * A tool of the host page. The arguments fit `parameters` when `handler` is called; what it returns, or resolves with, goes to the
 * model as JSON of at most 32 KiB, and so does the message of what it throws.
 */
export type PageTool = {
  /** Letters, digits, - and _, at most 64, beginning with a letter; not that of a tool of the server. */
  name: string;
  /** What it does and when to use it, as the model reads it: 1 to 1,000 characters. */
  description: string;
  /** A JSON Schema of an object, without `$ref`; without it the tool takes no arguments. */
  parameters?: Readonly<Record<string, unknown>>;
  /** A JSON Schema of what `handler` returns, without `$ref`: what does not fit ends the call as an error. Any JSON without it. */
  returns?: Readonly<Record<string, unknown>>;
  // biome-ignore lint/suspicious/noExplicitAny: the page writes the type that its schema describes.
  handler: (input: any, context: PageToolContext) => unknown;
  /** When the visitor is asked first; `always` if left out. The site's configuration may be stricter, and is by default. */
  approval?: 'always' | 'first' | 'never';
  /** A call changes nothing anywhere. Believed if the site's configuration lets the page decide. */
  readOnly?: boolean;
  /** A call made twice does the same as one. */
  idempotent?: boolean;
  /** Milliseconds after which a call has failed, 100 to 110,000; 30,000 if left out. */
  timeoutMs?: number;
  /** The words of its step, in which `{argument}` is the value of an argument; one text, or texts by language. */
  label?: string | Readonly<Record<string, string>>;
};

/** What goes back to the API, without the tab. */
export type PageToolResult = Omit<PageToolResultBody, 'tab'>;

/** `window.AgentChat` of the script tag. Before the tag is loaded it is a list, to which functions are pushed all the same. */
export type AgentChatPage = {
  /** For every chat of the page, those to come included; returns the function that takes the tool back. */
  registerTool(tool: PageTool): () => void;
  /** Signs the visitor in, in every chat of the page and those to come; see `signIn` of `<agent-chat>`. */
  signIn(token: string): Promise<void>;
  /** Signs the visitor out in every chat of the page. */
  signOut(): void;
  push(use: (page: AgentChatPage) => unknown): unknown;
};

declare global {
  interface Window {
    AgentChat?: Pick<AgentChatPage, 'push'> & Partial<AgentChatPage>;
  }
}
