// Files of visitors in a folder of this machine, each in a folder of its own. A part is written beside its place and renamed, so
// that a reader sees the whole of it or nothing.
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, rmdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type FileStore, requireStep } from './file-store.ts';

/** `folder`: absolute; made with the first file, and closed to other users of the machine. */
export function createDiskFiles({ folder }: { folder: string }): FileStore {
  const folderOf = (id: string) => join(folder, requireStep(id));
  return {
    label: `disk ${folder}`,
    async put(id, part, bytes) {
      const place = folderOf(id);
      await makeFolder(place);
      const path = join(place, requireStep(part));
      const beside = join(place, `new-${randomBytes(8).toString('hex')}`);
      const file = await open(beside, 'wx', 0o600);
      try {
        await file.writeFile(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(beside, path);
    },
    get: (id, part) => orNull(() => readFile(join(folderOf(id), requireStep(part)))),
    read: (id, part, from, length) =>
      orNull(async () => {
        const file = await open(join(folderOf(id), requireStep(part)), 'r');
        try {
          const buffer = Buffer.alloc(length);
          const { bytesRead } = await file.read(buffer, 0, length, from);
          return buffer.subarray(0, bytesRead);
        } finally {
          await file.close();
        }
      }),
    async remove(id, keep) {
      const place = folderOf(id);
      const parts = (await orNull(() => readdir(place))) ?? [];
      for (const part of parts) if (part !== keep) await rm(join(place, part), { force: true });
      if (keep === undefined) await orNull(() => rmdir(place));
    },
  };
}

/**
 * Step by step: `recursive: true` of Node 20 never returns where the system answers ENOENT, as under /proc. `isAgain`: the folder above
 * exists; another upload may have made it since the first try.
 */
async function makeFolder(place: string, isAgain = false): Promise<void> {
  try {
    await mkdir(place, { mode: 0o700 });
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === 'EEXIST') return;
    if (code !== 'ENOENT' || dirname(place) === place || isAgain) throw error;
    if (!existsSync(dirname(place))) await makeFolder(dirname(place));
    await makeFolder(place, true);
  }
}

async function orNull<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if ((error as { code?: string }).code === 'ENOENT') return null;
    throw error;
  }
}
