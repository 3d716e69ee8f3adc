// The Request or Response box of a step: monospaced text, JSON keys in a lighter colour, a copy button. Text only, never markup.
import { html, type TemplateResult } from 'lit';
import '../agent-chat-copy-button/define.ts';
import { showHidden } from '../../shared/visible-text.ts';

/** Characters drawn; a longer payload ends with …, and is copied whole. */
const MAX_SHOWN_CHARS = 20_000;

/** `text`: as received; JSON is indented over lines. `isError` gives the error tint. */
export function payload(text: string, label: string, copyLabel: string, isError = false): TemplateResult {
  const shown = format(text);
  return html`<div class=${isError ? 'payload error' : 'payload'} part="payload">
    <div class="payload-head">
      <span>${label}</span>
      <agent-chat-copy-button .text=${text} .label=${copyLabel}></agent-chat-copy-button>
    </div>
    <pre tabindex="0" dir="ltr">${withKeys(shown)}</pre>
  </div>`;
}

/** JSON indented over lines; other text unchanged. Hidden and bidi characters are written out (MD-9). */
function format(text: string): string {
  const trimmed = text.trim();
  let out = text;
  if (/^[[{]/.test(trimmed) && trimmed.length <= MAX_SHOWN_CHARS) {
    try {
      out = JSON.stringify(JSON.parse(trimmed), null, 2);
    } catch {
      // Not JSON: shown unchanged.
    }
  }
  const cut = out.length > MAX_SHOWN_CHARS ? `${out.slice(0, MAX_SHOWN_CHARS)}…` : out;
  return cut
    .split('\n')
    .map((line) => showHidden(line.replaceAll('\t', '  ').replace(/\r$/, '')))
    .join('\n');
}

/** Lines of indented JSON with their keys in a lighter colour. */
function withKeys(text: string): unknown {
  if (!/^[[{]/.test(text)) return text;
  return text.split('\n').map((line, i) => {
    const match = /^( *)("(?:[^"\\]|\\.)*")(: .*)$/.exec(line);
    const end = i === 0 ? '' : '\n';
    return match ? html`${end}${match[1]}<span class="key">${match[2]}</span>${match[3]}` : `${end}${line}`;
  });
}
