// Models that fail, through the built API and the widget: the visitor gets an answer with sources all the same.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiProcess } from '../helpers/api-process.ts';
import { keepPicture } from '../helpers/browser.ts';
import { ledBy, useChat } from '../helpers/search-chat.ts';
import { type StandIn, startStandIn } from '../helpers/stand-ins.ts';

const frame = (delta: object) => `data: ${JSON.stringify({ choices: [{ index: 0, delta, finish_reason: null }] })}\n\n`;
type Asked = { question: string; hasResult: boolean; hasTools: boolean };

/** A service whose reply is `answer`: what it writes, and whether its connection then breaks; null: it refuses tools. */
const startService = (answer: (asked: Asked) => { text: string[]; breaks?: boolean } | null): Promise<StandIn> =>
  startStandIn((request, response) => {
    const { messages, tools } = JSON.parse(request.body) as { messages: { content: string }[]; tools?: unknown[] };
    const question = messages.map(({ content }) => content ?? '').join('\n');
    const reply = answer({ question, hasResult: question.includes('<tool_output'), hasTools: tools !== undefined });
    if (reply === null) {
      response.writeHead(400, { 'content-type': 'application/json' });
      response.end('{"error":{"message":"gemma:2b does not support tools"}}');
      return;
    }
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const content of reply.text) response.write(frame({ content }));
    if (reply.breaks) setImmediate(() => response.destroy());
    else response.end('data: [DONE]\n\n');
  });

describe('a model that fails', () => {
  const openChat = useChat();
  const open: { close(): Promise<void> }[] = [];
  let dying: ApiProcess;
  let toolless: ApiProcess;

  beforeAll(async () => {
    const breaks = await startService(() => ({ text: ['The warranty ', 'is about '], breaks: true }));
    const refuses = await startService(({ hasTools }) =>
      hasTools ? null : { text: ['Machines have a two-year ', 'warranty. [1]'] },
    );
    dying = await ApiProcess.start({ env: ledBy(breaks) });
    toolless = await ApiProcess.start({ env: ledBy(refuses) });
    open.push(breaks, refuses, dying, toolless);
    await Promise.all([dying.indexed(), toolless.indexed()]);
  });
  afterAll(async () => {
    for (const each of open.reverse()) await each.close();
  });

  it('in the middle of its answer: the sentences of the site follow, with their sources and a quiet line', async () => {
    const { chat } = await openChat(dying);
    await chat.ask('Is my machine covered if it loses steam after eight months?');
    await chat.answered();
    const text = await chat.logText();
    expect(text).toMatch(/two[- ]years?/i);
    expect(text).toContain('The assistant is unavailable at the moment.');
    expect(text).not.toContain('is about');
    // Citations are a part of the widget that is loaded with the first one.
    await chat.part('cite').first().waitFor();
    expect(dying.output).toMatch(
      /run failed: [^"]*Check that 127\.0\.0\.1:\d+ answers; its address is set by OPENAI_BASE_URL/,
    );
    await keepPicture(chat.page, 'model-died');
  });

  it('by refusing tools: the site is searched for it, and it answers from the results', async () => {
    const { chat } = await openChat(toolless);
    await chat.ask('How long is the warranty?');
    await chat.answered();
    expect(await chat.logText()).toContain('Machines have a two-year warranty.');
    await chat.part('cite').first().waitFor();
    expect(await chat.part('cite').count()).toBe(1);
    expect(toolless.output).toContain('refuses tools');
    await keepPicture(chat.page, 'model-without-tools');
  });
});
