// Gemini with Google Search grounding: an answer whose parts refer to sources by UTF-8 byte offsets. Its addresses are redirects
// of its own, which are resolved through the guarded fetcher.

import { Type } from 'typebox';
import { withoutNumbers } from '../../../protocol/index.ts';
import { url as address, keyOf, text as words } from '../../config/setting-kinds.ts';
import { callJson, joinUrl, usageOf } from '../call-json.ts';
import { noteShortfall } from '../collect-pages.ts';
import { defineEngine } from '../define-engine.ts';
import type { Engine, EngineErrorCode, Recency } from '../engine.ts';
import { EngineError } from '../engine.ts';
import { pageKey, toHits } from '../hits.ts';

export type GeminiOptions = {
  apiKey: string;
  now: () => number;
  baseUrl?: string;
  model?: string;
  id?: string;
  description?: string;
  /** Resolves one of its redirects; the redirect itself is kept where this is missing or fails. */
  resolveRedirect?: ((url: string, signal: AbortSignal) => Promise<string>) | undefined;
};

type Chunk = { web?: { uri?: unknown; title?: unknown } } | null;
type Support = {
  segment?: { endIndex?: unknown; partIndex?: unknown; text?: unknown };
  groundingChunkIndices?: unknown;
} | null;
type Candidate = {
  content?: { parts?: ({ text?: unknown; thought?: unknown } | null)[] };
  finishReason?: unknown;
  groundingMetadata?: {
    groundingChunks?: Chunk[];
    groundingSupports?: Support[];
    searchEntryPoint?: { renderedContent?: unknown } | null;
  };
};

const BASE_URL = 'https://generativelanguage.googleapis.com';
const MODEL = 'gemini-2.5-flash';
const TIMEOUT_MS = 18_000;
const REDIRECT_HOST = 'vertexaisearch.cloud.google.com';
const REDIRECT_PATH = '/grounding-api-redirect/';
/** Longest search entry point, in characters. Google's are a few thousand; half of one would not be "as provided". */
const MAX_ENTRY_POINT_CHARS = 65_536;
const DAY_MS = 86_400_000;
const RECENCY_DAYS: Record<Recency, number | undefined> = {
  oneDay: 1,
  oneWeek: 7,
  oneMonth: 31,
  oneYear: 365,
  noLimit: undefined,
};
const REFUSALS: ReadonlySet<unknown> = new Set(['SAFETY', 'RECITATION', 'BLOCKLIST', 'PROHIBITED_CONTENT']);

/** What the configuration knows about the engine. */
export const gemini = defineEngine({
  description: 'Gemini, broad coverage through Google',
  settings: Type.Object({
    apiKey: keyOf('Gemini'),
    baseURL: Type.Optional(address('where Gemini answers')),
    model: Type.Optional(words('the name of a model')),
  }),
  environment: { apiKey: ['GEMINI_API_KEY'], baseURL: ['GEMINI_BASE_URL'], model: ['GEMINI_MODEL'] },
  service: {
    providerNames: ['gemini', 'gemini-cli', 'antigravity'],
    baseUrl: `${BASE_URL}/v1beta`,
    model: MODEL,
    isGoogle: true,
  },
  create: (settings, { now, resolveRedirect }) => createGemini({ ...settings, now, resolveRedirect }),
});

export function createGemini(options: GeminiOptions): Engine {
  const id = options.id ?? 'gemini';
  const model = options.model ?? MODEL;
  const url = joinUrl(options.baseUrl ?? BASE_URL, '/v1beta', `/models/${model}:generateContent`);
  return {
    id,
    kind: 'answers',
    description: options.description ?? gemini.description,
    async search(request, { signal }) {
      const question =
        request.prompt && request.prompt !== request.query ? `${request.query}\n\n${request.prompt}` : request.query;
      const reply = await callJson({
        engine: id,
        url,
        method: 'POST',
        headers: { 'x-goog-api-key': options.apiKey },
        timeoutMs: TIMEOUT_MS,
        body: {
          contents: [{ role: 'user', parts: [{ text: question }] }],
          tools: [{ google_search: timeRange(request.recency, options.now()) }],
        },
        signal,
        readFailure,
      });
      const [candidate] = listOf(reply.candidates as Candidate[] | undefined);
      const { blockReason } = (reply.promptFeedback ?? {}) as { blockReason?: unknown };
      if (!candidate && typeof blockReason === 'string')
        throw new EngineError(id, 'blocked', { detail: 'the question' });
      if (!candidate) throw new EngineError(id, 'bad_response', { detail: 'no answer' });
      if (REFUSALS.has(candidate.finishReason))
        throw new EngineError(id, 'blocked', { detail: String(candidate.finishReason) });
      const chunks = listOf(candidate.groundingMetadata?.groundingChunks);
      const supports = listOf(candidate.groundingMetadata?.groundingSupports);
      const urls = await Promise.all(chunks.map((chunk) => resolveUrl(chunk, options, signal)));
      const parts = listOf(candidate.content?.parts).map((part) =>
        part?.thought === true || typeof part?.text !== 'string' ? '' : part.text,
      );
      const marked = parts.map((part, index) => markPart(part, index, supports)).join('');
      const entries = chunks.map((chunk, index) => ({
        title: chunk?.web?.title,
        url: urls[index],
        snippet: supportedText(supports, index),
      }));
      return {
        ...orderByChunk(entries, marked, request.count, id),
        ...usageOfReply(reply.usageMetadata),
        ...entryPointOf(candidate.groundingMetadata?.searchEntryPoint?.renderedContent),
      };
    },
  };
}

/** The list, or an empty one: a field that is null or missing is no reason to lose the answer. */
function listOf<T>(value: readonly T[] | null | undefined): readonly T[] {
  return Array.isArray(value) ? value : [];
}

/**
 * Google's search suggestions, which its terms require to be shown as provided wherever grounding is used
 * (google-gemini/cookbook, quickstarts/rest/Search_Grounding, 2026-08). Nothing where there are none, or too long ones.
 */
function entryPointOf(html: unknown): { entryPoint?: string } {
  const isUsable = typeof html === 'string' && html.trim() !== '' && html.length <= MAX_ENTRY_POINT_CHARS;
  return isUsable ? { entryPoint: html } : {};
}

/** Thoughts, and what the search gave the model, are counted apart (ai.google.dev, UsageMetadata, 2026-08). */
function usageOfReply(metadata: unknown) {
  const { promptTokenCount, toolUsePromptTokenCount, candidatesTokenCount, thoughtsTokenCount } = (metadata ??
    {}) as Record<string, unknown>;
  return usageOf([promptTokenCount, toolUsePromptTokenCount], [candidatesTokenCount, thoughtsTokenCount]);
}

/** Both ends are required where one is given. */
function timeRange(recency: Recency, nowMs: number): Record<string, unknown> {
  const days = RECENCY_DAYS[recency];
  if (days === undefined) return {};
  const [startTime, endTime] = [new Date(nowMs - days * DAY_MS), new Date(nowMs)].map((date) => date.toISOString());
  return { timeRangeFilter: { startTime, endTime } };
}

async function resolveUrl(chunk: Chunk, options: GeminiOptions, signal: AbortSignal): Promise<unknown> {
  const uri = chunk?.web?.uri;
  if (typeof uri !== 'string' || !URL.canParse(uri) || options.resolveRedirect === undefined) return uri;
  if (!isRedirect(new URL(uri))) return uri;
  return options.resolveRedirect(uri, signal).catch(() => uri);
}

/** Its own redirects, also with another host of a proxy or a fake service. */
function isRedirect(url: URL): boolean {
  return url.hostname === REDIRECT_HOST || url.pathname.startsWith(REDIRECT_PATH);
}

/** Inserts a mark `⟦chunk⟧` after each supported segment of a part, from the end so that offsets stay valid. */
function markPart(part: string, partIndex: number, supports: readonly Support[]): string {
  let bytes = Buffer.from(part, 'utf8');
  const ends = supports
    .filter((support) => Number(support?.segment?.partIndex ?? 0) === partIndex)
    .map((support) => ({ end: wholeCharacter(bytes, Number(support?.segment?.endIndex)), chunks: indices(support) }))
    .filter(({ end }) => Number.isInteger(end) && end > 0 && end <= bytes.length)
    .sort((a, b) => b.end - a.end);
  for (const { end, chunks } of ends) {
    const marks = Buffer.from(chunks.map((chunk) => `\u27e6${chunk}\u27e7`).join(''), 'utf8');
    bytes = Buffer.concat([bytes.subarray(0, end), marks, bytes.subarray(end)]);
  }
  return bytes.toString('utf8');
}

/** The offset, moved to the end of a character if inside one. */
function wholeCharacter(bytes: Uint8Array, offset: number): number {
  let end = offset;
  while (((bytes[end] ?? 0) & 0xc0) === 0x80) end += 1;
  return end;
}

function indices(support: Support): number[] {
  const list = listOf(support?.groundingChunkIndices as readonly unknown[] | undefined);
  return list.filter((index): index is number => Number.isInteger(index));
}

function supportedText(supports: readonly Support[], chunk: number): string {
  return supports
    .filter((support) => indices(support).includes(chunk))
    .map((support) => String(support?.segment?.text ?? ''))
    .join(' … ');
}

/** Hits without repetitions, and the text with the marks replaced by their numbers. */
function orderByChunk(
  entries: { title: unknown; url: unknown; snippet: string }[],
  marked: string,
  count: number,
  id: string,
) {
  const hits = toHits(entries, count);
  const numberOf = entries.map((entry) => {
    const [one] = toHits([entry], 1);
    return one === undefined ? 0 : hits.findIndex((hit) => pageKey(hit.url) === pageKey(one.url)) + 1;
  });
  const summary = withoutNumbers(marked)
    .replace(/\u27e6(\d+)\u27e7/g, (_mark, chunk: string) => {
      const number = numberOf[Number(chunk)] ?? 0;
      return number === 0 ? '' : `[${number}]`;
    })
    .trim();
  // Searches without sources do happen (googleapis/dotnet-genai#230): the answer is kept, and the lack is said.
  const notes = hits.length === 0 ? [`${id} named no sources for its answer.`] : noteShortfall(id, hits, count);
  return { hits, summary, notes };
}

/** A wrong key gets 400. */
function readFailure(status: number, body: string): EngineErrorCode | null {
  if (status === 400 && /API_KEY_INVALID|API key/i.test(body)) return 'auth';
  return status === 429 && /quota|billing/i.test(body) && !/RetryInfo|per minute/i.test(body) ? 'quota' : null;
}
