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

/** Everything that is wrong; empty when every invariant holds. `effects`: how often each call was carried out, by tool and order. */
export async function checkHistory(
  databaseFile: string,
  visitors: readonly VisitorLog[],
  effects: ReadonlyMap<string, number> = new Map(),
): Promise<string[]> {
  const store = createSqliteStore({ url: `file:${databaseFile}` });
  const faults: string[] = [];
  try {
    for (const visitor of visitors) {
      const log = visitor.conversationId === null ? [] : await store.log.read(visitor.conversationId, 0);
      const found = [...checkConversation(visitor, log), ...checkEffects(log, effects)];
      faults.push(...found.map((fault) => `${visitor.name}: ${fault}`));
    }
  } finally {
    await store.close();
  }
  return [...faults, ...checkDatabase(databaseFile)];
}

/** I1, I2, I3, I5, I6 and I7 of one conversation. */
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
  faults.push(...checkApprovals(visitor, log));
  const stored = transcriptOf(groupBlocks(fold(log).blocks, false));
  if (JSON.stringify(visitor.shown) !== JSON.stringify(stored)) {
    const at = visitor.shown.findIndex((text, index) => text !== stored[index]);
    faults.push(
      `I6: the visitor sees ${visitor.shown.at(at) ?? 'nothing'} where the log has ${stored.at(at) ?? 'nothing'}`,
    );
  }
  return faults;
}

/** I5: every request has one end, and what was allowed is what was shown and what the visitor decided. */
function checkApprovals(visitor: VisitorLog, log: readonly ConversationEvent[]): string[] {
  const requests = new Map(
    log.flatMap((event) => (event.type === 'approval_request' ? [[event.approval.approval_id, event] as const] : [])),
  );
  const faults: string[] = [];
  const over = new Set(log.filter(isTerminal).map(({ run_id }) => run_id));
  const results = new Map<string, number>();
  for (const event of log) {
    if (event.type !== 'approval_result') continue;
    const { approval_id: id, decision, args_hash: hash } = event;
    const request = requests.get(id);
    results.set(id, (results.get(id) ?? 0) + 1);
    if (!request || request.event_id > event.event_id) faults.push(`I5: ${id} was decided and never asked for`);
    if (decision === 'timeout' || decision === 'cancelled') continue;
    if (visitor.decided.get(id) !== decision) faults.push(`I5: ${id} is ${decision} and the visitor did not say so`);
    if (decision === 'approved' && hash !== request?.approval.args_hash)
      faults.push(`I5: ${id} was approved with other arguments than those shown`);
  }
  for (const [id, { run_id }] of requests) {
    const times = results.get(id) ?? 0;
    if (times > 1) faults.push(`I5: ${id} was decided ${times} times`);
    if (times === 0 && over.has(run_id)) faults.push(`I5: ${id} was lost: its run ended without a decision`);
  }
  return faults;
}

/** I4: what a person must allow is carried out only if allowed; nothing is carried out twice, or reported done and never was. */
export function checkEffects(log: readonly ConversationEvent[], effects: ReadonlyMap<string, number>): string[] {
  const faults: string[] = [];
  const steps = fold(log).blocks.flatMap((block) => (block.type === 'tool_use' ? [block] : []));
  for (const { name, input, approval, approvalOutcome, toolResultStatus } of steps) {
    const { order_id: order } = input as { order_id?: unknown };
    if (typeof order !== 'string') continue;
    const times = effects.get(`${name} ${order}`) ?? 0;
    if (times > 1) faults.push(`I4: ${name} ${order} was carried out ${times} times`);
    if (times > 0 && approval && approvalOutcome?.decision !== 'approved')
      faults.push(`I4: ${name} ${order} was carried out without an approval`);
    if (times === 0 && toolResultStatus === 'success')
      faults.push(`I4: ${name} ${order} is shown as done and was not carried out`);
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
      return ['tool_use', block.name, block.input, block.toolResult ?? null, block.approvalOutcome?.decision ?? null];
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
