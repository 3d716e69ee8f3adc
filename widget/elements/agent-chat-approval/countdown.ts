// The time that is left to decide: counts down once a second, is drawn as a ring with minutes and seconds, and is announced at
// 60 and at 15 seconds. Only the server ends a wait: at zero nothing is disabled, because clocks of browsers differ.
import '../../shared/strings/later-strings.ts';
import { html, type LitElement, nothing, type ReactiveController, svg, type TemplateResult } from 'lit';
import type { Clock } from '../../chat/clock.ts';
import { announce } from '../../shared/announcer.ts';
import type { Strings } from '../../shared/strings/strings.ts';

/** Remaining times that are announced, in seconds. */
const ANNOUNCED_AT_S: readonly number[] = [60, 15];
/** Below this the countdown is emphasized, in seconds. */
const LOW_S = 60;
/** A longer wait shows no countdown yet, in seconds. */
const SHOWN_BELOW_S = 3_600;
/** Circumference of the ring, in units of its view box. */
const RING = 2 * Math.PI * 6;

/** What is counted; null: nothing. Times are milliseconds since the epoch. */
export type CountedWait = { fromMs: number; untilMs: number } | null;

/** Redraws its host once a second while a wait is counted. */
export class Countdown implements ReactiveController {
  readonly #host: LitElement & { clock: Clock };
  readonly #wait: () => CountedWait;
  readonly #strings: () => Strings;
  #cancel: (() => void) | null = null;
  #lastS = Number.POSITIVE_INFINITY;

  constructor(host: LitElement & { clock: Clock }, wait: () => CountedWait, strings: () => Strings) {
    this.#host = host;
    this.#wait = wait;
    this.#strings = strings;
    host.addController(this);
  }

  hostUpdated(): void {
    const left = this.#leftS();
    if (left === null || left === 0) {
      this.hostDisconnected();
      return;
    }
    const passed = ANNOUNCED_AT_S.some(
      (at) => left <= at && this.#lastS > at && this.#lastS !== Number.POSITIVE_INFINITY,
    );
    if (passed) announce(this.#host, this.#strings().t('timeLeft', { t: clockText(left, this.#strings()) }));
    this.#lastS = left;
    this.#cancel ??= this.#host.clock.after(1_000, () => {
      this.#cancel = null;
      this.#host.requestUpdate();
    });
  }

  hostDisconnected(): void {
    this.#cancel?.();
    this.#cancel = null;
  }

  #leftS(): number | null {
    const wait = this.#wait();
    return wait ? Math.max(0, Math.ceil((wait.untilMs - this.#host.clock.nowMs()) / 1_000)) : null;
  }

  /** The ring and the time; nothing while more than an hour is left. */
  template(): TemplateResult | typeof nothing {
    const left = this.#leftS();
    const wait = this.#wait();
    if (left === null || wait === null || left > SHOWN_BELOW_S) return nothing;
    const strings = this.#strings();
    const text = clockText(left, strings);
    const share = Math.min(1, (left * 1_000) / Math.max(1, wait.untilMs - wait.fromMs));
    return html`<span
      class=${left < LOW_S ? 'countdown low' : 'countdown'}
      part="countdown"
      role="timer"
      aria-live="off"
      aria-label=${strings.t('timeLeft', { t: text })}
      ><svg viewBox="0 0 16 16" aria-hidden="true">
        ${svg`<circle cx="8" cy="8" r="6"></circle><circle cx="8" cy="8" r="6" stroke-dasharray="${RING * share} ${RING}"></circle>`}</svg
      ><span aria-hidden="true">${text}</span></span
    >`;
  }
}

/** `4:05`, in the digits of the language. */
function clockText(seconds: number, strings: Strings): string {
  const minutes = Math.floor(seconds / 60);
  return `${strings.number(minutes)}:${strings.number(seconds % 60, { minimumIntegerDigits: 2 })}`;
}

/** The wait of a request between two ISO times; null when the second is not a time. */
export function countedWait(from: string, until: string): CountedWait {
  const untilMs = Date.parse(until);
  if (Number.isNaN(untilMs)) return null;
  const fromMs = Date.parse(from);
  return { fromMs: Number.isNaN(fromMs) ? untilMs : fromMs, untilMs };
}

/** The time of day of an ISO time, as in `09:41`; '' for none. */
export function timeOfDay(at: string, strings: Strings): string {
  const ms = Date.parse(at);
  if (Number.isNaN(ms)) return '';
  return new Intl.DateTimeFormat(strings.language, { hour: 'numeric', minute: '2-digit' }).format(ms);
}
