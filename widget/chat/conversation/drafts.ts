// What the visitor has written and added but not sent, for each conversation; a new one has its own. Survives a reload, and other tabs
// do not change what this one shows. The controller says which conversation is shown.
import { readJson } from '../read-json.ts';
import type { ChatStorage } from '../storage.ts';

/** The newest so many conversations keep their drafts. */
const MAX_DRAFTS = 20;

type Kept = 'draft' | 'files';

/** What is unsent in one conversation. One object for as long as the page shows it, also when a new conversation gets its id. */
export class Draft {
  readonly #storage: Pick<ChatStorage, 'get' | 'set'>;
  #id: string;
  #text: string;

  /** `id`: of its conversation, '' for a new one. */
  constructor(storage: Pick<ChatStorage, 'get' | 'set'>, id: string) {
    this.#storage = storage;
    this.#id = id;
    this.#text = this.#read('draft');
  }

  get text(): string {
    return this.#text;
  }

  set text(text: string) {
    this.#text = text;
    this.#write('draft', text);
  }

  /** The uploaded files, as file-draft.ts writes them; '' for none. */
  get files(): string {
    return this.#read('files');
  }

  set files(files: string) {
    this.#write('files', files);
  }

  get isEmpty(): boolean {
    return this.#text === '' && this.files === '';
  }

  /** Belongs to the conversation `id` from now on. */
  moveTo(id: string): void {
    const { text, files } = this;
    this.text = this.files = '';
    this.#id = id;
    if (text !== '') this.text = text;
    if (files !== '') this.files = files;
  }

  #read(kind: Kept): string {
    return readAll(this.#storage, kind, this.#id)[this.#id] ?? '';
  }

  #write(kind: Kept, value: string): void {
    const { [this.#id]: _, ...others } = readAll(this.#storage, kind, this.#id);
    const all = Object.entries(others).slice(1 - MAX_DRAFTS);
    if (value !== '') all.push([this.#id, value]);
    this.#storage.set(kind, all.length > 0 ? JSON.stringify(Object.fromEntries(all)) : null);
  }
}

/** The stored drafts by conversation. What was stored before conversations had drafts of their own belongs to the conversation `id`. */
function readAll(storage: Pick<ChatStorage, 'get'>, kind: Kept, id: string): Record<string, string> {
  const stored = storage.get(kind);
  if (!stored) return {};
  const all = readJson(stored);
  // Else a text as it was typed.
  if (typeof all !== 'object' || all === null || Array.isArray(all)) return { [id]: stored };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => typeof value === 'string'));
}
