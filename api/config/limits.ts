// All limits of the HTTP and socket interface, with unit and reason. Limits of runs are api/runs/input/limits.ts,
// of fetching api/crawl/. Those of `Limits` can be set in the configuration file.
import { type Static, Type } from 'typebox';

/** `title`: what it is, for the table of the docs; messages add the bound to it. */
const count = (title: string, example: number) =>
  Type.Optional(
    Type.Integer({ minimum: 1, title, description: `${title}, a whole number from 1`, examples: [example] }),
  );

export const LimitsSchema = Type.Object(
  {
    messagesPerMinute: count('messages a visitor may send per minute', 20),
    messageBurst: count('messages a visitor may send at once', 5),
    messagesPerMinutePerAddress: count('messages per minute from one address', 60),
    messagesPerMinutePerSite: count('messages per minute of one site', 100),
    messageBurstPerSite: count('messages of one site at once', 150),
    newVisitorsPerMinutePerSite: count('new visitors per minute of one site', 60),
    newVisitorBurstPerSite: count('new visitors of one site at once', 200),
    newVisitorsPerMinutePerAddress: count('new visitors per minute from one address', 3),
    newVisitorBurst: count('new visitors at once from one address', 10),
    requestsPerMinutePerAddress: count('calls of the API per minute from one address', 600),
    runsPerVisitor: count('answers being written at once for one visitor', 2),
    runsPerAddress: count('answers being written at once for one address', 8),
    runsPerSite: count('answers being written or waiting at once for one site', 256),
    socketsPerVisitor: count('sockets and event streams open at once for one visitor', 5),
    socketsPerAddress: count('sockets and event streams open at once from one address', 50),
    socketsPerSite: count('sockets and event streams open at once of one site', 10_000),
    sockets: count('sockets and event streams open at once in all', 12_000),
    framesPerSecond: count('frames per second on one socket', 20),
    frameBurst: count('frames at once on one socket', 50),
    attachmentsPerMessage: count('files of one message', 5),
    attachmentMegabytes: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 50, description: 'megabytes of one file, 1 to 50', examples: [10] }),
    ),
    attachmentMegabytesPerVisitor: count('megabytes of files kept for one visitor', 100),
    attachmentMegabytesPerSite: count('megabytes of files kept for one site', 5_000),
    modelFirstWordSeconds: count('seconds until the first word of a model, then the next one is asked', 30),
  },
  { additionalProperties: false },
);
export type Limits = Required<Static<typeof LimitsSchema>>;

/**
 * Defaults from WS-3 and WS-4; bursts allow a reload of several tabs and an office behind one address.
 * The rate of a site is five times the average rate of its daily budget, and limits a flood of invented visitors;
 * eight simultaneous answers for an address leave seven eighths of all slots to others.
 */
export const DEFAULT_LIMITS: Limits = {
  messagesPerMinute: 20,
  messageBurst: 5,
  messagesPerMinutePerAddress: 60,
  messagesPerMinutePerSite: 100,
  messageBurstPerSite: 150,
  newVisitorsPerMinutePerSite: 60,
  newVisitorBurstPerSite: 200,
  newVisitorsPerMinutePerAddress: 3,
  newVisitorBurst: 10,
  requestsPerMinutePerAddress: 600,
  runsPerVisitor: 2,
  runsPerAddress: 8,
  runsPerSite: 256,
  socketsPerVisitor: 5,
  socketsPerAddress: 50,
  socketsPerSite: 10_000,
  sockets: 12_000,
  framesPerSecond: 20,
  frameBurst: 50,
  // A few photos of a phone; a visitor keeps some twenty messages of them.
  attachmentsPerMessage: 5,
  attachmentMegabytes: 10,
  attachmentMegabytesPerVisitor: 100,
  attachmentMegabytesPerSite: 5_000,
  // Most services begin within 10 s; a model on the owner's own machine may read a long question for a minute.
  modelFirstWordSeconds: 30,
};

/** Bytes of a body or frame (API-1, WS-3). */
export const MAX_BODY_BYTES = 64 * 1024;
/**
 * Levels and values of the JSON of a body or frame (API-1): what the parser and the checks take time for, whatever the bytes. The longest
 * list of messages that a client sends along has some ten values a message; 50,000 take some 50 ms. Up to {@link MAX_BODY_BYTES}, which a
 * client may send often, fewer are enough: the shortest messages have one in eight bytes.
 */
export const MAX_JSON_LEVELS = 64;
export const MAX_JSON_VALUES = { small: 10_000, large: 50_000 } as const;
/** Documents that an owner pushes into the index: limits of one call. */
export const DOCUMENT_LIMITS = {
  /** Bytes of the body: a hundred ordinary pages, and some seconds of indexing (about 1 MB of text a second). */
  maxBytes: 4 * 1024 * 1024,
  maxDocuments: 100,
  /** Ids and addresses to remove. */
  maxNames: 1_000,
  /** Characters of one text or Markdown document: as many as are stored of a crawled page. */
  maxTextChars: 200_000,
  /** Characters of one page of HTML, most of them markup. */
  maxHtmlChars: 2_000_000,
} as const;
/** Fragments of one frame (WS-3): browsers send one; thousands would use up memory. */
export const MAX_FRAGMENTS = 64;
/** Ratings, titles and the like that one visitor may change: as quick as a hand clicks, and each is an event in the log. */
export const CHANGES = { perMinute: 60, burst: 60 } as const;
/**
 * Bytes of the bodies of useChat, AG-UI and imports: four of the largest (4 MB) a minute, such as a photo that a client sends along with
 * each message. An address has those of two visitors.
 */
export const LARGE_BODIES = {
  perVisitor: { perMinute: 16 * 1024 * 1024, burst: 16 * 1024 * 1024 },
  perAddress: { perMinute: 32 * 1024 * 1024, burst: 32 * 1024 * 1024 },
} as const;
/** Characters of a conversation's title. */
export const MAX_TITLE_CHARS = 200;
/** Rows of a list reply, at most and by default (API-1). */
export const MAX_PAGE_ROWS = 100;
export const PAGE_ROWS = 30;
/**
 * A page of history: flat messages (one or two screens); UTF-16 units of their events, so that long results give a page of fewer messages;
 * and blocks, each of which takes some 20 µs to fold. A longer turn is a page of its own.
 */
export const HISTORY_PAGE = { messages: 50, chars: 1_000_000, blocks: 1_000 } as const;
/**
 * Conversations whose sources are collected at once, because nobody has opened them since they grew: each has up to 20 MB to
 * read, and some MB in memory. One thread does it, so more at once end no earlier; with two, a short one need not wait for a long one.
 */
export const FIRST_OPENS_AT_ONCE = 2;
/** Conversations whose texts a search adds to its index, when nobody has searched them yet: each takes a few ms. */
export const SEARCHED_AT_ONCE = 200;
/** Characters of a search: a sentence. */
export const MAX_SEARCH_CHARS = 200;
/** Seconds for which a deletion can be taken back, at most. */
export const MAX_UNDO_S = 60;
/** How often conversations whose deletion can no longer be taken back are deleted, in ms. */
export const PURGE_EVERY_MS = 5_000;
/** Waiting history calls of one visitor: twice as many as tabs that load at once. */
export const HISTORY_CALLS_WAITING = 20;
/** Time to send a page to its client, in ms: the sources of a long conversation take long on a slow connection. */
export const HISTORY_TIMEOUT_MS = 60_000;
/** Bytes of a download that are read at a time: few reads for a file of some MB, little memory for each slow client. */
export const DOWNLOAD_PIECE_BYTES = 256 * 1024;
/** Conversations that one socket follows at once: a widget shows one, a page with several windows a few. */
export const SUBSCRIPTIONS_PER_SOCKET = 10;

/** Bytes of a megabyte in the limits of files. */
export const MEGABYTE = 1024 * 1024;
/** Files of one visitor that no message has: more than a message takes, and those of other tabs. */
export const UNSENT_ATTACHMENTS = 20;
/** Characters kept of what a document says: some forty pages, twice as many as a model is given. */
export const ATTACHMENT_TEXT_CHARS = 64_000;
/** Pixels of an image, of one side and in all: a browser needs four bytes for each, 200 MB for the largest. */
export const IMAGE_PIXELS = { side: 16_384, area: 50_000_000 } as const;
/** Files whose content is checked at once: each is whole in memory for it, and a PDF takes a thread for seconds. */
export const FILE_CHECKS_AT_ONCE = 2;
/** Age in ms at which a file that no message has is deleted: a draft is finished the next morning. */
export const UNSENT_ATTACHMENT_MS = 24 * 3_600_000;
/** How often the bytes of deleted files are deleted, in ms (PRIV-2: within a minute), and how many at a time. */
export const SWEEP_FILES_EVERY_MS = 5_000;
export const FILES_SWEPT_AT_ONCE = 50;

/** API-4, in ms. No request takes longer: answers are sent as events, not as replies. */
export const TIMEOUTS = {
  headersMs: 15_000,
  /** With the check below a slow body is refused before 30 s, on a busy machine too. */
  requestMs: 28_000,
  /** A frame of a socket from its first byte to its last (WS-3): with the closing handshake, which a slow client leaves unanswered, below 30 s. */
  frameMs: 25_000,
  /** How often Node checks for late headers and bodies; its default of 30 s would double both limits. */
  lateCheckMs: 1_000,
  handlerMs: 25_000,
  connectionMs: 60_000,
  keepAliveMs: 65_000,
} as const;

/** Ping of sockets and comment of event streams, in ms: below the 30 to 60 s after which proxies close an idle connection (WS-3). */
export const KEEP_ALIVE_MS = 25_000;
/** Unanswered pings in a row after which the connection is dead. */
export const MISSED_PINGS = 2;
/** Time without any frame or event after which a socket is closed, in ms (WS-3). */
export const IDLE_CLOSE_MS = 30 * 60_000;
/** Queued for one slow client (WS-5): above either, deltas are merged; if that is not enough its connection is closed. */
export const SEND_QUEUE = { maxBytes: 1024 * 1024, maxEvents: 500 } as const;
/** Bytes written to the transport before the rest waits in our queue, where it can still be merged. */
export const TRANSPORT_BUFFER_BYTES = 64 * 1024;
/** Events read from the log at a time while a subscriber catches up. */
export const REPLAY_PAGE = 200;

/** A visitor's token lives this long, in ms; every session call renews it. As long as conversations are kept (PRIV-1). */
export const TOKEN_TTL_MS = 90 * 24 * 3_600_000;
/** The token of an identified visitor lives this long, in ms: no longer than the site's user token (ID-1). */
export const IDENTIFIED_TOKEN_TTL_MS = 15 * 60_000;
/** A link to another device is valid this long, in ms: time to pick up a phone, too short to be found later (ID-5). */
export const LINK_TTL_MS = 10 * 60_000;
/** Characters of such a token: about 300. */
export const MAX_LINK_TOKEN_CHARS = 1024;
/** Longest life of a site's own user token (ID-1), and the leeway between clocks, in seconds. */
export const USER_TOKEN_MAX_AGE_S = 15 * 60;
export const USER_TOKEN_LEEWAY_S = 60;
/** Longest `sub` of a user token, in UTF-16 units: the bound that OpenID Connect sets (Core 1.0, section 2). */
export const USER_ID_MAX_CHARS = 255;
/** Characters of a visitor token: about 250, and up to 1,020 for a user's id of the longest kind, each character in three bytes. */
export const MAX_VISITOR_TOKEN_CHARS = 2048;

/** Logs of ended runs keep their deltas this long, in ms, so that open pages can catch up. */
export const LOG_RETENTION_MS = 24 * 3_600_000;
/** How often runs without a job are looked for, in ms: a message whose process died before it was queued is late by so much. */
export const RECONCILE_EVERY_MS = 30_000;
/** Their least age, in ms: a run is in the queue moments after its message. */
export const RECONCILE_AGE_MS = 15_000;
/** Interval of the sweep for expired conversations (PRIV-1), in ms. */
export const EXPIRE_EVERY_MS = 3_600_000;
/** Pause between two batches of the sweep, in ms: it uses a fifth of the event loop at most. */
export const EXPIRE_PAUSE_MS = 50;
/** How often it is looked whether removed documents are to be erased from the index, in ms (PRIV-2: within a minute for a site of a thousand pages). */
export const ERASE_EVERY_MS = 5_000;
/** Pause between two steps of it, in ms: a step takes some 20 ms. */
export const ERASE_PAUSE_MS = 50;
/** A clock this far after the last time that was believed, in ms, is doubted: nobody sets one by a week, and a server that was off so long can wait. */
export const CLOCK_JUMP_MS = 7 * 24 * 3_600_000;
/** How long a server runs before it believes a doubted clock, in ms: its owner can read the warning and set it. */
export const CLOCK_DOUBT_MS = 24 * 3_600_000;
/** How often the believed time is written, in ms. */
export const CLOCK_SAVED_EVERY_MS = 3_600_000;
/** How often ended runs are folded, in ms. */
export const COMPACT_EVERY_MS = 10 * 60_000;
/** Retry time for a message refused during shutdown, in s: the next process runs by then. */
export const RESTART_RETRY_S = 5;
/** Time for running answers to finish when the process is asked to end, in ms. */
export const DRAIN_MS = 8_000;

/** Sites of one server: each costs some 50 KB and its turn among the crawls. */
export const MAX_SITES = 1_000;
