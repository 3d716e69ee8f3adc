// What is drawn of a conversation at once; drawn-turns.ts, which is imported when there are answers, decides on the others.

/** Turns drawn in the task that shows a conversation: more than the window of any layout holds. */
export const FIRST_TURNS = 10;
