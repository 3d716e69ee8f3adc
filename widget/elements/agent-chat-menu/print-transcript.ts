// Prints a conversation from the page itself: a window of its own could be blocked, and the page's policy would hold there, too. While
// the dialog is open the document has a sheet, for print only, that shows the conversation alone. No element of the page is changed.
// The chat has defined its element; imported here, it would be in two chunks that need each other.
import type {} from '../agent-chat-markdown/define.ts';

/** The chat is in the top layer, whose display only its own property reaches. */
const CSS = `@media screen{[data-agent-chat-print]{display:none}}
@media print{html,body{block-size:auto!important;overflow:visible!important;position:static!important;background:#fff!important}
body>:not([data-agent-chat-print]){display:none!important}agent-chat{--agent-chat-display:none!important}
[data-agent-chat-print]{display:block!important;color-scheme:light}}`;

/** Opens the dialog with `markdown`; resolves when it is open, or closed again where it blocks the page. */
export async function printTranscript(markdown: string, page: Window & typeof globalThis = window): Promise<void> {
  const { document } = page;
  const host = document.createElement('div');
  host.dataset.agentChatPrint = '';
  const root = host.attachShadow({ mode: 'open' });
  // Turn by turn: each text is parsed up to a bound.
  const parts = markdown.split(/\n(?=## )/).map((text, at) => {
    const part = document.createElement('agent-chat-markdown');
    part.text = text;
    if (at > 0) part.style.marginBlockStart = '20px';
    return part;
  });
  root.append(...parts);
  const sheet = new page.CSSStyleSheet();
  sheet.replaceSync(CSS);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  document.body.append(host);
  const end = () => {
    host.remove();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
  page.addEventListener('afterprint', end, { once: true });
  await Promise.all(parts.map((part) => part.updateComplete));
  page.print();
}
