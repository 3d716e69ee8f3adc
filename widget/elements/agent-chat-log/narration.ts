// Reads an answer aloud to screen readers while it streams: finished sentences only, nothing twice, nothing old.
// Knows text blocks; how Markdown is spoken is markdown/'s, the region that speaks is the announcer's.
import type { BlockGroup } from '../../../protocol/groups.ts';
import { spokenText } from '../../markdown/spoken-text.ts';
import { SentenceReader } from '../../shared/announcer.ts';

/** Follows the text blocks of a conversation. */
export class Narration {
  #readers = new Map<string, SentenceReader>();
  #known = new Set<string>();

  /**
   * What is to be said after this change, '' for nothing. `isHistory`: these entries were loaded, so what is complete in
   * them stays silent. `language`: BCP 47 tag of the text.
   */
  next(entries: readonly BlockGroup[], language: string, isHistory: boolean): string {
    const said: string[] = [];
    for (const entry of entries) {
      if (entry.type !== 'block' || entry.block.type !== 'text') continue;
      const { key, isStreaming, text } = entry.block;
      const isNew = !this.#known.has(key);
      this.#known.add(key);
      if (isNew && (isStreaming || !isHistory)) this.#readers.set(key, new SentenceReader(language));
      const reader = this.#readers.get(key);
      if (!reader) continue;
      said.push(spokenText(reader.next(text, !isStreaming)));
      if (!isStreaming) this.#readers.delete(key);
    }
    return said.filter((part) => part !== '').join(' ');
  }
}
