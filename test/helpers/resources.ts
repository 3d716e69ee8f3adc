// What an API process holds while it works (memory after a garbage collection, file descriptors, timers, its write-ahead log), and
// how that changes with time.
import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { ApiProcess, StartOptions } from './api-process.ts';

export type Resources = {
  /** When it was read, in ms of the monotonic clock. */
  atMs: number;
  /** Bytes. */
  rss: number;
  heapUsed: number;
  /** The part of `heapUsed` that is compiled code and its tables, which V8 makes and drops as functions are used. */
  code: number;
  external: number;
  timers: number;
  fds: number;
  walBytes: number;
};

/** Longest wait for a process that is busy, in ms. */
const PATIENCE_MS = 30_000;

/** Starts the API so that {@link readResources} can ask it; `file`: where it answers. */
export function reportingTo(file: string): StartOptions {
  const module = resolve(import.meta.dirname, 'report-resources.mjs');
  return { nodeArgs: ['--expose-gc', '--import', module], env: { AGENT_CHAT_RESOURCES: file } };
}

export async function readResources(api: ApiProcess, file: string): Promise<Resources> {
  rmSync(file, { force: true });
  process.kill(api.pid!, 'SIGUSR2');
  const until = performance.now() + PATIENCE_MS;
  while (!existsSync(file)) {
    if (performance.now() > until) throw new Error(`The API did not report what it holds within ${PATIENCE_MS} ms.`);
    await delay(20);
  }
  const wal = `${api.databaseFile}-wal`;
  const walBytes = existsSync(wal) ? statSync(wal).size : 0;
  const read = JSON.parse(readFileSync(file, 'utf8')) as Omit<Resources, 'atMs' | 'walBytes'>;
  return { ...read, atMs: performance.now(), walBytes };
}

/** Growth of a value per hour, by the line of least squares. */
export function slopePerHour(samples: readonly Resources[], of: (sample: Resources) => number): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const middleMs = mean(samples.map(({ atMs }) => atMs));
  const middle = mean(samples.map(of));
  const above = samples.reduce((sum, sample) => sum + (sample.atMs - middleMs) * (of(sample) - middle), 0);
  const below = samples.reduce((sum, sample) => sum + (sample.atMs - middleMs) ** 2, 0);
  return (above / below) * 3_600_000;
}
