// Where the focus goes when the chat opens and closes, and from where a new question may take it; and the draft that its field is
// filled with. focus-keeper.ts keeps the focus while the chat stays open. Knows the composer and the launcher; the element owns the property.
import type { LitElement, ReactiveController } from 'lit';
import type { Draft } from '../../chat/conversation/drafts.ts';
import type { AgentChatComposer } from '../agent-chat-composer/agent-chat-composer.ts';
import type { AgentChatLauncher } from '../agent-chat-launcher/agent-chat-launcher.ts';
import { launcherPart } from './views/launcher-part.ts';

/** The parts of the chat that take the focus; null while they are not drawn. */
export type FocusTargets = {
  composer(): AgentChatComposer | null;
  launcher(): AgentChatLauncher | null;
  /** The conversation is shown. */
  isShown(): boolean;
  /** What is unsent in the shown conversation. */
  draft(): Draft | undefined;
};

export class FocusOnOpen implements ReactiveController {
  readonly #host: LitElement;
  readonly #targets: FocusTargets;
  #isWanted = false;
  #filled: AgentChatComposer | null = null;
  #draft: Draft | undefined;

  constructor(host: LitElement, targets: FocusTargets) {
    this.#host = host;
    this.#targets = targets;
    host.addController(this);
  }

  /** The conversation will be drawn: the focus moves into it then. */
  want(): void {
    this.#isWanted = true;
  }

  hostUpdated(): void {
    const composer = this.#targets.composer();
    if (this.#isWanted && composer) {
      this.#isWanted = false;
      void composer.updateComplete.then(() => this.focusConversation());
    }
    const draft = this.#targets.draft();
    if (composer && draft && (composer !== this.#filled || draft !== this.#draft)) {
      // Once per composer and conversation: after that only the visitor changes the field, whatever draft other tabs store.
      this.#filled = composer;
      this.#draft = draft;
      composer.value = draft.text;
    }
  }

  /** Focuses the field; on touch screens, where that would open the keyboard, the conversation. */
  focusConversation(): void {
    if (!this.#targets.isShown()) return;
    if (!matchMedia('(pointer: coarse)').matches) this.#targets.composer()?.focusInput();
    else this.#host.renderRoot.querySelector<HTMLElement>('.shell')?.focus({ preventScroll: true });
  }

  /**
   * The focus may move from `held` to a new question: from the log, and from the empty field. Not from who types, nor from a card
   * that waits for a decision too.
   */
  mayMove(held: HTMLElement): boolean {
    const composer = this.#targets.composer();
    if ((this.#host.renderRoot as ShadowRoot).activeElement?.matches('agent-chat-log')) return !held.closest('form');
    // Stop, which gives way to Send while a question waits, leaves the focus to the field.
    return composer?.value === '' && (composer.matches(':focus-within') || !held.isConnected);
  }

  /** The chat is being closed: a focus inside it returns to the launcher, once that is drawn. */
  returnToLauncher(): void {
    if (this.#host.matches(':focus-within')) void this.focusLauncher();
  }

  /** Focuses the launcher once it is drawn; where it is loaded, before the next key arrives. */
  async focusLauncher(): Promise<void> {
    await launcherPart.load();
    await this.#host.updateComplete;
    await this.#targets.launcher()?.updateComplete;
    this.#targets.launcher()?.focus();
  }
}
