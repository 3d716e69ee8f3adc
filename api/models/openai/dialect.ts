// What one service of Chat Completions accepts: begins with everything, and loses what the service refuses. Knows the words of
// refusals; they decide what the next request leaves out, and are never shown or logged (LOG-3).
import type { ModelRequest } from '../model.ts';

export type Dialect = {
  /** `stream_options`, for the usage of a stream. */
  usage: boolean;
  /** Tools, messages of tools and their calls. Without them the site is searched before the model is asked. */
  tools: boolean;
  /** The role `system`; without it instructions are the beginning of the first message. */
  system: boolean;
  /** Reasoning is sent back with turns that called tools. */
  reasoning: boolean;
  /** Images as parts of a message; without them they are named. */
  images: boolean;
  /** The name of the limit of tokens. */
  maxTokens: 'max_tokens' | 'max_completion_tokens';
  /** The other name was tried: it does not change again. */
  isLimitRenamed: boolean;
};

/** A part that can be refused. */
export type Refused = Exclude<keyof Dialect, 'isLimitRenamed'>;

/** Statuses of a refused request; others are about keys, limits and outages. */
const REFUSALS: ReadonlySet<number | undefined> = new Set([400, 404, 405, 415, 422, 501]);

/**
 * Takes out what the service refuses. Returns what was taken out, as a name for the log, or null where the request has nothing of
 * it: the refusal is then final. Each part is taken out once, so that a caller may repeat the request as long as there is one.
 */
export function adaptDialect(
  dialect: Dialect,
  refusal: { status: number | undefined; text: string },
  request: ModelRequest,
): Refused | null {
  if (!REFUSALS.has(refusal.status)) return null;
  const text = refusal.text.slice(0, MAX_REFUSAL_CHARS).toLowerCase();
  const says = (...words: string[]) => words.some((word) => text.includes(word));
  const hasReasoning = request.messages.some((one) => one.role === 'assistant' && one.reasoning !== undefined);
  if (dialect.usage && says('stream_options', 'include_usage')) return drop('usage');
  if (!dialect.isLimitRenamed && request.maxOutputTokens !== undefined && says('max_tokens', 'max_completion_tokens')) {
    dialect.isLimitRenamed = true;
    dialect.maxTokens = dialect.maxTokens === 'max_tokens' ? 'max_completion_tokens' : 'max_tokens';
    return 'maxTokens';
  }
  if (dialect.reasoning && hasReasoning && says('reasoning')) return drop('reasoning');
  if (dialect.images && hasImages(request) && says('image', 'vision', 'multimodal', 'content part', 'content type'))
    return drop('images');
  if (dialect.system && says('system role', "role 'system'", 'role "system"', 'system message')) return drop('system');
  if (dialect.tools && usesTools(request) && says('tool', 'function')) return drop('tools');
  // Some refuse a field without its name.
  if (dialect.usage && says('unknown', 'unexpected', 'unrecognized', 'unsupported', 'extra ', 'not permitted', '参数'))
    return drop('usage');
  return null;

  function drop(part: 'usage' | 'tools' | 'system' | 'reasoning' | 'images') {
    dialect[part] = false;
    return part;
  }
}

/** Characters of a refusal that are read. */
const MAX_REFUSAL_CHARS = 4_000;

function hasImages({ messages }: ModelRequest): boolean {
  return messages.some(({ content }) => content.some(({ type }) => type === 'image'));
}

function usesTools({ tools, messages }: ModelRequest): boolean {
  return tools.length > 0 || messages.some((message) => message.role === 'tool');
}
