// The conversations that are recorded into test/fixtures/runs: scripted model and tools, real runner, store, index and clock
// rules. Ids and times are fixed, so a recording changes only when what a run writes changes.
import { createExtractiveModel } from '../../api/models/extractive/extractive.ts';
import { ModelError } from '../../api/models/model.ts';
import { createTools } from '../../api/tools/index.ts';
import { type ConversationEvent, reduceEvents } from '../../protocol/index.ts';
import { APPROVAL_RECORDINGS } from './approval-recordings.ts';
import { createApprovalScene, policyTool } from './approval-scene.ts';
import { createCrashingStore } from './crashing-store.ts';
import { PAGE_RECORDINGS } from './page-recordings.ts';
import { countedIds, ScriptedClock } from './scripted-clock.ts';
import { callTool, createScriptedModel, type ScriptedPart, say, stop, think, toTools } from './scripted-model.ts';
import { createScriptedRun, createScriptedStore, OWNER, type ScriptedRun } from './scripted-run.ts';
import { createScriptedTool } from './scripted-tool.ts';
import { createSmallSite } from './small-site.ts';

type Found = { url: string; title: string; snippet: string; quotes: string[] };

const PAGES: Record<string, Found[]> = {
  'espresso machine loses steam pressure cause': [
    {
      url: 'https://coffee-repair.example/guides/weak-steam',
      title: 'Weak steam: five causes and how to tell them apart',
      snippet: 'Scale in the steam valve is the usual cause; a worn boiler gasket comes second.',
      quotes: ['Scale in the steam valve is the usual cause of weak steam.', 'A worn boiler gasket comes second.'],
    },
    {
      url: 'https://www.barista-forum.example/t/8812',
      title: 'Losing steam after a few months',
      snippet: 'Descaling brought the pressure back for most owners.',
      quotes: ['Descaling brought the pressure back for most owners.'],
    },
    {
      url: 'https://en.wikipedia.org/wiki/Espresso_machine',
      title: 'Espresso machine - Wikipedia',
      snippet: 'An espresso machine brews coffee by forcing pressurized water through ground coffee.',
      quotes: [],
    },
  ],
  'alder warranty steam boiler': [
    {
      url: 'https://help.alder.example/warranty',
      title: 'Warranty - Alder',
      snippet: 'Two years from delivery; boiler and steam parts in full.',
      quotes: ['The boiler and all steam parts are covered in full for two years.'],
    },
    {
      url: 'https://coffee-repair.example/guides/weak-steam',
      title: 'Weak steam: five causes and how to tell them apart',
      snippet: 'Scale in the steam valve is the usual cause.',
      quotes: ['Scale in the steam valve is the usual cause of weak steam.'],
    },
  ],
  'descaling interval hard water': [
    {
      url: 'https://help.alder.example/guides/descaling',
      title: 'How to descale - Alder',
      snippet: 'Every three months, every two in areas with hard water.',
      quotes: ['Descale every three months, or every two months in areas with hard water.'],
    },
  ],
};

const web = (clock: ScriptedClock, ms: number | ((input: Record<string, unknown>) => number) = 1400) =>
  createScriptedTool(clock, { ms, sources: ({ query }) => PAGES[String(query)] ?? [], progress: true });

const MARKDOWN = `Here is the plan for a machine that has lost its steam:

1. **Descale it first.** Scale in the valve is the usual cause [1].
2. Check the *boiler gasket* if the steam is still weak [1].
3. If neither helps, send it in: steam parts are covered [4].

| Step | Time | Tools |
| --- | ---: | --- |
| Descaling | 40 min | citric acid, 1 l of water |
| Gasket | 15 min | 4 mm hex key |

> Let the machine cool down for an hour before you open it.

Use \`2 × 500 ml\` of solution:

\`\`\`text
fill   500 ml
run    3 × 10 s, wait 5 min
rinse  2 × 1 l
\`\`\`

More in the [descaling guide](https://help.alder.example/guides/descaling).`;

const twoGroups = (pace = 30): ScriptedPart[][] => [
  [
    ...think('The visitor asks about lost steam. First the likely cause, then what the warranty says.', pace),
    callTool('web_search', { query: 'espresso machine loses steam pressure cause' }),
    toTools,
  ],
  [
    ...say('Scale is the most likely cause. I will check what the warranty covers.', pace),
    callTool('web_search', { query: 'alder warranty steam boiler' }),
    toTools,
  ],
  [...think('Both questions are answered.', pace), ...say(MARKDOWN, 25), stop],
];

async function ask(run: ScriptedRun, ...questions: string[]): Promise<ConversationEvent[]> {
  for (const question of questions) await run.ask(question);
  return run.events();
}

const withoutKey = () =>
  createScriptedRun({
    agent: (clock) => ({ model: createExtractiveModel({ clock }), tools: createTools({ index: createSmallSite() }) }),
  });

/** Each recording by its name: `test/fixtures/runs/<name>.events.jsonl`. */
export const RECORDED_SCENES: Record<string, () => Promise<ConversationEvent[]>> = {
  'plain-answer': () =>
    ask(
      createScriptedRun({
        agent: (clock) => ({
          model: createScriptedModel(clock, [
            [...say('Hello! I can help with orders, machines and repairs. What would you like to know?', 30), stop],
          ]),
          tools: [],
        }),
      }),
      'Hi there',
    ),

  'site-search-en': () => ask(withoutKey(), 'Is my machine covered if it loses steam after eight months?'),

  'site-search-vi': () => ask(withoutKey(), 'Máy pha cà phê được bảo hành bao lâu?'),

  'nothing-found': () => ask(withoutKey(), 'Who won the football world cup in 1998?'),

  'two-groups-web-search': () =>
    ask(
      createScriptedRun({
        agent: (clock) => ({ model: createScriptedModel(clock, twoGroups()), tools: [web(clock)] }),
      }),
      'My machine lost its steam after eight months. What can I do, and is it covered?',
    ),

  'parallel-calls': () =>
    ask(
      createScriptedRun({
        agent: (clock) => ({
          model: createScriptedModel(clock, [
            [
              ...think('Two things to look up; they do not depend on each other.', 30),
              callTool('web_search', { query: 'alder warranty steam boiler' }),
              callTool('web_search', { query: 'descaling interval hard water' }),
              toTools,
            ],
            [...say('Steam parts are covered for two years [2]. Descale every three months [1].', 30), stop],
          ]),
          tools: [web(clock, ({ query }) => (query === 'alder warranty steam boiler' ? 2200 : 900))],
        }),
      }),
      'Is the boiler covered, and how often must I descale?',
    ),

  'tool-error': () =>
    ask(
      createScriptedRun({
        agent: (clock) => ({
          model: createScriptedModel(clock, [
            [callTool('web_search', { query: 'alder warranty', recency: 'soon' }), toTools],
            [callTool('web_search', { query: 'alder warranty' }), toTools],
            [
              ...say('The search does not work at the moment, so I cannot look this up. Please try again later.', 30),
              stop,
            ],
          ]),
          tools: [
            createScriptedTool(clock, {
              ms: 800,
              outcome: () => ({
                status: 'error',
                trust: 'owner',
                text: 'Error: serper timed out after 8 s; wikipedia is rate limited. Nothing was found.',
              }),
            }),
          ],
        }),
      }),
      'What does the warranty say?',
    ),

  'step-tried-again': async () => {
    let calls = 0;
    const look = policyTool('look_up_order', {
      approval: 'never',
      readOnly: true,
      idempotent: true,
      parameters: { type: 'object', properties: { order: { type: 'string' } }, additionalProperties: false },
      label: () => 'Look up the order',
      async run() {
        calls += 1;
        return calls === 1
          ? { status: 'error', trust: 'owner', text: 'Error: the order service did not answer.' }
          : { status: 'success', trust: 'owner', text: 'AL-20418 was sent on Tuesday.' };
      },
    });
    const scene = createApprovalScene({
      tools: [look],
      turns: ({ messages }) => {
        const last = messages.at(-1);
        if (last?.role !== 'tool') return [callTool('look_up_order', { order: 'AL-20418' }), toTools];
        const isFound = JSON.stringify(last.content).includes('was sent');
        return [...say(isFound ? 'Your order was sent on Tuesday.' : 'I cannot reach your order now.', 30), stop];
      },
    });
    await scene.run.ended(await scene.ask('Where is order AL-20418?'));
    const events = await scene.events();
    const failed = reduceEvents(events).blocks.find((block) => block.type === 'tool_use');
    const asked = events.find((event) => event.type === 'user_message');
    await scene.run.store.inbox.regenerate(OWNER, {
      clientId: 'client_again',
      runId: 'run_again',
      messageId: asked?.message_id ?? '',
      retries: failed?.id ?? '',
    });
    scene.run.runner.start('run_again');
    await scene.run.ended('run_again');
    return scene.events();
  },

  'model-error': () =>
    ask(
      createScriptedRun({
        agent: (clock) => ({
          model: createScriptedModel(clock, [
            [callTool('web_search', { query: 'alder warranty steam boiler' }), toTools],
            [
              ...say('Steam parts are covered in full [1], which means that', 30),
              { type: 'fail', error: new ModelError('unavailable', 'cut', { retryable: true }) },
            ],
          ]),
          tools: [web(clock)],
        }),
      }),
      'Is the boiler covered?',
    ),

  stopped: async () => {
    const run = createScriptedRun({
      agent: (clock) => ({
        model: createScriptedModel(clock, twoGroups()),
        tools: [web(clock, ({ query }) => (query === 'alder warranty steam boiler' ? 20_000 : 1400))],
      }),
    });
    const runId = await run.send('My machine lost its steam. Is it covered?');
    await run.clock.sleep(5000);
    await run.runner.stop(runId);
    await run.ended(runId);
    return run.events();
  },

  'crash-resume': async () => {
    const clock = new ScriptedClock();
    const store = createScriptedStore(clock);
    const agent = () => ({ model: createScriptedModel(clock, twoGroups()), tools: [web(clock)] });
    const dying = createCrashingStore(store, { events: 90 });
    const before = createScriptedRun({ clock, store: dying, agent });
    const runId = await before.send('My machine lost its steam after eight months. What can I do, and is it covered?');
    await dying.crashed;
    const after = createScriptedRun({ clock, store, newId: countedIds('again_'), agent });
    await clock.sleep(3000);
    await after.runner.reconcile();
    await after.ended(runId);
    return store.log.read('conv_1', 0);
  },

  ...APPROVAL_RECORDINGS,
  ...PAGE_RECORDINGS,

  'two-questions': () => ask(withoutKey(), 'How often should I descale?', 'Can I return a grinder?', 'Thank you!'),
};
