// Every bound of a run in one place, with unit and reason (INJ-7). Configuration may lower them, not the run itself.

export type RunLimits = {
  /** Model turns that may call tools; after them one last turn without tools. INJ-7. */
  maxSteps: number;
  /** Turns that broke off and are repeated with another target: as many as a route usually has. */
  maxRepeats: number;
  /** Tool calls of a run, all steps together. INJ-7. */
  maxToolCalls: number;
  /** Tokens sent to the model, all turns together; past it one last turn without tools. INJ-7. */
  maxInputTokens: number;
  /** Tokens written by the model, all turns together. INJ-7. */
  maxOutputTokens: number;
  /** Milliseconds after which no further tool is begun: leaves a quarter of the run for the answer. */
  toolDeadlineMs: number;
  /** Milliseconds after which the run ends as an error, whatever it is doing. INJ-7. Starts again after a restart. */
  deadlineMs: number;
  /** Bytes of one tool result given to the model and kept in the log. */
  maxToolOutputBytes: number;
  /** Characters of a call's arguments: far above any real query, far below what would hurt the log. */
  maxArgumentChars: number;
  /** Tokens of earlier conversation given to a turn; the oldest turns are dropped whole. Leaves room for eight steps. */
  maxHistoryTokens: number;
  /** The same for a model that only quotes: enough for the questions that the present one may continue, and read before the first step. */
  maxQuotedHistoryTokens: number;
  /** Characters of text or of reasoning in one turn: a model that ignores its token limit is cut here. */
  maxTurnChars: number;
  /** Milliseconds for the one call that corrects an answer with unsupported figures; after it the first answer is kept. */
  repairMs: number;
  /** Unsupported figures and names that are listed for the model; a longer list does not help it. */
  maxRepairItems: number;
  /** Milliseconds between two batches of deltas: a model's usual pace (10 to 50 ms a token) is never delayed, a burst is one event. */
  deltaIntervalMs: number;
};

export const RUN_LIMITS: RunLimits = {
  maxSteps: 8,
  maxRepeats: 3,
  maxToolCalls: 20,
  maxInputTokens: 60_000,
  maxOutputTokens: 8_000,
  toolDeadlineMs: 90_000,
  deadlineMs: 120_000,
  maxToolOutputBytes: 32 * 1024,
  maxArgumentChars: 16_000,
  maxHistoryTokens: 12_000,
  maxQuotedHistoryTokens: 3_000,
  maxTurnChars: 40_000,
  repairMs: 20_000,
  maxRepairItems: 12,
  deltaIntervalMs: 5,
};

/**
 * Results that are too long for the log, in bytes of UTF-8. `result`: four times the longest reply of a service (1 MiB), written to
 * the database in some 20 ms. `conversation`: as much as the log of one may have (HI9); later results are not kept.
 */
export const WHOLE_RESULT_BYTES = { result: 4 * 1024 * 1024, conversation: 20 * 1024 * 1024 } as const;
/**
 * Earlier turns that a process keeps for the next question of their conversations. `chars`: of their events as JSON, in UTF-16 units; some 32 MB of
 * memory. `entries`: a thousand conversations of four short turns.
 */
export const EARLIER_TURNS = { entries: 4_000, chars: 8 * 1024 * 1024 } as const;
/** Attempts of a run before it ends as an error: a run that crashes the process must not repeat it for ever. */
export const MAX_ATTEMPTS = 3;
/** Runs of one process that work at the same time; the others wait in order. Bounds memory and upstream connections. */
export const MAX_PARALLEL_RUNS = 64;
/** Stopped runs whose end a process writes at the same time: some milliseconds each, and no model is asked. */
export const MAX_PARALLEL_ENDS = 16;
/** Longest wait of a run in milliseconds, a day: then its hook is asked again, so that a forgotten one does not wait for ever. */
export const MAX_WAIT_MS = 24 * 3_600_000;

/** Runs of one site that work at the same time where a process serves several sites: a quarter is left for the others. */
export const MAX_PARALLEL_RUNS_PER_SITE = 48;

/** Milliseconds for the title and the questions that a model writes after an answer; later nobody waits for them. */
export const AFTER_ANSWER_MS = 15_000;
/** Answers of a process whose title and questions are being written: a quarter of its runs. The others keep what they have. */
export const MAX_AFTER_ANSWERS = MAX_PARALLEL_RUNS / 4;

/** Milliseconds until a call or a question that nobody decides about ends without a decision. APR-6. */
export const APPROVAL_MS = 10 * 60_000;
/** Calls and questions of a run that wait at the same time: more of them nobody reads with care. APR-8. */
export const MAX_PENDING_APPROVALS = 5;

/** Milliseconds for the answer to a question that a running call asks: its run keeps a place and a process meanwhile. */
export const ASKED_MS = 5 * 60_000;
/** Such questions of a process at the same time: a quarter of its runs. */
export const MAX_ASKED = MAX_PARALLEL_RUNS / 4;
/** Such questions of one call. */
export const MAX_ASKED_BY_CALL = 5;

/**
 * Text of the visitor's files given to a model, in bytes of one message's files together: as much as one tool result for the message
 * that is answered, less for earlier ones, so that they do not push the conversation out.
 */
export const ATTACHMENT_BYTES = { present: 32 * 1024, earlier: 8 * 1024 } as const;
/** Images given to a model in one turn, the newest first, and their bytes together: services take some 20 MB in a request. */
export const MODEL_IMAGES = { count: 8, bytes: 15 * 1024 * 1024 } as const;
