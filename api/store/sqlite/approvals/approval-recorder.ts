// What events of the log change in the approvals: requests are pending, results are outcomes, ends end the rest.
import { createHash } from 'node:crypto';
import { type ConversationEvent, isTerminal } from '../../../../protocol/index.ts';
import type { Db } from '../database/open-database.ts';

/**
 * What an event changes in the approvals, in the transaction that appends it: a request is pending, a result is the outcome
 * unless there is one, a call's result is recorded and what was kept for its execution deleted, the end of a run ends the rest.
 */
export function createApprovalRecorder(db: Db): (event: ConversationEvent) => void {
  const prepare = (text: string) => db.$client.prepare(text);
  const open = prepare('UPDATE approvals SET event_id = ? WHERE id = ? AND event_id IS NULL');
  const decide = prepare(
    `UPDATE approvals SET outcome = @outcome, decided_by = coalesce(decided_by, 'run'), result_event_id = @eventId
     WHERE id = @id AND outcome IS NULL`,
  );
  const finish = prepare(
    `UPDATE approvals SET result_digest = @digest, arguments = NULL, edited = NULL, parameters = NULL
     WHERE run_id = @runId AND tool_use_id = @toolUseId`,
  );
  const end = prepare(
    `UPDATE approvals SET outcome = coalesce(outcome, @outcome), arguments = NULL, edited = NULL, parameters = NULL
     WHERE run_id = @runId AND (outcome IS NULL OR arguments IS NOT NULL)`,
  );
  return (event) => {
    if (event.type === 'approval_request') open.run(event.event_id, event.approval.approval_id);
    else if (event.type === 'approval_result') {
      const { event_id: eventId, conversation_id, run_id, type, approval_id: id, ...outcome } = event;
      decide.run({ id, eventId, outcome: JSON.stringify(outcome) });
    } else if (event.type === 'content_block_start' && event.content_block.type === 'tool_result') {
      const { tool_use_id: toolUseId, content } = event.content_block;
      finish.run({ runId: event.run_id, toolUseId, digest: createHash('sha256').update(content).digest('hex') });
    } else if (isTerminal(event)) {
      end.run({ runId: event.run_id, outcome: JSON.stringify({ decision: 'cancelled', at: event.at }) });
    }
  };
}
