// Notes and their numbers as elements. A number leads to its note, whose words a screen reader says with it.
import { html, type TemplateResult } from 'lit';

const idOf = (number: number) => `note-${number}`;

export function drawNote(number: number, content: unknown): TemplateResult {
  return html`<div class="note" id=${idOf(number)} role="note" tabindex="-1">
    <span class="note-number">${number}</span>
    <div>${content}</div>
  </div>`;
}

export function drawNoteNumber(number: number): TemplateResult {
  return html`<sup
    ><button class="note-ref" type="button" aria-describedby=${idOf(number)} @click=${goToNote}>${number}</button></sup
  >`;
}

function goToNote(event: Event): void {
  const button = event.currentTarget as HTMLElement;
  (button.getRootNode() as ShadowRoot).getElementById(button.getAttribute('aria-describedby')!)?.focus();
}
