// What can be done with a sent question: the row below it, and the field in which it is edited.
import { joinLabel } from '../../../../protocol/content/join-label.ts';
import '../../../shared/strings/later-strings.ts';
import { html, nothing, type TemplateResult } from 'lit';
import { type IconName, icon } from '../../../shared/icons/more-icons.ts';
import { LazyPart } from '../../../shared/loading/lazy-part.ts';
import type { Strings } from '../../../shared/strings/strings.ts';
import { cleanText } from '../../../shared/visible-text.ts';

/** The field in which a question is edited: loaded before it takes the place of the question. */
export const editPart = new LazyPart('agent-chat-edit', () => import('../../agent-chat-edit/define.ts'));

export type MessageContext = {
  strings: Strings;
  text: string;
  /** Steps through the versions of the message. */
  pager: unknown;
  copied: boolean;
  copy: () => void;
  /** Begins to edit; missing where that is not possible now. */
  edit: (() => void) | undefined;
};

/** The most letters of a message in the name of its button. */
const NAME_CHARS = 60;

/** The name of a button that does something to one message of several. */
export function buttonName(words: string, text: string, language: string): string {
  const clean = cleanText(text);
  return joinLabel(words, clean.length > NAME_CHARS ? `${clean.slice(0, NAME_CHARS)}…` : clean, language);
}

/** The row. */
export function messageTools({
  strings,
  text,
  pager,
  copied,
  copy,
  edit,
}: MessageContext): TemplateResult | typeof nothing {
  if (!edit && pager === nothing) return nothing;
  return html`<div class="actions">
    ${
      edit
        ? html`${button('pencil', strings.t('editMessage'), edit, 'edit-button')}
          ${button(copied ? 'check' : 'copy', copied ? strings.t('copied') : buttonName(strings.t('copy'), text, strings.language), copy)}`
        : nothing
    }
    ${pager}
  </div>`;
}

/** The field. `finish` gets the new text, or null. */
export function editField(text: string, finish: (text: string | null) => void): unknown {
  return editPart.draw(
    () => html`<agent-chat-edit
      exportparts="edit, input, button"
      .text=${text}
      .onSend=${finish}
      .onCancel=${() => finish(null)}
    ></agent-chat-edit>`,
    nothing,
  );
}

function button(name: IconName, label: string, press: () => void, extraClass = ''): TemplateResult {
  return html`<button
    class=${`icon-button ${extraClass}`}
    part="icon-button"
    type="button"
    aria-label=${label}
    @click=${press}
  >
    ${icon(name)}
  </button>`;
}
