import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
// The API loads it for its other requests; it then serves the fetch of Node, too.
import 'undici';
import { expect, it } from 'vitest';
import { createS3Files } from '../../../api/files/s3.ts';
import { describeFileStore } from '../../helpers/file-store-contract.ts';
import { bytesUnder } from '../../helpers/stored-bytes.ts';

const settings = { accessKey: 'S3RVER', secretKey: 'S3RVER' };

async function openBucket() {
  const directory = mkdtempSync(join(tmpdir(), 'agent-chat-s3-'));
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: 'chat' }],
  });
  const { port } = await server.run();
  return {
    endpoint: `http://127.0.0.1:${port}/chat`,
    directory,
    async close() {
      await server.close();
      rmSync(directory, { recursive: true });
    },
  };
}

describeFileStore('s3', async () => {
  const { endpoint, directory, close } = await openBucket();
  return { files: createS3Files({ endpoint, ...settings }), everything: async () => bytesUnder(directory), close };
});

it('rejects with the service’s answer for a wrong key, and names the bucket without it', async () => {
  const bucket = await openBucket();
  const files = createS3Files({ endpoint: bucket.endpoint, accessKey: 'NOBODY', secretKey: 'SECRET-KEY' });
  await expect(files.put('att_1', 'file', Buffer.from('x'))).rejects.toThrow(/403|InvalidAccessKeyId/);
  expect(files.label).toBe(`s3 ${bucket.endpoint}`);
  await bucket.close();
});
