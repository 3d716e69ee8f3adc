// What search services want shown beside an answer that rests on them: their own page, in a frame that can do nothing but be
// read and clicked. The only frame of the widget; its HTML comes from our API and is never part of this page (MD-1).
import { html, nothing, type TemplateResult } from 'lit';
import { isSearchEntryPath } from '../../../protocol/blocks.ts';
import type { Strings } from '../../shared/strings.ts';
import { type AgentTurn, searchEntriesOf } from './turns.ts';

/** One row for each search of `turn` that has such a page; nothing without an API to ask, as in a recorded log. */
export function searchEntries(
  turn: AgentTurn,
  { api, strings }: { api: string; strings: Strings },
): TemplateResult[] | typeof nothing {
  const base = api.replace(/\/+$/, '');
  // Any other path, and any other kind of address, would be somebody else's page or a script.
  if (!/^https?:\/\//.test(base) || !URL.canParse(base)) return nothing;
  return searchEntriesOf(turn).flatMap(({ query, path }) =>
    isSearchEntryPath(path)
      ? [
          html`<iframe
            class="search-entry"
            part="search-entry"
            sandbox="allow-popups allow-popups-to-escape-sandbox"
            referrerpolicy="no-referrer"
            loading="lazy"
            title=${strings.t('searchSuggestions', { q: query })}
            src=${base + path}
          ></iframe>`,
        ]
      : [],
  );
}
