// A provider of tools: it says which tools a message may use. Providers are asked together, and one that fails or takes too long
// leaves its tools out: the others still answer.
import { RUN_TOOL_NAMES } from '../config/tools/tools-config.ts';
import { startDeadline } from '../time/deadline.ts';
import { orAborted, withDeadline } from '../time/wait.ts';
import type { Tool } from './tool.ts';

/** What a provider decides by. The answer for one message must not change while its run goes on, also after a restart. */
export type ToolRequest = {
  /** Key of the site. */
  site: string;
  /** The visitor's latest message, as text. */
  question: string;
  /** Id of the visitor, unique within the site. */
  visitor: string;
  /** Id of the run that answers the message; missing where only the tools of the site are wanted. */
  run?: string;
  /** A web search is wanted, whatever the message says. */
  wantsSearch?: boolean;
  /** `sub` of the visitor's user token, where a tool of the site names its visitor; missing for an anonymous one. */
  userId?: string;
};

export interface ToolProvider {
  /** The tools for a message, in the order in which a model sees them. Must end when the signal is aborted. */
  list(request: ToolRequest, options: { signal: AbortSignal }): Promise<readonly Tool[]>;
}

/** Milliseconds for a list: the visitor waits for it before the model is asked. */
const LIST_MS = 5_000;
/** Milliseconds that a provider waits for one of its services, so that the tools of its others are in the list. */
const SERVICE_MS = 3_000;

/**
 * The tools of all providers, in their order; of two with one name the first, and none with that of a tool that every run has.
 * Rejects only with the reason of the signal. `onError`: why a provider is left out; `onLeftOut`: why a tool is, at each list.
 */
export function joinProviders(
  providers: readonly ToolProvider[],
  options: {
    onError?: ((error: unknown) => void) | undefined;
    onLeftOut?: ((name: string, note: string) => void) | undefined;
    /** As `Clock.deadline`. */
    deadline?: (callback: () => void, ms: number) => () => void;
  } = {},
): ToolProvider {
  const { onError = () => {}, onLeftOut = () => {}, deadline = startDeadline } = options;
  const listOne = async (provider: ToolProvider, request: ToolRequest, signal: AbortSignal) => {
    const late = new AbortController();
    const end = deadline(() => late.abort(new Error('A list of tools took too long.')), LIST_MS);
    const both = AbortSignal.any([signal, late.signal]);
    try {
      return await orAborted(
        Promise.resolve().then(() => provider.list(request, { signal: both })),
        both,
      );
    } catch (error) {
      signal.throwIfAborted();
      onError(error);
      return [];
    } finally {
      end();
    }
  };
  return {
    async list(request, { signal }) {
      signal.throwIfAborted();
      const lists = await Promise.all(providers.map((provider) => listOne(provider, request, signal)));
      const byName = new Map<string, Tool>();
      for (const tool of lists.flat()) {
        const { name } = tool;
        const owner = RUN_TOOL_NAMES.includes(name) ? 'this server' : byName.has(name) ? 'another provider' : null;
        if (owner === null) byName.set(name, tool);
        else onLeftOut(name, `A tool ${name} is left out: ${owner} has one of that name. Give it another name.`);
      }
      return [...byName.values()];
    },
  };
}

/** What a service of a provider lists; nothing where it fails or takes too long. Rejects only with the reason of the signal. */
export async function fromService<T>(
  list: (signal: AbortSignal) => Promise<readonly T[]>,
  signal: AbortSignal,
): Promise<readonly T[]> {
  const toError = () => new Error('A service took too long.');
  return withDeadline(list, { timeoutMs: SERVICE_MS, signal, toError }).catch(() => {
    signal.throwIfAborted();
    return [];
  });
}
