// The thumbs of a finished answer, and the card of one that was rated as not good, which is imported when it is first opened.
import '../../../shared/strings/later-strings.ts';
import { html, nothing, type TemplateResult } from 'lit';
import type { Feedback, FeedbackBody } from '../../../../protocol/content/feedback.ts';
import { icon } from '../../../shared/icons/more-icons.ts';
import { LazyPart } from '../../../shared/loading/lazy-part.ts';
import type { Strings } from '../../../shared/strings/strings.ts';
import { type AgentTurn, blocksOf } from '../turns.ts';

/** The card of reasons. */
export const feedbackPart = new LazyPart('agent-chat-feedback', () => import('../../agent-chat-feedback/define.ts'));

export type RatingContext = {
  strings: Strings;
  /** The visitor's rating of the answer. */
  given: Feedback | undefined;
  /** Sends a rating; rejects with the reason. */
  rate: (messageId: string, body: FeedbackBody) => Promise<unknown>;
  /** The card is open, or shows its thanks. */
  isOpen: boolean;
  /** Shows the card, once it is loaded. */
  open: () => unknown;
  close: () => void;
  /** The card is done: with its thanks when it was `sent`. */
  finish: (sent: boolean) => void;
  /** A rating could not be sent. */
  fail: () => void;
};

/** The message by which an answer is rated: its last one; null for an answer without any. */
export function ratedMessage(turn: AgentTurn): string | null {
  const last = blocksOf(turn).findLast((block) => 'message_type' in block);
  return last && 'message_id' in last ? last.message_id : null;
}

/** The two buttons. */
export function thumbs(messageId: string, context: RatingContext): TemplateResult {
  const { given, rate } = context;
  const send = (rating: FeedbackBody['rating']) => rate(messageId, { rating }).catch(context.fail);
  const thumb = (rating: 1 | -1, press: () => void) => {
    const isGiven = given?.rating === rating;
    return html`<button
      class="icon-button"
      part="icon-button"
      type="button"
      aria-label=${context.strings.t(rating === 1 ? 'goodAnswer' : 'badAnswer')}
      aria-pressed=${isGiven ? 'true' : 'false'}
      @click=${press}
    >
      ${icon(rating === 1 ? 'thumb-up' : 'thumb-down', isGiven ? 'filled' : '')}
    </button>`;
  };
  return html`${thumb(1, () => {
    context.close();
    void send(given?.rating === 1 ? 0 : 1);
  })}
  ${thumb(-1, () => {
    if (given?.rating === -1) {
      context.close();
      void send(0);
    } else {
      context.open();
      void send(-1);
    }
  })}`;
}

/** The card, while it is open. */
export function feedbackCard(messageId: string, context: RatingContext): unknown {
  if (!context.isOpen) return nothing;
  return feedbackPart.draw(
    () => html`<agent-chat-feedback
      exportparts="feedback, suggestion, button, notice"
      .given=${context.given ?? null}
      .onSend=${(detail: Omit<FeedbackBody, 'rating'>) => context.rate(messageId, { rating: -1, ...detail })}
      .onClose=${context.finish}
    ></agent-chat-feedback>`,
    nothing,
  );
}
