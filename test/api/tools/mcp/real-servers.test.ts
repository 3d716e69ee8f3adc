// The official example servers of npm, over standard input and output and over streamable HTTP: their tools appear, run, report,
// fail and are cancelled.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ToolQuestion } from '../../../../api/tools/tool.ts';
import { type McpHarness, nodeServer, serverProgram, useMcp } from '../../../helpers/mcp-tools.ts';

const everything = serverProgram('server-everything');
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'agent-chat-mcp-')));
let port = 0;
let http: ChildProcess;

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  const { port: found } = probe.address() as { port: number };
  await new Promise((resolve) => probe.close(resolve));
  return found;
}

async function startHttp(): Promise<ChildProcess> {
  const child = spawn(process.execPath, [everything, 'streamableHttp'], {
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const listening = new Promise<void>((resolve, reject) => {
    let said = '';
    const read = (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('listening on port')) resolve();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => reject(new Error(`It ended with ${code}: ${said}`)));
  });
  await listening;
  return child;
}

beforeAll(async () => {
  port = await freePort();
  http = await startHttp();
});
afterAll(() => {
  http.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

describe.each([
  ['standard input and output', () => nodeServer(everything, 'stdio')],
  ['streamable HTTP', () => ({ url: `http://127.0.0.1:${port}/mcp` })],
])('server-everything over %s', (_, entry) => {
  let mcp: McpHarness;
  beforeAll(() => {
    mcp = useMcp({ ...entry(), resources: true });
  });
  afterAll(() => mcp.close());

  test('its tools appear with its name before theirs, and none is believed to change nothing', async () => {
    const tools = await mcp.tools();
    expect(tools.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['odd_echo', 'odd_get-sum', 'odd_list_resources', 'odd_read_resource']),
    );
    const echo = tools.find(({ name }) => name === 'odd_echo');
    expect(echo).toMatchObject({ readOnly: false, approval: 'always', idempotent: false });
    expect(echo?.label({}, 'en')).toBe('Odd echo');
  });

  test('they run: texts, data, images, resources; what they say is from outside [INJ-3]', async () => {
    expect(await mcp.call('odd_echo', { message: 'xin chào' })).toEqual({
      status: 'success',
      trust: 'outside',
      text: 'Echo: xin chào',
    });
    expect((await mcp.call('odd_get-structured-content', { location: 'Chicago' })).text).toMatch(/"temperature":\d+/);
    expect((await mcp.call('odd_get-tiny-image')).text).toContain('[image of type image/png, ');
    const uri = 'demo://resource/dynamic/text/1';
    expect((await mcp.call('odd_read_resource', { uri })).text).toContain(`Resource ${uri}:\nResource 1: `);
    expect((await mcp.call('odd_list_resources')).text).toContain('demo://resource/static/document/architecture.md');
  });

  test('a failure is what the server says, as an error', async () => {
    const failed = await mcp.call('odd_read_resource', { uri: 'demo://resource/none' });
    expect(failed).toMatchObject({ status: 'error', trust: 'outside' });
    expect(failed.text).toMatch(/^Error: odd_read_resource refused the call: .*demo:\/\/resource\/none/);
  });

  test('a long call reports its progress and ends', async () => {
    const seen: object[] = [];
    const input = { duration: 0.6, steps: 3 };
    const done = await mcp.call('odd_trigger-long-running-operation', input, {
      onProgress: (one) => void seen.push(one),
    });
    expect(done.text).toContain('Long running operation completed');
    expect(seen).toContainEqual({ phase: 'running', done: 1, total: 3 });
  });

  test('a call that is stopped ends at once, and the server goes on', async () => {
    const stop = new AbortController();
    const input = { duration: 60, steps: 600 };
    const call = mcp.call('odd_trigger-long-running-operation', input, {
      signal: stop.signal,
      onProgress: () => stop.abort(new Error('stopped by the visitor')),
    });
    const startedAt = performance.now();
    await expect(call).rejects.toThrow('stopped by the visitor');
    expect(performance.now() - startedAt).toBeLessThan(10_000);
    expect((await mcp.call('odd_get-sum', { a: 1, b: 2 })).text).toBe('The sum of 1 and 2 is 3.');
  });

  test('a call that takes too long ends with a sentence', async () => {
    const slow = useMcp({ ...entry(), timeoutMs: 300 });
    const outcome = await slow.call('odd_trigger-long-running-operation', { duration: 30, steps: 1 });
    expect(outcome).toMatchObject({
      status: 'error',
      text: 'Error: odd_trigger-long-running-operation did not answer within 0.3 s. It may have been carried out all the same: do not repeat it on your own.',
    });
    await slow.close();
  });

  test('its question reaches the visitor of the one call that runs, and is declined where nobody can be asked', async () => {
    const asked: ToolQuestion[] = [];
    const answered = await mcp.call(
      'odd_trigger-elicitation-request',
      {},
      {
        ask: async (question) => {
          asked.push(question);
          return { action: 'accept', content: { name: 'Ada' } };
        },
      },
    );
    expect(asked[0]?.schema).toMatchObject({ type: 'object', properties: { name: { type: 'string' } } });
    expect(answered.text).toContain('Ada');
    expect((await mcp.call('odd_trigger-elicitation-request')).text).toContain('declined');
  });

  test('hints and titles are believed if the owner says so', async () => {
    const trusting = useMcp({
      ...entry(),
      trustHints: true,
      tools: ['echo', 'get-*'],
      names: { echo: 'say' },
      prefix: '',
    });
    const tools = await trusting.tools();
    const say = tools.find(({ name }) => name === 'say');
    expect(say).toMatchObject({ readOnly: true, approval: 'never', idempotent: true });
    expect(say?.label({}, 'en')).toBe('Echo Tool');
    expect(tools.filter(({ name }) => name !== 'say' && !name.startsWith('get-'))).toEqual([]);
    await trusting.close();
  });
});

test('server-filesystem reads and writes in its folder, under the names of the owner, and refuses the rest', async () => {
  writeFileSync(join(folder, 'hours.txt'), 'Open nine to five.');
  const mcp = useMcp({
    ...nodeServer(serverProgram('server-filesystem'), folder),
    tools: ['read_text_file', 'write_file', 'search_files'],
    names: { read_text_file: 'file_read', write_file: 'file_generate', search_files: 'file_search' },
  });
  expect((await mcp.tools()).map(({ name }) => name).sort()).toEqual(['file_generate', 'file_read', 'file_search']);
  expect(await mcp.call('file_read', { path: join(folder, 'hours.txt') })).toMatchObject({
    status: 'success',
    text: 'Open nine to five.',
  });
  await mcp.call('file_generate', { path: join(folder, 'new.txt'), content: 'Hi' });
  expect(await mcp.call('file_read', { path: join(folder, 'new.txt') })).toMatchObject({ text: 'Hi' });
  expect(await mcp.call('file_read', { path: '/etc/passwd' })).toMatchObject({
    status: 'error',
    text: expect.stringContaining('outside allowed directories'),
  });
  await mcp.close();
});

test('a server over HTTP that was restarted has forgotten the session, and the next call begins another', async () => {
  const mcp = useMcp({ url: `http://127.0.0.1:${port}/mcp` });
  expect((await mcp.call('odd_get-sum', { a: 2, b: 2 })).text).toBe('The sum of 2 and 2 is 4.');
  http.kill('SIGKILL');
  await new Promise((resolve) => http.once('exit', resolve));
  const failed = await mcp.call('odd_get-sum', { a: 2, b: 3 });
  expect(failed.text).toMatch(/^Error: The service of odd_get-sum ended or cannot be reached\./);
  http = await startHttp();
  await expect
    .poll(async () => (await mcp.call('odd_get-sum', { a: 2, b: 3 })).text, { timeout: 15_000, interval: 200 })
    .toBe('The sum of 2 and 3 is 5.');
  await mcp.close();
});
