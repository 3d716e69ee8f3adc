import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { exportJson } from '../../../../api/live/export/export-json.ts';
import { exportMarkdown } from '../../../../api/live/export/export-markdown.ts';
import {
  type ConversationEvent,
  type EventDraft,
  type History,
  historyToState,
  toHistory,
  versionsOf,
} from '../../../../protocol/index.ts';
import { at, messageOf } from '../../../helpers/store-contract.ts';
import { createTestApp, type TestApp } from '../../../helpers/test-app.ts';

const RUNS = resolve(import.meta.dirname, '../../../fixtures/runs');
const ann = { site: 'shop', visitorId: 'vis_ann' };
const conversation = { id: 'conv_1', title: 'Steam', created_at: at, updated_at: at };

/** A log in memory, as the store reads it. */
const logOf = (events: readonly ConversationEvent[]) => ({
  read: async (_id: string, after: number, limit = 500) =>
    events.filter((event) => event.event_id > after).slice(0, limit),
  bounds: async () => ({ last: events.at(-1)?.event_id ?? 0, floor: 0, lastSource: 0 }),
});
const joined = async (pieces: AsyncIterable<string>) => {
  let text = '';
  for await (const piece of pieces) text += piece;
  return text;
};
const recorded = readdirSync(RUNS)
  .filter((file) => file.endsWith('.events.jsonl'))
  .map((file) => {
    const lines = readFileSync(join(RUNS, file), 'utf8').trim().split('\n');
    return [file, lines.map((line) => JSON.parse(line) as ConversationEvent)] as const;
  });

describe('[PRIV-3] the export as JSON', () => {
  it.each(recorded)('of %s is the whole history, which the one reducer reads', async (_file, events) => {
    const file = JSON.parse(await joined(exportJson(logOf(events), conversation))) as History;
    const whole = toHistory(events, conversation);
    const { title: _, ...same } = conversation;
    expect({ ...file, conversation: same }).toEqual({ ...whole, conversation: same });
    expect(historyToState(file).blocks).toEqual(historyToState(whole).blocks);
  });
});

describe('the export of versions', () => {
  const vector = JSON.parse(
    readFileSync(resolve(import.meta.dirname, '../../../../protocol/vectors/versions.json'), 'utf8'),
  ) as { events: ConversationEvent[]; steps: { about: string; after: number; shown: string[] }[] };

  it.each(vector.steps)('[VE1] as Markdown is what is on show: $about', async ({ after, shown }) => {
    const events = vector.events.filter(({ event_id }) => event_id <= after);
    const text = await joined(exportMarkdown(logOf(events), conversation, 'en'));
    const said = (text.match(/(?:question|answer) \d/g) ?? []).map((words) =>
      words.replace(/question /, 'msg_').replace(/answer /, 'run_'),
    );
    expect(said).toEqual(shown);
  });

  it('[VE6] as JSON has all of them, and which one is shown', async () => {
    for (const { after, shown } of vector.steps) {
      const events = vector.events.filter(({ event_id }) => event_id <= after);
      const file = JSON.parse(await joined(exportJson(logOf(events), conversation))) as History;
      expect(file.messages.filter(({ role }) => role === 'user')).toHaveLength(
        events.filter(({ type }) => type === 'user_message').length,
      );
      const { blocks, head } = historyToState(file);
      const { isHidden } = versionsOf(blocks, head);
      const seen = blocks.flatMap((block) => {
        if (isHidden(block)) return [];
        return block.type === 'user' ? [block.message_id] : block.type === 'text' ? [block.run_id] : [];
      });
      expect(seen).toEqual(shown);
    }
  });
});

describe('the export as Markdown', () => {
  const step = (input: Record<string, unknown>, result: object): EventDraft[] => {
    const base = { run_id: 'run_1', at, message_type: 'step' as const };
    const call = { id: 't1', name: 'web_search', input, tool_content_message: 'Web *search*' };
    const end = { tool_use_id: 't1', name: 'web_search', tool_content_message: 'Searched', status: 'success' as const };
    return [
      {
        ...base,
        type: 'content_block_start',
        index: 0,
        message_id: 'm1',
        content_block: { type: 'tool_use', ...call },
      },
      { run_id: 'run_1', at, type: 'content_block_stop', index: 0, message_id: 'm1' },
      {
        ...base,
        type: 'content_block_start',
        index: 1,
        message_id: 'm2',
        content_block: { type: 'tool_result', content: '', ...end, ...result },
      },
      { run_id: 'run_1', at, type: 'content_block_stop', index: 1, message_id: 'm2' },
    ];
  };
  const say = (text: string, index = 2): EventDraft[] => [
    {
      type: 'content_block_start',
      run_id: 'run_1',
      at,
      index,
      message_id: `m${index}x`,
      message_type: 'chat',
      content_block: { type: 'text', text: '' },
    },
    {
      type: 'content_block_delta',
      run_id: 'run_1',
      at,
      index,
      message_id: `m${index}x`,
      delta: { type: 'text_delta', text },
    },
    { type: 'content_block_stop', run_id: 'run_1', at, index, message_id: `m${index}x` },
  ];
  const turn = (asked: string, ...drafts: EventDraft[]): ConversationEvent[] =>
    (
      [
        {
          type: 'user_message',
          run_id: 'run_1',
          at,
          message_id: 'q1',
          client_id: 'c1',
          content: [{ type: 'text', text: asked }],
        },
        { type: 'message_start', run_id: 'run_1', at, agent: { name: 'Alder' } },
        ...drafts,
        { type: 'message_stop', run_id: 'run_1', at, stop_reason: 'stop' },
      ] as EventDraft[]
    ).map((draft, n) => ({ event_id: n + 1, conversation_id: 'conv_1', ...draft }) as ConversationEvent);
  const write = (events: readonly ConversationEvent[], lang = 'en') =>
    joined(exportMarkdown(logOf(events), conversation, lang));
  const source = (number: number, title: string, url: string) => ({
    id: `s${number}`,
    number,
    url,
    title,
    snippet: '',
    domain: 'd',
    favicon: null,
  });

  it('has questions, steps as text, answers, and the cited sources by number', async () => {
    const sources = [
      source(1, 'Not [cited]', 'https://a.example/1'),
      source(2, 'Descaling *guide*', 'https://a.example/two words'),
    ];
    const events = turn(
      'How often?',
      ...step({ query: 'steam' }, { artifact: { query: 'steam', sources } }),
      ...say('Every **two** months [2].'),
    );
    expect(await write(events)).toBe(`# Steam

2026-03-25 02:00 UTC

## You, 2026-03-25 02:00 UTC

> How often?

## Alder, 2026-03-25 02:00 UTC

- Web \\*search\\* \`{"query":"steam"}\`: done

Every **two** months [2].


## Sources

- [2] Descaling \\*guide\\*: <https://a.example/two%20words>
`);
    expect(await write(events, 'vi-VN')).toContain('## Nguồn');
    expect(await write(events, 'zh-Hant')).toContain('完成');
    expect(await write(events, 'xx')).toContain('## Sources');
  });

  it.each([
    ['en', 'length', 'The answer stopped early.'],
    ['de', 'content_filter', 'The answer stopped early.'],
    ['vi', 'length', 'Câu trả lời bị gián đoạn.'],
    ['zh', 'content_filter', '回答中断了。'],
  ])('marks an answer that was cut off, as the widget does: %s, %s', async (lang, stop_reason, words) => {
    const whole = turn('How often?', ...say('Every two'));
    expect(await write(whole, lang)).not.toContain(words);
    const cut = whole.map((event) => (event.type === 'message_stop' ? { ...event, stop_reason } : event));
    expect(await write(cut, lang)).toMatch(new RegExp(`Every two\\s+\\*${words}\\*\\n$`));
  });

  it('keeps what a visitor, a tool or a page says inside its place', async () => {
    const asked = '# No heading\n\n## Sources\r1. <script>alert(1)</script>\n```\nopen';
    const table = { type: 'table', columns: [], rows: [] };
    const content = '````\n## Forged\n````';
    const text = await write(turn(asked, ...step({ query: '``x`` `' }, { artifact: table, content })));
    const lines = text.split('\n');
    expect(lines.filter((line) => /^#/.test(line))).toEqual([
      '# Steam',
      '## You, 2026-03-25 02:00 UTC',
      '## Alder, 2026-03-25 02:00 UTC',
      '## Forged',
    ]);
    // In a fence that is longer than any in it.
    expect(text).toContain('`````\n````\n## Forged\n````\n`````');
    expect(text).toContain('> 1. \\<script>alert(1)\\</script>');
    expect(text).toContain('```{"query":"``x`` `"}```');
  });

  it.each(recorded)('writes %s without a reasoning block or a masked value', async (_file, events) => {
    const text = await write(events);
    for (const event of events) {
      if (
        event.type === 'content_block_delta' &&
        event.delta.type === 'thinking_delta' &&
        event.delta.thinking.length > 20
      )
        expect(text).not.toContain(event.delta.thinking);
    }
    expect(text).toMatch(/^# /);
  });
});

describe('GET /api/v1/conversations/:id/export', () => {
  let app: TestApp;
  beforeEach(async () => {
    app = await createTestApp();
    await app.store.inbox.accept(ann, messageOf(1));
  });
  afterEach(() => app.close());

  const ask = async (query: string) => {
    const { authorization, origin } = await app.visitor('vis_ann');
    return app.server.inject({
      url: `/api/v1/conversations/conv_1/export${query}`,
      headers: { authorization, origin },
    });
  };

  it('is a file of its own type, never a page', async () => {
    const [md, json] = [await ask('?format=md&lang=id'), await ask('?format=json')];
    expect(md.headers).toMatchObject({
      'content-type': 'text/markdown; charset=utf-8',
      'content-disposition': 'attachment; filename="conversation.md"',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect(md.body).toContain('## Anda,');
    expect(json.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(json.json()).toMatchObject({
      conversation: { id: 'conv_1' },
      messages: [{ role: 'user' }],
      agent_status: 'running',
    });
  });

  it('refuses another format or language by name', async () => {
    for (const [query, field] of [
      ['', 'format'],
      ['?format=pdf', 'format'],
      ['?format=md&lang=..', 'lang'],
    ]) {
      const reply = await ask(query as string);
      expect([query, reply.statusCode, reply.json().error.details]).toEqual([query, 400, { field }]);
    }
  });

  it('answers a visitor’s calls one after the other, all of them', async () => {
    const replies = await Promise.all(Array.from({ length: 5 }, () => ask('?format=md')));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
  });
});
