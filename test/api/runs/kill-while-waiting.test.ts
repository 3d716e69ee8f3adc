import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSqliteStore } from '../../../api/store/sqlite/sqlite-store.ts';
import { reduceEvents } from '../../../protocol/index.ts';

const root = resolve(import.meta.dirname, '../../..');
const outDir = join(root, '.cache/test');
const name = `waiting-process-${process.pid}.mjs`;

/** The process of fixtures/workers/waiting-process.ts, and the status that it prints. */
class WaitingProcess {
  readonly child: ChildProcess;
  readonly lines: string[] = [];
  #onLine = () => {};

  constructor(database: string) {
    this.child = spawn(process.execPath, [join(outDir, name), database], { stdio: ['pipe', 'pipe', 'inherit'] });
    createInterface({ input: this.child.stdout! }).on('line', (line) => {
      this.lines.push(line);
      this.#onLine();
    });
  }

  /** Resolves once it has printed `line`; the test's own timeout bounds it. */
  async printed(line: string): Promise<void> {
    while (this.lines.at(-1) !== line) await new Promise<void>((wake) => (this.#onLine = wake));
  }

  approve(): void {
    this.child.stdin?.write('approve\n');
  }

  async kill(): Promise<void> {
    const gone = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await gone;
  }
}

describe('a process killed while its run waits', () => {
  let folder: string;
  const processes: WaitingProcess[] = [];
  const start = () => {
    const process = new WaitingProcess(join(folder, 'chat.db'));
    processes.push(process);
    return process;
  };
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'agent-chat-waiting-'));
    await build({
      root,
      configFile: false,
      logLevel: 'error',
      build: {
        ssr: join(root, 'test/fixtures/workers/waiting-process.ts'),
        outDir,
        emptyOutDir: false,
        target: 'node20',
        minify: false,
        rolldownOptions: { output: { entryFileNames: name } },
      },
    });
  }, 60_000);
  afterAll(async () => {
    for (const { child } of processes) child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
    rmSync(join(outDir, name), { force: true });
  });

  it('finds it waiting after each of three restarts, and goes on with the decision, its tool run once', async () => {
    for (let n = 0; n < 3; n++) {
      const process = start();
      await process.printed('["waiting",0,2,0]');
      await process.kill();
    }
    const last = start();
    await last.printed('["waiting",0,2,0]');
    last.approve();
    await last.printed('["done",1,3,1]');
    await last.kill();
    const store = createSqliteStore({ url: `file:${join(folder, 'chat.db')}` });
    const events = await store.log.read('conv_1', 0);
    await store.close();
    expect(events.filter(({ type }) => type === 'message_retract')).toEqual([]);
    expect(reduceEvents(events).blocks.at(-1)).toMatchObject({ text: 'The refund is on its way.' });
  }, 60_000);
});
