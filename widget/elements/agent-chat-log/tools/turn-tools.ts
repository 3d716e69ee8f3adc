// What can be done with the turns of a conversation: ratings, edits, versions, suggestions, and pages of search services. One chunk, which the log imports when there is a turn.
export { searchEntries } from '../search-entries.ts';
export { editField, messageTools } from './message-tools.ts';
export { feedbackCard, ratedMessage, thumbs } from './rating.ts';
export { suggestionRow } from './suggestion-row.ts';
export { versionPager } from './version-pager.ts';
