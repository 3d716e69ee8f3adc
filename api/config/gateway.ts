// The section `gateway`: who may call the OpenAI-compatible routes below /v1 and, where it is on, /mcp; and whether /llms.txt is served.
// Without a key the routes are off.
import { type Static, Type } from 'typebox';
import { text } from './setting-kinds.ts';

/** Of one gateway key, where the configuration says nothing else: a busy service, not a runaway loop. */
export const GATEWAY_DEFAULTS = { requestsPerMinute: 60, tokensPerDay: 2_000_000 } as const;

export const GatewaySchema = Type.Object(
  {
    mcp: Type.Optional(
      Type.Boolean({
        description: 'true or false: the keys may call /mcp, the agent as tools of MCP clients; off if left out',
      }),
    ),
    llmsTxt: Type.Optional(
      text(
        'the key of the site whose indexed pages /llms.txt and /llms-full.txt show to everybody; off if left out',
        64,
      ),
    ),
    keys: Type.Optional(
      Type.Array(
        Type.Object(
          {
            id: Type.String({
              pattern: '^[a-z0-9][a-z0-9-]{0,39}$',
              description: 'a name for logs: small letters, digits and -, at most 40 characters',
            }),
            key: Type.String({
              minLength: 16,
              maxLength: 200,
              description: 'the key that clients send, at least 16 characters (env:NAME reads it from the environment)',
            }),
            site: Type.Optional(text('the key of the site whose pages are searched; the first site if left out', 64)),
            requestsPerMinute: Type.Optional(
              Type.Integer({
                minimum: 1,
                maximum: 100_000,
                description: 'requests a minute, 1 to 100000; 60 if left out',
              }),
            ),
            tokensPerDay: Type.Optional(
              Type.Integer({
                minimum: 1,
                maximum: 10_000_000_000,
                description: 'tokens read and written in a day (UTC), 1 to 10000000000; 2000000 if left out',
              }),
            ),
          },
          { additionalProperties: false, description: 'a key: id, key, site, requestsPerMinute, tokensPerDay' },
        ),
        { maxItems: 1_000, description: 'a list of keys, each with id and key; without one the gateway is off' },
      ),
    ),
  },
  { additionalProperties: false, description: 'the gateway for programs: keys, mcp, llmsTxt' },
);

/** One client of the gateway. */
export type GatewayKey = {
  readonly id: string;
  readonly key: string;
  readonly site: string;
  readonly requestsPerMinute: number;
  readonly tokensPerDay: number;
};
export type GatewayConfig = {
  readonly keys: readonly GatewayKey[];
  /** /mcp is served. */
  readonly mcp?: boolean;
  /** The site whose pages /llms.txt shows. */
  readonly llmsTxt?: string;
};

/** The section with its defaults; `sites`: the keys of the configuration's sites. */
export function readGateway(
  file: Static<typeof GatewaySchema> | undefined,
  sites: readonly string[],
): { config: GatewayConfig; mistakes: { path: string; message: string }[] } {
  const mistakes: { path: string; message: string }[] = [];
  const keys = (file?.keys ?? []).map((entry, n, all): GatewayKey => {
    const path = `gateway.keys[${n}]`;
    if (all.findIndex(({ id }) => id === entry.id) !== n)
      mistakes.push({ path: `${path}.id`, message: `is "${entry.id}" a second time; give each key a name of its own` });
    if (all.findIndex(({ key }) => key === entry.key) !== n)
      mistakes.push({ path: `${path}.key`, message: 'is the key of another entry; give each its own' });
    if (entry.site !== undefined && !sites.includes(entry.site))
      mistakes.push({ path: `${path}.site`, message: `names no site; the sites are ${sites.join(', ')}` });
    return { ...GATEWAY_DEFAULTS, site: sites[0] ?? 'default', ...entry };
  });
  const { mcp = false, llmsTxt } = file ?? {};
  if (mcp && keys.length === 0)
    mistakes.push({
      path: 'gateway.mcp',
      message: 'is on and gateway.keys has no key; add one, for clients to call it with',
    });
  if (llmsTxt !== undefined && !sites.includes(llmsTxt))
    mistakes.push({ path: 'gateway.llmsTxt', message: `names no site; the sites are ${sites.join(', ')}` });
  return { config: { keys, mcp, ...(llmsTxt === undefined ? {} : { llmsTxt }) }, mistakes };
}
