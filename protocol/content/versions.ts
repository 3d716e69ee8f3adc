// Versions of questions and answers: which of them are shown. A conversation is a tree: a question follows an answer (or begins the
// conversation), an answer follows a question; the path to the newest shown answer is what a visitor sees. SPEC.md, VE rules.
import type { Block, UserBlock } from '../blocks.ts';

/** What to show instead: the answer of a run, or a version of a question by the id of its first one. */
export type VersionTarget = { run_id: string } | { message_id: string; version: number };

/** Place of a shown question or answer among its versions, from 1, and its neighbours. */
export type VersionPlace = { at: number; of: number; previous: VersionTarget | null; next: VersionTarget | null };

export type Versions = {
  /** True for a block, or a message, of a version that is not shown. */
  isHidden(block: { type: string; run_id: string; message_id?: string }): boolean;
  /** The run that the question of the message follows; null where it begins the conversation, or is not loaded. */
  runBefore(messageId: string): string | null;
  /** Those with more than one version, by message id of a question and run id of an answer. */
  places(): Readonly<Record<string, VersionPlace>>;
};

/** The versions among `blocks`. `head`: the run at the end of what is shown; the newest one if left out. */
export function versionsOf(blocks: readonly Block[], head?: string | null): Versions {
  const turnOf = new Map<string, UserBlock>();
  const runBefore = new Map<string, string | null>();
  const runsOf = new Map<string, string[]>();
  const superseded = new Set<string>();
  let turn: UserBlock | undefined;
  let last: string | null = null;
  const addRun = (run: string) => {
    last = run;
    if (!turn || turnOf.has(run)) return;
    turnOf.set(run, turn);
    runsOf.get(turn.message_id)?.push(run);
  };
  for (const block of blocks) {
    if (block.type === 'user') {
      turn = block;
      runBefore.set(block.message_id, block.after === undefined ? last : block.after);
      runsOf.set(block.message_id, []);
      addRun(block.run_id);
    } else if (block.type === 'run') {
      addRun(block.run_id);
      // The one that replaces it may not have begun.
      if (!block.superseded_by) continue;
      addRun(block.superseded_by);
      if (!turn) superseded.add(block.run_id);
    }
  }
  const shown = new Set<string>();
  for (let run = head ?? last; run !== null && !shown.has(run); ) {
    shown.add(run);
    const { message_id: id } = turnOf.get(run) ?? {};
    if (id !== undefined) shown.add(id);
    run = (id !== undefined && runBefore.get(id)) || null;
  }
  return {
    isHidden: ({ type, run_id: run, message_id: id }) => {
      if (type === 'user') return !shown.has(id ?? '');
      // Without its question in the log, a run is hidden by the one that replaces it.
      return turnOf.has(run) ? !shown.has(run) : superseded.has(run);
    },
    runBefore: (messageId) => runBefore.get(messageId) ?? null,
    places() {
      const places: Record<string, VersionPlace> = {};
      const counts = new Map<string, number>();
      const questions = blocks.filter((block) => block.type === 'user');
      for (const { edits, version } of questions) {
        if (edits !== undefined) counts.set(edits, Math.max(counts.get(edits) ?? 1, version ?? 1));
      }
      for (const { message_id, edits = message_id, version = 1 } of questions) {
        if (!shown.has(message_id)) continue;
        const to = (wanted: number) => ({ message_id: edits, version: wanted });
        const runs = runsOf.get(message_id) ?? [];
        const at = runs.findIndex((run) => shown.has(run));
        place(message_id, version - 1, counts.get(edits) ?? 1, (n) => to(n + 1));
        place(runs[at] ?? '', at, runs.length, (n) => ({ run_id: runs[n]! }));
      }
      return places;

      function place(key: string, at: number, of: number, target: (at: number) => VersionTarget): void {
        if (of < 2 || at < 0) return;
        const previous = at > 0 ? target(at - 1) : null;
        places[key] = { at: at + 1, of, previous, next: at < of - 1 ? target(at + 1) : null };
      }
    },
  };
}
