// Long work in tasks of a few milliseconds: the page draws, and takes what is typed, between them. Knows nothing of the work.

/** How long one task may take, in milliseconds: where others take half of the processor, it has half of that. */
const TASK_MS = 8;

/** The time of the task that is running, by a clock that is never set back. */
export class TaskTime {
  readonly #nowMs: () => number;
  #untilMs: number;
  #hasPaused = false;

  constructor(nowMs = () => performance.now()) {
    this.#nowMs = nowMs;
    this.#untilMs = nowMs() + TASK_MS;
  }

  /** The work was too long for one task. */
  get hasPaused(): boolean {
    return this.#hasPaused;
  }

  /** Whether the task has taken its time: then the next one is due. */
  get isOver(): boolean {
    return this.#nowMs() >= this.#untilMs;
  }

  /** Resolves in another task. */
  async pause(): Promise<void> {
    this.#hasPaused = true;
    await nextTask();
    this.#untilMs = this.#nowMs() + TASK_MS;
  }
}

/** The result of `steps`, each of which takes a part of a task. What follows has a task of its own where this needed several. */
export async function inTasks<Result>(steps: Generator<void, Result>, time = new TaskTime()): Promise<Result> {
  for (;;) {
    const { done, value } = steps.next();
    if (done ? time.hasPaused : time.isOver) await time.pause();
    if (done) return value;
  }
}

type Scheduling = { scheduler?: { yield?(): Promise<void> } };

/** Before other work that waits, where the browser can. */
function nextTask(): Promise<void> {
  const { scheduler } = globalThis as Scheduling;
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}
