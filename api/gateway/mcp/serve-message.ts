// One message of an MCP client, answered by the official SDK over streamable HTTP without sessions: each request has a server of its own.
// The only importer of the SDK's server, which is loaded with the first request.
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import type { JsonSchema } from '../../models/model.ts';

export type McpTool = {
  name: string;
  title: string;
  description: string;
  inputSchema: JsonSchema;
  /** Calls of it never reject but with the reason of the signal. */
  call(input: Record<string, unknown>, signal: AbortSignal): Promise<McpResult>;
};

/** `structured`: the same for programs, an object. `isError`: the call failed, and `text` says why. */
export type McpResult = { text: string; structured?: Record<string, unknown>; isError?: boolean };

/** What a client reads about the whole. */
export type McpInfo = { version: string; instructions: string };

/** Milliseconds of silence after which a comment keeps the connection open: the SDK's own default is above most proxies'. */
const KEEP_ALIVE_MS = 15_000;

/** The reply to a POST whose body was parsed. `signal`: the client has gone; calls end then. */
export async function serveMessage(
  request: Request,
  body: unknown,
  { tools, info, signal }: { tools: readonly McpTool[]; info: McpInfo; signal: AbortSignal },
): Promise<Response> {
  const [{ Server }, { WebStandardStreamableHTTPServerTransport }, types] = await Promise.all([
    import('@modelcontextprotocol/sdk/server/index.js'),
    import('@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'),
    import('@modelcontextprotocol/sdk/types.js'),
  ]);
  const { version, instructions } = info;
  const server = new Server({ name: 'agent-chat', version }, { capabilities: { tools: {} }, instructions });
  server.setRequestHandler(types.ListToolsRequestSchema, async () => ({
    tools: tools.map(({ call: _, inputSchema, ...tool }) => ({
      ...tool,
      inputSchema: inputSchema as { type: 'object' },
      annotations: { readOnlyHint: true, openWorldHint: false },
    })),
  }));
  server.setRequestHandler(types.CallToolRequestSchema, async ({ params }, extra): Promise<CallToolResult> => {
    const tool = tools.find(({ name }) => name === params.name);
    if (!tool) throw new types.McpError(types.ErrorCode.InvalidParams, `There is no tool ${params.name.slice(0, 80)}.`);
    const { text, structured, isError } = await tool.call(params.arguments ?? {}, extra.signal);
    return {
      content: [{ type: 'text', text }],
      ...(structured ? { structuredContent: structured } : {}),
      ...(isError ? { isError } : {}),
    };
  });
  const transport = new WebStandardStreamableHTTPServerTransport({ keepAliveMs: KEEP_ALIVE_MS });
  await server.connect(transport);
  signal.addEventListener('abort', () => void server.close(), { once: true });
  if (signal.aborted) await server.close();
  return transport.handleRequest(request, { parsedBody: body });
}
