// The bounds that the loop keeps. They are passed in as one object; values, units and reasons are in runs/limits.ts.

/** Times in milliseconds, sizes in the unit of their name. */
export type AgentLimits = {
  maxSteps: number;
  maxRepeats: number;
  maxToolCalls: number;
  maxInputTokens: number;
  maxOutputTokens: number;
  toolDeadlineMs: number;
  maxArgumentChars: number;
  maxTurnChars: number;
  deltaIntervalMs: number;
};
