// The schemas of the sections providers, virtualrouter and webSearch of the configuration file.
// Shape only; check-routing.ts checks how the sections fit together.
import { type Static, type TSchema, Type } from 'typebox';
import { oneOf, text, url } from '../setting-kinds.ts';
import { type EngineDefinition, type EngineDefinitions, namedEngines, servicesOf } from './engine-definition.ts';

const strict = { additionalProperties: false };

/** The type of a provider without a service of its own: any server of OpenAI's protocol. */
export const CHAT_TYPE = 'openai';
/** Types of providers: servers of OpenAI's protocol, and the services of answering engines. */
export const providerTypes = (engines: EngineDefinitions): string[] => [
  ...new Set([CHAT_TYPE, ...Object.keys(servicesOf(engines))]),
];
/**
 * Routes. `search`: the model that summarises search results; without it the leading model does. `web_search`: the models that
 * the tool of that name calls.
 */
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

const providerProperties = {
  baseURL: Type.Optional(url('where the service answers')),
  apiKey: Type.Optional(text('the key of the service; env:NAME reads it from the environment')),
  keys: Type.Optional(
    Type.Record(
      Type.String({ pattern: '^[A-Za-z0-9_-]+$' }),
      text('a key of the service; env:NAME reads it from the environment'),
      { description: 'further keys by name, for targets such as provider.name.model' },
    ),
  ),
  images: Type.Optional(
    Type.Array(text('the name of a model', 200), { description: 'a list of the names of its models that read images' }),
  ),
  prices: Type.Optional(PricesSchema),
};
/** Only its type is used: the names of types depend on the engines. */
const ProviderSchema = Type.Object({ ...providerProperties, type: Type.Optional(Type.String()) });

const PoolSchema = Type.Object(
  {
    id: text('a name of the pool', 100),
    priority: Type.Optional(Type.Number({ description: 'a number; pools with a higher one come first' })),
    targets: Type.Array(text('a target such as openai.gpt-5.2 or openai.work.gpt-5.2', 300), {
      minItems: 1,
      description: 'a list of targets, provider.model or provider.key.model, tried in order',
    }),
  },
  { ...strict, description: 'a pool: id, priority, targets' },
);

/** The settings of an entry of any engine; `engine` is added with the known names. */
const sharedProperties = {
  id: Type.String({
    pattern: '^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$',
    description: 'the name the model calls the engine by: letters, digits, ., - and _, at most 64',
  }),
  providerKey: Type.Optional(text('a target such as openai.gpt-5.2 that routing.web_search serves', 300)),
  description: Type.Optional(text('what the engine is good for, as the model reads it', 300)),
  default: Type.Optional(Type.Boolean({ description: 'true or false: asked when the model names no engine' })),
  crawl: Type.Optional(
    Type.Boolean({ description: 'true or false: read the pages an answering model names, as well' }),
  ),
};
const SharedSchema = Type.Object(sharedProperties);

/**
 * The schema of one entry of `webSearch.engines`: with the settings of its engine, none of them required, since the environment may
 * have them. Without a known engine any further setting is accepted: the name of the engine is then the mistake.
 */
export function engineSchema(engines: EngineDefinitions, definition: EngineDefinition | undefined): TSchema {
  const own = definition ? Type.Partial(definition.settings).properties : {};
  const properties = { ...sharedProperties, engine: Type.Optional(oneOf(namedEngines(engines))), ...own };
  return Type.Object(properties, {
    ...(definition ? strict : {}),
    description: 'an engine: id, providerKey or engine, its settings, description, default, crawl',
  });
}

export const providersSchema = (engines: EngineDefinitions) =>
  Type.Record(
    Type.String({ pattern: '^[A-Za-z0-9_-]+$' }),
    Type.Object(
      { type: Type.Optional(oneOf(providerTypes(engines))), ...providerProperties },
      { ...strict, description: 'a provider: type, baseURL, apiKey, keys, images, prices' },
    ),
    {
      description:
        'providers by name (letters, digits, - and _): each with type, baseURL, apiKey, keys, images, prices',
    },
  );

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
      Type.Integer({
        minimum: 1,
        description: 'tokens of a request above which it goes to the route longcontext, a whole number from 1',
      }),
    ),
  },
  { ...strict, description: 'the router: routing, longContextTokens' },
);

export const WebSearchSchema = Type.Object(
  {
    injectPolicy: Type.Optional(oneOf(['always', 'selective'])),
    // engineSchema checks each entry: its settings depend on its engine.
    engines: Type.Array(Type.Object({}, { description: 'an engine: id, providerKey or engine, its settings' }), {
      description: 'a list of engines',
    }),
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
/** With the settings of its engine. */
export type EngineFile = Static<typeof SharedSchema> & { engine?: string; [setting: string]: unknown };
export type WebSearchFile = { injectPolicy?: 'always' | 'selective'; engines: EngineFile[] };

// Only its type is used: `fromEntries` forgets the names.
function optionalPools() {
  return Type.Optional(Type.Array(PoolSchema));
}
