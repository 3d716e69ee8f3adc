// After an answer has ended: has the model write the title and the questions to go on with, and stores them with what they cost. Apart
// from the run, which has ended by then: a failure leaves what the run has written, the first question and the questions of the index.
import { randomBytes } from 'node:crypto';
import type { Model } from '../../models/model.ts';
import type { Store } from '../../store/contract/store.ts';
import type { Clock } from '../../time/clock.ts';
import { AFTER_ANSWER_MS, MAX_AFTER_ANSWERS } from '../input/limits.ts';
import { Meter } from '../meter.ts';
import type { StoreRetry } from '../record/store-retry.ts';
import { askCaptions, type CaptionRequest } from './ask-captions.ts';

export type EndedAnswer = Omit<CaptionRequest, 'wants'> & {
  runId: string;
  conversationId: string;
  /** Whom its tokens count for, as its message did. */
  accounts: readonly string[];
  model: Model;
  wants: {
    /** The title that the run gave, which is replaced unless it was changed since; null: the title is left alone. */
    titleFor: string | null;
    followUps: boolean;
  };
};

type Deps = {
  store: Pick<Store, 'conversations'>;
  clock: Clock;
  retry: StoreRetry;
  onError(error: unknown, runId: string): void;
};

export class AfterAnswers {
  readonly #deps: Deps;
  /** One signal each: those of AbortSignal.any would stay with a signal that all share. */
  readonly #active = new Map<Promise<void>, AbortController>();
  #isClosed = false;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Returns at once. Nothing is done while {@link MAX_AFTER_ANSWERS} are under way, or once the process ends. */
  begin(ended: EndedAnswer): void {
    const { wants } = ended;
    if (wants.titleFor === null && !wants.followUps) return;
    if (this.#isClosed || this.#active.size >= MAX_AFTER_ANSWERS) return;
    const stop = new AbortController();
    const work = this.#write(ended, stop)
      .catch((error: unknown) => {
        if (!this.#isClosed) this.#deps.onError(error, ended.runId);
      })
      .finally(() => this.#active.delete(work));
    this.#active.set(work, stop);
  }

  /** Breaks off what is under way; resolves once its cost is stored. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const stop of this.#active.values()) stop.abort(new Error('the process ends'));
    await Promise.all(this.#active.keys());
  }

  async #write(
    { runId, conversationId, accounts, model, wants, ...said }: EndedAnswer,
    stop: AbortController,
  ): Promise<void> {
    const { store, clock, retry } = this.#deps;
    const meter = new Meter();
    const endTimer = clock.deadline(() => stop.abort(new Error('captions timeout')), AFTER_ANSWER_MS);
    const caption = (change: { title?: { from: string; to: string }; followUps?: readonly string[] }) =>
      retry(() => store.conversations.caption(conversationId, { runId, ...change, accounts, spent: meter.spent }));
    try {
      const { title, followUps } = await askCaptions(
        model,
        { ...said, wants: { title: wants.titleFor !== null, followUps: wants.followUps } },
        {
          signal: stop.signal,
          newNonce: () => randomBytes(12).toString('base64url'),
          onSpent: (usage, price) => meter.add(usage, price),
        },
      );
      await caption({
        ...(title !== '' && wants.titleFor !== null ? { title: { from: wants.titleFor, to: title } } : {}),
        ...(followUps.length > 0 ? { followUps } : {}),
      });
    } catch (error) {
      if (meter.spent) await caption({});
      throw error;
    } finally {
      endTimer();
    }
  }
}
