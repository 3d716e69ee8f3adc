// What can be done with the turns of a conversation: copying, ratings, edits, versions, suggestions, what failed, and pages of search
// services. One chunk, which the log imports when its first answer has ended or a message waits; one object for each log.
import '../../../shared/strings/later-strings.ts';
import { nothing, type ReactiveControllerHost, type TemplateResult } from 'lit';
import type { Source, TerminalBlock } from '../../../../protocol/blocks.ts';
import type { Feedback, FeedbackBody, FeedbackByRun } from '../../../../protocol/content/feedback.ts';
import type { VersionPlace, VersionTarget } from '../../../../protocol/content/versions.ts';
import { adoptBlockStyles } from '../../../blocks/others/adopt-block-styles.ts';
import { citedSources } from '../../../chat/sources/answer-sources.ts';
import { announce } from '../../../shared/announcer.ts';
import type { Strings } from '../../../shared/strings/strings.ts';
import { adoptStyles } from '../../../shared/styles/adopt-styles.ts';
import { LOG_PARTS } from '../later-parts.ts';
import { type AgentTurn, failureTitle, type Turn, type UserTurn } from '../turns.ts';
import { answerActions } from './answer-actions.ts';
import { editField, editPart, messageTools } from './message-tools.ts';
import { cutNotice, errorCard, stoppedNotice } from './notices.ts';
import { feedbackCard, feedbackPart, type RatingContext, ratedMessage, thumbs } from './rating.ts';
import { searchEntries } from './search-entries.ts';
import { suggestionRow } from './suggestion-row.ts';
import { styles } from './turn-tools.styles.ts';
import { versionPager } from './version-pager.ts';

export { DrawnTurns } from '../window/drawn-turns.ts';
export { announceEnd } from './ended-run.ts';
export { errorCard, queuedNotice } from './notices.ts';
export { pendingNote } from './pending-note.ts';
export { skeleton } from './skeleton.ts';

/** How long the tick replaces the copy icon, in milliseconds. */
const COPIED_MS = 2_000;

/** What the tools read of the log, and call. */
export type TurnToolsHost = ReactiveControllerHost &
  HTMLElement & {
    readonly versions: Readonly<Record<string, VersionPlace>>;
    readonly feedback: FeedbackByRun;
    readonly suggestions: readonly string[];
    readonly editable: boolean;
    readonly rateable: boolean;
    readonly answering: boolean;
    readonly sourcesOpen: boolean;
    readonly api: string;
    readonly actions: {
      askAgain(): void;
      ask(text: string): void;
      toggleSources(run: string): void;
      rate(messageId: string, body: FeedbackBody): Promise<unknown>;
      edit(messageId: string, text: string): void;
      showVersion(target: VersionTarget): Promise<unknown>;
    };
    /** Announces that what the visitor did has not reached the server. */
    sayNotSent(): void;
  };

export class TurnTools {
  readonly #log: TurnToolsHost;
  readonly #root: ShadowRoot;
  /** Key of the turn whose text was just copied. */
  #copied: string | null = null;
  /** The run whose card of reasons is open, or gives thanks. */
  #rated: string | null = null;
  /** The message that is being edited. */
  #edited: string | null = null;
  #stepped: { at: number; name: string } | null = null;
  /** Ratings on their way, by run: drawn at once, until the log has another one than `before`. */
  readonly #sent = new Map<string, { rating: FeedbackBody['rating']; before: Feedback['rating'] | undefined }>();

  constructor(log: TurnToolsHost) {
    this.#log = log;
    this.#root = log.shadowRoot!;
    adoptBlockStyles(this.#root);
    adoptStyles(this.#root, styles);
    this.#root.host.setAttribute('exportparts', LOG_PARTS);
  }

  /** Another value when what is drawn around the turn is different. */
  stateOf(turn: Turn): string {
    const isOpen = turn.type === 'agent' ? this.#rated === turn.runId : this.#edited === turn.key;
    const sent = turn.type === 'agent' ? this.#sent.get(turn.runId)?.rating : '';
    return `${this.#copied === turn.key} ${isOpen} ${sent}`;
  }

  /** How the run ended early. */
  end(turn: AgentTurn, { kind, error }: TerminalBlock, strings: Strings, isLast: boolean): TemplateResult {
    if (kind === 'stopped') return stoppedNotice(strings);
    const { askAgain } = this.#log.actions;
    return errorCard(strings, {
      title: strings.t(failureTitle(turn)),
      detail: error?.message ?? strings.t('errorDetail'),
      ...(isLast && error?.retryable !== false ? { retry: askAgain } : {}),
      copyDetails: () => this.#copy(turn.key, JSON.stringify({ run_id: turn.runId, ...error }, null, 2), strings),
    });
  }

  /** What is below a finished answer. `hasFailed`: its card has the actions. */
  below(
    turn: AgentTurn,
    context: {
      strings: Strings;
      sources: readonly Source[];
      isLast: boolean;
      hasFailed: boolean;
      isPrinted: boolean;
    },
  ): unknown {
    const { strings, hasFailed } = context;
    const { api, rateable, sourcesOpen, actions } = this.#log;
    const message = rateable ? ratedMessage(turn) : null;
    const rating = this.#ratingOf(turn, strings);
    const row = answerActions(turn, {
      ...context,
      sources: citedSources(context.sources),
      copied: this.#copied === turn.key,
      sourcesOpen,
      copy: (text) => this.#copy(turn.key, text, strings),
      askAgain: actions.askAgain,
      toggleSources: () => actions.toggleSources(turn.runId),
      thumbs: message ? thumbs(message, rating) : nothing,
      pager: this.#pager(turn.runId, strings),
    });
    return [
      turn.isCut ? cutNotice(strings) : nothing,
      searchEntries(turn, { api, strings }),
      hasFailed ? nothing : row,
      message ? feedbackCard(message, rating) : nothing,
    ];
  }

  /** What is below a question with that text: `tools`; or in its place the `field` in which it is edited. */
  ofQuestion(turn: UserTurn, text: string, strings: Strings): { tools: unknown; field?: unknown } {
    const { key } = turn;
    if (this.#mayEdit && this.#edited === key) {
      return { tools: nothing, field: editField(text, (changed) => this.#finishEdit(key, changed)) };
    }
    const tools = messageTools({
      strings,
      text,
      pager: this.#pager(key, strings),
      copied: this.#copied === key,
      copy: () => this.#copy(key, text, strings),
      edit: this.#mayEdit ? () => void this.#beginEdit(key) : undefined,
    });
    return { tools };
  }

  suggestions(strings: Strings): unknown {
    const { suggestions, actions } = this.#log;
    return suggestionRow(suggestions, strings, actions.ask, this.#root);
  }

  /** Begins to edit the newest question that is shown. */
  editLast(turns: readonly Turn[]): void {
    const last = turns.findLast((turn) => turn.type === 'user');
    if (last && this.#mayEdit) void this.#beginEdit(last.key);
  }

  /** The versions have changed: a pressed button is drawn anew with the other version, and the focus goes on there. */
  followStep(): void {
    if (!this.#stepped) return;
    const { at, name } = this.#stepped;
    const pager = this.#messages[at]?.querySelector('.pager');
    if (!pager) return;
    this.#stepped = null;
    const button = pager.querySelector<HTMLElement>(`.${name}:enabled`) ?? pager.querySelector<HTMLElement>(':enabled');
    button?.focus();
    announce(this.#log, pager.textContent?.trim() ?? '');
  }

  get #messages(): readonly Element[] {
    return [...this.#root.querySelectorAll('.log-inner > .message')];
  }

  // ---- copying ---------------------------------------------------------------------------------------------------

  #copy(key: string, text: string, strings: Strings): void {
    // Without permission or in an insecure page the promise rejects; then no confirmation is shown.
    navigator.clipboard
      ?.writeText(text)
      .then(() => {
        this.#setCopied(key);
        announce(this.#log, strings.t('copied'));
        setTimeout(() => {
          if (this.#copied === key) this.#setCopied(null);
        }, COPIED_MS);
      })
      .catch(() => {});
  }

  #setCopied(key: string | null): void {
    this.#copied = key;
    this.#log.requestUpdate();
  }

  // ---- edits and versions ----------------------------------------------------------------------------------------

  get #mayEdit(): boolean {
    return this.#log.editable && !this.#log.answering;
  }

  async #beginEdit(key: string): Promise<void> {
    if (await editPart.loadFor(this.#log)) this.#edit(key);
  }

  #edit(key: string | null): void {
    this.#edited = key;
    this.#log.requestUpdate();
  }

  #finishEdit(key: string, text: string | null): void {
    const article = this.#root.querySelector('agent-chat-edit')?.parentElement;
    this.#edit(null);
    if (text !== null) this.#log.actions.edit(key, text);
    else void this.#log.updateComplete.then(() => article?.querySelector<HTMLElement>('.edit-button')?.focus());
  }

  #pager(key: string, strings: Strings): TemplateResult | typeof nothing {
    return versionPager(this.#log.versions[key], { strings, show: this.#mayEdit ? this.#step : undefined });
  }

  #step = (target: VersionTarget, button: HTMLElement): void => {
    const at = this.#messages.findIndex((article) => article.contains(button));
    const name = button.classList.contains('versionPrev') ? 'versionPrev' : 'versionNext';
    this.#stepped = { at, name };
    this.#log.actions.showVersion(target).catch(() => {
      this.#stepped = null;
      this.#log.sayNotSent();
    });
  };

  // ---- ratings ---------------------------------------------------------------------------------------------------

  #ratingOf({ runId }: AgentTurn, strings: Strings): RatingContext {
    return {
      strings,
      given: this.#given(runId),
      rate: (messageId, body) => this.#send(runId, messageId, body),
      isOpen: this.#rated === runId,
      open: async () => (await feedbackPart.loadFor(this.#log)) && this.#rate(runId),
      close: () => this.#rated === runId && this.#rate(null),
      finish: (sent) => this.#finishCard(sent),
      fail: () => this.#log.sayNotSent(),
    };
  }

  #given(runId: string): Feedback | undefined {
    const logged = this.#log.feedback[runId];
    const sent = this.#sent.get(runId);
    if (sent && logged?.rating !== sent.before) this.#sent.delete(runId);
    else if (sent) return sent.rating === 0 ? undefined : { message_id: '', ...logged, rating: sent.rating };
    return logged;
  }

  async #send(runId: string, messageId: string, body: FeedbackBody): Promise<void> {
    this.#sent.set(runId, { rating: body.rating, before: this.#log.feedback[runId]?.rating });
    this.#log.requestUpdate();
    try {
      await this.#log.actions.rate(messageId, body);
    } catch (error) {
      this.#sent.delete(runId);
      this.#log.requestUpdate();
      throw error;
    }
  }

  #rate(runId: string | null): void {
    this.#rated = runId;
    this.#log.requestUpdate();
  }

  /** A card that was sent stays with its thanks. The focus goes back to the answer's actions. */
  #finishCard(sent: boolean): void {
    const answer = this.#root.querySelector('agent-chat-feedback')?.parentElement;
    if (!sent) this.#rate(null);
    answer?.querySelector<HTMLElement>('.actions [aria-pressed="true"]')?.focus();
  }
}
