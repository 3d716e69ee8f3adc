import { describe, expect, test } from 'vitest';
import { textOf, textParts } from '../../../../api/models/model.ts';
import { buildContext, type ContextOptions } from '../../../../api/runs/input/context.ts';
import { titleFrom } from '../../../../api/runs/record/title.ts';
import type { FlatMessage } from '../../../../protocol/index.ts';

let count = 0;
const base = (run_id: string) => ({ id: `m${++count}`, run_id, display_type: 'content' as const, created_at: '' });
const user = (run: string, text: string): FlatMessage => ({
  ...base(run),
  role: 'user',
  content: [{ type: 'text', text }],
});
const text = (run: string, words: string): FlatMessage => ({
  ...base(run),
  role: 'assistant',
  content: [{ type: 'text', text: words }],
});
const thinking = (run: string, words: string): FlatMessage => ({
  ...base(run),
  role: 'assistant',
  content: [{ type: 'thinking', thinking: words }],
});
const call = (run: string, ...ids: string[]): FlatMessage => ({
  ...base(run),
  role: 'assistant',
  content: [],
  tool_calls: ids.map((id) => ({
    id,
    name: 'web_search',
    input: { query: id },
    tool_content_message: 'l',
    index: 0,
    created_at: '',
  })),
});
const result = (run: string, id: string, content: string): FlatMessage => ({
  ...base(run),
  role: 'tool',
  tool_call_id: id,
  name: 'web_search',
  status: 'success',
  content,
});

const options: ContextOptions = {
  runId: 'r2',
  maxHistoryTokens: 1000,
  maxToolOutputBytes: 32 * 1024,
  pending: new Set(),
  newNonce: () => 'nonce',
};

describe('the context of a model turn', () => {
  test('images and files of the visitor are parts of the message', () => {
    const content = [
      { type: 'text' as const, text: 'What is it?' },
      { type: 'image' as const, url: 'https://a.example/mill.png', alt: 'a mill' },
      {
        type: 'file' as const,
        url: 'https://a.example/a.pdf',
        name: 'a.pdf',
        content_type: 'application/pdf',
        size: 9,
      },
    ];
    const [message] = buildContext([{ ...user('r2', ''), content }], options);
    expect(message?.content).toEqual([
      { type: 'text', text: 'What is it?' },
      { type: 'image', url: 'https://a.example/mill.png', alt: 'a mill' },
      { type: 'file', url: 'https://a.example/a.pdf', name: 'a.pdf', contentType: 'application/pdf' },
    ]);
    expect(textOf(message?.content ?? [])).toBe('What is it?\n[image: a mill]\n[file: a.pdf]');
  });

  test('text, reasoning and calls of a step make one assistant message; results follow in the order of the calls', () => {
    const context = buildContext(
      [
        user('r2', 'q'),
        thinking('r2', 't'),
        text('r2', 'part'),
        call('r2', 'a', 'b'),
        result('r2', 'b', 'B'),
        result('r2', 'a', 'A'),
        text('r2', 'end'),
      ],
      options,
    );
    expect(context.map((message) => message.role)).toEqual(['user', 'assistant', 'tool', 'tool', 'assistant']);
    expect(context[1]).toMatchObject({
      content: textParts('part'),
      reasoning: 't',
      toolCalls: [{ id: 'a', arguments: '{"query":"a"}' }, { id: 'b' }],
    });
    expect(context.slice(2, 4).map((message) => message.role === 'tool' && message.toolCallId)).toEqual(['a', 'b']);
    expect(context[4]).toEqual({ role: 'assistant', content: textParts('end') });
  });

  test('a call without a result is given as cancelled, unless it is pending', () => {
    const history = [user('r2', 'q'), call('r2', 'a', 'b')];
    const context = buildContext(history, { ...options, pending: new Set(['b']) });
    expect(context.filter((message) => message.role === 'tool')).toEqual([
      { role: 'tool', toolCallId: 'a', name: 'web_search', content: textParts('Cancelled: the run was ended.') },
    ]);
  });

  test('tool output is capped, earlier runs’ more than this run’s', () => {
    const long = 'x'.repeat(100_000);
    const history = [
      user('r1', 'q'),
      call('r1', 'a'),
      result('r1', 'a', long),
      user('r2', 'q'),
      call('r2', 'b'),
      result('r2', 'b', long),
    ];
    const sizes = buildContext(history, { ...options, maxHistoryTokens: 10_000 })
      .filter((message) => message.role === 'tool')
      .map((message) => textOf(message.content).length);
    expect(sizes[0]).toBeLessThan(4300);
    expect(sizes[1]).toBeGreaterThan(32_000);
    expect(sizes[1]).toBeLessThan(33_200);
  });

  test('earlier turns are dropped whole, oldest first; the question always stays', () => {
    const filler = 'word '.repeat(200);
    const history = [
      user('a', `1 ${filler}`),
      text('a', filler),
      user('b', `2 ${filler}`),
      text('b', 'short'),
      user('r2', `3 ${filler}`),
    ];
    const questions = (maxHistoryTokens: number) =>
      buildContext(history, { ...options, maxHistoryTokens })
        .filter((message) => message.role === 'user')
        .map((message) => textOf(message.content)[0]);
    expect(questions(10_000)).toEqual(['1', '2', '3']);
    expect(questions(600)).toEqual(['2', '3']);
    expect(questions(1)).toEqual(['3']);
  });
});

describe('titles', () => {
  test.each([
    ['Hi', 'Hi'],
    ['  Two\n lines ', 'Two lines'],
    [
      'My machine lost its steam after eight months. What can I do, and is it covered?',
      'My machine lost its steam after eight months. What can I…',
    ],
    ['没'.repeat(80), `${'没'.repeat(59)}…`],
    ['# **Bold** question', 'Bold question'],
    ['***', ''],
  ])('%j gives %j', (message, title) => expect(titleFrom(message)).toBe(title));
});
