// The recorded runs of test/fixtures/runs, as events.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { ConversationEvent } from '../../protocol/index.ts';

export function recordedRun(name: string): ConversationEvent[] {
  const file = resolve(import.meta.dirname, '../fixtures/runs', `${name}.events.jsonl`);
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as ConversationEvent);
}
