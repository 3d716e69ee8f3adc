// A new provider is one file (test/fixtures/additions/opening-hours.ts) and one line in a table; nothing else knows its name.
import { describe, expect, test } from 'vitest';
import { assemble } from '../../../api/assemble/assemble.ts';
import { loadConfig } from '../../../api/config/load-config.ts';
import { ENGINES } from '../../../api/search/engines/index.ts';
import { createTools, TOOL_PROVIDERS, type ToolTable } from '../../../api/tools/index.ts';
import { joinProviders, type ToolProvider, type ToolRequest } from '../../../api/tools/tool-provider.ts';
import { openingHours } from '../../fixtures/additions/opening-hours.ts';
import { ScriptedClock } from '../../helpers/scripted-clock.ts';
import { callTool, createScriptedModel, say, stop, toTools } from '../../helpers/scripted-model.ts';
import { createScriptedRun, OWNER } from '../../helpers/scripted-run.ts';
import { createScriptedTool } from '../../helpers/scripted-tool.ts';
import { createSmallSite } from '../../helpers/small-site.ts';
import { createTestApp } from '../../helpers/test-app.ts';
import { listTools, toolList } from '../../helpers/tool-list.ts';

/** The one line. */
const table: ToolTable = [...TOOL_PROVIDERS, openingHours];

const namesOf = async (provider: ToolProvider, question?: string, site?: string) =>
  (await listTools(provider, question, site)).map(({ name }) => name);

describe('a new provider', () => {
  test('has its tools beside the built-in ones, by site, message and visitor', async () => {
    const asked: ToolRequest[] = [];
    const noting = () => ({
      async list(request: ToolRequest) {
        asked.push(request);
        return [];
      },
    });
    const tools = createTools({ index: createSmallSite() }, { table: [...table, noting] });
    expect(await namesOf(tools, 'When do you open?')).toEqual(['site_search', 'opening_hours']);
    expect(await namesOf(tools, 'Is the boiler covered?')).toEqual(['site_search']);
    expect(asked[0]).toEqual({ site: 'default', question: 'When do you open?', visitor: 'visitor_1' });
  });

  test('is called in a run: a call is checked by its JSON Schema, and its words are in the log', async () => {
    const asked: string[] = [];
    const run = createScriptedRun({
      agent: (clock) => ({
        model: createScriptedModel(clock, [
          [callTool('opening_hours', { day: 'sun' }), toTools],
          [callTool('opening_hours', { day: 'mon' }), toTools],
          [...say('From 9 to 17.'), stop],
        ]),
        tools: {
          async list(request, options) {
            asked.push(request.visitor);
            return createTools({}, { table }).list(request, options);
          },
        },
      }),
    });
    const events = await run.ask('When do you open?');
    const results = events.flatMap((event) =>
      event.type === 'content_block_start' && event.content_block.type === 'tool_result' ? [event.content_block] : [],
    );
    expect(results).toMatchObject([
      { status: 'error', trust: 'owner', content: expect.stringMatching(/^Error: Field "day" /) },
      { status: 'success', trust: 'owner', content: 'On mon default is open from 9 to 17.', artifact: { day: 'mon' } },
    ]);
    expect(asked).toEqual([OWNER.visitorId]);
  });

  test('is part of the assembled server', async () => {
    const config = loadConfig(ENGINES, { DATABASE_URL: ':memory:' });
    const errors: unknown[] = [];
    const providers: ToolTable = [...table, () => ({ list: () => Promise.reject(new Error('down')) })];
    const options = { version: '0.0.0', onError: (error: unknown) => errors.push(error), toolProviders: providers };
    const parts = await assemble(config, options);
    expect(await namesOf(parts.tools, 'opening hours?', 'unknown')).toEqual(['opening_hours']);
    expect(errors).toEqual([new Error('down')]);
    await parts.close();
  });
});

describe('several providers', () => {
  const named = (name: string) => toolList(createScriptedTool(new ScriptedClock(), { name }));

  test('keep their order; of two tools with one name the first is offered', async () => {
    const joined = joinProviders([named('a'), toolList(), named('b'), named('a')]);
    expect(await namesOf(joined)).toEqual(['a', 'b']);
  });

  test('have no tool with the name of one that every run has; the log and /readyz say which are left out, once', async () => {
    const config = loadConfig(ENGINES, { DATABASE_URL: ':memory:' });
    const notices: string[] = [];
    const toolProviders = [() => named('show_table'), () => named('order'), () => named('order')];
    const onToolNotice = (message: string) => void notices.push(message);
    const parts = await assemble(config, { version: '0.0.0', onError: () => {}, onToolNotice, toolProviders });
    expect(await namesOf(parts.tools)).toEqual(['order']);
    expect(await namesOf(parts.tools)).toEqual(['order']);
    const said = [
      'A tool show_table is left out: this server has one of that name. Give it another name.',
      'A tool order is left out: another provider has one of that name. Give it another name.',
    ];
    expect(notices).toEqual(said);
    const app = await createTestApp({ toolNotes: parts.toolNotes });
    expect((await app.server.inject('/readyz')).json()).toEqual({ status: 'ready', notes: said });
    await app.close();
    await parts.close();
  });

  test('leave one out that fails, throws or takes longer than five seconds, and report why', async () => {
    const clock = new ScriptedClock(0);
    const errors: string[] = [];
    const rejecting: ToolProvider = { list: () => Promise.reject(new Error('no answer')) };
    const throwing: ToolProvider = {
      list() {
        throw new Error('no list');
      },
    };
    const silent: ToolProvider = { list: () => new Promise(() => {}) };
    const joined = joinProviders([rejecting, named('a'), throwing, silent], {
      onError: (error) => errors.push((error as Error).message),
      deadline: (callback, ms) => clock.deadline(callback, ms),
    });
    expect(await namesOf(joined)).toEqual(['a']);
    expect(clock.monotonic()).toBe(5_000);
    expect(errors.sort()).toEqual(['A list of tools took too long.', 'no answer', 'no list']);
  });

  test('end with the reason of an abort', async () => {
    const controller = new AbortController();
    const silent: ToolProvider = { list: () => new Promise(() => {}) };
    const request = { site: 'default', question: '', visitor: '' };
    const listing = joinProviders([silent]).list(request, { signal: controller.signal });
    controller.abort(new Error('stop'));
    await expect(listing).rejects.toThrow('stop');
  });
});
