// Files of visitors in a bucket of a service that speaks S3, each part an object `<id>/<part>`. The only importer of s3mini.
import { S3mini } from 's3mini';
import { fetch } from 'undici';
import { type FileStore, requireStep } from './file-store.ts';

export type S3Settings = {
  /** Address of the bucket: https://host/bucket. */
  endpoint: string;
  accessKey: string;
  secretKey: string;
  region?: string;
};

/** Time for one call, in ms: below that of the request that waits for it (TIMEOUTS.handlerMs). */
const CALL_MS = 20_000;

export function createS3Files(settings: S3Settings): FileStore {
  const s3 = new S3mini({
    endpoint: settings.endpoint,
    accessKeyId: settings.accessKey,
    secretAccessKey: settings.secretKey,
    region: settings.region ?? 'auto',
    requestAbortTimeout: CALL_MS,
    // Once undici is loaded, the fetch of Node sends through its connections, which refuse the length that s3mini sets.
    fetch: fetch as unknown as typeof globalThis.fetch,
  });
  const keyOf = (id: string, part: string) => `${requireStep(id)}/${requireStep(part)}`;
  return {
    label: `s3 ${settings.endpoint}`,
    async put(id, part, bytes) {
      await s3.putObject(keyOf(id, part), Buffer.from(bytes), 'application/octet-stream');
    },
    async get(id, part) {
      const found = await s3.getObjectArrayBuffer(keyOf(id, part));
      return found === null ? null : new Uint8Array(found);
    },
    async read(id, part, from, length) {
      try {
        const reply = await s3.getObjectRaw(keyOf(id, part), false, from, from + length);
        return new Uint8Array(await reply.arrayBuffer());
      } catch (error) {
        const { status } = error as { status?: number };
        if (status === 404) return null;
        // The range begins at the end of the object.
        if (status === 416) return new Uint8Array();
        throw error;
      }
    },
    async remove(id, keep) {
      const found = (await s3.listObjects('/', `${requireStep(id)}/`)) ?? [];
      const kept = keep === undefined ? '' : keyOf(id, keep);
      for (const { Key: key } of found) if (key !== kept) await s3.deleteObject(key);
    },
  };
}
