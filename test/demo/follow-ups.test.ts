// The questions that are offered after the answers of the demo site: each is one that the site answers, by the page that it is from.
import { expect, test } from 'vitest';
import { createExtractiveModel } from '../../api/models/extractive/extractive.ts';
import { createTools } from '../../api/tools/index.ts';
import { reduceEvents } from '../../protocol/index.ts';
import { askInTurn, indexFolder } from '../helpers/ask-site.ts';
import { createScriptedRun } from '../helpers/scripted-run.ts';

const QUESTIONS = [
  'how long is the warranty',
  'can i return a grinder',
  'how to descale mini',
  'bảo hành bao lâu',
  '保修多久',
  'berapa lama garansi',
];

test('each offered question is answered', { timeout: 60_000 }, async () => {
  const index = await indexFolder('demo/site');
  const tools = createTools({ index });
  for (const question of QUESTIONS) {
    const run = createScriptedRun({ agent: (clock) => ({ model: createExtractiveModel({ clock }), tools }) });
    const { suggestions } = reduceEvents(await run.ask(question));
    expect(suggestions.length, question).toBeGreaterThan(0);
    for (const offered of suggestions) {
      const [answer] = await askInTurn(index, [offered]);
      expect([offered, answer!.isUnsure, answer!.cited.length > 0]).toEqual([offered, false, true]);
    }
  }
});
