// A log of answers with citations: each run searches and answers. Numbers of sources are those of the log.
import type { ContentBlock, ConversationEvent, Source } from '../../protocol/index.ts';

/** One run: what its searches found, by query, and its answer. `content`: what the search gave the model. */
export type CitedRun = { searches: Record<string, readonly Source[]>; answer: string; content?: string };

/** A source of the log with that number, on a host of its own. */
export function sourceOf(number: number, change: Partial<Source> = {}): Source {
  const domain = `site${number}.example`;
  return {
    id: `src_${number}`,
    number,
    url: `https://${domain}/page`,
    title: `Title ${number}`,
    snippet: `Snippet ${number}`,
    domain,
    favicon: null,
    ...change,
  };
}

/** The whole log, its answers in deltas of `deltaChars` characters. */
export function citedLog(runs: readonly CitedRun[], deltaChars = 7): ConversationEvent[] {
  const events: ConversationEvent[] = [];
  for (const [i, { searches, answer, content = '' }] of runs.entries()) {
    const run_id = `run_${i + 1}`;
    let index = 0;
    const put = (draft: Record<string, unknown>) => {
      const at = new Date(Date.UTC(2026, 2, 25) + events.length * 1000).toISOString();
      events.push({
        event_id: events.length + 1,
        conversation_id: 'conv_1',
        run_id,
        at,
        ...draft,
      } as ConversationEvent);
    };
    const start = (message_id: string, content_block: ContentBlock) =>
      put({
        type: 'content_block_start',
        message_id,
        index,
        message_type: index === 0 ? 'chat' : 'step',
        content_block,
      });
    const stop = (message_id: string) => put({ type: 'content_block_stop', message_id, index: index++ });
    const question = { type: 'text', text: `Question ${i + 1}` };
    put({ type: 'user_message', message_id: `user_${i}`, client_id: `client_${i}`, content: [question] });
    put({ type: 'message_start', agent: { name: 'Alder' } });
    put({ type: 'group_start', message_id: 'g', index: index++ });
    for (const [query, sources] of Object.entries(searches)) {
      const step = { name: 'web_search', tool_content_message: 'Searched the web' };
      const id = `${run_id}:${query}`;
      start(`call_${id}`, { type: 'tool_use', id, input: { query }, ...step });
      stop(`call_${id}`);
      const artifact = { query, sources };
      start(`result_${id}`, { type: 'tool_result', tool_use_id: id, status: 'success', content, artifact, ...step });
      stop(`result_${id}`);
    }
    put({ type: 'group_end', message_id: 'g', index: index++, summary: 'Searched' });
    start(`answer_${i}`, { type: 'text', text: '', is_final: true });
    for (let at = 0; at < answer.length; at += deltaChars) {
      const delta = { type: 'text_delta', text: answer.slice(at, at + deltaChars) };
      put({ type: 'content_block_delta', message_id: `answer_${i}`, index, delta });
    }
    stop(`answer_${i}`);
    put({ type: 'message_stop', stop_reason: 'stop' });
  }
  return events;
}
