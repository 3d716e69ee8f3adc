// POST /api/v1/session: a visitor's token, and the site settings that the widget needs; POST /api/v1/site: only the settings,
// for a visitor without a message yet.
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { ApiError, MAX_MESSAGE_CHARS } from '../../protocol/index.ts';
import type { SiteConfig } from '../config/config.ts';
import { type Limits, MAX_LINK_TOKEN_CHARS, MAX_VISITOR_TOKEN_CHARS, MEGABYTE } from '../config/limits.ts';
import { linkIsOver } from '../identity/link-tokens.ts';
import { isIdentified, readUserToken } from '../identity/user-token.ts';
import { countedAddress } from '../plugins/client-address.ts';
import { requireOriginOf } from '../plugins/cors.ts';
import type { Owner } from '../store/contract/owner.ts';
import type { RouteContext } from './context.ts';
import { errorReply, strict } from './schemas.ts';

const siteKey = Type.String({ minLength: 1, maxLength: 64, description: 'the key of the site, as in data-site' });
const Body = Type.Object(
  {
    site: siteKey,
    visitor_token: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: MAX_VISITOR_TOKEN_CHARS,
        description:
          'the token of an earlier session; with user_token, what that anonymous visitor has goes over to the user',
      }),
    ),
    user_token: Type.Optional(
      Type.String({ minLength: 1, maxLength: 4096, description: 'a JWT of the site’s own server' }),
    ),
    link_token: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: MAX_LINK_TOKEN_CHARS,
        description: 'of a link from another device of the visitor, in place of the other two; it is used up',
      }),
    ),
  },
  strict,
);

const words = {
  description: Type.Optional(Type.String()),
  greeting: Type.Optional(Type.String()),
  disclaimer: Type.Optional(Type.String()),
};

const Site = Type.Object({
  agent: Type.Object({
    ...words,
    name: Type.String(),
    avatar: Type.Optional(Type.String()),
    suggestions: Type.Array(Type.String()),
    languages: Type.Array(Type.String()),
    translations: Type.Optional(
      Type.Record(
        Type.String(),
        Type.Object({
          ...words,
          name: Type.Optional(Type.String()),
          suggestions: Type.Optional(Type.Unsafe<readonly string[]>(Type.Array(Type.String()))),
        }),
      ),
    ),
  }),
  strings: Type.Record(Type.String(), Type.String()),
  look: Type.Optional(
    Type.Object({
      accent: Type.Optional(Type.String()),
      radius: Type.Optional(Type.Number()),
      density: Type.Optional(Type.Number()),
      font_size: Type.Optional(Type.Number()),
    }),
  ),
  show_reasoning: Type.Union([Type.Literal('full'), Type.Literal('label'), Type.Literal('off')]),
  features: Type.Record(Type.String(), Type.Boolean()),
  limits: Type.Record(Type.String(), Type.Integer()),
});

const Reply = Type.Object({
  token: Type.String(),
  expires_at: Type.String(),
  visitor_id: Type.String(),
  moved_conversations: Type.Optional(
    Type.Integer({ description: 'of the anonymous visitor, now of the one who signed in' }),
  ),
  conversation_id: Type.Optional(Type.String({ description: 'the one that the link was made in' })),
  site: Site,
});
const SiteBody = Type.Object({ site: siteKey }, strict);
const SiteReply = Type.Object({ site: Site });

export function sessionRoutes(context: RouteContext): FastifyPluginAsyncTypebox {
  const { sites, tokens, rates, clock, newId, store, tabs, connections } = context;
  const { limits } = context.config;
  // Checked here: who has no token yet is on a page of the site.
  const config = { access: 'anyone' } as const;
  return async (app) => {
    app.post(
      '/session',
      { config, schema: { body: Body, response: { 200: Reply, ...errorReply } } },
      async (request) => {
        const { site: key, link_token, ...given } = request.body;
        const site = siteOf(key, request);
        const address = countedAddress(request);
        const { visitorId, userId, moved, conversationId } =
          link_token === undefined
            ? { ...(await identify(site, given, address)), conversationId: null }
            : { ...(await followLink(site, link_token, given, address)), userId: undefined, moved: undefined };
        const { token, expiresAtMs } = await tokens.issue({
          site: key,
          visitorId,
          ...(userId === undefined ? {} : { userId }),
        });
        return {
          token,
          expires_at: new Date(expiresAtMs).toISOString(),
          visitor_id: visitorId,
          ...(moved === undefined ? {} : { moved_conversations: moved }),
          ...(conversationId === null ? {} : { conversation_id: conversationId }),
          site: describe(site, limits),
        };
      },
    );

    app.post(
      '/site',
      { config, schema: { body: SiteBody, response: { 200: SiteReply, ...errorReply } } },
      async (request) => ({
        site: describe(siteOf(request.body.site, request), limits),
      }),
    );
  };

  /** The site with this key. @throws {ApiError} when there is none or the page may not use it */
  function siteOf(key: string, request: FastifyRequest): SiteConfig {
    const site = sites.get(key);
    if (!site) {
      throw new ApiError(
        'not_found',
        'There is no such site. Use the key of a site in the configuration as data-site.',
        {
          details: { field: 'site' },
        },
      );
    }
    requireOriginOf(site, request, { required: true });
    return site;
  }

  async function identify(
    site: SiteConfig,
    given: { visitor_token?: string; user_token?: string },
    address: string | null,
  ): Promise<{ visitorId: string; userId?: string; moved?: number }> {
    if (given.user_token !== undefined) {
      // First: a bad user token moves nothing.
      const { visitorId, userId } = await readUserToken(site, given.user_token, clock.now());
      if (given.visitor_token === undefined) return { visitorId, userId };
      // One that is over or of another site gives no access to what it had, so nothing moves; the visitor is signed in all the same.
      const former = await readVisitorToken(site, given.visitor_token).catch(() => null);
      const isLive = former !== null && !isIdentified(former.visitorId);
      return { visitorId, userId, moved: isLive ? await move(former, visitorId) : 0 };
    }
    if (given.visitor_token === undefined) {
      rates.newVisitor(site.key, address);
      return { visitorId: newId('vis') };
    }
    const { visitorId } = await readVisitorToken(site, given.visitor_token);
    if (!isIdentified(visitorId)) return { visitorId };
    throw new ApiError('unauthorized', 'This visitor was named by the site. Send a fresh user_token of its server.', {
      details: { field: 'user_token' },
    });
  }

  /** The visitor of a link from another device (ID-5). Counted as a new visitor: so is a guess. */
  async function followLink(
    site: SiteConfig,
    token: string,
    others: { visitor_token?: string; user_token?: string },
    address: string | null,
  ): Promise<{ visitorId: string; conversationId: string | null }> {
    const [other] = Object.keys(others);
    if (other !== undefined)
      throw new ApiError('invalid_request', `link_token is sent without ${other}.`, { details: { field: other } });
    rates.newVisitor(site.key, address);
    if (!site.otherDevices) throw linkIsOver();
    const { owner, key } = await tokens.links.verify(token, site.key);
    const link = isIdentified(owner.visitorId) ? null : await store.deviceLinks.take(owner, key);
    if (!link) throw linkIsOver();
    return { visitorId: owner.visitorId, conversationId: link.conversationId };
  }

  async function readVisitorToken(site: SiteConfig, token: string): Promise<Owner> {
    const field = { details: { field: 'visitor_token' } };
    const owner = await tokens.verify(token).catch((cause: unknown) => {
      const message = 'visitor_token is expired or not ours. Leave it out to begin without what it had.';
      throw new ApiError('unauthorized', message, { ...field, cause });
    });
    if (owner.site === site.key) return { site: owner.site, visitorId: owner.visitorId };
    const message = 'visitor_token belongs to another site. Leave it out to begin as a new visitor.';
    throw new ApiError('unauthorized', message, field);
  }

  /** What the anonymous visitor has belongs to the one who signs in (ID-3); connections that still read it as anonymous are closed (WS-8). */
  async function move(former: Owner, visitorId: string): Promise<number> {
    const to = { site: former.site, visitorId };
    const moved = await store.moveVisitor(former, to);
    tabs.move(former, to);
    connections.closeVisitor(former, 'signed in');
    return moved;
  }
}

/** The public settings of a site. Instructions and secrets are left out. */
function describe(site: SiteConfig, limits: Limits) {
  const { instructions, suggestions, languages, ...shown } = site.agent;
  return {
    agent: {
      ...shown,
      suggestions: [...suggestions],
      languages: [...languages],
    },
    strings: site.strings,
    ...(site.look ? { look: toWireLook(site.look) } : {}),
    show_reasoning: site.showReasoning,
    features: {
      attachments: site.attachments === true,
      other_devices: site.otherDevices === true,
      feedback: true,
      edit: true,
    },
    limits: {
      message_chars: MAX_MESSAGE_CHARS,
      ...(site.attachments
        ? { attachments: limits.attachmentsPerMessage, attachment_bytes: limits.attachmentMegabytes * MEGABYTE }
        : {}),
    },
  };
}

function toWireLook({ fontSize, ...look }: NonNullable<SiteConfig['look']>) {
  return { ...look, ...(fontSize === undefined ? {} : { font_size: fontSize }) };
}
