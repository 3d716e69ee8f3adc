// What the visitor does in the open chat: each action calls the controller and leaves the list of conversations, the sources and the
// focus as they belong afterwards. The element owns these parts; the templates call `frame`.
import type { FileDraft } from '../../chat/attachments/file-draft.ts';
import type { DecideDetail, DownloadDetail, RetryDetail } from '../../shared/events.ts';
import type { PageContextLink } from './context/page-context-link.ts';
import type { FilesLink } from './files/files-link.ts';
import type { PageEvents } from './session/page-events.ts';
import type { DeviceLinkController } from './views/device-link-controller.ts';
import type { ChatParts, FrameActions } from './views/frame-model.ts';
import type { HistoryController } from './views/history-controller.ts';
import type { MenuController } from './views/menu-controller.ts';
import type { SourcesLink } from './views/sources-link.ts';

/** What the actions need from the chat. */
export type ActionTarget = ChatParts & {
  readonly history: HistoryController;
  readonly menu: MenuController;
  readonly deviceLink: DeviceLinkController;
  readonly sources: SourcesLink;
  readonly pageEvents: PageEvents;
  readonly context: PageContextLink;
  readonly files: FilesLink;
  editLast(): void;
  close(): void;
  toggleExpanded(): void;
};

export class VisitorActions {
  readonly #target: ActionTarget;
  /** One object for the life of the element. */
  readonly frame: FrameActions;

  constructor(target: ActionTarget) {
    this.#target = target;
    this.frame = this.#frameActions(target);
  }

  /** The client id; '' when the text is not accepted: it is empty, or too many questions wait. */
  send(text: string, files: FileDraft | null = null): string {
    const { history, pageEvents, context } = this.#target;
    const controller = this.#target.controller();
    const clientId = controller?.send(text, context.shown, files?.parts);
    if (!controller || !clientId) return '';
    files?.clear();
    history.hide();
    pageEvents.reportSent(clientId, text, controller.view);
    return clientId;
  }

  newConversation(): void {
    this.#target.history.hide();
    this.#target.sources.panel?.drop();
    this.#target.controller()?.newConversation();
    this.#target.focusInput();
  }

  /** Listener of `agent-chat-retry`. */
  readonly handleRetry = ({ detail }: CustomEvent<RetryDetail>): void => {
    this.#target.controller()?.askAgain(detail.toolUseId);
    // The pressed button disappears with its step.
    if (detail.toolUseId) this.#target.focusInput();
  };

  /** Listener of `agent-chat-download`. */
  readonly handleDownload = ({ detail }: CustomEvent<DownloadDetail>): void => {
    const controller = this.#target.controller();
    if (controller) detail.until?.(import('./download.ts').then(({ download }) => download(controller, detail)));
  };

  /** Listener of `agent-chat-decide`. */
  readonly handleDecide = ({ detail }: CustomEvent<DecideDetail>): void => {
    const controller = this.#target.controller();
    if (controller) detail.until?.(controller.decide(detail));
  };

  /** Shows another conversation of the visitor. */
  openConversation(id: string): void {
    this.#target.history.hide();
    this.#target.controller()?.openConversation(id);
    this.#target.focusInput();
  }

  #frameActions({
    controller,
    history,
    menu,
    deviceLink,
    sources,
    context,
    files,
    focusInput,
    close,
    toggleExpanded,
  }: ActionTarget): FrameActions {
    return {
      log: {
        askAgain: () => controller()?.askAgain(),
        ask: (text) => this.send(text),
        retry: (clientId) => controller()?.retry(clientId),
        withdraw: (clientId) => {
          controller()?.withdraw(clientId);
          // The pressed button disappears with the message.
          focusInput();
        },
        reload: () => controller()?.reload(),
        startOver: (clientId) => controller()?.startOver(clientId),
        loadEarlier: () => controller()?.loadEarlier(),
        toggleSources: (run) => void sources.toggle(run),
        edit: (messageId, text) => {
          controller()?.edit(messageId, text);
          focusInput();
        },
        showVersion: async (target) => controller()?.showVersion(target),
        file: async (url) => controller()!.call<Blob>('GET', url.replace('/api/v1', '')),
        rate: async (messageId, body) => controller()?.rate(messageId, body),
      },
      chat: this.#target,
      close,
      toggleExpanded,
      toggleMenu: () => menu.toggle(),
      closeDeviceLink: () => {
        deviceLink.close();
        focusInput();
      },
      newConversation: () => this.newConversation(),
      openHistory: () => void history.open(),
      closeHistory: () => history.close(),
      leaveConversation: () => {
        sources.panel?.drop();
        controller()?.newConversation();
      },
      openConversation: (id) => this.openConversation(id),
      toggleSources: () => void sources.toggle(),
      send: (text) => this.send(text, files.draft) !== '',
      removeContext: (part) => {
        context.remove(part);
        focusInput();
      },
      editLast: () => this.#target.editLast(),
      stop: () => controller()?.stop(),
      setDraft: (text) => controller()?.setDraft(text),
    };
  }
}
