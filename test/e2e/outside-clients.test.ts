// The clients of docs/clients, which were written from docs/protocol.md: they pass every vector, and hold a conversation with the built
// API: the connection is cut in the middle of an answer, and a call waits for an approval. Skipped where Debian's packages are missing.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FaultProxy } from '../helpers/fault-proxy.ts';
import { EVERYTHING, type OrderShop, startOrderShop } from '../helpers/order-shop.ts';

const root = resolve(import.meta.dirname, '../..');
const VECTORS = join(root, 'protocol/vectors');
/** Frames of the server after which the connection is cut: the answer has begun, and most of it is missing. */
const CUT_AFTER_FRAMES = 15;
const folder = mkdtempSync(join(tmpdir(), 'agent-chat-clients-'));

const python = ['python3', '/usr/bin/python3'].find((path) => succeeds(path, ['-c', 'import websocket']));
const goEnv = {
  ...process.env,
  GO111MODULE: 'off',
  GOPATH: '/usr/share/gocode',
  GOCACHE: join(folder, 'cache'),
  GOFLAGS: '',
};
const hasGo = succeeds('go', ['list', 'github.com/gorilla/websocket'], goEnv);

function succeeds(command: string, args: readonly string[], env: NodeJS.ProcessEnv = process.env): boolean {
  return spawnSync(command, args, { env, cwd: folder }).status === 0;
}

type Shown = {
  texts: string[];
  approvals: { approval_id: string; decision: string | null }[];
  event_ids: number[];
  connections: number;
  asked: unknown;
};

let scene: OrderShop;

beforeAll(async () => {
  scene = await startOrderShop({}, 'I cancel it.');
});
afterAll(async () => {
  await scene?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs to its end, and gives what it printed. */
async function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv = process.env) {
  const child = spawn(command, args, {
    env: { ...env, PYTHONDONTWRITEBYTECODE: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let errors = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output, errors };
}

async function converse(command: string, args: readonly string[]): Promise<void> {
  const proxy = await FaultProxy.start(scene.api.port, () => 1);
  const before = scene.shop.requests.length;
  try {
    let isCut = false;
    const watch = setInterval(() => {
      if (isCut || proxy.counts.frames < CUT_AFTER_FRAMES) return;
      isCut = true;
      proxy.cutAll();
    }, 5);
    const { code, output, errors } = await run(command, [...args, proxy.origin, scene.api.origin]);
    clearInterval(watch);
    expect(`${code} ${errors}`).toBe('0 ');
    expect(isCut).toBe(true);
    const shown = JSON.parse(output) as Shown;
    expect(shown.texts).toEqual([
      'Tell me everything',
      EVERYTHING,
      'Cancel order A-1',
      'I cancel it.',
      'The order is cancelled.',
    ]);
    expect(shown.connections).toBe(2);
    expect(shown.approvals).toEqual([{ approval_id: expect.any(String), decision: 'approved' }]);
    expect(shown.asked).toEqual({ order: 'A-1' });
    // Over both connections every event came once, in order.
    expect(shown.event_ids).toEqual([...new Set(shown.event_ids)].sort((a, b) => a - b));
    expect(scene.shop.requests.length).toBe(before + 1);
  } finally {
    await proxy.close();
  }
}

const all = { code: 0, errors: '', output: expect.not.stringContaining('not ok') };

describe.skipIf(!python)(
  python ? 'the client in Python' : 'the client in Python (skipped: apt-get install python3 python3-websocket)',
  () => {
    const here = join(root, 'docs/clients/python');

    it('passes every vector', async () => {
      const result = await run(python ?? '', [join(here, 'vectors.py'), VECTORS]);
      expect(result).toEqual(all);
      expect(result.output.match(/pass$/gm)).toHaveLength(4);
    });

    it('resumes an answer that was cut, and allows a call', () => converse(python ?? '', [join(here, 'live.py')]));
  },
);

describe.skipIf(!hasGo)(
  hasGo
    ? 'the client in Go'
    : 'the client in Go (skipped: apt-get install golang-go golang-github-gorilla-websocket-dev)',
  () => {
    const binary = join(folder, 'client');

    beforeAll(async () => {
      const child = spawn('go', ['build', '-o', binary, '.'], { cwd: join(root, 'docs/clients/go'), env: goEnv });
      let errors = '';
      child.stderr.on('data', (chunk) => {
        errors += chunk;
      });
      await once(child, 'close');
      expect(errors).toBe('');
    });

    it('passes every vector', async () => {
      const result = await run(binary, ['vectors', VECTORS]);
      expect(result).toEqual(all);
      expect(result.output.match(/pass$/gm)).toHaveLength(4);
    });

    it('resumes an answer that was cut, and allows a call', () => converse(binary, ['live']));
  },
);
