// The files that the visitor has added to the unsent message: checked, uploaded while the text is written, kept over a reload once
// they are uploaded, and taken along by the message. Loaded where a site takes files; elements draw it.
import type { UserContent } from '../../../protocol/blocks.ts';
import type { AttachmentReply } from '../../../protocol/content/attachments.ts';
import type { Connection } from '../connection/connection.ts';
import { ConnectionError, codeOf } from '../connection/connection-error.ts';
import type { Draft } from '../conversation/drafts.ts';
import { readJson } from '../read-json.ts';
import { type FileLimits, type FileProblem, problemOf, problemOfError } from './file-rules.ts';
import { uploadFile } from './upload-file.ts';

export type FilePart = Exclude<UserContent, { type: 'text' }>;

/** One file. It is a new object after every change. */
export type DraftFile = {
  readonly key: number;
  readonly name: string;
  readonly size: number;
  /** Of 1, while it is uploaded. */
  readonly progress: number;
  /** Why it is not sent. */
  readonly problem?: FileProblem;
  /** It can be tried again. */
  readonly mayRetry?: boolean;
  /** Its part of the message, once it is uploaded. */
  readonly part?: FilePart;
  /** Missing for one from before a reload. */
  readonly file?: File;
};

export type FileDraftOptions = {
  call: Connection['call'];
  /** Keeps the uploaded ones over a reload. */
  kept: Pick<Draft, 'files'>;
  onChange(): void;
};

export class FileDraft {
  readonly #options: FileDraftOptions;
  readonly #uploads = new Map<number, { stop: AbortController; id?: string }>();
  #limits: FileLimits = { count: 0, bytes: 0 };
  #files: readonly DraftFile[] = [];
  #keys = 0;

  constructor(options: FileDraftOptions) {
    this.#options = options;
    this.#files = readStored(options.kept.files).map((part) => this.#fileOf(part));
    for (const file of this.#files) void this.#verify(file);
  }

  /** In the order in which they were added. */
  get files(): readonly DraftFile[] {
    return this.#files;
  }

  get limits(): FileLimits {
    return this.#limits;
  }

  set limits(limits: FileLimits) {
    this.#limits = limits;
  }

  /** A file is being uploaded: the message waits for it. */
  get isBusy(): boolean {
    return this.#uploads.size > 0;
  }

  /** The files that the next message has. */
  get parts(): FilePart[] {
    return this.#files.flatMap(({ part }) => part ?? []);
  }

  /** Checks and uploads files; what cannot be sent stays in the list with the reason. */
  add(files: Iterable<File>): void {
    for (const file of files) {
      const taken = this.#files.filter(({ problem }) => !problem).length;
      const tooMany: FileProblem | null =
        taken >= this.#limits.count ? { key: 'fileCount', n: this.#limits.count } : null;
      const problem = tooMany ?? problemOf(file, this.#limits);
      const added = { key: ++this.#keys, name: file.name || 'file', size: file.size, progress: 0, file };
      this.#files = [...this.#files, problem ? { ...added, problem } : added];
      if (!problem) void this.#upload(added);
    }
    this.#changed();
  }

  /** Stops its upload, and deletes what the API has of it. */
  remove(key: number): void {
    const gone = this.#files.find((file) => file.key === key);
    if (!gone) return;
    const upload = this.#uploads.get(key);
    upload?.stop.abort(new ConnectionError('network', 'Removed by the visitor.'));
    this.#uploads.delete(key);
    const path = upload?.id ? `/attachments/${upload.id}` : gone.part && pathOf(gone.part);
    // One that stays is deleted by the API a day later.
    if (path) this.#options.call('DELETE', path).catch(() => {});
    this.#files = this.#files.filter((file) => file !== gone);
    this.#changed();
  }

  /** Uploads a file again whose upload failed. */
  retry(key: number): void {
    const file = this.#files.find((each) => each.key === key);
    if (!file?.mayRetry || !file.file) return;
    const { problem: _, mayRetry: __, ...again } = file;
    this.#replace({ ...again, progress: 0 });
    void this.#upload(again);
    this.#changed();
  }

  /** The message has been sent with the uploaded files; those with a problem stay. */
  clear(): void {
    this.#files = this.#files.filter(({ problem }) => problem);
    this.#changed();
  }

  /** Stops every upload; what is uploaded stays for the next chat. */
  dispose(): void {
    for (const { stop } of this.#uploads.values()) stop.abort(new ConnectionError('network', 'The chat was closed.'));
    this.#uploads.clear();
  }

  async #upload({ key, file }: DraftFile): Promise<void> {
    if (!file) return;
    const upload: { stop: AbortController; id?: string } = { stop: new AbortController() };
    this.#uploads.set(key, upload);
    const { signal } = upload.stop;
    const change = (fields: Partial<DraftFile>) => {
      const now = this.#files.find((each) => each.key === key);
      if (!now || signal.aborted) return;
      this.#replace({ ...now, ...fields });
    };
    const onState = ({ id, offset, size }: AttachmentReply) => {
      upload.id = id;
      change({ progress: offset / size });
      this.#options.onChange();
    };
    try {
      const part = await uploadFile(file, { call: this.#options.call, signal, onState });
      change({ part, name: part.name ?? file.name, size: part.size ?? file.size, progress: 1 });
    } catch (error) {
      const { isFinal, ...problem } = problemOfError(error, this.#limits);
      change({ problem, mayRetry: !isFinal });
    }
    if (signal.aborted) return;
    this.#uploads.delete(key);
    this.#changed();
  }

  /** One from before a reload may be gone: deleted after a day, or sent by another tab. */
  async #verify({ key, part }: DraftFile): Promise<void> {
    const state = this.#options.call('PATCH', `${part && pathOf(part)}?offset=0`, new Blob());
    const isGone = await state.then(
      () => false,
      (error: unknown) => codeOf(error) === 'not_found',
    );
    if (!isGone) return;
    this.#files = this.#files.filter((file) => file.key !== key);
    this.#changed();
  }

  #fileOf(part: FilePart): DraftFile {
    return { key: ++this.#keys, name: part.name ?? '', size: part.size ?? 0, progress: 1, part };
  }

  #replace(file: DraftFile): void {
    this.#files = this.#files.map((each) => (each.key === file.key ? file : each));
  }

  #changed(): void {
    const { parts } = this;
    this.#options.kept.files = parts.length > 0 ? JSON.stringify(parts) : '';
    this.#options.onChange();
  }
}

/** Path of an uploaded file for `Connection.call`; null for any other address. */
export function pathOf(part: Partial<FilePart> | null): string | null {
  return /^\/api\/v1(\/attachments\/[\w-]{1,64})$/.exec(String(part?.url))?.[1] ?? null;
}

function readStored(stored: string): FilePart[] {
  const parts = readJson(stored);
  return Array.isArray(parts) ? parts.filter(pathOf) : [];
}
