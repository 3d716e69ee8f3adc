// What the templates of the open chat draw from, and what they call.
import type { TemplateResult } from 'lit';
import type { PageContext } from '../../../../protocol/content/page-context.ts';
import type { FileDraft } from '../../../chat/attachments/file-draft.ts';
import type { ChatController } from '../../../chat/chat-controller.ts';
import type { ChatView } from '../../../chat/chat-view.ts';
import type { SiteAgent } from '../../../chat/connection/http-api.ts';
import type { ContextPart } from '../../../shared/events.ts';
import type { Strings } from '../../../shared/strings/strings.ts';
import type { LogActions } from '../../agent-chat-log/agent-chat-log.ts';
import type { PlacementModel } from '../placement/chat-placement.ts';

export type FrameModel = PlacementModel & {
  readonly view: ChatView;
  /** Where parts that come later add their styles. */
  readonly root: ShadowRoot;
  /** What screen readers say. */
  readonly regions: TemplateResult;
  readonly strings: Strings;
  readonly agent: SiteAgent;
  /** Null until the site is known. */
  readonly siteAgent: SiteAgent | null;
  /** What the visitor did last needs a part that could not be loaded. */
  readonly hasFailed: boolean;
  /** Its opening is animated. */
  readonly isEntering: boolean;
  readonly isHistoryOpen: boolean;
  readonly isMenuOpen: boolean;
  /** The token of a link from another device that was opened here, '' while one is made; null for neither. */
  readonly deviceLink: string | null;
  readonly isSourcesOpen: boolean;
  /** Draws the sources, once it is loaded. */
  readonly sourcesPanel: { draw(model: FrameModel): unknown } | null;
  readonly site: string;
  /** Address of the API; '' for a recorded log. */
  readonly api: string;
  /** What the page says of itself with the next message. */
  readonly context: PageContext | null;
  /** The files of the next message; null where the site takes none. */
  readonly files: FileDraft | null;
  readonly actions: FrameActions;
};

/** What rare actions change. Each is in the part of later/ that has its button, so that the first load has none of them. */
export type ChatParts = {
  controller(): ChatController | null;
  readonly menu: { hide(): void; close(): void };
  readonly deviceLink: { open(): Promise<void> };
  readonly sources: { readonly panel: { drop(): void } | null };
  readonly session: { readonly isNamed: boolean; adopt(): void; forget(): void };
  readonly opening: { keep(): void };
  focusInput(): void;
};

/** What the visitor can do; one object for the life of the element. */
export type FrameActions = {
  readonly log: LogActions;
  readonly chat: ChatParts;
  close(): void;
  toggleExpanded(): void;
  toggleMenu(): void;
  closeDeviceLink(): void;
  newConversation(): void;
  openHistory(): void;
  closeHistory(): void;
  /** The conversation that is shown was deleted. */
  leaveConversation(): void;
  openConversation(id: string): void;
  toggleSources(): void;
  send(text: string): boolean;
  removeContext(part: ContextPart): void;
  /** Begins to edit the newest question. */
  editLast(): void;
  stop(): void;
  setDraft(text: string): void;
};
