import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { systemClock } from '../../../../api/time/clock.ts';
import { McpServer } from '../../../../api/tools/mcp/mcp-server.ts';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

test('nothing of a request is kept after its reply, though the SDK listens to its signal for ever', async () => {
  const given: WeakRef<AbortSignal>[] = [];
  const server = new McpServer(
    { name: 'shop', command: 'none' } as unknown as ConstructorParameters<typeof McpServer>[0],
    {
      clock: systemClock,
      version: '0.0.0',
      onNotice: () => {},
      connect: async () => ({
        hasResources: false,
        hasTools: false,
        request: async (_method, _params, { signal }) => {
          signal.addEventListener('abort', () => {});
          given.push(new WeakRef(signal));
          return {};
        },
        close: async () => {},
      }),
    },
  );
  const run = new AbortController();
  await server.tools(run.signal);
  for (let n = 0; n < 20; n++) await server.request('tools/call', {}, { signal: run.signal, timeoutMs: 1_000 });
  // What was used in this turn of the event loop is not released in it.
  await new Promise((resolve) => setImmediate(resolve));
  collect();
  expect(given.filter((signal) => signal.deref()).length).toBeLessThanOrEqual(1);
  expect(given.length).toBeGreaterThanOrEqual(20);
  await server.close();
});
