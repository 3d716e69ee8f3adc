// Copies of the widget's files in the folder of the database, one folder for each build: a loader in a browser's cache, and a page that
// was open while the server was upgraded, ask for files of the build before. What is served of them is up to widget-files.ts.
import { copyFileSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Builds that are kept, with the present one: as many upgrades a page may stay open for. One is 0.6 MB. */
const KEPT_BUILDS = 5;

/** `agent-chat-Ctz22gYL.js`: eight or more characters before the extension, which are the same in all files of a build. */
const HASHED = /-(\w{8,})\.\w+$/;

/** The build in the name of a file; undefined without one. */
export function buildOf(name: string): string | undefined {
  return HASHED.exec(name)?.[1];
}

/**
 * Copies the files of `assets`, the present build, to `kept`, and removes the oldest builds there. Returns the folder of each file
 * that is kept, by its name.
 * @throws {Error} of the disk, where `kept` cannot be read or written
 */
export function keepBuild(assets: string, kept: string): ReadonlyMap<string, string> {
  const names = filesOf(assets).filter(buildOf);
  const present = names.map(buildOf)[0];
  const part = join(kept, '.new');
  rmSync(part, { recursive: true, force: true });
  if (present !== undefined) {
    mkdirSync(part, { recursive: true });
    for (const name of names) copyFileSync(join(assets, name), join(part, name));
    // Renamed when it is whole. Anew at each start: the time of its folder is that of the last start with this build.
    rmSync(join(kept, present), { recursive: true, force: true });
    renameSync(part, join(kept, present));
  }
  const others = readdirSync(kept)
    .filter((build) => build !== present)
    .map((build) => ({ build, startedAtMs: statSync(join(kept, build)).mtimeMs }))
    .sort((one, other) => other.startedAtMs - one.startedAtMs)
    .map(({ build }) => build);
  for (const build of others.splice(KEPT_BUILDS - 1)) rmSync(join(kept, build), { recursive: true, force: true });
  const builds = present === undefined ? others : [present, ...others];
  return new Map(
    builds.map((build) => join(kept, build)).flatMap((folder) => filesOf(folder).map((name) => [name, folder])),
  );
}

/** The names of the files in a folder. */
export function filesOf(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
}
