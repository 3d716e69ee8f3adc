// Pages that search services require beside an answer based on their results, each in a sandboxed frame that allows only
// reading and links. The widget's only frame; its HTML comes from our API and is never part of this page (MD-1).
import '../../../shared/strings/later-strings.ts';
import { html, nothing, type TemplateResult } from 'lit';
import { isSearchEntryPath } from '../../../../protocol/content/search-entries.ts';
import { isSourceGroup } from '../../../../protocol/groups.ts';
import type { Strings } from '../../../shared/strings/strings.ts';
import { type AgentTurn, blocksOf, type Turn } from '../turns.ts';

/** One row for each search of `turn` that has such a page; nothing without an API, as in a recorded log. */
export function searchEntries(
  turn: AgentTurn,
  { api, strings }: { api: string; strings: Strings },
): TemplateResult[] | typeof nothing {
  const base = api.replace(/\/+$/, '');
  // Any other path or kind of address would be another site's page or a script.
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

/** The pages that the searches of a turn require: each once; an invalid path is ignored. */
function searchEntriesOf(turn: Turn): { query: string; path: unknown }[] {
  const entries = new Map<unknown, { query: string; path: unknown }>();
  for (const block of blocksOf(turn)) {
    const artifact = block.type === 'tool_use' || block.type === 'tool_result' ? block.artifact : null;
    if (!isSourceGroup(artifact) || artifact.entry_point === undefined) continue;
    entries.set(artifact.entry_point, { query: artifact.query, path: artifact.entry_point });
  }
  return [...entries.values()];
}
