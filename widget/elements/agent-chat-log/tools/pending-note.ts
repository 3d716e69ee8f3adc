// Below a message that is not in the log yet: that it waits or has failed, and what can be done with it.
import '../../../shared/strings/later-strings.ts';
import { html, nothing, type TemplateResult } from 'lit';
import { textOf } from '../../../chat/chat-view.ts';
import type { PendingInput } from '../../../chat/pending-messages.ts';
import { icon } from '../../../shared/icons/more-icons.ts';
import type { Strings } from '../../../shared/strings/strings.ts';
import { buttonName } from './message-tools.ts';

/** Nothing for a message that is being sent. */
export function pendingNote(
  item: PendingInput,
  context: {
    strings: Strings;
    isOffline: boolean;
    isAnswering: boolean;
    actions: { retry(clientId: string): void; withdraw(clientId: string): void; startOver(clientId: string): void };
  },
): TemplateResult | typeof nothing {
  if (item.status !== 'failed' && item.status !== 'queued') return nothing;
  const { strings, actions } = context;
  const words = strings.t('withdraw');
  const name = buttonName(words, textOf(item.content), strings.language);
  const withdraw = html`<button class="text-button" type="button" aria-label=${name} @click=${() => actions.withdraw(item.clientId)}>
    ${words}
  </button>`;
  if (item.status === 'queued') {
    const reason = context.isOffline ? 'willSend' : context.isAnswering ? 'waitsForAnswer' : null;
    return html`<span class="queued">${icon('clock')}${reason ? strings.t(reason) : nothing} ${withdraw}</span>`;
  }
  const why = item.isConversationFull ? strings.t('conversationFull') : item.error;
  const again = () => (item.isConversationFull ? actions.startOver(item.clientId) : actions.retry(item.clientId));
  return html`<span class="queued failed" title=${why ?? nothing}
      >${icon('alert')}${strings.t('notSent')}
      ${
        item.isConversationFull && item.regenerates
          ? nothing
          : html`<button class="text-button" type="button" @click=${again}>
              ${strings.t(item.isConversationFull ? 'newThread' : 'retry')}
            </button>`
      }
      ${withdraw}</span
    >${why ? html`<span class="queued reason">${why}</span>` : nothing}`;
}
