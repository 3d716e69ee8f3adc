import { expect, test } from 'vitest';
import type { ScriptedPart } from '../../../helpers/scripted-model.ts';
import { createScriptedModel, say, stop } from '../../../helpers/scripted-model.ts';
import { createScriptedRun } from '../../../helpers/scripted-run.ts';

const TEXT = 'This answer is cut by its leng';
const cutAfter = (tokens: number): ScriptedPart => ({
  type: 'finish',
  reason: 'length',
  usage: { input_tokens: 100, output_tokens: tokens },
});

async function noteOf(parts: ScriptedPart[], limits = {}): Promise<(string | undefined)[]> {
  const run = createScriptedRun({
    limits,
    agent: (clock) => ({ model: createScriptedModel(clock, [parts]), tools: [] }),
  });
  const events = await run.ask('How long?');
  const isCut = events.at(-1)?.type === 'message_stop' && events.at(-1);
  expect(isCut).toMatchObject({ stop_reason: parts.includes(stop) ? 'stop' : 'length' });
  await expect.poll(() => run.facts.length).toBe(1);
  return run.facts.map(({ cut }) => cut);
}

test('an answer that the model ends at its own limit has a note with the model and what to raise', async () => {
  expect(await noteOf([...say(TEXT), cutAfter(9)])).toEqual([
    'The model scripted cut its answer at a limit of its own, after 9 tokens; this server lets it write 8000. Raise its output tokens or its context length at the service, or name another model.',
  ]);
});

test('one that is cut by a bound of the server names the bound', async () => {
  const fix = 'No setting raises that; instructions of the site (agent.instructions) can ask for shorter answers.';
  expect(await noteOf([...say(TEXT), cutAfter(50)], { maxOutputTokens: 50 })).toEqual([
    `The answer was cut at 50 tokens, the most that a model may write for one question. ${fix}`,
  ]);
  expect(await noteOf([...say(TEXT.repeat(2)), { type: 'hang' }], { maxTurnChars: 40 })).toEqual([
    `The answer was cut at 40 characters, the most that a model may write at a time. ${fix}`,
  ]);
});

test('a whole answer has none', async () => {
  expect(await noteOf([...say('It is two years.'), stop])).toEqual([undefined]);
});
