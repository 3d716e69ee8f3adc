// What an answer is put together from besides the question and the passages found.
import type { TermStatistics } from '../question/term-statistics.ts';
import type { AnswerPassage } from './answer.ts';
import type { PagePassages } from './find-topic.ts';
import type { FindPassages } from './values/fact-elsewhere.ts';
import type { SiteTime } from './values/hours/opening-hours.ts';

/** A day: in milliseconds, and as it is shown. */
export type PageDate = { readonly ms: number; readonly text: string };

export type AssembleOptions<Id> = {
  readonly statistics?: TermStatistics | undefined;
  /** All passages of the page of a passage; missing: only those found are known. */
  readonly pageOf?: PagePassages<Id> | undefined;
  /** More of what was found, best first, among which a row or a value may be that holds the whole question. Default: the passages. */
  readonly more?: readonly AnswerPassage<Id>[] | undefined;
  /** Finds passages for another query; missing: only `more` is known. */
  readonly find?: FindPassages<Id> | undefined;
  /** The query is one of two questions of a message: few words name no topic then ("and the duo? how much is the mini?"). */
  readonly isPart?: boolean | undefined;
  /** The site hardly has an answer: what names the question may be about something else. */
  readonly isUnlikely?: boolean | undefined;
  /** The site is somewhat likely to have an answer. */
  readonly isNear?: boolean | undefined;
  /** The search is sure that the site has an answer. Default: true. */
  readonly isSure?: boolean | undefined;
  /** When the page of a passage was changed, also in words of the question's language, where that is known. */
  readonly dateOf?: ((passage: AnswerPassage<Id>) => PageDate | undefined) | undefined;
  /** The time at the site; missing: "open now" is not decided. */
  readonly now?: SiteTime | undefined;
};
