// Which conversation the element shows, and as whom: its own controller, one that the page created, or a recorded log. Makes a new
// one when the user, the site or its API changes. Knows the element's properties; the element draws the views.
import type { PropertyValues } from 'lit';
import type { ConversationEvent } from '../../../../protocol/events.ts';
import type { ChatController } from '../../../chat/chat-controller.ts';
import type { ChatView } from '../../../chat/chat-view.ts';
import { systemClock } from '../../../chat/clock.ts';
import type { SiteInfo } from '../../../chat/connection/http-api.ts';
import { wholeLog } from '../../../chat/log/whole-log.ts';
import {
  type ChatStorage,
  claimFor,
  createMemoryStorage,
  forgetConversations,
  forgetPerson,
} from '../../../chat/storage.ts';
import { type ControllerTarget, createController } from './create-controller.ts';
import { FollowedChat, recordedChat } from './followed-chat.ts';
import type { RecordedChat } from './recorded-chat.ts';
import type { UserTokens } from './user-tokens.ts';
import { userTokensPart } from './user-tokens-part.ts';

/** The element's properties that decide what is shown. */
export type SessionHost = HTMLElement &
  ControllerTarget & {
    readonly updateComplete: Promise<boolean>;
    requestUpdate(): void;
    controller: ChatController | null;
    events: readonly ConversationEvent[] | null;
    siteInfo: SiteInfo | null;
    userToken: string;
    getUserToken: (() => Promise<string>) | null;
  };

/** What the session asks of the element, and reports. */
export type SessionEvents = {
  /** The conversation is shown; `isSeen`: and its page is visible. */
  isShown(): boolean;
  isSeen(): boolean;
  /** The element's own controller was created; the values of `storage` belong to its visitor. */
  onBegin(storage: ChatStorage): void;
  /** That controller was released: nothing of its visitor may stay. */
  onEnd(): void;
  onView(view: ChatView): void;
  /** Another controller is shown. */
  onTake(controller: ChatController | null): void;
};

export const loadWaits = () => import('./waits.ts');

export class ChatSession {
  readonly #host: SessionHost;
  readonly #events: SessionEvents;
  readonly #chat: FollowedChat;
  /** Null as long as the site has named nobody. */
  #tokens: UserTokens | null = null;
  /** Another tab of this browser has signed in: the page of this one has a token, too, or none. */
  #isExpected = false;
  #storage: ChatStorage = createMemoryStorage();
  #recorded: RecordedChat | null = null;
  #unlisten = () => {};

  constructor(host: SessionHost, events: SessionEvents) {
    this.#host = host;
    this.#events = events;
    this.#chat = new FollowedChat((view) => events.onView(view));
  }

  /** What the visitor's browser keeps for this site; of no effect for a controller that the page created. */
  get storage(): ChatStorage {
    return this.#storage;
  }

  /** Follows the properties that have changed. */
  update(changed: PropertyValues): void {
    const { controller, events, conversation, isConnected } = this.#host;
    if (controller && controller !== this.#chat.controller) {
      this.#chat.follow(controller, false);
      // It may have brought its own.
      void wholeLog.load();
      this.#show();
    }
    if (changed.has('events')) {
      if (events) this.#play(events);
      else if (this.#chat.isRecorded) this.#leave();
    }
    if (changed.has('site') || changed.has('api')) this.#beginAnew();
    else if (changed.has('conversation') && conversation && this.#chat.isOwn) {
      this.start();
      this.#chat.controller?.openConversation(conversation);
    }
    if (this.#chat.isOwn) {
      if (!this.#tokens) {
        if (this.isNamed && this.#hasTokens()) this.#beginAnew();
      } else if (changed.has('userToken') || changed.has('getUserToken')) {
        if (this.#tokens.isOther(this.#storage)) this.#beginAnew();
        else this.#goOn();
      }
    }
    if (!this.#chat.controller && isConnected && !events) this.#connect();
  }

  /** Shows a recorded log, as soon as what plays it is loaded. */
  #play(events: readonly ConversationEvent[]): void {
    const { loaded } = recordedChat;
    if (!loaded) {
      void recordedChat.load().then((isLoaded) => isLoaded && this.#host.events === events && this.#play(events));
      return;
    }
    const before = this.#chat.isRecorded ? this.#recorded : null;
    this.#recorded = before ?? new loaded.RecordedChat();
    const controller = this.#recorded.play(events, this.#host.siteInfo);
    if (!controller) return;
    this.#chat.follow(controller, true, true);
    this.#show();
  }

  /** Starts the controller, once. */
  start(): void {
    this.#chat.start(this.#events.isSeen());
  }

  /**
   * Signs in with a token of the site's server, now: a chat that is closed connects, too. Rejects when the API refuses the token
   * and the page gives no other one; the console says what to fix.
   */
  async signIn(token: string): Promise<void> {
    // Never an anonymous session (ID-2).
    if (typeof token !== 'string' || token.trim() === '') throw new TypeError('signIn needs a token.');
    this.#host.userToken = token;
    if (!(await userTokensPart.load())) throw new Error('agent-chat: what signs visitors in could not be loaded.');
    await this.#host.updateComplete;
    this.start();
    const { untilSignedIn } = await loadWaits();
    await untilSignedIn(this.#host, this.#chat, this.#tokens!);
  }

  /**
   * Removes the visitor's data from this browser; the next update begins as a new, anonymous visitor.
   * @throws {Error} for a controller that the page created: its client has the visitor
   */
  signOut(): void {
    const { controller, isOwn, isRecorded } = this.#chat;
    if (controller && !isOwn && !isRecorded) throw new Error('Its client signs out.');
    forgetPerson(this.#storage);
    this.#end();
  }

  /** Goes on as the visitor whom the storage has now. */
  adopt(): void {
    this.#beginAnew();
  }

  /** A name, or the wish for one: what it has is on every device where it signs in. */
  get isNamed(): boolean {
    const { userToken, getUserToken } = this.#host;
    return Boolean(userToken || getUserToken || this.#isExpected);
  }

  /** False as long as what knows tokens has not come: the host is drawn again then. */
  #hasTokens(): boolean {
    const { loaded } = userTokensPart;
    if (!loaded) userTokensPart.want(this.#host);
    else if (!this.#tokens) {
      this.#tokens = new loaded.UserTokens(this.#host, systemClock);
      this.#tokens.expect(this.#isExpected);
    }
    return loaded !== null;
  }

  #expect(isExpected: boolean): void {
    this.#isExpected = isExpected;
    this.#tokens?.expect(isExpected);
  }

  /** Removes what this browser has of the visitor, whose data was deleted; an identified one stays signed in. */
  forget(): void {
    forgetConversations(this.#storage);
    this.#beginAnew();
  }

  /** The element was removed for good. */
  release(): void {
    this.#unlisten();
    if (this.#chat.release()) this.#host.controller = null;
  }

  /** Makes the element's own controller. A closed chat connects only when there is a conversation to follow. */
  #connect(): void {
    if (this.isNamed && !this.#hasTokens()) return;
    const { controller, storage } = createController(this.#host, (own) =>
      this.#tokens ? this.#tokens.begin(own) : void claimFor(own, ''),
    );
    this.#storage = storage;
    const unlisten = storage.onChange('visitor', (visitor) => {
      // A link from another device was opened in another tab.
      if (visitor !== null && !this.isNamed) this.#beginAnew();
    });
    const unlistenUser = storage.onChange('user', (name) => {
      // Signed out in another tab, or signed in: this page does not know as whom.
      if (name === null && this.isNamed) this.#end();
      else if (name !== null && !this.isNamed) {
        this.#expect(true);
        this.#beginAnew();
      }
    });
    this.#unlisten = () => {
      unlisten();
      unlistenUser();
    };
    this.#chat.follow(controller, true);
    this.#events.onTake(controller);
    this.#events.onBegin(storage);
    if (this.#events.isShown() || storage.get('conversation') !== null) this.start();
  }

  /** A connection that was without a session has a token now. */
  #goOn(): void {
    const { controller } = this.#chat;
    if (!this.#host.userToken || controller?.status !== 'signed-out') return;
    this.#tokens?.offer(this.#host.userToken);
    controller.retryConnection();
  }

  #end(): void {
    this.#expect(false);
    this.#host.removeAttribute('user-token');
    this.#host.userToken = '';
    this.#host.getUserToken = null;
    this.#beginAnew();
  }

  /** Releases the element's own controller; the next update creates another one. */
  #beginAnew(): void {
    if (this.#chat.isOwn) this.#leave();
  }

  #leave(): void {
    this.#unlisten();
    this.#chat.release();
    this.#host.controller = null;
    this.#events.onEnd();
  }

  #show(): void {
    this.#events.onTake(this.#chat.controller);
    this.start();
  }
}
