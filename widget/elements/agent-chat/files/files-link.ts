// The way to the files of the unsent message, for a site that takes some: everything about them is loaded then.
import type { LitElement } from 'lit';
import type { FileDraft } from '../../../chat/attachments/file-draft.ts';
import type { ChatController } from '../../../chat/chat-controller.ts';

type FilesHost = LitElement & { readonly controller: ChatController | null };

export class FilesLink {
  readonly #host: FilesHost;
  #load: Promise<void> | null = null;
  #owner: ChatController | null = null;
  #draft: FileDraft | null = null;

  constructor(host: FilesHost) {
    this.#host = host;
  }

  /** The files of the chat that is shown; null until they are loaded, and for a site without. Call before they are drawn. */
  update(): FileDraft | null {
    const { controller } = this.#host;
    const { features, limits } = controller?.view.site ?? {};
    if (controller !== this.#owner) {
      this.#draft?.dispose();
      this.#draft = this.#load = null;
      this.#owner = controller;
    }
    if (controller && features?.attachments === true) {
      this.#load ??= this.#begin(controller);
      if (this.#draft) this.#draft.limits = { count: limits?.attachments ?? 0, bytes: limits?.attachment_bytes ?? 0 };
    }
    return this.#draft;
  }

  get draft(): FileDraft | null {
    return this.#draft;
  }

  async #begin(controller: ChatController): Promise<void> {
    // Without it the chat takes no files; the browser's console says what could not be loaded.
    const loaded = await import('../../agent-chat-files/composer-files.ts').catch(() => null);
    if (!loaded || controller !== this.#owner) return;
    const { call, storage } = controller;
    this.#draft = new loaded.FileDraft({ call, storage, onChange: () => this.#host.requestUpdate() });
    this.#host.requestUpdate();
  }
}
