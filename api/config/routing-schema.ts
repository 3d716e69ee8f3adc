// The schemas of the sections providers, virtualrouter and webSearch of the configuration file.
// Shape only; check-routing.ts checks how the sections fit together.
import { type Static, Type } from 'typebox';

const strict = { additionalProperties: false };
const text = (description: string, maxLength = 500) => Type.String({ minLength: 1, maxLength, description });
const url = (description: string) =>
  Type.String({
    pattern: '^https?://[^\\s]+$',
    maxLength: 2048,
    description: `${description}, beginning with https:// or http://`,
  });
const oneOf = (names: readonly string[]) =>
  Type.Union(
    names.map((name) => Type.Literal(name)),
    { description: `one of ${names.join(', ')}` },
  );

/** Kinds of model services. */
export const PROVIDER_TYPES = ['openai', 'glm', 'gemini'] as const;
/** Results pages that can be named in `webSearch.engines[].engine`. */
export const RESULT_ENGINES = [
  'serper',
  'serper_news',
  'brave',
  'tavily',
  'exa',
  'searxng',
  'wikipedia',
  'site',
] as const;
/** Routes; `search` is for internal search, `web_search` for the secondary call of the tool of that name alone. */
export const ROUTES = ['default', 'coding', 'longcontext', 'search', 'web_search'] as const;

const price = (what: string) =>
  Type.Number({ minimum: 0, description: `the price of a million tokens ${what}, a number` });
/** By model name; in whatever currency the operator counts. */
const PricesSchema = Type.Record(
  Type.String(),
  Type.Object(
    { input: price('sent to the model'), output: price('written by it') },
    { ...strict, description: 'the prices of a model: input, output' },
  ),
  { description: 'prices by model name, each with input and output for a million tokens' },
);

const ProviderSchema = Type.Object(
  {
    type: Type.Optional(oneOf(PROVIDER_TYPES)),
    baseURL: Type.Optional(url('where the service answers')),
    apiKey: Type.Optional(text('the key of the service; env:NAME reads it from the environment')),
    keys: Type.Optional(
      Type.Record(
        Type.String({ pattern: '^[A-Za-z0-9_-]+$' }),
        text('a key of the service; env:NAME reads it from the environment'),
        { description: 'further keys by name, for targets such as provider.name.model' },
      ),
    ),
    prices: Type.Optional(PricesSchema),
  },
  { ...strict, description: 'a provider: type, baseURL, apiKey, keys, prices' },
);

const PoolSchema = Type.Object(
  {
    id: text('a name of the pool', 100),
    priority: Type.Optional(Type.Number({ description: 'a number; pools with a higher one come first' })),
    targets: Type.Array(text('a target such as openai.gpt-5.2 or glm.work.glm-4.7', 300), {
      minItems: 1,
      description: 'a list of targets, provider.model or provider.key.model, tried in order',
    }),
  },
  { ...strict, description: 'a pool: id, priority, targets' },
);

const EngineSchema = Type.Object(
  {
    id: Type.String({
      pattern: '^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$',
      description: 'the name the model calls the engine by: letters, digits, ., - and _, at most 64',
    }),
    providerKey: Type.Optional(text('a target such as glm.glm-4.7 that routing.web_search serves', 300)),
    engine: Type.Optional(oneOf(RESULT_ENGINES)),
    apiKey: Type.Optional(text('the key of the engine; env:NAME reads it from the environment')),
    baseURL: Type.Optional(url('where the engine answers')),
    description: Type.Optional(text('what the engine is good for, as the model reads it', 300)),
    default: Type.Optional(Type.Boolean({ description: 'true or false: asked when the model names no engine' })),
    crawl: Type.Optional(
      Type.Boolean({ description: 'true or false: read the pages an answering model names, as well' }),
    ),
  },
  { ...strict, description: 'an engine: id, providerKey or engine, apiKey, baseURL, description, default, crawl' },
);

export const ProvidersSchema = Type.Record(Type.String({ pattern: '^[A-Za-z0-9_-]+$' }), ProviderSchema, {
  description: 'providers by name (letters, digits, - and _): each with type, baseURL, apiKey, keys, prices',
});

export const VirtualRouterSchema = Type.Object(
  {
    routing: Type.Object(
      Object.fromEntries(
        ROUTES.map((name) => [
          name,
          Type.Optional(Type.Array(PoolSchema, { minItems: 1, description: 'a list of pools: id, priority, targets' })),
        ]),
      ) as Record<(typeof ROUTES)[number], ReturnType<typeof optionalPools>>,
      { ...strict, description: `routes by name: ${ROUTES.join(', ')}` },
    ),
    longContextTokens: Type.Optional(
      Type.Integer({ minimum: 1, description: 'tokens of a request above which it goes to the route longcontext' }),
    ),
  },
  { ...strict, description: 'the router: routing, longContextTokens' },
);

export const WebSearchSchema = Type.Object(
  {
    injectPolicy: Type.Optional(oneOf(['always', 'selective'])),
    engines: Type.Array(EngineSchema, { description: 'a list of engines' }),
  },
  { ...strict, description: 'web search: injectPolicy, engines' },
);

export type ProvidersFile = Record<string, ProviderFile>;
export type ProviderFile = Static<typeof ProviderSchema>;
export type VirtualRouterFile = {
  routing: Partial<Record<(typeof ROUTES)[number], PoolFile[]>>;
  longContextTokens?: number;
};
export type PoolFile = Static<typeof PoolSchema>;
export type EngineFile = Static<typeof EngineSchema>;
export type WebSearchFile = { injectPolicy?: 'always' | 'selective'; engines: EngineFile[] };

// Only its type is used: `fromEntries` forgets the names.
function optionalPools() {
  return Type.Optional(Type.Array(PoolSchema));
}
