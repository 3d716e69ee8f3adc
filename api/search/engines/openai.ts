// OpenAI's Responses interface with its web_search tool, or a server compatible with it: an answer whose sources are annotations
// of its text. It has no parameters for age or number of results.

import { Type } from 'typebox';
import { withoutUnlinkedNumbers } from '../../../protocol/index.ts';
import { url as address, keyOf, text as words } from '../../config/setting-kinds.ts';
import { callJson, joinUrl, usageOf } from '../call-json.ts';
import { noteShortfall } from '../collect-pages.ts';
import { defineEngine } from '../define-engine.ts';
import type { Engine, EngineErrorCode } from '../engine.ts';
import { EngineError } from '../engine.ts';
import { pageKey, type RawHit, requireEntries, toHits } from '../hits.ts';

export type OpenAiEngineOptions = {
  apiKey: string;
  baseUrl?: string;
  model?: string;
  id?: string;
  description?: string;
};

const BASE_URL = 'https://api.openai.com';
const MODEL = 'gpt-5.2';
const TIMEOUT_MS = 18_000;
/** Characters before a citation that are kept as its statement. */
const MAX_CLAIM_CHARS = 600;

type Citation = { start: number; end: number; url: string; title: unknown };
/** Placeholders of citations, by their address; characters that no text of a model contains. */
const MARK = /\u27e6(\d+)\u27e7/g;

/** What the configuration knows about the engine. */
export const openai = defineEngine({
  description: 'OpenAI with its web search',
  settings: Type.Object({
    apiKey: keyOf('OpenAI'),
    baseURL: Type.Optional(address('where OpenAI answers')),
    model: Type.Optional(words('the name of a model')),
  }),
  environment: { apiKey: ['OPENAI_API_KEY'], baseURL: ['OPENAI_BASE_URL'], model: ['OPENAI_MODEL'] },
  // OPENAI_API_KEY alone is the key of the model that answers visitors.
  isNamedOnly: true,
  service: {
    providerNames: ['openai'],
    baseUrl: `${BASE_URL}/v1`,
    model: MODEL,
  },
  create: createOpenAiEngine,
});

export function createOpenAiEngine(options: OpenAiEngineOptions): Engine {
  const id = options.id ?? 'openai';
  const url = joinUrl(options.baseUrl ?? BASE_URL, '/v1', '/responses');
  return {
    id,
    kind: 'answers',
    description: options.description ?? openai.description,
    async search(request, { signal }) {
      const wish = request.prompt && request.prompt !== request.query ? `\n\n${request.prompt}` : '';
      const reply = await callJson({
        engine: id,
        url,
        method: 'POST',
        // A self-hosted server may need no key.
        headers: options.apiKey === '' ? {} : { authorization: `Bearer ${options.apiKey}` },
        timeoutMs: TIMEOUT_MS,
        body: {
          model: options.model ?? MODEL,
          input: `Search the web: ${request.query}${wish}`,
          // Without a location it would be the one of the United States.
          tools: [{ type: 'web_search', user_location: { type: 'approximate' } }],
          include: ['web_search_call.action.sources'],
          store: false,
          stream: false,
        },
        signal,
        readFailure,
      });
      if (reply.status === 'failed') throw toFailure(id, reply.error);
      const output = requireEntries(id, reply.output);
      const { text, citations } = readAnswer(output);
      if (text === '' && output.some(isRefusal)) throw new EngineError(id, 'blocked', { detail: 'refused' });
      if (text === '') throw new EngineError(id, 'bad_response', { detail: 'no answer' });
      const hits = toHits([...citations.map((one) => one.hit), ...output.flatMap(sourcesOf)], request.count);
      const numberOf = citations.map(({ hit }) => {
        const key = typeof hit.url === 'string' && URL.canParse(hit.url) ? pageKey(hit.url) : null;
        return key === null ? 0 : hits.findIndex((one) => pageKey(one.url) === key) + 1;
      });
      const summary = text
        .replace(MARK, (_mark, index: string) => (numberOf[Number(index)] ? `[${numberOf[Number(index)]}]` : ''))
        .trim();
      const notes =
        hits.length === 0 ? [`${id} named no sources for its answer.`] : noteShortfall(id, hits, request.count);
      if (request.recency !== 'noLimit') notes.push(`${id} cannot limit results by age: recency was ignored.`);
      if (reply.status === 'incomplete') notes.push(`The answer of ${id} was cut short.`);
      const { input_tokens, output_tokens } = (reply.usage ?? {}) as Record<string, unknown>;
      return { hits, summary, notes, ...usageOf([input_tokens], [output_tokens]) };
    },
  };
}

/** The text with a placeholder for each citation, and the statement of each about its page. */
function readAnswer(output: readonly Record<string, unknown>[]) {
  const citations: { hit: RawHit }[] = [];
  const texts = output
    .flatMap((item) => (item.type === 'message' ? partsOf(item) : []))
    .map((part) => {
      // Offsets count characters, not UTF-16 units: an emoji before a citation would move it.
      const characters = Array.from(typeof part.text === 'string' ? part.text : '', withoutMark);
      let text = '';
      let at = 0;
      for (const { start, end, url, title } of citationsOf(part, characters.length)) {
        const claim = characters.slice(at, start).join('');
        const span = characters.slice(start, end).join('');
        // The span is usually the link itself, written out; words that are cited stay.
        const isLink = /\]\(|https?:\/\//.test(span);
        text += withoutUnlinkedNumbers(claim) + (isLink ? '' : withoutUnlinkedNumbers(span));
        const said = (isLink ? claim : claim + span).replace(/[([]\s*$/, '').trim();
        text = `${isLink ? withoutOpening(text) : text}\u27e6${citations.length}\u27e7`;
        citations.push({ hit: { url, title, snippet: toMarkup(lastSentences(said)) } });
        at = isLink && characters[end] === ')' && /\(\s*$/.test(claim) ? end + 1 : end;
      }
      return text + withoutUnlinkedNumbers(characters.slice(at).join(''));
    });
  return { text: texts.join('\n\n').trim(), citations };
}

/** Removes the parenthesis around a link. */
function withoutOpening(text: string): string {
  const words = text.trimEnd();
  return words.endsWith('(') ? `${words.slice(0, -1).trimEnd()} ` : text;
}

function partsOf(message: Record<string, unknown>): Record<string, unknown>[] {
  const content = Array.isArray(message.content) ? message.content : [];
  return content.filter((part): part is Record<string, unknown> => part?.type === 'output_text');
}

/** Citations in the order of the text; those that overlap an earlier one or lie outside are left out. */
function citationsOf(part: Record<string, unknown>, length: number): Citation[] {
  const all = (Array.isArray(part.annotations) ? part.annotations : []).flatMap((one): Citation[] => {
    if (one?.type !== 'url_citation' || typeof one.url !== 'string') return [];
    const [start, end] = [Number(one.start_index), Number(one.end_index)];
    const isInside = Number.isInteger(start) && Number.isInteger(end) && start >= 0 && start <= end && end <= length;
    return isInside ? [{ start, end, url: one.url, title: one.title }] : [];
  });
  let last = 0;
  return all
    .sort((a, b) => a.start - b.start)
    .filter(({ start, end }) => {
      if (start < last) return false;
      last = end;
      return true;
    });
}

function sourcesOf(item: Record<string, unknown>): RawHit[] {
  const action = item.type === 'web_search_call' ? (item.action as { sources?: unknown } | null | undefined) : null;
  const sources = Array.isArray(action?.sources) ? action.sources : [];
  return sources.map((source) => ({ url: (source as { url?: unknown } | null)?.url }));
}

function isRefusal(item: Record<string, unknown>): boolean {
  return Array.isArray(item.content) && item.content.some((part) => part?.type === 'refusal');
}

function lastSentences(text: string): string {
  return text.length <= MAX_CLAIM_CHARS ? text : text.slice(-MAX_CLAIM_CHARS).replace(/^\S*\s/, '');
}

function withoutMark(character: string): string {
  return character === '\u27e6' || character === '\u27e7' ? '' : character;
}

/** The answer is plain text; `toHits` reads markup. */
function toMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function toFailure(id: string, error: unknown): EngineError {
  const code = String((error as { code?: unknown } | null)?.code ?? '');
  if (code === 'rate_limit_exceeded') return new EngineError(id, 'rate_limited');
  if (code === 'invalid_prompt') return new EngineError(id, 'blocked');
  return new EngineError(id, 'bad_response', { retryable: code === 'server_error', detail: 'the response failed' });
}

/** 429 is also the status of an empty account. */
function readFailure(status: number, body: string): EngineErrorCode | null {
  if (status === 429 && /insufficient_quota|billing/i.test(body)) return 'quota';
  return status === 400 && /invalid_prompt|content_policy/i.test(body) ? 'blocked' : null;
}
