// The first view: the agent's name, what it can do, a few suggested questions.
import { html, nothing, type TemplateResult } from 'lit';
import type { SiteAgent } from '../../../chat/connection/http-api.ts';
import { icon } from '../../../shared/icons/icons.ts';
import type { Strings } from '../../../shared/strings/strings.ts';
import { agentMark } from '../../agent-chat-log/agent-mark.ts';

/** Questions shown at most. */
const MAX_PROMPTS = 4;

/** The welcome of a site's agent; empty until its texts are loaded, so that no text is replaced while it is read. */
export function welcome(
  known: SiteAgent | null,
  context: { strings: Strings; isKnown: boolean; isWide: boolean; ask: (text: string) => void },
): TemplateResult {
  const { strings } = context;
  const agent: SiteAgent = known ?? { name: strings.t('title') };
  const prompts = (agent.suggestions ?? []).slice(0, MAX_PROMPTS);
  return html`<div class="welcome ${context.isWide ? 'wide' : ''}" part="welcome">
    ${
      context.isKnown
        ? html`<slot name="welcome">
            <div>
              ${agentMark(agent)}
              <h2 dir="auto">${agent.greeting || strings.t('welcome')}</h2>
              ${agent.description ? html`<p class="lede" dir="auto">${agent.description}</p>` : nothing}
            </div>
            ${prompts.length > 0 ? promptList(prompts, context.ask) : nothing}
          </slot>`
        : nothing
    }
  </div>`;
}

function promptList(prompts: readonly string[], ask: (text: string) => void): TemplateResult {
  return html`<ul class="prompts plain">
    ${prompts.map(
      (text) =>
        html`<li>
          <button class="prompt" part="prompt" type="button" @click=${() => ask(text)}>
            ${icon('help')}<span dir="auto">${text}</span>
          </button>
        </li>`,
    )}
  </ul>`;
}
