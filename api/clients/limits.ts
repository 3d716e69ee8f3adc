// Bounds of the clients' protocols.

/** A client of these protocols sends its whole list of messages each time: 4 MB, as the gateway takes. */
export const CLIENT_BODY_BYTES = 4 * 1024 * 1024;
/** Longest name that a client may give a conversation, in UTF-16 units. */
export const MAX_THREAD_CHARS = 200;
/** Longest id of a request on a socket, in UTF-16 units: those of the AI SDK have 16. */
export const MAX_REQUEST_ID_CHARS = 200;
/** How soon a stream ends after its run began to wait for a person, in ms: a wait is no event of the log. */
export const WAIT_LOOK_MS = 100;
/** A silent stream gets a comment after so many ms: proxies close idle connections, most after 60 s. */
export const COMMENT_MS = 15_000;
/**
 * An imported conversation, which costs others as much as one of ours to write and to read. `turns`: as many as a day's work with an
 * assistant has. `parts`: of all messages, about what the values of a body allow. `turnParts`: blocks of one answer, twice as many as the longest
 * run of ours has (20 calls with their results, texts, thoughts and sources); a call and its result are one.
 */
export const IMPORT_LIMITS = { turns: 500, parts: 5_000, turnParts: 200 } as const;
/** UTF-16 units of one imported part: more than any model writes at once. */
export const MAX_PART_CHARS = 200_000;
/** Levels of lists and objects in one imported part: half of a body's, because what is given out of it again is nested deeper. */
export const MAX_PART_LEVELS = 32;
