// The visitor's own messages: from the log, and while they are pending.
import { html, nothing, type TemplateResult } from 'lit';
import type { UserBlock, UserContent } from '../../../protocol/blocks.ts';
import type { PendingInput } from '../../chat/pending-messages.ts';
import { icon } from '../../shared/icons.ts';
import type { Strings } from '../../shared/strings/strings.ts';
import { textLanguage } from '../../shared/text-language.ts';
import { cleanText } from '../../shared/visible-text.ts';
import { contextChips } from '../agent-chat-context/context-chips.ts';
import { sentFiles } from '../agent-chat-files/sent-files.ts';
import type { UserTurn } from './turns.ts';

type LoadFile = (url: string) => Promise<Blob>;

/** A message in the log, with what can be done with it (`tools`), or in its place the field in which it is edited. */
export function userMessage(
  turn: UserTurn,
  { strings, file, tools, field }: { strings: Strings; file: LoadFile; tools: unknown; field: unknown },
): TemplateResult {
  return html`<article class="message user" part="message" aria-label=${strings.t('youSaid')}>
    ${field ?? html`${contextChips(blockOf(turn)?.context)}${sentFiles(contentOf(turn), file)}${bubbles(contentOf(turn))}${tools}`}
  </article>`;
}

/** The content of the visitor's message that the turn is. */
export function contentOf(turn: UserTurn): readonly UserContent[] {
  return blockOf(turn)?.content ?? [];
}

function blockOf({ entries: [entry] }: UserTurn): UserBlock | null {
  return entry?.type === 'block' && entry.block.type === 'user' ? entry.block : null;
}

/** A pending message: plain while it is sent, with a note when it waits or has failed. */
export function pendingMessage(
  item: PendingInput,
  context: {
    strings: Strings;
    isOffline: boolean;
    isAnswering: boolean;
    actions: {
      file: LoadFile;
      retry(clientId: string): void;
      withdraw(clientId: string): void;
      startOver(clientId: string): void;
    };
  },
): TemplateResult {
  const { strings, actions } = context;
  const withdraw = html`<button class="text-button" type="button" @click=${() => actions.withdraw(item.clientId)}>
    ${strings.t('withdraw')}
  </button>`;
  const why = item.isConversationFull ? strings.t('conversationFull') : item.error;
  const again = () => (item.isConversationFull ? actions.startOver(item.clientId) : actions.retry(item.clientId));
  const reason = context.isOffline
    ? strings.t('willSend')
    : context.isAnswering
      ? strings.t('waitsForAnswer')
      : nothing;
  return html`<article class="message user entering" part="message" aria-label=${strings.t('youSaid')}>
    ${contextChips(item.context)}${item.regenerates ? nothing : [sentFiles(item.content, actions.file), bubbles(item.content)]}
    ${
      item.status === 'failed'
        ? html`<span class="queued failed" title=${why ?? nothing}
            >${icon('alert')}${strings.t('notSent')}
            ${
              item.isConversationFull && item.regenerates
                ? nothing
                : html`<button class="text-button" type="button" @click=${again}>
                    ${strings.t(item.isConversationFull ? 'newThread' : 'retry')}
                  </button>`
            }
            ${withdraw}</span
          >`
        : nothing
    }
    ${item.status === 'failed' && why ? html`<span class="queued reason">${why}</span>` : nothing}
    ${item.status === 'queued' ? html`<span class="queued">${icon('clock')}${reason} ${withdraw}</span>` : nothing}
  </article>`;
}

function bubbles(content: readonly UserContent[]): TemplateResult[] {
  return content.flatMap((part) =>
    // Text as text (MD-9: `dir=auto` and isolation keep foreign directions inside the bubble).
    part.type === 'text'
      ? [
          html`<div class="bubble" part="bubble" dir="auto" lang=${textLanguage(part.text) ?? nothing}>${cleanText(part.text)}</div>`,
        ]
      : [],
  );
}
