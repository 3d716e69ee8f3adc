// What stands for a step until its element is loaded.
import { html, type TemplateResult } from 'lit';
import { readableToolName, type ToolUseBlock } from '../../protocol/blocks.ts';
import { cleanText } from '../shared/visible-text.ts';

/** The row of a step until its element is loaded: as high as that, with what the step does. */
export function pendingStep({ name, tool_content_message }: ToolUseBlock): TemplateResult {
  const label = cleanText(tool_content_message || readableToolName(name));
  return html`<p class="notice pending-step" part="notice" dir="auto">${label}</p>`;
}
