// /api/v1/admin/index: starts, reports and stops the crawl of a site. Needs the admin key.
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { ApiError } from '../../../protocol/index.ts';
import { KEEP_ALIVE_MS } from '../../config/limits.ts';
import type { IndexState } from '../../site-index/crawl/index-jobs.ts';
import type { RouteContext } from '../context.ts';
import { strict } from '../schemas.ts';

export const Site = Type.String({ minLength: 1, maxLength: 64, description: 'the key of the site' });
const Query = Type.Object({ site: Type.Optional(Site) });
const Body = Type.Object({ site: Type.Optional(Site) }, strict);

export function adminIndexRoutes(context: RouteContext): FastifyPluginAsyncTypebox {
  const { index, refreshes, sites, clock } = context;
  return async (app) => {
    app.get('/index', { schema: { querystring: Query } }, async (request) => {
      const { jobs, site } = find(request.query.site);
      return show(site, jobs.state(site));
    });

    app.post('/index', { schema: { body: Body } }, async (request, reply) => {
      const { jobs, site } = find(request.body.site);
      return reply.code(202).send(jobs.start(site));
    });

    app.post('/index/stop', { schema: { body: Body } }, async (request) => {
      const { jobs, site } = find(request.body.site);
      return show(site, await jobs.stop(site));
    });

    app.get('/index/events', { schema: { querystring: Query } }, async (request, reply) => {
      const { jobs, site } = find(request.query.site);
      reply.hijack();
      const { raw } = reply;
      raw.writeHead(200, {
        ...(reply.getHeaders() as Record<string, string>),
        'content-type': 'text/event-stream; charset=utf-8',
        'x-accel-buffering': 'no',
      });
      const write = (state: IndexState | null) => raw.write(`data: ${JSON.stringify(show(site, state))}\n\n`);
      const state = jobs.state(site);
      write(state);
      const leave = jobs.onChange((changed) => {
        if (changed.site !== site) return;
        // A slow client misses intermediate states, never the last one.
        if (raw.writableLength < 64 * 1024 || changed.status !== 'running') write(changed);
        if (changed.status !== 'running') raw.end();
      });
      const stopComments = clock.repeat(() => raw.write(': still here\n\n'), KEEP_ALIVE_MS);
      raw.on('close', () => {
        leave();
        stopComments();
      });
      if (state && state.status !== 'running') raw.end();
    });
  };

  /** Adds the time of the next crawl, in ISO 8601, where one is planned. */
  function show(site: string, state: IndexState | null) {
    const nextAtMs = refreshes?.nextAtMs(site) ?? null;
    const next = nextAtMs === null ? {} : { next_at: new Date(nextAtMs).toISOString() };
    return { ...(state ?? { site, status: 'never' }), ...next };
  }

  function find(key: string | undefined) {
    if (!index) throw new ApiError('not_found', 'This server keeps no index.');
    return { jobs: index, site: siteOf(sites, key) };
  }
}

/** The site of the call; without a key in the call, the only configured one. @throws {ApiError} with the keys of all sites */
export function siteOf(sites: ReadonlyMap<string, unknown>, key: string | undefined): string {
  const site = key ?? (sites.size === 1 ? [...sites.keys()][0] : undefined);
  if (site !== undefined && sites.has(site)) return site;
  throw new ApiError(
    key === undefined ? 'invalid_request' : 'not_found',
    `site must be one of: ${[...sites.keys()].join(', ')}.`,
    { details: { field: 'site' } },
  );
}
