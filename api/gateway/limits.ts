// The bounds of the gateway, each with its unit and reason.
import type { AgentLimits } from '../agent/limits.ts';

/** Bytes of a request: a long conversation with some pictures in it. */
export const GATEWAY_BODY_BYTES = 4 * 1024 * 1024;
/** Messages of a request: more than any client keeps; bounds the work before the first reply. */
export const MAX_MESSAGES = 2_000;
/** Tools of a request, as OpenAI has it. */
export const MAX_TOOLS = 128;
/** Milliseconds without a byte after which a comment is sent, and with it the status 200: proxies close silent connections. */
export const COMMENT_AFTER_MS = 15_000;
/** Milliseconds for a whole request, all its rounds. The official clients wait ten minutes. */
export const REQUEST_MS = 580_000;
/** The server's own bound on a handler, in ms: only after ours has ended the request with an error that says so. */
export const HANDLER_MS = REQUEST_MS + 10_000;
/** Milliseconds that search results and stored responses are kept for the next request of their client. */
export const KEEP_MS = 3_600_000;
/** Entries of each that are kept at most, and bytes of all of one kind: bounds the memory of a process. */
export const KEPT = { entries: 1_000, bytes: 64 * 1024 * 1024 } as const;
/** Milliseconds that work goes on for a client that may come back: one with an Idempotency-Key, or with a stored stream. */
export const RETURN_MS = 30_000;
/** Seconds of a Retry-After at most. The official clients sleep as long as it says, with no bound and no word (openai@6, retryRequest). */
export const MAX_RETRY_AFTER_S = 60;
/** Bytes of a tool's result for the model. */
export const TOOL_OUTPUT_BYTES = 32 * 1024;
/** Characters of a page in one reply of the MCP tool `read_page`; the rest is read from its `next_offset`. */
export const PAGE_CHARS = 30_000;
/** Pages that /llms.txt lists, and characters of /llms-full.txt: what a language model can be given at all. */
export const LLMS_TEXT = { pages: 5_000, chars: 5_000_000 } as const;
/** Streams and requests of one process that work at the same time. */
export const MAX_PARALLEL = 200;

/** Of the loop: as those of a run, but the client decides how much the model reads and writes. */
export const LOOP_LIMITS: AgentLimits = {
  maxSteps: 8,
  // What was sent cannot be taken back.
  maxRepeats: 0,
  maxToolCalls: 64,
  maxInputTokens: 2_000_000,
  maxOutputTokens: 200_000,
  toolDeadlineMs: 300_000,
  maxArgumentChars: 1_000_000,
  maxTurnChars: 1_000_000,
  deltaIntervalMs: 5,
};
