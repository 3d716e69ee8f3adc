// The files of a message: in the composer with the button that adds some, their progress and what is wrong with them; on a message that
// was sent, to look at and to save. The draft owns what is uploaded.
import '../../shared/strings/later-strings.ts';
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import type { DraftFile, FileDraft, FilePart } from '../../chat/attachments/file-draft.ts';
import { ACCEPTED, type FileProblem } from '../../chat/attachments/file-rules.ts';
import { announce } from '../../shared/announcer.ts';
import { icon } from '../../shared/icons/more-icons.ts';
import { fileSize } from '../../shared/measures/file-size.ts';
import { StringsController } from '../../shared/strings/strings-controller.ts';
import { chips } from '../../shared/styles/chips.styles.ts';
import { moreParts } from '../../shared/styles/more-parts.styles.ts';
import { parts } from '../../shared/styles/parts.styles.ts';
import { tokens } from '../../shared/styles/tokens.styles.ts';
import { showHidden } from '../../shared/visible-text.ts';
import { saveFile } from '../agent-chat-artifact/save-file.ts';
import { styles } from './agent-chat-files.styles.ts';
import { DropAndPaste } from './drop-and-paste.ts';
import { paperclip, ring } from './pictures.ts';
import { PreviewUrls } from './preview-urls.ts';

/** A file as its chip shows it. */
type Chip = {
  key: string;
  name: string;
  meta: string;
  isImage: boolean;
  read?: () => Promise<Blob>;
  draft?: DraftFile;
};

/** @summary Inner element of agent-chat: the files of a message. */
export class AgentChatFiles extends LitElement {
  static override styles = [tokens, parts, moreParts, chips, styles];

  /** The files of the unsent message; null: those of one that was sent. */
  @property({ attribute: false }) draft: FileDraft | null = null;
  /** Those of the draft: another array after every change. */
  @property({ attribute: false }) files: readonly DraftFile[] = [];
  /** The files of a message that was sent. */
  @property({ attribute: false }) sent: readonly FilePart[] = [];
  /** Loads an uploaded file by its address. */
  @property({ attribute: false }) load: (url: string) => Promise<Blob> = () => Promise.reject(new Error('no API'));

  /** The picture that is shown large, by its key. */
  @state() private shown: string | null = null;
  /** Pictures that the page's policy or the browser does not show. */
  @state() private unreadable: ReadonlySet<string> = new Set();

  @query('input') private input!: HTMLInputElement;
  @query('dialog') private dialog!: HTMLDialogElement | null;

  #strings = new StringsController(this);
  #urls = new PreviewUrls(this);
  #drop = new DropAndPaste(this, (files) => this.draft?.add(files));
  /** What was said of each file of the draft. */
  #said = new Map<number, string>();

  protected override updated(changed: PropertyValues): void {
    this.classList.toggle('in-composer', this.draft !== null);
    if (changed.has('files')) this.#announceNews(changed.get('files') === undefined);
    this.#placeDropTarget();
    if (this.shown !== null && this.dialog && !this.dialog.open) this.dialog.showModal();
  }

  /** Once for each file: that it was added, or why not. Those from before a reload are not news. */
  #announceNews(isFirst: boolean): void {
    const t = this.#strings;
    for (const { key, name, part, problem } of this.files) {
      const news = problem ? this.#words(problem) : part ? t.t('fileAdded') : '';
      if (news && this.#said.get(key) !== news && !(isFirst && part)) announce(this, `${showHidden(name)}: ${news}`);
      this.#said.set(key, news);
    }
  }

  #words({ key, n }: FileProblem): string {
    return this.#strings.t(key, { n });
  }

  protected override render(): TemplateResult {
    const t = this.#strings;
    const shown = this.draft
      ? this.files.map((file) => this.#ofDraft(file))
      : this.sent.map((part) => this.#ofSent(part));
    return html`${
      this.draft
        ? html`<button class="icon-button attach" part="attach icon-button" type="button" aria-label=${t.t('attach')} title=${t.t('attach')} @click=${() => this.input.click()}>
            ${paperclip()}
          </button>
          <input type="file" multiple hidden tabindex="-1" accept=${ACCEPTED} @change=${this.#handleChosen} />`
        : nothing
    }
    ${
      shown.length > 0
        ? html`<ul class="chips" part="attachments" aria-label=${t.t('attachments')}>
            ${shown.map((chip) => this.#chip(chip))}
          </ul>`
        : nothing
    }
    ${
      this.draft && this.#drop.isOver ? html`<div class="drop-target">${paperclip()}${t.t('dropFiles')}</div>` : nothing
    }
    ${this.#preview(shown.find(({ key }) => key === this.shown))}`;
  }

  #handleChosen = (): void => {
    this.draft?.add([...(this.input.files ?? [])]);
    // The same file can be chosen again after it was removed.
    this.input.value = '';
  };

  #ofDraft(file: DraftFile): Chip {
    const t = this.#strings;
    const { name, size, part, problem, progress } = file;
    const ready = fileSize(size, t.strings);
    return {
      key: String(file.key),
      name,
      meta: problem ? this.#words(problem) : part ? ready : t.strings.number(progress, { style: 'percent' }),
      isImage: part ? part.type === 'image' : /^image\/(png|jpeg|gif|webp)$/.test(file.file?.type ?? ''),
      draft: file,
      ...this.#reader(file.file, part),
    };
  }

  #ofSent(part: FilePart): Chip {
    const { content_type: type = '', name = '', size = 0, url } = part;
    const isImage = part.type === 'image';
    const kind = isImage ? '' : (KINDS[type] ?? '');
    const meta = [kind, fileSize(size, this.#strings.strings)].filter(Boolean).join(', ');
    return { key: url, name: name || this.#strings.t('image'), meta, isImage, ...this.#reader(undefined, part) };
  }

  #reader(file: File | undefined, part: FilePart | undefined): { read?: () => Promise<Blob> } {
    if (file) return { read: async () => file };
    return part ? { read: () => this.load(part.url) } : {};
  }

  #urlOf({ key, isImage, read, draft }: Chip): string {
    if (!isImage || !read || draft?.problem || this.unreadable.has(key)) return '';
    return this.#urls.of({ key, read });
  }

  #chip(chip: Chip): TemplateResult {
    const t = this.#strings;
    const { draft } = chip;
    const name = showHidden(chip.name);
    const problem = draft?.problem;
    const isUploading = draft && !draft.part && !problem;
    const url = this.#urlOf(chip);
    const failed = () => {
      this.unreadable = new Set([...this.unreadable, chip.key]);
    };
    const picture = problem
      ? icon('alert')
      : isUploading
        ? ring(draft.progress)
        : url
          ? html`<img src=${url} alt="" decoding="async" @error=${failed} />`
          : icon(chip.isImage ? 'image' : 'file');
    const content = html`<span class="chip-icon">${picture}</span
      ><span class="chip-text"><bdi class="chip-name">${name}</bdi><span class="chip-meta">${chip.meta}</span></span>`;
    const isOpenable = chip.isImage ? url !== '' : !draft;
    return html`<li class=${problem ? 'chip error' : 'chip'} part="file-chip" title=${name}>
      ${
        isOpenable
          ? html`<button class="file-open" type="button" @click=${() => this.#open(chip)}>${content}</button>`
          : content
      }
      ${
        isUploading
          ? html`<span class="sr" role="progressbar" aria-label=${name} aria-valuemin="0" aria-valuemax="100" aria-valuenow=${Math.round(draft.progress * 100)}></span>`
          : nothing
      }
      ${
        draft?.mayRetry
          ? this.#button('refresh', t.t('retryFile', { name }), () => this.draft?.retry(draft.key))
          : nothing
      }
      ${draft ? this.#button('close', t.t('removeFile', { name }), () => this.#remove(draft.key)) : nothing}
    </li>`;
  }

  #button(name: 'refresh' | 'close', label: string, press: () => void): TemplateResult {
    return html`<button class="icon-button" part="icon-button" type="button" aria-label=${label} @click=${press}>${icon(name)}</button>`;
  }

  /** The pressed button disappears with its chip: the focus moves to the one that adds files. */
  #remove(key: number): void {
    this.draft?.remove(key);
    this.renderRoot.querySelector<HTMLElement>('.attach')?.focus();
  }

  #open({ key, isImage, name, read }: Chip): void {
    if (isImage) this.shown = key;
    else
      read?.().then(
        (file) => saveFile(name, file),
        () => announce(this, this.#strings.t('notDone'), true),
      );
  }

  #preview(chip: Chip | undefined): TemplateResult | typeof nothing {
    if (!chip) return nothing;
    const name = showHidden(chip.name);
    const close = () => {
      this.shown = null;
    };
    return html`<dialog class="preview" aria-label=${name} @close=${close} @keydown=${stopEscape} @click=${(
      event: Event,
    ) => event.target === event.currentTarget && this.dialog?.close()}>
      <button class="icon-button" part="icon-button" type="button" aria-label=${this.#strings.t('close')} @click=${() => this.dialog?.close()}>
        ${icon('close')}
      </button>
      <img src=${this.#urlOf(chip)} alt=${name} />
    </dialog>`;
  }

  /** Over the whole chat, wherever its positioned ancestors are; the host's style-src would block a `style=` binding (EMB-1). */
  #placeDropTarget(): void {
    const target = this.renderRoot.querySelector<HTMLElement>('.drop-target');
    const root = this.getRootNode();
    const shell = root instanceof ShadowRoot ? root.querySelector('.shell') : null;
    if (!target || !shell) return;
    const own = target.getBoundingClientRect();
    const chat = shell.getBoundingClientRect();
    for (const [name, px] of [
      ['top', chat.top - own.top],
      ['left', chat.left - own.left],
      ['right', own.right - chat.right],
      ['bottom', own.bottom - chat.bottom],
    ] as const) {
      target.style.setProperty(name, `${px + DROP_MARGIN_PX}px`);
    }
  }
}

/** Between the edges of the chat and the frame that takes files, in CSS pixels. */
const DROP_MARGIN_PX = 8;

/** What a document is called beside its size. */
const KINDS: Readonly<Record<string, string>> = {
  'application/pdf': 'PDF',
  'text/csv': 'CSV',
  'text/markdown': 'Markdown',
};

/** Escape closes the picture alone, not the chat behind it. */
function stopEscape(event: KeyboardEvent): void {
  if (event.key === 'Escape') event.stopPropagation();
}
