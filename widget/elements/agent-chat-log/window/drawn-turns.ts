// The part of a long conversation that the log draws, and everything around its upper edge: more turns when the browser is idle or
// the reader comes near, the words of the others for find-in-page, all of them for print, and the visible rows kept in place.
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { EarlierState } from '../../../chat/chat-view.ts';
import { LaterModule } from '../../../shared/loading/later-module.ts';
import { whenIdle } from '../../../shared/loading/when-idle.ts';
import type { StickToBottom } from '../../../shared/stick-to-bottom.ts';
import type { Strings } from '../../../shared/strings/strings.ts';
import type { Turn } from '../turns.ts';
import { earlierTemplate } from './earlier-template.ts';
import { EarlierTurns } from './earlier-turns.ts';
import { TurnWindow } from './turn-window.ts';
import type { UndrawnText } from './undrawn-text.ts';

/** Without it find-in-page finds what is drawn. */
const undrawnPart = new LaterModule('the words of turns that are not drawn', () => import('./undrawn-text.ts'));

/** What it needs of the log. */
export type DrawnTurnsHost = ReactiveControllerHost & { readonly shadowRoot: ShadowRoot | null };

export class DrawnTurns implements ReactiveController {
  readonly #host: DrawnTurnsHost;
  readonly #stick: StickToBottom;
  readonly #window = new TurnWindow();
  readonly #edge = new EarlierTurns();
  /** Loaded with the first turn that is not drawn. */
  #undrawn: UndrawnText | null = null;
  #turns: readonly Turn[] = [];
  #cancelIdle: (() => void) | null = null;
  /** What is at the upper edge, since it is watched. */
  #watched = '';
  /** Turns were added above because the reader came near or asked: this is announced. */
  #wasAsked = false;

  /** `stick`: what keeps the end or a row of the log in view. */
  constructor(host: DrawnTurnsHost, stick: StickToBottom) {
    this.#host = host;
    this.#stick = stick;
    host.addController(this);
  }

  /** The turns to draw. */
  get drawn(): readonly Turn[] {
    return this.#turns.slice(this.#window.from);
  }

  /** The page is being printed. */
  get isWhole(): boolean {
    return this.#window.isWhole;
  }

  /** The content above the first drawn turn. `loaded` is what the controller has above the first loaded one; `load` requests it. */
  above(loaded: EarlierState, strings: Strings, load: () => void): unknown {
    return earlierTemplate(this.#earlier(loaded), strings, () => void (this.extend() || load()));
  }

  #earlier(loaded: EarlierState): EarlierState {
    return this.#window.from > 0 ? 'more' : loaded;
  }

  hostConnected(): void {
    window.addEventListener('beforeprint', this.#handlePrint);
    window.addEventListener('afterprint', this.#handlePrint);
  }

  hostDisconnected(): void {
    window.removeEventListener('beforeprint', this.#handlePrint);
    window.removeEventListener('afterprint', this.#handlePrint);
    this.#cancelIdle?.();
    this.#cancelIdle = null;
    this.#edge.unwatch();
    this.#watched = '';
    this.#undrawn?.stop();
  }

  /** Call before each draw in which the turns changed. */
  set(turns: readonly Turn[]): void {
    const first = this.drawn[0];
    this.#turns = turns;
    this.#window.place(turns);
    // To ask what is selected lays the page out, which is about to change.
    this.#window.trim(turns, () => this.#isFollowing);
    const at = first ? this.drawn.findIndex(({ key }) => key === first.key) : 0;
    if (at > 0) {
      this.#wasAsked = true;
      this.#edge.hold();
    }
  }

  /** Call after each draw. `load` requests the page above the loaded turns. True when turns that were asked for came above. */
  settle(scroller: HTMLElement, undrawn: HTMLElement, loaded: EarlierState, load: () => void): boolean {
    const isPlaced = this.#edge.release();
    if (isPlaced && this.#stick.isFree) this.#stick.noteScroll();
    const cameAbove = isPlaced && this.#wasAsked;
    this.#wasAsked = false;
    // Watched again after each change at the edge: a mark that is still near is reported again.
    const edge = `${this.#earlier(loaded)} ${this.drawn[0]?.key}`;
    // A late report about a mark above loaded turns must not request a page.
    const more = this.#window.from > 0 ? this.#comeNear : load;
    if (edge !== this.#watched) this.#edge.watch(scroller, this.#earlier(loaded), more);
    this.#watched = edge;
    this.#keepWords(undrawn);
    if (this.#window.wantsIdleStep(this.#turns)) this.#cancelIdle ??= whenIdle(this.#drawWhenIdle);
    return cameAbove;
  }

  /** Draws a step more of what is loaded; false when all of it is drawn. */
  extend = (): boolean => {
    if (this.#window.from === 0) return false;
    this.#wasAsked = true;
    this.#extend(() => this.#window.extend(this.#turns));
    return true;
  };

  #keepWords(box: HTMLElement): void {
    const { loaded } = undrawnPart;
    if (loaded) this.#undrawn ??= new loaded.UndrawnText((key) => this.#reveal(key));
    else if (this.#window.from > 0) undrawnPart.want(this.#host);
    this.#undrawn?.update(box, this.#turns, this.#window.from);
  }

  #drawWhenIdle = (): void => {
    this.#cancelIdle = null;
    this.#drawUnasked();
  };

  /** Draws a step of what is drawn without being asked; false when that is all there. */
  #drawUnasked(): boolean {
    if (!this.#window.wantsIdleStep(this.#turns)) return false;
    this.#extend(() => this.#window.idleStep(this.#turns));
    return true;
  }

  /** The first drawn turn is near the window, as it is at first: that is no wish of the reader. */
  #comeNear = (): unknown => this.#drawUnasked() || this.extend();

  #extend(begin: () => void): void {
    // Where the reader has scrolled to by now.
    this.#stick.noteScroll();
    this.#edge.hold(!this.#stick.isFree);
    begin();
    this.#host.requestUpdate();
  }

  #reveal(key: string): void {
    const index = this.#turns.findIndex((turn) => turn.key === key);
    if (index === -1) return;
    this.#window.reach(this.#turns, index);
    this.#host.requestUpdate();
    void this.#host.updateComplete.then(() => {
      this.#stick.leave();
      const rows = this.#host.shadowRoot?.querySelectorAll('.log-inner > .message');
      rows?.[index - this.#window.from]?.scrollIntoView({ block: 'center' });
    });
  }

  /** The reader is at the end, with nothing focused or selected in a turn that could leave at the top: what leaves there is not missed. */
  get #isFollowing(): boolean {
    const isBusy = this.#host.shadowRoot?.activeElement?.closest('.message');
    return !this.#stick.isFree && !this.#stick.isAway && !isBusy && (getSelection()?.isCollapsed ?? true);
  }

  /** The page is laid out for print after the microtasks of this event, in which everything is drawn. */
  #handlePrint = ({ type }: Event): void => {
    this.#edge.hold();
    this.#window.setWhole(type === 'beforeprint');
    this.#host.requestUpdate();
  };
}
