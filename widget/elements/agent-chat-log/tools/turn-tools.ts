// What can be done with the turns of a conversation: ratings, edits, versions. One chunk, which the log imports when there is a turn.
export { editField, messageTools } from './message-tools.ts';
export { feedbackCard, ratedMessage, thumbs } from './rating.ts';
export { versionPager } from './version-pager.ts';
