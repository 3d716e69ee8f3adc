// Announces an answer to screen readers while it streams: finished sentences only, none twice, none from history.
// Knows text blocks; markdown/ converts Markdown to speech, shared/announcer.ts has the live region.
import type { TextBlock } from '../../../../protocol/blocks.ts';
import type { BlockGroup } from '../../../../protocol/groups.ts';
import { blocksIn } from '../../../chat/chat-view.ts';
import { spokenText } from '../../../markdown/spoken-text.ts';
import { SentenceReader } from '../../../shared/announcer.ts';
import type { Strings } from '../../../shared/strings/strings.ts';

/** A new answer longer than this many times the one it replaces has content that was not announced: it is read. */
const MAX_GROWTH = 2;

/** Follows the text blocks of a conversation. */
export class Narration {
  #readers = new Map<string, SentenceReader>();
  #known = new Set<string>();
  /** Texts of a history that are not in `#known` yet. */
  #loaded: readonly TextBlock[] = [];
  /** Announced texts that are still shown, by key. */
  #heard = new Map<string, TextBlock>();
  /** Announced texts that were retracted, by run, until the run writes again; with the narration's state unless all of it was read. */
  #retracted = new Map<string, { text: string; reader: SentenceReader | undefined }>();
  /** New blocks of such runs, by key, with their first text: whether they are rewritten or replaced is not known yet. */
  #doubtful = new Map<string, { first: string; retracted: string }>();

  /**
   * The text to announce after this change, '' for none. `isHistory`: these entries were loaded, so their complete texts
   * are not announced, nor are new texts above a known one.
   */
  next(entries: readonly BlockGroup[], strings: Strings, isHistory: boolean): string {
    let blocks: readonly TextBlock[] = blocksIn(entries, 'text');
    for (const { key } of this.#loaded) this.#known.add(key);
    this.#loaded = [];
    this.#noteRetracted(blocks);
    // With the next change: the frame that draws a long history would wait for thousands of keys.
    if (isHistory && this.#heard.size === 0) {
      this.#loaded = blocks;
      blocks = blocks.filter(({ isStreaming }) => isStreaming);
    }
    const known = blocks.findIndex(({ key }) => this.#known.has(key));
    return blocks
      .map((block, at) => this.#say(block, strings, isHistory || at < known))
      .filter((part) => part !== '')
      .join(' ');
  }

  #noteRetracted(blocks: readonly TextBlock[]): void {
    if (this.#heard.size === 0) return;
    const shown = new Set(blocks.map(({ key }) => key));
    for (const [key, { run_id, text }] of this.#heard) {
      if (shown.has(key)) continue;
      if (text !== '') this.#retracted.set(run_id, { text, reader: this.#readers.get(key) });
      this.#heard.delete(key);
      this.#readers.delete(key);
    }
  }

  #say(block: TextBlock, strings: Strings, isHistory: boolean): string {
    const { key, isStreaming, text } = block;
    if (!this.#known.has(key)) {
      this.#known.add(key);
      if (isStreaming || !isHistory) this.#begin(block);
    }
    if (this.#readers.has(key) || this.#heard.has(key)) this.#heard.set(key, block);
    if (this.#doubtful.has(key)) return this.#resolve(block, strings);
    const reader = this.#readers.get(key);
    if (!reader) return '';
    if (!isStreaming) this.#readers.delete(key);
    return spokenText(reader.next(text, !isStreaming));
  }

  #begin({ key, run_id, text }: TextBlock): void {
    const retracted = this.#retracted.get(run_id);
    this.#retracted.delete(run_id);
    const isMoved = retracted !== undefined && text.startsWith(retracted.text);
    const reader = (isMoved && retracted.reader) || new SentenceReader();
    this.#readers.set(key, reader);
    // The same text at another position, e.g. when an answer becomes a step, continues where its announcement was.
    if (isMoved && !retracted.reader) reader.next(retracted.text, true);
    if (retracted && !isMoved) this.#doubtful.set(key, { first: text, retracted: retracted.text });
  }

  /** [EV10] A text that arrived complete in place of another was corrected, and is not read again; one that grows was restarted. */
  #resolve({ key, isStreaming, text }: TextBlock, strings: Strings): string {
    const doubt = this.#doubtful.get(key) as { first: string; retracted: string };
    // A block may be drawn before its first words.
    if (doubt.first === '') doubt.first = text;
    const { first, retracted } = doubt;
    if (isStreaming && text === first) return '';
    this.#doubtful.delete(key);
    const reader = this.#readers.get(key) as SentenceReader;
    if (!isStreaming) this.#readers.delete(key);
    const isCorrection = text === first && text.length <= retracted.length * MAX_GROWTH;
    return isCorrection ? strings.t('answerCorrected') : spokenText(reader.next(text, !isStreaming));
  }
}
