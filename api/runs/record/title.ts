// The title of a conversation, from its first message. No model, no network.

/** Characters of a title: about one line of the conversation list. */
const MAX_TITLE_CHARS = 60;

/** The first message on one line, cut at a word; '' when it has no words. */
export function titleFrom(text: string): string {
  const line = text
    .replace(/[`*_#>|~]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const chars = [...line];
  if (chars.length <= MAX_TITLE_CHARS) return line;
  const cut = chars.slice(0, MAX_TITLE_CHARS - 1).join('');
  const blank = cut.lastIndexOf(' ');
  // Languages without blanks, and one very long word, are cut at the limit.
  return `${(blank > MAX_TITLE_CHARS / 2 ? cut.slice(0, blank) : cut).replace(/[\s,;:.–-]+$/, '')}…`;
}
