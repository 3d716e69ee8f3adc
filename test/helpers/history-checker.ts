// Proves after a fault test that nothing was lost: the logs of the visitors against the database. Offline: the API is stopped.
// I1 to I8 are the invariants of docs/reliability.md; each fault found is one line.
import Database from 'better-sqlite3';
import { createSqliteStore } from '../../api/store/sqlite/sqlite-store.ts';
import {
  type Block,
  type BlockGroup,
  type ConversationEvent,
  type ConversationState,
  groupBlocks,
  initialState,
  isTerminal,
  reduceEvent,
} from '../../protocol/index.ts';
import type { VisitorLog } from './faulty-visitor.ts';

/** Everything that is wrong; empty when every invariant holds. */
export async function checkHistory(databaseFile: string, visitors: readonly VisitorLog[]): Promise<string[]> {
  const store = createSqliteStore({ url: `file:${databaseFile}` });
  const faults: string[] = [];
  try {
    for (const visitor of visitors) {
      const log = visitor.conversationId === null ? [] : await store.log.read(visitor.conversationId, 0);
      faults.push(...checkConversation(visitor, log).map((fault) => `${visitor.name}: ${fault}`));
    }
  } finally {
    await store.close();
  }
  return [...faults, ...checkDatabase(databaseFile)];
}

/** I1, I2, I3, I6 and I7 of one conversation. */
export function checkConversation(visitor: VisitorLog, log: readonly ConversationEvent[]): string[] {
  const faults: string[] = [];
  const inLog = new Map<string, number>();
  for (const event of log) {
    if (event.type === 'user_message') inLog.set(event.client_id, (inLog.get(event.client_id) ?? 0) + 1);
  }
  for (const clientId of visitor.acknowledged) {
    const times = inLog.get(clientId) ?? 0;
    if (times !== 1) faults.push(`I1: the acknowledged message ${clientId} is ${times} times in the log`);
  }
  for (const [clientId, times] of inLog) if (times > 1) faults.push(`I1: ${clientId} is ${times} times in the log`);
  for (const clientId of visitor.sent.keys()) {
    if (!inLog.has(clientId) && !visitor.kept.has(clientId)) faults.push(`I7: ${clientId} is neither sent nor kept`);
  }
  const ids = log.map(({ event_id }) => event_id);
  if (!isIncreasing(ids)) faults.push('I2: the ids of the log do not increase');
  for (const seen of visitor.seen) faults.push(...checkSeen(seen, log));
  for (const runId of new Set(log.flatMap(({ run_id }) => run_id ?? []))) {
    const ends = log.filter((event) => event.run_id === runId && isTerminal(event)).length;
    if (ends !== 1) faults.push(`I3: run ${runId} has ${ends} ends`);
  }
  const stored = transcriptOf(groupBlocks(fold(log).blocks, false));
  if (JSON.stringify(visitor.shown) !== JSON.stringify(stored)) {
    const at = visitor.shown.findIndex((text, index) => text !== stored[index]);
    faults.push(
      `I6: the visitor sees ${visitor.shown.at(at) ?? 'nothing'} where the log has ${stored.at(at) ?? 'nothing'}`,
    );
  }
  return faults;
}

/** What a visitor reads, block by block: text, questions, steps with their results, ends of runs. */
export function transcriptOf(entries: readonly BlockGroup[]): string[] {
  return entries
    .flatMap((entry) => (entry.type === 'group' ? entry.blocks : [entry.block]))
    .map((block) => JSON.stringify(readableOf(block)));
}

function readableOf(block: Block): unknown {
  switch (block.type) {
    case 'text':
      return ['text', block.text, block.is_part ?? false];
    case 'user':
      return ['user', block.content];
    case 'tool_use':
      return ['tool_use', block.name, block.input, block.toolResult ?? null];
    case 'run':
      return ['run', block.run_id, block.status];
    default:
      return [block.type];
  }
}

/** Merged deltas (EV9) are not in the log one by one: what was seen is compared by what it says. */
function checkSeen(seen: readonly ConversationEvent[], log: readonly ConversationEvent[]): string[] {
  const [first] = seen;
  const last = seen.at(-1);
  if (!first || !last) return [];
  if (!isIncreasing(seen.map(({ event_id }) => event_id))) return ['I2: events were shown twice or out of order'];
  const inLog = new Set(log.map(({ event_id }) => event_id));
  const unknown = seen.filter((event) => event.type !== 'content_block_delta' && !inLog.has(event.event_id));
  if (unknown.length > 0)
    return [`I2: event ${unknown[0]!.event_id} (${unknown[0]!.type}) was shown and is not in the log`];
  const expected = log.filter(({ event_id }) => event_id >= first.event_id && event_id <= last.event_id);
  const missing = expected.filter(
    (event) => event.type !== 'content_block_delta' && !seen.some(({ event_id }) => event_id === event.event_id),
  );
  return missing.length > 0 ? [`I2: event ${missing[0]!.event_id} (${missing[0]!.type}) was left out`] : [];
}

function checkDatabase(file: string): string[] {
  const database = new Database(file, { readonly: true });
  try {
    const integrity = database.pragma('integrity_check', { simple: true });
    const broken = database.pragma('foreign_key_check') as unknown[];
    return [
      ...(integrity === 'ok' ? [] : [`I8: integrity_check says ${String(integrity)}`]),
      ...(broken.length === 0 ? [] : [`I8: ${broken.length} rows refer to nothing`]),
    ];
  } finally {
    database.close();
  }
}

function fold(log: readonly ConversationEvent[]): ConversationState {
  return log.reduce(reduceEvent, initialState);
}

function isIncreasing(ids: readonly number[]): boolean {
  return ids.every((id, index) => index === 0 || id > ids[index - 1]!);
}
