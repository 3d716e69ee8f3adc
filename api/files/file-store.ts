// The contract of a place for the bytes of visitors' files; a driver is one file beside this one. Every driver passes
// test/helpers/file-store-contract.ts. Knows nothing of visitors, kinds of files or HTTP.

/** The bytes of a file by its id; a file has parts: the pieces of its upload, and itself. */
export interface FileStore {
  /** Shown at the start: `disk ./data/files`, `s3 https://…/bucket`. */
  readonly label: string;
  /** Stores a part, in place of an earlier one: whole, or not at all when the process or the connection ends. */
  put(id: string, part: string, bytes: Uint8Array): Promise<void>;
  /** Null when there is none. */
  get(id: string, part: string): Promise<Uint8Array | null>;
  /** At most `length` bytes from the byte `from`; null when there is none. */
  read(id: string, part: string, from: number, length: number): Promise<Uint8Array | null>;
  /** Deletes all parts of a file but `keep`; nothing when there are none. */
  remove(id: string, keep?: string): Promise<void>;
}

/** The part that is the file itself. */
export const WHOLE = 'file';
/** The part that is a piece of an upload, by its first byte. */
export const pieceAt = (offset: number): string => `piece-${offset}`;

/** @throws {Error} for a name that is no single step of a path: ids and parts are ours, so this is a fault of the caller */
export function requireStep(name: string): string {
  if (!/^[\w-]{1,100}$/.test(name)) throw new Error(`${JSON.stringify(name)} cannot name a file`);
  return name;
}
