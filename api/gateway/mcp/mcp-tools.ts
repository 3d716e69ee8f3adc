// The tools of /mcp for one key of the gateway: `ask` answers as the site's agent does, `search_site` and `read_page` give what was read
// of its pages. Each names its sources; none fetches anything that a client names.
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { isSourceGroup, type Source } from '../../../protocol/index.ts';
import { runTool } from '../../agent/run-tool.ts';
import type { GatewayKey } from '../../config/gateway.ts';
import { buildInstructions } from '../../runs/input/instructions.ts';
import { SourceBook } from '../../runs/record/source-book.ts';
import { detectLanguage } from '../../text/detect-language.ts';
import { driveRequest } from '../drive-request.ts';
import type { GatewayContext } from '../gateway-context.ts';
import type { GatewayError } from '../gateway-error.ts';
import { PAGE_CHARS, TOOL_OUTPUT_BYTES } from '../limits.ts';
import type { McpResult, McpTool } from './serve-message.ts';

const strict = { additionalProperties: false };
const AskInput = Type.Object(
  { question: Type.String({ minLength: 1, maxLength: 16_000, pattern: '\\S', description: 'in any language' }) },
  strict,
);
const SearchInput = Type.Object(
  {
    query: Type.String({ minLength: 1, maxLength: 500, pattern: '\\S', description: 'in the words a page would use' }),
    count: Type.Optional(Type.Integer({ minimum: 1, maximum: 20, description: 'passages to return; 8 if left out' })),
  },
  strict,
);
const PageInput = Type.Object(
  {
    url: Type.String({ minLength: 1, maxLength: 2_048, description: 'address of a page, as search_site gives it' }),
    offset: Type.Optional(
      Type.Integer({ minimum: 0, maximum: 100_000_000, description: '`next_offset` of the reply before' }),
    ),
  },
  strict,
);
const inputs = { ask: Compile(AskInput), search_site: Compile(SearchInput), read_page: Compile(PageInput) };

/** `toFailure`: what is said of a call that failed; it writes the log, too. */
export function createMcpTools(
  context: GatewayContext,
  key: GatewayKey,
  toFailure: (error: unknown) => Pick<GatewayError, 'message' | 'retryAfterS'>,
): McpTool[] {
  const name = context.sites.get(key.site)?.agent.name ?? 'the assistant';
  const checked =
    <Input>(
      check: { Check(value: unknown): value is Input },
      schema: object,
      act: (input: Input, signal: AbortSignal) => Promise<McpResult>,
    ) =>
    async (input: Record<string, unknown>, signal: AbortSignal): Promise<McpResult> => {
      if (!check.Check(input)) {
        return failed(`The arguments do not fit. They must be ${JSON.stringify(schema)}.`);
      }
      try {
        return await act(input, signal);
      } catch (error) {
        if (signal.aborted) throw error;
        const { message, retryAfterS } = toFailure(error);
        return failed(retryAfterS === undefined ? message : `${message} Try again in ${retryAfterS} s.`);
      }
    };
  return [
    {
      name: 'ask',
      title: `Ask ${name}`,
      description: `Asks ${name}, the assistant of this web site, and returns its answer with the sources that it cites as [n].`,
      inputSchema: AskInput as never,
      call: checked(inputs.ask, AskInput, ({ question }, signal) => ask(context, key, question, signal)),
    },
    {
      name: 'search_site',
      title: 'Search the site',
      description: 'Searches the pages of this web site. Returns passages of them, each with the number of its source.',
      inputSchema: SearchInput as never,
      call: checked(inputs.search_site, SearchInput, (input, signal) => searchSite(context, key, input, signal)),
    },
    {
      name: 'read_page',
      title: 'Read a page',
      description: 'Returns the text of one page of this web site, as it was read for the search.',
      inputSchema: PageInput as never,
      call: checked(inputs.read_page, PageInput, async (input) => readPage(context, key, input)),
    },
  ];
}

async function ask(
  context: GatewayContext,
  key: GatewayKey,
  question: string,
  signal: AbortSignal,
): Promise<McpResult> {
  const agent = context.sites.get(key.site)?.agent;
  const system = buildInstructions({
    agentName: agent?.name ?? 'the assistant',
    ...(agent?.instructions ? { operator: agent.instructions } : {}),
    tools: [{ name: 'site_search' }],
    nowMs: context.clock.now(),
  });
  const text = (words: string) => [{ type: 'text' as const, text: words }];
  const request = {
    model: '',
    messages: [
      { role: 'system' as const, content: text(system) },
      { role: 'user' as const, content: text(question) },
    ],
    messagesField: 'messages' as const,
    tools: [],
    toolChoice: 'auto' as const,
    search: 'site' as const,
    parameters: {},
    maxOutputTokens: undefined,
  };
  const sources = new Map<string, Source>();
  let answer = '';
  let reason = 'stop';
  for await (const event of driveRequest(context.drive, request, key, signal)) {
    // Text before a search is on the way to the answer.
    if (event.type === 'turn') answer = '';
    if (event.type === 'text') answer += event.text;
    if (event.type === 'searched') for (const source of event.sources) sources.set(source.url, source);
    if (event.type === 'end') reason = event.reason;
  }
  if (answer.trim() === '') return failed('There is no answer. Ask in other words.');
  const all = [...sources.values()];
  const cited = all.filter(({ number }) => number !== undefined && answer.includes(`[${number}]`));
  const shown = (cited.length > 0 ? cited : all).map(toSource);
  const isWhole = reason === 'stop';
  const lines = shown.map(({ number, title, url }) => `[${number}] ${title}: ${url}`);
  const list = lines.length > 0 ? `\n\nSources:\n${lines.join('\n')}` : '';
  return {
    text: `${answer.trim()}${isWhole ? '' : ' …'}${list}`,
    structured: { answer, is_whole: isWhole, sources: shown },
  };
}

async function searchSite(
  { siteTools, clock, newId }: GatewayContext,
  { site }: GatewayKey,
  input: { query: string; count?: number },
  signal: AbortSignal,
): Promise<McpResult> {
  const { query } = input;
  const tools = await siteTools.list({ site, question: query, visitor: '' }, { signal });
  const tool = tools.find(({ name }) => name === 'site_search');
  if (!tool) return failed('No page of this site was read, so there is nothing to search.');
  const lang = detectLanguage(query);
  const sources = new SourceBook(newId, lang);
  const runId = newId('mcp');
  const at = {
    site,
    conversationId: runId,
    runId,
    toolUseId: runId,
    signal,
    question: query,
    lang,
    onProgress: () => {},
    numberSources: sources.number.bind(sources),
    isKnownUrl: () => false,
  };
  const { result } = await runTool(tool, input, { clock, maxToolOutputBytes: TOOL_OUTPUT_BYTES }, at);
  const found = isSourceGroup(result.artifact) ? result.artifact.sources : [];
  if (result.status !== 'success') return failed(result.content);
  return { text: result.content, structured: { query, sources: found.map(toSource) } };
}

function readPage(
  { pages }: GatewayContext,
  { site }: GatewayKey,
  { url, offset = 0 }: { url: string; offset?: number },
): McpResult {
  const [address = ''] = url.split('#');
  const page = pages?.getPage(site, address);
  if (!page || !pages) return failed('No page with this address was read. Take one that search_site gave.');
  const whole = pages
    .passagesOf(site, page.url)
    .map(({ heading, text }) => (heading === '' || heading === page.title ? text : `${heading}\n${text}`))
    .join('\n\n');
  const text = whole.slice(offset, offset + PAGE_CHARS);
  const next = offset + text.length;
  const more = next < whole.length ? { next_offset: next } : {};
  const note = next < whole.length ? `\n\n(The page goes on: read it from offset ${next}.)` : '';
  return {
    text: `${page.title}\n${page.url}\n\n${text}${note}`,
    structured: { url: page.url, title: page.title, lang: page.lang, text, chars: whole.length, ...more },
  };
}

const toSource = ({ number, url, title, snippet }: Source) => ({ number, url, title, snippet });
const failed = (text: string): McpResult => ({ text, isError: true });
