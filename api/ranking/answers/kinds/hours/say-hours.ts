// What hours say of the time asked for, in the language of the question: "Yes, until 18:00", "No, closed now; opens tomorrow 09:00". Of a day
// that they do not mention nothing is said but its name.
import { joinLabel } from '../../../../../protocol/content/join-label.ts';
import { packOf } from '../../../../text/languages.ts';
import type { OpeningWords } from '../../../../text/pack/opening-words.ts';
import { type AskedTime, closesAt, isOpenAt, opensNext, type SiteTime } from '../../values/hours/opening-hours.ts';
import type { OpeningHours } from '../../values/hours/read-hours.ts';

/** The hours with the text that states them, the day asked for, and the time of the site. `isWhen`: it is asked when, not whether. */
export type SaidHours = {
  readonly text: string;
  readonly hours: OpeningHours;
  readonly asked: AskedTime;
  readonly day: number | null;
  readonly now: SiteTime | null;
  readonly isWhen: boolean;
};

/** Monday, 1 January 2024: days are named by a date. */
const MONDAY_MS = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;
const DAYS = 7;
const DAY_MINUTES = 24 * 60;
/** The page writes its hours with a.m. and p.m. */
const TWELVE_HOURS = /\d\s?[ap]\.?m\b/i;

/** What is said before the hours; null where nothing can be. */
export function sayHours({ text, hours, asked, day, now, isWhen }: SaidHours, lang: string): string | null {
  if (day === null) return null;
  const teller = new HoursTeller(lang, TWELVE_HOURS.test(text));
  const spans = hours.get(day);
  if (asked.isNow && now) {
    const isOpen = isOpenAt(hours, now);
    if (isOpen === null) return teller.words.day(teller.moment(now), false);
    const until = closesAt(hours, now);
    return isOpen ? teller.open(until, now) : teller.words.shut(teller.next(hours, now), teller.moment(now));
  }
  // The visitor knows a day that the question names.
  if (!spans)
    return typeof asked.day === 'number' ? null : teller.words.day(teller.dayName(day), asked.day === 'tomorrow');
  if (isWhen) return teller.ofDay(day, spans);
  const next = now ? teller.next(hours, now) : null;
  if (spans.length === 0) return teller.words.shutOn(teller.dayName(day), asked.day === 'today' ? next : null);
  const isOver = asked.day === 'today' && now && spans.every(([from, to]) => to > from && to <= now.minute);
  if (isOver) return teller.words.over(teller.spans(spans), next);
  // That it is open on a day says nothing of its evening.
  return asked.isOfPart ? teller.ofDay(day, spans) : teller.words.openOn(teller.dayName(day), teller.spans(spans));
}

/** The day alone, where the hours may be those of something else. */
export function sayDay(
  { isNow, day: named }: AskedTime,
  day: number | null,
  now: SiteTime | null,
  lang: string,
): string | null {
  if (day === null || typeof named === 'number') return null;
  const teller = new HoursTeller(lang, false);
  return teller.words.day(isNow && now ? teller.moment(now) : teller.dayName(day), named === 'tomorrow');
}

/** Days and hours in the words of one language. */
class HoursTeller {
  readonly words: OpeningWords;
  readonly #code: string;
  readonly #isTwelve: boolean;

  constructor(lang: string, isTwelve: boolean) {
    const own = packOf(lang)?.opening;
    this.words = (own ?? packOf('en')?.opening) as OpeningWords;
    this.#code = own ? lang : 'en';
    this.#isTwelve = isTwelve;
  }

  dayName(day: number): string {
    const format = new Intl.DateTimeFormat(this.#code, { weekday: 'long', timeZone: 'UTC' });
    return format.format(MONDAY_MS + (day % DAYS) * DAY_MS);
  }

  clock(minute: number): string {
    const [hour, rest] = [Math.floor(minute / 60) % 24, String(minute % 60).padStart(2, '0')];
    if (!this.#isTwelve) return `${minute === DAY_MINUTES ? '24' : String(hour).padStart(2, '0')}:${rest}`;
    return `${hour % 12 || 12}${rest === '00' ? '' : `:${rest}`} ${hour < 12 ? 'am' : 'pm'}`;
  }

  spans(spans: readonly (readonly [number, number])[]): string {
    return [...spans]
      .sort((a, b) => a[0] - b[0])
      .map(([from, to]) => `${this.clock(from)}–${this.clock(to)}`)
      .join(', ');
  }

  ofDay(day: number, spans: readonly (readonly [number, number])[]): string {
    const name = this.dayName(day);
    return joinLabel(name, this.spans(spans) || this.words.shutOn(name, null), this.#code);
  }

  /** The clock as within a sentence; with a.m. and p.m. it is so already. */
  hour(minute: number): string {
    const clock = this.clock(minute);
    return this.#isTwelve ? clock : (this.words.hour?.(clock) ?? clock);
  }

  moment({ day, minute }: SiteTime): string {
    const [name, hour] = [this.dayName(day), this.hour(minute)];
    return this.words.moment?.(name, hour) ?? `${name}, ${hour}`;
  }

  open(until: number | null, now: SiteTime): string {
    const isSoon = until !== null && until < DAY_MINUTES * 2;
    return this.words.open(
      isSoon ? this.hour(until > DAY_MINUTES ? until - DAY_MINUTES : until) : null,
      this.moment(now),
    );
  }

  /** The next opening, by the day as it is called from now: "tomorrow 09:00", "Thursday 10:00". */
  next(hours: OpeningHours, now: SiteTime): string | null {
    const next = opensNext(hours, now);
    if (!next) return null;
    const near = new Intl.RelativeTimeFormat(this.#code, { numeric: 'auto' });
    // Some languages begin these with a capital: "Hôm nay".
    const called = near.format(next.inDays, 'day');
    const day =
      next.inDays < 2 ? called.charAt(0).toLowerCase() + called.slice(1) : this.dayName(now.day + next.inDays);
    const hour = this.hour(next.minute);
    return this.words.at?.(day, hour) ?? `${day} ${hour}`;
  }
}
