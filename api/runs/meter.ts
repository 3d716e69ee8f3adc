// What a run has spent since the last append that stored it: tokens and, where the model has a price, their cost.
import type { Usage } from '../../protocol/index.ts';
import type { Price } from '../models/model.ts';
import type { Spent } from '../store/contract/runs.ts';

export class Meter {
  #tokens = 0;
  #costMicros = 0;

  /** One turn of the model. A price of a million tokens is that of a token in millionths. */
  add(usage: Usage, price: Price | undefined): void {
    this.#tokens += usage.input_tokens + usage.output_tokens;
    if (price) this.#costMicros += usage.input_tokens * price.input + usage.output_tokens * price.output;
  }

  /** Undefined when nothing was used. Forget it with {@link settle} once it is stored. */
  get spent(): Spent | undefined {
    if (this.#tokens === 0) return undefined;
    return { tokens: this.#tokens, costMicros: Math.ceil(this.#costMicros) };
  }

  settle(spent: Spent | undefined): void {
    if (!spent) return;
    this.#tokens -= spent.tokens;
    this.#costMicros = Math.max(0, this.#costMicros - spent.costMicros);
  }
}
