// A new kind of model is one file (test/fixtures/additions/echo-model.ts) and one line in a table; nothing else knows its name.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { assemble } from '../../../api/assemble/assemble.ts';
import { type ConfigError, loadConfig } from '../../../api/config/load-config.ts';
import { MODEL_KINDS } from '../../../api/config/schema.ts';
import { createModel, MODELS, type ModelTable } from '../../../api/models/index.ts';
import { capabilitiesOf, textParts } from '../../../api/models/model.ts';
import { ENGINES } from '../../../api/search/engines/index.ts';
import { createEchoModel } from '../../fixtures/additions/echo-model.ts';

/** The one line. */
const table: ModelTable = { ...MODELS, echo: createEchoModel };

const folder = mkdtempSync(join(tmpdir(), 'agent-chat-model-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function load(model: object) {
  const path = join(folder, 'config.json');
  writeFileSync(path, JSON.stringify({ model }));
  return loadConfig(ENGINES, { AGENT_CHAT_CONFIG: path, DATABASE_URL: ':memory:' }, Object.keys(table));
}

describe('a new kind of model', () => {
  test('is configured by its name and answers', async () => {
    const model = createModel(load({ kind: 'echo', name: 'Eve' }).model, {}, table);
    const request = { messages: [{ role: 'user' as const, content: textParts('Hi') }], tools: [] };
    const events = [];
    for await (const event of model.stream(request, { signal: new AbortController().signal })) events.push(event);
    expect(events).toEqual([
      { type: 'text_delta', text: 'Eve: Hi' },
      { type: 'finish', reason: 'stop' },
    ]);
    expect(capabilitiesOf(model)).toEqual({ writes: true, asks: true, images: true, files: false });
  });

  test('is named with the others in a mistake', () => {
    const mistakes = (() => {
      try {
        load({ kind: 'gpt' });
        return [];
      } catch (error) {
        return (error as ConfigError).mistakes.map(({ path, message }) => `${path} ${message}`);
      }
    })();
    expect(mistakes).toEqual(['model.kind must be "openai", "extractive" or "echo", not "gpt"']);
    expect(() => createModel({ kind: 'gpt' }, {}, table)).toThrow('known are openai, extractive, echo');
  });

  test('is the model of the assembled server', async () => {
    const parts = await assemble(load({ kind: 'echo' }), { version: '0.0.0', onError: () => {}, models: table });
    expect(parts.model.label).toBe('echo echo');
    await parts.close();
  });
});

test('a configuration can name every kind of the table', () => {
  expect(Object.keys(MODELS)).toEqual(MODEL_KINDS);
});
