// What is stored of each tool call before it is carried out.

export type JournalEntry = {
  runId: string;
  toolUseId: string;
  name: string;
  argsHash: string;
  /** `parked`: not begun, since somebody else decides about it. */
  state: 'parked' | 'executing' | 'done';
  /** JSON of the arguments, where the log has some of them masked; null once it is done. */
  input: string | null;
  /** JSON of the tool's outcome, once done. */
  outcome: string | null;
};

type NewEntry = Pick<JournalEntry, 'runId' | 'toolUseId' | 'name' | 'argsHash'> & { input?: string };

/** The tool calls that were started and their outcomes, so that a crash never repeats one unnoticed. */
export interface ToolJournal {
  get(runId: string, toolUseId: string): Promise<JournalEntry | null>;
  /** Notes a call that somebody else decides about, so that a run that waits keeps its step. Nothing when it is noted. */
  park(entry: NewEntry): Promise<void>;
  /** Written before the tool runs. Rejects when the entry exists, unless it is parked. */
  begin(entry: NewEntry): Promise<void>;
  finish(runId: string, toolUseId: string, outcome: string): Promise<void>;
}
