// The progress of a running tool, in a few words. Progress of our own tools is translated; other tools' text is shown unchanged.
import '../strings/later-strings.ts';
import type { ToolProgress } from '../../../protocol/events.ts';
import type { Strings } from '../strings/strings.ts';
import { showHidden } from '../visible-text.ts';

/** Characters shown of a tool's own text: the row's label needs the space. */
const MAX_WORD_CHARS = 32;

/** "reading 3 of 5", "searching", "writing", or a tool's own text with its count. */
export function progressText({ phase, done, total }: ToolProgress, strings: Strings): string {
  const counted = total !== undefined && total > 1;
  switch (phase) {
    case 'searching':
      return strings.t('progressSearching');
    case 'writing':
      return strings.t('progressWriting');
    case 'reading':
      // The page being read is the one after the completed ones.
      return counted
        ? strings.t('progressReadingOf', { a: Math.min((done ?? 0) + 1, total), b: total })
        : strings.t('progressReading');
    default: {
      const word = showHidden(phase.trim().slice(0, MAX_WORD_CHARS));
      return counted ? `${word} ${strings.t('stepOf', { a: done ?? 0, b: total })}`.trim() : word;
    }
  }
}
