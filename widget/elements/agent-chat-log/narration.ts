// Reads an answer aloud to screen readers while it streams: finished sentences only, nothing twice, nothing old.
// Knows text blocks and how to make Markdown speakable; the region that speaks is the announcer's.
import type { BlockGroup } from '../../../protocol/groups.ts';
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
      said.push(toSpeech(reader.next(text, !isStreaming)));
      if (!isStreaming) this.#readers.delete(key);
    }
    return said.filter((part) => part !== '').join(' ');
  }
}

/** Markdown as one would read it aloud: no marks, no addresses, no citation numbers. */
export function toSpeech(markdown: string): string {
  return markdown
    .replace(/```[^\n]*\n?/g, ' ')
    .replace(/!?\[([^\]\n]{0,500})\]\([^)\s]{0,2048}\)/g, '$1')
    .replace(/\[\d{1,3}(?:\s*,\s*\d{1,3}){0,20}\]/g, '')
    .replace(/^[ \t]{0,3}(?:#{1,6}|>|[-*+]|\d{1,9}[.)])[ \t]+/gm, '')
    .replace(/[*_~`|]+/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
