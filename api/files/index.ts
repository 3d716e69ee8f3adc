// The table of places for visitors' files: name in the configuration -> how to open it. A new one is one file and one line here.
import { ApiError } from '../../protocol/index.ts';
import type { FilesConfig } from '../config/config.ts';
import { createDiskFiles } from './disk.ts';
import type { FileStore } from './file-store.ts';

type Drivers = { [Kind in FilesConfig['kind']]: (config: Extract<FilesConfig, { kind: Kind }>) => Promise<FileStore> };

const DRIVERS: Drivers = {
  disk: async ({ folder }) => createDiskFiles({ folder }),
  // Loaded where it is configured.
  s3: async (settings) => (await import('./s3.ts')).createS3Files(settings),
};

/** Its calls reject with ApiError `unavailable` when the disk or the service does not answer; nothing is stored then. */
export async function openFiles(config: FilesConfig): Promise<FileStore> {
  return guardFiles(config.kind === 'disk' ? await DRIVERS.disk(config) : await DRIVERS.s3(config));
}

export function guardFiles(files: FileStore): FileStore {
  const guard = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } catch (cause) {
      throw new ApiError('unavailable', 'Files cannot be stored or read at the moment. Try again later.', { cause });
    }
  };
  return {
    label: files.label,
    put: (id, part, bytes) => guard(files.put(id, part, bytes)),
    get: (id, part) => guard(files.get(id, part)),
    read: (id, part, from, length) => guard(files.read(id, part, from, length)),
    remove: (id, keep) => guard(files.remove(id, keep)),
  };
}
