// Every reply of test/fixtures/model-streams.ts through the adapter and the agent loop.
import { describe, expect, test } from 'vitest';
import { MODEL_STREAMS } from '../../fixtures/model-streams.ts';
import { runModelReply, shownText } from '../../helpers/run-model-reply.ts';

describe('replies of model services', () => {
  test('are at least 55, each with a name of its own', () => {
    const names = MODEL_STREAMS.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThanOrEqual(55);
  });

  test.each(MODEL_STREAMS.map((row) => [row.name, row] as const))('%s', async (_name, row) => {
    const { said, events, tool } = await runModelReply(row.reply, { tool: 'search' });
    const end = events.at(-1)?.type;
    expect(shownText(events)).toBe(row.text ?? '');
    expect(end).toBe(row.text === undefined ? 'terminal_error' : 'message_stop');
    const queries = tool.runs.map((input) => (input as { query: string }).query);
    expect(queries).toEqual(row.queries ?? []);
    const thinking = events.flatMap((event) =>
      event.type === 'content_block_delta' && event.delta.type === 'thinking_delta' ? [event.delta.thinking] : [],
    );
    if (row.thinking !== undefined) expect(thinking.join('')).toBe(row.thinking);
    // No mark has been in any event that a client gets, not even for a moment.
    if (!row.name.startsWith('marks')) {
      const texts = said.flatMap((event) => (event.type === 'text_delta' ? [event.text] : [])).join('');
      expect(texts).not.toMatch(/<\/?think|tool_call|\[THINK|\[TOOL|<\||｜|◁|<function=|arg_key/);
    }
  });
});
