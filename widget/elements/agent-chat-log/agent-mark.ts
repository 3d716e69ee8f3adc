// The agent's small square: its picture, or the first letter of its name.
import { html, type TemplateResult } from 'lit';
import { firstLetter } from '../../shared/icons/first-letter.ts';

/** The mark of `agent`; hidden from screen readers, because the name is always beside it. */
export function agentMark(agent: { name: string; avatar?: string }): TemplateResult {
  return html`<span class="mark" part="mark" aria-hidden="true">${
    agent.avatar && /^(https?:\/\/|\/(?!\/))/i.test(agent.avatar)
      ? html`<img src=${agent.avatar} alt="" referrerpolicy="no-referrer" />`
      : firstLetter(agent.name)
  }</span>`;
}
