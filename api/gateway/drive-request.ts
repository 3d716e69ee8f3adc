// One request of a client through the agent loop: our searches run here, calls of the client's own tools end it. What a surface writes
// from the events, and for whom, is not known here.
import type { Source, Usage } from '../../protocol/index.ts';
import { isSourceGroup } from '../../protocol/index.ts';
import { runAgentLoop } from '../agent/agent-loop.ts';
import type { CheckedCall } from '../agent/check-call.ts';
import { runTool } from '../agent/run-tool.ts';
import { addUsage } from '../agent/usage.ts';
import type { GatewayKey } from '../config/gateway.ts';
import { capabilitiesOf, type Model, ModelError, type ModelMessage } from '../models/model.ts';
import { isTypedUrl, SourceBook } from '../runs/record/source-book.ts';
import { languageOf } from '../text/question-language.ts';
import type { Clock } from '../time/clock.ts';
import type { Tool } from '../tools/tool.ts';
import type { ToolProvider } from '../tools/tool-provider.ts';
import type { ToolResult } from '../tools/tool-result.ts';
import { type ClientRequest, questionOf, SEARCH_TOOL } from './client-request.ts';
import { GatewayError } from './gateway-error.ts';
import type { KeptSearches } from './kept-searches.ts';
import { LOOP_LIMITS, TOOL_OUTPUT_BYTES } from './limits.ts';

export type FinishReason = 'stop' | 'length' | 'content_filter' | 'tool_calls';

/** What happens in a request, in order. The last event is `end`. */
export type GatewayEvent =
  /** Sources that earlier searches found, which the text may cite. */
  | { type: 'known'; sources: readonly Source[] }
  /** The model begins another turn: text that follows is a part of its own. */
  | { type: 'turn' }
  | { type: 'text'; text: string }
  | { type: 'thinking'; thinking: string }
  | { type: 'search'; id: string; query: string }
  | { type: 'searched'; id: string; query: string; isFound: boolean; sources: readonly Source[] }
  | {
      type: 'end';
      reason: FinishReason;
      /** Those that the client answers; `arguments` as JSON. */
      calls: readonly { id: string; name: string; arguments: string }[];
      usage: Usage;
      /** The context of the model with all that this request added to it, for the next one. */
      messages: readonly ModelMessage[];
    };

export type DriveDeps = {
  /** The model of a name; null for an unknown one. */
  modelOf(name: string): Model | null;
  /** The name of the model that answers where a client chooses none. */
  defaultName: string;
  /** Our search of the web, by the policy of the configuration. */
  search: ToolProvider;
  /** The tools of the site, for a model that only quotes. */
  siteTools: ToolProvider;
  kept: KeptSearches;
  clock: Clock;
  newId(prefix: string): string;
  /** Tokens of one turn, also of one that failed. */
  onSpent(key: GatewayKey, tokens: number): void;
};

/** Tools of the site's agent: a model that only quotes cannot answer without one. */
const QUOTING_TOOLS = new Set(['site_search', SEARCH_TOOL]);

/** @throws {GatewayError} before the first event for an unknown model or a search that cannot be; {ModelError} */
export async function* driveRequest(
  deps: DriveDeps,
  request: ClientRequest,
  key: GatewayKey,
  signal: AbortSignal,
): AsyncGenerator<GatewayEvent, void, void> {
  const { clock, kept, newId } = deps;
  const model = deps.modelOf(request.model);
  if (!model) throw unknownModel(request.model);
  requireReadable(model, request);
  const messages = await kept.restore(key.id, request.messages);
  const question = questionOf(messages);
  const own = await ownTools(
    deps,
    model,
    request,
    { site: key.site, question, isSticky: hasSearched(messages) },
    signal,
  );
  const languages = own.flatMap((tool) => tool.languages?.(key.site) ?? []);
  const lang = languageOf(question, languages);
  const sources = new SourceBook(newId, lang);
  for (const message of messages) {
    if (message.role !== 'tool' || !isSourceGroup(message.artifact)) continue;
    sources.restore({ content: '', artifact: message.artifact }, true);
    yield { type: 'known', sources: message.artifact.sources };
  }
  const runId = newId('gateway');
  /** Of models that tools call themselves. */
  const ofTools: Usage = { input_tokens: 0, output_tokens: 0 };
  const executeTool = async (call: CheckedCall, at: { signal: AbortSignal }): Promise<ToolResult> => {
    const tool = own.find(({ name }) => name === call.name);
    // Calls of the client are parked; a call of no tool has its problem already.
    if (!tool) throw new Error(`no tool ${call.name}`);
    const context = {
      site: key.site,
      conversationId: runId,
      runId,
      toolUseId: call.id,
      signal: at.signal,
      question,
      lang,
      onProgress: () => {},
      onSpent: (usage: Usage) => {
        addUsage(ofTools, usage);
        deps.onSpent(key, usage.input_tokens + usage.output_tokens);
      },
      numberSources: sources.number.bind(sources),
      isKnownUrl: (url: string) => sources.hasUrl(url) || isTypedUrl(url, question),
    };
    const { result } = await runTool(tool, call.input, { clock, maxToolOutputBytes: TOOL_OUTPUT_BYTES }, context);
    return call.name === SEARCH_TOOL && result.status === 'success' ? asHits(result) : result;
  };
  const isForeign = (name: string) => !own.some((tool) => tool.name === name);
  const loop = runAgentLoop(
    {
      model: asked(model, request),
      tools: [...own, ...request.tools],
      languages,
      mayBeEmpty: true,
      hooks: {
        beforeToolCall: async ({ name }) => (isForeign(name) ? { type: 'park' } : { type: 'approve' }),
        executeTool,
        onSpent: (usage) => deps.onSpent(key, usage.input_tokens + usage.output_tokens),
      },
      limits: LOOP_LIMITS,
      clock,
      newId,
    },
    { messages },
    signal,
  );
  for await (const batch of loop) {
    for (const event of batch) {
      if (event.type === 'turn_begin') yield { type: 'turn' };
      else if (event.type === 'text_delta') yield { type: 'text', text: event.text };
      else if (event.type === 'thinking_delta') yield { type: 'thinking', thinking: event.thinking };
      else if (event.type === 'tool_calls') {
        for (const call of event.calls) if (isSearch(call)) yield { type: 'search', id: call.id, query: queryOf(call) };
      } else if (event.type === 'tool_result' && isSearch(event.call)) {
        const { artifact, status } = event.result;
        const found = isSourceGroup(artifact) ? artifact.sources : [];
        yield {
          type: 'searched',
          id: event.call.id,
          query: queryOf(event.call),
          isFound: status === 'success',
          sources: found,
        };
      } else if (event.type === 'end') {
        if (event.reason === 'aborted') throw event.error;
        if (event.reason === 'failed') throw ofChosen(event.error, deps, request);
        const calls = event.reason === 'parked' ? event.calls : [];
        const ids = calls.map(({ id }) => id);
        await kept.keep(key.id, ids, event.messages.slice(messages.length));
        yield {
          type: 'end',
          reason: event.reason === 'parked' ? 'tool_calls' : toFinish(event.stopReason),
          calls: calls.map(({ id, name, input }) => ({ id, name, arguments: JSON.stringify(input) })),
          usage: sumOf(event.usage, ofTools),
          messages: event.messages,
        };
      }
    }
  }
}

/** A model that its service does not know is the fault of the client that chose it, and otherwise of the owner. */
function ofChosen(error: unknown, { defaultName }: DriveDeps, { model }: ClientRequest): unknown {
  const isChosen = model !== '' && model !== defaultName;
  if (!isChosen || !(error instanceof ModelError) || error.code !== 'not_found') return error;
  return new GatewayError(400, error.message, { code: 'upstream_refused', param: 'model', cause: error });
}

function sumOf(...all: readonly Usage[]): Usage {
  const sum: Usage = { input_tokens: 0, output_tokens: 0 };
  for (const one of all) addUsage(sum, one);
  return sum;
}

function isSearch({ name, problem }: CheckedCall): boolean {
  return QUOTING_TOOLS.has(name) && problem === null;
}

function queryOf({ input }: CheckedCall): string {
  return typeof input.query === 'string' ? input.query : '';
}

/** A last turn without tools may end with a call that nobody carries out: its text is the answer. */
function toFinish(reason: string): FinishReason {
  return reason === 'length' || reason === 'content_filter' ? reason : 'stop';
}

async function ownTools(
  { search, siteTools }: DriveDeps,
  model: Model,
  request: ClientRequest,
  { site, question, isSticky }: { site: string; question: string; isSticky: boolean },
  signal: AbortSignal,
): Promise<readonly Tool[]> {
  const { toolChoice } = request;
  if (request.search === 'never' || toolChoice === 'none' || toolChoice === 'named') return [];
  const list = { site, question, visitor: '' };
  if (request.search === 'site' || !capabilitiesOf(model).writes) {
    const tools = await siteTools.list(list, { signal });
    return tools.filter(({ name }) => QUOTING_TOOLS.has(name));
  }
  const isNamed = request.search === 'hosted';
  const listed = await search.list({ ...list, wantsSearch: isNamed || isSticky }, { signal });
  const tools = listed.filter(({ name }) => name === SEARCH_TOOL);
  if (isNamed && tools.length === 0)
    throw new GatewayError(
      400,
      'This server has no search engine, so it cannot offer web_search. Configure webSearch.engines.',
      {
        param: 'tools',
        code: 'unsupported_tool',
      },
    );
  return tools;
}

/** The chain of calls that began with the latest user message has a search: then the next request of it is offered one, too. */
function hasSearched(messages: readonly ModelMessage[]): boolean {
  const chain = messages.slice(messages.findLastIndex(({ role }) => role === 'user') + 1);
  return chain.some((message) => message.role === 'assistant' && message.toolCalls?.some(isOfSearch));
}

const isOfSearch = ({ name }: { name: string }) => name === SEARCH_TOOL;

/** The model with what the client wants of its calls. */
function asked(model: Model, { parameters, maxOutputTokens, toolChoice, tools: clientTools }: ClientRequest): Model {
  const { tool_choice: choice, parallel_tool_calls: parallel, ...rest } = parameters;
  const ofTools = {
    ...(choice === undefined ? {} : { tool_choice: choice }),
    ...(parallel === undefined ? {} : { parallel_tool_calls: parallel }),
  };
  const names = new Set(clientTools.map(({ name }) => name));
  return {
    ...model,
    stream({ messages, tools: offered }, options) {
      const isSearched = messages
        .slice(messages.findLastIndex(({ role }) => role === 'user') + 1)
        .some(({ role }) => role === 'tool');
      // After `required` a call of the client must follow: once something was found, only its tools are offered.
      const isDue = toolChoice === 'required' && isSearched;
      const tools = isDue && names.size > 0 ? offered.filter(({ name }) => names.has(name)) : offered;
      const isFree = isDue && names.size === 0;
      return model.stream(
        {
          messages,
          tools,
          ...(maxOutputTokens === undefined ? {} : { maxOutputTokens }),
          parameters: tools.length > 0 && !isFree ? { ...rest, ...ofTools } : rest,
        },
        { ...options, passesLimits: true },
      );
    },
  };
}

/** Pictures for a model that reads none would be lost without a word. @throws {GatewayError} */
function requireReadable(model: Model, { messages, messagesField }: ClientRequest): void {
  const { images, files } = capabilitiesOf(model);
  messages.forEach(({ content }, n) => {
    const part = content.find(({ type }) => (type === 'image' && !images) || (type === 'file' && !files));
    if (part)
      throw new GatewayError(400, `The model reads no ${part.type}s. Send text, or choose a model that reads them.`, {
        // The items of `input` are not the messages one by one.
        param: messagesField === 'input' ? messagesField : `${messagesField}[${n}].content`,
        code: `unsupported_${part.type}`,
      });
  });
}

export function unknownModel(name: string): GatewayError {
  return new GatewayError(
    404,
    `The model "${name.slice(0, 100)}" does not exist. GET /v1/models lists those there are.`,
    {
      param: 'model',
      code: 'model_not_found',
    },
  );
}

/** The result as the documents of the search have it: the summary, the hits and the engine. Its artifact stays. */
function asHits(result: ToolResult): ToolResult {
  const artifact = (result.artifact ?? {}) as { engine?: string };
  const sources = isSourceGroup(result.artifact) ? result.artifact.sources : [];
  const hits = sources.map(({ number, title, url, snippet, domain, date, quotes = [] }) => ({
    number,
    title,
    url,
    source: domain,
    ...(date === undefined ? {} : { date }),
    text: quotes.length > 0 ? quotes.join(' … ') : snippet,
  }));
  const content = JSON.stringify({
    summary: result.content,
    hits,
    ...(artifact.engine === undefined ? {} : { engine: artifact.engine }),
    cite_as: 'Write the number of a hit in brackets, such as [1], behind each statement that it supports.',
  });
  return { ...result, content };
}
