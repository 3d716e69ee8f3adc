// GLM (Zhipu, z.ai): a model that searches and answers in one call of its chat interface. Not streamed: stream replies carry no
// search results (observed in QuantumNous/new-api, 2026).

import { Type } from 'typebox';
import { replaceNumbers } from '../../../protocol/index.ts';
import { url as address, keyOf, text as words } from '../../config/setting-kinds.ts';
import { callJson, joinUrl, usageOf } from '../call-json.ts';
import { noteShortfall } from '../collect-pages.ts';
import { defineEngine } from '../define-engine.ts';
import type { Engine, EngineErrorCode } from '../engine.ts';
import { EngineError } from '../engine.ts';
import { pageKey, requireEntries, toHits } from '../hits.ts';

export type GlmOptions = { apiKey: string; baseUrl?: string; model?: string; id?: string; description?: string };

const BASE_URL = 'https://open.bigmodel.cn';
const MODEL = 'glm-4.7';
const TIMEOUT_MS = 18_000;

/** What the configuration knows about the engine. */
export const glm = defineEngine({
  description: 'GLM, good for Chinese sources',
  settings: Type.Object({
    apiKey: keyOf('GLM'),
    baseURL: Type.Optional(address('where GLM answers')),
    model: Type.Optional(words('the name of a model')),
  }),
  environment: { apiKey: ['GLM_API_KEY'], baseURL: ['GLM_BASE_URL'], model: ['GLM_MODEL'] },
  service: {
    providerNames: ['glm', 'zhipu', 'bigmodel', 'zai'],
    baseUrl: `${BASE_URL}/api/paas/v4`,
    model: MODEL,
  },
  create: createGlm,
});

export function createGlm(options: GlmOptions): Engine {
  const id = options.id ?? 'glm';
  const url = joinUrl(options.baseUrl ?? BASE_URL, '/api/paas/v4', '/chat/completions');
  return {
    id,
    kind: 'answers',
    description: options.description ?? glm.description,
    async search(request, { signal }) {
      const reply = await callJson({
        engine: id,
        url,
        method: 'POST',
        headers: { authorization: `Bearer ${options.apiKey}` },
        timeoutMs: TIMEOUT_MS,
        body: {
          model: options.model ?? MODEL,
          stream: false,
          messages: [{ role: 'user', content: request.prompt || request.query }],
          tools: [
            {
              type: 'web_search',
              web_search: {
                enable: true,
                search_engine: 'search_pro',
                search_query: request.query,
                count: request.count,
                search_recency_filter: request.recency,
                require_search: true,
                // Off by default: without it the answer has no sources.
                search_result: true,
              },
            },
          ],
        },
        signal,
        readFailure,
      });
      const text = answerOf(reply);
      if (text === null) throw new EngineError(id, 'bad_response', { detail: 'no answer' });
      // Missing, or null, when the model answered without a search.
      const entries = requireEntries(id, reply.web_search ?? []);
      const hits = toHits(
        entries.map((entry) => ({
          title: entry.title,
          url: entry.link,
          snippet: entry.content,
          source: entry.media,
          date: entry.publish_date,
        })),
        request.count,
      );
      const numbers = new Map<string, number>();
      for (const [index, entry] of entries.entries()) {
        if (typeof entry.link !== 'string' || !URL.canParse(entry.link)) continue;
        const place = hits.findIndex((hit) => pageKey(hit.url) === pageKey(entry.link as string));
        if (place !== -1) numbers.set(String(entry.refer ?? `ref_${index + 1}`), place + 1);
      }
      const notes =
        hits.length === 0 ? [`${id} named no sources for its answer.`] : noteShortfall(id, hits, request.count);
      const { prompt_tokens, completion_tokens } = (reply.usage ?? {}) as Record<string, unknown>;
      const usage = usageOf([prompt_tokens], [completion_tokens]);
      return { hits, summary: withNumbers(text, numbers), notes, ...usage };
    },
  };
}

function answerOf(reply: Record<string, unknown>): string | null {
  const choices = reply.choices as { message?: { content?: unknown } }[] | undefined;
  const content = Array.isArray(choices) ? choices[0]?.message?.content : undefined;
  return typeof content === 'string' ? content : null;
}

/** `[ref_3]`, `【ref_3】` and bare `ref_3` become `[n]` of the hit; marks without a hit and invented bare numbers are removed. */
function withNumbers(text: string, numbers: ReadonlyMap<string, number>): string {
  return replaceNumbers(text, () => null)
    .replace(/([ \t]?)[[【(]?\b(ref_\d{1,3})\b[\]】)]?/g, (_mark, gap: string, refer: string) => {
      const number = numbers.get(refer);
      return number === undefined ? '' : `${gap}[${number}]`;
    })
    .trim();
}

/** Business codes (docs.bigmodel.cn, "API error codes"): more specific than the HTTP status. */
function readFailure(_status: number, body: string): EngineErrorCode | null {
  const code = Number(/"code"\s*:\s*"?(\d{4})/.exec(body)?.[1]);
  if (code >= 1000 && code <= 1004) return 'auth';
  switch (code) {
    case 1113:
    case 1304:
    case 1308:
    case 1309:
    case 1310:
      return 'quota';
    case 1301:
      return 'blocked';
    case 1302:
    case 1303:
    case 1305:
    case 1312:
      return 'rate_limited';
    default:
      return null;
  }
}
