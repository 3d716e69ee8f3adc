// The built widget: /widget.js (the script tag), /widget.json (its hashes), /assets/* (hashed chunks, cached for a year).
// Any site may load them; they hold no secret.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../protocol/index.ts';

/** A year, in seconds: the name of a chunk changes with its content. */
const FOREVER_S = 365 * 24 * 3600;
/** The loader keeps its name, so browsers load a new version within this time, in seconds. */
const LOADER_S = 300;

/** `agent-chat-Ctz22gYL.js`: eight or more characters of a hash before the extension. */
const HASHED = /-[\w-]{8,}\.\w+$/;

const anySite = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' };

/** `folder`: the build's dist/widget. When it is missing at the start, the reply says what to do. */
export async function addWidgetFiles(app: FastifyInstance, folder: string): Promise<void> {
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
    if (!existsSync(folder)) return;
    const cacheControls = readAssets(join(folder, 'assets'));
    scope.get<{ Params: { name: string } }>('/assets/:name', async ({ params: { name } }, reply) => {
      const cacheControl = cacheControls.get(name);
      if (cacheControl === undefined) throw new ApiError('not_found', 'There is no such file of the widget.');
      reply.headers({ ...anySite, 'cache-control': cacheControl });
      return reply.sendFile(`assets/${name}`, { cacheControl: false });
    });
  });
}

/** The files of the build by name, each with its cache-control. Read once: a requested name is looked up, never used as a path. */
function readAssets(folder: string): ReadonlyMap<string, string> {
  if (!existsSync(folder)) return new Map();
  // Long caching for hashed names only, not for a source map or another file.
  const cacheControlOf = (name: string) => (HASHED.test(name) ? `public, max-age=${FOREVER_S}, immutable` : 'no-cache');
  const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(files.map(({ name }) => [name, cacheControlOf(name)]));
}
