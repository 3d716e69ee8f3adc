// Services that refuse a part of the request: it is sent again without that part, and the visitor gets an answer.

import { describe, expect, test } from 'vitest';
import { textParts } from '../../../../api/models/model.ts';
import { toPlainMessages } from '../../../../api/models/openai/openai-messages.ts';
import { type ServerReply, textFrames } from '../../../helpers/model-server.ts';
import { runModelReply, shownText } from '../../../helpers/run-model-reply.ts';

const refuse = (message: string, status = 400): ServerReply => ({
  status,
  headers: { 'content-type': 'application/json' },
  chunks: [JSON.stringify({ error: { message } })],
});
const yes = { chunks: textFrames('Yes.') };

describe('a request that the service refuses', () => {
  test.each([
    ['Unrecognized request argument supplied: stream_options', 400],
    ['body.stream_options.include_usage: Extra inputs are not permitted', 422],
    ['参数错误', 400],
  ])('is sent again without stream_options: %s', async (words, status) => {
    const { events, bodies, notices } = await runModelReply((body) =>
      'stream_options' in body ? refuse(words, status) : yes,
    );
    expect(shownText(events)).toBe('Yes.');
    expect(bodies.map((body) => 'stream_options' in body)).toEqual([true, false]);
    expect(notices).toEqual([expect.stringContaining('refuses stream_options')]);
  });

  test('is sent again with the other name of the limit of tokens, once', async () => {
    const words = "'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.";
    const { events, bodies } = await runModelReply((body) => ('max_tokens' in body ? refuse(words) : yes));
    expect(shownText(events)).toBe('Yes.');
    expect(bodies).toHaveLength(2);
    const never = await runModelReply(() => refuse('max_tokens is too large'));
    expect(never.bodies).toHaveLength(2);
    expect(never.events.at(-1)?.type).toBe('terminal_error');
  });

  test.each([
    ['registry.ollama.ai/library/gemma:2b does not support tools', 400],
    ['No endpoints found that support tool use.', 404],
    ['"auto" tool choice requires --enable-auto-tool-choice', 400],
  ])('for its tools: the search comes first, then the model answers from it: %s', async (words, status) => {
    const { events, bodies, tool, notices } = await runModelReply((body) =>
      'tools' in body ? refuse(words, status) : yes,
    );
    expect(tool.runs).toEqual([{ query: 'Question?' }]);
    expect(shownText(events)).toBe('Yes.');
    expect(bodies.at(-1)?.messages.map(({ role }) => role)).toEqual(['user']);
    expect(bodies.at(-1)?.messages[0]?.content).toMatch(/^Question\?\n\n.*output of web_search/);
    expect(notices).toEqual([expect.stringContaining('refuses tools')]);
  });

  test('for the role system', () => {
    const messages = [
      { role: 'system', content: textParts('Be short.') },
      { role: 'user', content: textParts('Hi') },
      { role: 'assistant', content: textParts('Hello.') },
      { role: 'user', content: textParts('And?') },
    ] as const;
    expect(toPlainMessages(messages, { tools: true, system: false })).toEqual([
      { role: 'user', content: textParts('Be short.\n\nHi') },
      { role: 'assistant', content: textParts('Hello.') },
      { role: 'user', content: textParts('And?') },
    ]);
  });

  test('for another reason is not sent again', async () => {
    const { bodies, events } = await runModelReply(() => refuse('The model `test` does not exist', 404));
    expect(bodies).toHaveLength(1);
    expect(events.at(-1)).toMatchObject({ type: 'terminal_error', error: { retryable: false } });
  });
});
