import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { createOpenAiModel } from '../../../../api/models/openai/openai.ts';
import { startModelServer, textFrames } from '../../../helpers/model-server.ts';

const WARM_UP = 500;
const REQUESTS = 500;
/** Bytes of a request in the process after its end: the noise of a heap that is in use. 2.3 KB were kept of each before. */
const MAX_BYTES = 1_000;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

async function usedBytes(): Promise<number> {
  // Sockets and finalizers are released in turns of the event loop.
  for (let turn = 0; turn < 5; turn++) {
    await new Promise((resolve) => setImmediate(resolve));
    collect();
  }
  return process.memoryUsage().heapUsed;
}

test('nothing of a request is kept after its reply', async () => {
  const server = await startModelServer(() => ({ chunks: textFrames('Two years.') }));
  const model = createOpenAiModel({ baseUrl: server.url, apiKey: 'sk-test', model: 'stand-in' });
  const run = new AbortController();
  const ask = async () => {
    const request = {
      messages: [{ role: 'user' as const, content: [{ type: 'text' as const, text: 'How long?' }] }],
      tools: [],
    };
    for await (const _ of model.stream(request, { signal: run.signal }));
    server.requests.length = 0;
  };
  for (let n = 0; n < WARM_UP; n++) await ask();
  const before = await usedBytes();
  for (let n = 0; n < REQUESTS; n++) await ask();
  const each = Math.round(((await usedBytes()) - before) / REQUESTS);
  console.log(`after a request: ${each} bytes`);
  await server.close();
  expect(each).toBeLessThan(MAX_BYTES);
});
