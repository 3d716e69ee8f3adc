// `npm run release [-- VERSION] [--write] [--out FOLDER]`: without --write it says what the release would be and changes nothing. With it: the
// version in every file that has one, the changelog from the commits, a commit and a tag, and in FOLDER (dist/release) the tarballs, the
// WordPress plugin, an SBOM of each package with parts and of the plugin, and the checksums. Publishing is left to the person who runs it.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildWordpress, wordpressFiles } from './build-wordpress.mjs';
import { changesOf, nextVersion, VERSIONED, withRelease, withVersion } from './release/plan.mjs';
import { bundledIn, sbomOf, sbomOfFiles } from './release/sbom.mjs';

/** Packages that go to npm, by their folders. */
const PACKAGES = ['.', 'widget', 'integrations/vitepress', 'integrations/docusaurus', 'integrations/starlight'];
/** Those with an SBOM: the licences that their builds write. The others consist of their own few files. */
const BUNDLED = { '.': ['dist/api/licenses.md', 'dist/widget/licenses.md'], widget: [] };
const PLUGIN = { name: 'agent-chat-wordpress', description: 'The plugin for WordPress.', license: 'MIT' };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { write: { type: 'boolean', default: false }, out: { type: 'string', default: 'dist/release' } },
});
try {
  release(positionals[0], values);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

function release(wanted, { write, out }) {
  const manifest = readJson('package.json');
  const last = git('describe', '--tags', '--abbrev=0', '--match', 'v*', { mayFail: true }).trim();
  const commits = readCommits(last);
  // What was never released keeps its version.
  const version = wanted ?? (last ? nextVersion(manifest.version, commits) : manifest.version);
  if (!/^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/.test(version)) throw new Error(`"${version}" is no version such as 1.2.3.`);
  if (git('tag', '--list', `v${version}`).trim() !== '') throw new Error(`The tag v${version} is there already.`);
  if (last && commits.length === 0) throw new Error(`Nothing was committed since ${last}.`);
  const date = git('log', '-1', '--format=%cI').trim();
  const changes = last ? changesOf(commits) : '';
  const { changelog, section } = withRelease(readFileSync('CHANGELOG.md', 'utf8'), {
    version,
    date: date.slice(0, 10),
    changes,
  });
  console.log(`${version}, ${commits.length} commits since ${last || 'the beginning'}\n\n${section}\n`);
  if (!write) {
    console.log('Nothing was changed. `npm run release -- --write` makes it.');
    return;
  }
  const changed = git('status', '--porcelain').trim();
  if (changed !== '') throw new Error(`Commit these first:\n${changed}`);

  for (const place of VERSIONED)
    writeFileSync(place.file, withVersion(readFileSync(place.file, 'utf8'), place, version));
  writeFileSync('CHANGELOG.md', changelog);
  const files = buildAll(resolve(out), version, new Date(date).toISOString());
  git('commit', '--quiet', '--all', '--message', `build(release): ${version}`);
  git('tag', '--annotate', `v${version}`, '--message', section || version);
  console.log(`Committed and tagged v${version}. In ${out}:`);
  for (const file of files) console.log(`  ${file}`);
  console.log('To publish: git push --follow-tags, and npm publish --access public of each .tgz.');
}

/** The files of the release in an empty folder; gives their names. */
function buildAll(folder, version, date) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const whole = JSON.parse(run('npm', ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only']));
  for (const place of PACKAGES) {
    run('npm', ['pack', '--pack-destination', folder], { cwd: place });
    if (!BUNDLED[place]) continue;
    const { name, description, license, dependencies } = readJson(join(place, 'package.json'));
    const bundled = [...new Set(BUNDLED[place].flatMap((file) => bundledIn(readFileSync(file, 'utf8'))))];
    const about = { name, version, description, license, installed: Object.keys(dependencies), bundled, date };
    const file = `${name.replace(/^@/, '').replace('/', '-')}-${version}.cdx.json`;
    writeFileSync(join(folder, file), `${JSON.stringify(sbomOf(whole, about), null, 2)}\n`);
  }
  const plugin = `${PLUGIN.name}-${version}`;
  copyFileSync(buildWordpress(), join(folder, `${plugin}.zip`));
  const parts = sbomOfFiles({ ...PLUGIN, version, files: wordpressFiles(), date });
  writeFileSync(join(folder, `${plugin}.cdx.json`), `${JSON.stringify(parts, null, 2)}\n`);
  const files = readdirSync(folder).sort();
  const sums = files.map(
    (file) =>
      `${createHash('sha256')
        .update(readFileSync(join(folder, file)))
        .digest('hex')}  ${file}\n`,
  );
  writeFileSync(join(folder, 'SHA256SUMS'), sums.join(''));
  return [...files, 'SHA256SUMS'];
}

/** Newest first. */
function readCommits(since) {
  const log = git('log', '--format=%H%x1f%s%x1f%b%x1e', since ? `${since}..HEAD` : 'HEAD');
  return log
    .split('\x1e')
    .map((one) => one.trim())
    .filter(Boolean)
    .map((one) => {
      const [hash = '', subject = '', body = ''] = one.split('\x1f');
      return { hash, subject, body };
    });
}

function readJson(path) {
  return JSON.parse(readFileSync(path, 'utf8'));
}

function git(...args) {
  const options = typeof args.at(-1) === 'object' ? args.pop() : {};
  return run('git', args, options);
}

/** What it printed; throws with that when it fails. */
function run(command, args, { cwd, mayFail = false } = {}) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8', maxBuffer: 1e9 });
  if (status !== 0 && !mayFail)
    throw new Error(`${command} ${args.join(' ')} ended with ${status}:\n${stdout}${stderr}`);
  return status === 0 ? stdout : '';
}
