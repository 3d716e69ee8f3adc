// Finds the shared corpora beside the repository. They are no part of it: where they are missing, tests that need them
// are skipped with a message.
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** The rows of a shared corpus with their repeat marks written out, or null where it is not there. */
export function readCorpus<Row>(name: string): Row[] | null {
  const path = resolve(import.meta.dirname, '../../../shared/corpora', name);
  if (!existsSync(path)) {
    console.log(`skipped: ${name} is not beside the repository (../shared/corpora)`);
    return null;
  }
  const corpus = JSON.parse(readFileSync(path, 'utf8')) as { rows: unknown[] };
  return corpus.rows.map(expand) as Row[];
}

function expand(value: unknown): unknown {
  if (typeof value === 'string') {
    return value.replace(/\u27e6repeat:(\d+):([\s\S]{1,24}?)\u27e7/g, (_, count, unit) => unit.repeat(Number(count)));
  }
  if (Array.isArray(value)) return value.map(expand);
  if (value !== null && typeof value === 'object') {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, expand(inner)]));
  }
  return value;
}
