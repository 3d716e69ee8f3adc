// Tells the owner that an engine does not answer, and which setting mends it: once, not with every search. Knows codes and the
// names of settings; not keys, queries, or what a service said (LOG-1).
import type { EngineError, EngineErrorCode } from './engine.ts';

/** What the log says. `message` is a sentence fit for it; `cause` what lies below, such as a refused connection. */
export type EngineNotice = {
  engine: string;
  code: EngineErrorCode;
  /** The setting to mend, such as `SERPER_API_KEY` or `providers.glm.keys.work`; missing where the code is no matter of it. */
  setting?: string;
  message: string;
  cause?: unknown;
};

/** What is told of every engine that is asked: how it failed after its attempts, or that it answered. */
export interface EngineWatch {
  failed(error: EngineError): void;
  answered(engine: string): void;
}

/** Milliseconds until the same failure is told again of an engine that answers by turns: six lines an hour at most. */
export const NOTICE_AGAIN_MS = 600_000;

/** Failures that another value of the engine's setting mends. */
const OF_THE_SETTING: ReadonlySet<EngineErrorCode> = new Set<EngineErrorCode>(['auth', 'quota']);

/** A watch that tells each kind of failure of an engine once, and again only after the engine has answered in between. */
export function createEngineNotices(options: {
  /** By the engine's id. */
  settings: ReadonlyMap<string, string>;
  /** Milliseconds that only go forward. */
  now: () => number;
  tell(notice: EngineNotice): void;
}): EngineWatch {
  const { settings, now, tell } = options;
  const failing = new Map<string, Set<EngineErrorCode>>();
  const toldAtMs = new Map<string, number>();
  return {
    failed({ engine, code, message, cause }) {
      const known = failing.get(engine) ?? new Set<EngineErrorCode>();
      if (known.has(code)) return;
      const key = `${engine} ${code}`;
      if (now() - (toldAtMs.get(key) ?? -NOTICE_AGAIN_MS) < NOTICE_AGAIN_MS) return;
      failing.set(engine, known.add(code));
      toldAtMs.set(key, now());
      const setting = OF_THE_SETTING.has(code) ? settings.get(engine) : undefined;
      tell({
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
