// Loopback stand-ins with real HTTP for what lives outside: a model service, Serper, and web pages, slow and chunked on demand.
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

export type StandIn = {
  origin: string;
  host: string;
  requests: { method: string; path: string; body: string; headers: IncomingMessage['headers'] }[];
  /** Requests whose connection is open and whose reply is not whole. */
  open(): number;
  close(): Promise<void>;
};

type Handler = (request: StandIn['requests'][number], reply: ServerResponse) => Promise<void> | void;

/** Any service on loopback; `requests` keeps its requests, in order. */
export async function startStandIn(handler: Handler): Promise<StandIn> {
  const requests: StandIn['requests'] = [];
  let open = 0;
  const answer = async (message: IncomingMessage, reply: ServerResponse) => {
    open += 1;
    reply.once('close', () => {
      open -= 1;
    });
    try {
      let body = '';
      for await (const chunk of message) body += chunk;
      const request = { method: message.method ?? '', path: message.url ?? '/', body, headers: message.headers };
      requests.push(request);
      await handler(request, reply);
    } catch {
      reply.destroy();
    }
  };
  const server: Server = createServer((message, reply) => void answer(message, reply));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    host: `127.0.0.1:${port}`,
    requests,
    open: () => open,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** One reply of the model: text in the pieces it is streamed in, or tool calls (all of one step); or a refusal. */
export type ModelReply = {
  refusal?: { status: number; message: string };
  thinking?: string[];
  text?: string[];
  toolCalls?: { name: string; input: unknown }[];
  /** Awaited before the text's piece of this number, from 0. */
  before?: (piece: number) => Promise<void> | undefined;
};

export type ModelTurn = {
  /** Text of the last user message. */
  question: string;
  /** Contents of the tool messages after it. */
  toolResults: string[];
  messages: { role: string; content: string | null }[];
  /** Names of the tools it is offered. */
  tools: string[];
  /** The key of the request. */
  apiKey: string;
};

/** Whether a request is for the title and the questions after an answer (api/runs/answer/ask-captions.ts). */
export const isForCaptions = (body: string): boolean => body.includes('"read_conversation"');

/** `captions`: the requests for titles and questions after answers, which are not among `requests`. */
export type ModelStandIn = StandIn & { captions: StandIn['requests'] };

/**
 * An OpenAI-compatible `/v1/chat/completions` that answers as `reply` says.
 * `pieceMs`: pause before each streamed piece, in milliseconds. `caption`: what it writes after an answer; nothing if left out.
 */
export async function startModel(
  reply: (turn: ModelTurn) => ModelReply,
  pieceMs = 0,
  caption: (turn: ModelTurn) => ModelReply = () => ({ text: ['{}'] }),
): Promise<ModelStandIn> {
  let calls = 0;
  const captions: StandIn['requests'] = [];
  const standIn = await startStandIn(async (request, response) => {
    if (isForCaptions(request.body)) captions.push(...standIn.requests.splice(standIn.requests.indexOf(request), 1));
    if (!request.path.endsWith('/chat/completions')) {
      response.writeHead(404, { 'content-type': 'application/json' }).end('{"error":{"message":"not found"}}');
      return;
    }
    const { messages, stream, tools } = JSON.parse(request.body) as {
      messages: ModelTurn['messages'];
      stream?: boolean;
      tools?: { function: { name: string } }[];
    };
    const lastUser = messages.findLastIndex((message) => message.role === 'user');
    const turn: ModelTurn = {
      question: messages[lastUser]?.content ?? '',
      toolResults: messages.slice(lastUser + 1).flatMap((m) => (m.role === 'tool' ? [String(m.content)] : [])),
      messages,
      tools: (tools ?? []).map((tool) => tool.function.name),
      apiKey: (request.headers.authorization ?? '').replace(/^Bearer /, ''),
    };
    const said = (isForCaptions(request.body) ? caption : reply)(turn);
    if (said.refusal) {
      const { status, message } = said.refusal;
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ error: { message } }));
      return;
    }
    const base = { id: 'chatcmpl-1', created: 1, model: 'stand-in' };
    const usage = { prompt_tokens: 10, completion_tokens: 20, total_tokens: 30 };
    const toolCalls = (said.toolCalls ?? []).map((call, index) => ({
      index,
      id: `call_${++calls}`,
      type: 'function',
      function: { name: call.name, arguments: JSON.stringify(call.input) },
    }));
    const finish_reason = toolCalls.length > 0 ? 'tool_calls' : 'stop';
    if (!stream) {
      const message = {
        role: 'assistant',
        content: said.text?.join('') ?? null,
        ...(toolCalls[0] ? { tool_calls: toolCalls } : {}),
      };
      response.writeHead(200, { 'content-type': 'application/json' }).end(
        JSON.stringify({
          ...base,
          object: 'chat.completion',
          choices: [{ index: 0, message, finish_reason }],
          usage,
        }),
      );
      return;
    }
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const send = async (delta: Record<string, unknown>, finish: string | null = null) => {
      if (pieceMs > 0) await delay(pieceMs);
      const chunk = { ...base, object: 'chat.completion.chunk', choices: [{ index: 0, delta, finish_reason: finish }] };
      response.write(`data: ${JSON.stringify(chunk)}\n\n`);
    };
    await send({ role: 'assistant', content: '' });
    for (const reasoning_content of said.thinking ?? []) await send({ reasoning_content });
    for (const [piece, content] of (said.text ?? []).entries()) {
      await said.before?.(piece);
      await send({ content });
    }
    for (const call of toolCalls) {
      await send({ tool_calls: [{ ...call, function: { name: call.function.name, arguments: '' } }] });
      for (const piece of call.function.arguments.match(/[\s\S]{1,12}/g) ?? []) {
        await send({ tool_calls: [{ index: call.index, function: { arguments: piece } }] });
      }
    }
    await send({}, finish_reason);
    response.write(`data: ${JSON.stringify({ ...base, object: 'chat.completion.chunk', choices: [], usage })}\n\n`);
    response.end('data: [DONE]\n\n');
  });
  return Object.assign(standIn, { captions });
}

/** Serper's `/search` and `/news` with fixed hits. */
export function startSerper(
  hits: readonly { title: string; link: string; snippet: string; date?: string }[],
): Promise<StandIn> {
  return startStandIn((request, response) => {
    const { q } = JSON.parse(request.body) as { q: string };
    const list = hits.map((hit, i) => ({ ...hit, position: i + 1 }));
    const body = { searchParameters: { q, type: 'search' }, organic: list, news: list, credits: 1 };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
}

/** Web pages by path, each whole after `ms`, sent in two chunks. Other paths are 404, robots.txt too. */
export function startPages(
  pages: Record<string, { html: string; ms?: number; contentType?: string }>,
): Promise<StandIn> {
  return startStandIn(async (request, response) => {
    const page = pages[request.path];
    if (!page) {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('not found');
      return;
    }
    const half = Math.floor(page.html.length / 2);
    response.writeHead(200, { 'content-type': page.contentType ?? 'text/html; charset=utf-8' });
    response.write(page.html.slice(0, half));
    await delay(page.ms ?? 0);
    response.end(page.html.slice(half));
  });
}
