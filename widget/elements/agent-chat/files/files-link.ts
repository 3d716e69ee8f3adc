// The way to the files of the unsent message, for a site that takes some: everything about them is loaded then. Each conversation has
// its own; an upload goes on while another conversation is shown.
import type { LitElement } from 'lit';
import type { FileDraft } from '../../../chat/attachments/file-draft.ts';
import type { ChatController } from '../../../chat/chat-controller.ts';
import type { Draft } from '../../../chat/conversation/drafts.ts';
import { LaterModule } from '../../../shared/loading/later-module.ts';

/** Without it the chat takes no files. */
const part = new LaterModule('what takes files', () => import('../../agent-chat-files/composer-files.ts'));

type FilesHost = LitElement & { readonly controller: ChatController | null };

export class FilesLink {
  readonly #host: FilesHost;
  #owner: ChatController | null = null;
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
    if (!part.loaded) part.want(this.#host);
    const draft = this.#draftOf(controller);
    if (draft) draft.limits = { count: limits?.attachments ?? 0, bytes: limits?.attachment_bytes ?? 0 };
    return draft;
  }

  get draft(): FileDraft | null {
    return (this.#owner && this.#drafts.get(this.#owner.draft)) ?? null;
  }

  #draftOf({ call, draft: kept }: ChatController): FileDraft | null {
    if (part.loaded && !this.#drafts.has(kept)) {
      this.#drafts.set(kept, new part.loaded.FileDraft({ call, kept, onChange: () => this.#host.requestUpdate() }));
    }
    return this.#drafts.get(kept) ?? null;
  }
}
