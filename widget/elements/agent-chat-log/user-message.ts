// The visitor's own messages: from the log, and while they are pending.
import { html, nothing, type TemplateResult } from 'lit';
import type { UserBlock, UserContent } from '../../../protocol/blocks.ts';
import { blockOf } from '../../chat/chat-view.ts';
import type { PendingInput } from '../../chat/pending-messages.ts';
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
  { strings, file, tools, field }: { strings: Strings; file: LoadFile; tools: unknown; field?: unknown },
): TemplateResult {
  return html`<article class="message user asked" part="message" aria-label=${strings.t('youSaid')}>
    ${field ?? html`${contextChips(questionOf(turn)?.context)}${sentFiles(contentOf(turn), file)}${bubbles(contentOf(turn))}${tools}`}
  </article>`;
}

/** The content of the visitor's message that the turn is. */
export function contentOf(turn: UserTurn): readonly UserContent[] {
  return questionOf(turn)?.content ?? [];
}

function questionOf({ entries: [entry] }: UserTurn): UserBlock | null {
  return blockOf(entry, 'user');
}

/** A pending message; `note` says why it waits or that it failed; `isEntering`: its coming is animated. */
export function pendingMessage(
  item: PendingInput,
  { strings, file, note, isEntering = true }: { strings: Strings; file: LoadFile; note: unknown; isEntering?: boolean },
): TemplateResult {
  // Its answer begins below it; that of a queued one does later, and what is asked again is above.
  const asked = item.status === 'queued' || item.regenerates ? '' : ' asked';
  return html`<article class="message user${isEntering ? ' entering' : ''}${asked}" part="message" aria-label=${strings.t('youSaid')}>
    ${contextChips(item.context)}${item.regenerates ? nothing : [sentFiles(item.content, file), bubbles(item.content)]}${note}
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
