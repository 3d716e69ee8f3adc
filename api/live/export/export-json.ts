// A conversation as JSON: the history of SPEC.md (HI) in one piece, so that whatever reads a history reads the file.
import { type History, type RunInfo, toHistory } from '../../../protocol/index.ts';
import type { EventLog } from '../../store/contract/event-log.ts';
import { readTurns } from './read-turns.ts';

/** Yields the JSON of a {@link History} without pages. The caller has checked permission. */
export async function* exportJson(
  log: Pick<EventLog, 'read' | 'bounds'>,
  conversation: History['conversation'],
): AsyncGenerator<string, void, void> {
  const { last } = await log.bounds(conversation.id);
  const runs: RunInfo[] = [];
  const sources: string[] = [];
  const feedback: Record<string, NonNullable<History['feedback']>[string]> = {};
  let newest: History = toHistory([], conversation);
  let comma = '';
  yield `{"conversation":${JSON.stringify(conversation)},"messages":[`;
  for await (const events of readTurns(log, conversation.id, last)) {
    newest = toHistory(events, conversation);
    for (const message of newest.messages) {
      yield comma + JSON.stringify(message);
      comma = ',';
    }
    runs.push(...newest.runs);
    Object.assign(feedback, newest.feedback);
    // As text: objects of many sources need several times the memory.
    sources.push(...newest.workspace.sources.map((group) => JSON.stringify(group)));
  }
  yield `],"runs":${JSON.stringify(runs)},"workspace":{"sources":[`;
  for (const [n, group] of sources.entries()) yield (n === 0 ? '' : ',') + group;
  // The remaining fields are those of the newest turn.
  const { conversation: _, messages: __, runs: ___, workspace: ____, ...rest } = newest;
  yield `]},${JSON.stringify({ ...rest, feedback }).slice(1)}`;
}
