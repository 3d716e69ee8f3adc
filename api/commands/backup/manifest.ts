// What a backup says of itself: the version that made it, and the SHA-256 of each of its files.
import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Its name in the folder of the backup. */
export const MANIFEST = 'backup.json';
/** The database in the folder of a backup, and the folder of visitors' files beside it. */
export const DATABASE = 'agent-chat.db';
export const FILES = 'files';
/** A later format would be another folder to read. */
const FORMAT = 1;

export type Manifest = { format: number; version: string; made_at: string; files: Record<string, string> };

export async function makeManifest(folder: string, version: string, nowMs: number): Promise<Manifest> {
  const files: Record<string, string> = {};
  for (const path of listFiles(folder)) files[path] = await hashOf(join(folder, path));
  return { format: FORMAT, version, made_at: new Date(nowMs).toISOString(), files };
}

/** @throws {Error} naming what is missing, added or changed: such a backup is not to be restored */
export async function readManifest(folder: string): Promise<Manifest> {
  const path = join(folder, MANIFEST);
  if (!existsSync(path)) throw new Error(`${folder} is no backup: it has no ${MANIFEST}. Nothing was changed.`);
  const manifest = parse(readFileSync(path, 'utf8'));
  if (manifest === null) throw new Error(`${path} is damaged. Nothing was changed.`);
  if (manifest.format !== FORMAT)
    throw new Error(
      `${folder} was made by agent-chat ${manifest.version}, in a format that this version does not know. Restore it with that version. Nothing was changed.`,
    );
  for (const [name, hash] of Object.entries(manifest.files)) {
    const file = join(folder, name);
    const isThere = existsSync(file) && relative(folder, file).split(sep)[0] !== '..';
    if (!isThere) throw new Error(`The backup lacks its file ${name}. Nothing was changed.`);
    if ((await hashOf(file)) !== hash)
      throw new Error(`${name} of the backup is damaged: it is not as it was written. Nothing was changed.`);
  }
  if (manifest.files[DATABASE] === undefined) throw new Error(`${path} names no database. Nothing was changed.`);
  return manifest;
}

function parse(text: string): Manifest | null {
  try {
    const value = JSON.parse(text) as Partial<Manifest> | null;
    const isWhole = typeof value?.format === 'number' && typeof value.version === 'string';
    return isWhole && typeof value.files === 'object' && value.files !== null ? (value as Manifest) : null;
  } catch {
    return null;
  }
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}
