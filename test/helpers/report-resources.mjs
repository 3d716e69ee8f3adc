// Preloaded by `node --expose-gc --import`: on SIGUSR2 the process collects its garbage and writes what it holds to the file of
// AGENT_CHAT_RESOURCES, as JSON: bytes of memory, file descriptors, timers.
import { readdirSync, renameSync, writeFileSync } from 'node:fs';
import { getHeapCodeStatistics } from 'node:v8';

const FILE = process.env.AGENT_CHAT_RESOURCES;
/** Finalizers (undici has one for each request) run in later turns of the event loop, and release what is collected then. */
const COLLECTIONS = 3;

process.on('SIGUSR2', () => collectAndReport(COLLECTIONS));

function collectAndReport(left) {
  globalThis.gc?.();
  if (left > 1) return void setImmediate(() => setImmediate(collectAndReport, left - 1));
  const { rss, heapUsed, external } = process.memoryUsage();
  const { code_and_metadata_size, bytecode_and_metadata_size } = getHeapCodeStatistics();
  const code = code_and_metadata_size + bytecode_and_metadata_size;
  const timers = process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
  const fds = readdirSync('/proc/self/fd').length;
  writeFileSync(`${FILE}.part`, JSON.stringify({ rss, heapUsed, code, external, timers, fds }));
  renameSync(`${FILE}.part`, FILE);
}
