// `web_crawl`: reads one page that this run's searches returned or the visitor typed, and no other (NET-14): a page cannot
// make the agent send data to another address. The pipeline fetches and applies its guards.
import { Type } from 'typebox';
import { labelsFor } from './labels.ts';
import { plainSchema } from './schema.ts';
import type { Tool } from './tool.ts';
import { orFailure, toOutcome, type WebSearch } from './web-search.ts';

/** The tool over the pipeline's page reader. */
export function createWebCrawlTool({ web }: { web: Pick<WebSearch, 'readOne'> }): Tool {
  return {
    name: 'web_crawl',
    description:
      'Reads one page that a search of this turn returned or the visitor named, and returns what answers the prompt.',
    parameters: plainSchema(
      Type.Object(
        {
          url: Type.String({
            minLength: 1,
            maxLength: 2048,
            description: 'Address of the page, exactly as it was given',
          }),
          prompt: Type.Optional(Type.String({ maxLength: 1000, description: 'What you want to know from the page' })),
        },
        { additionalProperties: false },
      ),
    ),
    idempotent: true,
    readOnly: true,
    timeoutMs: 20_000,
    label: (input, lang) => labelsFor(lang).reading(shorten(String(input.url ?? ''))),
    failedLabel: (input, lang) => labelsFor(lang).notRead(shorten(String(input.url ?? ''))),
    async run(input, context) {
      const url = String(input.url);
      if (!context.isKnownUrl(url)) {
        return {
          status: 'error',
          trust: 'owner',
          text: 'Error: field "url" must be an address that a search of this turn returned or the visitor wrote. Search first, then read one of its results.',
        };
      }
      const prompt = typeof input.prompt === 'string' ? input.prompt : context.question;
      const found = await orFailure(context.signal, () =>
        web.readOne(
          { url, prompt },
          {
            signal: context.signal,
            isKnownUrl: context.isKnownUrl,
            onSpent: context.onSpent,
            onProgress: (phase, done, total) =>
              context.onProgress({
                phase,
                url,
                ...(done === undefined ? {} : { done }),
                ...(total === undefined ? {} : { total }),
              }),
          },
        ),
      );
      if ('status' in found) return found;
      const outcome = toOutcome(found.result, context.numberSources, { query: url });
      return { ...outcome, label: labelsFor(context.lang).read(outcome.sources?.[0]?.title || shorten(url)) };
    },
  };
}

/** An address as a person reads it. */
function shorten(url: string): string {
  return url.replace(/^https?:\/\//, '').split(/[?#]/, 1)[0] ?? '';
}
