// One connection to an MCP server, over standard input and output or streamable HTTP. The only importer of the official SDK, which is
// loaded when the first server is configured. Replies are not believed here: mcp-tools.ts and mcp-result.ts check them.
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import type { McpServerConfig } from '../../config/tools/tools-config.ts';
import { fetchService } from '../http/service-call.ts';
import type { ToolAnswer, ToolQuestion } from '../tool.ts';
import { boundBody } from './bound-body.ts';

/** Bytes of one message of a server. */
const MAX_MESSAGE_BYTES = 4 * 1024 * 1024;
/** Messages of a server in ten seconds, beyond which it is cut: progress of 20 calls every 100 ms is 2,000. */
const MAX_MESSAGES = 5_000;
const COUNT_MS = 10_000;
/** Characters of a program's last words that a notice repeats. */
const LAST_WORDS = 500;

export type CallOptions = {
  signal: AbortSignal;
  timeoutMs: number;
  onProgress?: (progress: { done: number; total?: number }) => void;
};

/** Replies are as the server sent them. Each call rejects with an error of {@link describeFailure}'s kinds. */
export interface McpConnection {
  readonly hasTools: boolean;
  readonly hasResources: boolean;
  request(method: string, params: Record<string, unknown>, options: CallOptions): Promise<Record<string, unknown>>;
  close(): Promise<void>;
}

export type ConnectionEvents = {
  /** Once, however the connection ends. `lastWords`: of the program, for the log. */
  onClose(reason: string): void;
  onToolsChanged(): void;
  /** The server asks a person to fill in a form. */
  onQuestion(question: Omit<ToolQuestion, 'from'>): Promise<ToolAnswer>;
  /** The server wanted a person to open a page, which this client does not offer; the SDK refuses it by the protocol's code. */
  onUrlQuestion(): void;
};

export type Connect = (
  config: McpServerConfig,
  events: ConnectionEvents,
  options: { signal: AbortSignal; timeoutMs: number; version: string; monotonic(): number },
) => Promise<McpConnection>;

export const connectMcp: Connect = async (config, events, { signal, timeoutMs, version, monotonic }) => {
  const [{ Client }, { ResultSchema, ElicitRequestSchema, ToolListChangedNotificationSchema }] = await Promise.all([
    import('@modelcontextprotocol/sdk/client/index.js'),
    import('@modelcontextprotocol/sdk/types.js'),
  ]);
  const client = new Client({ name: 'agent-chat', version }, { capabilities: { elicitation: { form: {} } } });
  const { transport, lastWords, kill } = await openTransport(config);
  let cause = '';
  let isClosed = false;
  client.onerror = (error) => {
    cause ||= error.message;
  };
  client.onclose = () => {
    if (isClosed) return;
    isClosed = true;
    events.onClose([cause, lastWords()].filter((part) => part !== '').join(': ') || 'it closed the connection');
  };
  client.setNotificationHandler(ToolListChangedNotificationSchema, () => events.onToolsChanged());
  client.setRequestHandler(ElicitRequestSchema, async ({ params }, { signal: withdrawn }) => {
    if (!('requestedSchema' in params)) return { action: 'decline' };
    const { message, requestedSchema } = params;
    const schema = requestedSchema as ToolQuestion['schema'];
    const answer = await events.onQuestion({ message, schema, signal: withdrawn });
    if (answer.action !== 'accept') return { action: answer.action };
    return { action: 'accept', content: answer.content as Record<string, string> };
  });
  await client.connect(transport, { signal, timeout: timeoutMs });
  watchMessages(transport, monotonic, {
    onUrlQuestion: () => events.onUrlQuestion(),
    onFlood() {
      cause ||= `it sent more than ${MAX_MESSAGES} messages in ${COUNT_MS / 1000} s`;
      kill();
      void client.close();
    },
  });
  const { tools, resources } = client.getServerCapabilities() ?? {};
  return {
    hasTools: tools !== undefined,
    hasResources: resources !== undefined,
    request: (method, params, { signal: stop, timeoutMs: timeout, onProgress }) =>
      client.request({ method, params } as Parameters<typeof client.request>[0], ResultSchema, {
        signal: stop,
        timeout,
        ...(onProgress
          ? {
              onprogress: ({ progress, total }) =>
                onProgress({ done: progress, ...(total === undefined ? {} : { total }) }),
            }
          : {}),
      }),
    async close() {
      await client.close();
    },
  };
};

/** Why a request failed: the connection ended, the session is unknown to the server, it took too long, or the server says so. */
export type McpFailure = { kind: 'closed' | 'session' | 'timeout' | 'refused'; message: string };

export function describeFailure(error: unknown): McpFailure {
  const { code, message = '', name } = error as { code?: unknown; message?: string; name?: string };
  if (name === 'StreamableHTTPError' || /^Streamable HTTP error/.test(message))
    return { kind: code === 404 ? 'session' : 'closed', message };
  // JSON-RPC codes of the SDK: -32000 for a closed connection, -32001 for a timeout of its own.
  if (code === -32_000) return { kind: 'closed', message };
  if (code === -32_001) return { kind: 'timeout', message };
  if (typeof code === 'number') return { kind: 'refused', message: message.replace(/^MCP error -?\d+: /, '') };
  return { kind: 'closed', message };
}

/** `kill` ends a program that does not stop writing: reading on until it has ended would keep this process busy. */
type Opened = { transport: Transport; lastWords(): string; kill(): void };

async function openTransport({ reached }: McpServerConfig): Promise<Opened> {
  if (reached.kind === 'http') {
    const { StreamableHTTPClientTransport } = await import('@modelcontextprotocol/sdk/client/streamableHttp.js');
    const bounded = async (address: string | URL, init?: RequestInit) => {
      return boundBody(await fetchService(address, init), MAX_MESSAGE_BYTES);
    };
    const transport = new StreamableHTTPClientTransport(new URL(reached.url), {
      requestInit: { headers: { ...reached.headers } },
      fetch: bounded,
    });
    return { transport: transport as Transport, lastWords: () => '', kill: () => {} };
  }
  const { StdioClientTransport } = await import('@modelcontextprotocol/sdk/client/stdio.js');
  const { command, args, env, cwd } = reached;
  const transport = new StdioClientTransport({
    command,
    args: [...args],
    env: { ...env },
    ...(cwd === undefined ? {} : { cwd }),
    stderr: 'pipe',
    maxBufferSize: MAX_MESSAGE_BYTES,
  });
  let words = '';
  transport.stderr?.on('data', (chunk: Buffer) => {
    words = `${words}${chunk.toString('utf8')}`.slice(-LAST_WORDS);
  });
  return {
    transport,
    lastWords: () => words.trim(),
    kill() {
      if (transport.pid !== null) process.kill(transport.pid, 'SIGKILL');
    },
  };
}

function watchMessages(
  transport: Transport,
  monotonic: () => number,
  { onFlood, onUrlQuestion }: { onFlood(): void; onUrlQuestion(): void },
): void {
  const receive = transport.onmessage;
  let count = 0;
  let sinceMs = monotonic();
  transport.onmessage = (message, extra) => {
    const nowMs = monotonic();
    if (nowMs - sinceMs > COUNT_MS) {
      count = 0;
      sinceMs = nowMs;
    }
    count += 1;
    if (count > MAX_MESSAGES) {
      if (count === MAX_MESSAGES + 1) onFlood();
      return;
    }
    const { method, params } = message as { method?: unknown; params?: { mode?: unknown } };
    if (method === 'elicitation/create' && params?.mode === 'url') onUrlQuestion();
    receive?.(message, extra);
  };
}
