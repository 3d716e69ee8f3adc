// Asks a running server one question over its public HTTP API, as a visitor of a site would, and gives the answer with the pages it cites.
import { numbersOf, ONE_CITATION } from '../../../protocol/index.ts';
import type { Clock } from '../../time/clock.ts';
import { sleep, withDeadline } from '../../time/wait.ts';

export type ServerAnswer = { text: string; cited: string[] };

/** Longest wait for one answer, in ms: one with a model and several searches. */
const ANSWER_MS = 120_000;
/** Pause between two looks at the conversation, in ms. */
const LOOK_MS = 150;
/** Most times that a question is asked again because of a limit on visitors or messages. */
const MAX_WAITS = 5;
/** Longest wait that a limit may ask for, in seconds. */
const MAX_WAIT_S = 60;

type Server = { base: string; origin: string };
type History = {
  runs: { status: string; error?: { message?: string } }[];
  messages: { content: unknown }[];
  workspace?: unknown;
};

/** `newId`: of the message. @throws {Error} with what the server says, when it does not answer */
export async function askServer(
  server: Server,
  given: { site: string; question: string; newId(): string; clock?: Pick<Clock, 'sleep'>; timeoutMs?: number },
): Promise<ServerAnswer> {
  const timeoutMs = given.timeoutMs ?? ANSWER_MS;
  return await withDeadline((signal) => ask(server, { clock: { sleep }, ...given }, signal), {
    timeoutMs,
    toError: () => new Error(`No answer within ${timeoutMs / 1_000} seconds.`),
  });
}

async function ask(
  server: Server,
  given: { site: string; question: string; newId(): string; clock: Pick<Clock, 'sleep'> },
  signal: AbortSignal,
): Promise<ServerAnswer> {
  const call = createCaller(server, given.clock, signal);
  const { token } = (await call('POST', '/session', { site: given.site })) as { token: string };
  const { id } = (await call('POST', '/conversations', {}, token)) as { id: string };
  const content = [{ type: 'text', text: given.question }];
  await call('POST', `/conversations/${id}/messages`, { client_id: given.newId(), content }, token);
  try {
    for (;;) {
      const history = (await call('GET', `/conversations/${id}/history`, undefined, token)) as History;
      const run = history.runs.at(-1);
      if (run?.status === 'error') throw new Error(`The server could not answer: ${run.error?.message ?? 'no reason'}`);
      if (run && run.status !== 'running' && run.status !== 'queued') return readAnswer(history);
      await given.clock.sleep(LOOK_MS, signal);
    }
  } finally {
    // What this program asked is no conversation of a visitor.
    await call('DELETE', `/conversations/${id}`, undefined, token).catch(() => {});
  }
}

function createCaller({ base, origin }: Server, clock: Pick<Clock, 'sleep'>, signal: AbortSignal) {
  return async (method: string, path: string, body?: unknown, token?: string): Promise<unknown> => {
    for (let waits = 0; ; waits++) {
      // biome-ignore lint/style/noRestrictedGlobals: the operator names this server on the command line
      const reply = await fetch(`${base}/api/v1${path}`, {
        method,
        signal,
        headers: {
          origin,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }).catch((error: Error) => {
        if (signal.aborted) throw signal.reason;
        throw new Error(
          `${base} does not answer (${causeOf(error)}). Start the server, or give its address with --url.`,
        );
      });
      if (reply.ok) return reply.status === 204 ? null : reply.json();
      const { error } = (await reply.json().catch(() => ({}))) as { error?: WireError };
      const seconds = Math.min(error?.details?.retry_after_s ?? 1, MAX_WAIT_S);
      if (reply.status !== 429 || waits >= MAX_WAITS) throw new Error(explain(reply.status, error, origin));
      await clock.sleep(seconds * 1_000, signal);
    }
  };
}

type WireError = { code?: string; message?: string; details?: { retry_after_s?: number } };

function explain(status: number, error: WireError | undefined, origin: string): string {
  const message = error?.message ?? `The server answers ${status}.`;
  if (error?.code !== 'origin_not_allowed') return message;
  return `${message} It was asked from ${origin}; name one of the site's origins with --origin.`;
}

function causeOf(error: Error): string {
  const { cause } = error as { cause?: { code?: string; message?: string } };
  return cause?.code ?? cause?.message ?? error.message;
}

/** The final text of the newest answer, and the addresses of the sources it names. */
function readAnswer(history: History): ServerAnswer {
  const texts: string[] = [];
  for (const { content } of history.messages) {
    if (!Array.isArray(content)) continue;
    for (const block of content as { type?: string; text?: string; is_final?: boolean }[])
      if (block.type === 'text' && block.is_final && block.text) texts.push(block.text);
  }
  const text = texts.join('\n\n').trim();
  const urls = new Map<number, string>();
  collectSources(history.workspace, urls);
  const numbers = (text.match(ONE_CITATION) ?? []).flatMap(numbersOf);
  return { text, cited: [...new Set(numbers)].flatMap((number) => urls.get(number) ?? []) };
}

/** Every object with a number and an address: the groups of sources are of several kinds. */
function collectSources(value: unknown, urls: Map<number, string>): void {
  if (typeof value !== 'object' || value === null) return;
  const { number, url } = value as { number?: unknown; url?: unknown };
  if (typeof number === 'number' && typeof url === 'string') urls.set(number, url);
  for (const inner of Object.values(value)) collectSources(inner, urls);
}
