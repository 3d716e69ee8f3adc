// The tools over the real search pipeline: the tools accept its results. Engine and page reader are scripted.
import { describe, expect, test } from 'vitest';
import { PageError } from '../../../api/crawl/page-error.ts';
import { createModelSummariser } from '../../../api/models/model-summariser.ts';
import { type Engine, EngineError } from '../../../api/search/engine.ts';
import { createSearchPipeline } from '../../../api/search/pipeline.ts';
import { createTools } from '../../../api/tools/index.ts';
import { reduceEvents } from '../../../protocol/index.ts';
import { ScriptedClock } from '../../helpers/scripted-clock.ts';
import { callTool, createScriptedModel, say, stop, toTools } from '../../helpers/scripted-model.ts';
import { createScriptedRun } from '../../helpers/scripted-run.ts';

const hit = (n: number) => ({
  title: `Result ${n}`,
  url: `https://site${n}.example/page`,
  source: `site${n}.example`,
  date: null,
  snippet: `The boiler of machine ${n} is covered for two years.`,
});

function engine(id: string, search: Engine['search']): Engine {
  return { id, kind: 'results', description: `Engine ${id}`, search };
}

function ask(engines: Engine[], input: object) {
  const clock = new ScriptedClock();
  const summaries = createScriptedModel(clock, [[...say('Covered for two years [2], as all say [1][9].', 1), stop]]);
  const unreachable = () => Promise.reject(new PageError('unreachable', 'scripted'));
  const web = createSearchPipeline({
    engines,
    reader: { readPage: unreachable, refreshPage: unreachable },
    summariser: createModelSummariser(summaries),
    now: () => clock.now(),
  });
  const run = createScriptedRun({
    clock,
    agent: () => ({
      model: createScriptedModel(clock, [
        [callTool('web_search', input), toTools],
        [...say('Two years [2].'), stop],
      ]),
      tools: createTools({ web }),
    }),
  });
  return run.ask('Is the boiler covered?').then((events) => ({ ...reduceEvents(events), progress: run.progress }));
}

describe('web_search over the pipeline', () => {
  test('hits become numbered sources, the summary keeps its citations, and progress is passed on', async () => {
    const { blocks, progress } = await ask([engine('serper', async () => ({ hits: [hit(1), hit(2)], notes: [] }))], {
      query: 'boiler warranty',
      prompt: 'How long is the boiler covered?',
    });
    const step = blocks.find((block) => block.type === 'tool_use');
    if (step?.type !== 'tool_use') throw new Error('there was no search');
    expect(step.toolResult).toContain('Covered for two years [2], as all say [1].');
    expect(step.toolResult).toContain('None of the pages could be read');
    expect(step.artifact).toMatchObject({
      query: 'boiler warranty',
      engine: 'serper',
      sources: [
        {
          number: 1,
          id: 'src_1',
          url: 'https://site1.example/page',
          domain: 'site1.example',
          favicon: '/api/v1/favicon/src_1',
        },
        { number: 2, id: 'src_2', url: 'https://site2.example/page' },
      ],
    });
    expect(blocks.at(-1)).toMatchObject({ type: 'text', text: 'Two years [2].' });
    expect(progress.map(({ phase }) => phase)).toEqual(expect.arrayContaining(['searching', 'reading', 'writing']));
    expect(progress.every(({ tool_use_id }) => tool_use_id === step.id)).toBe(true);
  });

  test('when all engines fail, the model gets each engine and its reason, and the run continues', async () => {
    const failing = (id: string, code: 'auth' | 'quota') => engine(id, () => Promise.reject(new EngineError(id, code)));
    const { blocks } = await ask([failing('serper', 'auth'), failing('brave', 'quota')], {
      query: 'x',
      engine: 'serper',
    });
    const step = blocks.find((block) => block.type === 'tool_use');
    expect(step).toMatchObject({
      toolResultStatus: 'error',
      toolResult: expect.stringMatching(/serper.*key.*brave.*quota/s),
    });
    expect(blocks.at(-1)).toMatchObject({ type: 'text', text: 'Two years.' });
  });
});
