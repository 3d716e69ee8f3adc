// How a wait for the visitor ended, in one line: who decided what and when, or that nobody did.
import '../../shared/strings/later-strings.ts';
import { html, nothing, type TemplateResult } from 'lit';
import type { ApprovalOutcome } from '../../../protocol/content/approvals.ts';
import { type IconName, icon } from '../../shared/icons/more-icons.ts';
import type { Strings } from '../../shared/strings/strings.ts';
import { cleanText } from '../../shared/visible-text.ts';
import { timeOfDay } from './countdown.ts';

/** The text of the line; '' for a wait that ended with its run. `requestedAt`: ISO 8601. */
export function outcomeText(outcome: ApprovalOutcome, requestedAt: string, strings: Strings): string {
  const at = { t: timeOfDay(outcome.at, strings) };
  switch (outcome.decision) {
    case 'approved':
      return strings.t('confirmedAt', at);
    case 'edited':
      return strings.t('confirmedEdited', at);
    case 'rejected':
      return strings.t('rejectedAt', at);
    case 'timeout':
      return strings.t('noAnswerWithin', { n: minutesBetween(requestedAt, outcome.at) });
    default:
      return '';
  }
}

/** The line, and below it the reason for a rejection. */
export function outcomeLine(
  outcome: ApprovalOutcome,
  requestedAt: string,
  strings: Strings,
): TemplateResult | typeof nothing {
  const text = outcomeText(outcome, requestedAt, strings);
  if (text === '') return nothing;
  const { decision, reason } = outcome;
  const mark: IconName = decision === 'rejected' ? 'close' : decision === 'timeout' ? 'clock' : 'check';
  return html`<p class="outcome" part="outcome" tabindex="-1">${icon(mark)}<span dir="auto">${text}</span></p>
    ${decision === 'rejected' && reason ? html`<p class="reason" dir="auto">${cleanText(reason)}</p>` : nothing}`;
}

function minutesBetween(from: string, to: string): number {
  const ms = Date.parse(to) - Date.parse(from);
  return Number.isNaN(ms) ? 1 : Math.max(1, Math.round(ms / 60_000));
}
