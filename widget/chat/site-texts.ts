// The texts of a site in the language of the page: the owner's translation, merged over the agent's default texts.
import type { SiteAgent, SiteInfo } from './connection/http-api.ts';

/** The agent of `site` with its texts in `language` (BCP 47): the exact tag first, then the tag's language alone. */
export function agentIn(site: SiteInfo, language: string): SiteAgent {
  const { translations, ...own } = site.agent;
  if (!translations) return own;
  const wanted = language.toLowerCase();
  const byTag = new Map(Object.entries(translations).map(([tag, words]) => [tag.toLowerCase(), words]));
  return { ...own, ...(byTag.get(wanted) ?? byTag.get(wanted.split('-')[0] ?? '')) };
}
