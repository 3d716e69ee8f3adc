// What every place for the bytes of visitors' files must do, written once. A driver's test calls describeFileStore with a way to open
// an empty one.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FileStore, pieceAt, WHOLE } from '../../api/files/file-store.ts';

/** `everything`: all stored bytes as they lie there, for tests that search them. */
export type OpenedFiles = { files: FileStore; everything(): Promise<string>; close(): Promise<void> };

export function describeFileStore(name: string, open: () => Promise<OpenedFiles>): void {
  describe(`file store contract: ${name}`, () => {
    let opened: OpenedFiles;
    let files: FileStore;
    beforeEach(async () => {
      opened = await open();
      files = opened.files;
    });
    afterEach(() => opened.close());
    const textOf = (bytes: Uint8Array | null) => bytes && Buffer.from(bytes).toString('latin1');

    it('keeps every byte of a part, and gives it whole and in pieces', async () => {
      const bytes = Uint8Array.from({ length: 70_000 }, (_, at) => at % 256);
      await files.put('att_1', WHOLE, bytes);
      expect(Buffer.from((await files.get('att_1', WHOLE))!).equals(Buffer.from(bytes))).toBe(true);
      const pieces = [
        await files.read('att_1', WHOLE, 0, 3),
        await files.read('att_1', WHOLE, 69_999, 100),
        await files.read('att_1', WHOLE, 70_000, 100),
      ];
      expect(pieces.map((piece) => [...piece!])).toEqual([[0, 1, 2], [69_999 % 256], []]);
    });

    it('replaces a part that is put again, also by a shorter one', async () => {
      await files.put('att_1', pieceAt(0), Buffer.from('a long first piece'));
      await files.put('att_1', pieceAt(0), Buffer.from('short'));
      expect(textOf(await files.get('att_1', pieceAt(0)))).toBe('short');
    });

    it('has null for a file or part that is not there', async () => {
      await files.put('att_1', WHOLE, Buffer.from('one'));
      expect([
        await files.get('att_1', pieceAt(0)),
        await files.get('att_2', WHOLE),
        await files.read('att_2', WHOLE, 0, 1),
      ]).toEqual([null, null, null]);
    });

    it('keeps one part where the others are deleted, and leaves other files alone', async () => {
      await files.put('att_1', pieceAt(0), Buffer.from('PIECE-ONE'));
      await files.put('att_1', pieceAt(9), Buffer.from('PIECE-TWO'));
      await files.put('att_1', WHOLE, Buffer.from('WHOLE-FILE'));
      await files.put('att_10', WHOLE, Buffer.from('NEIGHBOUR'));
      await files.remove('att_1', WHOLE);
      expect([await files.get('att_1', pieceAt(0)), textOf(await files.get('att_1', WHOLE))]).toEqual([
        null,
        'WHOLE-FILE',
      ]);
      await files.remove('att_1');
      await files.remove('att_1');
      expect([await files.get('att_1', WHOLE), textOf(await files.get('att_10', WHOLE))]).toEqual([null, 'NEIGHBOUR']);
    });

    it('[PRIV-2] leaves no byte of a deleted file', async () => {
      await files.put('att_1', pieceAt(0), Buffer.from('SECRET-OF-THE-VISITOR'));
      await files.put('att_1', WHOLE, Buffer.from('SECRET-OF-THE-VISITOR'));
      expect(await opened.everything()).toContain('SECRET-OF-THE-VISITOR');
      await files.remove('att_1');
      expect(await opened.everything()).not.toContain('SECRET-OF-THE-VISITOR');
    });

    it('takes no name that leads elsewhere', async () => {
      for (const id of ['..', '../x', 'a/b', '', '.', 'a\\b', 'a\0b']) {
        await expect(files.put(id, WHOLE, Buffer.from('x'))).rejects.toThrow('cannot name a file');
        await expect((async () => files.get('att_1', id))()).rejects.toThrow('cannot name a file');
        await expect((async () => files.remove(id))()).rejects.toThrow('cannot name a file');
      }
    });
  });
}
