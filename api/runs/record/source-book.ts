// Which sources a conversation has recorded, and their citation numbers: counted up, never reused, and one per URL as far
// back as the run reads.
// Knows artifacts of searches; nothing of the log, of tools or of models. What the sources say is kept by evidence.ts.
import { isSourceGroup, type ReadableResult, type Source, toFaviconPath } from '../../../protocol/index.ts';
import { withoutEnd } from '../../text/trim-signs.ts';
import type { UnnumberedSource } from '../../tools/tool.ts';
import { RunEvidence } from '../answer/evidence.ts';

/** Numbers for sources. Remembers which were recorded for the present run: only those may be cited (INJ-4). */
export class SourceBook {
  #byUrl = new Map<string, { id: string; number: number }>();
  #numbersOfRun = new Set<number>();
  #urlsOfRun = new Set<string>();
  #last = 0;
  #newId: (prefix: string) => string;
  #followUps: readonly string[] = [];
  /** The evidence for this run's answer. */
  readonly evidence: RunEvidence;

  /** `lang`: base code of the visitor's language, '' if unknown. `last`: highest number given in the conversation. */
  constructor(newId: (prefix: string) => string, lang = '', last = 0) {
    this.#newId = newId;
    this.#last = last;
    this.evidence = new RunEvidence(lang);
  }

  /** Questions to go on with, of the newest search of this run that has some. */
  get followUps(): readonly string[] {
    return this.#followUps;
  }

  /**
   * Takes over the numbers of a result that is already in the log. `ofThisRun`: its sources may be cited by this run, and it is
   * evidence for them.
   */
  restore(result: ReadableResult, ofThisRun: boolean): void {
    if (ofThisRun) this.evidence.addResult(result);
    const { artifact } = result;
    if (!isSourceGroup(artifact)) return;
    if (ofThisRun) this.#followUps = readFollowUps(artifact) ?? this.#followUps;
    for (const { id, number, url } of artifact.sources) {
      if (number === undefined) continue;
      if (!this.#byUrl.has(toKey(url))) this.#byUrl.set(toKey(url), { id: id ?? this.#newId('src'), number });
      this.#last = Math.max(this.#last, number);
      if (ofThisRun) this.#record(url, number);
    }
  }

  /** Gives each new URL its number, id and icon route; a known URL keeps its own. Same order as given. */
  number(sources: readonly UnnumberedSource[]): Source[] {
    return sources.map((source) => {
      let entry = this.#byUrl.get(toKey(source.url));
      if (!entry) {
        this.#last += 1;
        entry = { id: this.#newId('src'), number: this.#last };
        this.#byUrl.set(toKey(source.url), entry);
      }
      this.#record(source.url, entry.number);
      return { ...source, ...entry, favicon: toFaviconPath(entry.id) };
    });
  }

  /** True when this run has recorded a source of that number. */
  isCitable(number: number): boolean {
    return this.#numbersOfRun.has(number);
  }

  /** The cited numbers that support the statement; the number of another source where only that one does. */
  judge(statement: string, cited: readonly number[]): number[] {
    return this.evidence.judge(statement, cited, [...this.#numbersOfRun]);
  }

  /** True when this run has recorded sources at all. */
  get hasCitable(): boolean {
    return this.#numbersOfRun.size > 0;
  }

  /** True when a search of this run has returned the URL (NET-14). */
  hasUrl(url: string): boolean {
    return this.#urlsOfRun.has(toKey(url));
  }

  #record(url: string, number: number): void {
    this.#numbersOfRun.add(number);
    this.#urlsOfRun.add(toKey(url));
  }
}

/** One key for spellings of one page: no fragment, no slash at the end. */
function toKey(url: string): string {
  return (url.split('#', 1)[0] ?? '').replace(/\/$/, '');
}

/** The http(s) URLs written in a text, as their writer typed them. */
export function urlsIn(text: string): string[] {
  return (text.match(/https?:\/\/[^\s<>"'`]+/gi) ?? []).map((url) => withoutEnd(url, '.,;:!?)]}'));
}

/** True when the visitor typed that URL. */
export function isTypedUrl(url: string, text: string): boolean {
  const key = toKey(url);
  return urlsIn(text).some((typed) => toKey(typed) === key);
}

/** The questions that a search of the site's pages put into its artifact; null without one. */
function readFollowUps(artifact: object): readonly string[] | null {
  const { answer } = artifact as { answer?: { followUps?: unknown } | null };
  const found = answer?.followUps;
  if (!Array.isArray(found) || found.length === 0) return null;
  return found.filter((text) => typeof text === 'string');
}
