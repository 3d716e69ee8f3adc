import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createDiskFiles } from '../../../api/files/disk.ts';
import { describeFileStore } from '../../helpers/file-store-contract.ts';
import { bytesUnder } from '../../helpers/stored-bytes.ts';

const newFolder = () => mkdtempSync(join(tmpdir(), 'agent-chat-files-'));

describeFileStore('disk', async () => {
  const folder = newFolder();
  return {
    files: createDiskFiles({ folder: join(folder, 'files') }),
    everything: async () => bytesUnder(folder),
    close: async () => rmSync(folder, { recursive: true }),
  };
});

it('closes files and their folders to other users, and leaves no folder of a deleted file', async () => {
  const folder = newFolder();
  const files = createDiskFiles({ folder });
  await files.put('att_1', 'file', Buffer.from('x'));
  const modeOf = (path: string) => statSync(path).mode & 0o777;
  expect([modeOf(join(folder, 'att_1')), modeOf(join(folder, 'att_1/file'))]).toEqual([0o700, 0o600]);
  await files.remove('att_1');
  expect(existsSync(join(folder, 'att_1'))).toBe(false);
  rmSync(folder, { recursive: true });
});

it('takes the first files of several uploads at once, before its folder exists', async () => {
  const folder = newFolder();
  for (let round = 0; round < 20; round++) {
    const files = createDiskFiles({ folder: join(folder, `files-${round}`) });
    await Promise.all(Array.from({ length: 8 }, (_, n) => files.put(`att_${n}`, 'file', Buffer.from('x'))));
  }
  rmSync(folder, { recursive: true });
});
