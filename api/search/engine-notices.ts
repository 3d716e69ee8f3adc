// Reports to the owner that an engine fails, and which setting to correct: once, not with every search. Knows codes and the
// names of settings; not keys, queries, or replies of a service (LOG-1).
import type { EngineError, EngineErrorCode } from './engine.ts';

/** A log entry. `message` is a sentence without secrets; `cause` the underlying error, such as a refused connection. */
export type EngineNotice = {
  engine: string;
  code: EngineErrorCode;
  /** The setting to correct, such as `SERPER_API_KEY` or `providers.glm.keys.work`; missing where no setting causes the code. */
  setting?: string;
  message: string;
  cause?: unknown;
};

/** Receives the result of every call of an engine: the failure after its attempts, or success. */
export interface EngineWatch {
  failed(error: EngineError): void;
  answered(engine: string): void;
}

/** Milliseconds until the same failure of an intermittent engine is reported again: at most six entries an hour. */
export const NOTICE_AGAIN_MS = 600_000;

/** Failures that another value of the engine's setting corrects. */
const OF_THE_SETTING: ReadonlySet<EngineErrorCode> = new Set<EngineErrorCode>(['auth', 'quota']);

/** A watch that reports each kind of failure of an engine once, and again only after the engine has answered in between. */
export function createEngineNotices(options: {
  /** By the engine's id. */
  settings: ReadonlyMap<string, string>;
  /** Monotonic milliseconds. */
  now: () => number;
  report(notice: EngineNotice): void;
}): EngineWatch {
  const { settings, now, report } = options;
  const failing = new Map<string, Set<EngineErrorCode>>();
  const reportedAtMs = new Map<string, number>();
  return {
    failed({ engine, code, message, cause }) {
      const known = failing.get(engine) ?? new Set<EngineErrorCode>();
      if (known.has(code)) return;
      const key = `${engine} ${code}`;
      if (now() - (reportedAtMs.get(key) ?? -NOTICE_AGAIN_MS) < NOTICE_AGAIN_MS) return;
      failing.set(engine, known.add(code));
      reportedAtMs.set(key, now());
      const setting = OF_THE_SETTING.has(code) ? settings.get(engine) : undefined;
      report({
        engine,
        code,
        ...(setting === undefined ? {} : { setting }),
        message: `web_search: ${message}.${setting === undefined ? '' : ` The setting is ${setting}.`}`,
        ...(cause === undefined ? {} : { cause }),
      });
    },
    answered(engine) {
      failing.delete(engine);
    },
  };
}
