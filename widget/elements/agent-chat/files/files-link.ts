// The way to the files of the unsent message, for a site that takes some: everything about them is loaded then. Each conversation has
// its own; an upload goes on while another conversation is shown.
import type { LitElement } from 'lit';
import type { FileDraft } from '../../../chat/attachments/file-draft.ts';
import type { ChatController } from '../../../chat/chat-controller.ts';
import type { Draft } from '../../../chat/conversation/drafts.ts';

type FilesHost = LitElement & { readonly controller: ChatController | null };

export class FilesLink {
  readonly #host: FilesHost;
  #load: Promise<void> | null = null;
  #owner: ChatController | null = null;
  #FileDraft: typeof FileDraft | null = null;
  readonly #drafts = new Map<Draft, FileDraft>();

  constructor(host: FilesHost) {
    this.#host = host;
  }

  /** The files of the conversation that is shown; null until they are loaded, and for a site without. Call before they are drawn. */
  update(): FileDraft | null {
    const { controller } = this.#host;
    const { features, limits } = controller?.view.site ?? {};
    if (controller !== this.#owner) {
      for (const draft of this.#drafts.values()) draft.dispose();
      this.#drafts.clear();
      this.#owner = controller;
    }
    if (!controller || features?.attachments !== true) return null;
    this.#load ??= this.#begin();
    const draft = this.#draftOf(controller);
    if (draft) draft.limits = { count: limits?.attachments ?? 0, bytes: limits?.attachment_bytes ?? 0 };
    return draft;
  }

  get draft(): FileDraft | null {
    return (this.#owner && this.#drafts.get(this.#owner.draft)) ?? null;
  }

  #draftOf({ call, draft: kept }: ChatController): FileDraft | null {
    if (this.#FileDraft && !this.#drafts.has(kept)) {
      this.#drafts.set(kept, new this.#FileDraft({ call, kept, onChange: () => this.#host.requestUpdate() }));
    }
    return this.#drafts.get(kept) ?? null;
  }

  async #begin(): Promise<void> {
    // Without it the chat takes no files; the browser's console says what could not be loaded.
    const loaded = await import('../../agent-chat-files/composer-files.ts').catch(() => null);
    this.#FileDraft = loaded?.FileDraft ?? null;
    this.#host.requestUpdate();
  }
}
