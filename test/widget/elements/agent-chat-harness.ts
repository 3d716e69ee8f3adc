// Puts an <agent-chat> on the page over a scripted API and holds its selectors, so that tests describe the visitor's actions.
import '../../../widget/index.ts';
import type { ConversationEvent } from '../../../protocol/events.ts';
import { ChatController } from '../../../widget/chat/chat-controller.ts';
import { systemClock } from '../../../widget/chat/clock.ts';
import type { SiteInfo } from '../../../widget/chat/connection/http-api.ts';
import { createMemoryStorage } from '../../../widget/chat/storage.ts';
import type { AgentChat } from '../../../widget/elements/agent-chat/agent-chat.ts';
import { ScriptedConnection, settle } from '../chat/fakes.ts';

const placed: HTMLElement[] = [];

/** Removes every chat from the page. */
export async function removeChats(): Promise<void> {
  for (const element of placed.splice(0)) element.remove();
  await settle();
}

export class ChatHarness {
  readonly chat: AgentChat;
  readonly connection: ScriptedConnection;

  private constructor(chat: AgentChat, connection: ScriptedConnection) {
    this.chat = chat;
    this.connection = connection;
  }

  /** A chat over a scripted API; `conversation` is the stored conversation id. */
  static async create(
    options: {
      conversation?: string;
      connection?: ScriptedConnection;
      attributes?: Record<string, string>;
      parent?: HTMLElement;
    } = {},
  ): Promise<ChatHarness> {
    const connection = options.connection ?? new ScriptedConnection();
    const storage = createMemoryStorage();
    storage.set('conversation', options.conversation ?? null);
    let ids = 0;
    const chat = document.createElement('agent-chat');
    chat.controller = new ChatController({
      connection,
      storage,
      clock: systemClock,
      frames: (run) => queueMicrotask(run),
      newId: () => {
        ids += 1;
        return `c${ids}`;
      },
    });
    return ChatHarness.#place(chat, connection, options);
  }

  /** A chat that shows a recorded log. */
  static async recorded(
    events: readonly ConversationEvent[],
    options: { attributes?: Record<string, string>; parent?: HTMLElement; site?: SiteInfo } = {},
  ): Promise<ChatHarness> {
    const chat = document.createElement('agent-chat');
    chat.events = events;
    chat.siteInfo = options.site ?? { agent: { name: 'Alder' } };
    return ChatHarness.#place(chat, new ScriptedConnection(), options);
  }

  static async #place(
    chat: AgentChat,
    connection: ScriptedConnection,
    options: { attributes?: Record<string, string>; parent?: HTMLElement },
  ): Promise<ChatHarness> {
    for (const [name, value] of Object.entries(options.attributes ?? {})) chat.setAttribute(name, value);
    placed.push(chat);
    (options.parent ?? document.body).append(chat);
    const harness = new ChatHarness(chat, connection);
    await harness.settle();
    return harness;
  }

  /** Waits until all pending changes are drawn. */
  async settle(): Promise<void> {
    await settle();
    await this.chat.updateComplete;
    for (const inner of this.chat.shadowRoot?.querySelectorAll<HTMLElement & { updateComplete?: Promise<unknown> }>(
      '*',
    ) ?? []) {
      await inner.updateComplete;
    }
    // The first drawing may have begun to load a part, and that another one.
    await settle();
    await settle();
  }

  #find<Found extends Element>(inner: string, selector: string): Found | null {
    return this.chat.shadowRoot?.querySelector(inner)?.shadowRoot?.querySelector<Found>(selector) ?? null;
  }

  get root(): ShadowRoot {
    return this.chat.shadowRoot!;
  }
  get launcher(): HTMLButtonElement | null {
    return this.#find('agent-chat-launcher', '.launcher');
  }
  get badge(): string | null {
    return this.#find('agent-chat-launcher', '.unread-badge')?.textContent?.trim() ?? null;
  }
  get shell(): HTMLElement | null {
    return this.root.querySelector('.shell');
  }
  get log(): HTMLElement | null {
    return this.#find('agent-chat-log', '.log');
  }
  get input(): HTMLTextAreaElement {
    return this.#find<HTMLTextAreaElement>('agent-chat-composer', '.input')!;
  }
  get send(): HTMLButtonElement {
    return this.#find<HTMLButtonElement>('agent-chat-composer', '.send')!;
  }
  get bubbles(): string[] {
    return this.#texts('.bubble');
  }
  /** The last announcement. */
  get said(): string {
    return this.root.querySelector('[aria-live=polite]')?.lastElementChild?.textContent?.trim() ?? '';
  }
  inLog<Found extends HTMLElement>(selector: string): Found | null {
    return this.#find<Found>('agent-chat-log', selector);
  }
  #texts(selector: string): string[] {
    const found = this.chat.shadowRoot?.querySelector('agent-chat-log')?.shadowRoot?.querySelectorAll(selector) ?? [];
    return [...found].map((one) => one.textContent?.trim() ?? '');
  }

  button(name: string): HTMLButtonElement | null {
    return this.root.querySelector(`button[aria-label="${name}"]`);
  }

  async type(text: string): Promise<void> {
    this.input.value = text;
    this.input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    await this.settle();
  }

  async press(key: string, init: KeyboardEventInit = {}): Promise<KeyboardEvent> {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true, ...init });
    this.input.dispatchEvent(event);
    await this.settle();
    return event;
  }
}
