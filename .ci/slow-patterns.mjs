// The patterns that .ci/patterns.mjs may find slow, in one place, each with what bounds its input. No other pattern may backtrack.

/** Literals that recheck does not clear: the pattern as written, its files, and why its input is short. */
export const SLOW = [
  {
    pattern: String.raw`\/+$`,
    files: [
      'api/config/load-config.ts',
      'api/search/call-json.ts',
      'api/search/engines/searxng.ts',
      'api/search/engines/wikipedia.ts',
    ],
    bound: 'addresses of the owner’s configuration, read at the start',
  },
  {
    pattern: String.raw`\/+$`,
    files: [
      'widget/loader.ts',
      'widget/chat/connection/http-api.ts',
      'widget/chat/icon-addresses.ts',
      'widget/elements/agent-chat-log/tools/search-entries.ts',
    ],
    bound: 'the address of the API, from the owner’s own tag',
  },
  {
    pattern: String.raw`(?:^|[.!?…。！？][”’"')\]]*|[:：])[ \t]*(?:(?:[-*+>•]|#{1,6}|\d{1,3}[.)])[ \t]+)*$`,
    files: ['api/citations/drop-citation.ts'],
    bound: 'the last OPENING_CHARS (80) of a line',
  },
  {
    pattern: String.raw`(?:[ \t]*[,，、;；(（—–])?[ \t]*$`,
    files: ['api/citations/drop-citation.ts'],
    bound: 'the last BACK (60) characters of a line',
  },
  { pattern: String.raw`[\s,;:.–-]+$`, files: ['api/runs/record/title.ts'], bound: 'MAX_TITLE_CHARS (60)' },
  {
    pattern: '(\\*\\*|__|~~|`{1,3})(?=\\S)([^*_~`]{1,1000})\\1',
    files: ['api/documents/kinds/markdown-document.ts'],
    bound: 'a try ends after 1,000 characters of a line',
  },
  { pattern: String.raw`\S+@\S+`, files: ['api/documents/kinds/xml-feed.ts'], bound: 'MAX_AUTHOR (200) characters' },
  {
    pattern:
      '^(?:.*article|blogposting|.*posting|report|review|webpage.*|techarticle|.*discussion.*|question|qapage|creativework|recipe|howto|socialmediaposting)$',
    files: ['api/extract/metadata/json-ld.ts'],
    bound: 'MAX_TYPE_CHARS (80)',
  },
  {
    pattern: String.raw`\b(?:19|20)\d\d[-/.年]\d{1,2}|\b\d{1,2}[./]\d{1,2}[./](?:19|20)?\d\d\b|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? \d{1,2}|\b\d{1,2}\.? (?:jan|feb|m[aä]r|apr|ma[iy]|jun|jul|aug|sep|o[ck]t|nov|de[cz])|\b(?:hours?|days?|weeks?|months?|years?|minutes?) ago\b|\b\d{1,2}:\d\d\b`,
    files: ['api/extract/features/stock-phrases.ts'],
    bound: 'MAX_PHRASE_CHARS (160)',
  },
  {
    pattern: String.raw`\s+[|–—·•»«:>\\/~-]+\s+|\s*[|»]\s*|\s+::\s+|_+`,
    files: ['api/extract/metadata/title-words.ts'],
    bound: 'titles are collapsed to single blanks and MAX_TITLE_CHARS (400)',
  },
];

/** Files that put patterns together when they are loaded: of tables of their own, never of outside text; and their bounds. */
export const COMPOSED = [
  {
    file: 'api/config/check-config.ts',
    bound: 'the patterns of our own schema, on names in the owner’s configuration',
  },
  {
    file: 'api/config/tools/check-json-schema.ts',
    bound: 'the owner’s own patterns, which are only read, not applied',
  },
  { file: 'api/text/structure/ends-as-question.ts', bound: 'the last LAST (40) characters of a line' },
  {
    file: 'api/ranking/answers/no-answer.ts',
    bound: 'words of the packs at the beginning of a line, none of which repeats anything',
  },
  { file: 'api/text/stems/ko.ts', bound: 'words of MAX_WORD (48) characters' },
  { file: 'api/citations/filter-citations.ts', bound: 'at most MAX_ROW (600) characters; the others are linear' },
  { file: 'api/citations/drop-citation.ts', bound: 'the last BACK (60) or the next AHEAD characters of a line' },
  { file: 'api/text/analyse.ts', bound: 'linear; the contractions of a language, fixed words' },
  { file: 'api/ranking/question/correct-words.ts', bound: 'linear; the abbreviations of a language, fixed words' },
  { file: 'api/ranking/answers/values/answer-values.ts', bound: 'linear; one sentence' },
  {
    file: 'api/ranking/answers/values/hours/hour-items.ts',
    bound: 'lists of words of the packs; a text of MAX_CHARS (1,200) of read-hours.ts, or a question',
  },
  {
    file: 'api/ranking/answers/values/hours/season.ts',
    bound: 'the names of the months as the platform writes them; a text of MAX_CHARS (1,200)',
  },
  {
    file: 'api/text/figures/spell-figures.ts',
    bound: 'linear: figures that begin where no letter or figure is before them, and a list of units',
  },
  {
    file: 'api/text/durations/in-minutes.ts',
    bound: 'a list of names of the pack, none of which repeats anything; a message',
  },
  {
    file: 'api/ranking/answers/values/case-amounts.ts',
    bound: 'lists of words of the packs between numbers; a message, an item of a list or a cell of a table',
  },
  {
    file: 'api/ranking/answers/values/stated-amounts.ts',
    bound: 'lists of words of the packs between numbers; a sentence, or a cell of a table',
  },
  {
    file: 'api/ranking/answers/statements/limits.ts',
    bound: 'lists of words of the packs; a title, a heading or a sentence of MAX_CHARS (240) of contradicting.ts',
  },
  {
    file: 'api/ranking/answers/statements/yes-or-no.ts',
    bound: 'lists of words of the packs; a sentence',
  },
  {
    file: 'api/ranking/answers/values/compare-sides.ts',
    bound: 'linear: words to choose from, no repetition; one message',
  },
  {
    file: 'api/ranking/question/site-names.ts',
    bound: 'a word of a pack’s table of pronouns, and the words before it',
  },
  { file: 'api/ranking/carry-question.ts', bound: 'linear: anchored words to choose from' },
  { file: 'api/ranking/question/corrections.ts', bound: 'anchored at the start, on MAX_CHARS characters' },
  {
    file: 'api/text/structure/sentences.ts',
    bound: 'anchored words of a pack to choose from, on MAX_MONTH_CHARS characters',
  },
  { file: 'api/text/segment-words.ts', bound: 'linear: one class and its opposite' },
  { file: 'api/extract/features/class-words.ts', bound: 'linear: words to choose from, no repetition' },
  { file: 'api/citations/dates.ts', bound: 'linear: at most four digits and one month around each blank' },
  { file: 'api/citations/numbers.ts', bound: 'linear: a table of units before the end' },
  { file: 'api/citations/figures.ts', bound: 'linear: words to choose from between two figures, no repetition' },
  { file: 'api/citations/names.ts', bound: 'linear: one word' },
  {
    file: 'api/ranking/question/follow-up.ts',
    bound: 'anchored at the start, or messages of at most MAX_PRONOUN_WORDS or MAX_CHARS',
  },
  { file: 'api/citations/statements.ts', bound: 'linear: a run of one sign of ours' },
  {
    file: 'widget/chat/page-tools/find-mismatch.ts',
    bound: 'a pattern of the page’s own script, in its own browser, on arguments that the API has bounded',
  },
  { file: 'widget/markdown/rich/addresses.ts', bound: 'linear: sticky, one class, at most MAX_URL_CHARS' },
  { file: 'widget/markdown/markdown-stream.ts', bound: 'MAX_MARKS characters from each place' },
];
