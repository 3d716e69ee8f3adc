// The schema of agent-chat.config.json. Error messages quote the descriptions, so they state valid values.
// load-config.ts reads and checks the file; defaults are in defaults.ts and limits.ts.
import { type Static, type TSchema, Type } from 'typebox';
import { BudgetsSchema } from './budgets.ts';
import { GatewaySchema } from './gateway.ts';
import { LimitsSchema } from './limits.ts';
import type { EngineDefinitions } from './routing/engine-definition.ts';
import { providersSchema, VirtualRouterSchema, type WebSearchFile, WebSearchSchema } from './routing/routing-schema.ts';
import { keyOf, text, url } from './setting-kinds.ts';
import { SiteSchema } from './sites/site-schema.ts';
import { ToolsSchema } from './tools/tools-schema.ts';

const strict = { additionalProperties: false };
/** Paths of operations that need the admin key unless `publicOperations` names them. */
export const PUBLIC_OPERATIONS = ['metrics'] as const;

const FilesSchema = Type.Object(
  {
    folder: Type.Optional(text('the folder of visitors’ files, e.g. ./data/files', 2048)),
    endpoint: Type.Optional(url('address of a bucket that speaks S3, e.g. https://s3.example.com/chat')),
    region: Type.Optional(text('the region of the bucket', 100)),
    accessKey: Type.Optional(keyOf('the bucket, its public part')),
    secretKey: Type.Optional(keyOf('the bucket, its secret part')),
  },
  {
    ...strict,
    description: 'where visitors’ files are: folder, or endpoint, region, accessKey, secretKey of a bucket',
  },
);

/** Only its type and properties are used: the types of providers depend on the engines. */
const ConfigFileSchema = Type.Object(
  {
    host: Type.Optional(text('the address to listen on, e.g. 127.0.0.1 or 0.0.0.0', 255)),
    port: Type.Optional(
      Type.Integer({ minimum: 0, maximum: 65_535, description: 'a port between 1 and 65535; 0 takes a free one' }),
    ),
    database: Type.Optional(
      Type.String({
        // A scheme has two letters at least: one is a drive of Windows.
        pattern: '^(file:|(?![A-Za-z][A-Za-z0-9+.-]+:))',
        minLength: 1,
        maxLength: 2048,
        description: 'an SQLite file, e.g. file:./data/agent-chat.db, and no address of a database server',
      }),
    ),
    files: Type.Optional(FilesSchema),
    basePath: Type.Optional(
      Type.String({
        // Not below /api: an address of the API could then be read in two ways.
        pattern: '^(?!/api(/|$))(/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)+$',
        maxLength: 200,
        description: 'the path under which a proxy serves this server, e.g. /chat: no slash at its end, and not /api',
      }),
    ),
    trustProxy: Type.Optional(
      Type.Array(text('"loopback", "private", or an address or range such as 10.0.0.0/8'), {
        description:
          'addresses of the proxies whose X-Forwarded-For is believed: "loopback" for a proxy on this machine, "private" for one in a private network, or addresses and ranges',
      }),
    ),
    adminKey: Type.Optional(
      Type.String({
        minLength: 16,
        description:
          'at least 16 characters; without it the key made at the first start holds (admin.key in the data folder)',
      }),
    ),
    publicOperations: Type.Optional(
      Type.Array(Type.Union(PUBLIC_OPERATIONS.map((name) => Type.Literal(name))), {
        description: 'a list of what is served without the admin key: "metrics"',
      }),
    ),
    demo: Type.Optional(Type.Boolean({ description: 'true or false: serve the demo site at /' })),
    model: Type.Optional(
      Type.Object(
        {
          kind: Type.Optional(Type.String()),
          apiKey: Type.Optional(text('the key of the model service')),
          baseUrl: Type.Optional(url('where a compatible service answers')),
          name: Type.Optional(text('the name of the model', 200)),
          images: Type.Optional(
            Type.Boolean({
              description:
                'true or false: the model reads images; if left out true for OpenAI’s own address, else false',
            }),
          ),
        },
        { ...strict, description: 'the model: kind, apiKey, baseUrl, name, images' },
      ),
    ),
    providers: Type.Optional(providersSchema({})),
    virtualrouter: Type.Optional(VirtualRouterSchema),
    webSearch: Type.Optional(WebSearchSchema),
    tools: Type.Optional(ToolsSchema),
    gateway: Type.Optional(GatewaySchema),
    crawler: Type.Optional(
      Type.Object(
        {
          allowHosts: Type.Optional(
            Type.Array(
              Type.String({ pattern: '^[^/\\s]+:\\d{1,5}$', description: 'host:port, e.g. intranet.example:8080' }),
              {
                description:
                  'a list of host:port that may be read although they are not public: pages of the sites themselves and pages that an engine returns, never an address that a visitor or a model names',
              },
            ),
          ),
          robots: Type.Optional(Type.Boolean({ description: 'true or false: obey robots.txt' })),
          contact: Type.Optional(url('the page that informs site owners who crawls their pages')),
          userAgent: Type.Optional(
            Type.String({
              pattern: '^[!-~][ -~]{0,199}$',
              description:
                'the name the crawler goes by, with an address of its owner: at most 200 printable ASCII characters',
            }),
          ),
          refreshHours: Type.Optional(
            Type.Number({
              minimum: 0,
              maximum: 8_760,
              description:
                'hours from one crawl of the sites to the next, at most 8760; 24 if left out, 0 for no other than the first',
            }),
          ),
          exclude: Type.Optional(
            Type.Array(
              Type.String({ pattern: '^[/*][^\\s#]{0,499}$', description: 'a path such as /tag/ or /*?replytocom=' }),
              {
                maxItems: 200,
                description: 'a list of at most 200 paths that are not read, written as in robots.txt, e.g. "/tag/"',
              },
            ),
          ),
          delayMs: Type.Optional(
            Type.Integer({
              minimum: 0,
              maximum: 60_000,
              description:
                'milliseconds between two pages of one host, at most 60000; 200 if left out. A Crawl-delay in robots.txt comes first',
            }),
          ),
          concurrency: Type.Optional(
            Type.Integer({
              minimum: 1,
              maximum: 16,
              description: 'pages of one host read at once, 1 to 16; 2 if left out',
            }),
          ),
          maxPages: Type.Optional(
            Type.Integer({
              minimum: 1,
              maximum: 50_000,
              description: 'pages of a site without a sitemap that are found by links, at most 50000; 500 if left out',
            }),
          ),
        },
        {
          ...strict,
          description:
            'how pages are read: allowHosts, robots, contact, userAgent, refreshHours, exclude, delayMs, concurrency, maxPages',
        },
      ),
    ),
    faviconTemplate: Type.Optional(
      Type.String({
        pattern: '^https?://[^\\s{}/]+/[^\\s{}]*\\{domain\\}[^\\s{}]*$',
        maxLength: 2048,
        description:
          'the address of an icon service with {domain} in its path where the host goes, e.g. https://icons.example.com/{domain}.png',
      }),
    ),
    tracing: Type.Optional(
      Type.Object(
        {
          endpoint: url('address of an OpenTelemetry collector that takes OTLP over HTTP, without /v1/traces'),
          headers: Type.Optional(
            Type.Record(Type.String({ pattern: '^[A-Za-z0-9-]{1,100}$' }), text('the value of the header', 2048), {
              description: 'headers for the collector by name',
            }),
          ),
          serviceName: Type.Optional(text('the name of this server in traces', 100)),
        },
        { ...strict, description: 'where spans are sent: endpoint, headers, serviceName' },
      ),
    ),
    logLevel: Type.Optional(
      Type.Union(
        ['fatal', 'error', 'warn', 'info', 'debug'].map((level) => Type.Literal(level)),
        { description: 'one of fatal, error, warn, info, debug' },
      ),
    ),
    sites: Type.Optional(Type.Array(SiteSchema, { minItems: 1, description: 'a list of sites' })),
    limits: Type.Optional(LimitsSchema),
    budgets: Type.Optional(BudgetsSchema),
  },
  { ...strict, description: 'an object of settings' },
);
export type ConfigFile = Omit<Static<typeof ConfigFileSchema>, 'webSearch'> & { webSearch?: WebSearchFile };

/** Kinds of models that a configuration can name, unless the caller of loadConfig has others. */
export const MODEL_KINDS: readonly string[] = ['openai', 'extractive'];

/**
 * The schema of the file with the services of these engines and these kinds of models; engineSchema is that of each entry of
 * `webSearch.engines`.
 */
export function configFileSchema(engines: EngineDefinitions, modelKinds: readonly string[] = MODEL_KINDS): TSchema {
  const { model } = ConfigFileSchema.properties;
  const quoted = modelKinds.map((kind) => `"${kind}"`);
  const kind = Type.Union(
    modelKinds.map((name) => Type.Literal(name)),
    { description: [quoted.slice(0, -1).join(', '), ...quoted.slice(-1)].filter((part) => part !== '').join(' or ') },
  );
  const properties = {
    ...ConfigFileSchema.properties,
    providers: Type.Optional(providersSchema(engines)),
    model: Type.Optional(
      Type.Object(
        { ...model.properties, kind: Type.Optional(kind) },
        { ...strict, description: 'the model: kind, apiKey, baseUrl, name, images' },
      ),
    ),
  };
  return Type.Object(properties, { ...strict, description: 'an object of settings' });
}

/** The schema of the variables of the environment that are checked as the settings in whose place they are read. */
export function environmentSchema(engines: EngineDefinitions): TSchema {
  const { database, logLevel, model, tracing } = ConfigFileSchema.properties;
  const ofEngines = Object.values(engines).flatMap(({ environment, settings }) =>
    (environment.baseURL ?? []).map((name) => [name, Type.Optional(settings.properties.baseURL as TSchema)] as const),
  );
  return Type.Object({
    ...Object.fromEntries(ofEngines),
    DATABASE_URL: database,
    LOG_LEVEL: logLevel,
    OPENAI_BASE_URL: model.properties.baseUrl,
    OTEL_EXPORTER_OTLP_ENDPOINT: Type.Optional(tracing.properties.endpoint),
  });
}
