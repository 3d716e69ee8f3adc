import { describe, expect, test } from 'vitest';
import { runTool } from '../../../api/agent/run-tool.ts';
import type { ToolContext, ToolOutcome } from '../../../api/tools/tool.ts';
import { ScriptedClock } from '../../helpers/scripted-clock.ts';
import { createScriptedTool } from '../../helpers/scripted-tool.ts';

/** Runs a tool of 40 ms that may take one second, with 60 bytes for its content. */
async function run(outcome: () => ToolOutcome, { ms = 40, signal = new AbortController().signal } = {}) {
  const clock = new ScriptedClock();
  const tool = createScriptedTool(clock, { name: 'find', ms, timeoutMs: 1_000, outcome });
  const context: ToolContext = {
    site: 'default',
    conversationId: 'conv_1',
    runId: 'run_1',
    toolUseId: 'call_1',
    signal,
    question: '',
    lang: 'en',
    onProgress: () => {},
    numberSources: () => [],
    isKnownUrl: () => false,
  };
  return (await runTool(tool, { query: 'mill' }, { clock, maxToolOutputBytes: 60 }, context)).result;
}

const fails = (error: unknown) => () => {
  throw error;
};

describe('a tool that runs', () => {
  test('[INJ-1] gives its outcome without invisible characters, in content, label and artifact', async () => {
    const outcome: ToolOutcome = {
      status: 'success',
      trust: 'outside',
      text: 'a\u200bb',
      label: 'c\u202ed',
      artifact: { list: ['e\u{e0041}f'] },
    };
    expect(await run(() => outcome)).toEqual({
      status: 'success',
      trust: 'outside',
      content: 'ab',
      label: 'cd',
      artifact: { list: ['ef'] },
    });
  });

  test('gives at most the bytes allowed, with a line that says so', async () => {
    const { content } = await run(() => ({ status: 'success', trust: 'owner', text: 'ü'.repeat(100) }));
    expect(Buffer.byteLength(content)).toBeLessThanOrEqual(60);
    expect(content).toMatch(/^ü+\n\[cut: the output was longer\]$/);
  });

  test('[LOG-1] and throws gives an error outcome: a short code, none of the words of the error', async () => {
    const coded = Object.assign(new Error('sk-secret'), { code: 'rate_limited' });
    expect((await run(fails(coded))).content).toBe('Error: find failed (rate_limited). Go on without it.');
    const wordy = Object.assign(new Error('sk-secret'), { code: 'the key sk-secret' });
    expect(await run(fails(wordy))).toEqual({
      status: 'error',
      trust: 'owner',
      content: 'Error: find failed. Go on without it.',
    });
  });

  test('and takes too long gives an error outcome', async () => {
    const outcome = await run(() => ({ status: 'success', trust: 'owner', text: 'late' }), { ms: 5_000 });
    expect(outcome).toEqual({
      status: 'error',
      trust: 'owner',
      content: 'Error: find took longer than 1 s and was cut.',
    });
  });

  test('rejects with the reason of an abort', async () => {
    const controller = new AbortController();
    const running = run(() => ({ status: 'success', trust: 'owner', text: 'late' }), { signal: controller.signal });
    controller.abort(new Error('stop'));
    await expect(running).rejects.toThrow('stop');
  });
});
