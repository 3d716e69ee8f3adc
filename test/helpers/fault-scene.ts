// What every fault test starts from: the built API with a scripted model and a search service on loopback, and a seeded source of
// random numbers whose seed is printed.
import { type ApiOptions, ApiProcess } from './api-process.ts';
import { FaultProxy } from './fault-proxy.ts';
import { type ModelReply, type ModelTurn, startModel, startPages, startSerper } from './stand-ins.ts';

/** The seed of all decisions; SEED repeats a failed run. */
export const SEED = Number(process.env.SEED ?? 20_261_122);

/** Random numbers from 0 to 1 (mulberry32), the same ones for the same seed and name. */
export function seeded(name: string): () => number {
  let state = [...name].reduce((hash, letter) => Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193), SEED | 0);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Many visitors share one address here, and ask faster than people. */
const LIMITS = {
  messagesPerMinute: 100_000,
  messageBurst: 100_000,
  messagesPerMinutePerAddress: 100_000,
  messagesPerMinutePerSite: 100_000,
  messageBurstPerSite: 100_000,
  newVisitorBurst: 100_000,
  newVisitorsPerMinutePerSite: 100_000,
  newVisitorBurstPerSite: 100_000,
  newVisitorsPerMinutePerAddress: 100_000,
  requestsPerMinutePerAddress: 1_000_000,
  socketsPerAddress: 5_000,
  runsPerAddress: 1_000,
};

/** A whole run sends more messages in a day than one site has in its budget. */
const BUDGETS = { site: { messages: 1_000_000 }, address: { messages: 1_000_000 } };

export type FaultScene = {
  api: ApiProcess;
  /** Between the API and the model service. */
  upstream: FaultProxy;
  close(): Promise<void>;
};

/** `config` and `limits` are added to those of the set-up. */
export type FaultOptions = Omit<ApiOptions, 'config'> & {
  config?: Record<string, unknown>;
  limits?: Record<string, number>;
};

/** An answer in 40 pieces after one search, as a model streams it. */
export const PIECES = Array.from({ length: 40 }, (_, n) => `Sentence ${n + 1} of the answer rests on the page. `);

/** `paceMs`: pause between the pieces of an answer. */
export async function startFaultScene(
  paceMs: number,
  answer: (turn: ModelTurn) => ModelReply = searchAndAnswer,
  { config, env, limits, ...start }: FaultOptions = {},
): Promise<FaultScene> {
  const pages = await startPages({
    '/steam': {
      html: `<html><head><title>Steam</title></head><body><main><h1>Steam</h1><p>${'A boiler makes steam when water is hot. '.repeat(20)}</p></main></body></html>`,
    },
  });
  const serper = await startSerper([{ title: 'Steam', link: `${pages.origin}/steam`, snippet: 'About steam' }]);
  const model = await startModel(answer, paceMs);
  const upstream = await FaultProxy.start(Number(new URL(model.origin).port), seeded('upstream'));
  const api = await ApiProcess.start({
    env: {
      OPENAI_API_KEY: 'sk-test-stand-in',
      OPENAI_BASE_URL: `${upstream.origin}/v1`,
      OPENAI_MODEL: 'stand-in',
      SERPER_API_KEY: 'serper-stand-in',
      SERPER_BASE_URL: serper.origin,
      ...env,
    },
    config: {
      crawler: { allowHosts: [pages.host], robots: false },
      budgets: BUDGETS,
      ...config,
      limits: { ...LIMITS, ...limits },
    },
    ...start,
  });
  return {
    api,
    upstream,
    async close() {
      await api.close();
      await upstream.close();
      await Promise.all([pages.close(), serper.close(), model.close()]);
    },
  };
}

/** One search, then the answer. */
export function searchAndAnswer({ toolResults }: ModelTurn): ModelReply {
  return toolResults.length === 0
    ? { text: ['Let me ', 'look that up.'], toolCalls: [{ name: 'web_search', input: { query: 'steam' } }] }
    : { text: PIECES };
}
