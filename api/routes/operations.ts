// Routes for operators: liveness, readiness, metrics, and the API as OpenAPI.
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../protocol/index.ts';
import { collectRoutes, toOpenApi } from '../plugins/openapi.ts';
import type { RouteContext } from './context.ts';
import { ADMIN_OPERATIONS, OTHER_OPERATIONS } from './openapi/admin.ts';
import { VISITOR_OPERATIONS } from './openapi/visitor.ts';

/** A run that waits longer for a place while none is taken, in ms: lost jobs are found within 45 s. */
const STUCK_MS = 90_000;

export function addOperations(app: FastifyInstance, context: RouteContext, version: string): void {
  const { config, sites, store, index, metrics, runner, connections, toolNotes, isDraining } = context;
  const routes = collectRoutes(app, { ...VISITOR_OPERATIONS, ...ADMIN_OPERATIONS, ...OTHER_OPERATIONS });
  metrics.gauge('agent_chat_runs_active', 'Runs going on in this process.', () => runner.active);
  metrics.gauge('agent_chat_runs_queued', 'Runs that wait for a place.', async () => {
    const runs = await store.runs.unfinished();
    return runs.filter(({ status }) => status === 'queued').length;
  });
  metrics.gauge('agent_chat_connections', 'Open sockets and event streams.', () => connections.size);
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? '(none)';
    metrics.requests.inc({ method: request.method, route, status: reply.statusCode });
  });

  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    if (isDraining()) {
      const draining = 'The server is shutting down: it ends its runs and accepts no new ones.';
      return reply.code(503).send({ status: 'draining', causes: { draining } });
    }
    const causes = await findCauses(context);
    const shown = Object.keys(causes).length > 0 ? { causes } : {};
    if (causes.database !== undefined) return reply.code(503).send({ status: 'unready', ...shown });
    // Ready all the same: other sites are served, and a model answers without pages.
    const notes = [
      ...(causes.index === undefined ? [...sites.keys()].flatMap((site) => index?.explainEmpty(site) ?? []) : []),
      ...toolNotes.all(),
    ];
    return { status: 'ready', ...shown, ...(notes.length > 0 ? { notes } : {}) };
  });
  const access = config.publicOperations.includes('metrics') ? 'anyone' : 'admin';
  app.get('/metrics', { config: { access } }, async (_request, reply) =>
    reply.type(metrics.contentType).send(await metrics.toText()),
  );
  app.get('/openapi.json', async () => toOpenApi(routes, { version, basePath: config.basePath }));
}

/** What does not work, by part, a sentence for the owner each. */
type Causes = Partial<Record<'database' | 'index' | 'model' | 'queue', string>>;

async function findCauses(context: RouteContext): Promise<Causes> {
  const { store, sites, runner, clock, refusedModels, pageCount } = context;
  const causes: Causes = {};
  try {
    await store.check();
  } catch (error) {
    // Ours is fit to be shown; a driver's may name paths.
    causes.database = error instanceof ApiError ? error.message : 'The database cannot be written. See the log.';
    return causes;
  }
  try {
    for (const site of sites.keys()) pageCount(site);
  } catch {
    causes.index = 'The index of the pages cannot be read. Stop the server, delete index.db, and start it again.';
  }
  const [refused] = refusedModels.values();
  if (refused !== undefined) causes.model = refused;
  const queued = (await store.runs.unfinished()).filter(({ status }) => status === 'queued');
  const isStuck = runner.active === 0 && queued.some(({ createdAtMs }) => clock.now() - createdAtMs > STUCK_MS);
  if (isStuck) causes.queue = `${queued.length} runs wait although none goes on. Restart the server.`;
  return causes;
}
