// The built widget: /widget.js (the script tag), /widget.json (its hashes), /assets/* (hashed chunks, cached for a year).
// Any site may load them; they hold no secret.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../../protocol/index.ts';
import { buildOf, filesOf, keepBuild } from './kept-builds.ts';

/** A year, in seconds: the name of a chunk changes with its content. */
const FOREVER_S = 365 * 24 * 3600;
/** The loader keeps its name, so browsers load a new version within this time, in seconds. */
const LOADER_S = 300;

const anySite = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' };

/**
 * `folder`: the build's dist/widget. When it is missing at the start, the reply says what to do. `kept`: where the files of builds stay
 * after an upgrade; without it only those of this build are served.
 */
export async function addWidgetFiles(app: FastifyInstance, folder: string, kept?: string): Promise<void> {
  await app.register(async (scope) => {
    if (existsSync(folder)) await scope.register(fastifyStatic, { root: folder, serve: false });
    for (const name of ['widget.js', 'widget.json']) {
      scope.get(`/${name}`, async (_request, reply) => {
        if (!existsSync(join(folder, name))) {
          throw new ApiError(
            'not_found',
            `${name} has not been built. Run npm start, which builds it, or npm run build.`,
          );
        }
        reply.headers({ ...anySite, 'cache-control': `public, max-age=${LOADER_S}` });
        return reply.sendFile(name, { cacheControl: false });
      });
    }
    const assets = join(folder, 'assets');
    if (!existsSync(assets)) return;
    // Read once: a requested name is looked up, never used as a path.
    const folders = new Map(filesOf(assets).map((name) => [name, assets]));
    try {
      if (kept !== undefined) for (const [name, at] of keepBuild(assets, kept)) folders.set(name, at);
    } catch (error) {
      app.log.warn({ err: error }, `${kept}: pages that were open before an upgrade miss parts of the widget`);
    }
    scope.get<{ Params: { name: string } }>('/assets/:name', async ({ params: { name } }, reply) => {
      const at = folders.get(name);
      if (at === undefined) throw new ApiError('not_found', 'There is no such file of the widget.');
      // Long caching for hashed names only, not for a source map or another file.
      const cacheControl = buildOf(name) ? `public, max-age=${FOREVER_S}, immutable` : 'no-cache';
      reply.headers({ ...anySite, 'cache-control': cacheControl });
      return reply.sendFile(name, at, { cacheControl: false });
    });
  });
}
