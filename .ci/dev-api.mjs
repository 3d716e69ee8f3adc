// The API of `npm run dev`: rebuilt and restarted on request, one restart at a time; a failed build keeps the old one.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** Longest wait of a request for the API to start, and of a stop for it to end, in ms. */
const START_MS = 30_000;
const STOP_MS = 3_000;

export class DevApi {
  #root;
  #env;
  #child = null;
  #isClosed = false;
  /** The build or start under way; `#isWanted`: once more after it. */
  #turn = null;
  #isWanted = false;

  /** @param {{ root: string, host: string, port: number }} options `root`: the folder of package.json */
  constructor({ root, host, port }) {
    this.#root = root;
    this.#env = { ...process.env, HOST: host, PORT: String(port) };
  }

  /** Builds what changed and starts the API again. Never rejects: errors are printed. */
  restart() {
    this.#isWanted = true;
    this.#turn ??= this.#run().finally(() => {
      this.#turn = null;
    });
    return this.#turn;
  }

  /** @throws {Error} when the API does not run, with what to do */
  async ready() {
    let timer;
    const late = new Promise((resolve) => {
      timer = setTimeout(resolve, START_MS);
    });
    await Promise.race([this.#turn, late]);
    clearTimeout(timer);
    if (!this.#child)
      throw new Error(
        'The API does not run: the terminal of npm run dev says why. It starts again when a file changes.',
      );
  }

  async close() {
    this.#isClosed = true;
    await this.#stop();
  }

  async #run() {
    while (this.#isWanted && !this.#isClosed) {
      this.#isWanted = false;
      if (!(await this.#build())) continue;
      await this.#stop();
      if (!this.#isClosed) await this.#start();
    }
  }

  async #build() {
    const args = [join(this.#root, '.ci/build.mjs'), 'api'];
    const [status] = await once(spawn(process.execPath, args, { cwd: this.#root, stdio: 'inherit' }), 'exit');
    return status === 0;
  }

  /** Resolves when it listens or has ended. */
  async #start() {
    const child = spawn(process.execPath, [join(this.#root, 'dist/api/main.js')], {
      cwd: this.#root,
      env: this.#env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#child = child;
    const ended = once(child, 'exit').then(() => {
      if (this.#child === child) this.#child = null;
    });
    const listening = new Promise((resolve) => {
      child.stdout.setEncoding('utf8').on('data', (text) => {
        process.stdout.write(text);
        if (text.includes(' is at http')) resolve();
      });
    });
    await Promise.race([listening, ended]);
  }

  /** SIGTERM, and SIGKILL for one that does not end in time. */
  async #stop() {
    const child = this.#child;
    if (!child) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
    await ended;
    clearTimeout(timer);
    this.#child = null;
  }
}
